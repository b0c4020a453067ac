import type { Id } from '@riposte/kernel';
import { isOut } from '../fighters.ts';
import type { Arena, Ended } from './arena.ts';

/** Sums over fights, whole numbers all, so that the order in which they are added up does not matter. */
export interface Tally {
  fights: number;
  unfinished: number;
  commands: number;
  /** By end in words. */
  ends: Record<string, number>;
  /** By number of the side that won. */
  wins: Record<number, number>;
  /** Fights by their number of rounds. */
  rounds: Record<number, number>;
  /** By id: how often out at the end. */
  out: Record<Id, number>;
  /** Fights by the side that won and their number of rounds: "0 5"; side -1 = nobody won. */
  wonIn: Record<string, number>;
  /** Fights by how many of a side stood at the end: "0 3". */
  standing: Record<string, number>;
  /** By id and gauge, what was left, summed: "4 hp". */
  left: Record<string, number>;
  /** Fights by what was left, by id and gauge: "4 hp 3". */
  leftAs: Record<string, number>;
  /** By id and condition at the end: "4 prone". */
  conditions: Record<string, number>;
  /** By side whose fighter was out first, and whether that side won: "0 won". */
  first: Record<string, number>;
  /** By side, act, and whether the side won: "0 Strike won". */
  acts: Record<string, number>;
}

/** The tally of no fights. */
export function emptyTally(): Tally {
  return {
    fights: 0,
    unfinished: 0,
    commands: 0,
    ends: {},
    wins: {},
    rounds: {},
    out: {},
    wonIn: {},
    standing: {},
    left: {},
    leftAs: {},
    conditions: {},
    first: {},
    acts: {},
  };
}

/**
 * Adds one fight.
 * @param seen Gets the numbers of this fight by name, to be compared with those of a variant: "rounds", "out Ann", "hp Ann".
 */
export function count(tally: Tally, { standing, fighters, gauges }: Arena, ended: Ended, seen?: Map<string, number>): void {
  const { ruleSet } = standing;
  const { view, winner } = ended;
  tally.fights++;
  if (!ended.finished) tally.unfinished++;
  tally.commands += ended.commands;
  more(tally.ends, ended.end);
  if (winner >= 0) more(tally.wins, winner);
  more(tally.rounds, ended.rounds);
  more(tally.wonIn, `${winner} ${ended.rounds}`);
  seen?.set('rounds', ended.rounds);
  const up = new Map<number, number>();
  for (const { id, name, side } of fighters) {
    const facts = ruleSet.words?.facts(view, id) ?? {};
    const out = isOut(ruleSet, view, id, () => facts);
    if (out) more(tally.out, id);
    seen?.set(`out ${name}`, Number(out));
    up.set(side, (up.get(side) ?? 0) + (out ? 0 : 1));
    for (const { fact } of gauges) {
      const left = Number(facts[fact] ?? 0);
      more(tally.left, `${id} ${fact}`, left);
      more(tally.leftAs, `${id} ${fact} ${left}`);
      seen?.set(`${fact} ${name}`, left);
    }
    for (const kind of new Set(view.state.entities[id].conditions.map((condition) => condition.kind)))
      more(tally.conditions, `${id} ${view.rules.things[kind].title}`);
  }
  for (const [side, number] of up) more(tally.standing, `${side} ${number}`);
  const first = fighters.find((fighter) => fighter.id === ended.first);
  if (first !== undefined) more(tally.first, `${first.side} ${first.side === winner ? 'won' : 'lost'}`);
  for (const [act, number] of ended.acts) more(tally.acts, `${act} ${act.startsWith(`${winner} `) ? 'won' : 'lost'}`, number);
}

/** Adds `by` to the count of a key. */
export function more(sums: Record<string | number, number>, key: string | number, by = 1): void {
  sums[key] = (sums[key] ?? 0) + by;
}

/** Adds what others counted. */
export function addTally(into: Tally, other: Tally): void {
  into.fights += other.fights;
  into.unfinished += other.unfinished;
  into.commands += other.commands;
  for (const key of ['ends', 'wins', 'rounds', 'wonIn', 'out', 'standing', 'left', 'leftAs', 'conditions', 'first', 'acts'] as const) {
    const sums: Record<string, number> = into[key];
    for (const [name, number] of Object.entries(other[key] as Record<string, number>)) more(sums, name, number);
  }
}
