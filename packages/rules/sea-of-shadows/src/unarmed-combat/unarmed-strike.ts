import { defineIntent, type Id, type Play, type Refuse, type View } from '@riposte/kernel';
import { needsAp, payMajor } from '../actions/action-points.ts';
import { resolve, target } from '../attack-and-defence/attack.ts';
import type { Attack } from '../attack-and-defence/attack-dice.ts';
import { BARE_HANDED, survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { hasFeature } from '../characters/traits.ts';
import { meleeWeapon } from '../equipment/weapon.ts';
import { Mounted } from '../mounted-combat/mounted.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';

/** An act with bare hands first gives a target with a melee weapon an opening. Returns whether it still takes place. @rule SS-OPP-007 SS-UNM-003 SS-GRP-004 */
export function survivesBareHanded(play: Play, by: Id, at: Id): boolean {
  return meleeWeapon(play, at) === null || survivesOpening(play, by, at, BARE_HANDED);
}

/** An attack with bare hands. */
export function bareHanded(by: Id, at: Id, way: 'unarmed' | 'grab', more: { readonly active?: boolean; readonly thrown?: boolean } = {}): Attack {
  return { by, at, way, weapon: -1, distance: 0, active: more.active ?? true, thrown: more.thrown ?? false, spell: -1, seen: 0 };
}

/** Refuses attacks with bare hands from the saddle, unless the rider has learned them. @rule SS-MNT-012 */
export function needsFreeHands(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Mounted) && !hasFeature(view, by, 'saddle-brawler')) refuse('SS-MNT-012', 'no-brawling-mounted');
  needsAp(view, by, refuse);
}

/** A punch or kick: STR two ranks down; lethal only to the unconscious. @rule SS-UNM-001 SS-UNM-002 */
export const UnarmedStrike = defineIntent<{ readonly at: Id }>('unarmed-strike', {
  rule: 'SS-UNM-001',
  title: 'Unarmed strike',
  tags: ['action', 'physical', 'attack'],
  available: needsFreeHands,
  params: { at: target(0) },
  perform(play, by, { at }) {
    if (!survivesBareHanded(play, by, at)) return false;
    payMajor(play, by);
    blow(play, bareHanded(by, at, 'unarmed'), false);
    return true;
  },
});

/** Resolves an attack with bare hands and does its damage; lethal in any case to the knocked out. @rule SS-UNM-002 */
export function blow(play: Play, attack: Attack, lethal: boolean): void {
  const isLethal = lethal || play.has(attack.at, KnockedOut);
  const won = resolve(play, attack);
  if (won > 0) takeHit(play, attack.at, won, isLethal, attack.by);
}
