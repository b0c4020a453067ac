import { jsonSchema, KINDS } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { GOOD, type Outcome } from './outcome.ts';
import { unknown } from './unknown.ts';

/** The JSON Schema of a kind of file. @throws InputError for a kind that there is not. */
export function schema(called: string): Outcome {
  const kind = KINDS.find((known) => known === called);
  if (kind === undefined) throw unknown('file format', called, KINDS);
  const json = jsonSchema(kind, RULE_SETS) as unknown as Json;
  return { code: GOOD, text: JSON.stringify(json, null, 2), json };
}
