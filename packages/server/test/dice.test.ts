import { openLog, parseLog } from '@riposte/files';
import type { Fight } from '@riposte/kernel';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { commitmentOf, type DiceProof, proveDice } from '../src/index.ts';
import { atTable, murkThrows, ownFolder, Page, playOut, type Running, type Seated, sit, start } from './harness.ts';
import { CANARY, LANTERNS } from './toy.ts';

const folder = ownFolder();

interface Read {
  readonly fight: Fight;
  readonly dice: NonNullable<ReturnType<typeof parseLog>['header']['dice']>;
  readonly proof: DiceProof | null;
  readonly text: string;
}

/** The log that a seat is given, and what its secrets prove; null where it is given none. */
async function logOf(run: Running, page: Page): Promise<Read | null> {
  const answer = await fetch(`${run.base}/api/seats/${page.seat}/log`, { headers: { cookie: page.cookie } });
  if (answer.status !== 200) return null;
  const text = await answer.text();
  const { fight } = openLog(text, 'log', [LANTERNS]);
  const dice = parseLog(text, 'log').header.dice!;
  const later = (dice.later ?? []).map(({ line, secret }) => ({ line: line - 2, secret: secret ?? null }));
  return { fight, dice, text, proof: dice.secret === undefined ? null : proveDice(fight, dice.secret, dice.from, later) };
}

/** A fight with a question open, in whose command dice will fall. */
async function midFight(): Promise<Seated & { readonly run: Running }> {
  const seated = await atTable(folder);
  await murkThrows(seated);
  const [alba] = seated.players;
  await alba.until(() => alba.scene.question !== null);
  return seated;
}

describe('dice that are disclosed in the middle of a fight', () => {
  it('D19 come from a new secret from then on, which is promised before its first throw', async () => {
    const { run, gm, players, spectator } = await midFight();
    const [alba, brand] = players;
    const promised = alba.scene.table.commitment;
    const everybody = [gm, ...players, spectator];
    const before = everybody.map((one) => one.bytes.join());
    expect(await logOf(run, brand)).toBe(null);
    expect((await gm.say({ do: 'disclose' })).ok).toBe(true);
    for (const page of [alba, brand, spectator]) {
      await page.until(() => page.scene.table.disclosed !== null);
      const { commitment, disclosed, earlier } = page.scene.table;
      expect([commitmentOf(disclosed!), commitment === promised, earlier]).toEqual([promised, false, [{ commitment: promised, secret: disclosed }]]);
    }
    for (const bytes of before) expect(bytes).not.toContain(alba.scene.table.disclosed!);
    const next = alba.scene.table.commitment;
    // The roll of this command falls now, and the rest of the fight.
    const seated = { gm, players };
    await alba.answer('open');
    await playOut(seated);
    const half = (await logOf(run, gm))!;
    expect([half.dice.commitment, half.dice.later]).toEqual([promised, [{ line: expect.any(Number), commitment: next }]]);
    expect(half.proof).toMatchObject({ line: null });
    expect(half.proof!.undisclosed).toBeGreaterThan(3);
    const between = everybody.map((one) => one.bytes.join());
    await gm.say({ do: 'disclose' });
    for (const bytes of between) expect(bytes).not.toContain(gm.scene.table.disclosed!);
    const whole = (await logOf(run, gm))!;
    expect(commitmentOf(whole.dice.later![0].secret!)).toBe(next);
    expect(whole.proof).toEqual({ ...half.proof, drawn: half.proof!.drawn + half.proof!.undisclosed, undisclosed: 0 });
    // The secret that everybody knew gives other dice than those that fell.
    const { fight, dice } = whole;
    expect(proveDice(fight, dice.secret!).line).toBeGreaterThanOrEqual(dice.later![0].line - 2);
    // Neither does a log prove anything whose stretch is said to begin elsewhere.
    expect(proveDice(fight, dice.secret!, 0, [{ line: fight.lines.length, secret: dice.later![0].secret! }]).line).not.toBe(null);
  });

  it('D19 tell players the log up to then and nothing of what came after', async () => {
    const { run, gm, players, spectator } = await midFight();
    const [alba] = players;
    await gm.say({ do: 'disclose' });
    const lines = (await logOf(run, gm))!.fight.lines.length;
    await alba.answer('open');
    await gm.say({ do: 'decree', act: 'set', given: { of: CANARY, place: 7, reason: 'unseen, unheard' } });
    for (const page of [alba, spectator]) {
      const { fight, text } = (await logOf(run, page))!;
      expect([fight.lines.length, text.includes('unheard')]).toEqual([lines, false]);
    }
    expect((await logOf(run, gm))!.text).toContain('unheard');
  });

  it('B7 are not those that fall after an undo, so that nobody plays on with known dice', async () => {
    const { run, gm, players } = await midFight();
    const [alba] = players;
    await alba.answer('open');
    await gm.until(() => gm.log.length === 4 && !gm.log[3].open);
    await gm.say({ do: 'disclose' });
    // Back to before the throw, whose dice everybody can draw now, and the same again.
    await gm.say({ do: 'undo', label: gm.scene.undo! });
    await alba.until(() => alba.scene.question !== null);
    await alba.answer('open');
    await gm.until(() => gm.log.length === 4 && !gm.log[3].open);
    await gm.say({ do: 'disclose' });
    const { proof, dice } = (await logOf(run, gm))!;
    expect([proof!.line, dice.later!.length]).toEqual([null, 2]);
    expect(proof!.drawn).toBeGreaterThan(0);
    expect(await gm.say({ do: 'disclose' })).toMatchObject({ ok: false, code: 'NOTHING_NEW' });
  });

  it('A1 stay so after a restart, and a secret that an older release disclosed throws no more', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    const { gm } = seated;
    await murkThrows(seated);
    const promised = gm.scene.table.commitment;
    await run.stop();
    const database = new Database(run.file);
    const [{ settings, secret }] = database.prepare('select settings, secret from tables').all() as { settings: string; secret: string }[];
    const { secrets: _secrets, ...older } = JSON.parse(settings) as { secrets: unknown };
    database.prepare('update tables set settings = ?').run(JSON.stringify({ ...older, disclosed: true }));
    database.close();
    for (const place of [3, 4]) {
      const again = await start(folder, { file: run.file });
      const back = await new Page(again.base, gm.seat, gm.cookie).open();
      const { disclosed, commitment, earlier } = back.scene.table;
      expect([disclosed, commitmentOf(secret), commitment === promised, earlier.length]).toEqual([secret, promised, false, 1]);
      await back.say({ do: 'decree', act: 'set', given: { of: 'Alba', place } });
      const { dice, proof } = (await logOf(again, back))!;
      expect([dice.later!.length, dice.later![0].commitment, proof!.line]).toEqual([1, commitment, null]);
      await again.stop();
    }
  });
});
