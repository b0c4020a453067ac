import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fight, intentJson, type Line } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Table } from '../src/table.ts';
import { LIBRARY, ownFolder, type Page, start, takeSeat } from './harness.ts';

// Whole fights, beside other work.
vi.setConfig({ testTimeout: 240_000 });

const folder = ownFolder();
const FILE = 'encounters/heroes-of-destiny/goblin-ambush.json';
const text = readFileSync(join(import.meta.dirname, '../../..', FILE), 'utf8');
const library = { ...LIBRARY, ruleSets: [...RULE_SETS, ...LIBRARY.ruleSets] };
const MAX_STEPS = 4000;
/** The dice of a single fight may go any way. */
const FIGHTS = 3;
const MAX_ACTS = 12;
/** Fights of which one comes to what is tried. */
const MANY = 10;

interface Alone {
  readonly page: Page;
  readonly table: Table;
}

/** The goblins' fight against the computer. */
async function goblins(): Promise<Alone> {
  const run = await start(folder, { library });
  onTestFinished(() => run.stop());
  const { table, links } = await run.server.tables.found({ text, file: 'goblins.json' }, 'solo');
  return { page: await (await takeSeat(run.base, links[0].path)).open(), table: await run.server.own!.get(table) };
}

/** One decision as the policy of the book makes it: what it was. */
async function decideOnce({ page, table }: Alone): Promise<'question' | 'act' | 'wait' | 'over'> {
  const { scene } = page;
  const { fight, ruleSet } = table;
  if (scene.over !== null) return 'over';
  const seq = page.after!.seq;
  // Where the page was told too late, the fight has gone on, and nothing was decided.
  const told = async <T>(reply: Promise<{ readonly ok: boolean }>, what: T): Promise<T | 'wait'> => {
    if (!(await reply).ok) return 'wait';
    await page.until(() => page.after!.seq > seq);
    return what;
  };
  if (scene.question !== null && fight.pending?.kind === 'answer') {
    const { answers, answering } = table.stream(scene.me.seat).made!;
    const wanted = JSON.stringify(ruleSet.policy.answer(fight.view, fight.pending.ask, answering!, fight.pending.about));
    const choice = Math.max(
      0,
      answers.findIndex((one) => JSON.stringify(one) === wanted),
    );
    return told(page.say({ do: 'answer', question: scene.question.number, choice }), 'question' as const);
  }
  const act = scene.menu.acts.find((one) => one.ways.length > 0 && scene.fighters.some((fighter) => fighter.ref === one.by && fighter.mine));
  const ways = table.stream(scene.me.seat).menu(scene.menu.number)?.ways;
  if (act === undefined || ways === undefined || fight.pending !== null) {
    await new Promise((done) => setTimeout(done, 10));
    return 'wait';
  }
  const intent = ruleSet.policy.declare(fight.view, ways.get(act.ways[0].key)!.by);
  const wanted = intent === null ? '' : JSON.stringify(intentJson(intent));
  const [found] = [...ways].find(([, one]) => JSON.stringify(one) === wanted) ?? [-1];
  const ending = scene.menu.acts.find((one) => one.ends && one.ways.length > 0) ?? act;
  return told(page.say({ do: 'act', menu: scene.menu.number, way: found < 0 ? ending.ways[0].key : found }), 'act' as const);
}

/** Plays on until something is so; false where the fight ends before. */
async function comesTo(alone: Alone, test: () => boolean): Promise<boolean> {
  for (let n = 0; n < MAX_STEPS; n++) {
    if (test()) return true;
    if ((await decideOnce(alone)) === 'over') break;
  }
  return test();
}

/** Tries it in one fight after another, until one comes so far: the dice of a single one may end it before. */
async function inSomeFight(tried: (alone: Alone) => Promise<boolean>): Promise<void> {
  for (let n = 0; n < MANY; n++) if (await tried(await goblins())) return;
  expect.fail(`none of ${MANY} fights came so far`);
}

const passedLines = (fight: Fight): Line[] =>
  fight.path().flatMap((n) => {
    const line = fight.lines[n];
    return line.in === 'answer' && line.from === 'dial' ? [line] : [];
  });

