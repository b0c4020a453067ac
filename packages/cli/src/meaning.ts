import { inspect } from 'node:util';
import { InputError } from './outcome.ts';

// What a text means to people. Each meaning has one look; no text says something by its look alone.

const LOOKS = {
  harm: 'red',
  error: 'red',
  warning: 'yellow',
  cost: 'yellow',
  success: 'green',
  /** What one can type. */
  typed: 'cyan',
  heading: 'bold',
  /** What can be passed over. */
  aside: 'dim',
} as const;

export type Meaning = keyof typeof LOOKS;

/** Sides of a fight have looks of their own, over again behind the last. */
const SIDES = ['blue', 'magenta', 'cyan', 'green'] as const;

/** Where looks are wanted. */
export const WHENS = ['auto', 'always', 'never'] as const;
export type When = (typeof WHENS)[number];

/** Another one in each process: no text of users can hold it, and only what has a meaning gets a look. */
const KEY = Array.from({ length: 2 }, () => 1000 + Math.floor(Math.random() * 9000)).join(';');
const START = `\u001b[${KEY};`;

/** Finds the marks that stand for looks. Tables measure them as nothing. */
export const MARK = `\\u001b\\[${KEY};\\d+m`;

let when: When = 'auto';
let isPlain = false;

/** The streams that people read. */
type Stream = Pick<NodeJS.WriteStream, 'isTTY'>;

/**
 * Takes `--color WHEN` out of the arguments; lines for programs never have looks.
 * @throws InputError for another word than auto, always or never
 */
export function withLooks(args: readonly string[]): readonly string[] {
  when = 'auto';
  isPlain = false;
  const end = args.indexOf('--');
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const isOption = (end < 0 || i < end) && /^--color(=|$)/.test(args[i]);
    if (!isOption) rest.push(args[i]);
    else when = whenCalled(args[i] === '--color' ? (args[++i] ?? '') : args[i].slice('--color='.length));
  }
  isPlain = rest.includes('--json');
  return rest;
}

function whenCalled(word: string): When {
  const found = WHENS.find((known) => known === word);
  if (found === undefined) throw new InputError(`--color must be auto, always or never, not "${word}".`);
  return found;
}

/** Whether texts on this stream have looks: as `--color` says, else the environment (https://no-color.org), else whether it is a terminal that can. */
export function hasLooks(stream: Stream = process.stdout, { NO_COLOR = '', FORCE_COLOR, TERM }: NodeJS.ProcessEnv = process.env): boolean {
  if (isPlain || when !== 'auto') return !isPlain && when === 'always';
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR);
  return stream.isTTY === true && TERM !== 'dumb';
}

/** A text that means this, on its way to people. */
export const means = (meaning: Meaning, text: string, stream?: Stream): string => looking(LOOKS[meaning], text, stream);

/** The side by its name or that of a fighter on it. -1 = of none. */
export const ofSide = (side: number, text: string): string => (side < 0 ? text : looking(SIDES[side % SIDES.length], text));

function looking(look: (typeof LOOKS)[Meaning] | (typeof SIDES)[number], text: string, stream?: Stream): string {
  if (text === '' || !hasLooks(stream)) return text;
  const [on, off] = inspect.colors[look]!;
  return `${START}${on}m${text}${START}${off}m`;
}

/** The marks as the terminal understands them. */
export const withEscapes = (text: string): string => text.replaceAll(START, '\u001b[');
