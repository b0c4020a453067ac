import { type AnyContribution, adds } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { CheckAdvantage, SaveAdvantage } from '../fighters/saves.ts';
import { SkillAdvantage } from '../fighters/skills.ts';
import { InitiativeAdvantage } from '../rounds/initiative.ts';

/** One more disadvantage on every d20 rolled. */
export const worseOnEveryD20 = (rule: string, label: string): readonly AnyContribution[] => [
  adds(AttackAdvantage, -1, { rule, label }),
  adds(CheckAdvantage, -1, { rule, label }),
  adds(SaveAdvantage, -1, { rule, label }),
  adds(SkillAdvantage, -1, { rule, label }),
  adds(InitiativeAdvantage, -1, { rule, label }),
];
