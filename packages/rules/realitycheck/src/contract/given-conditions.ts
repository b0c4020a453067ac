import { type ConditionDef, type Id, NOBODY, type Rules } from '@riposte/kernel';
import { initialCondition } from '@riposte/ruleset';
import type { Fighter } from '../fighters/fighter.ts';

/** Conditions that a fight begins with, numbered from `serial` on, with all that they carry. Returns the last number. */
export function bear(rules: Rules, serial: number, on: Fighter, def: ConditionDef, source: Id, value = 0, parent: number = NOBODY): number {
  const id = serial + 1;
  on.conditions = [...on.conditions, { ...initialCondition(rules, id, def, { source, value }), parent }];
  return def.carries().reduce((last, child) => bear(rules, last, on, child, source, 0, id), id);
}
