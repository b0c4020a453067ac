import { type AnyContribution, adds, defineChange, type Id, isOff, type Play, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { loseStamina, MaxStamina, Stamina } from './stamina.ts';

export const Strained = defineChange('strained', (store, who: Id, points: number): void => {
  (store.edit(who) as Fighter).strain += points;
});

/** A hit strains; each point costs a point of Stamina and of its maximum. @rule CE-STN-001 CE-STN-002 CE-STA-012 */
export function strain(play: Play, who: Id, points: number): void {
  if (fighter(play, who).con === null || isOff(play, 'CE-STN-001', who)) return;
  Strained(play, who, points);
  loseStamina(play, who, points);
}

export const StrainEased = defineChange('strain-eased', (store, who: Id, points: number): void => {
  (store.edit(who) as Fighter).strain -= points;
});

/** So much strain goes, and the Stamina that it cost comes back. */
export function easeStrain(play: Play, who: Id, points: number): void {
  const eased = Math.min(points, fighter(play, who).strain);
  if (eased === 0) return;
  StrainEased(play, who, eased);
  Stamina.gain(play, who, eased);
}

/** Points that strain takes from the most Stamina. @rule CE-STN-001 */
const strainOn = (view: View, who: Id): number => fighter(view, who).strain;

/** What strain does to the most Stamina. @rule CE-STN-001 CE-STA-005 */
export const EFFECTS_OF_STRAIN: readonly AnyContribution[] = [
  adds(MaxStamina, (view, who) => -strainOn(view, who), {
    rule: 'CE-STN-001',
    label: 'strain',
    only: 'under strain',
    when: (view, who) => strainOn(view, who) > 0,
  }),
  adds(MaxStamina, 1, { rule: 'CE-STA-005', label: 'at least 1', stage: 'at least' }),
];
