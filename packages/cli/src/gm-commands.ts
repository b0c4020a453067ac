import { decreeInWords, diceText, fightersOf, nameOf } from '@riposte/files';
import type { Amendment, Json } from '@riposte/kernel';
import { lineIndex, lineNumber } from './open.ts';
import { type Session, speechOf } from './session.ts';
import { parsed, refuse, type TableCommand, wholeNumber } from './typed.ts';

/** What the game master can type: facts, conditions, rules, dice. */
export const GM_COMMANDS: { readonly [name: string]: TableCommand } = {
  set: {
    usage: 'set NAME FACT VALUE [because REASON]',
    help: 'the game master changes a fact: set Ann hp 1 because a tile fell',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: facts } = somebody(session, rest);
      const [, fact, value] = /^(\S+)\s+(.+)$/s.exec(facts) ?? refuse('set needs a name, a fact and a value; "look NAME" shows the facts');
      return decreed(session, 'set', { of: name, [fact]: parsed(value), ...reason });
    },
  },
  give: {
    usage: 'give NAME CONDITION [VALUE] [because REASON]',
    help: 'the game master gives a condition',
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
    help: 'the game master ends a condition',
    moves: 'on',
    run(session, said) {
      const { rest, reason } = reasoned(said);
      const { name, rest: condition } = somebody(session, rest);
      return decreed(session, 'end', { of: name, condition, ...reason });
    },
  },
  ignore: {
    usage: 'ignore RULE [because REASON]',
    help: 'a rule no longer counts; "heed RULE" brings it back',
    moves: 'on',
    run(session, said) {
      const { rest: rule, reason } = reasoned(said);
      return decreed(session, 'ignore', { rule, ...reason });
    },
  },
  heed: { usage: 'heed RULE', help: 'an ignored rule counts again', moves: 'on', run: (session, rule) => decreed(session, 'ignore', { rule, ignored: false }) },
  dice: {
    usage: 'dice FACES | mine | yours',
    help: 'the dice that you threw: dice 3 5; "mine": every roll waits for your dice; "yours": no roll does',
    moves: 'on',
    run({ table: { fight } }, rest) {
      if (rest === 'mine') {
        fight.typed = true;
        return ['Every roll waits for your dice. Enter alone throws them for you.'];
      }
      if (rest === 'yours') {
        fight.typed = false;
        if (fight.pending?.kind === 'roll') fight.throwDice();
        return ['The dice are thrown for you.'];
      }
      fight.typeIn(faces(rest));
      return [];
    },
  },
  throw: {
    usage: 'throw',
    help: 'let the dice be thrown for you, this once',
    moves: 'on',
    run({ table: { fight } }) {
      fight.throwDice();
      return [];
    },
  },
  amend: {
    usage: 'amend N FACES',
    help: 'the rolls of line N; with faces: what would be otherwise had it shown these',
    run: (session, rest) => amended(session, rest, false),
  },
  'amend!': { usage: 'amend! N FACES', help: 'the same, for good; "undo" takes it back', moves: 'back', run: (session, rest) => amended(session, rest, true) },
};

function reasoned(said: string): { readonly rest: string; readonly reason: { readonly reason?: string } } {
  const [, rest, reason] = /^(.*?)(?:\s+because\s+(.+))?$/s.exec(said)!;
  return { rest: rest.trim(), reason: reason === undefined ? {} : { reason } };
}

/** Whose name a text begins with; names may have spaces. */
function somebody(session: Session, text: string): { readonly name: string; readonly rest: string } {
  const speech = speechOf(session);
  const names = speech.book.words?.names(speech.view).values() ?? [];
  const found = [...names].filter((name) => text === name || text.startsWith(`${name} `)).sort((a, b) => b.length - a.length);
  const known = fightersOf(speech.view).map((who) => nameOf(speech, who));
  const name = found[0] ?? refuse(`expected a name first: ${known.join(', ')}`);
  return { name, rest: text.slice(name.length).trim() };
}

function decreed({ table: { fight, book } }: Session, act: 'set' | 'give' | 'end' | 'ignore', given: Json): string[] {
  decreeInWords(fight, book, act, given);
  return [];
}

function faces(text: string): number[] {
  const all = text.split(/[\s,]+/).filter((one) => one !== '');
  return all.length === 0 ? refuse('dice needs the faces that you threw: dice 3 5') : all.map(wholeNumber);
}

/** Tries another past roll and tells what would be otherwise; `forGood` makes it so. */
function amended(session: Session, rest: string, forGood: boolean): string[] {
  const { fight } = session.table;
  const [, number, shown] = /^(\S+)\s*(.*)$/s.exec(rest) ?? refuse('amend needs the number of a line: amend 12');
  const line = lineIndex(wholeNumber(number));
  const roll = fight.lines[line];
  if (shown === '' || roll?.in !== 'roll') return rollsOf(session, line);
  const { stopped, lost, changes, confirm } = fight.amend(line, { faces: faces(shown) });
  if (forGood) confirm();
  return [
    `Line ${number}: ${roll.faces?.join(', ') ?? roll.total} becomes ${shown}${forGood ? '' : ' (not yet: "amend!" makes it so)'}.`,
    ...otherwise(session, changes),
    ...(stopped === null ? [] : [`Line ${lineNumber(stopped.line)} no longer fits (${stopped.why}); of what came later ${lost.length} steps fall away.`]),
  ];
}

/** The rolls of the command that a line belongs to, each with the number to amend it by. */
function rollsOf(session: Session, line: number): string[] {
  const { fight } = session.table;
  const speech = speechOf(session);
  const path = fight.path();
  const from = path.findLastIndex((n) => n <= line && fight.lines[n].in === 'command');
  const to = path.findIndex((n, i) => i > from && fight.lines[n].in === 'command');
  const rolls = (from < 0 ? [] : path.slice(from, to < 0 ? undefined : to)).flatMap((n) => {
    const one = fight.lines[n];
    return one.in === 'roll' ? [`line ${lineNumber(n)}: ${one.roll} of ${nameOf(speech, one.who)}, ${diceText(speech, one)}`] : [];
  });
  return rolls.length === 0 ? refuse(`nothing was rolled in line ${lineNumber(line)}`) : rolls;
}

function otherwise(session: Session, changes: Amendment['changes']): string[] {
  const speech = speechOf(session);
  const told = changes.map(({ path, before, after }) => {
    const [, id, fact] = /^entities\.(\d+)\.(.+)$/.exec(path) ?? [];
    if (id === undefined) return `  ${path}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`;
    const what = fact.startsWith('conditions') ? 'other conditions' : `${fact} ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`;
    return `  ${nameOf(speech, Number(id))}: ${what}`;
  });
  const lines = told.filter((one, i) => told.indexOf(one) === i);
  return lines.length === 0 ? ['Nothing else changes.'] : lines.slice(0, MOST_CHANGES);
}

const MOST_CHANGES = 20;