describe('the dial', () => {
  it('asks at most 1.5 questions for each own act in the goblins’ fight, and keeps what passed in the log', async () => {
    let [acts, questions, passes] = [0, 0, 0];
    for (let fights = 0; fights < FIGHTS; fights++) {
      const alone = await goblins();
      for (let n = 0, own = 0; n < MAX_STEPS && own < MAX_ACTS; n++) {
        const what = await decideOnce(alone);
        if (what === 'over') break;
        if (what === 'act') own++;
        if (what === 'act') acts++;
        if (what === 'question') questions++;
      }
      passes += passedLines(alone.table.fight).length;
      expect(alone.table.fight.verify().ok).toBe(true);
    }
    expect(acts).toBeGreaterThan(5);
    expect(questions).toBeLessThanOrEqual(acts * 1.5);
    expect(passes).toBeGreaterThan(3);
  });

  it('says what passed, and what is taken up is asked and does not pass again', () => inSomeFight(takesUp));

  async function takesUp(alone: Alone): Promise<boolean> {
    const { page, table } = alone;
    if (!(await comesTo(alone, () => page.scene.passed.length > 0 && page.scene.waiting.mine))) return false;
    const { passed } = page.scene;
    const last = passed[passed.length - 1];
    expect(last).toMatchObject({ name: expect.any(String), because: expect.any(String), nth: expect.any(Number) });
    const before = passedLines(table.fight).length;
    expect(await page.say({ do: 'takeUp', who: last.who, nth: last.nth })).toMatchObject({ ok: true });
    await page.until(() => page.scene.question !== null && page.scene.question.moment !== null);
    expect(page.scene.question!.because).toBe(last.because);
    expect(passedLines(table.fight).length).toBeLessThan(before);
    // Another command does not let it pass.
    await page.say({ do: 'stop', of: page.scene.fighters.find((one) => !one.mine)!.ref, kind: null, on: true });
    expect(page.scene.question!.because).toBe(last.because);
    expect(await page.say({ do: 'takeUp', who: last.who, nth: last.nth })).toMatchObject({ code: 'STALE' });
    await page.say({ do: 'answer', question: page.scene.question!.number, choice: page.scene.question!.moment!.pass });
    expect(await comesTo(alone, () => page.scene.menu.acts.length > 0 || page.scene.over !== null)).toBe(true);
    return true;
  }

  it('tells what passed while one’s own fighters act from what others did', () => inSomeFight(ownActs));

  async function ownActs({ page, table }: Alone): Promise<boolean> {
    const own = page.scene.fighters.flatMap((fighter) => (fighter.mine ? [fighter.name] : []));
    const [told, hidden] = [new Set<string>(), new Set<string>()];
    const alone = { page, table };
    await comesTo(alone, () => {
      for (const { because, own } of page.scene.passed) (own ? hidden : told).add(because);
      return told.size > 2 && hidden.size > 2;
    });
    const isOwn = (because: string): boolean => own.some((name) => because.startsWith(name));
    expect([...told].filter(isOwn)).toEqual([]);
    expect([...hidden].filter((because) => !isOwn(because))).toEqual([]);
    return told.size > 0 && hidden.size > 0;
  }

  it('turned to every moment asks, turned to none passes what is open at once; as the book wants is a step, too', () => inSomeFight(turnsTheDial));

  async function turnsTheDial(alone: Alone): Promise<boolean> {
    const { page, table } = alone;
    expect(page.scene.dial).toMatchObject({ isSet: false, to: { attack: 'all', turn: 'touching' }, stops: [] });
    await page.say({ do: 'dial', kind: null, to: 'all' });
    expect(page.scene.dial).toMatchObject({ isSet: true, to: { attack: 'all', friend: 'all', move: 'all', turn: 'all', other: 'all' } });
    const already = passedLines(table.fight).length;
    if (!(await comesTo(alone, () => page.scene.question?.moment?.kind === 'turn'))) return false;
    expect(passedLines(table.fight)).toHaveLength(already);
    const { number } = page.scene.question!;
    await page.say({ do: 'dial', kind: 'turn', to: 'none' });
    await page.until(() => page.scene.question?.number !== number);
    expect(passedLines(table.fight).length).toBeGreaterThan(already);
    await page.say({ do: 'dial', kind: null, to: null });
    expect(page.scene.dial!.to).toEqual(page.scene.dial!.preset);
    return true;
  }

  it('a stop asks in spite of the dial, about one foe, and a held key asks about everything', () => inSomeFight(stops));

  async function stops(alone: Alone): Promise<boolean> {
    const { page } = alone;
    if (!(await comesTo(alone, () => page.scene.fighters.some((one) => !one.mine && one.acting) || page.scene.passed.length > 0))) return false;
    await page.say({ do: 'dial', kind: null, to: 'none' });
    const foes = page.scene.fighters.filter((one) => !one.mine);
    for (const { ref } of foes.slice(0, 2)) await page.say({ do: 'stop', of: ref, kind: 'turn', on: true });
    expect(page.scene.dial!.stops).toEqual(foes.slice(0, 2).map(({ ref }) => ({ of: ref, kind: 'turn' })));
    if (!(await comesTo(alone, () => (page.scene.question?.moment ?? null) !== null))) return false;
    const { moment } = page.scene.question!;
    expect(moment!.kind).toBe('turn');
    expect(foes.slice(0, 2).some(({ ref }) => moment!.actors.includes(ref))).toBe(true);
    for (const { ref } of foes.slice(0, 2)) await page.say({ do: 'stop', of: ref, kind: 'turn', on: false });
    await page.until(() => (page.scene.question?.moment ?? null) === null);
    await page.say({ do: 'everything', on: true });
    if (!(await comesTo(alone, () => (page.scene.question?.moment ?? null) !== null))) return false;
    await page.say({ do: 'everything', on: false });
    expect(page.scene.dial!.stops).toEqual([]);
    return true;
  }

  it('works while no page is open', () => inSomeFight(passesAlone));

  async function passesAlone(alone: Alone): Promise<boolean> {
    const { page, table } = alone;
    if (!(await comesTo(alone, () => page.scene.menu.acts.some((one) => one.ends && one.ways.length > 0) && page.scene.question === null))) return false;
    const before = passedLines(table.fight).length;
    const end = page.scene.menu.acts.find((one) => one.ends && one.ways.length > 0)!;
    await page.say({ do: 'dial', kind: null, to: 'none' });
    await page.say({ do: 'act', menu: page.scene.menu.number, way: end.ways[0].key });
    await page.drop();
    for (let n = 0; n < 300 && passedLines(table.fight).length === before; n++) await new Promise((done) => setTimeout(done, 20));
    return passedLines(table.fight).length > before;
  }

  it('in a game without turns asks about what affects a fighter, and after a wish about everything, friends included', async () => {
    const run = await start(folder, { library });
    onTestFinished(() => run.stop());
    const fighters = [
      { name: 'Ann', side: 'Heroes', at: '2,2', creature: 'hero' },
      { name: 'Bo', side: 'Foes', at: '9,2', creature: 'bandit' },
      { name: 'Cy', side: 'Foes', at: '9,4', creature: 'bandit' },
    ];
    const text = JSON.stringify({ format: 'riposte/encounter/1', ruleset: 'realitycheck', title: 'A bridge', sides: ['Heroes', 'Foes'], board: {}, fighters });
    for (const isWished of [false, true]) {
      const { links } = await run.server.tables.found({ text, file: 'bridge.json' }, 'table');
      const open = async (kind: string): Promise<Page> => (await takeSeat(run.base, links.find((link) => link.kind === kind)!.path)).open();
      const pages = [await open('gm'), await open('player')];
      const [master, player] = pages;
      expect(master.scene.dial).toMatchObject({ isSet: false, to: { attack: 'all', other: 'touching' } });
      if (isWished) for (const page of pages) await page.say({ do: 'dial', kind: null, to: 'all' });
      const { ref } = master.scene.fighters.find(({ name }) => name === 'Bo')!;
      const defend = master.scene.menu.acts.find((act) => act.by === ref && act.id === 'defend')!;
      expect(await master.say({ do: 'act', menu: master.scene.menu.number, way: defend.ways[0].key })).toMatchObject({ ok: true });
      await player.until(() => (isWished ? player.scene.question !== null : player.scene.passed.length > 0));
      // The game master looks on while others are asked.
      const own = master.scene.question?.mirror === false ? [master.scene.question.name] : [];
      expect(own).toEqual(isWished ? ['Cy'] : []);
      expect(master.scene.passed.some(({ name }) => name === 'Cy')).toBe(!isWished);
      expect(player.scene.question === null).toBe(!isWished);
    }
  });
});
