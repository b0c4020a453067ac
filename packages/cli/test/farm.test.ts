import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FarmStatus, makeServer, openStore } from '@riposte/server';
import type { FarmLine } from '@riposte/server/protocol';
import { changed, type Job, simulate } from '@riposte/sim';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../server/test/postgres-server.ts';
import { placeOf } from '../../server/test/stores.ts';
import { release } from '../src/release.ts';
import { library } from '../src/serve.ts';
import { built, gate, json, ownFolder, root, run } from './command.ts';

const folder = ownFolder();
/** Each test has a database of its own. */
let tests = 0;
const farm = (): Promise<string> => placeOf(join(folder, `farm-${++tests}`));

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

const running = new Set<Started>();

/** Starts the built command in a process of its own, which ends with its test. */
function started(args: readonly string[], cwd = root): Started {
  const child = spawn(process.execPath, [built, ...args], { cwd, stdio: 'pipe' });
  const texts = { err: '', out: '' };
  child.stderr.on('data', (text: Buffer) => void (texts.err += text.toString()));
  child.stdout.on('data', (text: Buffer) => void (texts.out += text.toString()));
  const one = { child, said: () => texts.err, printed: () => texts.out, ended: once(child, 'close').then(([code]) => code as number | null) };
  running.add(one);
  return one;
}

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running.clear();
});

const worker = (database: string, name: string, cwd = root): Started => started(['worker', '--database', database, '--workers', '1', '--name', name], cwd);

async function rows<Row extends object>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a worker of that name is in the middle of a share. */
const isFighting = async (database: string, name: string): Promise<boolean> =>
  (await rows(database, `select from riposte_farm.held join riposte_farm.workers on id = worker where name = '${name}'`).catch(() => [])).length > 0;

/** How many workers the unlucky share has lost. */
const mostLost = async (database: string): Promise<number> =>
  (await rows<{ most: number }>(database, 'select coalesce(max(retry_count), 0)::int as most from riposte_jobs.job').catch(() => [{ most: 0 }]))[0].most;

interface Totals {
  readonly tally: { readonly fights: number };
  readonly partial: boolean;
  readonly found: number;
  readonly died: number;
}

const totalsOf = (text: string): Totals => JSON.parse(text) as Totals;
const PATIENCE = { timeout: 90_000, interval: 100 };

/** A folder with a game of its own, changed in some places, and a configuration that trusts it. */
function gameFolder(name: string, changes: Readonly<Record<string, string>> = {}): string {
  const own = join(folder, name);
  mkdirSync(own);
  cpSync(join(import.meta.dirname, 'games/snowballs'), join(own, 'snowballs'), { recursive: true });
  const file = join(own, 'snowballs/index.js');
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
  writeFileSync(join(own, 'riposte.config.json'), JSON.stringify({ ruleSets: ['./snowballs'] }));
  return own;
}

const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const yard = 'snowballs/encounters/yard.json';
const declares = 'declare: (view, who) => (';

/** A folder in which a fight takes a tenth of a second, nearly all of it asleep. */
const slowFolder = (name: string): string =>
  gameFolder(name, { [declares]: `${declares}Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10) && ` });
const slow = ['simulate', yard, '--json'];
const inFolder = (own: string, ...args: readonly string[]) => spawnSync(process.execPath, [built, ...args], { cwd: own, encoding: 'utf8' });

