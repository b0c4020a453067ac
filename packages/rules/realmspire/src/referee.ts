import { defineChange, defineIntent, type Id, oneOf, type Refuse, type View } from '@riposte/kernel';
import { chooseArmour, take } from './damage.ts';
import { DAMAGE_TYPES, type DamageType } from './damage-types.ts';
import { type Fighter, fighters, SCENE } from './fighter.ts';

/** The game master says what somebody stands behind. @rule RS-COV-010 */
export const CoverSet = defineChange('cover-set', (store, who: Id, cover: number): boolean => {
  if ((store.state.entities[who] as Fighter).cover === cover) return false;
  (store.edit(who) as Fighter).cover = cover;
  return true;
});

export const AwareSet = defineChange('aware-set', (store, who: Id, aware: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).aware === aware) return false;
  (store.edit(who) as Fighter).aware = aware;
  return true;
});

export const CHANGES = [CoverSet, AwareSet];

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
  available(_view: View, by: Id, refuse: Refuse) {
    if (by !== SCENE) refuse('RS-DTY-001', 'only for the game master');
  },
  params: {
    at: oneOf({ rule: 'RS-DTY-001', candidates: (view, { by }) => (by === SCENE ? fighters(view).map((one) => one.id) : []) }),
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
