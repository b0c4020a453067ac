import {
  capital,
  isAct,
  type Language,
  nameOf,
  narrate,
  plain,
  poolText,
  ruling,
  type Speech,
  still,
  storyOf,
  type ToldAct,
  type ToldLine,
  type Tongue,
  tongueOf,
} from '@riposte/files';
import {
  type CommandLine,
  copyState,
  type Explanation,
  type Fight,
  fold,
  type Id,
  projectChanges,
  Runner,
  type State,
  Store,
  type Viewer,
} from '@riposte/kernel';
import type { ActItem, Arg, Args, Item, Name, RollItem } from '@riposte/ruleset';
import { aboutOf } from './entry-about.ts';
import type { Entry, ShownNumber, ShownRoll } from './protocol.ts';
import { isActAboutHidden, type SeatView, seatView, seeing, veiled } from './seat-view.ts';
import { tallied } from './summary.ts';

/** A command or a decree of the game master on the path of the fight. */
export interface ActLines {
  /** Line of the command or decree. */
  readonly line: number;
  /** Line at which it ended; -1 while it waits. */
  readonly end: number;
}

/** The acts of the fight as it stands, in their order. */
export const actsOf = (fight: Fight): readonly ActLines[] => new Acts().of(fight);

/**
 * The acts of a fight that goes on. Those that stand as they stood are the same objects each time, so that a caller who has told them sees at once
 * where something is new, however long the log is.
 */
export class Acts {
  #fight: Fight | null = null;
  #path: readonly number[] = [];
  #acts: readonly ActLines[] = [];
  /** For each act the place on the path behind its end. */
  #ends: readonly number[] = [];

