import type { AnyQuery, Explanation, Id, View } from '@riposte/kernel';
import { weaponAttack } from './attack.ts';
import { CheckBonus } from './checks.ts';
import { fighter } from './fighter.ts';
import {
  ApAtRoundStart,
  ApAtTurnEnd,
  AttackBonus,
  Damage,
  Defence,
  type DefenceKind,
  MaxAp,
  MaxMana,
  MaxStamina,
  MovementRate,
  SKILL_DEFENCES,
  Toughness,
  WoundSlots,
} from './numbers.ts';
import { LEVELS } from './tables.ts';

/** One derived number of a character sheet with all its sources. */
export interface SheetLine {
  readonly label: string;
  readonly value: Explanation;
}

/** The numbers of a character as they stand now, against nobody in particular: what a sheet shows, each with its reasons. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const attack = weaponAttack(view, who, who, 'attack', 0, fighter(view, who).weapon);
  const line = (label: string, query: AnyQuery, context?: unknown): SheetLine => ({ label, value: view.explain(query, who, who, context) });
  const defence = (kind: DefenceKind): SheetLine => line(`${kind} defense`, Defence, { kind, braced: false });
  return [
    line('attack', AttackBonus, attack),
    line('damage', Damage, attack),
    ...(['melee', 'ranged', ...SKILL_DEFENCES] as const).map(defence),
    line('toughness', Toughness, { ...attack, piercing: 0 }),
    line('initiative', CheckBonus, 'initiative'),
    line('AP at round start', ApAtRoundStart),
    line('AP at turn end', ApAtTurnEnd),
    line('most AP', MaxAp),
    line('stamina', MaxStamina),
    line('mana', MaxMana),
    line('movement', MovementRate),
    ...LEVELS.map((level, i) => line(`${level} wounds`, WoundSlots, i + 1)),
  ];
}
