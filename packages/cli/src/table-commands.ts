import {
  actsOfMaster,
  actsOn,
  decide,
  ending,
  factLines,
  fightersOf,
  inputText,
  languageIn,
  nameOf,
  parseValue,
  refusedLines,
  settableLines,
  settableText,
  sheet,
  sheetText,
} from '@riposte/files';
import { type AnyIntentDef, GM, type Id, type IntentJson, writeLog } from '@riposte/kernel';
import { decisionOf, meant } from './decision.ts';
import { GM_COMMANDS } from './gm-commands.ts';
import { means } from './meaning.ts';
import { oddsOfActs, oddsOfAnswers } from './odds.ts';
import { headerAt, lineNumber } from './open.ts';
import { rules } from './rules.ts';
import { writeWhole } from './save.ts';
import { answerLines, formLines } from './screen.ts';
import { everybody, type Session, speechOf, toldOf } from './session.ts';
import { helpOf, saidAt } from './table-says.ts';
import { parsed, refuse, type TableCommand, unknownHere, wholeNumber } from './typed.ts';
import { why } from './why.ts';

/** Choices whose odds are shown at once. */
const MAX_ODDS = 12;

/** What one can type besides the number of a choice. */
export const TABLE_COMMANDS: { readonly [name: string]: TableCommand } = {
  auto: {
    usage: 'auto [NAME | all]',
    moves: 'on',
    run(session, rest) {
      if (rest === '')
        return ending(session.table) === null && decide(session.table.fight, session.table.playerOf, () => true) ? [] : refuse('line-nothing-to-decide', {});
      for (const who of named(session, rest)) session.autos.add(who);
      return [saidAt(session, 'auto-on', { name: { text: rest } })];
    },
  },
  hand: {
    usage: 'hand NAME | all',
    run(session, rest) {
      for (const who of named(session, rest)) session.autos.delete(who);
      return [saidAt(session, 'hand-on', { name: { text: rest } })];
    },
  },
  do: {
    usage: 'do ACTION [JSON]',
    moves: 'on',
    run(session, rest) {
      const { fight } = session.table;
      const by = fight.declarers.find((who) => !session.autos.has(who)) ?? fight.declarers[0] ?? refuse('line-nobody-acts', {});
      const [, act, given] = /^(\S*)\s*(.*)$/s.exec(rest)!;
      const acts = fight.rules.def.intents.flatMap(({ id, automatic }) => (automatic ? [] : [id]));
      if (!acts.includes(act)) throw unknownHere('action', act, acts);
      fight.submit({ do: act, by, with: parseValue(speechOf(session), act, given === '' ? {} : parsed(given)) as IntentJson['with'] });
      return [];
    },
  },
  answer: {
    usage: 'answer VALUE',
    moves: 'on',
    run(session, rest) {
      const { fight } = session.table;
      const pending = fight.pending?.kind === 'answer' ? fight.pending : refuse('line-no-question', {});
      const who = pending.whos.find((id) => !session.autos.has(id)) ?? pending.whos[0];
      const value = parseValue(speechOf(session), pending.ask.id, parsed(rest));
      if (typeof value === 'string' && fight.rules.def.windows.some(({ id }) => id === pending.ask.id)) throw unknownHere('choice', rest, textsOf(session));
      const isAct = typeof value === 'object' && value !== null && 'do' in value;
      fight.answer(isAct ? { by: who, with: {}, ...value } : value, { who, ask: pending.ask.id });
      return [];
    },
  },
  undo: {
    usage: 'undo',
    moves: 'back',
    run(session) {
      const { fight } = session.table;
      const before = fight.path();
      fight.undo();
      const left = new Set(fight.path());
      const [first] = before.filter((n) => !left.has(n));
      const line = fight.lines[first];
      const speech = speechOf(session);
      const what = inputText(speech, line.in === 'command' ? line.by : 'who' in line ? line.who : GM, line);
      return [saidAt(session, 'undone', { line: lineNumber(first), what: { text: what } })];
    },
  },
  redo: {
    usage: 'redo',
    moves: 'back',
    run(session) {
      session.table.fight.redo();
      return [saidAt(session, 'redone', {})];
    },
  },
  why: {
    usage: 'why N',
    run: (session, rest) => why(session.table.fight, speechOf(session), rest === '' ? refuse('line-why', {}) : wholeNumber(rest), session.story),
  },
  rules: {
    usage: 'rules ID',
    run: (session, rest) => rules(session.table.ruleSet.rules.id, rest === '' ? undefined : rest).text.split('\n'),
  },
  look: {
    usage: 'look [NAME]',
    run(session, rest) {
      const speech = speechOf(session);
      const { fight, sides } = session.table;
      if (rest === '') return fightersOf(fight.view).map((who) => sheetText(sheet(speech, who, sides)));
      return named(session, rest).flatMap((who) => [
        sheetText(sheet(speech, who, sides)),
        ...factLines(speech, who).map((line) => `  ${line}`),
        `  ${saidAt(session, 'gm-can-set', { facts: { text: settableText(settableLines(speech, who)) } })}`,
      ]);
    },
  },
  refused: {
    usage: 'refused',
    run(session) {
      const { kind, refused } = decisionOf(session);
      if (kind === 'question') return [saidAt(session, 'answer-first', {})];
      const lines = refusedLines(refused, languageIn(speechOf(session)));
      return lines.length === 0 ? [saidAt(session, 'all-available', {})] : lines;
    },
  },
  list: {
    usage: 'list [ACTION | NUMBER | NAME]',
    run(session, rest) {
      const decision = decisionOf(session);
      if (rest === '' && decision.kind === 'question') return answerLines(session, decision);
      const lines = formLines(session, decision, rest);
      const acts = decision.choices.flatMap(({ act, by, walk }) => (act === '' || walk !== null ? [] : [act, by]));
      if (lines.length === 0) throw unknownHere('action', rest, [...new Set(acts)]);
      return lines;
    },
  },
  odds: {
    usage: 'odds [NUMBER | WORDS]',
    run(session, rest) {
      const { kind, choices } = decisionOf(session);
      if (kind === 'question') return oddsOfAnswers(session);
      if (rest === '') return refuse('line-name-choice', {});
      const isNumber = /^\d+$/.test(rest);
      if (isNumber && choices[wholeNumber(rest) - 1] === undefined) refuse('line-which', { most: choices.length, given: { text: rest } });
      const named = isNumber ? [choices[wholeNumber(rest) - 1]] : meant(rest, choices);
      const intents = named.flatMap(({ intent }) => (intent === null ? [] : [intent])).slice(0, MAX_ODDS);
      if (intents.length > 0) return oddsOfActs(session, intents);
      throw unknownHere('choice', rest, textsOf(session));
    },
  },
  log: {
    usage: 'log',
    run: (session) => actsOn(session.table.fight).flatMap((line) => toldOf(session, line)),
  },
  save: {
    usage: 'save FILE',
    run: (session, rest) => save(session, rest, false),
  },
  'save!': { usage: 'save! FILE', run: (session, rest) => save(session, rest, true) },
  ...GM_COMMANDS,
  help: {
    usage: 'help',
    run(session) {
      const acts = actsOfMaster(session.table.fight.rules);
      const said = { acts: { text: acts.map(({ id }) => id).join(', ') }, sample: sampleOf(session, acts) ?? 'none' };
      // Not every game has acts of the game master.
      const known = Object.entries(TABLE_COMMANDS).filter(([word]) => word !== 'gm' || acts.length > 0);
      return [
        saidAt(session, 'help-number', {}),
        ...known.map(([word, { usage }]) => `${means('typed', usage)}: ${helpOf(session, word, said)}`),
        saidAt(session, 'help-quit', {}),
      ];
    },
  },
};

