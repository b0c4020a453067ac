import { type Encounter, endOf, endText, FileError, isLog, type OpenCommand, readEncounter, type Situation, winnerOf } from '@riposte/files';
import {
  type AnyIntent,
  copyState,
  declaredBySight,
  fail,
  type Id,
  type Policy,
  playOn,
  Random,
  type State,
  seedFrom,
  sightOf,
  trialRandom,
  type View,
} from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { Gauge } from '@riposte/ruleset';
import { type Fighter, gaugesOf, roundOf, sided } from '../fighters.ts';
import { obeying } from '../orders/apply.ts';
import { orderWords, parseOrder } from '../orders/order.ts';
import { type Player, playerNamed } from '../players/player.ts';
import { concluded, still } from '../situation.ts';
import { decreed, readBegun } from './begun.ts';
import { stageOf } from './stage.ts';
import { varied } from './variant.ts';

/** What is simulated, as data that can be sent to another thread. */
export interface Job {
  /** An encounter, or a log that is fought on from where it stands. */
  readonly content: string;
  readonly file: string;
  /** Texts of the packs that it names. */
  readonly packs: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Names of computer players by side; others are played as the encounter says, else by the rule set's policy. */
  readonly players: Readonly<Record<string, string>>;
  /** Standing orders in plain words, by the name of the fighter, over those of the encounter. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  /** Rounds after which a fight counts as endless. */
  readonly rounds: number;
}

/** How one simulated fight ended. */
export interface Ended {
  /** In words: who won, an end of the encounter's own, or that there was none. */
  readonly end: string;
  /** The side that won, -1 = none. */
  readonly winner: number;
  readonly finished: boolean;
  readonly rounds: number;
  readonly commands: number;
  readonly view: View;
  /** The first fighter who was out, -1 = nobody. */
  readonly first: Id;
  /** Acts declared, by side and act. */
  readonly acts: ReadonlyMap<string, number>;
}

/** An encounter or a log made ready to be fought many times. */
export interface Arena {
  /** Of a log: what its encounter says, with the state in which it stands. */
  readonly encounter: Encounter;
  /** Commands that the log holds; null = an encounter, which begins. */
  readonly entries: number | null;
  readonly standing: Situation;
  readonly fighters: readonly Fighter[];
  /** Pictures of facts that can run out, the most important first. */
  readonly gauges: readonly Gauge[];
  /** Fights a fight by its number, and tells `watch` of each command. */
  readonly fight: (trial: number, watch?: Watching, day?: OfADay) => Ended;
}

/** What a fight of a day has beside others: the state in which it begins, and what is done before its scene is closed. */
export interface OfADay {
  readonly state: State;
  readonly after: (view: View) => Iterable<AnyIntent>;
}

/** Sees a fight after each command: whose it was, -1 = nobody's, what it is called, and how many were before it. */
export type Watching = (view: View, by: Id, act: string, before: number) => void;

const MAX_COMMANDS = 100_000;
/** Commands between two looks at the round, which facts must be gathered for. */
const ROUND_EVERY = 32;
export const ENDLESS = 'no end';

/** Arenas are kept: making one costs more than a hundred fights. */
const made = new Map<string, Arena>();
const MAX_MADE = 500;

/** @throws FileError for what cannot be read or is over, TextError for a player that there is not. */
export async function arena(job: Job): Promise<Arena> {
  const key = JSON.stringify(job);
  const known = made.get(key) ?? (await ready(job));
  if (made.size >= MAX_MADE && !made.has(key)) made.clear();
  made.set(key, known);
  return known;
}

async function ready(job: Job): Promise<Arena> {
  const load = (name: string): string => job.packs[name] ?? fail('unknown-name', `no pack ${name}`);
  const { encounter, open, entries } = readBegun(job.content, job.file, await ruleSetsIn(job.content), load);
  const { rules, state, ruleSet, sides } = encounter;
  const standing: Situation = { ruleSet, rules, state, policy: ruleSet.policy, ended: (view) => endOf(encounter, view) };
  const view = still(standing);
  const fighters = sided(view);
  const playerOf = seatedBy(job, encounter, standing, fighters);
  const play = fighting(standing, open, job, playerOf, [...new Set(fighters.map(({ id }) => playerOf(id)))]);
  const sideOf = new Map(fighters.map((fighter) => [fighter.id, fighter.side]));
  return { encounter, entries, standing, fighters, gauges: gaugesOf(standing), fight: (trial, watch, day) => play(trial, sides, sideOf, watch, day) };
}

/** The encounter or log of a job with changes, new fighters where there is room for them. @throws TextError, FileError for a change that cannot be made */
export async function changed({ content: plain, file, packs }: Pick<Job, 'content' | 'file' | 'packs'>, changes: readonly string[]): Promise<string> {
  if (isLog(plain)) return decreed({ content: plain, file, packs }, changes);
  const ruleSets = await ruleSetsIn(plain);
  return varied(plain, changes, (content) => {
    try {
      readEncounter(content, file, ruleSets, (name) => packs[name]);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
      // Whatever else is wrong is said when the encounter is read.
      return !/^fighters\[\d+\]\.at/.test(thrown.path);
    }
  });
}

