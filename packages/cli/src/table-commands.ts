import {
  decide,
  ending,
  factLines,
  fightersOf,
  intentText,
  nameOf,
  narrateAll,
  parseValue,
  refusedLines,
  settableLines,
  settableText,
  sheet,
  sheetText,
} from '@riposte/files';
import { type Id, type IntentJson, writeLog } from '@riposte/kernel';
import { decisionOf } from './decision.ts';
import { GM_COMMANDS } from './gm-commands.ts';
import { headerAt, lineNumber } from './open.ts';
import { numbered } from './replay.ts';
import { rules } from './rules.ts';
import { writeWhole } from './save.ts';
import { everybody, type Session, speechOf } from './session.ts';
import { parsed, refuse, type TableCommand, wholeNumber } from './typed.ts';
import { why } from './why.ts';

/** What one can type besides the number of a choice. */
export const TABLE_COMMANDS: { readonly [name: string]: TableCommand } = {
  auto: {
    usage: 'auto [NAME | all]',
    help: 'let the policy decide once; with a name: from now on for this fighter',
    moves: 'on',
    run(session, rest) {
      if (rest === '')
        return ending(session.table) === null && decide(session.table.fight, session.table.playerOf, () => true) ? [] : refuse('there is nothing to decide');
      for (const who of named(session, rest)) session.autos.add(who);
      return [`${rest}: played by the policy. "hand ${rest}" takes it back.`];
    },
  },
  hand: {
    usage: 'hand NAME | all',
    help: 'play this fighter by hand again',
    run(session, rest) {
      for (const who of named(session, rest)) session.autos.delete(who);
      return [`${rest}: played by hand.`];
    },
  },
  do: {
    usage: 'do ACT [JSON]',
    help: 'an act that is not listed: do run {"along": ["gate", "yard"]}',
    moves: 'on',
    run(session, rest) {
      const { fight } = session.table;
      const by = fight.declarers.find((who) => !session.autos.has(who)) ?? fight.declarers[0] ?? refuse('nobody may act now');
      const [, act, given] = /^(\S*)\s*(.*)$/s.exec(rest)!;
      fight.submit({ do: act, by, with: parseValue(speechOf(session), act, given === '' ? {} : parsed(given)) as IntentJson['with'] });
      return [];
    },
  },
  answer: {
    usage: 'answer VALUE',
    help: 'an answer that is not listed: a word, or JSON',
    moves: 'on',
    run(session, rest) {
      const { fight } = session.table;
      const pending = fight.pending?.kind === 'answer' ? fight.pending : refuse('nobody is asked now');
      const who = pending.whos.find((one) => !session.autos.has(one)) ?? pending.whos[0];
      const value = parseValue(speechOf(session), pending.ask.id, parsed(rest));
      const isAct = typeof value === 'object' && value !== null && 'do' in value;
      fight.answer(isAct ? { by: who, with: {}, ...value } : value, { who, ask: pending.ask.id });
      return [];
    },
  },
  undo: {
    usage: 'undo',
    help: 'take the last act or answer back',
    moves: 'back',
    run({ table: { fight, ruleSet } }) {
      const before = fight.path();
      fight.undo();
      const left = new Set(fight.path());
      const [first] = before.filter((n) => !left.has(n));
      const line = fight.lines[first];
      const speech = { ruleSet, view: fight.view };
      const what =
        line.in === 'command'
          ? `${nameOf(speech, line.by)}: ${intentText(speech, line)}`
          : line.in === 'answer'
            ? `the answer of ${nameOf(speech, line.who)}`
            : line.in;
      return [`Undone: [${lineNumber(first)}] ${what}. "redo" brings it back.`];
    },
  },
  redo: {
    usage: 'redo',
    help: 'do again what was undone',
    moves: 'back',
    run({ table: { fight } }) {
      fight.redo();
      return ['Done again.'];
    },
  },
  why: {
    usage: 'why N',
    help: 'every number of line N of the log, down to its rules',
    run: (session, rest) => why(session.table.fight, speechOf(session), wholeNumber(rest)),
  },
  rules: {
    usage: 'rules ID',
    help: 'a rule in our own words',
    run: (session, rest) => rules(session.table.ruleSet.rules.id, rest === '' ? undefined : rest).text.split('\n'),
  },
  look: {
    usage: 'look [NAME]',
    help: 'everybody, or all that is known of one fighter',
    run(session, rest) {
      const speech = speechOf(session);
      const { fight, sides } = session.table;
      if (rest === '') return fightersOf(fight.view).map((who) => sheetText(sheet(speech, who, sides)));
      return named(session, rest).flatMap((who) => [
        sheetText(sheet(speech, who, sides)),
        ...factLines(speech, who).map((line) => `  ${line}`),
        `  the game master can set: ${settableText(settableLines(speech, who))}`,
      ]);
    },
  },
  refused: {
    usage: 'refused',
    help: 'what cannot be done now, and why not',
    run(session) {
      const lines = refusedLines(decisionOf(session).refused);
      return lines.length === 0 ? ['Nothing is refused.'] : lines;
    },
  },
  log: {
    usage: 'log',
    help: 'the fight so far, each act with the number of its line',
    run: (session) => narrateAll(session.table.fight, speechOf(session)).flatMap(({ line, told }) => numbered(line, told)),
  },
  save: {
    usage: 'save FILE',
    help: 'write the log to another file; "save! FILE" replaces one',
    run: (session, rest) => save(session, rest, false),
  },
  'save!': { usage: 'save! FILE', help: 'the same, over another file', run: (session, rest) => save(session, rest, true) },
  ...GM_COMMANDS,
  help: {
    usage: 'help',
    help: 'this list',
    run: () => ['NUMBER: take this choice', ...Object.values(TABLE_COMMANDS).map((one) => `${one.usage}: ${one.help}`), 'quit: stop here; the log stays'],
  },
};

function save({ table }: Session, file: string, over: boolean): string[] {
  if (file === '') return refuse('save needs the name of a file');
  writeWhole(file, writeLog(headerAt(table, file), table.fight.lines), over);
  return [`Saved as ${file}.`];
}

/** Whom a name means: a fighter, "the game master", "all". */
function named(session: Session, name: string): Id[] {
  const speech = speechOf(session);
  const known = everybody(session);
  if (name === 'all') return known;
  const found = known.filter((who) => nameOf(speech, who).toLowerCase() === name.toLowerCase());
  return found.length > 0
    ? found
    : refuse(
        `nobody is called "${name}"; there are ${fightersOf(speech.view)
          .map((who) => nameOf(speech, who))
          .join(', ')}`,
      );
}
