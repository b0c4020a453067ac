import { type DiceSource, DrawNumbers, drawAgain, type FaceSource, type Fight, type Redrawn, sha256 } from '@riposte/kernel';
import { hmac } from './hmac.ts';
import { randomHex } from './secrets.ts';

/** A new secret for the dice of a table: 256 bits in hex. */
export const newSecret = (): string => randomHex(32);

/** What is published before the first roll. */
export const commitmentOf = (secret: string): string => sha256(secret);

/** 32-bit words from HMAC-SHA-256 of a label and a counter; faces without bias, by rejection. */
class Drawn implements FaceSource {
  readonly #secret: string;
  readonly #label: string;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(secret: string, label: string) {
    this.#secret = secret;
    this.#label = label;
  }

  #word(): number {
    if (this.#at >= this.#block.byteLength) {
      const { buffer, byteOffset, byteLength } = hmac(this.#secret, `${this.#label}:${this.#blocks++}`);
      this.#block = new DataView(buffer, byteOffset, byteLength);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }

  face(sides: number): number {
    const most = 2 ** 32 - (2 ** 32 % sides);
    let word = this.#word();
    while (word >= most) word = this.#word();
    return (word % sides) + 1;
  }
}

/**
 * Dice of a table: a function of the secret, the number of the command, the roll, who rolls and the n-th of them.
 * A hidden roll shifts no other, and playing on after an undo gives the same roll the same dice.
 */
export function secretDice(secret: string): DiceSource {
  return { open: (command, key, roller, nth) => new Drawn(secret, `${command}:${key}:${roller}:${nth}`) };
}

export interface DiceProof {
  /** Rolls that agree with the secret. */
  readonly drawn: number;
  /** Rolls that do not come from the secret: typed, kept, forced or amended by people, made by older rules, or made elsewhere. */
  readonly others: number;
  /** Rolls whose secret is not disclosed. */
  readonly undisclosed: number;
  /** The line whose dice do not agree with the secret; null = there is none. */
  readonly line: number | null;
}

/** A secret that replaced another one. */
export interface Stretch {
  /** Number of the first line of the fight that it holds for. */
  readonly line: number;
  /** Null = not disclosed. */
  readonly secret: string | null;
}

/**
 * Draws all dice of a fight again from the disclosed secrets, except those of its first `from` commands, which were played
 * elsewhere. `later`: the secrets after the first, in the order of their lines.
 */
export function proveDice(fight: Fight, secret: string, from = 0, later: readonly Stretch[] = []): DiceProof {
  const stretches: readonly Stretch[] = [{ line: 0, secret }, ...later];
  const path = fight.path();
  let [drawn, others, undisclosed, commands] = [0, 0, 0, 0];
  const numbers = new DrawNumbers();
  for (let i = 0; i < path.length; i++) {
    const command = fight.lines[path[i]];
    numbers.pass(command);
    if (command.in !== 'command') continue;
    const trace = fight.traceOf(path[i]);
    // A command may have waited for an answer while the secret changed, so each part of it has its own.
    const again = new Map<Stretch, readonly Redrawn[]>();
    for (let nth = 0; i < path.length && fight.lines[path[i]].in !== 'done'; i++) {
      if (fight.lines[path[i]].in !== 'roll') continue;
      const stretch = stretches.findLast((known) => known.line <= path[i])!;
      if (!again.has(stretch)) again.set(stretch, drawAgain(secretDice(stretch.secret ?? ''), numbers.of(command.do), trace));
      const made = again.get(stretch)![nth++] as Redrawn | undefined;
      if (made === undefined || made.faces === null || commands < from) others++;
      else if (stretch.secret === null) undisclosed++;
      else if (made.isSame) drawn++;
      else return { drawn, others, undisclosed, line: path[i] };
    }
    commands++;
    if (i < path.length) numbers.pass(fight.lines[path[i]]);
  }
  return { drawn, others, undisclosed, line: null };
}
