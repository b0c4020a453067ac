import { FileError, nameOf, walksOf, whyRefused } from '@riposte/files';
import { typedWords } from '@riposte/files/typed';
import { type IntentJson, RiposteError } from '@riposte/kernel';
import { nearest } from '@riposte/ruleset';
import { type Decision, decisionOf, mayAct, meant } from './decision.ts';
import { InputError } from './outcome.ts';
import { refusalText } from './print.ts';
import { keep, resume, type Session, speechOf, told } from './session.ts';
import { TABLE_COMMANDS } from './table-commands.ts';
import { saidAt } from './table-says.ts';
import { LineError, refuse, type TableCommand, unknownHere, wholeNumber } from './typed.ts';

/** Longest line that is looked at. */
const MAX_LINE = 10_000;

/** What one line of input led to. */
export interface Reply {
  readonly ok: boolean;
  /** Whether the fight may be another one now. */
  readonly moved: boolean;
  readonly lines: readonly string[];
}

/** Does what a line says. What can be refused is answered, never thrown; a log that cannot be written is thrown. */
export function runLine(session: Session, line: string): Reply {
  const { moves, ...reply } = attempt(session, line.trim());
  if (moves === undefined) return { ...reply, moved: false };
  if (moves === 'on') resume(session);
  return { ok: true, moved: true, lines: [...reply.lines, ...keep(session), ...told(session)] };
}

interface Attempt {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly moves?: TableCommand['moves'];
}

function attempt(session: Session, line: string): Attempt {
  try {
    if (line.length > MAX_LINE) refuse('line-long', { number: MAX_LINE });
    const [, typed, rest] = /^(\S*)\s*(.*)$/s.exec(line)!;
    const word = typed === 'heed' ? 'restore' : typed; // what it was called in older scripts
    if (/^\d+$/.test(word)) return choose(session, wholeNumber(line));
    const command = Object.hasOwn(TABLE_COMMANDS, word) ? TABLE_COMMANDS[word] : null;
    // "draw sword" is what a fighter can do, though "draw" alone is a word of the game master's.
    const isChoice = command !== null && rest !== '' && meant(line, decisionOf(session).choices).length === 1;
    if (command === null || isChoice) return walkTo(session, word, rest) ?? byName(session, word, rest);
    return { ok: true, moves: command.moves, lines: command.run(session, rest) };
  } catch (thrown) {
    if (!(thrown instanceof InputError || thrown instanceof FileError || thrown instanceof RiposteError)) throw thrown;
    return { ok: false, lines: [whyRefused(speechOf(session), thrown) ?? wrongText(session, thrown)] };
  }
}

/** What is wrong with a line, in the language of the table. */
function wrongText(session: Session, thrown: InputError | FileError | RiposteError): string {
  if (thrown instanceof LineError) return saidAt(session, thrown.key, thrown.args);
  if (thrown.code === 'nothing-to-undo' || thrown.code === 'nothing-to-redo') return saidAt(session, `line-${thrown.code}`, {});
  return refusalText(thrown.message);
}

/** Every walk by an act of this name that is possible now: where it leads, and whose it is. */
export function walksFrom(session: Session, act: string): readonly { readonly intent: IntentJson; readonly to: string; readonly by: string }[] {
  const speech = speechOf(session);
  return mayAct(session).flatMap((who) =>
    walksOf(session.table.fight, speech, who, act).map(({ intent, to }) => ({ intent, to: to!, by: nameOf(speech, who) })),
  );
}

/** A walk to a place however far, by the cheapest way: "run 7,1" or, where several may act, "run 7,1 Bea"; null = no such act is a walk. */
function walkTo(session: Session, word: string, rest: string): Attempt | null {
  if (rest === '') return null;
  const { fight } = session.table;
  const walks = walksFrom(session, word);
  if (walks.length === 0) return null;
  const plain = (text: string): string => text.toLowerCase().replaceAll(' ', '');
  const found = walks.filter(({ to, by }) => [to, `${to} ${by}`].some((end) => plain(end) === plain(rest)));
  if (found.length === 1) {
    fight.submit(found[0].intent);
    return { ok: true, moves: 'on', lines: [] };
  }
  const places = [...new Set(walks.map(({ to }) => to))];
  const named = places.slice(0, MAX_NUMBERS).join('; ');
  if (found.length > 1) refuse('line-say-who', { forms: found.map(({ by }) => ({ text: `"${word} ${rest} ${by}"` })) });
  // Coordinates that are like others are no slip of the pen.
  const meantPlace = /\p{L}/u.test(rest) ? nearest(places, rest) : null;
  const more = Math.max(0, places.length - MAX_NUMBERS);
  const guess = meantPlace === null ? 'none' : `${word} ${meantPlace}`;
  return refuse('line-places', {
    word: { text: word },
    rest: { text: rest },
    places: { text: named },
    more,
    hint: meantPlace === null ? 'no' : 'yes',
    guess: { text: guess },
  });
}

/** For words that are neither a command nor a listed choice. */
function noCommand(word: string, rest: string, { choices, refused }: Decision): InputError {
  const alike = choices.flatMap(({ text, act }) => (act === word || typedWords(text).includes(word.toLowerCase()) ? [text] : []));
  if (alike.length > 0) return unknownHere('choice', `${word} ${rest}`.trim(), alike);
  const isMeant = ({ intent, title }: Decision['refused'][number]): boolean => intent.do === word || typedWords(title).includes(word.toLowerCase());
  const barred = refused.find((option) => option.refusals.length > 0 && isMeant(option));
  if (barred !== undefined) return new LineError('line-not-available', { act: { text: barred.title }, why: barred.refusals[0].reason });
  const acts = choices.flatMap(({ act }) => (act === '' ? [] : [act]));
  const meantWord = nearest([...Object.keys(TABLE_COMMANDS), 'quit', ...acts], word);
  return new LineError('line-no-command', {
    word: { text: word },
    hint: meantWord === null ? 'no' : 'yes',
    guess: { text: meantWord ?? 'none' },
  });
}

/** A listed act by its name, as "wait" or, where several may act, "wait Bea". */
function byName(session: Session, word: string, whose: string): Attempt {
  const decision = decisionOf(session);
  const { choices } = decision;
  const numbers = choices.flatMap(({ act, by }, i) => (act !== '' && act === word && (whose === '' || by === whose) ? [i + 1] : []));
  if (numbers.length === 0) numbers.push(...meant(`${word} ${whose}`, choices).map((choice) => choices.indexOf(choice) + 1));
  if (numbers.length === 0) throw noCommand(word, whose, decision);
  const walk = numbers.every((number) => choices[number - 1].walk !== null) ? choices[numbers[0] - 1] : null;
  if (walk !== null && numbers.length > 1) refuse('line-walk', { example: { text: `${walk.act} ${walk.walk!.to}` } });
  if (numbers.length > 1) refuse('line-several', { typed: { text: `${word} ${whose}`.trim() }, numbers: { text: numbers.slice(0, MAX_NUMBERS).join(', ') } });
  choices[numbers[0] - 1].take();
  return { ok: true, moves: 'on', lines: [] };
}

const MAX_NUMBERS = 12;

function choose(session: Session, number: number): Attempt {
  const { choices } = decisionOf(session);
  const choice = choices[number - 1];
  if (choice === undefined)
    return choices.length === 0 ? refuse('line-no-choice', {}) : refuse('line-which', { most: choices.length, given: { text: String(number) } });
  choice.take();
  return { ok: true, moves: 'on', lines: [] };
}
