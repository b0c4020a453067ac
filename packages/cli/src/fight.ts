import { decide, ending, narrateAll } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { writeLog } from '@riposte/kernel';
import { headerAt, openTable, type Table } from './open.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { type Reasons, seated } from './players.ts';
import { joined } from './print.ts';
import { writeWhole } from './save.ts';

/** Decisions after which a fight counts as endless. */
const MAX_DECISIONS = 20_000;

export interface FightOptions {
  readonly seed?: string;
  readonly log?: string;
  /** Whether a log of the same name may be replaced. */
  readonly force?: boolean;
  /** Computer players, as SIDE=NAME. */
  readonly player?: readonly string[];
  /** Whether they say why. */
  readonly why?: boolean;
}

/** Runs a fight to its end, everybody by the rule set's policy or a computer player, and tells it. @throws FileError, InputError, TextError */
export function fight(file: string, { seed, log, force = false, player, why = false }: FightOptions = {}): Outcome {
  const reasons: Reasons = new Map();
  const table = seated(openTable(file, seed === undefined ? {} : { seed }), player, reasons);
  for (let i = 0; i < MAX_DECISIONS && ending(table) === null; i++) if (!decide(table.fight, table.playerOf, () => true)) break;
  if (log !== undefined) writeWhole(log, writeLog(headerAt(table, log), table.fight.lines), force);
  const { fight: played, ruleSet, title } = table;
  const commands = narrateAll(played, { ruleSet, view: played.view });
  const end = ending(table) ?? `no end after ${commands.length} commands`;
  const json: Json = { title, ruleset: ruleSet.rules.id, seed: played.header.seed, over: played.over, end, commands: commands.length };
  return {
    code: GOOD,
    text: joined([
      headline(table),
      '',
      ...commands.flatMap(({ line, told }) => (why && reasons.has(line) ? [...told, `    ${reasons.get(line)}`] : told)),
      '',
      `${end}.`,
    ]),
    json,
  };
}

/** "The harbour gate (Sea of Shadows, seed "harbour")". */
export function headline({ title, ruleSet, fight: { header } }: Table): string {
  return `${title} (${ruleSet.rules.title}${header.seed === null ? '' : `, seed ${JSON.stringify(header.seed)}`})`;
}
