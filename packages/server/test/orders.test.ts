import { describe, expect, it } from 'vitest';
import { atTable, murkThrows, ownFolder, type Page, start, takeSeat } from './harness.ts';
import { CANARY, YARD } from './toy.ts';

const folder = ownFolder();

const refused = async (page: Page, say: object): Promise<string> => {
  const reply = await page.say(say);
  return reply.ok ? 'taken' : `${reply.code}: ${reply.text}`;
};

describe('orders in words', () => {
  it('answer when they fire, as the seat that gave them', async () => {
    const seated = await atTable(folder);
    const {
      players: [alba],
    } = seated;
    expect(await refused(alba, { do: 'when', who: 0, text: 'shut when the blow would cost 1 oil and I have at least 2 oil' })).toBe('taken');
    expect(alba.scene.orders).toEqual([{ who: 0, name: 'Alba', ask: '', how: 'when', text: 'shut when the blow would cost 1 oil and I have at least 2 oil' }]);
    await murkThrows(seated);
    await alba.until(() => alba.log.some((one) => one.parts.some((part) => part.text === 'Alba answered by a standing order.')));
    expect(alba.log.some((one) => one.parts.some((part) => part.text === 'Alba chooses shut.'))).toBe(true);
    expect(alba.scene.question).toBe(null);
  });

  it('that nobody can read, as of a table that somebody brought, are as if they were not there', async () => {
    const run = await start(folder);
    const { table: id, links } = await run.server.tables.found({ text: YARD.replace(',"dark":true', ''), file: 'yard.json' }, 'table');
    const table = await run.server.own!.get(id);
    table.settings = { ...table.settings, orders: [2, 4].map((who) => ({ who, text: 'shut when I have 2 beer' })) };
    const [gm, alba] = await Promise.all([links[0], links[1]].map(async ({ path }) => (await takeSeat(run.base, path)).open()));
    expect(await alba.act('throw')).toMatchObject({ ok: true });
    await gm.until(() => gm.scene.question !== null);
    await run.stop();
  });

  it('that do not fire leave the question open, and can be taken back', async () => {
    const seated = await atTable(folder);
    const {
      players: [alba],
    } = seated;
    const text = 'shut when I have at most 1 oil';
    await alba.say({ do: 'when', who: 0, text });
    await murkThrows(seated);
    await alba.until(() => alba.scene.question !== null);
    await alba.say({ do: 'forget', who: 0, ask: text });
    expect(alba.scene.orders).toEqual([]);
  });

  it('point at what does not fit, and know no more than their seat', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder);
    const order = (text: string): Promise<string> => refused(alba, { do: 'when', who: 0, text });
    expect(await order('shut when I have 2 beer')).toContain('oil');
    expect(await order('shut when Murk has at most 1 oil')).toBe('BAD_ORDER: You cannot see the numbers of Murk.');
    expect(await order('shut when the attacker has at most 1 oil')).toBe('BAD_ORDER: You cannot see the numbers of an attacker.');
    expect(await order(`shut when ${CANARY} has 1 oil`)).not.toContain(`, ${CANARY}`);
    expect(await refused(alba, { do: 'when', who: 2, text: 'shut' })).toBe('NOT_FOUND: You have no such fighter.');
    await gm.say({ do: 'settings', odds: false });
    expect(await order('shut when the blow would cost 1 oil')).toBe('BAD_ORDER: This table hides odds, so an order may not depend on what a blow would do.');
  });

  it('tell beforehand where they would have fired', async () => {
    const seated = await atTable(folder);
    const {
      players: [alba],
    } = seated;
    await murkThrows(seated);
    await alba.until(() => alba.scene.question !== null);
    await alba.answer('open');
    const reply = await alba.say({ do: 'tryOrder', who: 0, text: 'shut when I have at least 1 oil' });
    expect(reply.ok && reply.data).toEqual({ asked: 1, fired: ['shutter: shut instead of open'] });
    expect(await refused(alba, { do: 'tryOrder', who: 0, text: 'shut when the blow would cost 1 oil' })).toMatch(/^UNKNOWN/);
  });
});

describe('aids of the board', () => {
  it('come from the rules, as far as the seat sees', async () => {
    const {
      gm,
      players: [alba],
      spectator,
    } = await atTable(folder);
    const look = async (page: Page, of: number, from: number | null = null): Promise<unknown> => {
      const reply = await page.say({ do: 'look', of, from, seen: 0 });
      return reply.ok && reply.data;
    };
    const murk = alba.scene.fighters.find((fighter) => fighter.name === 'Murk')!.ref;
    expect(await look(alba, murk, 0)).toEqual({ threatens: [16, 11, 23], line: '17 apart', flank: null });
    expect(await look(alba, murk, 1)).toEqual({ threatens: [16, 11, 23], line: '5 apart', flank: null });
    expect(await look(spectator, murk, 0)).toEqual({ threatens: [16, 11, 23], line: null, flank: null });
    // Nobody and somebody hidden are the same.
    expect(await look(alba, 3)).toBe(null);
    expect(await look(alba, 99)).toBe(null);
    const dark = gm.scene.fighters.find((fighter) => fighter.name === CANARY)!.ref;
    expect(await look(gm, dark)).toMatchObject({ line: null });
  });
});
