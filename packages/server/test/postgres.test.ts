import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, openStoreToRead, type Reply, StoreError } from '../src/index.ts';
import { isBusy } from '../src/refusal.ts';
import { atTable, ownFolder, Page } from './harness.ts';
import { POSTGRES, placeOf, storeAt } from './stores.ts';

const folder = ownFolder();

const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);

const why = (place: string, open: (place: string) => Promise<unknown> = openStore): Promise<string> =>
  open(place).then(
    () => 'opened',
    (thrown: unknown) => (thrown instanceof StoreError ? thrown.message : String(thrown)),
  );

describe('a PostgreSQL database', () => {
  it('that cannot be used is told in a sentence, without the password', async () => {
    const at = (change: (url: URL) => void): string => {
      const url = new URL(`${POSTGRES}/postgres`);
      change(url);
      return url.href;
    };
    const told = {
      gone: await why(at((url) => (url.port = '1'))),
      unknown: await why(at((url) => (url.pathname = '/moon'))),
      stranger: await why(at((url) => (url.password = 'geheim-123'))),
      empty: await why(await placeOf(`${folder}/empty.db`), openStoreToRead),
    };
    expect(told).toEqual({
      gone: expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:1\/postgres: the database cannot be used \(.*ECONNREFUSED.*\); start the server/),
      unknown: expect.stringMatching(/\/moon: the database cannot be used \(database "moon" does not exist\); make it/),
      stranger: expect.stringMatching(/\(password authentication failed.*\); correct the user and the password/),
      empty: expect.stringMatching(/: there are no tables of Riposte$/),
    });
    expect(JSON.stringify(told)).not.toMatch(/geheim|riposte:riposte/);
  });

  it('of a later release is refused', async () => {
    const name = `${folder}/later.db`;
    const store = await storeAt(name);
    await sql`insert into kysely_migration (name, timestamp) values ('999 moons', '2030')`.execute(store.db);
    await store.close();
    expect(await why(await placeOf(name))).toMatch(/later release of Riposte \("999 moons"\); install that one/);
  });

  it('is made ready once, however many servers open it at the same time', async () => {
    const place = await placeOf(`${folder}/many.db`);
    const stores = await Promise.all([1, 2, 3, 4, 5].map(() => openStore(place)));
    const { rows } = await sql<{ readonly n: number }>`select count(*) as n from kysely_migration`.execute(stores[0].db);
    expect(rows[0].n).toBeGreaterThan(6);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('counts in numbers, and says that what was committed is on the disk, whatever its operator set', async () => {
    const name = `${folder}/sure.db`;
    await (await storeAt(name)).close();
    const place = await placeOf(name);
    const admin = new pg.Client({ connectionString: place });
    await admin.connect();
    await admin.query(`alter database ${new URL(place).pathname.slice(1)} set synchronous_commit = off`);
    await admin.end();
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const { rows } =
      await sql`select current_setting('synchronous_commit') as how, 5000000000::bigint as big, sum(n::bigint) as sum from (values (1), (2)) v(n)`.execute(
        store.db,
      );
    expect(rows).toEqual([{ how: 'on', big: 5_000_000_000, sum: 3 }]);
  });

  it('that somebody else holds makes commands BUSY, soon; then all goes on, and the process lives when connections are cut', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const admin = new pg.Client({ connectionString: await placeOf(run.file) });
    await admin.connect();
    onTestFinished(() => admin.end());
    await admin.query('begin; lock table lines in exclusive mode');
    const start = performance.now();
    expect(refusal(await alba.act('walk'))).toBe('BUSY');
    expect(performance.now() - start).toBeLessThan(8000);
    await admin.query('rollback');
    expect(await alba.act('walk')).toMatchObject({ ok: true });
    await gm.until(() => gm.log.length === 1);
    const cut = async (): Promise<void> =>
      void (await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'));
    await cut();
    // Connections that were idle are gone, and with time they come about anew. Until then each command is BUSY, or the page is
    // sent away, where the table could not be read either, and comes again.
    let page = gm;
    const decree = async (n: number): Promise<string> => {
      try {
        return refusal(await page.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n % 9, reason: `gust ${n}` } }));
      } catch {
        page = await new Page(run.base, gm.seat, gm.cookie).open().catch(() => page);
        return 'AWAY';
      }
    };
    let answers: string[] = [];
    for (let n = 0; n < 20 && !answers.includes('OK'); n++) answers = [...answers, await decree(n)];
    expect(answers.filter((code) => code !== 'BUSY' && code !== 'AWAY')).toEqual(['OK']);
    expect((await run.store.lines(gm.seat.split('.')[0])).filter((line) => line.includes('gust')).length).toBe(1);
  });

  it('says in its codes what is only for now', async () => {
    const store = await storeAt(`${folder}/codes.db`);
    onTestFinished(() => store.close());
    const code = async (raise: string): Promise<unknown> =>
      sql.raw(`do $$ begin raise exception 'x' using errcode = '${raise}'; end $$`).execute(store.db).catch(isBusy);
    for (const now of ['40001', '40P01', '55P03', '57P01', '08006']) expect([now, await code(now)]).toEqual([now, true]);
    for (const never of ['23505', '22021', '42P01']) expect([never, await code(never)]).toEqual([never, false]);
  });
});
