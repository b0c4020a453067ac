/** Where the faces of dice come from: a generator, a record, a person, an enumeration. */
export interface FaceSource {
  /** One face of a die with `sides` sides, 1 to `sides`. */
  face(sides: number): number;
}

/**
 * sfc32 with unbiased sampling by rejection. The algorithm's name is part of every seed text, so that a better
 * generator can come later and old logs keep their dice.
 */
export class Random implements FaceSource {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(a: number, b: number, c: number, d: number) {
    this.reseed(a, b, c, d);
  }

  reseed(a: number, b: number, c: number, d: number): void {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** 32 random bits as a signed integer. */
  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t;
  }

  face(sides: number): number {
    // A product of 32 bits and the sides; the low part is uniform unless it falls below 2^32 mod sides (Lemire).
    const product = (this.word() >>> 0) * sides;
    const high = Math.floor(product / 4294967296);
    const low = product - high * 4294967296;
    return low < sides && low < 4294967296 % sides ? this.face(sides) : high + 1;
  }
}

export type Seed = readonly [number, number, number, number];

/** Four words from any text (FNV-1a with four offsets, finished with murmur's mixer). */
export function seedFrom(text: string): Seed {
  return [wordFrom(text, 0x811c9dc5), wordFrom(text, 0x01234567), wordFrom(text, 0x3c6ef372), wordFrom(text, 0x7f4a7c15)];
}

/** A stable 32-bit word for a text: keys of rolls must be the same in every release. */
export function wordFrom(text: string, offset = 0x811c9dc5): number {
  let h = offset | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Dice for one command: the faces of a roll depend on nothing but these keys. */
export interface DiceSource {
  /** `key` is `wordFrom` of the roll's id, `nth` counts equal rolls of one roller in one command. */
  open(command: number, key: number, roller: number, nth: number): FaceSource;
}

/** Keyed draws from one secret seed: nothing to save, repeatable, one more die shifts no other. */
export function keyedDice(seedText: string): DiceSource {
  const [s0, s1, s2, s3] = seedFrom(seedText);
  const random = new Random(s0, s1, s2, s3);
  return {
    open(command, key, roller, nth) {
      random.reseed(
        mix(s0 ^ Math.imul(command + 1, 0x9e3779b1)),
        mix(s1 ^ key),
        mix(s2 ^ Math.imul(roller + 7, 0x85ebca77)),
        mix(s3 ^ Math.imul(nth + 3, 0xc2b2ae3d)),
      );
      return random;
    },
  };
}

/** The generator of trial number `trial`, independent of how the work is split. */
export function trialRandom(seed: string | Seed, trial: number, into?: Random): Random {
  const [s0, s1, s2, s3] = typeof seed === 'string' ? seedFrom(seed) : seed;
  const t = mix(Math.imul(trial + 1, 0x9e3779b1));
  const random = into ?? new Random(0, 0, 0, 0);
  random.reseed(s0 ^ t, s1 ^ mix(t + 1), s2 ^ mix(t + 2), s3 ^ mix(t + 3));
  return random;
}
