import { fail } from './errors.ts';
import { nextIndex } from './index-of.ts';
import { brief } from './json.ts';
import { type FaceSource, wordFrom } from './random.ts';

/** Totals with their probabilities; the mass is 1 within rounding. */
export type Distribution = ReadonlyMap<number, number>;

/**
 * A roll as a whole: what is thrown and how the faces become one total. `id` is its canonical text and says all that
 * matters, so two pools with one id are the same pool.
 */
export interface Pool {
  readonly id: string;
  /** The sides of a single die, 0 for every other pool: the commonest roll needs no call through a variable. */
  readonly sides: number;
  /** Asks the source for each face in a fixed order and returns the total. */
  total(source: FaceSource): number;
  distribution(): Distribution;
}

/** One purpose for which dice are thrown. */
export interface Roll {
  readonly index: number;
  readonly id: string;
  readonly rule: string;
  /** For people: "attack". */
  readonly title: string;
  readonly key: number;
}

const rolls = nextIndex();

/** A purpose for which dice are thrown. */
export function defineRoll(id: string, options: { readonly rule: string; readonly title: string }): Roll {
  return { index: rolls(), id, rule: options.rule, title: options.title, key: wordFrom(id) };
}

/** Mass below which the tail of an exploding die is given to its last kept total. */
export const EXPLOSION_CUT = 1e-12;
const MAX_EXPLOSIONS = 60;

/** A pool of one's own: how its faces total, and how that is distributed. */
export function definePool(id: string, total: (source: FaceSource) => number, count: () => Map<number, number>): Pool {
  let known: Distribution | null = null;
  return {
    id,
    sides: 0,
    total,
    distribution: () => {
      known ??= count();
      return known;
    },
  };
}

/** One die, faces 1 to `sides`. @throws RiposteError `bad-definition` unless sides is an integer from 1 to 1000. */
export function die(sides: number): Pool {
  if (!Number.isInteger(sides) || sides < 1 || sides > 1000) fail('bad-definition', `a die has 1 to 1000 sides, not ${sides}`);
  const single = definePool(
    `d${sides}`,
    (source) => source.face(sides),
    () => new Map(Array.from({ length: sides }, (_, i) => [i + 1, 1 / sides])),
  );
  return { ...single, sides };
}

/** The sum of several pools. */
export function sum(...parts: readonly Pool[]): Pool {
  return definePool(
    parts.map((part) => part.id).join('+'),
    (source) => {
      let total = 0;
      for (const part of parts) total += part.total(source);
      return total;
    },
    () => parts.map((part) => part.distribution()).reduce(convolve, new Map([[0, 1]])) as Map<number, number>,
  );
}

/** One pool minus another: two dice of different colours. */
export function minus(plus: Pool, taken: Pool): Pool {
  const negative = definePool(
    `-${taken.id}`,
    (source) => -taken.total(source),
    () => new Map([...taken.distribution()].map(([total, mass]) => [-total, mass])),
  );
  return { ...sum(plus, negative), id: `${plus.id}-${inOnePiece(taken)}` };
}

/** The id of a pool where more is written behind or before it: in parentheses when it is a sum. */
function inOnePiece(pool: Pool): string {
  return /[-+]/.test(pool.id) ? `(${pool.id})` : pool.id;
}

/** The total seen through a function; `name` must tell it apart from every other. */
export function through(inner: Pool, name: string, see: (total: number) => number): Pool {
  return definePool(
    `${name}(${inner.id})`,
    (source) => see(inner.total(source)),
    () => classified(inner.distribution(), see),
  );
}

/** The pool rolled `times` times, the highest total kept. */
export function best(inner: Pool, times: number): Pool {
  return kept(inner, times, 'kh', (a, b) => (b > a ? b : a));
}

/** The pool rolled `times` times, the lowest total kept. */
export function worst(inner: Pool, times: number): Pool {
  return kept(inner, times, 'kl', (a, b) => (b < a ? b : a));
}

