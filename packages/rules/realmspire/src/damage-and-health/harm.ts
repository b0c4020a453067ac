import { defineIntent, type Id, oneOf } from '@riposte/kernel';
import { fighterIds } from '../characters/fighter.ts';
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
    takeDamage(play, at, { points, type, blocked: false, armour: chooseArmour(play, at), where: null, throughMetal: false });
    return true;
  },
});
