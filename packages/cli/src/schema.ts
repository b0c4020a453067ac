import { jsonSchema, KINDS } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { allRuleSets } from '@riposte/rule-sets';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { outputSchema, WITH_OUTPUT } from './output.ts';
import { unknown } from './unknown.ts';

/**
 * The JSON Schema of a kind of file, or of what a command prints with --json.
 * @throws InputError for a kind or command that there is not.
 */
export async function schema(called: string, command?: string): Promise<Outcome> {
  const json = (called === 'output' ? ofOutput(command) : await ofFile(called)) as Json;
  return { code: GOOD, text: JSON.stringify(json, null, 2), json };
}

async function ofFile(called: string): Promise<object> {
  const kind = KINDS.find((known) => known === called);
  if (kind === undefined) throw unknown('file format', called, [...KINDS, 'output']);
  return jsonSchema(kind, await allRuleSets());
}

function ofOutput(command: string | undefined): object {
  if (command === undefined) throw new InputError(`The output of which command? One of ${WITH_OUTPUT.join(', ')}.`);
  if (!WITH_OUTPUT.includes(command)) throw unknown('output of a command', command, WITH_OUTPUT);
  return outputSchema(command);
}
