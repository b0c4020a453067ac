import { ending, fightersOf, type Language, narrateAll, said, sheet, tableLines } from '@riposte/files';
import { type CommandLine, type Entry, type Fight, type Json, Runner, type View } from '@riposte/kernel';
import { headline } from './fight.ts';
import { means } from './meaning.ts';
import { lineIndex, lineNumber, openStoredTable, type Table } from './open.ts';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { type StoryOptions, storyWith } from './story.ts';

/** Tells the fight of a log, or shows the state after one of its lines. @throws FileError, InputError for no such line. */
export async function replay(file: string, { at, ...story }: StoryOptions & { readonly at?: number } = {}): Promise<Outcome> {
  const table = await openStoredTable(file);
  return at === undefined ? retold(table, story) : stateAt(table, at, storyWith(table, story).tongue.language);
}

function retold(table: Table, story: StoryOptions): Outcome {
  const { fight } = table;
  const { tongue, layout } = storyWith(table, story);
  const told = narrateAll(fight, tongue, layout).filter((command) => command.told.length > 0);
  const end = ending(table);
  const { language } = tongue;
  const toldEnd = ending(table, language) ?? said(language, 'end-not-yet');
  const text = joined([
    means('heading', headline(table, language)),
    '',
    ...told.flatMap((command) => numbered(command.line, command.told)),
    '',
    end === null ? `${toldEnd}.` : means('success', `${toldEnd}.`),
  ]);
  return { code: GOOD, text, json: { end, over: fight.over, commands: told.map((command) => ({ line: lineNumber(command.line), told: command.told })) } };
}

/** A command with the number of its line before it. */
export function numbered(line: number, told: readonly string[]): string[] {
  return told.map((text, i) => (i === 0 ? `${means('aside', `[${lineNumber(line)}]`)} ${text}` : `    ${text}`));
}

function stateAt(table: Table, at: number, language: Language): Outcome {
  const { fight, ruleSet } = table;
  const last = lineNumber(fight.lines.length - 1);
  if (!Number.isInteger(at) || at < 1 || at > last) throw new InputError(`--at must be a line of the log, 1 to ${last}, not ${at}.`);
  const view = viewAt(fight, lineIndex(at));
  const speech = { ruleSet, view, language };
  const sheets = fightersOf(view).map((id) => sheet(speech, id, table.sides));
  const text = joined([said(language, 'after-line', { title: { text: headline(table, language) }, line: String(at) }), '', ...tableLines(speech, table.sides)]);
  return { code: GOOD, text, json: { line: at, fighters: sheets as unknown as Json, state: view.state as unknown as Json } };
}

/** The state after a line; inside an open command its working copy there. -1 = the header. */
export function viewAt(fight: Fight, line: number): View {
  const { rules } = fight;
  const runner = Runner.still(rules, fight.header.state);
  const here = line < 0 ? undefined : fight.lines[line];
  let open: CommandLine | null = null;
  let tape: Entry[] = [];
  for (const n of fight.path(here?.in === 'head' ? here.to : line)) {
    const one = fight.lines[n];
    if (one.in === 'command') {
      open = one;
      tape = [];
    } else if (one.in === 'roll' || one.in === 'answer') tape.push(one);
    else if (one.in === 'done' || one.in === 'fiat') {
      runner.store.begin();
      for (const [id, ...values] of one.events) rules.change(id).reduce(runner.store, ...values);
      if (one.in === 'done') open = null;
    }
  }
  if (open !== null) runner.execute(rules.commanded(open), tape);
  return runner;
}
