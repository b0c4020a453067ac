import { type CarriedIn, carriedIn, factsLeft, factsOf, isLog, lastingOn } from '@riposte/files';
import type { AnyIntent, Id, State, View } from '@riposte/kernel';
import type { Afterwards, Rest } from '@riposte/ruleset';
import { isOut } from '../fighters.ts';
import { still } from '../situation.ts';
import { type Arena, arena, type Job } from './arena.ts';
import { SimulationError } from './error.ts';
import { more } from './tally.ts';

/** Fights of one day in their order, each with the rests after it. */
export interface Day {
  readonly fights: readonly { readonly job: Job; readonly rests: readonly Rest['id'][] }[];
}

/** What many days came to; sums are whole numbers. */
export interface DayTally {
  days: number;
  /** Days on which the last fight was got through and everybody lives. */
  home: number;
  /** Days by how many live at the end. */
  readonly alive: Record<number, number>;
  readonly fights: readonly FightOfDay[];
}

/** One of the fights, over the days that came to it. */
export interface FightOfDay {
  fought: number;
  /** It ended, and at least one fighter could fight on. */
  through: number;
  /** By name: lives after it and its rests. */
  readonly alive: Record<string, number>;
  /** By name: lives, and could fight on. */
  readonly able: Record<string, number>;
  /** By name and gauge: what those who live have then, summed: "Ann hp". */
  readonly left: Record<string, number>;
}

/** A day made ready to be lived many times. */
export interface DayReady {
  readonly arenas: readonly Arena[];
  /** Who goes through all the fights, by name. */
  readonly heroes: readonly string[];
  /** What is rested after each fight. */
  readonly rests: readonly (readonly Rest[])[];
  /** Lives a day by its number, and counts it. The same number always comes to the same. */
  readonly live: (trial: number, into: DayTally) => void;
}

/** What no days come to, in the form to which `live` and `addDays` add. */
export const nothingLived = ({ arenas }: Pick<DayReady, 'arenas'>): DayTally => {
  return { days: 0, home: 0, alive: {}, fights: arenas.map(() => ({ fought: 0, through: 0, alive: {}, able: {}, left: {} })) };
};

/** Adds what other days came to. */
export function addDays(into: DayTally, other: DayTally): void {
  into.days += other.days;
  into.home += other.home;
  addCounts(into.alive, other.alive);
  for (const [nth, one] of other.fights.entries()) {
    into.fights[nth].fought += one.fought;
    into.fights[nth].through += one.through;
    for (const key of ['alive', 'able', 'left'] as const) addCounts(into.fights[nth][key], one[key]);
  }
}

function addCounts(into: Record<string | number, number>, other: Readonly<Record<string | number, number>>): void {
  for (const [key, number] of Object.entries(other)) more(into, key, number);
}

/**
 * Makes a day ready. Its fights are of one game, and the day follows the fighters of one side whose name is in each of them:
 * the first side that has such fighters.
 * @throws SimulationError for fights of two games or with nobody in common, and for a game without rests; FileError for a file that cannot be read
 */
