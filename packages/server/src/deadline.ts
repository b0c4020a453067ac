import { nextToAct } from '@riposte/files';
import type { Fight, Id } from '@riposte/kernel';
import type { Seat, TableState } from './scene.ts';
import type { Settings } from './settings.ts';
import type { KeptTime } from './store.ts';

/** After a pause at least so many milliseconds are left. */
const LEAST = 1000;
/** The longest time of a timer, in milliseconds. A timer set for longer fires at once. */
const LONGEST = 86_400_000;

/** The time for the open question or turn: how much is left, and since when it runs. It stops while the table pauses. */
export class Deadline {
  readonly #now: () => number;
  #time: { readonly at: number; readonly left: number; readonly since: number | null } | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What it is for; null = nothing has a time. */
  get at(): number | null {
    return this.#time?.at ?? null;
  }

  /** When the time is over, by the clock; null = never, or the time is stopped. */
  get ends(): number | null {
    const time = this.#time;
    return time === null || time.since === null ? null : Math.round(time.since + time.left);
  }

  /** What is stored of it; a new object after each change. */
  get time(): object | null {
    return this.#time;
  }

  /** What is left of it now; null = nothing has a time. */
  get kept(): KeptTime | null {
    const time = this.#time;
    if (time === null) return null;
    const gone = time.since === null ? 0 : this.#now() - time.since;
    return { at: time.at, left: Math.round(time.left - gone), runs: time.since !== null };
  }

  /** Continues from what was stored. */
  restore(kept: KeptTime | null): void {
    this.stop();
    this.#time = kept === null ? null : { at: kept.at, left: kept.left, since: kept.runs ? this.#now() : null };
  }

  /** Starts the time of each wait once, and reports when it is over. */
  watch(at: number | null, { seconds, paused }: Pick<Settings, 'seconds' | 'paused'>, ring: () => unknown): void {
    const now = this.#now();
    this.stop();
    if (this.at !== at) this.#time = at === null ? null : { at, left: seconds * 1000, since: now };
    if (this.#time === null) return;
    const { at: what, left, since } = this.#time;
    if (paused && since !== null) this.#time = { at: what, left: Math.max(LEAST, left - (now - since)), since: null };
    else if (!paused && since === null) this.#time = { at: what, left, since: now };
    this.#set(ring);
  }

  #set(ring: () => unknown): void {
    if (this.ends === null) return;
    const left = this.ends - this.#now();
    this.#timer = setTimeout(() => (left > LONGEST ? this.#set(ring) : void ring()), Math.min(left, LONGEST));
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

const playersOf = (seats: readonly Seat[]): ReadonlySet<Id> => new Set(seats.filter((seat) => !seat.viewer.gm).flatMap((seat) => seat.viewer.controls));

/** Whether all who are asked now are fighters of players. */
export function isForPlayers({ pending }: Fight, seats: readonly Seat[]): boolean {
  const players = playersOf(seats);
  return pending?.kind === 'answer' && pending.whos.every((who) => players.has(who));
}

/** The fighters who are next to act, where all of them are players' and the computer decides for those who do not come; else nobody. */
export function awaitedToAct(stage: Pick<TableState, 'fight' | 'ruleSet' | 'settings'>, seats: readonly Seat[]): readonly Id[] {
  const { fight, settings } = stage;
  if (fight.pending !== null || settings.automation !== 'referee') return [];
  const [players, awaited] = [playersOf(seats), nextToAct(stage.fight, stage.ruleSet)];
  return awaited.every((who) => players.has(who) && !settings.autos.includes(who)) ? awaited : [];
}
