import { decide, ending, type Language, narrateAll, said } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { writeLog } from '@riposte/kernel';
import { fighterName } from '@riposte/ruleset';
import { means } from './meaning.ts';
import { headerAt, openTable, type Table } from './open.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { type Reasons, seated } from './players.ts';
import { joined } from './print.ts';
import { writeWhole } from './save.ts';
import { type StoryOptions, storyWith } from './story.ts';

/** Decisions after which a fight counts as endless. */
const MAX_DECISIONS = 20_000;

export interface FightOptions extends StoryOptions {
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
export async function fight(file: string, { seed, log, force = false, player, why = false, ...story }: FightOptions = {}): Promise<Outcome> {
  const reasons: Reasons = new Map();
  const table = seated(await openTable(file, seed === undefined ? {} : { seed }), player, reasons);
  let isDecided = true;
  for (let i = 0; i < MAX_DECISIONS && isDecided && ending(table) === null; i++) isDecided = decide(table.fight, table.playerOf, () => true);
  if (log !== undefined) writeWhole(log, writeLog(headerAt(table, log), table.fight.lines), force);
  const { fight: played, ruleSet, title } = table;
  const { tongue, layout } = storyWith(table, story);
  const commands = narrateAll(played, tongue, layout);
  const { language } = tongue;
  const number = String(commands.length);
  const undecided = { number, who: played.declarers.map((id) => fighterName(played.view, id)) };
  const toldEnd = ending(table, language) ?? (isDecided ? said(language, 'end-never', { number }) : said(language, 'end-undecided', undecided));
  const end = ending(table) ?? `no end after ${number} commands`;
  const json: Json = { title, ruleset: ruleSet.rules.id, seed: played.header.seed, over: played.over, end, commands: commands.length };
  return {
    code: GOOD,
    text: joined([
      means('heading', headline(table, language)),
      '',
      ...commands.flatMap(({ line, told }) => (why && reasons.has(line) ? [...told, means('aside', `    ${reasons.get(line)}`)] : told)),
      '',
      means('success', `${toldEnd}.`),
    ]),
    json,
  };
}

/** "The harbour gate (Sea of Shadows, seed "harbour")". */
export function headline({ title, ruleSet, fight: { header } }: Table, language: Language): string {
  const given = { title: { text: title }, game: ruleSet.rules.title };
  if (header.seed === null) return said(language, 'story-title', given);
  return said(language, 'story-title-seed', { ...given, seed: { text: JSON.stringify(header.seed) } });
}
