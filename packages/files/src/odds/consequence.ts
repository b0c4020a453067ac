import { differences, type Id, type Json, type Runner, type Sees, type State, type View } from '@riposte/kernel';
import type { Badness, Facts, RuleSet } from '@riposte/ruleset';
import { placeText } from '../render.ts';
import { stateDiff } from './state-diff.ts';

/**
 * What a sentence is made of: an amount of something, another fact, a place where a fighter then stands, looks, a condition that begins or ends,
 * the end of the fight. Titles are English; `inner` are the names inside a fact.
 */
export type Change =
  | { readonly kind: 'amount'; readonly title: string; readonly inner: readonly string[]; readonly by: number }
  | { readonly kind: 'fact'; readonly title: string; readonly inner: readonly string[]; readonly value: string }
  | { readonly kind: 'moves'; readonly title: string }
  | { readonly kind: 'looks'; readonly title: string }
  | { readonly kind: 'begins' | 'ends'; readonly title: string; readonly id: string }
  | { readonly kind: 'appears'; readonly id: string }
  | { readonly kind: 'over'; readonly winners: readonly string[] };

/** One thing that changes: whose, and what in short: "HP -2", "now prone". */
export interface Consequence {
  readonly who: Id;
  readonly what: string;
  /** The same for sentences; null = `what` says all. */
  readonly change: Change | null;
  /** Whether it hurts. */
  readonly harm: boolean;
  /** How much of what hurts is lost, where that is a number. */
  readonly loss?: number;
  /** Whether it belongs to a part or a thing of a fighter, whose own changes tell enough. */
  readonly part: boolean;
  /** Whether the fighter is out of the fight by all that happens together. */
  readonly out: boolean;
  /** How bad a fighter looks after it who is seen in part; null for others. */
  readonly looks: Badness | null;
  /** Only bookkeeping of a turn or of the scene: no part of the sentence, unless that would be empty. */
  readonly aside: boolean;
}

/** Whose consequence the end of the fight is. */
export const FIGHT: Id = -3;

/** How much of an entity the reader of the consequences sees. */
export type Eyes = (view: View, id: Id) => Sees;

/** What is known about an entity: its kind, how much of it is seen, how bad it looks after the change. */
interface Seen {
  readonly kind: string;
  readonly sees: Sees;
  readonly looks: Badness | null;
}

/** The facts of a state, against which later ones of the same fight are held. */
export class Before {
  readonly #ruleSet: RuleSet;
  readonly #eyes: Eyes | undefined;
  readonly #view: View;
  /** The facts of entities changed so far, as they are told. */
  readonly #facts = new Map<Id, Facts>();
  readonly #titles: ReadonlyMap<string, string>;
  /** Facts that are shown beside a fighter, but are only bookkeeping of a round. */
  readonly #asides: ReadonlySet<string>;
  /** Facts of which a loss hurts; of those that count up, such as wounds, more of it does. */
  readonly #harm: ReadonlySet<string>;
  readonly #rising: ReadonlySet<string>;
  /** The fact with the looks of a fighter who is seen in part. */
  readonly #hurt: string | undefined;
  /** Facts that say where an entity is. */
  readonly #places: readonly string[];
  /** What was found, by the state that it was found of: of ten ways of the dice nine lead where another led. */
  readonly #known = new Map<string, readonly Consequence[]>();

  /**
   * @param view A view that stays as it is.
   * @param eyes For people who decide: only what is shown beside a fighter, how it looks, and counts of its parts; nothing that
   * is only bookkeeping of a turn. Without them everything.
   */
  constructor(ruleSet: RuleSet, view: View, eyes?: Eyes) {
    this.#ruleSet = ruleSet;
    this.#eyes = eyes;
    this.#view = view;
    this.#hurt = ruleSet.look?.hurt?.fact;
    this.#places = Object.keys(ruleSet.words?.stand?.(view, 0) ?? {});
    const gauges = ruleSet.look?.gauges ?? [];
    this.#titles = new Map(gauges.map((gauge) => [gauge.fact, gauge.title]));
    this.#asides = new Set(gauges.flatMap(({ fact, aside }) => (aside ? [fact] : [])));
    this.#harm = new Set(gauges.flatMap(({ fact, harm }) => (harm ? [fact] : [])));
    this.#rising = new Set(gauges.flatMap(({ fact, harm, as, most }) => (harm && as === 'text' && most === undefined ? [fact] : [])));
  }

