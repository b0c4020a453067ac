import { defineChange, defineQuery, defineResource, type Id, type Play, plainSum, type View } from '@riposte/kernel';
import { Exhausted } from '../conditions/exhausted.ts';
import { Shaken } from '../conditions/shaken.ts';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';
import { Energy, EnergyPerRound } from './energy.ts';

/** @rule RC-STA-014 */
export const MaximumStamina = defineQuery('maximum stamina', {
  rule: 'RC-STA-014',
  from: 'Constitution, or as entered',
  base: (view, who) => {
    const { con, level, staminaGiven } = fighter(view, who);
    return staminaGiven >= 0 ? staminaGiven : ruled(view).maximumStamina(con, level);
  },
  combine: plainSum,
});

/** @rule RC-STA-001 RC-STA-005 RC-STA-013 */
export const Stamina = defineResource('stamina', {
  title: 'Stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MaximumStamina,
});

/** Whether Stamina may be spent at all. @rule RC-CND-002 RC-CND-004 */
export const maySpendStamina = (view: View, who: Id): boolean =>
  view.state.entities[who].conditions.length === 0 || !(view.has(who, Exhausted) || view.has(who, Shaken));

/** Takes Stamina; a round's Energy follows only by one reading. @rule RC-STA-007 RC-STA-013 */
export function spendStamina(play: Play, who: Id, points: number): void {
  changeStamina(play, who, () => Stamina.spend(play, who, points));
}

/** Gives Stamina back, up to the maximum. @rule RC-STA-005 RC-STA-007 */
export function gainStamina(play: Play, who: Id, points: number): void {
  changeStamina(play, who, () => Stamina.gain(play, who, points));
}

function changeStamina(play: Play, who: Id, change: () => void): void {
  const before = ruled(play).energyFollowsStamina ? EnergyPerRound(play, who) : 0;
  change();
  if (!ruled(play).energyFollowsStamina) return;
  const more = EnergyPerRound(play, who) - before;
  if (more > 0) Energy.gain(play, who, more);
  else Energy.spend(play, who, -more);
}

/** How often in a round Stamina may stand in for Energy: once; abilities may raise it. @rule RC-STA-002 RC-STA-003 */
export const Pushes = defineQuery('stamina for energy', { rule: 'RC-STA-002', from: 'everybody', base: () => 1, combine: plainSum });

/** Stamina stood in for Energy once more. @rule RC-STA-002 */
export const Pushed = defineChange('pushed', (store, who: Id): void => {
  (store.edit(who) as Fighter).pushed++;
});

/** Whether Stamina may stand in for Energy. @rule RC-STA-002 RC-CND-004 */
export function mayPush(view: View, who: Id): boolean {
  const f = fighter(view, who);
  return f.stamina > 0 && f.pushed < Pushes(view, who) && maySpendStamina(view, who);
}
