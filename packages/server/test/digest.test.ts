import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Digest } from '../src/index.ts';
import { murkThrows, ownFolder, type Page, type Running, sit, start } from './harness.ts';
import { CANARY } from './toy.ts';

const folder = ownFolder();

async function begin(more: Parameters<typeof start>[1] = {}): Promise<Running> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return run;
}

const digestOf = async (run: Running, { seat, cookie }: Page): Promise<Digest | null> =>
  (await (await fetch(`${run.base}/api/seats/${seat}/digest`, { headers: { cookie } })).json()) as Digest | null;

/** As if every seat had looked so many minutes earlier. */
const later = ({ store }: Running, minutes: number): Promise<unknown> => sql`update seen set at = at - ${minutes * 60_000}`.execute(store.db);

describe('what the game master can set of a fighter', () => {
  it('is told when it is asked for, and nobody else', async () => {
    const run = await begin();
    const { gm, players } = await sit(run.base);
    const [{ ref }] = gm.scene.fighters;
    expect(Object.keys(gm.scene.fighters[0])).not.toContain('settable');
    expect(await gm.say({ do: 'settable', of: ref })).toMatchObject({ ok: true, data: [['place', '0 to 23']] });
    expect(await gm.say({ do: 'settable', of: 999 })).toMatchObject({ ok: true, data: [] });
    expect((await players[0].say({ do: 'settable', of: ref })).ok).toBe(false);
  });
});

describe('what happened since a seat looked', () => {
  it('is told it when it comes back after a long time, and only what it may know', async () => {
    const run = await begin();
    const seated = await sit(run.base);
    const { gm, players, spectator } = seated;
    const [alba, brand] = players;
    // With a page there is nothing to be told.
    expect(await digestOf(run, brand)).toBeNull();
    await alba.act('walk');
    await brand.until(() => brand.log.length === 1);
    await brand.drop();
    await gm.until(() => gm.scene.seats.find((seat) => seat.name === 'Brand')?.online === false);
    await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
    await gm.act('walk');
    await gm.until(() => gm.log.length === 2);
    await gm.say({ do: 'chat', to: 'all', text: 'Brand, it is you' });
    await gm.say({ do: 'chat', to: alba.seat, text: 'Only for Alba' });
    // To be asked without a page changes nothing.
    for (let n = 0; n < 2; n++) {
      const told = (await digestOf(run, brand))!;
      expect(told).toMatchObject({ headlines: [], left: 0, said: 1, waiting: 'Brand to act', mine: true });
      expect(JSON.stringify(told)).not.toContain(CANARY);
    }
    await gm.say({ do: 'decree', act: 'set', given: { of: 'Murk', place: 11, reason: 'rain' } });
    await gm.until(() => gm.log.length === 3);
    await later(run, 31);
    await brand.open();
    const told = (await digestOf(run, brand))!;
    expect(told.headlines.map(({ entry }) => entry)).toEqual([brand.log.length - 1]);
    expect(told.headlines[0].text).toContain('rain');
    expect(Date.now() - told.since).toBeGreaterThan(31 * 60_000 - 5000);
    // The game master saw all of it.
    expect(await digestOf(run, gm)).toBeNull();
    // Those who share a seat have none; without a seat there is none.
    expect(await digestOf(run, spectator)).toBeNull();
    expect((await fetch(`${run.base}/api/seats/${brand.seat}/digest`)).status).toBe(403);
  });

  it('counts from when the server stopped, and not for those who were away for a short time', async () => {
    const first = await start(folder);
    const seated = await sit(first.base);
    await murkThrows(seated);
    const { gm, players } = seated;
    await first.stop();
    const second = await begin({ file: first.file });
    const [alba, brand] = await Promise.all(players.map((page) => Object.assign(page, { base: second.base }).open(null)));
    expect(await digestOf(second, alba)).toBeNull();
    await alba.until(() => alba.scene.question !== null);
    await alba.say({ do: 'answer', question: alba.scene.question!.number, choice: 0 });
    await brand.until(() => brand.scene.waiting.kind === 'turn');
    await Object.assign(gm, { base: second.base });
    const told = (await digestOf(second, gm))!;
    expect(told.headlines.map(({ entry }) => entry)).toEqual([gm.log.length - 1]);
  });
});