export async function dayOf({ fights }: Day): Promise<DayReady> {
  // Equal seeds would let the dice of one fight fall again in the next.
  const stands = fights.find(({ job }) => isLog(job.content));
  if (stands !== undefined) throw new SimulationError('no-day', `${stands.job.file} is a fight that has begun. A day is made of encounters.`);
  const jobs = fights.map(({ job }, nth): Job => ({ ...job, content: withAftermath(job.content), seed: nth === 0 ? job.seed : `${job.seed} ${nth + 1}` }));
  const arenas = await Promise.all(jobs.map(arena));
  const games = arenas.map(({ standing }) => standing.ruleSet.rules);
  const { afterwards } = arenas[0].standing.ruleSet;
  const other = games.findIndex(({ id }) => id !== games[0].id);
  if (other > 0)
    throw new SimulationError(
      'no-day',
      `${jobs[other].file} is a fight of ${games[other].title}, ${jobs[0].file} one of ${games[0].title}. A day has one game.`,
    );
  if (afterwards === undefined)
    throw new SimulationError('no-day', `${games[0].title} does not say what comes after a fight, so one fight cannot follow another.`);
  const names = arenas.map(({ fighters }) => new Set(fighters.map(({ name }) => name)));
  const common = arenas[0].fighters.filter(({ name }) => names.every((others) => others.has(name)));
  // In a fight that comes twice, the foes have the same names too: they are others.
  const side = Math.min(...common.map((fighter) => fighter.side));
  const heroes = common.filter((fighter) => fighter.side === side).map(({ name }) => name);
  if (heroes.length === 0) throw new SimulationError('no-day', 'No fighter is in all of these fights. Give fighters the same name in each.');
  const rests = fights.map((fight) => fight.rests.map((id) => restNamed(afterwards, id, games[0].title)));

  const live = (trial: number, into: DayTally): void => {
    let { state } = arenas[0].standing;
    let alive: readonly string[] = [];
    let isThrough = false;
    for (const [nth, ready] of arenas.entries()) {
      const heads = ready.fighters.filter(({ name }) => heroes.includes(name));
      let held: boolean | null = null;
      const holds = (view: View): boolean => heads.some(({ id }) => isAble(ready, view, id));
      // Who has lost the fight gets no rest from those who won it.
      const after = (view: View): Iterable<AnyIntent> => {
        held = holds(view);
        return held ? inTurn(rests[nth], view) : [];
      };
      const ended = ready.fight(trial, undefined, { state, after });
      alive = heads.flatMap(({ id, name }) => (afterwards.alive(ended.view, id) ? [name] : []));
      isThrough = ended.finished && (held ?? holds(ended.view));
      count(into.fights[nth], ready, ended.view, alive);
      if (!isThrough) break;
      into.fights[nth].through++;
      if (nth + 1 < arenas.length) state = goOn(ready, ended.view, arenas[nth + 1], jobs[nth + 1], heroes, trial);
    }
    into.days++;
    more(into.alive, alive.length);
    if (isThrough && alive.length === heroes.length) into.home++;
  };
  return { arenas, heroes, rests, live };
}

/** An encounter after whose fight the game goes on. What is no encounter is complained of when it is read. */
function withAftermath(content: string): string {
  try {
    const said = JSON.parse(content) as { readonly board?: object };
    return JSON.stringify({ ...said, board: { ...said.board, aftermath: true } });
  } catch {
    return content;
  }
}

function restNamed({ rests }: Afterwards, id: Rest['id'], game: string): Rest {
  const known = rests.find((rest) => rest.id === id);
  if (known === undefined) throw new SimulationError('no-day', `${game} has no ${id}; there are: ${rests.map((rest) => rest.id).join(', ')}.`);
  return known;
}

function* inTurn(rests: readonly Rest[], view: View): Iterable<AnyIntent> {
  for (const { steps } of rests) for (const step of steps) yield* step(view);
}

const isAble = ({ standing: { ruleSet } }: Arena, view: View, id: Id): boolean => !isOut(ruleSet, view, id, () => ruleSet.words?.facts(view, id) ?? {});

function count(into: FightOfDay, ready: Arena, view: View, alive: readonly string[]): void {
  const { standing, fighters, gauges } = ready;
  into.fought++;
  for (const { id, name } of fighters) {
    if (!alive.includes(name)) continue;
    const facts = standing.ruleSet.words?.facts(view, id) ?? {};
    more(into.alive, name);
    if (isAble(ready, view, id)) more(into.able, name);
    for (const { fact } of gauges) more(into.left, `${name} ${fact}`, Number(facts[fact] ?? 0));
  }
}

/** The state in which the next fight begins: everybody as the one before left them. */
function goOn({ standing: { ruleSet }, fighters }: Arena, view: View, next: Arena, job: Job, heroes: readonly string[], trial: number): State {
  const { standing } = next;
  const fresh = { ruleSet: standing.ruleSet, view: still(standing) };
  const idOf = (name: string, among: Arena['fighters']): Id => among.find((fighter) => fighter.name === name)!.id;
  const carried = heroes.map((name): [string, CarriedIn[string]] => {
    const id = idOf(name, fighters);
    return [name, { facts: factsLeft(ruleSet, factsOf(fresh, idOf(name, next.fighters)), view, id), conditions: lastingOn(ruleSet, view, id) }];
  });
  return carriedIn(standing.ruleSet, standing.rules, standing.state, { carried: Object.fromEntries(carried), seed: `${job.seed} ${trial}` }, job.file);
}
