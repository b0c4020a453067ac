import { type AnyContribution, adds, carried, defineCondition, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { EnergyPerRound } from '../actions/energy.ts';
import { fighter } from '../fighters/fighter.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { ruled } from '../rulings.ts';

/** Spends no Stamina and has less Energy. @rule RC-CND-004 RC-CND-005 RC-DTH-008 RC-NLD-006 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'RC-CND-005',
  title: 'exhausted',
  stacks: true,
  forbids: [{ tags: ['stamina'], rule: 'RC-CND-004', reason: 'exhausted' }],
});

/** It counts once, whatever the number of its causes. @rule RC-CND-005 */
export const EXHAUSTED_NUMBERS: readonly AnyContribution[] = [
  adds(EnergyPerRound, lostByExhaustion, {
    rule: 'RC-CND-005',
    label: 'exhausted',
    only: 'while exhausted',
    when: (view, who) => view.has(who, Exhausted),
  }),
];

function lostByExhaustion(view: View, who: Id): number {
  const energy = ruled(view).energyOf(fighter(view, who).stamina);
  return ruled(view).exhaustedEnergy(energy) - energy;
}

/** Exhausts a fighter for so many rounds, or until a Short Rest (null). The longer of two exhaustions counts. @rule RC-DTH-005 */
export function exhaust(play: Play, who: Id, rounds: number | null): void {
  const until = rounds === null ? null : untilEndOfRound(play, rounds);
  for (const condition of carried(play, who, Exhausted)) {
    if (condition.clock < 0 || (until !== null && condition.at >= until.at)) return;
    end(play, who, condition.id);
  }
  give(play, who, Exhausted, until === null ? {} : { until });
}

/** Exhausted for rounds only, after which it may have Energy again. @rule RC-DTH-005 */
export function isExhaustedForRounds(view: View, who: Id): boolean {
  const all = carried(view, who, Exhausted);
  return all.length > 0 && all.every((condition) => condition.clock >= 0);
}
