import type { Json } from '@riposte/kernel';

/** Version of the outputs: a shape that loses or changes a key makes the next one; new keys do not. */
const VERSION = 1;

/** What is printed as it is: others say what it is. */
const BARE = ['schema', 'bench', 'play', 'serve'];

/** The `format` of what a command prints with --json. */
export const formatOf = (command: string): string => `riposte/output/${command}/${VERSION}`;

/** What a command prints with --json: an object says first what it is; the lists that some commands print stay lists. */
export function withFormat(command: string, json: Json): Json {
  const isBare = typeof json !== 'object' || json === null || Array.isArray(json) || BARE.includes(command);
  return isBare ? json : { format: formatOf(command), ...json };
}
