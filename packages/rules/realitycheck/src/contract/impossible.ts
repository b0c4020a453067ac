import type { Id, View } from '@riposte/kernel';
import { MaximumStamina } from '../actions/stamina.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { AuraStrength } from '../harm/aura.ts';
import { alive } from '../harm/unconscious.ts';
import { isFree } from '../movement/room.ts';

/** What a given state says of a fighter and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { 'hard-to-hit': 'value', 'ill-fitting': 'value', carried: 'by', carrying: 'by', mounted: 'by', ridden: 'by' } as const;

/** More Aura or Stamina than there can be, and two of the living in one place. */
export function impossible(view: View): Impossible[] {
  return everybody(view).flatMap((id) => {
    const { aura, stamina, place } = fighter(view, id);
    const maxAura = AuraStrength(view, id);
    const maxStamina = MaximumStamina(view, id);
    return [
      ...(aura > maxAura ? [{ who: id, fact: ['aura'], expected: `at most ${maxAura}` }] : []),
      ...(stamina > maxStamina ? [{ who: id, fact: ['stamina'], expected: `at most ${maxStamina}` }] : []),
      ...(!alive(view, id) || isFree(view, id, place) ? [] : [{ who: id, fact: ['at'], expected: 'a place that nothing solid and nobody else takes up' }]),
    ];
  });
}
