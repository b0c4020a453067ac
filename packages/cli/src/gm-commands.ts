import {
  arithmetic,
  decreeInWords,
  diceText,
  fightersOf,
  languageIn,
  nameOf,
  plain,
  type SaidShift,
  type Speech,
  saysNothing,
  shiftInWords,
  stoppedText,
} from '@riposte/files';
import type { Amendment, Fight, Json } from '@riposte/kernel';
import { boardCommands } from './board-commands.ts';
import { whyNotIgnored } from './ledger.ts';
import { lineIndex, lineNumber } from './open.ts';
import { type Session, speechOf } from './session.ts';
import { saidAt } from './table-says.ts';
import { parsed, refuse, type TableCommand, wholeNumber } from './typed.ts';

/** What the game master can type: facts, conditions, rules, dice. */
export const GM_COMMANDS: { readonly [name: string]: TableCommand } = {
  set: {
    usage: 'set NAME FACT VALUE [because REASON]',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: facts } = somebody(session, rest);
      const [, fact, value] = /^(\S+)\s+(.+)$/s.exec(facts) ?? refuse('line-write-set', {});
      return decreed(session, 'set', { of: name, [fact]: parsed(value), ...reason });
    },
  },
  give: {
    usage: 'give NAME CONDITION [VALUE] [because REASON]',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: what } = somebody(session, rest);
      const [condition = '', value] = what.split(/\s+/);
      return decreed(session, 'give', { to: name, condition, ...(value === undefined ? {} : { value: parsed(value) }), ...reason });
    },
  },
  end: {
    usage: 'end NAME CONDITION [because REASON]',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: condition } = somebody(session, rest);
      return decreed(session, 'end', { of: name, condition, ...reason });
    },
  },
  ignore: {
    usage: 'ignore RULE [for NAME] [once] [because REASON]',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const [, rule, of, once] = /^(\S+)(?:\s+for\s+(.+?))?(\s+once)?$/.exec(rest) ?? refuse('line-name-rule', { command: 'ignore' });
      return decreed(session, 'ignore', { rule, ...(of === undefined ? {} : { of }), ...(once === undefined ? {} : { once: true }), ...reason });
    },
  },
  gm: {
    usage: 'gm ACTION [JSON]',
    moves: 'on',
    run(session, said) {
      const [, act, given] = /^(\S*)\s*(.*)$/s.exec(said)!;
      return decreed(session, act, given === '' ? {} : parsed(given));
    },
  },
  ...boardCommands(decreed),
  restore: {
    usage: 'restore RULE [for NAME]',
    moves: 'on',
    run(session, said) {
      const [, rule, of] = /^(\S+)(?:\s+for\s+(.+))?$/.exec(said) ?? refuse('line-name-rule', { command: 'restore' });
      return decreed(session, 'ignore', { rule, ignored: false, ...(of === undefined ? {} : { of }) });
    },
  },
  dice: {
    usage: 'dice FACES | mine | yours',
    moves: 'on',
    run(session, rest) {
      const { fight } = session.table;
      if (rest === 'mine') {
        fight.typed = true;
        return [saidAt(session, 'dice-mine', {})];
      }
      if (rest === 'yours') {
        fight.typed = false;
        if (fight.pending?.kind === 'roll') fight.throwDice();
        return [saidAt(session, 'dice-yours', {})];
      }
      fight.typeIn(faces(rest));
      return [];
    },
  },
  throw: {
    usage: 'throw',
    moves: 'on',
    run({ table: { fight } }) {
      fight.throwDice();
      return [];
    },
  },
  amend: {
    usage: 'amend N [FACES | NUMBER of NAME +2 [because REASON]]',
    run: (session, rest) => amended(session, rest, false),
  },
  'amend!': { usage: 'amend! N ...', moves: 'back', run: (session, rest) => amended(session, rest, true) },
};

function reasoned(said: string): { readonly rest: string; readonly reason: { readonly reason?: string } } {
  const [, rest, reason] = /^(.*?)(?:\s+because\s+(.+))?$/s.exec(said)!;
  return { rest: rest.trim(), reason: reason === undefined ? {} : { reason } };
}

/** Whose name a text begins with; names may have spaces. */
function somebody(session: Session, text: string): { readonly name: string; readonly rest: string } {
  const speech = speechOf(session);
  const names = speech.ruleSet.words?.names(speech.view).values() ?? [];
  const found = [...names].filter((name) => text === name || text.startsWith(`${name} `)).sort((a, b) => b.length - a.length);
  const known = fightersOf(speech.view).map((who) => nameOf(speech, who));
  const name = found[0] ?? refuse('line-start-with-name', { names: { text: known.join(', ') } });
  return { name, rest: text.slice(name.length).trim() };
}

function decreed(session: Session, act: string, given: Json): string[] {
  const { fight, ruleSet, sides } = session.table;
  const stopped = decreeInWords(fight, ruleSet, act, given, whyNotIgnored, sides);
  return stopped === null
    ? []
    : [saidAt(session, 'no-longer-fits', { line: lineNumber(stopped.line), why: { text: stoppedText(fight, speechOf(session), stopped) } })];
}

function faces(text: string): number[] {
  const all = text.split(/[\s,]+/).filter((word) => word !== '');
  return all.length === 0 ? refuse('line-faces', {}) : all.map(wholeNumber);
}

