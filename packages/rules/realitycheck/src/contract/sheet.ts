import { type Id, NOBODY, type View } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { MaximumAgility } from '../actions/agility.ts';
import { EnergyPerRound } from '../actions/energy.ts';
import { MaximumStamina } from '../actions/stamina.ts';
import { attackWith } from '../attacks/attack.ts';
import { AttackValue, MeleeDamageBonus } from '../attacks/attack-value.ts';
import { Fortitude, Will } from '../attacks/defenses.ts';
import { Evasion, RangedEvasion, UnarmedEvasion } from '../attacks/evasion.ts';
import { heldWeapons } from '../gear/carried.ts';
import { AuraStrength, MaximumSurges, RecoveryValue } from '../harm/aura.ts';
import { JumpDistance, Speed } from '../movement/speed.ts';

/** The derived numbers of a character, each with its sources. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const [weapon] = heldWeapons(view, who);
  const attack = attackWith(view, who, NOBODY, weapon?.id ?? NOBODY);
  const incoming = { ...attackWith(view, who, NOBODY, NOBODY), by: NOBODY, at: who };
  const plain = [
    ['aura', AuraStrength],
    ['recovery surges', MaximumSurges],
    ['recovery value', RecoveryValue],
    ['stamina', MaximumStamina],
    ['energy', EnergyPerRound],
    ['agility', MaximumAgility],
    ['speed', Speed, 'm'],
    ['jump', JumpDistance, 'dm'],
    ['damage bonus', MeleeDamageBonus],
    ['fortitude', Fortitude],
    ['will', Will],
  ] as const;
  const defences = [
    ['evasion', Evasion],
    ['ranged evasion', RangedEvasion],
    ['unarmed evasion', UnarmedEvasion],
  ] as const;
  return [
    { label: 'attack value', value: view.explain(AttackValue, who, NOBODY, attack), advantage: null },
    ...defences.map(([label, query]) => ({ label, value: view.explain(query, who, NOBODY, incoming), advantage: null })),
    ...plain.map(([label, query, unit]) => ({ label, value: view.explain(query, who), advantage: null, ...(unit !== undefined && { unit }) })),
  ];
}
