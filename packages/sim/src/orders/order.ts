import type { Situation } from '@riposte/files';
import type { Id, View } from '@riposte/kernel';
import { oneOfText } from '@riposte/ruleset';
import { TextError } from '../pointed.ts';
import { still } from '../situation.ts';
import { normalized, questionNames } from './answer-names.ts';

/** Whom a condition speaks of. */
export type Whose = { readonly kind: 'me' | 'attacker' } | { readonly kind: 'named'; readonly name: string };

export type Condition =
  /** A number of a fighter as it is now; `keep`: as it is in every outcome of the answer. */
  | {
      readonly kind: 'number';
      readonly whose: Whose;
      readonly keep: boolean;
      readonly relation: '<=' | '=' | '>=';
      readonly value: number;
      readonly fact: string;
    }
  | { readonly kind: 'being'; readonly whose: Whose; readonly not: boolean; readonly condition: string }
  /** What the blow would do with the usual answer, with at least this probability. */
  | { readonly kind: 'blow'; readonly would: Would; readonly chance: number };

export type Would =
  | { readonly kind: 'cost'; readonly value: number; readonly fact: string }
  | { readonly kind: 'become'; readonly condition: string }
  /** One of these slots of a fact is taken. */
  | { readonly kind: 'slot'; readonly fact: string; readonly levels: readonly string[] };

/** An answer given in advance: what, and when. */
export interface Order {
  readonly text: string;
  /** What the answer is called, all of it in plain letters: its word, its act, its question; null = never anything but the usual. */
  readonly answer: readonly string[] | null;
  readonly conditions: readonly Condition[];
}

/** The words that the orders of one fighter may use. */
export interface OrderWords {
  /** In plain letters. */
  readonly answers: readonly string[];
  readonly facts: readonly string[];
  /** Facts that count something by its level, as wounds are, in the order of their weight. */
  readonly slots: readonly { readonly fact: string; readonly levels: readonly string[] }[];
  /** Ids and titles of conditions. */
  readonly conditions: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

/** The words for orders of one fighter, as the fight stands. */
export function orderWords(standing: Situation, who: Id): OrderWords {
  const view = still(standing);
  const { ruleSet, rules } = standing;
  const fighters = view.state.entities.filter((entity) => entity.kind === 'fighter');
  const facts = fighters.length === 0 ? {} : (ruleSet.words?.facts(view, fighters[0].id) ?? {});
  const slots = (ruleSet.look?.gauges ?? []).flatMap(({ fact, as }) => {
    const value = facts[fact];
    const isCounted = (as === 'slots' || as === 'text') && typeof value === 'object' && value !== null && !Array.isArray(value);
    return isCounted && Object.values(value).every((word) => typeof word !== 'string') ? [{ fact, levels: Object.keys(value) }] : [];
  });
  const names = fighters.map((fighter) => rules.def.name(view, fighter.id));
  return {
    answers: answersIn(view, who, names),
    facts: Object.entries(facts).flatMap(([fact, value]) => (typeof value === 'number' ? [fact] : [])),
    slots,
    conditions: new Map(
      rules.def.conditions.flatMap(({ id, title }): [string, string][] => [
        [id.toLowerCase(), id],
        [title.toLowerCase(), id],
      ]),
    ),
    names,
  };
}

/** Words of questions and what they are called, acts that windows offer, fighters, yes and no. Things are named only by what they are asked for. */
function answersIn(view: View, who: Id, names: readonly string[]): string[] {
  const { asks, windows } = view.rules.def;
  const words = [...asks, ...windows.map((window) => window.ask)].flatMap((ask) => [
    ...questionNames(ask),
    ...(ask.answer.words?.(view, who) ?? []).flatMap((word) => [word, word.split(' ')[0]]),
  ]);
  const acts = windows.flatMap((window) => window.intents().flatMap(({ id, title }) => [id, title]));
  return [...new Set([...words, ...acts, ...names, 'yes', 'no', 'nothing', 'none'].map(normalized))].sort();
}

const MAX_LENGTH = 500;

/**
 * Reads an order in plain words, such as "parry when the blow would cost 2 hp and I keep 1 apLeft".
 * @throws TextError pointing at the first word that does not fit.
 */
export function parseOrder(text: string, words: OrderWords): Order {
  if (text.length > MAX_LENGTH) throw new TextError(text, MAX_LENGTH, `at most ${MAX_LENGTH} characters`);
  const reader = new Reader(text, words);
  const answer = reader.answer();
  const conditions: Condition[] = [];
  if (reader.takes('when'))
    do conditions.push(reader.condition());
    while (reader.takes('and'));
  reader.end(conditions.length === 0 ? '"when" or the end' : '"and" or the end');
  return { text, answer, conditions };
}

class Reader {
  readonly #text: string;
  readonly #words: OrderWords;
  #at = 0;

  constructor(text: string, words: OrderWords) {
    this.#text = text;
    this.#words = words;
  }

