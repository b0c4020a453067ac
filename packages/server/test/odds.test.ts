import { describe, expect, it } from 'vitest';
import type { Reply } from '../src/index.ts';
import { atTable, ownFolder, type Page, sit, start } from './harness.ts';
import { CANARY } from './toy.ts';

const folder = ownFolder();

const textOf = (reply: Reply): unknown => reply.ok && (reply.data as { readonly text: string } | null)?.text;

/** The odds as soon as they are counted to the end: code that has just been loaded is slow. */
async function told(page: Page, say: object): Promise<unknown> {
  for (let n = 0; n < 20; n++) {
    const text = textOf(await page.say(say));
    if (typeof text === 'string' && !/about \d/.test(text)) return text;
  }
  return undefined;
}

const wayTo = async (page: Page, act: string, text: string): Promise<object> => {
  const way = (await page.whole()).find((one) => one.id === act)!.ways.find((way) => way.text === text)!;
  return { do: 'odds', menu: page.scene.menu.number, way: way.key };
};

describe('odds', () => {
  it('are counted by the rules: all of them for the game master, of foes only what shows for a player', async () => {
    const { gm, players } = await atTable(folder);
    const [alba] = players;
    await gm.until(() => gm.scene.menu.acts.length > 0);
    expect(await told(gm, await wayTo(gm, 'throw', 'Throw oil at Murk'))).toBe('83 % to affect Murk: −1 Oil. You need 2 or more on the d6.');
    expect(await told(alba, await wayTo(alba, 'throw', 'Throw oil at Murk'))).toBe('83 % to affect Murk: burns: low. You need 2 or more on the d6.');
  });

  it('of an answer take the answer as given', async () => {
    const { gm, players } = await atTable(folder);
    await players[0].act('throw');
    await gm.until(() => gm.scene.question !== null);
    const { number, choices } = gm.scene.question!;
    const found = [];
    for (const { key, text } of choices) found.push([text, await told(gm, { do: 'answerOdds', question: number, choice: key })]);
    expect(found).toEqual([
      ['open', '83 % to affect Murk: −1 Oil. You need 2 or more on the d6.'],
      ['shut', '50 % to affect Murk: −1 Oil. You need 4 or more on the d6.'],
    ]);
    expect(textOf(await players[0].say({ do: 'answerOdds', question: number, choice: 0 }))).toBe(undefined);
  });

  it('are told to no player where the game master says so, and never of an old menu', async () => {
    const { gm, players } = await atTable(folder);
    const [alba] = players;
    const old = await wayTo(alba, 'throw', 'Throw oil at Murk');
    await gm.say({ do: 'settings', odds: false });
    expect(textOf(await alba.say(old))).toBe(undefined);
    expect(await told(gm, await wayTo(gm, 'throw', 'Throw oil at Murk'))).toBe('83 % to affect Murk: −1 Oil. You need 2 or more on the d6.');
    await gm.say({ do: 'settings', odds: true });
    await alba.act('walk');
    expect(textOf(await alba.say(old))).toBe(undefined);
  });

  it('are the same whatever somebody hidden has', async () => {
    const all: unknown[] = [];
    for (const place of [1, 11]) {
      const run = await start(folder);
      const { gm, players } = await sit(run.base);
      await gm.say({ do: 'decree', act: 'set', given: { of: CANARY, place } });
      const odds = [];
      for (const act of await players[0].whole())
        for (const way of act.ways) odds.push(await told(players[0], { do: 'odds', menu: players[0].scene.menu.number, way: way.key }));
      all.push(odds);
      await run.stop();
    }
    expect(all[0]).toEqual(all[1]);
    expect((all[0] as unknown[]).length).toBeGreaterThan(3);
  });

  it('of one seat do not hold up the others', async () => {
    const { gm, players } = await atTable(folder);
    const order: string[] = [];
    const asked = await wayTo(gm, 'throw', 'Throw oil at Murk');
    const curious = Array.from({ length: 30 }, () => gm.say(asked).then(() => order.push('odds')));
    const played = players[0].act('throw').then(() => order.push('played'));
    await Promise.all([...curious, played]);
    expect(order.indexOf('played')).toBeLessThan(order.length - 10);
  });
});
