import { arithmetic, decreeInWords, diceText, fightersOf, nameOf, type SaidShift, saysNothing, shiftInWords } from '@riposte/files';
import type { Amendment, Fight, Json } from '@riposte/kernel';
import { boardCommands } from './board-commands.ts';
import { whyNotIgnored } from './ledger.ts';
import { lineIndex, lineNumber } from './open.ts';
import { type Session, speechOf } from './session.ts';
import { parsed, refuse, type TableCommand, wholeNumber } from './typed.ts';

/** What the game master can type: facts, conditions, rules, dice. */
export const GM_COMMANDS: { readonly [name: string]: TableCommand } = {
  set: {
    usage: 'set NAME FACT VALUE [because REASON]',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: facts } = somebody(session, rest);
      const [, fact, value] = /^(\S+)\s+(.+)$/s.exec(facts) ?? refuse('Write: set NAME FACT VALUE. "look NAME" shows the facts.');
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
      const [, rule, of, once] = /^(\S+)(?:\s+for\s+(.+?))?(\s+once)?$/.exec(rest) ?? refuse('Name a rule: ignore SS-ATK-002');
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
      const [, rule, of] = /^(\S+)(?:\s+for\s+(.+))?$/.exec(said) ?? refuse('Name a rule: restore SS-ATK-002');
      return decreed(session, 'ignore', { rule, ignored: false, ...(of === undefined ? {} : { of }) });
    },
  },
  dice: {
    usage: 'dice FACES | mine | yours',
    moves: 'on',
    run({ table: { fight } }, rest) {
      if (rest === 'mine') {
        fight.typed = true;
        return ['Every roll waits for your dice. Press Enter to let the computer roll.'];
      }
      if (rest === 'yours') {
        fight.typed = false;
        if (fight.pending?.kind === 'roll') fight.throwDice();
        return ['The computer rolls the dice.'];
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
  const name = found[0] ?? refuse(`Start with a name: ${known.join(', ')}.`);
  return { name, rest: text.slice(name.length).trim() };
}

function decreed({ table: { fight, ruleSet, sides } }: Session, act: string, given: Json): string[] {
  const stopped = decreeInWords(fight, ruleSet, act, given, whyNotIgnored, sides);
  return stopped === null ? [] : [`Line ${lineNumber(stopped.line)} no longer fits: ${stopped.why}.`];
}

function faces(text: string): number[] {
  const all = text.split(/[\s,]+/).filter((word) => word !== '');
  return all.length === 0 ? refuse('Type the faces you rolled: dice 3 5') : all.map(wholeNumber);
}

/** Tries other faces of a past roll or another number behind it, and tells what would be otherwise; `forGood` makes it so. */
function amended(session: Session, rest: string, forGood: boolean): string[] {
  const [, typed, said] = /^(\S+)\s*(.*)$/s.exec(rest) ?? refuse('Name a line of the log: amend 12');
  const line = lineIndex(wholeNumber(typed));
  const shift = shiftOf(session, said);
  const tried = shift === null ? otherFaces(session, line, said) : otherNumber(session, line, shift);
  if (tried === null) return amendable(session, line);
  const { what, amendment } = tried;
  if (forGood) amendment.confirm();
  const { stopped, lost, changes } = amendment;
  return [
    `${what}${forGood ? '' : ' (a preview: "amend!" keeps it)'}.`,
    ...otherwise(session, changes),
    ...(stopped === null ? [] : [`Line ${lineNumber(stopped.line)} no longer fits (${stopped.why}); ${lost.length} later steps are dropped.`]),
  ];
}

interface Tried {
  readonly what: string;
  readonly amendment: Amendment;
}

/** Null = it says nothing to amend. */
function otherFaces({ table: { fight } }: Session, line: number, said: string): Tried | null {
  const roll = fight.lines[line];
  if (said === '' || roll?.in !== 'roll') return null;
  return { what: `Line ${lineNumber(line)}: ${roll.faces?.join(', ') ?? roll.total} becomes ${said}`, amendment: fight.amend(line, { faces: faces(said) }) };
}

function otherNumber({ table: { fight, ruleSet } }: Session, line: number, shift: SaidShift): Tried {
  const command = commandOf(fight, line);
  const what = `Line ${lineNumber(line)}: ${shift.number} of ${shift.of} changes by ${shift.add > 0 ? '+' : ''}${shift.add}`;
  return { what, amendment: fight.amend(command, shiftInWords(fight, ruleSet, command, shift)) };
}

/** "attack of Ann Lee +2 because of the light"; null = no number is spoken of. */
function shiftOf(session: Session, said: string): SaidShift | null {
  const { rest, reason } = reasoned(said);
  const [, number, whose] = /^(.+?) of (.+)$/s.exec(rest) ?? [];
  if (number === undefined) return null;
  const { name, rest: amount } = somebody(session, whose);
  if (!/^[+-]?\d{1,4}$/.test(amount)) refuse(`Say what to add, such as +2, not "${amount}".`);
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
  if (command < 0) return refuse(`Line ${lineNumber(line)} has no roll.`);
  const path = fight.path().slice(fight.path().indexOf(command));
  const to = path.findIndex((n, i) => i > 0 && fight.lines[n].in === 'command');
  const rolls = path.slice(0, to < 0 ? undefined : to).flatMap((n) => {
    const one = fight.lines[n];
    return one.in === 'roll' ? [`line ${lineNumber(n)}: ${one.roll} of ${nameOf(speech, one.who)}, ${diceText(speech, one)}`] : [];
  });
  const numbers = fight
    .traceOf(command)
    .flatMap((entry) => (entry.kind === 'value' && !saysNothing(entry.explanation) ? [`  ${arithmetic(speech, entry.explanation)}`] : []));
  return rolls.length + numbers.length === 0 ? refuse(`Line ${lineNumber(line)} has no roll.`) : [...rolls, ...new Set(numbers)];
}

function otherwise(session: Session, changes: Amendment['changes']): string[] {
  const speech = speechOf(session);
  const told = changes.map(({ path, before, after }) => {
    const [, id, fact] = /^entities\.(\d+)\.(.+)$/.exec(path) ?? [];
    if (id === undefined) return `  ${path}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`;
    const what = fact.startsWith('conditions') ? 'other conditions' : `${fact} ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`;
    return `  ${nameOf(speech, Number(id))}: ${what}`;
  });
  const lines = told.filter((line, i) => told.indexOf(line) === i);
  return lines.length === 0 ? ['Nothing else changes.'] : lines.slice(0, MAX_CHANGES);
}

const MAX_CHANGES = 20;