  answer(): readonly string[] | null {
    if (this.takes('never')) return null;
    const called = [this.#name() ?? this.#fail(`never, or an answer: ${this.#named()}`)];
    for (;;) {
      const goesOn = this.takes('with') || this.takes('at');
      const next = this.#name();
      if (next !== null) called.push(next);
      else return goesOn ? this.#fail(this.#named()) : called;
    }
  }

  #named(): string {
    return oneOfText(this.#words.answers, this.#rest().trim());
  }

  /** The next word of an answer; null = none follows. */
  #name(): string | null {
    return this.#takesOne(this.#words.answers) ?? this.#whole();
  }

  #whole(): string | null {
    const found = /^\s*(-?\d{1,6})(?![\p{L}\d])/u.exec(this.#rest());
    if (found === null) return null;
    this.#at += found[0].length;
    return found[1];
  }

  condition(): Condition {
    if (this.takes('the blow would')) return this.#blow();
    const whose = this.#whose();
    if (whose.kind === 'me' && this.takes('keep')) return this.#number(whose, true);
    if (this.takes('have') || this.takes('has')) return this.#number(whose, false);
    if (!(this.takes('am') || this.takes('is'))) return this.#fail(whose.kind === 'me' ? '"have", "keep" or "am"' : '"has" or "is"');
    const not = this.takes('not');
    return { kind: 'being', whose, not, condition: this.#condition() };
  }

  #whose(): Whose {
    if (this.takes('I')) return { kind: 'me' };
    if (this.takes('the attacker')) return { kind: 'attacker' };
    const name = this.#takesOne(this.#words.names);
    return name === undefined ? this.#fail(`"I", "the attacker", "the blow would" or a fighter: ${this.#words.names.join(', ')}`) : { kind: 'named', name };
  }

  #number(whose: Whose, keep: boolean): Condition {
    const relation = this.takes('at most') ? '<=' : this.takes('exactly') ? '=' : '>=';
    if (relation === '>=') this.takes('at least');
    const value = this.#count();
    return { kind: 'number', whose, keep, relation, value, fact: this.#fact() };
  }

  #blow(): Condition {
    const would = this.#would();
    if (!this.takes('with')) return { kind: 'blow', would, chance: 0.5 };
    const start = this.#at + this.#rest().search(/\S|$/);
    const chance = this.#count();
    if (chance < 1 || chance > 100) this.#fail('1 to 100 %', start);
    this.takes('%');
    return { kind: 'blow', would, chance: chance / 100 };
  }

  #would(): Would {
    if (this.takes('cost')) {
      const value = this.#count();
      const fact = this.#fact();
      this.takes('or more');
      return { kind: 'cost', value, fact };
    }
    if (this.takes('leave me')) return { kind: 'become', condition: this.#condition() };
    if (!this.takes('be')) return this.#fail('"cost", "leave me" or "be"');
    for (const { fact, levels } of this.#words.slots) {
      const level = levels.findIndex((word) => this.takes(word));
      if (level >= 0) return { kind: 'slot', fact, levels: this.takes('or worse') ? levels.slice(level) : [levels[level]] };
    }
    const known = this.#words.slots.flatMap((slot) => slot.levels);
    return this.#fail(known.length === 0 ? '"cost" or "leave me": this rule set has no levels of wounds' : `one of ${known.join(', ')}`);
  }

  #fact(): string {
    const found = this.#words.facts.find((fact) => this.takes(fact));
    return found ?? this.#fail(`a number of a fighter: ${this.#words.facts.join(', ')}`);
  }

  #condition(): string {
    const found = this.#takesOne([...this.#words.conditions.keys()]);
    return found === undefined ? this.#fail(`a condition: ${[...new Set(this.#words.conditions.values())].join(', ')}`) : this.#words.conditions.get(found)!;
  }

  #count(): number {
    const found = /^\s*(\d{1,6})/.exec(this.#rest());
    if (found === null) return this.#fail('a number');
    this.#at += found[0].length;
    return Number(found[1]);
  }

  /** The one of these that comes next, "knocked out" before "knocked". */
  #takesOne(words: readonly string[]): string | undefined {
    return [...words].sort((a, b) => b.length - a.length).find((word) => this.takes(word));
  }

  /** Whether these words come next, in any case; then they are behind us. */
  takes(words: string): boolean {
    const rest = this.#rest();
    const start = rest.length - rest.trimStart().length;
    const next = rest.slice(start, start + words.length);
    const after = rest[start + words.length];
    const ends = after === undefined || !/[\p{L}\d-]/u.test(after) || words === '%';
    if (normalized(next) !== normalized(words) || !ends) return false;
    this.#at += start + words.length;
    return true;
  }

  end(expected: string): void {
    if (this.#rest().trim() !== '') this.#fail(expected);
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }

  #fail(expected: string, at?: number): never {
    const rest = this.#rest();
    throw new TextError(this.#text, at ?? this.#at + rest.length - rest.trimStart().length, expected);
  }
}
