import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLog, parseLog } from '@riposte/files';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Founded, openStore, proveDice } from '../src/index.ts';
import type { ShownRoll } from '../src/protocol.ts';
import { atTable, ownFolder, Page, playOut, post, sit, start, takeSeat } from './harness.ts';
import { CANARY, LANTERNS, YARD } from './toy.ts';

const folder = ownFolder();

/** The rolls of an entry, wherever its lines tell them. */
const rollsOf = ({ parts }: Page['log'][number]): readonly ShownRoll[] => parts.flatMap((part) => part.rolls);

/** All that an entry says. */
const textOf = ({ parts }: Page['log'][number]): string => parts.map((part) => part.text).join('\n');

describe('a table', () => {
  it('is played by a game master and players to its end, and everybody sees the same log in the same order', async () => {
    const seated = await atTable(folder);
    const { gm, players, spectator } = seated;
    expect(players.map((player) => player.scene.me.name)).toEqual(['Alba', 'Brand']);
    await playOut(seated);
    expect(gm.scene.over).toMatch(/^The (Wicks|Moths) win the fight$/);
    await spectator.until(() => spectator.scene.over !== null);
    const heads = (page: Page): string[] => page.log.flatMap((one) => one.parts.map((part) => part.text.split('.')[0]));
    const seen = heads(gm).filter((text) => heads(players[0]).includes(text));
    expect(heads(players[0]).filter((text) => seen.includes(text))).toEqual(seen);
  });

  it('shows numbers with their parts to those who play the fighter, and only totals to others', async () => {
    const { gm, players } = await atTable(folder);
    const [alba] = players;
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    expect(gm.scene.question).toMatchObject({ because: 'Alba throws oil at Murk', name: 'Murk', mirror: false });
    expect(alba.scene.question).toBeNull();
    expect(alba.scene.waiting.text).toBe('Murk to decide');
    await gm.answer('shut');
    await alba.until(() => alba.log[0]?.open === false);
    const [{ kind, depth, text: headline }] = alba.log[0].parts;
    expect([kind, depth, headline]).toEqual(['head', 1, 'Alba: Throw oil at Murk.']);
    const [roll] = rollsOf(alba.log[0]);
    expect(roll).toMatchObject({ rule: 'L-3', faces: [roll.total] });
    expect(alba.log[0].parts.find((part) => part.rolls.includes(roll))).toMatchObject({ kind: 'line', depth: 2, rule: 'L-3' });
    await gm.until(() => gm.scene.menu.acts.length > 0);
  });

  it('finds ways with their goals, and takes a path', async () => {
    const {
      players: [alba],
    } = await atTable(folder);
    const walk = alba.scene.menu.acts.find((act) => act.id === 'walk')!;
    expect(walk.path).toBe(true);
    const reply = await alba.say({ do: 'reach', menu: alba.scene.menu.number, by: walk.by, act: 'walk' });
    const goals = (reply.ok ? reply.data : []) as unknown as { place: number; path: number[] }[];
    expect(goals.map((goal) => goal.path.length).sort()).toEqual([1, 1, 2, 2, 3, 3, 3]);
    const far = goals.find((goal) => goal.path.length === 3)!;
    expect((await alba.say({ do: 'act', menu: alba.scene.menu.number, way: walk.ways[0].key, path: far.path })).ok).toBe(true);
    await alba.until(() => alba.scene.fighters.find((fighter) => fighter.name === 'Alba')!.places[0] === far.place);
  });

  it('hands a fighter to another seat, and back to the game master', async () => {
    const {
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    const ref = gm.scene.fighters.find((fighter) => fighter.name === 'Alba')!.ref;
    expect(await alba.say({ do: 'hand', who: 0, seat: brand.seat })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await gm.say({ do: 'hand', who: ref, seat: gm.seat })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await gm.say({ do: 'hand', who: ref, seat: brand.seat })).toMatchObject({ ok: true });
    await brand.until(() => brand.scene.me.plays.length === 2 && brand.scene.menu.acts.length > 0);
    await alba.until(() => alba.scene.me.plays.length === 0 && alba.scene.menu.acts.length === 0);
    await brand.act('throw');
    expect(await gm.say({ do: 'hand', who: ref, seat: null })).toMatchObject({ ok: true });
    await brand.until(() => brand.scene.me.plays.length === 1);
  });

  it('undoes through a reaction and does again, with a label', async () => {
    const {
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    await gm.answer('open');
    await gm.until(() => gm.scene.question === null);
    const after = JSON.stringify(gm.scene.fighters);
    expect(gm.scene.undo).toBe('Murk’s answer');
    await alba.until(() => alba.scene.undo === null);
    expect(await gm.say({ do: 'undo', label: 'something else' })).toMatchObject({ ok: false, code: 'STALE' });
    expect((await gm.say({ do: 'undo', label: 'Murk’s answer' })).ok).toBe(true);
    await gm.until(() => gm.scene.question !== null);
    expect(gm.scene.undo).toBe('Alba: Throw oil at Murk');
    await alba.until(() => alba.scene.undo !== null);
    expect((await alba.say({ do: 'undo', label: alba.scene.undo! })).ok).toBe(true);
    await alba.until(() => alba.scene.menu.acts.length > 0);
    expect(alba.log).toEqual([]);
    expect([gm.scene.redo, alba.scene.redo, brand.scene.redo]).toEqual(['Alba: Throw oil at Murk', 'Alba: Throw oil at Murk', null]);
    expect(await brand.say({ do: 'redo' })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await alba.say({ do: 'redo' })).toMatchObject({ ok: true, data: { redone: 'Alba: Throw oil at Murk' } });
    await gm.until(() => gm.scene.redo === 'Murk’s answer');
    expect([alba.scene.redo, (await alba.say({ do: 'redo' })).ok]).toEqual([null, false]);
    expect((await gm.say({ do: 'redo' })).ok).toBe(true);
    await gm.until(() => JSON.stringify(gm.scene.fighters) === after, 'all is as it was');
    expect(gm.scene.redo).toBe(null);
  });

  it('amends a past roll after showing what would change', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder);
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    await gm.answer('open');
    await gm.until(() => gm.log[0]?.open === false);
    const face = rollsOf(gm.log[0])[0].total >= 2 ? 1 : 6;
    const tried = await gm.say({ do: 'try', entry: 0, fix: { roll: 0, faces: [face] } });
    expect(tried).toMatchObject({ ok: true, data: { stopped: null, lost: [] } });
    expect(JSON.stringify(tried)).toMatch(/Murk: oil/);
    expect(rollsOf(gm.log[0])[0].total).not.toBe(face);
    expect((await gm.say({ do: 'amend', entry: 0, fix: { roll: 0, faces: [face] } })).ok).toBe(true);
    await gm.until(() => rollsOf(gm.log[0])[0].total === face);
    expect(await alba.say({ do: 'amend', entry: 0, fix: { roll: 0, faces: [6] } })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });

  it('offers the game master to do again just what the fight can do again, whatever was done, undone and amended', async () => {
    const { run, founded, gm } = await atTable(folder);
    const { fight } = await run.server.own!.get(founded.table);
    let drawn = 7;
    const draw = (n: number): number => {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(drawn / 65_536) % n;
    };
    const state = (): string => JSON.stringify([fight.state, fight.pending?.kind]);
    for (let n = 0; n < 120; n++) {
      const { question, menu, undo, redo, over } = gm.scene;
      expect([n, redo !== null]).toEqual([n, fight.canRedo]);
      const ways = menu.acts.flatMap((act) => act.ways);
      const what = draw(8);
      if (what === 0 && gm.log.length > 0)
        await gm.say({ do: 'amend', entry: draw(gm.log.length), fix: { number: 'glow', of: 'Alba', add: draw(9) - 4, reason: 'draught' } });
      else if (what < 3 && undo !== null) {
        const before = state();
        expect((await gm.say({ do: 'undo', label: undo })).ok).toBe(true);
        if (draw(2) === 0) continue;
        expect((await gm.say({ do: 'redo' })).ok).toBe(true);
        expect([n, state()]).toEqual([n, before]);
      } else if (what === 3 && redo !== null) expect((await gm.say({ do: 'redo' })).ok).toBe(true);
      else if (question !== null && over === null) await gm.say({ do: 'answer', question: question.number, choice: draw(question.choices.length) });
      else if (ways.length > 0) await gm.say({ do: 'act', menu: menu.number, way: ways[draw(ways.length)].key });
    }
    expect(fight.verify()).toMatchObject({ ok: true });
  });

  it('amends a past number after showing what would change; who knows the number is told, and by whose word', async () => {
    const {
      gm,
      players: [alba],
      spectator,
    } = await atTable(folder);
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    await gm.answer('open');
    await gm.until(() => gm.log[0]?.open === false);
    const rolled = rollsOf(gm.log[0])[0];
    const fix = { number: 'glow', of: 'Alba', add: rolled.total >= 2 ? -5 : 5, reason: 'fog from the sea' };
    const tried = await gm.say({ do: 'try', entry: 0, fix });
    expect(tried).toMatchObject({ ok: true, data: { carried: 1, stopped: null, lost: [] } });
    expect(JSON.stringify(tried)).toMatch(/Murk: oil/);
    expect(rollsOf(gm.log[0])[0].numbers[0].parts).toEqual([]);
    expect((await gm.say({ do: 'amend', entry: 0, fix })).ok).toBe(true);
    const said = `GM ruling: glow of Alba ${fix.add > 0 ? '+' : '−'}${Math.abs(fix.add)}: fog from the sea.`;
    for (const page of [gm, alba]) {
      await page.until(() => textOf(page.log[0]).includes(said));
      expect(rollsOf(page.log[0])[0]).toMatchObject({ total: rolled.total, numbers: [{ parts: [{ label: 'fog from the sea', amount: fix.add }] }] });
    }
    await spectator.say({ do: 'at', entry: -1 });
    expect(spectator.bytes.join('')).not.toContain('fog from the sea');
    expect(await gm.say({ do: 'amend', entry: 0, fix: { ...fix, number: 'shine' } })).toMatchObject({ ok: false, code: 'BAD_INPUT' });
    expect(await gm.say({ do: 'amend', entry: 0, fix: { ...fix, of: 'Nobody' } })).toMatchObject({ ok: false, code: 'BAD_INPUT' });
    expect(await alba.say({ do: 'amend', entry: 0, fix })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    await gm.say({ do: 'amend', entry: 0, fix: { ...fix, add: 0 } });
    await alba.until(() => !textOf(alba.log[0]).includes(said));
  });

  it('a roll that waits for typed dice can be thrown by the table, or typed by the game master, or typing turned off', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder);
    await gm.say({ do: 'settings', automation: 'manual' });
    const waits = async (): Promise<number> => {
      await alba.act('throw');
      await gm.until(() => gm.scene.question !== null);
      await gm.answer('open');
      await alba.until(() => alba.scene.typing !== null);
      await gm.until(() => gm.scene.typing !== null);
      return gm.log.length;
    };
    const falls = async (page: Page, say: object): Promise<void> => {
      expect(await page.say(say)).toMatchObject({ ok: true });
      await alba.until(() => alba.scene.typing === null);
      await alba.until(() => alba.log.at(-1)!.parts.some((part) => part.rolls.length > 0));
    };
    await waits();
    await falls(gm, { do: 'roll', typing: gm.scene.typing!.number, faces: [6] });
    expect(JSON.stringify(alba.log.at(-1))).toContain('D6 [6] = 6');
    for (const [page, say] of [
      [alba, () => ({ do: 'roll', typing: alba.scene.typing!.number })],
      [gm, () => ({ do: 'settings', automation: 'assist' })],
    ] as const) {
      while (alba.scene.menu.acts.length === 0) {
        const { undo } = gm.scene;
        expect(await gm.say({ do: 'undo', label: undo! })).toMatchObject({ ok: true });
        await gm.until(() => gm.scene.undo !== undo);
        await alba.until(() => alba.scene.menu.acts.length > 0 || gm.scene.undo !== null);
      }
      await waits();
      await falls(page, say());
    }
  });

  it('takes decrees, standing orders, typed dice, a pause and a deadline', async () => {
    const {
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    expect(await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: 5, reason: 'a gust' } })).toMatchObject({ ok: true });
    await alba.until(() => alba.scene.fighters[0].places[0] === 5);
    expect(alba.log.at(-1)!.parts[0].text).toBe('GM ruling: a gust.');
    expect(textOf(alba.log.at(-1)!)).toMatch(/^GM ruling: a gust\.\n.*Alba/);
    expect(await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', wisdom: 5 } })).toMatchObject({ ok: false, code: 'BAD_INPUT' });
    expect(await gm.say({ do: 'decree', act: 'move', given: { of: 'Alba', place: 24 } })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await gm.say({ do: 'decree', act: 'move', given: { of: 'Alba', place: 0, reason: 'home' } })).toMatchObject({ ok: true });
    await alba.until(() => alba.scene.fighters[0].places[0] === 0);
    expect(gm.scene.undo).toBe('GM ruling: home');
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    const { question } = gm.scene;
    expect((await gm.say({ do: 'order', question: question!.number, how: 'always', choice: 1 })).ok).toBe(true);
    await gm.until(() => gm.scene.orders.length === 1);
    expect(gm.scene.orders[0]).toMatchObject({ name: 'Murk', how: 'always', text: 'shut' });
    expect((await gm.say({ do: 'settings', automation: 'manual' })).ok).toBe(true);
    await gm.until(() => gm.scene.menu.acts.length > 0);
    await gm.act('walk');
    await brand.until(() => brand.scene.menu.acts.length > 0);
    await brand.act('throw');
    await brand.until(() => brand.scene.typing !== null);
    expect(brand.scene.typing).toMatchObject({ name: 'Brand', title: 'pour', dice: 'D6' });
    expect(await brand.say({ do: 'roll', typing: brand.scene.typing!.number, faces: [7] })).toMatchObject({ ok: false, code: 'IMPOSSIBLE_ROLL' });
    expect((await brand.say({ do: 'roll', typing: brand.scene.typing!.number, faces: [1] })).ok).toBe(true);
    await brand.until(() => brand.scene.typing === null);
    await gm.say({ do: 'settings', automation: 'referee', seconds: 1 });
    await gm.until(() => gm.scene.menu.acts.length > 0);
    await gm.act('throw');
    const asked = [alba, brand].find((one) => one.scene.question !== null) ?? alba;
    await asked.until(() => asked.scene.question !== null);
    expect(asked.scene.waiting.deadline).toBeGreaterThan(0);
    expect(await gm.say({ do: 'settings', paused: true })).toMatchObject({ ok: true });
    expect(await asked.answer('open')).toMatchObject({ ok: false, code: 'PAUSED' });
    expect(await asked.say({ do: 'order', question: asked.scene.question!.number, how: 'never' })).toMatchObject({ ok: false, code: 'PAUSED' });
    await new Promise((done) => setTimeout(done, 1300));
    expect(asked.scene.question).not.toBeNull();
    await gm.say({ do: 'settings', paused: false });
    await asked.until(() => asked.scene.question === null, 'the default is taken');
  });
});

