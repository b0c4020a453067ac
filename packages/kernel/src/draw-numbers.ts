import { CONSEQUENCES } from './consequences.ts';
import type { Line } from './log.ts';

/**
 * Counts the commands and decrees of a path, because dice are drawn by the number of their command. What a decree sets off draws by
 * the number of the decree, so that other dice do not give it away.
 */
export class DrawNumbers {
  #closed = 0;
  #decrees = 0;
  #command = '';

  /** Goes past the next line of the path. */
  pass(line: Line): void {
    if (line.in === 'command') this.#command = line.do;
    else if (line.in === 'fiat') this.#decrees++;
    else if (line.in === 'done' && this.#command !== CONSEQUENCES) this.#closed++;
  }

  /** The number that keys the draws of a command that begins or continues here. */
  of(command: string): number {
    return command === CONSEQUENCES ? -this.#decrees : this.#closed;
  }
}
