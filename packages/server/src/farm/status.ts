import type { ShareFault } from '@riposte/sim';
import { ASKED, type FarmDatabase, jobsIn, LOST, openFarm } from './database.ts';

/** How a farm is. Times are ISO 8601. */
export interface FarmStatus {
  readonly workers: readonly {
    readonly name: string;
    readonly host: string;
    readonly threads: number;
    /** Games with version and release. */
    readonly rules: readonly string[];
    readonly since: string;
    readonly seen: string;
    readonly shares: number;
    readonly fights: number;
    /** It ends after the shares at hand. */
    readonly drains: boolean;
  }[];
  /** Shares that wait and that are fought. */
  readonly waiting: number;
  readonly running: number;
  readonly simulations: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: string;
    readonly seed: string;
    /** A client waits for it. */
    readonly open: boolean;
    /** Fights that are done, and those of shares that are set aside. */
    readonly fights: number;
    readonly used: string;
  }[];
  readonly aside: readonly {
    readonly simulation: string;
    readonly title: string;
    readonly seed: string;
    /** Fights `from` to `to - 1`. */
    readonly from: number;
    readonly to: number;
    /** The one that went wrong; null = it is not known. */
    readonly fight: number | null;
    readonly why: string;
    readonly at: string;
  }[];
}

/** The most entries of a list that are shown. */
const MAX = 100;

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** @throws StoreError with what to do */
export async function farmStatus(address: string): Promise<FarmStatus> {
  return withFarm(address, async (database) => {
    const { query } = database;
    const workers = await query<FarmStatus['workers'][number]>(
      `select name, host, threads, array(select value from json_each_text(rules) order by value) as rules, ${iso('since')} as since, ${iso('seen')} as seen,
         shares, fights::float as fights, drains
       from riposte_farm.workers where seen > now() - make_interval(secs => $1) order by name, id limit ${MAX}`,
      [LOST],
    );
    const simulations = await query<FarmStatus['simulations'][number]>(
      `select id, title, rules, seed, asked > now() - make_interval(secs => $1) as open,
         (select coalesce(sum(past - first), 0)::float from riposte_farm.shares where sim = sims.id) as fights, ${iso('greatest(used, asked)')} as used
       from riposte_farm.sims order by greatest(sims.used, asked) desc, id limit ${MAX}`,
      [ASKED],
    );
    const aside = await query<{ simulation: string; title: string; seed: string; from: number; to: number; fault: ShareFault; at: string }>(
      `select sim as simulation, title, seed, first as from, past as to, fault, ${iso('at')} as at
       from riposte_farm.shares join riposte_farm.sims on id = sim where fault is not null order by shares.at desc limit ${MAX}`,
    );
    return {
      workers,
      ...(await jobsIn(database)),
      simulations,
      aside: aside.map(({ fault, ...one }) => ({ ...one, fight: fault.fight ?? null, why: fault.message })),
    };
  });
}

/**
 * Asks workers to end after the shares at hand.
 * @param name Those that are called so; absent = all.
 * @returns How many were asked.
 * @throws StoreError with what to do
 */
export async function drainFarm(address: string, name?: string): Promise<number> {
  return withFarm(address, async ({ query }) => {
    const asked = await query(
      'update riposte_farm.workers set drains = true where seen > now() - make_interval(secs => $1) and ($2::text is null or name = $2) returning id',
      [LOST, name ?? null],
    );
    return asked.length;
  });
}

async function withFarm<T>(address: string, use: (database: FarmDatabase) => Promise<T>): Promise<T> {
  const database = await openFarm(address, false);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