/** An act of the game master on one fighter, as it is typed; null where none can be done now. */
function sampleOf(session: Session, acts: readonly AnyIntentDef[]): string | null {
  const { fight } = session.table;
  for (const def of acts) {
    const by = fight.state.entities.find(({ kind }) => kind === def.actor);
    const form = by && fight.menu(by.id, undefined, def).find(({ refusals }) => refusals.length === 0);
    if (form === undefined || Object.keys(form.intent.with).join() !== 'who') continue;
    return `gm ${def.id} ${JSON.stringify({ who: nameOf(speechOf(session), form.intent.with.who as Id) })}`;
  }
  return null;
}

function save(session: Session, file: string, over: boolean): string[] {
  if (file === '') return refuse('line-name-file', {});
  const { table } = session;
  writeWhole(file, writeLog(headerAt(table, file), table.fight.lines), over);
  return [saidAt(session, 'saved', { file: { text: file } })];
}

/** Whom a name means: a fighter, "the game master", "all". */
function named(session: Session, name: string): Id[] {
  const speech = speechOf(session);
  const known = everybody(session);
  if (name === 'all') return known;
  const found = known.filter((who) => nameOf(speech, who).toLowerCase() === name.toLowerCase());
  const names = fightersOf(speech.view).map((who) => nameOf(speech, who));
  if (found.length === 0) throw unknownHere('fighter', name, names);
  return found;
}

/** The words of all choices that are open. */
const textsOf = (session: Session): readonly string[] => decisionOf(session).choices.map(({ text }) => text);
