import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Founded } from '../src/index.ts';
import type { Summary } from '../src/protocol.ts';
import { atTable, ownFolder, type Page, playOut, post, start, takeSeat } from './harness.ts';
import { CANARY } from './toy.ts';

const folder = ownFolder();

async function summaryOf(page: Page): Promise<Summary> {
  const reply = await page.say({ do: 'summary' });
  expect(reply.ok).toBe(true);
  return (reply as unknown as { readonly data: Summary }).data;
}

describe('the summary of a fight', () => {
  it('counts luck and turning points from what each seat was told, and names nobody whom it does not see', async () => {
    const { gm, players } = await atTable(folder);
    await playOut({ gm, players });
    const all = await summaryOf(gm);
    expect(all.fighters.map(({ ref }) => ref)).toEqual(gm.scene.fighters.map(({ ref }) => ref));
    expect(all.fighters.some(({ luck, rolls }) => luck !== null && rolls > 0)).toBe(true);
    for (const { luck } of all.fighters) expect(Math.abs(luck ?? 0)).toBeLessThan(10);
    expect(all.turning.length).toBeLessThanOrEqual(3);
    expect(all.turning.every((entry) => entry < gm.log.length)).toBe(true);
    for (const player of players) {
      const own = await summaryOf(player);
      const seen = new Set(player.scene.fighters.map(({ ref }) => ref));
      expect(own.fighters.every(({ ref }) => seen.has(ref))).toBe(true);
      // The dice of others are not a player's to know, so their luck is not either.
      const mine = new Set(player.scene.fighters.flatMap(({ ref, gauges }) => (gauges.length > 0 ? [ref] : [])));
      for (const { ref, luck, rolls } of own.fighters) if (!mine.has(ref)) expect([ref, luck, rolls]).toEqual([ref, null, 0]);
      expect(JSON.stringify(own)).not.toContain(CANARY);
    }
  });

  it('calls giving up no damage', async () => {
    const file = 'duel-at-dawn.json';
    const text = readFileSync(join(import.meta.dirname, '../../../encounters/sea-of-shadows', file), 'utf8');
    const run = await start(folder, { library: { ruleSets: RULE_SETS, fights: [{ file, text }], rule: () => null } });
    onTestFinished(() => run.stop());
    const { body } = await post(run.base, '/api/tables', { fight: file, mode: 'table' });
    const gm = await (await takeSeat(run.base, (body as unknown as Founded).links[0].path)).open();
    await gm.act('surrender');
    await gm.until(() => gm.scene.menu.acts.some(({ id, ways }) => id === 'accept-surrender' && ways.length > 0));
    await gm.act('accept-surrender');
    await gm.until(() => gm.scene.over !== null);
    const { fighters, turning } = await summaryOf(gm);
    expect(fighters.map(({ given, taken }) => [given, taken])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(turning.length).toBe(1);
  });
});
