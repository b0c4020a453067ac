import { defineAsk, GM, type Id, number, type Play, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';

/** Energy of a single strike at a target that cannot defend. @rule RC-MEL-002 */
export const strikeEnergy = (view: View): number => ruled(view).singleStrikeEnergy;

/** An act whose price the game master may change. */
interface Priced {
  readonly who: Id;
  readonly act: string;
  readonly usual: number;
}

const MAX_PRICE = 5;

/** Circumstances change what it costs to get at a thing, or to do something strenuous. @rule RC-ENE-046 RC-ENE-047 RC-ENE-014 */
export const EnergyOf = defineAsk<Priced, number>('energy-of', {
  rule: 'RC-ENE-046',
  answer: number({ rule: 'RC-ENE-046', least: () => 0, most: () => MAX_PRICE }),
  fallback: (_view, _gm, { usual }) => usual,
});

/** Stamina that something strenuous costs. @rule RC-STA-009 RC-STA-010 */
export const StaminaOf = defineAsk<Priced, number>('stamina-of', {
  rule: 'RC-STA-010',
  answer: number({
    rule: 'RC-STA-010',
    least: (_view, { about }) => (about.act === 'climb' ? 1 : 0),
    most: (_view, { about }) => (about.act === 'climb' ? 3 : 10),
  }),
  fallback: (_view, _gm, { usual }) => usual,
});

export const energyOf = (play: Play, who: Id, act: string, usual: number): number => play.ask(EnergyOf, GM, { who, act, usual });
export const staminaOf = (play: Play, who: Id, act: string, usual: number): number => play.ask(StaminaOf, GM, { who, act, usual });
