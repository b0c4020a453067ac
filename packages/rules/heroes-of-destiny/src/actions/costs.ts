import type { View } from '@riposte/kernel';
import { weaponAt } from '../catalogue/weapon.ts';

interface Cost {
  readonly ap: number;
  readonly stamina?: number;
}

/** What actions cost whose price the book's text has lost: ours, from the notes. @rule HD-STA-003 HD-APS-004 */
export const COSTS = {
  'quick-attack': { ap: -2 },
  rebuff: { ap: -2, stamina: 1 },
  'strong-attack': { ap: 2, stamina: 1 },
  defend: { ap: 3 },
  harry: { ap: 2 },
  ready: { ap: 2 },
  'change-posture': { ap: 2 },
  'create-opening': { ap: 3 },
  'enter-space': { ap: 2 },
  escape: { ap: 4 },
  mount: { ap: 4 },
  dash: { ap: 2, stamina: 1 },
  cling: { ap: 2, stamina: 1 },
  drag: { ap: 2, stamina: 1 },
  grapple: { ap: 5 },
  interpose: { ap: 3, stamina: 1 },
  pin: { ap: 5 },
  'end-effect': { ap: 1 },
  hinder: { ap: 5 },
  'seize-initiative': { ap: 4, stamina: 1 },
  stabilize: { ap: 8 },
  'treat-condition': { ap: 8 },
  resurface: { ap: 4 },
  'calm-mount': { ap: 8 },
  'drop-and-roll': { ap: 4 },
  carry: { ap: 4 },
} as const satisfies Record<string, Cost>;

type Costly = keyof typeof COSTS;

/** AP of an attack: those of the weapon and what the kind of attack adds, at least 2. */
export function weaponAp(view: View, code: number, kind: Costly | null): number {
  const { ap } = weaponAt(view, code);
  return kind === null ? ap : Math.max(2, ap + COSTS[kind].ap);
}