/** Who decides for whom: the players of the sides, under the orders of their fighters, else the policy. */
export function seatedBy(
  job: Job,
  { sides, ...own }: Pick<Encounter, 'sides' | 'players' | 'orders'>,
  standing: Situation,
  fighters: readonly Fighter[],
): (who: Id) => Player {
  const players = { ...own.players, ...job.players };
  const orders = { ...own.orders, ...job.orders };
  const bySide = new Map(Object.entries(players).map(([side, name]) => [side, playerNamed(name, { standing, sides })]));
  const byId: Player[] = [];
  for (const { id, name, side } of fighters) {
    const player = bySide.get(sides[side]) ?? standing.policy;
    const given = Object.hasOwn(orders, name) ? orders[name].map((text) => parseOrder(text, orderWords(standing, id))) : [];
    byId[id] = given.length === 0 ? player : obeying(player, given, standing, id);
  }
  return (who) => byId[who] ?? standing.policy;
}

type Fighting = (trial: number, sides: readonly string[], sideOf: ReadonlyMap<Id, number>, watch?: Watching, day?: OfADay) => Ended;

/** Plays simulated fights. */
function fighting(standing: Situation, open: OpenCommand | null, job: Job, playerOf: (who: Id) => Player, minds: readonly Player[]): Fighting {
  const { rules, ruleSet, ended = () => null } = standing;
  const random = new Random(0, 0, 0, 0);
  const seed = seedFrom(job.seed);
  const { runner, perform } = stageOf(standing, random, playerOf, minds);
  const out = ruleSet.look?.out;
  const closing = ruleSet.afterwards?.closing;
  const isDown = (view: View, id: Id): boolean => out?.(view, id) ?? false;
  const before = still(standing);
  const everybody = sided(before).map(({ id }) => id);
  // Of a fight that stands, some are out already.
  const upright = everybody.filter((id) => !isDown(before, id));
  const begin = beginningOf(standing, open, playerOf, random);

  return (trial, sides, sideOf, watch, day) => {
    trialRandom(seed, trial, random);
    runner.restart(copyState(rules, day?.state ?? begin()));
    let after: Iterator<AnyIntent> | null = null;
    for (const player of minds) player.begin?.(trial);
    const acts = new Map<string, number>();
    let first = -1;
    let own: string | null = null;
    let commands = 0;
    const mayFall = day === undefined ? upright : everybody;
    const next = playOn(runner, {
      stops(performed) {
        commands = performed;
        if (performed === MAX_COMMANDS) return true;
        if (first < 0) for (const id of mayFall) if (first < 0 && isDown(runner, id)) first = id;
        own = ended(runner);
        return own !== null || (performed % ROUND_EVERY === 0 && roundOf(standing, runner) > job.rounds);
      },
      declare(may) {
        const intent = declaredBySight(runner, may, playerOf);
        if (day === undefined || intent?.def.id !== closing) return intent;
        after ??= day.after(runner)[Symbol.iterator]();
        return nextOf(after, runner) ?? intent;
      },
      perform(intent, isDeclared) {
        if (isDeclared) {
          const act = `${sideOf.get(intent.by) ?? -1} ${intent.def.title}`;
          acts.set(act, (acts.get(act) ?? 0) + 1);
        }
        perform(intent);
        watch?.(runner, isDeclared ? intent.by : -1, intent.def.title, commands);
        return true;
      },
    });
    if (next?.declare) fail('illegal-intent', `fight ${trial}: nobody of ${next.declare.join(', ')} declares anything`);
    const ending = endingOf(standing, job, sides, runner, next, own);
    return { ...ending, commands, view: runner, first, acts };
  };
}

/** Where each fight begins; an open command is first brought to its end, as the players answer. */
function beginningOf(standing: Situation, open: OpenCommand | null, playerOf: (who: Id) => Player, random: Random): () => State {
  if (open === null) return () => standing.state;
  const answer: Policy['answer'] = (view, ask, who, about) => playerOf(who).answer(sightOf(view, who), ask, who, about, null);
  const asked = { ...standing, policy: { ...standing.policy, answer } };
  return () => concluded(asked, open, open.given, random);
}

/** How a fight ended, if it did within the rounds that it has: `own` by its encounter, else by the rules. */
function endingOf(
  standing: Situation,
  job: Job,
  sides: readonly string[],
  view: View,
  next: ReturnType<typeof playOn>,
  own: string | null,
): Pick<Ended, 'end' | 'winner' | 'finished' | 'rounds'> {
  const rounds = roundOf(standing, view);
  const text = next === null ? own : endText(next.over, sides, standing.ruleSet.words?.over(view, next.over) ?? next.over);
  const finished = text !== null && rounds <= job.rounds;
  return {
    end: finished ? text : ENDLESS,
    winner: finished && next !== null ? (winnerOf(next.over) ?? -1) : -1,
    finished,
    rounds: Math.min(rounds, job.rounds),
  };
}

/** The next of these acts that is not refused; null = there is none. */
function nextOf(acts: Iterator<AnyIntent>, view: View): AnyIntent | null {
  for (let next = acts.next(); !next.done; next = acts.next()) if (view.legal(next.value)) return next.value;
  return null;
}
