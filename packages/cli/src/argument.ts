import { InputError } from './outcome.ts';

/** A whole number as an option. The parser throws InputError for anything else. */
export function whole(option: string, least = 0, most = 999_999_999): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    mustBeWithin(option, value, least, most, text);
    return value;
  };
}

/** A number with a point as an option. The parser throws InputError for anything else. */
export function decimal(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InputError(`${option} must be a number from ${least} to ${most}, not ${text}.`);
  };
}

/** @throws InputError for a number that is not between these, both included. */
export function mustBeWithin(option: string, value: number, least: number, most: number, given = String(value)): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new InputError(`${option} must be a whole number from ${grouped(least)} to ${grouped(most)}, not ${given}.`);
}

const grouped = (number: number): string => number.toLocaleString('en');

/** Computer players by name, the default first. */
export const KNOWN_PLAYERS = ['policy', 'random', 'careful', 'tactical', 'even', 'brave', 'cautious', 'focused', 'protective'] as const;

const [DEFAULT, ...OTHERS] = KNOWN_PLAYERS;
/** What `--player` does, for the help of every command that has it. */
export const PLAYER = `Let this computer player play a side: ${DEFAULT} (the default), ${OTHERS.slice(0, -1).join(', ')} or ${OTHERS.at(-1)}`;
