import type { RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { encounterSchema } from './encounter.ts';
import { labSchema } from './lab.ts';
import { headerSchema, lineSchema } from './log.ts';
import { packSchema } from './pack.ts';
import { scenarioSchema } from './scenario.ts';
import { sectionSchema } from './scenario-file.ts';

/** The kinds of file that there are. */
export const KINDS = ['encounter', 'pack', 'scenario', 'log', 'lab'] as const;
export type Kind = (typeof KINDS)[number];

/** The JSON Schema of a kind of file, for these rule sets. Of a log it describes one line. */
export function jsonSchema(kind: Kind, ruleSets: readonly RuleSet[]): object {
  return z.toJSONSchema(schemaOf(kind, ruleSets), { io: 'input', unrepresentable: 'any' });
}

function schemaOf(kind: Kind, ruleSets: readonly RuleSet[]): z.ZodType {
  switch (kind) {
    case 'encounter':
      return oneOf(ruleSets.map(encounterSchema));
    case 'pack':
      return oneOf(ruleSets.map(packSchema));
    case 'scenario': {
      const spoken = ruleSets.filter((ruleSet) => ruleSet.words !== undefined);
      const one = oneOf(spoken.map(scenarioSchema));
      return z.union([one, z.array(one), oneOf(spoken.map(sectionSchema))]);
    }
    case 'log':
      return z.union([headerSchema, lineSchema]);
    case 'lab':
      return labSchema;
  }
}

function oneOf(schemas: readonly z.ZodType[]): z.ZodType {
  return schemas.length === 1 ? schemas[0] : z.union(schemas);
}
