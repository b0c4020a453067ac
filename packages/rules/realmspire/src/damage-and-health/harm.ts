import { defineIntent, defineRoll, die, give, type Id, oneOf } from '@riposte/kernel';
import { fighterIds } from '../characters/fighter.ts';
import { Prone } from '../positioning/prone.ts';
import { chooseArmour } from './armour.ts';
import { takeDamage } from './damage.ts';
import { DAMAGE_TYPES, type DamageType } from './damage-types.ts';

export interface Harming {
  readonly at: Id;
  readonly points: number;
  readonly type: DamageType;
}

/** The most points of damage at once, and those that a menu offers. */
const MAX_POINTS = 1000;
const USUAL: readonly number[] = [1, 3, 6, 10];

/** Damage without an attack: a fall, a fire, a trap; armour counts. For the game master. @rule RS-DTY-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'RS-DTY-001',
  title: 'Harm',
  tags: ['referee'],
  actor: 'scene',
  params: {
    at: oneOf({ rule: 'RS-DTY-001', candidates: fighterIds }),
    points: oneOf<unknown, number>({
      rule: 'RS-DTY-001',
      candidates: () => USUAL,
      check(_view, _context, points, refuse) {
        if (!Number.isInteger(points) || points < 1 || points > MAX_POINTS) refuse('RS-DTY-001', `1 to ${MAX_POINTS} points`);
      },
    }),
    type: oneOf<unknown, DamageType>({ rule: 'RS-DTY-003', candidates: () => DAMAGE_TYPES }),
  },
  perform(play, _by, { at, points, type }) {
    takeDamage(play, at, { points, type, blocked: false, armour: chooseArmour(play, at), where: null, throughMetal: false, kills: 'struck' });
    return true;
  },
});

/** The most metres of a fall, and those that a menu offers. */
const MAX_METRES = 60;
const USUAL_FALLS: readonly number[] = [3, 6, 12];

export const FallRoll = defineRoll('fall', { rule: 'R-FALL', title: 'fall' });
const D6 = die(6);

/** A fall: 1d6 crushing for each 3 m, and who falls so far lies on the ground (R-FALL). For the game master. @rule RS-DTY-001 */
export const Fall = defineIntent<{ readonly at: Id; readonly metres: number }>('fall', {
  rule: 'R-FALL',
  title: 'Fall',
  tags: ['referee'],
  actor: 'scene',
  params: {
    at: oneOf({ rule: 'R-FALL', candidates: fighterIds }),
    metres: oneOf<unknown, number>({
      rule: 'R-FALL',
      candidates: () => USUAL_FALLS,
      check(_view, _context, metres, refuse) {
        if (!Number.isInteger(metres) || metres < 1 || metres > MAX_METRES) refuse('R-FALL', `1 to ${MAX_METRES} metres`);
      },
    }),
  },
  perform(play, _by, { at, metres }) {
    let points = 0;
    for (let fallen = 3; fallen <= metres; fallen += 3) points += play.roll(FallRoll, at, D6);
    if (points === 0) return true;
    takeDamage(play, at, { points, type: 'crushing', blocked: false, armour: chooseArmour(play, at), where: null, throughMetal: false, kills: 'struck' });
    give(play, at, Prone);
    return true;
  },
});
