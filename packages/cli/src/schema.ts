import { jsonSchema, KINDS } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { allRuleSets } from '@riposte/rule-sets';
import { GOOD, type Outcome } from './outcome.ts';
import { unknown } from './unknown.ts';

/** The JSON Schema of a kind of file. @throws InputError for a kind that there is not. */
export async function schema(called: string): Promise<Outcome> {
  const kind = KINDS.find((known) => known === called);
  if (kind === undefined) throw unknown('file format', called, KINDS);
  const json = jsonSchema(kind, await allRuleSets()) as unknown as Json;
  return { code: GOOD, text: JSON.stringify(json, null, 2), json };
}
