import { InvalidArgumentError } from 'commander';

/** A whole number as an option. @throws InvalidArgumentError for anything else. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a number.');
  return Number(text);
}
