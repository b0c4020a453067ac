import type { AnyQuery, Id, View } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { MaxMana } from '../health/mana.ts';
import { MaxStamina } from '../health/stamina.ts';
import { Toughness } from '../health/toughness.ts';
import { LEVELS, WoundSlots } from '../health/wound-levels.ts';
import { MovementRate } from '../movement/rate.ts';
import { AttackBonus, Damage, weaponAttack } from '../rolls/attack.ts';
import { CheckBonus } from '../rolls/checks.ts';
import { Defence, type DefenceKind, SKILL_DEFENCES } from '../rolls/defence.ts';
import { ApAtRoundStart, ApAtTurnEnd, MaxAp } from '../sequence/action-points.ts';
import { fighter } from '../state/fighter.ts';

/** The numbers of a character sheet as they stand now, without an opponent, each with its sources. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const attack = weaponAttack(view, who, who, 'attack', 0, fighter(view, who).weapon);
  const line = (label: string, query: AnyQuery, context?: unknown): SheetLine => ({ label, value: view.explain(query, who, who, context), advantage: null });
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