  /** What is different in a later state, in the order of ids. */
  changes(after: View): readonly Consequence[] {
    const key = stateDiff(this.#view.state, after.state);
    const known = this.#known.get(key) ?? this.#found(after);
    this.#known.set(key, known);
    return known;
  }

  #found(after: View): Consequence[] {
    const { entities } = after.state;
    const all: Consequence[] = [];
    for (let id = 0; id < entities.length; id++) {
      // An entity is copied before it is changed, so the same object has the same facts.
      const old = this.#view.state.entities[id];
      if (entities[id] === old) continue;
      const sees = this.#sees(after, id);
      if (sees === 'hidden') continue;
      if (old === undefined) {
        all.push({
          who: FIGHT,
          what: `${after.rules.def.name(after, id)} appears`,
          change: { kind: 'appears', id: after.rules.def.name(after, id) },
          harm: false,
          part: true,
          out: false,
          looks: null,
          aside: false,
        });
        continue;
      }
      const part = old.kind !== 'fighter';
      const looks = sees === 'shown' && !part ? this.#looks(after, id) : null;
      const facts = this.#changed(this.#toldBefore(id), flat(this.#told(after, id)), { kind: old.kind, sees, looks });
      const isOut = this.#ruleSet.look?.out;
      const out = sees === 'all' && old.kind === 'fighter' && isOut !== undefined && isOut(after, id) && !isOut(this.#view, id);
      for (const one of facts) all.push({ who: id, ...one, part, out, looks });
      for (const one of conditions(this.#view.state, after, id)) all.push({ who: id, ...one, harm: false, part, out, looks, aside: false });
    }
    return all;
  }

  /** How bad a partly seen fighter looks in a later state; null if no worse than before. */
  #looks(after: View, id: Id): Badness | null {
    const { hurt, out } = this.#ruleSet.look ?? {};
    if (out?.(after, id) === true && !out(this.#view, id)) return 4;
    const now = hurt?.badness(after, id) ?? 0;
    return now > (hurt?.badness(this.#view, id) ?? 0) ? now : null;
  }

  #sees(view: View, id: Id): Sees {
    return this.#eyes?.(view, id) ?? 'all';
  }

  #toldBefore(id: Id): Facts {
    const facts = this.#facts.get(id) ?? flat(this.#told(this.#view, id));
    this.#facts.set(id, facts);
    return facts;
  }

  /** A fact that is no number. */
  #fact(fact: string, inner: readonly string[], value: string): Change {
    if (this.#places.includes(fact) && value !== 'none') return { kind: 'moves', title: placeText(value) };
    return { kind: 'fact', title: this.#titles.get(fact) ?? fact, inner, value };
  }

  /** The facts of an entity, as far as it is seen: for others their looks, without conditions, which come separately. */
  #told(view: View, id: Id): Facts {
    const sees = this.#sees(view, id);
    if (sees === 'all') return this.#ruleSet.words?.facts(view, id) ?? {};
    const shown = sees === 'hidden' ? null : view.rules.def.shown(view, id);
    if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return {};
    const { conditions: _told, ...looks } = shown as Facts;
    return looks;
  }

  #changed(before: Facts, after: Facts, { kind, sees, looks }: Seen): Omit<Consequence, 'who' | 'part' | 'out' | 'looks'>[] {
    return differences(before, after).flatMap((difference): Omit<Consequence, 'who' | 'part' | 'out' | 'looks'>[] => {
      const [fact, ...inner] = difference.path.split('.');
      const isCount = kind !== 'fighter' && kind !== 'scene' && typeof difference.after === 'number';
      const isShown = (this.#titles.has(fact) && !this.#asides.has(fact)) || sees !== 'all' || isCount;
      if (this.#eyes && !isShown) return [];
      // That somebody is nowhere follows from a condition.
      const isPlace = this.#places.includes(fact) && factText(difference.after) !== 'none';
      const aside = !isShown && !isPlace;
      const own = this.#titles.get(fact) ?? fact;
      const title = [own, ...inner].join(' ');
      const harm = this.#harm.has(fact);
      if (sees === 'shown' && fact === this.#hurt)
        return [{ what: `${title}: ${factText(difference.after)}`, change: { kind: 'looks', title: factText(difference.after) }, harm: looks !== null, aside }];
      if (typeof difference.before !== 'number' || typeof difference.after !== 'number')
        return [{ what: `${title}: ${factText(difference.after)}`, change: this.#fact(fact, inner, factText(difference.after)), harm, aside }];
      const by = difference.after - difference.before;
      if (isCoordinate(fact) && this.#places.includes(fact))
        return [
          { what: `${title} ${by > 0 ? '+' : ''}${by}`, change: { kind: 'moves', title: `(${factText(after.x)},${factText(after.y)})` }, harm: false, aside },
        ];
      const hurts = harm && (this.#rising.has(fact) ? by > 0 : by < 0);
      return [
        {
          what: `${title} ${by > 0 ? '+' : ''}${by}`,
          change: { kind: 'amount', title: own, inner, by },
          harm: hurts,
          loss: hurts ? lossOf(before, [fact, ...inner], by) : 0,
          aside,
        },
      ];
    });
  }
}

/** How much a loss counts: kinds of wounds stand from the least to the worst, each worth more than those before. */
function lossOf(before: Facts, [fact, ...inner]: readonly string[], by: number): number {
  const kinds = before[fact];
  const nth = typeof kinds === 'object' && kinds !== null ? Object.keys(kinds).indexOf(inner.join('.')) : 0;
  return by < 0 ? -by : by * (Math.max(0, nth) + 1);
}

const isCoordinate = (fact: string): boolean => fact === 'x' || fact === 'y';

/** Facts with lists as one text: a list differs as a whole. */
function flat(facts: Facts): Facts {
  const text = (value: Json): Json => {
    if (Array.isArray(value)) return factText(value);
    return typeof value === 'object' && value !== null ? flat(value as Facts) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, text(value)]));
}

/** A fact in words. */
export function factText(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(factText).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, fact]) => `${key} ${factText(fact)}`)
    .join(', ');
}

/** Conditions given and ended, each kind once. */
function conditions(before: State, after: View, id: Id): { readonly what: string; readonly change: Change }[] {
  const count = (state: State): Map<number, number> => {
    const kinds = new Map<number, number>();
    for (const { kind } of state.entities[id]?.conditions ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return kinds;
  };
  const old = count(before);
  const now = count(after.state);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((kind): { readonly what: string; readonly change: Change }[] => {
    const more = (now.get(kind) ?? 0) - (old.get(kind) ?? 0);
    const { title, id } = after.rules.things[kind];
    if (more === 0) return [];
    return [more > 0 ? { what: `now ${title}`, change: { kind: 'begins', title, id } } : { what: `no longer ${title}`, change: { kind: 'ends', title, id } }];
  });
}

/** The end of the fight, where it is over. */
export function theEnd(ruleSet: RuleSet, runner: Runner, ended: (view: View) => string | null): Consequence[] {
  const own = ended(runner);
  if (own !== null) return [{ who: FIGHT, what: own, change: null, harm: false, part: false, out: false, looks: null, aside: false }];
  const { over } = runner.rules.def.next(runner);
  if (over === null) return [];
  const said = ruleSet.words?.over(runner, over) ?? over;
  return [
    {
      who: FIGHT,
      what: `the fight is over: ${factText(said)}`,
      change: isWon(said) ? { kind: 'over', winners: said.winner } : null,
      harm: false,
      part: false,
      out: false,
      looks: null,
      aside: false,
    },
  ];
}

const isWon = (said: Json): said is { readonly winner: readonly string[] } =>
  typeof said === 'object' && said !== null && 'winner' in said && Array.isArray(said.winner) && said.winner.every((name) => typeof name === 'string');