/** Tries other faces of a past roll or another number behind it, and tells what would change; `forGood` makes it so. */
function amended(session: Session, rest: string, forGood: boolean): string[] {
  const [, typed, said] = /^(\S+)\s*(.*)$/s.exec(rest) ?? refuse('line-name-line', {});
  const line = lineIndex(wholeNumber(typed));
  const shift = shiftOf(session, said);
  const tried = shift === null ? otherFaces(session, line, said) : otherNumber(session, line, shift);
  if (tried === null) return amendable(session, line);
  const { what, amendment } = tried;
  if (forGood) amendment.confirm();
  const { stopped, lost, changes } = amendment;
  return [
    forGood ? `${what}.` : saidAt(session, 'amend-preview', { what: { text: what } }),
    ...changeLines(session, changes),
    ...(stopped === null
      ? []
      : [
          saidAt(session, 'amend-drops', { line: lineNumber(stopped.line), why: { text: stoppedText(null, speechOf(session), stopped) }, number: lost.length }),
        ]),
  ];
}

interface Tried {
  readonly what: string;
  readonly amendment: Amendment;
}

/** Null = it says nothing to amend. */
function otherFaces(session: Session, line: number, said: string): Tried | null {
  const { fight } = session.table;
  const roll = fight.lines[line];
  if (said === '' || roll?.in !== 'roll') return null;
  const old = roll.faces?.join(', ') ?? String(roll.total);
  return { what: becomes(session, saidAt(session, 'line-of', { line: lineNumber(line) }), old, said), amendment: fight.amend(line, { faces: faces(said) }) };
}

function otherNumber(session: Session, line: number, shift: SaidShift): Tried {
  const { fight, ruleSet } = session.table;
  const command = commandOf(fight, line);
  const add = `${shift.add > 0 ? '+' : ''}${shift.add}`;
  const what = saidAt(session, 'amend-number', { line: lineNumber(line), query: { text: shift.number }, who: { text: shift.of }, add: { text: add } });
  return { what, amendment: fight.amend(command, shiftInWords(fight, ruleSet, command, shift)) };
}

/** "attack of Ann Lee +2 because of the light"; null = no number is spoken of. */
function shiftOf(session: Session, said: string): SaidShift | null {
  const { rest, reason } = reasoned(said);
  const [, number, whose] = /^(.+?) of (.+)$/s.exec(rest) ?? [];
  if (number === undefined) return null;
  const { name, rest: amount } = somebody(session, whose);
  if (!/^[+-]?\d{1,4}$/.test(amount)) refuse('line-add', { given: { text: amount } });
  return { number, of: name, add: Number(amount), reason: reason.reason ?? 'ruling' };
}

/** The command that a line belongs to; -1 = none. */
function commandOf(fight: Fight, line: number): number {
  return fight.path().findLast((n) => n <= line && fight.lines[n].in === 'command') ?? -1;
}

/** The rolls of the command that a line belongs to, each with the number to amend it by, and the numbers in it. */
function amendable(session: Session, line: number): string[] {
  const { fight } = session.table;
  const speech = speechOf(session);
  const command = commandOf(fight, line);
  if (command < 0) return refuse('line-no-roll', { line: lineNumber(line) });
  const path = fight.path().slice(fight.path().indexOf(command));
  const to = path.findIndex((n, i) => i > 0 && fight.lines[n].in === 'command');
  const rolls = path.slice(0, to < 0 ? undefined : to).flatMap((n) => {
    const one = fight.lines[n];
    return one.in === 'roll'
      ? [
          saidAt(session, 'amend-roll', {
            line: lineNumber(n),
            roll: { text: rollText(speech, one.roll) },
            who: { text: nameOf(speech, one.who) },
            dice: { text: diceText(speech, one) },
          }),
        ]
      : [];
  });
  const numbers = fight
    .traceOf(command)
    .flatMap((entry) => (entry.kind === 'value' && !saysNothing(entry.explanation) ? [`  ${arithmetic(speech, entry.explanation)}`] : []));
  return rolls.length + numbers.length === 0 ? refuse('line-no-roll', { line: lineNumber(line) }) : [...rolls, ...new Set(numbers)];
}

/** The name of a fighter or of the scene. */
function calledIn(speech: Speech, id: number): string {
  const name = nameOf(speech, id);
  if (speech.view.state.entities[id]?.kind === 'fighter') return name;
  const [language, key] = [languageIn(speech), `thing-${name.replaceAll(' ', '-')}`];
  return language.has(key) ? plain(language.say(key) ?? [name]) : language.term('word', name);
}

/** What a roll is called. */
function rollText(speech: Speech, id: string): string {
  const title = speech.view.rules.def.rolls.find((roll) => roll.id === id)?.title ?? id;
  return languageIn(speech).term('roll', title);
}

function changeLines(session: Session, changes: Amendment['changes']): string[] {
  const speech = speechOf(session);
  const told = changes.map(({ path, before, after }) => {
    const [, id, fact] = /^entities\.(\d+)\.(.+)$/.exec(path) ?? [];
    const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
    if (id === undefined) return `  ${becomes(session, path, old, now)}`;
    const who = calledIn(speech, Number(id));
    return `  ${fact.startsWith('conditions') ? saidAt(session, 'amend-conditions', { who: { text: who } }) : becomes(session, `${who}: ${fact}`, old, now)}`;
  });
  const lines = told.filter((line, i) => told.indexOf(line) === i);
  return lines.length === 0 ? [saidAt(session, 'amend-nothing', {})] : lines.slice(0, MAX_CHANGES);
}

const becomes = (session: Session, what: string, before: string, after: string): string =>
  saidAt(session, 'amend-becomes', { what: { text: what }, before: { text: before }, after: { text: after } });

const MAX_CHANGES = 20;
