import { TextError } from '../pointed.ts';
import { type Dice, type Expression, holds, type Relation, type Test } from './expression.ts';

const MAX_DICE = 1000;
const MAX_SIDES = 1000;
const MAX_LENGTH = 1000;
const MAX_DEPTH = 40;
const MAX_EXPLOSIONS = 60;
const MAX_NUMBER = 1_000_000;

/** The dice that a step up or down leads to. */
export const LADDER = [2, 3, 4, 6, 8, 10, 12, 20];

const known = new Map<string, Expression>();
const MAX_KNOWN = 1000;

/**
 * Reads an expression as docs/dice.md describes it. What was read is remembered.
 * @throws TextError pointing at the first character that does not fit.
 */
export function parseDice(text: string): Expression {
  const old = known.get(text);
  if (old !== undefined) return old;
  const made = new Parser(text).whole();
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, made);
  return made;
}

class Parser {
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #dice = 0;

  constructor(text: string) {
    this.#text = text;
    if (text.length > MAX_LENGTH) throw new TextError(text, MAX_LENGTH, `at most ${MAX_LENGTH} characters`);
  }

  whole(): Expression {
    const made = this.#versus();
    if (this.#at < this.#text.length) this.#fail('an operator or the end');
    return made;
  }

  #versus(): Expression {
    const left = this.#test();
    if (!this.#word('vs')) return left;
    return { kind: 'versus', left, right: this.#test() };
  }

  #test(): Expression {
    const left = this.#sum();
    const relation = this.#relation();
    return relation === null ? left : { kind: 'test', relation, left, right: this.#sum() };
  }

  #sum(): Expression {
    let left = this.#product();
    for (;;) {
      if (this.#sign('+')) left = { kind: 'sum', left, right: this.#product() };
      else if (this.#sign('-')) left = { kind: 'difference', left, right: this.#product() };
      else return left;
    }
  }

  #product(): Expression {
    let left = this.#labelled();
    for (;;) {
      if (this.#sign('*')) left = { kind: 'product', left, right: this.#labelled() };
      else if (this.#sign('/')) left = { kind: 'quotient', left, right: this.#labelled() };
      else return left;
    }
  }

  /** `d8[fire]`: a label behind what it names. */
  #labelled(): Expression {
    const of = this.#atom();
    if (!this.#sign('[')) return of;
    const label = this.#match(/[^[\]]{1,40}/y) ?? this.#fail('a label of 1 to 40 characters');
    if (!this.#sign(']')) this.#fail('"]"');
    return { kind: 'labelled', label, of };
  }

  #atom(): Expression {
    if (++this.#depth > MAX_DEPTH) this.#fail(`at most ${MAX_DEPTH} levels of brackets and signs`);
    const made = this.#inner();
    this.#depth--;
    return made;
  }

  #inner(): Expression {
    if (this.#sign('-')) return { kind: 'negative', of: this.#atom() };
    if (this.#sign('(')) return this.#closed(this.#versus());
    for (const kind of ['highest', 'lowest'] as const) if (this.#word(kind)) return this.#several(kind);
    if (this.#word('step')) return this.#step();
    this.#space();
    if (/[dD]/.test(this.#text[this.#at] ?? '')) return this.#thrown(1, this.#at);
    const start = this.#at;
    const value = this.#number('a number, dice, "(", highest, lowest or step');
    return /[dD]/.test(this.#text[this.#at] ?? '') ? this.#thrown(value, start) : { kind: 'number', value };
  }

  #closed(inside: Expression): Expression {
    if (!this.#sign(')')) this.#fail('")"');
    return inside;
  }

  #several(kind: 'highest' | 'lowest'): Expression {
    if (!this.#sign('(')) this.#fail(`"(" behind ${kind}`);
    const of = [this.#sum()];
    while (this.#sign(',')) of.push(this.#sum());
    return this.#closed({ kind, of });
  }

  /** `step(d6, +2)`: the die so many steps up or down the ladder, no further than its ends. */
  #step(): Dice {
    if (!this.#sign('(')) this.#fail('"(" behind step');
    this.#space();
    const start = this.#at;
    const ladder = `a die of the ladder: ${LADDER.map((sides) => `d${sides}`).join(', ')}`;
    const count = /\d/.test(this.#text[this.#at] ?? '') ? this.#number(ladder) : 1;
    if (!/[dD]/.test(this.#text[this.#at] ?? '')) this.#fail(ladder, start);
    const place = LADDER.indexOf(this.#sides(count, start));
    if (place < 0) this.#fail(ladder, start);
    if (!this.#sign(',')) this.#fail('"," and the number of steps');
    const down = this.#sign('-');
    if (!down) this.#sign('+');
    const steps = this.#number('a number of steps');
    if (!this.#sign(')')) this.#fail('")"');
    return this.#made(count, LADDER[Math.max(0, Math.min(LADDER.length - 1, place + (down ? -steps : steps)))], start);
  }

  #thrown(count: number, start: number): Dice {
    return this.#made(count, this.#sides(count, start), start);
  }

  /** The sides, behind the number of dice. */
  #sides(count: number, start: number): number {
    this.#at++;
    const sides = this.#sign('%') ? 100 : this.#number('the number of sides');
    if (count < 1 || count > MAX_DICE) this.#fail(`1 to ${MAX_DICE} dice`, start);
    if (sides < 1 || sides > MAX_SIDES) this.#fail(`1 to ${MAX_SIDES} sides`, start);
    return sides;
  }

  /** The dice with all that is made of them. */
  #made(count: number, sides: number, start: number): Dice {
    let dice: Dice = { kind: 'dice', count, sides, reroll: null, explode: null, keep: null, success: null };
    for (let more = this.#more(dice); more !== null; more = this.#more(dice)) dice = more;
    this.#dice += dice.count;
    if (this.#dice > MAX_DICE) this.#fail(`at most ${MAX_DICE} dice in all`, start);
    if (dice.keep !== null && dice.explode !== null && dice.success !== null) this.#fail('two of keeping, exploding and counting at most', start);
    return dice;
  }

  /** One more thing that is made of the dice; null = no more. */
  #more(dice: Dice): Dice | null {
    this.#space();
    const start = this.#at;
    const word = this.#match(/kh|kl|dh|dl|adv|dis|rr|r|c|!/iy)?.toLowerCase();
    switch (word) {
      case undefined:
        return null;
      case 'r':
      case 'rr':
        this.#once(dice.reroll, start);
        return { ...dice, reroll: { on: this.#some(dice.sides, start, '='), always: word === 'rr' } };
      case '!':
        this.#once(dice.explode, start);
        return { ...dice, explode: this.#exploding(dice.sides, start) };
      case 'c':
        this.#once(dice.success, start);
        return { ...dice, success: this.#condition('>=') };
      default:
        this.#once(dice.keep, start);
        return { ...dice, ...this.#kept(word, dice.count, start) };
    }
  }

  #once(before: unknown, start: number): void {
    if (before !== null) this.#fail('each of keeping, exploding, rerolling and counting once', start);
  }

  #exploding(sides: number, start: number): Dice['explode'] {
    const on = /[<>=\d]/.test(this.#text[this.#at] ?? '') ? this.#some(sides, start, '=') : { relation: '=' as const, value: sides };
    if (sides === 1) this.#fail('dice that do not explode forever', start);
    const most = this.#match(/max/iy) === undefined ? MAX_EXPLOSIONS : this.#number('the most explosions');
    if (most > MAX_EXPLOSIONS) this.#fail(`at most ${MAX_EXPLOSIONS} explosions`, start);
    return { on, most };
  }

  /** A condition that holds for some faces and not for all, or the dice would never rest. */
  #some(sides: number, start: number, usual: Relation): Test {
    const on = this.#condition(usual);
    let faces = 0;
    for (let face = 1; face <= sides; face++) if (holds(on, face)) faces++;
    if (faces === sides) this.#fail('a face that is left as it is', start);
    return on;
  }

  #kept(word: string, count: number, start: number): Pick<Dice, 'keep' | 'count'> {
    const number = /\d/.test(this.#text[this.#at] ?? '') ? this.#number('how many') : 1;
    if (word === 'adv' || word === 'dis') {
      const all = count + number;
      if (all > MAX_DICE) this.#fail(`1 to ${MAX_DICE} dice`, start);
      return { count: all, keep: { which: word === 'adv' ? 'highest' : 'lowest', count } };
    }
    const drops = word.startsWith('d');
    const most = drops ? count - 1 : count;
    if (number < 1 || number > most) this.#fail(most === 0 ? 'more than one die to drop from' : `1 to ${most} dice`, start + word.length);
    const which = (word.endsWith('h') && !drops) || (word.endsWith('l') && drops) ? 'highest' : 'lowest';
    return { count, keep: { which, count: drops ? count - number : number } };
  }

  #condition(usual: Relation): Test {
    const relation = this.#relation() ?? usual;
    return { relation, value: this.#number('a number') };
  }

  #relation(): Relation | null {
    this.#space();
    const found = this.#match(/<=|>=|<|>|=/y);
    return found === undefined ? null : (found as Relation);
  }

  #number(expected: string): number {
    this.#space();
    const start = this.#at;
    const digits = this.#match(/\d+/y) ?? this.#fail(expected);
    const value = Number(digits);
    if (value > MAX_NUMBER) this.#fail(`a number up to ${MAX_NUMBER}`, start);
    return value;
  }

  #word(word: string): boolean {
    this.#space();
    if (this.#match(new RegExp(`${word}(?![a-z])`, 'iy')) === undefined) return false;
    return true;
  }

  #sign(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign && !(sign === '-' && this.#text[this.#at] === '−')) return false;
    this.#at++;
    return true;
  }

  #space(): void {
    while (this.#text[this.#at] === ' ') this.#at++;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #fail(expected: string, at = this.#at): never {
    throw new TextError(this.#text, at, expected);
  }
}
