import { defineIntent, type Id, type IntentContext, type Param, type Play, someOf, type View } from '@riposte/kernel';
import { spendStamina } from '../actions/stamina.ts';
import { fighter } from '../fighters/fighter.ts';
import { techniqueAt, techniquesOf } from '../fighters/trait.ts';

export type Enhanced = { readonly enhance: readonly number[] };

/** Abilities that enhance the attack, for Stamina: together at most 4, or a single dearer one. @rule RC-STA-015 RC-STA-016 */
export function enhancing<P extends object>(): Param<IntentContext<P>, readonly number[]> {
  const some = someOf<IntentContext<P>, number>({ rule: 'RC-STA-015', from: (view, { by }) => techniquesOf(view, by) });
  return {
    ...some,
    candidates: (view, context) => [[], ...techniquesOf(view, context.by).flatMap((code) => (isAffordable(view, context.by, [code]) ? [[code]] : []))],
    check(view, context, codes, refuse) {
      some.check(view, context, codes, refuse);
      if (!Array.isArray(codes)) return;
      if (isTooMuch(view, codes)) refuse('RC-STA-015', 'too-many-abilities', { stamina: MAX_STAMINA });
      if (!isAffordable(view, context.by, codes)) refuse('RC-STA-016', 'too-little-stamina');
    },
  };
}

const MAX_STAMINA = 4;

export const staminaOfAll = (view: View, codes: readonly number[]): number => codes.reduce((sum, code) => sum + (techniqueAt(view, code)?.stamina ?? 0), 0);

/** Energy that abilities take beside that of the attack. */
export const energyOfAll = (view: View, codes: readonly number[]): number => codes.reduce((sum, code) => sum + (techniqueAt(view, code)?.energy ?? 0), 0);

/** @rule RC-STA-015 RC-STA-016 */
const isTooMuch = (view: View, codes: readonly number[]): boolean => codes.length > 1 && staminaOfAll(view, codes) > MAX_STAMINA;

function isAffordable(view: View, by: Id, codes: readonly number[]): boolean {
  const stamina = staminaOfAll(view, codes);
  return stamina === 0 || (fighter(view, by).stamina >= stamina && view.legal(SpendsStamina.of(by, {})));
}

/** Stands for every spending of Stamina, so that what forbids it forbids abilities. */
export const SpendsStamina = defineIntent('spends-stamina', { rule: 'RC-STA-001', title: 'Stamina', tags: ['stamina'], automatic: true, perform: () => true });

/** Pays for the abilities of an attack. @rule RC-STA-015 RC-STA-017 */
export function payEnhancements(play: Play, by: Id, codes: readonly number[]): void {
  const stamina = staminaOfAll(play, codes);
  if (stamina === 0) return;
  spendStamina(play, by, stamina);
  play.settle();
}
