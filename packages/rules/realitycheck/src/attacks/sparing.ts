import { defineChange, defineIntent, die, type Id, type IntentContext, oneOf, type Param, type Play, type Refuse } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { statsOf } from '../gear/carried.ts';
import type { WeaponStats } from '../gear/piece.ts';
import { type Attack, isMelee } from './attack.ts';
import { ChanceRoll } from './dice.ts';

const MAX_SPARING = 6;

export const SPARING_STEP = 3;

export const SparingSet = defineChange('sparing-set', (store, who: Id, steps: number): boolean => {
  if ((store.state.entities[who] as Fighter).sparing === steps) return false;
  (store.edit(who) as Fighter).sparing = steps;
  return true;
});

/** Sets whether to spare targets, and at what penalty. Each attack may still choose differently. @rule RC-NLD-013 RC-NLD-017 */
export const HoldBack = defineIntent<{ readonly spare: number }>('hold-back', {
  rule: 'RC-NLD-013',
  title: 'Hold back',
  tags: ['free'],
  params: {
    spare: oneOf<IntentContext<{ readonly spare: number }>, number>({
      rule: 'RC-NLD-013',
      candidates: (view, { by }) => [-1, 0, 1, 2].filter((steps) => steps !== fighter(view, by).sparing),
      check: (_view, _context, steps, refuse) => checkSteps(steps, refuse),
    }),
  },
  perform(play, by, { spare }) {
    SparingSet(play, by, spare);
    return true;
  },
});

function checkSteps(steps: number, refuse: Refuse): void {
  if (!Number.isInteger(steps) || steps < -1 || steps > MAX_SPARING) refuse('RC-NLD-017', 'spare-steps', { most: MAX_SPARING });
}

/** Steps of penalty to spare the target, -1 = it is not spared. @rule RC-NLD-013 RC-NLD-017 */
export function sparing<P extends object>(): Param<IntentContext<P>, number> {
  return oneOf<IntentContext<P>, number>({
    rule: 'RC-NLD-013',
    candidates: (view, { by }) => [fighter(view, by).sparing],
    check: (_view, _context, steps, refuse) => checkSteps(steps, refuse),
  });
}

/** The lowest Chance roll that spares, by weapon. @rule RC-NLD-015 */
const neededChance = (attack: Attack, stats: WeaponStats | null): number => (!isMelee(attack) ? 15 : stats?.blunt === true ? 5 : 10);

/** Whether the damage is non-lethal: unarmed at will, else by a Chance roll that each step of penalty makes easier. @rule RC-NLD-012 RC-NLD-013 RC-NLD-014 RC-NLD-016 RC-UNA-005 */
export function spares(play: Play, attack: Attack): boolean {
  if (attack.spare < 0) return false;
  const stats = statsOf(play, attack.item);
  if (attack.way === 'unarmed' || stats?.sparing === true) return true;
  const needed = neededChance(attack, stats) - 5 * attack.spare;
  return needed <= 1 || play.roll(ChanceRoll, attack.by, die(20), (roll) => (roll >= needed ? 1 : 0)) === 1;
}