describe('what the server keeps', () => {
  it('is there after a restart, with the commitment, and the log proves its dice once disclosed', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    await playOut(seated);
    const { gm } = seated;
    const { commitment } = gm.scene.table;
    const log = gm.log;
    await run.stop();
    const again = await start(folder, { file: run.file });
    const back = await new Page(again.base, gm.seat, gm.cookie).open(gm.after);
    await back.until(() => back.frames.some((frame) => frame.kind === 'snapshot'));
    expect(back.log).toEqual(log);
    expect(back.scene.table.commitment).toBe(commitment);
    const player = seated.players[0];
    const url = (seat: string): string => `${again.base}/api/seats/${seat}/log`;
    expect((await fetch(url(player.seat), { headers: { cookie: player.cookie } })).status).toBe(403);
    await back.say({ do: 'disclose' });
    const text = await (await fetch(url(gm.seat), { headers: { cookie: gm.cookie } })).text();
    const { fight } = openLog(text, 'x.jsonl', [LANTERNS]);
    expect(fight.verify().ok).toBe(true);
    const secret = (JSON.parse(text.split('\n')[0]) as { dice: { secret: string } }).dice.secret;
    const proof = proveDice(fight, secret);
    expect(proof).toMatchObject({ line: null, others: 0 });
    expect(proof.drawn).toBeGreaterThan(1);
    expect(proveDice(fight, `${secret.slice(1)}0`).line).not.toBeNull();
    const imported = await post(again.base, '/api/import', { name: 'brought.jsonl', text });
    const adopted = await takeSeat(again.base, (imported.body as unknown as Founded).links[0].path);
    await adopted.open();
    expect([adopted.scene.over === null, adopted.log.length]).toEqual([false, log.length]);
    await again.stop();
  });

  it('goes into a file as log, encounter or table and comes back from each, with new links and dice that are promised anew', async () => {
    const { run, gm, players } = await atTable(folder);
    // So many dice that another secret does not draw them all by chance.
    const enough = new Error('enough');
    const far = await playOut({ gm, players }, (n) => (n < 10 ? Promise.resolve() : Promise.reject(enough))).catch((thrown: unknown) => thrown);
    expect(far).toBe(enough);
    await gm.say({ do: 'settings', seconds: 30 });
    const saved = async (page: Page, what: string): Promise<string> =>
      (await fetch(`${run.base}/api/seats/${page.seat}/${what}`, { headers: { cookie: page.cookie } })).text();
    const brought = async (name: string, text: string): Promise<[Page, ...Page[]]> => {
      const { body } = await post(run.base, '/api/import', { name, text });
      const pages: Page[] = [];
      for (const { path } of (body as unknown as Founded).links.slice(0, -1)) pages.push(await (await takeSeat(run.base, path)).open());
      return pages as [Page, ...Page[]];
    };
    expect(await saved(gm, 'encounter')).toBe(YARD);
    const [anew] = await brought('yard.json', YARD);
    expect([anew.scene.table.title, anew.log.length]).toEqual(['The yard', 0]);
    const table = await saved(gm, 'table');
    for (const [again, ...others] of [await brought('table.json', table), await brought('fight.jsonl', await saved(gm, 'log'))]) {
      expect(again.log).toEqual(gm.log);
      expect(again.scene.table).toMatchObject({ title: 'The yard', sides: gm.scene.table.sides });
      expect(again.scene.seats.map((seat) => seat.name)).toEqual(gm.scene.seats.map((seat) => seat.name));
      expect(again.scene.table.commitment).not.toBe(gm.scene.table.commitment);
      await playOut({ gm: again, players: others });
      await again.say({ do: 'disclose' });
      const { header } = parseLog(await saved(again, 'log'), 'again.jsonl');
      const { fight } = openLog(await saved(again, 'log'), 'again.jsonl', [LANTERNS]);
      expect(proveDice(fight, header.dice!.secret!, header.dice!.from)).toMatchObject({ line: null });
      expect(proveDice(fight, header.dice!.secret!).line).not.toBe(null);
    }
    expect((await brought('table.json', table))[0].scene.table.seconds).toBe(30);
    for (const [what, text] of Object.entries({
      other: '{"format":"riposte/table/1"}',
      seats: table.replace(/"plays":\[\d/, '"plays":[99'),
      broken: table.slice(0, -9),
      masterless: table.replace('"kind":"gm"', '"kind":"player"'),
    })) {
      const { status, body } = await post(run.base, '/api/import', { name: 'bad.json', text });
      expect({ what, status }).toEqual({ what, status: 400 });
      expect(body.text).toMatch(/^bad\.json: .*expected /);
    }
  });

  it('goes into one file while it is played, and comes back from it', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    await seated.players[0].act('walk');
    const file = join(folder, 'backup.db');
    await run.store.backup(file);
    expect(existsSync(file)).toBe(true);
    await run.stop();
    const again = await start(folder, { store: await openStore(file) });
    const back = await new Page(again.base, seated.gm.seat, seated.gm.cookie).open();
    expect(back.log.length).toBe(1);
    await again.stop();
  });
});