function kept(inner: Pool, times: number, mark: string, better: (a: number, b: number) => number): Pool {
  return definePool(
    `${times}(${inner.id})${mark}`,
    (source) => {
      let total = inner.total(source);
      for (let i = 1; i < times; i++) total = better(total, inner.total(source));
      return total;
    },
    () => {
      let all: Distribution = inner.distribution();
      for (let i = 1; i < times; i++) all = combine(all, inner.distribution(), better);
      return all as Map<number, number>;
    },
  );
}

/** A pool that is rolled again and added while it shows `on`, 60 times at most; advantage inside `inner` thus holds at each explosion. */
export function exploding(inner: Pool, on: number): Pool {
  return definePool(
    `${inOnePiece(inner)}!${on}`,
    (source) => {
      let total = 0;
      for (let i = 0; i < MAX_EXPLOSIONS; i++) {
        const one = inner.total(source);
        total += one;
        if (one !== on) break;
      }
      return total;
    },
    () => {
      const one = inner.distribution();
      const again = one.get(on) ?? 0;
      const all = new Map<number, number>();
      let mass = 1;
      let base = 0;
      for (let thrown = 1; ; thrown++) {
        const last = thrown === MAX_EXPLOSIONS || mass * again < EXPLOSION_CUT;
        for (const [total, share] of one) if (last || total !== on) add(all, base + total, mass * share);
        if (last) break;
        base += on;
        mass *= again;
      }
      return all;
    },
  );
}

function add(into: Map<number, number>, key: number, mass: number): void {
  into.set(key, (into.get(key) ?? 0) + mass);
}

function combine(a: Distribution, b: Distribution, join: (a: number, b: number) => number): Map<number, number> {
  const all = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) add(all, join(x, y), p * q);
  return all;
}

function convolve(a: Distribution, b: Distribution): Distribution {
  return combine(a, b, (x, y) => x + y);
}

/** Equal outcomes merged: what an enumeration forks into. */
export function classified(totals: Distribution, outcome: (total: number) => number): Map<number, number> {
  const all = new Map<number, number>();
  for (const [total, mass] of totals) add(all, outcome(total), mass);
  return all;
}

/** Reads given faces one by one and refuses faces no such die has. */
export class GivenFaces implements FaceSource {
  readonly #faces: readonly number[];
  #next = 0;

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  face(sides: number): number {
    const face = this.#faces[this.#next++];
    if (face === undefined)
      return fail('impossible-roll', `${this.#faces.length} faces are too few for this roll`, { why: 'too-few-faces', given: this.#faces.length });
    if (!Number.isInteger(face) || face < 1 || face > sides)
      return fail('impossible-roll', `a die with ${sides} sides cannot show ${brief(face)}`, { why: 'no-such-face', sides, face: brief(face) });
    return face;
  }

  /** @throws RiposteError `impossible-roll` when faces were left over. */
  mustBeUsed(): void {
    const given = this.#faces.length;
    if (this.#next !== given) fail('impossible-roll', `${given} faces given, ${this.#next} needed`, { why: 'too-many-faces', given, needed: this.#next });
  }
}

/** Notes every face that another source gives. */
export class NotedFaces implements FaceSource {
  readonly faces: number[] = [];
  readonly #from: FaceSource;

  constructor(from: FaceSource) {
    this.#from = from;
  }

  face(sides: number): number {
    const face = this.#from.face(sides);
    this.faces.push(face);
    return face;
  }
}

/** The total of given faces. @throws RiposteError `impossible-roll` when the pool cannot show them. */
export function totalOf(thrown: Pool, faces: readonly number[]): number {
  if (!Array.isArray(faces)) return fail('impossible-roll', `faces are a list, not ${brief(faces)}`, { why: 'force-faces' });
  const given = new GivenFaces(faces);
  const total = thrown.total(given);
  given.mustBeUsed();
  return total;
}
