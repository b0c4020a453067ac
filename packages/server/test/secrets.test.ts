import { openGame } from '@riposte/files';
import type { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { questionFor } from '../src/choices.ts';
import { Refs } from '../src/refs.ts';
import { seatView, veiled } from '../src/seat-view.ts';
import { atTable, ownFolder, type Page, playOut, post, sit, start } from './harness.ts';
import { CANARY, LANTERNS, YARD } from './toy.ts';

const folder = ownFolder();

/** The same fight with somebody hidden who is not there at all. */
const told = (page: Page): string => page.bytes.join('\n');

describe('what is hidden', () => {
  it('is in no byte that a seat receives while the fighter is dark: frames, errors, undo, replay, links', async () => {
    const seated = await atTable(folder);
    const { gm, players, spectator } = seated;
    const [alba] = players;
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    await gm.answer('open');
    // The hidden one walks, snuffs in vain, and walks again; the others only know that somebody is awaited.
    await gm.until(() => gm.scene.waiting.text === `${CANARY} to act`);
    await alba.until(() => alba.scene.waiting.text === 'someone to act');
    await gm.act('walk');
    await gm.until(() => gm.scene.waiting.text === 'Brand to act');
    await players[1].until(() => players[1].scene.menu.acts.length > 0);
    expect(players[1].scene.menu.acts.find((act) => act.id === 'throw')!.ways.map((way) => way.text)).toEqual(['Throw oil at Murk']);
    await gm.say({ do: 'undo', label: gm.scene.undo! });
    await gm.say({ do: 'redo' });
    for (const page of [alba, players[1], spectator]) {
      await page.say({ do: 'at', entry: 0 });
      await page.say({ do: 'at', entry: -1 });
      for (const by of [0, 1, 2, 3, 4, 99]) await page.say({ do: 'reach', menu: page.scene.menu.number, by, act: 'walk' });
      await page.say({ do: 'act', menu: page.scene.menu.number, way: 999 });
      await page.say({ do: 'auto', who: 3, on: true });
      await page.say({ do: 'decree', act: 'set', given: { of: CANARY.toLowerCase(), place: 1 } });
      expect(told(page)).not.toContain(CANARY);
    }
    expect(told(gm)).toContain(CANARY);
  });

  it('makes no frame, no number and no answer of its own', async () => {
    const { gm, players, spectator } = await atTable(folder);
    await players[0].act('walk');
    await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
    await players[1].until(() => players[1].scene.waiting.text === 'someone to act');
    // An answer comes behind all frames before it.
    for (const page of [...players, spectator]) await page.say({ do: 'at', entry: -1 });
    const before = [...players, spectator].map((one) => [one.after!.seq, one.log.length]);
    // Decrees about somebody hidden tell the others nothing, not even that there was one.
    for (const place of [4, 5, 11]) await gm.say({ do: 'decree', act: 'set', given: { of: CANARY, place } });
    await gm.until(() => gm.log.length === 4);
    // Nor do undoing them and doing them again.
    for (let n = 0; n < 2; n++) expect((await gm.say({ do: 'undo', label: gm.scene.undo! })).ok).toBe(true);
    expect((await gm.say({ do: 'redo' })).ok).toBe(true);
    // Neither does what the game master adds to its numbers.
    expect(await gm.say({ do: 'amend', entry: 0, fix: { number: 'glow', of: CANARY, add: 1, reason: CANARY } })).toMatchObject({ ok: true });
    for (const page of [...players, spectator]) await page.say({ do: 'at', entry: -1 });
    expect([...players, spectator].map((one) => [one.after!.seq, one.log.length])).toEqual(before);
  });

  it('shifts no moment that is shared with spectators', async () => {
    const { gm, players, spectator } = await atTable(folder);
    await players[0].act('walk');
    await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
    await gm.act('walk');
    await players[1].until(() => players[1].scene.menu.acts.length > 0);
    await players[1].act('walk');
    await gm.until(() => gm.log.length === 3);
    await spectator.until(() => spectator.log.length === 2);
    const shared: unknown[] = [];
    for (const entry of [-1, 0, 1, 2]) {
      const reply = await gm.say({ do: 'shared', entry });
      shared.push(reply.ok && reply.data);
    }
    expect(shared).toEqual([-1, 0, 0, 1]);
    expect(spectator.log[1].parts[0].text).toMatch(/^Brand: Walk/);
  });

  it('is in no text of the log, whatever made it: lists, labels, names of things', () => {
    const { view } = openGame(YARD, 'yard.json', [LANTERNS]).fight;
    const [alba] = view.state.entities.filter((entity) => entity.kind === 'fighter').map((entity) => entity.id);
    const eyes = (gm: boolean) => seatView({ ruleSet: LANTERNS, view }, { gm, controls: gm ? [] : [alba] });
    const text = `Murk and ${CANARY} stand by. ${CANARY.toLowerCase()}: +2. ${CANARY}s burn.`;
    expect(veiled(eyes(true), text)).toBe(text);
    expect(veiled(eyes(false), text)).toBe(`Murk and someone stand by. someone: +2. ${CANARY}s burn.`);
  });

  it('is no entry of the log, and no number of it, where the rules have no words for what it does', async () => {
    const { gm, players, spectator } = await atTable(folder);
    await players[0].act('walk');
    await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
    await gm.act('walk');
    await players[1].until(() => players[1].scene.menu.acts.length > 0);
    await gm.until(() => gm.log.length === 2);
    for (const page of [...players, spectator]) {
      expect(page.log.map(({ parts }) => parts.map((part) => part.text))).toEqual([['Alba: Walk to 1.', 'Alba: goes to 1.']]);
      // What a dial let pass stands under the same word, and is nothing here.
      expect(told(page).replaceAll('"passed":[]', '')).not.toMatch(/passed|darkened/);
    }
  });

  it('is no choice of a question', () => {
    const { view, rules } = openGame(YARD, 'yard.json', [LANTERNS]).fight;
    const fighters = view.state.entities.filter((entity) => entity.kind === 'fighter').map((entity) => entity.id);
    const hail = { id: 'hail', rule: 'L-7', answer: { candidates: () => [null, ...fighters] }, fallback: () => null };
    const fight = {
      view,
      rules,
      lines: [],
      path: () => [],
      openLine: null,
      pending: { kind: 'answer', ask: hail, about: null, whos: [fighters[0]] },
    } as unknown as Fight;
    const { words } = LANTERNS;
    const ruleSet = { ...LANTERNS, words: { ...words!, values: { ...words!.values, hail: words!.names } } };
    const offered = (gm: boolean): readonly string[] => {
      const who = seatView({ ruleSet, view }, { gm, controls: gm ? [] : [fighters[0]] });
      return questionFor(fight, who, new Refs(), 1, () => true)!.question.choices.map((choice) => choice.text);
    };
    expect(offered(true)).toContain(CANARY);
    // Only in a window nothing is a reaction that one leaves out.
    expect(offered(true)).not.toContain('no reaction');
    expect(offered(false)).toEqual(offered(true).filter((name) => name !== CANARY));
  });

  it('has the same answer as what does not exist', async () => {
    const { players } = await atTable(folder);
    const [alba] = players;
    const walk = alba.scene.menu.acts.find((act) => act.id === 'walk')!;
    const at = async (ref: number): Promise<unknown> => {
      const { id: _id, ...rest } = await alba.say({ do: 'reach', menu: alba.scene.menu.number, by: ref, act: 'walk' });
      return rest;
    };
    expect(alba.scene.fighters.map((fighter) => fighter.ref)).toEqual([0, 1, 2]);
    expect(walk.by).toBe(0);
    expect(await at(3)).toEqual(await at(77));
  });

  it('gives equal bytes when only the hidden differs', async () => {
    const bytes: string[][] = [];
    for (const secret of [4, 11]) {
      const run = await start(folder);
      const { gm, players, founded } = await sit(run.base);
      await players[0].act('walk');
      await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
      await gm.say({ do: 'decree', act: 'set', given: { of: CANARY, place: secret } });
      await gm.act('walk');
      await players[1].until(() => players[1].scene.menu.acts.length > 0);
      const first = new Map(players.map((player) => [player.seat, player.scene.menu.number]));
      const plain = (text: string): string =>
        text
          // Numbers begin anywhere; what they count must be equal.
          .replace(/"number":(\d+)/g, (_, number: string) => `"number":${Number(number) - Math.floor(first.get(players[0].seat)! / 50) * 50}`)
          .replaceAll(founded.table, 'TABLE')
          .replace(/"epoch":"[^"]+"/g, '')
          .replace(/"commitment":"\w+"/g, '')
          .replace(/"clock":\d+/g, '')
          .replace(/"id":"\d\d-say[^"]+"/g, '');
      bytes.push(players.flatMap((player) => player.bytes.map(plain)));
      await run.stop();
    }
    expect(bytes[0]).toEqual(bytes[1]);
  });

  it('is shown to spectators least of all, and what the first screen shows has no hidden fighter', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    expect(seated.spectator.scene.fighters.map((fighter) => [fighter.name, fighter.gauges.length])).toEqual([
      ['Alba', 0],
      ['Brand', 0],
      ['Murk', 0],
    ]);
    const fights = await (await fetch(`${run.base}/api/fights`)).text();
    expect(fights).toContain('Murk');
    expect(fights).not.toContain(CANARY);
    const { gm, players } = seated;
    await playOut({ gm, players });
    await players[0].until(() => players[0].scene.over === gm.scene.over);
    await run.stop();
  });

  it('D8 numbers of a foe are not sent, what shows of it is said in words', async () => {
    const { gm, players } = await atTable(folder);
    const murk = (page: Page) => page.scene.fighters.find((fighter) => fighter.name === 'Murk')!;
    expect(murk(gm).gauges.length).toBeGreaterThan(0);
    for (const page of players) expect(murk(page)).toMatchObject({ gauges: [], facts: [], looks: [['burns', 'bright']] });
  });

  it('every route that is there is named here, with who may use it', async () => {
    const { run, players, gm } = await atTable(folder);
    const routes = run.server.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /(\/\S*) \(([^)]+)\)/.exec(line)?.slice(1, 3).join(' ') ?? []);
    expect(routes.map((route) => route.replace(', HEAD', '')).sort()).toMatchInlineSnapshot(`
      [
        "/:file GET",
        "/:id GET",
        "/:id GET, DELETE, PUT",
        "/:kind GET",
        "/:language GET",
        "/api/farm GET, POST",
        "/api/fights GET",
        "/api/games GET",
        "/api/import POST",
        "/api/lessons/:language GET",
        "/api/maker POST",
        "/api/near GET",
        "/api/rules/:ruleset GET",
        "/api/seats/:seat/digest GET",
        "/api/seats/:seat/encounter GET",
        "/api/seats/:seat/leave POST",
        "/api/seats/:seat/log GET",
        "/api/seats/:seat/mine GET",
        "/api/seats/:seat/picture/:hash GET",
        "/api/seats/:seat/pictures POST",
        "/api/seats/:seat/socket GET",
        "/api/seats/:seat/standing GET",
        "/api/seats/:seat/table DELETE, GET",
        "/api/seats/:seat/webhook GET, PUT, DELETE",
        "/api/seats/:seat/where GET",
        "/api/session POST",
        "/api/tables POST",
        "/api/terms/:ruleset/:language GET",
        "/api/workshop GET, POST, DELETE",
        "/copy POST",
        "/draft/:id/play POST",
        "/file GET",
        "/file GET, POST",
        "/health GET",
        "/link POST",
        "/look POST",
        "/metrics GET",
        "/pictures POST",
        "/scenarios GET",
        "/state POST",
        "/use POST",
      ]
    `);
    const get = async (path: string, cookie = ''): Promise<number> => (await fetch(run.base + path, { headers: { cookie } })).status;
    for (const what of ['log', 'encounter', 'standing', 'table']) {
      expect(await get(`/api/seats/${gm.seat}/${what}`)).toBe(403);
      expect(await get(`/api/seats/${gm.seat}/${what}`, players[0].cookie)).toBe(403);
      expect(await get(`/api/seats/${players[0].seat}/${what}`, players[0].cookie)).toBe(403);
      expect(await get(`/api/seats/${gm.seat}/${what}`, gm.cookie)).toBe(200);
    }
    // What the lab gets is what the game master could save; who is refused learns nothing from it.
    const textOf = async (path: string, cookie: string): Promise<string> => (await fetch(run.base + path, { headers: { cookie } })).text();
    const { content } = JSON.parse(await textOf(`/api/seats/${gm.seat}/standing`, gm.cookie)) as { readonly content: string };
    expect(content).toBe(await textOf(`/api/seats/${gm.seat}/log`, gm.cookie));
    expect(content).toContain(CANARY);
    expect(await textOf(`/api/seats/${players[0].seat}/standing`, players[0].cookie)).not.toContain(CANARY);
    expect([await get(`/api/seats/${gm.seat}/where`), await get(`/api/seats/${gm.seat}/where`, players[0].cookie)]).toEqual([403, 403]);
    expect(await get(`/api/seats/${gm.seat}/where`, gm.cookie)).toBe(200);
    expect(await get('/api/rules/lanterns/L-1')).toBe(200);
    expect(await get('/api/rules/lanterns/L-99')).toBe(404);
    expect([await get('/api/rules/lanterns/L-1/scenarios'), await get('/api/rules/lanterns/L-99/scenarios')]).toEqual([200, 404]);
    expect([await (await fetch(`${run.base}/api/farm`)).json(), (await post(run.base, '/api/farm', {})).status]).toEqual([{ farm: false }, 404]);
    expect((await post(run.base, '/api/tables', { fight: '../../etc/passwd', mode: 'table' })).status).toBe(404);
    const health = await fetch(`${run.base}/health`);
    expect([health.status, health.headers.get('cache-control'), await health.json()]).toEqual([200, 'no-store', { ok: true, tables: 1 }]);
    expect(await (await fetch(`${run.base}/metrics`)).text()).toMatch(/riposte_connections 4/);
    // What a proxy on this machine lets through comes from elsewhere.
    expect((await fetch(`${run.base}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
  });
});