  /** The acts of the fight as it stands, in their order. */
  of(fight: Fight): readonly ActLines[] {
    const path = fight.path();
    let same = fight === this.#fight ? Math.min(path.length, this.#path.length) : 0;
    // Where two paths have one line they have all before it.
    while (same > 0 && path[same - 1] !== this.#path[same - 1]) same--;
    let kept = this.#acts.length;
    while (kept > 0 && this.#ends[kept - 1] > same) kept--;
    const acts = this.#acts.slice(0, kept);
    const ends = this.#ends.slice(0, kept);
    for (let i = ends[kept - 1] ?? 0; i < path.length; i++) {
      const n = path[i];
      const line = fight.lines[n];
      if (line.in === 'command') {
        acts.push({ line: n, end: -1 });
        ends.push(Number.POSITIVE_INFINITY);
      } else if (line.in === 'done') {
        acts[acts.length - 1] = { line: acts[acts.length - 1].line, end: n };
        ends[ends.length - 1] = i + 1;
      } else if (line.in === 'fiat') {
        acts.push({ line: n, end: n });
        ends.push(i + 1);
      }
    }
    this.#fight = fight;
    this.#path = path;
    this.#acts = acts;
    this.#ends = ends;
    return acts;
  }
}

/** What happened in one act, and how things are called before and after it. */
export interface ActRecord {
  readonly act: ActLines;
  readonly story: readonly Item[];
  readonly before: Speech;
  readonly after: Speech;
}

/**
 * Looks up what happened in an act, once for all seats.
 * @param now The fight as it stands, in words: so it stands after the last act, too.
 */
export function happening(fight: Fight, ruleSet: Speech['ruleSet'], act: ActLines, now = still({ ruleSet, view: fight.view })): ActRecord {
  const { rules } = fight;
  const state = fight.stateBefore(act.line);
  return {
    act,
    story: storyOf(fight, ruleSet, act.line),
    before: still({ ruleSet, view: Runner.still(rules, state) }),
    after: act.end < 0 || act.end === fight.head ? now : still({ ruleSet, view: Runner.still(rules, stateAfter(fight, act, state)) }),
  };
}

function stateAfter({ rules, lines }: Fight, { end }: ActLines, before: State): State {
  const after = copyState(rules, before);
  const line = lines[end];
  if (line.in === 'done' || line.in === 'fiat') fold(rules, new Store(after, rules, true), line.events);
  return after;
}

/**
 * One act as a seat saw it. Leaves out anything that names a fighter it saw neither before nor after, and the dice and sums of fighters it
 * sees in part, except totals, which are rolled openly. Null = nothing to tell.
 * @param lang Language of the story; numbers keep the names of the rules.
 */
export function tale(fight: Fight, { act, story, before, after }: ActRecord, viewer: Viewer, lang = 'en'): Entry | null {
  const then = seatView(before, viewer);
  const now = seatView(after, viewer);
  const sees = (id: number): 'all' | 'shown' | 'hidden' => {
    const both = [id < before.view.state.entities.length ? then.sees(id) : 'hidden', now.sees(id)];
    return both.includes('all') ? 'all' : both.includes('shown') ? 'shown' : 'hidden';
  };
  const who = seeing(after, viewer, sees);
  const line = fight.lines[act.line];
  const tongue = { ...tongueOf(before, lang), isReserved: !viewer.gm };
  const shown = after.view.state.entities.flatMap(({ id }) => (sees(id) === 'shown' ? [id] : []));
  const items = seen({ who, before, isOver: act.end >= 0, shown }, story);
  const told = narrate(tongue, items);
  if (line.in === 'fiat' && told.length === 0 && !viewer.gm) return null;
  const acts = line.in === 'fiat' ? [ruling(tongue.language, line.reason, told)] : told;
  const parts = acts.flatMap((told) => partsOf(who, tongue, told, 1));
  if (line.in === 'command') parts.push(...shiftsTold(who, tongue, line));
  if (parts.length === 0) return null;
  const about = aboutOf(then, now, items);
  return tallied({ parts, who: about.who, hurt: about.worse.length > 0, open: act.end < 0 }, about, then, now, items);
}

/** Whom a story is for, and from which moment. */
interface Seen {
  readonly who: SeatView;
  readonly before: Speech;
  /** Answers of others are no secret any more. */
  readonly isOver: boolean;
  /** Of whom it sees only what they show. */
  readonly shown: readonly Id[];
}

/** The items of a story that a seat may know, without the numbers that it may not. */
function seen(to: Seen, items: readonly Item[]): Item[] {
  const { who, before, isOver } = to;
  if (who.viewer.gm) return [...items];
  return items.flatMap((item): Item[] => {
    switch (item.kind) {
      case 'act':
        return [seenAct(to, item)];
      case 'roll':
        return who.sees(item.who.id!) === 'hidden' ? [] : [seenRoll(who, item)];
      case 'answer': {
        const sees = who.sees(item.who.id!);
        const isTold = sees === 'all' || (isOver && sees === 'shown' && typeof item.value !== 'boolean');
        return isTold && bare(who, item.text) !== null ? [item] : [];
      }
      case 'change': {
        const isOpen = [before.view, who.view].some((view) => projectChanges(view, who.viewer, [item.change]).length > 0);
        const values = item.values.map((value) => bare(who, value));
        const also = knownArgs(who, item.also ?? {});
        if (!isOpen || values.includes(null) || also === null) return [];
        const isKnown = item.resource !== undefined || item.who === null || who.sees(item.who.id!) === 'all';
        const { pool, ...rest } = item;
        return [{ ...rest, values: values as Arg[], ...(item.also && { also }), ...(isKnown && pool !== undefined && { pool }) }];
      }
    }
  });
}

function seenAct(to: Seen, act: ActItem): ActItem {
  const { who, shown } = to;
  const mine = { ...act, items: seen(to, act.items), shown };
  if (who.sees(act.by.id!) === 'hidden') return { ...mine, veil: 'doer' };
  const known = knownArgs(who, act.with);
  if (known === null || isActAboutHidden(who, { do: act.def.id, by: act.by.id!, with: act.chosen })) return { ...mine, veil: 'about' };
  return { ...mine, with: known };
}

/** Arguments whose lists are without those whom the seat does not see; null where an argument is one of them. */
function knownArgs(who: SeatView, args: Args): Args | null {
  const known = Object.entries(args).map(([name, arg]) => [name, bare(who, arg) ?? (Array.isArray(arg) ? [] : null)] as const);
  return known.some(([, arg]) => arg === null) ? null : (Object.fromEntries(known) as Args);
}

/** A roll as a seat sees it; `isBare`: what was added to its dice is withheld. */
type SeenRoll = RollItem & { readonly isBare?: boolean };

function seenRoll(who: SeatView, roll: RollItem): SeenRoll {
  if (who.sees(roll.who.id!) === 'shown') {
    // A seat knows the numbers of its own fighters, even in the roll of another.
    const own = roll.numbers.filter((number) => number.who !== roll.who.id && number.against < 0 && who.sees(number.who) === 'all');
    return { ...roll, faces: null, numbers: own, after: [], isBare: roll.numbers.length + roll.after.length > own.length };
  }
  const known = (numbers: readonly Explanation[]): Explanation[] =>
    numbers.filter((number) => who.sees(number.who) === 'all' && (number.against < 0 || who.sees(number.against) !== 'hidden'));
  return { ...roll, numbers: known(roll.numbers), after: known(roll.after) };
}

/** What is named, without whom the seat does not see; null where that is all there is. */
function bare(who: SeatView, arg: Arg): Arg | null {
  if (Array.isArray(arg)) {
    // Drop whole lists that name a hidden fighter: half of one would say nothing.
    const known = (arg as readonly Arg[]).flatMap((name) => {
      const mine = bare(who, name);
      return mine === null || (Array.isArray(name) && (mine as readonly Arg[]).length < name.length) ? [] : [mine];
    });
    return known.length === 0 && arg.length > 0 ? null : known;
  }
  const id: Id | undefined = typeof arg === 'object' ? (arg as Name).id : undefined;
  return id !== undefined && who.view.state.entities[id] !== undefined && who.sees(id) === 'hidden' ? null : arg;
}

/** An act as the lines of the page: headings, its headline, what came of it, and the acts inside further in. */
function partsOf(who: SeatView, tongue: Tongue, { headings, head, inside }: ToldAct, depth: number): Entry['parts'][number][] {
  const deeper = head === null && headings.length === 0 ? depth : depth + 1;
  return [
    ...headings.map((heading) => part(who, tongue, 'heading', heading, depth)),
    ...(head === null ? [] : [part(who, tongue, 'head', head, depth)]),
    ...inside.flatMap((told) => (isAct(told) ? partsOf(who, tongue, told, deeper) : [part(who, tongue, 'line', told, deeper)])),
  ];
}

function part(who: SeatView, tongue: Tongue, kind: Entry['parts'][number]['kind'], told: ToldLine, depth: number): Entry['parts'][number] {
  const { parts, rule, rolls = [] } = told;
  return {
    kind,
    depth,
    text: veiled(who, plain(parts)),
    rule,
    rolls: rolls.map((roll) => shownRoll(who, tongue, roll)),
    sum: sumOf(who, tongue, told),
    rolled: rolledIn(tongue, rolls),
  };
}

/** Rolls of so many kinds are named. */
const NAMED = 2;

function rolledIn({ language }: Tongue, rolls: readonly RollItem[]): string | null {
  const titles = [...new Set(rolls.map((roll) => language.term('roll', roll.roll.title)))];
  return titles.length === 0 || titles.length > NAMED ? null : capital(titles.join(', '));
}

/** The sum of a line: its teller's, else the dice of one or two fighters without modifiers. */
function sumOf(who: SeatView, { language }: Tongue, { rolls = [], sums }: ToldLine): Entry['parts'][number]['sum'] {
  const [first] = rolls;
  // A die is no sum where what was added to it is withheld, whatever its teller makes of it.
  if (first === undefined || rolls.some((roll: SeenRoll) => roll.isBare)) return null;
  const last = [...new Map(rolls.map((roll) => [roll.who.id, roll])).values()];
  // A die is no sum where what was added to it is withheld.
  const isKnown = last.every((roll) => who.sees(roll.who.id!) !== 'shown');
  const isBare = isKnown && last.length <= 2 && last.every((roll) => roll.numbers.length === 0 || last.length === 2);
  const values = sums ?? (isBare ? last.map((roll) => roll.total) : []);
  return values.length === 0 ? null : { title: capital(language.term('roll', first.roll.title)), values: values.slice(0, 2) };
}

function shownRoll(who: SeatView, { language }: Tongue, { nth, roll, who: by, pool, faces, total, numbers, after }: RollItem): ShownRoll {
  const speech = { ...who.speech, language };
  const thrown = faces === null ? String(total) : `${poolText(speech, pool)} [${faces.join(', ')}] = ${total}`;
  const mine = [...numbers.filter((number) => number.who === by.id), ...after].map((number) => shownNumber(who, language, number));
  const once = [...new Map(mine.map((number) => [JSON.stringify(number), number])).values()];
  const text = language.say('roll-of', { who: by, roll: language.term('roll', roll.title), dice: thrown }) ?? [];
  return { nth, text: veiled(who, plain(text)), rule: roll.rule, total, faces, numbers: once };
}

function shownNumber(who: SeatView, language: Language, explanation: Explanation): ShownNumber {
  const called = (label: string): string => veiled(who, language.term('label', label));
  return {
    query: explanation.query,
    title: language.term('query', explanation.query),
    of: veiled(who, nameOf(who.speech, explanation.who)),
    shown: explanation.shown,
    rule: explanation.rule,
    base: { label: called(explanation.base.label), shown: explanation.base.shown },
    parts: explanation.parts.map(({ label, amount, rule }) => ({ label: called(label), amount, rule })),
    without: explanation.without.map(({ label, rule, why }) => ({ label: called(label), rule, why: called(why) })),
  };
}

/** Numbers that the game master amended, for those who know them. */
function shiftsTold({ sees, speech }: SeatView, { language }: Tongue, { shifts = [] }: CommandLine): Entry['parts'][number][] {
  return shifts.flatMap(({ query, who, amount, reason }) => {
    if (sees(who) !== 'all') return [];
    const given = {
      query: language.term('query', query),
      who: { text: nameOf(speech, who), id: who },
      amount: amount > 0 ? `+${amount}` : `−${-amount}`,
      reason: reason === '' ? 'none' : reason,
    };
    return [{ kind: 'line' as const, depth: 2, text: plain(language.say('shift', given) ?? []), rule: '', rolls: [], sum: null, rolled: null }];
  });
}