describe('a farm', () => {
  it('comes to the totals of one process with workers that are killed in the middle of a share', { timeout: 300_000 }, async () => {
    const at = await farm();
    const own = slowFolder('killed');
    const fights = ['--fights', '400'];
    const one = started([...slow, ...fights, '--workers', '1'], own);
    let workers = ['a', 'b'].map((name) => worker(at, name, own));
    const all = started([...slow, ...fights, '--farm', '--database', at], own);
    for (const victim of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await expect.poll(() => isFighting(at, victim), PATIENCE).toBe(true);
      const [first, ...others] = workers;
      first.child.kill('SIGKILL');
      await first.ended;
      workers = [...others, worker(at, String.fromCodePoint(victim.codePointAt(0)! + 2), own)];
    }
    expect(await all.ended).toBe(0);
    // A worker that begins on a busy machine may come later than the other is missed.
    expect(all.said().replace('riposte: No worker is there. Start one: riposte worker --database ADDRESS\n', '')).toBe('');
    expect(await one.ended).toBe(0);
    const [mine, theirs] = [all, one].map(({ printed }) => totalsOf(printed()));
    expect(mine.tally).toEqual(theirs.tally);
    expect(mine.tally.fights).toBe(400);
    // Killed workers were noticed, and their shares fought again.
    expect(mine.died).toBeGreaterThanOrEqual(1);
    const [{ twice }] = await rows<{ twice: number }>(at, 'select (sum(past - first) - max(past))::int as twice from riposte_farm.shares');
    expect(twice).toBe(0);
  });

  it('gets on with a share whose workers are killed one after the other, fight by fight', { timeout: 300_000 }, async () => {
    const at = await farm();
    const own = slowFolder('pieces');
    const fights = ['--fights', '60'];
    const all = started([...slow, ...fights, '--farm', '--database', at], own);
    for (let victim = 1; (await mostLost(at)) < 2; victim++) {
      const { child, ended } = worker(at, `victim-${victim}`, own);
      await expect.poll(() => isFighting(at, `victim-${victim}`), PATIENCE).toBe(true);
      child.kill('SIGKILL');
      await ended;
    }
    worker(at, 'last', own);
    expect(await all.ended).toBe(0);
    const alone = started([...slow, ...fights, '--workers', '1'], own);
    expect(await alone.ended).toBe(0);
    expect(totalsOf(all.printed()).tally).toEqual(totalsOf(alone.printed()).tally);
    const [{ died, fought }] = await rows<{ died: number; fought: number }>(
      at,
      'select max(died)::int as died, sum(past - first)::int as fought from riposte_farm.shares',
    );
    expect(died).toBeGreaterThanOrEqual(2);
    // The pieces are in the whole now.
    expect(fought).toBe(60);
  });

  it('tells on Ctrl-C what is there so far, calls the rest off, goes on from there, and finds everything again', { timeout: 200_000 }, async () => {
    const at = await farm();
    const own = slowFolder('stopped');
    const whole = ['simulate', gate, '--fights', '3000', '--json', '--farm', '--database', at];
    const early = started(whole);
    // Nobody works yet.
    await expect.poll(early.said, PATIENCE).toContain('No worker is there. Start one: riposte worker --database ADDRESS');
    early.child.kill('SIGINT');
    expect([await early.ended, early.printed()]).toEqual([2, expect.stringContaining('Stopped before the first fight was over.')]);
    expect(await json('worker', '--status', '--database', at)).toMatchObject({ workers: [], waiting: 0, running: 0 });
    const first = worker(at, 'first', own);
    const stopped = started([...slow, '--fights', '100000', '--farm', '--database', at], own);
    // The first share is one fight; a larger one is asked for once an answer has been read.
    await expect.poll(() => rows(at, 'select from riposte_farm.held where past - first > 1').catch(() => []), PATIENCE).not.toEqual([]);
    stopped.child.kill('SIGINT');
    expect(await stopped.ended).toBe(0);
    const { partial, tally } = totalsOf(stopped.printed());
    expect(partial).toBe(true);
    await expect.poll(() => json('worker', '--status', '--database', at), PATIENCE).toMatchObject({ waiting: 0, running: 0 });
    // The share at hand was finished and kept.
    const goesOn = started([...slow, '--fights', String(tally.fights + 4), '--farm', '--database', at], own);
    expect(await goesOn.ended).toBe(0);
    expect(totalsOf(goesOn.printed()).found).toBeGreaterThanOrEqual(tally.fights);
    const alone = started([...slow, '--fights', String(tally.fights + 4), '--workers', '1'], own);
    const finished = started(whole);
    expect([await finished.ended, await alone.ended]).toEqual([0, 0]);
    expect(totalsOf(goesOn.printed()).tally).toEqual(totalsOf(alone.printed()).tally);
    first.child.kill('SIGTERM');
    expect([await first.ended, first.printed()]).toEqual([0, expect.stringMatching(/^first has fought \d+ fights in \d+ shares\.\n$/)]);
    // Nobody works any more, and nobody needs to; what the file is called does not matter, and fewer fights are there too.
    const again = join(folder, 'gate.json');
    cpSync(gate, again);
    const found = totalsOf((await run('simulate', again, '--fights', '3000', '--json', '--farm', '--database', at)).out);
    expect(found).toMatchObject({ found: 3000, tally: totalsOf(finished.printed()).tally });
  });

  it.each([
    ['throws', "misses = 0; throw new Error('slipped')", 'slipped', [2, 3]],
    ['ends its thread', 'process.exit(7)', 'killed 3 workers', [2]],
  ])('sets a share aside whose fight %s, with all that is needed to repeat it', { timeout: 200_000 }, async (name, does, why, codes) => {
    const at = await farm();
    const own = gameFolder(`icy-${name.replaceAll(' ', '-')}`, {
      // One fight of some hundred: those in which nobody hits for long.
      'export const ruleSet': 'let misses = 0;\nexport const ruleSet',
      [declares]: `declare: (view, who) => ((misses = view.state.entities.some(({ hits }) => hits > 0) ? 0 : misses + 1) > 6 ? (() => { ${does}; })() : `,
    });
    const one = worker(at, 'one', own);
    const all = started(['simulate', yard, '--fights', '5000', '--json', '--farm', '--database', at], own);
    expect(await all.ended).not.toBe(0);
    const { aside, waiting } = await json<FarmStatus>('worker', '--status', '--database', at);
    const [first] = aside.toSorted((a, b) => a.from - b.from);
    expect(first).toMatchObject({ title: yard, seed: 'snow', fight: expect.any(Number), why: expect.stringContaining(why) });
    expect(all.said()).toMatch(
      new RegExp(`^riposte: Fight ${first.fight} is set aside: [^.]*${why}[^.]*\\. Repeat .* --seed "snow" and --open ${first.fight}\\.$`, 'm'),
    );
    expect(one.said()).toMatch(new RegExp(`Set aside: fight ${first.fight} of simulation`));
    const shown = await run('worker', '--status', '--database', at);
    expect(shown.out).toMatch(new RegExp(`${yard}, seed "snow", fight ${first.fight}: .*${why}`));
    expect(waiting).toBe(0);
    expect(one.child.exitCode).toBe(null);
    // The fight by itself does the same; the one before it is good.
    const open = (fight: number) => inFolder(own, 'simulate', yard, '--open', String(fight), '--log', `${fight}.jsonl`).status;
    expect(codes).toContain(open(first.fight!));
    if (first.fight! > 0) expect(open(first.fight! - 1)).toBe(0);
    // Another simulation is fought as before.
    const other = started(['simulate', gate, '--fights', '20', '--json', '--farm', '--database', at]);
    expect(await other.ended).toBe(0);
  });

  it('has shares of a game fought only by workers whose configuration trusts that very game', { timeout: 120_000 }, async () => {
    const at = await farm();
    const [own, other] = [gameFolder('mine'), gameFolder('other', { "version: '1.0.0',\n  title": "version: '1.0.1',\n  title" })];
    const strangers = [worker(at, 'stranger'), worker(at, 'newer', other)];
    const all = started(['simulate', yard, '--fights', '500', '--json', '--farm', '--database', at], own);
    for (const stranger of strangers)
      await expect
        .poll(stranger.said, PATIENCE)
        .toMatch(/Refused: shares of snowballs 1\.0\.0 \(\w{8}\) of Riposte \S+, which this worker does not have\. It has \w/);
    expect(strangers[1].said()).toContain('snowballs 1.0.1 (');
    await expect.poll(all.said, PATIENCE).toMatch(/No worker has snowballs 1\.0\.0 \(\w{8}\) of Riposte \S+\. Those that are there have \w/);
    const friend = worker(at, 'friend', own);
    expect(await all.ended).toBe(0);
    const alone = inFolder(own, 'simulate', yard, '--fights', '500', '--json', '--workers', '1');
    expect(totalsOf(all.printed()).tally).toEqual(totalsOf(alone.stdout).tally);
    const workers = async () => (await json<FarmStatus>('worker', '--status', '--database', at)).workers.map(({ name, fights }) => [name, fights]);
    // A worker says a moment later what it has fought.
    await expect.poll(workers, PATIENCE).toEqual([
      ['friend', 500],
      ['newer', 0],
      ['stranger', 0],
    ]);
    // By name, then all of them.
    expect(await json('worker', '--drain', '--name', 'friend', '--database', at)).toMatchObject({ drained: 1 });
    expect(await friend.ended).toBe(0);
    expect(await json('worker', '--drain', '--database', at)).toMatchObject({ drained: 2 });
    for (const stranger of strangers) expect(await stranger.ended).toBe(0);
    expect(await run('worker', '--drain', '--database', at)).toMatchObject({ code: 1, out: 'No worker is there.\n' });
  });

  it('goes on behind a restart of its database', { timeout: 200_000 }, async () => {
    const server = await startPostgres();
    try {
      const at = `${server.address}/postgres`;
      const own = slowFolder('restarted');
      const fights = ['--fights', '200'];
      worker(at, 'one', own);
      worker(at, 'two', own);
      const all = started([...slow, ...fights, '--farm', '--database', at], own);
      await expect.poll(() => isFighting(at, 'one'), PATIENCE).toBe(true);
      await server.pause();
      await expect.poll(all.said, PATIENCE).toContain('The database of the farm does not answer');
      await server.goOn();
      expect(await all.ended).toBe(0);
      const alone = started([...slow, ...fights, '--workers', '1'], own);
      expect(await alone.ended).toBe(0);
      expect(totalsOf(all.printed()).tally).toEqual(totalsOf(alone.printed()).tally);
    } finally {
      await server.stop();
    }
  });

  it('fights tournaments, labs, sensitivities and searches for a number too', { timeout: 300_000 }, async () => {
    const at = await farm();
    worker(at, 'one');
    const hired = ['--farm', '--database', at];
    const lab = join(folder, 'lab.json');
    writeFileSync(
      lab,
      JSON.stringify({
        format: 'riposte/lab/1',
        title: 'Dice',
        seed: 'lab',
        fights: 40,
        encounters: [{ file: duel }],
        variants: [{ title: 'lone', changes: ['Odo.dice.DEF=D8'] }],
      }),
    );
    for (const args of [
      ['tournament', duel, '--players', 'policy', 'careful', '--fights', '20'],
      ['simulate', duel, '--fights', '30', '--sensitivity'],
      ['simulate', duel, '--fights', '30', '--solve', '75%', '--number', 'Ilse.hp'],
      ['simulate', duel, '--precision', '4'],
      ['lab', lab],
    ]) {
      const [mine, theirs] = [await json<Record<string, unknown>>(...args, ...hired), await json<Record<string, unknown>>(...args, '--workers', '1')];
      for (const one of [mine, theirs]) for (const key of ['seconds', 'found', 'report']) delete one[key];
      expect(mine).toEqual(theirs);
      expect(mine).not.toHaveProperty('error');
    }
  });

  it('fights for the lab of a page: totals come on the way and are those of one process, and it stops when the page leaves', { timeout: 300_000 }, async () => {
    const at = await farm();
    const server = await makeServer({ store: await openStore(at), library: await library(), pages: null, farm: { address: at, release: release() } });
    onTestFinished(() => server.close());
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(`${base}/api/farm`)).json()).toEqual({ farm: true });
    const job: Job = { content: readFileSync(duel, 'utf8'), file: duel, packs: {}, seed: 'lab', players: {}, rounds: 200 };
    const versus = [{ ...job, content: await changed(job, ['Ilse.hp=6']) }];
    const ask = (fights: number, signal?: AbortSignal) =>
      fetch(`${base}/api/farm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: base },
        body: JSON.stringify({ job, versus, fights }),
        ...(signal && { signal }),
      });
    const linesOf = async (fights: number): Promise<FarmLine[]> => {
      const text = await (await ask(fights)).text();
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as FarmLine);
    };
    worker(at, 'a');
    const { tally, versus: others } = await simulate(job, { fights: 300, workers: 1, versus });
    const shared = JSON.parse(JSON.stringify({ tally, versus: others })) as unknown;
    const first = await linesOf(300);
    expect(first.at(-1)).toEqual({ shared, found: 0 });
    expect(first.filter((line) => 'failed' in line)).toEqual([]);
    expect((await linesOf(300)).at(-1)).toEqual({ shared, found: 300 });

    const page = new AbortController();
    const { body } = await ask(1_000_000, page.signal);
    expect(new TextDecoder().decode((await body!.getReader().read()).value)).toContain('"fights":');
    page.abort();
    await expect.poll(() => json('worker', '--status', '--database', at), PATIENCE).toMatchObject({ waiting: 0, running: 0 });

    const odd = await ask(0);
    expect([odd.status, await odd.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });

  it('says what it cannot do', async () => {
    const at = await farm();
    expect(await run('simulate', gate, '--farm')).toMatchObject({
      code: 2,
      err: expect.stringContaining('A farm needs a PostgreSQL database: --database ADDRESS'),
    });
    expect(await run('worker', '--database', 'mysql://x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--database must be the address of a PostgreSQL'),
    });
    const nobody = await run('worker', '--status', '--database', 'postgres://riposte:geheim@127.0.0.1:1/x');
    expect(nobody).toMatchObject({ code: 2, err: expect.stringMatching(/^riposte: postgres:\/\/127\.0\.0\.1:1\/x: .*; start the server of the/) });
    const clock = await run('simulate', gate, '--player', 'tactical@20ms', '--farm', '--database', at);
    expect(clock).toMatchObject({ code: 2, err: expect.stringContaining('tactical@20ms plays by the clock') });
    expect(await run('simulate', gate, 'rest', gate, '--farm', '--database', at)).toMatchObject({ code: 2, err: expect.stringContaining('Leave out --farm') });
    expect(await run('worker', '--status', '--drain', '--database', at)).toMatchObject({ code: 2 });
  });
});