describe('playing alone', () => {
  it('whoever plays alone plays on from any moment, and cannot send the computer away', async () => {
    const run = await start(folder);
    onTestFinished(() => run.stop());
    const founded = (await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'solo' })).body as unknown as Founded;
    const page = await (await takeSeat(run.base, founded.links[0].path)).open();
    expect((await page.act('walk')).ok).toBe(true);
    // The log is theirs, to carry over what the fight left; the encounter is the game master's.
    const saved = (what: string): Promise<Response> => fetch(`${run.base}/api/seats/${page.seat}/${what}`, { headers: { cookie: page.cookie } });
    expect([(await saved('log')).status, (await saved('encounter')).status]).toEqual([200, 403]);
    const branched = await page.say({ do: 'branch', entry: -1 });
    const { links } = (branched.ok ? branched.data : {}) as unknown as Founded;
    expect(links.map((link) => link.kind)).toEqual(['solo']);
    const other = await (await takeSeat(run.base, links[0].path)).open();
    expect([other.scene.me.plays, other.log.length, other.scene.waiting.text]).toEqual([page.scene.me.plays, 0, 'Alba to act']);
    expect(other.bytes.join()).not.toContain(CANARY);
    expect(await other.say({ do: 'settings', automation: 'assist' })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });

  it('the computer plays the others and undo goes back to the own act', async () => {
    const run = await start(folder);
    const founded = (await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'solo' })).body as unknown as Founded;
    expect(founded.links.map((link) => link.kind)).toEqual(['solo']);
    const me = await (await takeSeat(run.base, founded.links[0].path)).open();
    await me.act('walk');
    await me.until(() => me.scene.menu.acts.length > 0 || me.scene.question !== null);
    expect(me.scene.undo).toMatch(/^Alba: Walk/);
    expect((await me.say({ do: 'undo', label: me.scene.undo! })).ok).toBe(true);
    await me.until(() => me.log.length === 0);
    expect(me.scene.menu.acts[0].by).toBe(me.scene.fighters.find((fighter) => fighter.name === 'Alba')!.ref);
    await run.stop();
  });
});
