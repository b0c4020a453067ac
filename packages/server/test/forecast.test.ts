import { describe, expect, it } from 'vitest';
import type { FightOdds, Reply } from '../src/index.ts';
import { atTable, ownFolder } from './harness.ts';

const folder = ownFolder();
const told = (reply: Reply): FightOdds | null => (reply.ok ? (reply.data as unknown as FightOdds | null) : null);
const ASK = { do: 'forecast' };

describe('the odds of the whole fight', () => {
  it('are told to the game master, in the middle of an act too, and to others where the game master wants that', async () => {
    const { gm, players, spectator } = await atTable(folder);
    const [alba] = players;
    const first = told(await gm.say(ASK))!;
    expect(first.fights).toBeGreaterThanOrEqual(20);
    expect(first.sides.length).toBe(gm.scene.table.sides.length);
    for (const { share, least, most } of first.sides) {
      expect(least).toBeLessThanOrEqual(share);
      expect(most).toBeGreaterThanOrEqual(share);
    }
    expect(told(await gm.say(ASK))).toEqual(first);
    for (const other of [alba, spectator]) expect(told(await other.say(ASK))).toBe(null);
    await gm.say({ do: 'settings', forecast: true });
    for (const other of [alba, spectator]) expect(told(await other.say(ASK))).toEqual(first);
    await gm.say({ do: 'settings', odds: false });
    expect(told(await alba.say(ASK))).toBe(null);
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    expect(told(await gm.say(ASK))!.fights).toBeGreaterThanOrEqual(20);
  });
});
