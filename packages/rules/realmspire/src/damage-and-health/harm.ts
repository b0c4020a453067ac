import { defineChange, defineIntent, endAll, give, type Id, oneOf, type View } from '@riposte/kernel';
import { Stamina } from '../adventuring/after-the-fight.ts';
import { Fatigued, fatigueOf } from './unconscious.ts';
import { chooseArmour, take } from './damage.ts';
import { DAMAGE_TYPES, type DamageType } from './damage-types.ts';
import { fallen } from './dying.ts';
import { type Fighter, fighters } from '../characters/fighter.ts';
import { letGo } from '../actions-in-combat/movement.ts';

/** The game master says what somebody stands behind. @rule RS-COV-010 */
export const CoverSet = defineChange('cover-set', (store, who: Id, cover: number): void => {
  (store.edit(who) as Fighter).cover = cover;
});

export const AwareSet = defineChange('aware-set', (store, who: Id, aware: boolean): void => {
  (store.edit(who) as Fighter).aware = aware;
});

export const CHANGES = [CoverSet, AwareSet];

const everybody = (view: View): Id[] => fighters(view).map((one) => one.id);

export interface Harming {
  readonly at: Id;
  readonly points: number;
  readonly type: DamageType;
}

/** Most points of damage at once, and those that a menu offers. */
const MOST = 1000;
const USUAL: readonly number[] = [1, 3, 6, 10];

/** Damage that no attack does: a fall, a fire, a trap; armour counts. For the game master. @rule RS-DTY-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'RS-DTY-001',
  title: 'Harm',
  tags: ['referee'],
  actor: 'scene',
  params: {
    at: oneOf({ rule: 'RS-DTY-001', candidates: everybody }),
    points: oneOf<unknown, number>({
      rule: 'RS-DTY-001',
      candidates: () => USUAL,
      check(_view, _context, points, refuse) {
        if (!Number.isInteger(points) || points < 1 || points > MOST) refuse('RS-DTY-001', `1 to ${MOST} points`);
      },
    }),
    type: oneOf<unknown, DamageType>({ rule: 'RS-DTY-003', candidates: () => DAMAGE_TYPES }),
  },
  perform(play, _by, { at, points, type }) {
    take(play, at, { points, type, blocked: false, armour: chooseArmour(play, at), where: null, throughMetal: false });
    return true;
  },
});

/** A demanding task: a point of stamina, and for who has none left a level of fatigue (R-REST). For the game master. */
export const Exert = defineIntent<{ readonly at: Id }>('exert', {
  rule: 'R-REST',
  title: 'Demanding task',
  tags: ['referee'],
  actor: 'scene',
  params: { at: oneOf({ rule: 'R-REST', candidates: everybody }) },
  perform(play, _by, { at }) {
    Stamina.spend(play, at, Math.min(1, Stamina.left(play, at)));
    if (Stamina.left(play, at) > 0) return true;
    const level = fatigueOf(play, at) + 1;
    endAll(play, at, Fatigued);
    give(play, at, Fatigued, { value: level });
    fallen(play, at, false);
    letGo(play, at);
    return true;
  },
});
