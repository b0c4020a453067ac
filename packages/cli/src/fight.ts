import { decide, ending, narrateAll } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { writeLog } from '@riposte/kernel';
import { headerAt, openTable, type Table } from './open.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { writeWhole } from './save.ts';

/** Decisions after which a fight counts as endless. */
const MAX_DECISIONS = 20_000;

export interface FightOptions {
  readonly seed?: string;
  readonly log?: string;
  /** Whether a log of the same name may be replaced. */
  readonly force?: boolean;
}

/** Runs a fight to its end, everybody by the rule set's policy, and tells it. @throws FileError */
export function fight(file: string, { seed, log, force = false }: FightOptions = {}): Outcome {
  const table = openTable(file, seed === undefined ? {} : { seed });
  for (let i = 0; i < MAX_DECISIONS && ending(table) === null; i++) if (!decide(table, () => true)) break;
  if (log !== undefined) writeWhole(log, writeLog(headerAt(table, log), table.fight.lines), force);
  const { fight: played, book, title } = table;
  const commands = narrateAll(played, { book, view: played.view });
  const end = ending(table) ?? `no end after ${commands.length} commands`;
  const json: Json = { title, ruleset: book.ruleset.id, seed: played.header.seed, over: played.over, end, commands: commands.length };
  return { code: GOOD, text: joined([headline(table), '', ...commands.flatMap((one) => one.told), '', `${end}.`]), json };
}

/** "The harbour gate (Sea of Shadows, seed "harbour")". */
export function headline({ title, book, fight: { header } }: Table): string {
  return `${title} (${book.ruleset.title}${header.seed === null ? '' : `, seed ${JSON.stringify(header.seed)}`})`;
}
