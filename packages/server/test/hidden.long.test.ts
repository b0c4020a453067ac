import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isDeep, isTurnOf } from '../../files/test/tenth.ts';
import { PROTOCOL } from '../src/protocol.ts';
import { LIBRARY, ownFolder, start } from './harness.ts';

// Every table draws from one secret, so that equal fights throw equal dice.
vi.mock('../src/dice.ts', async (original) => ({ ...(await original<object>()), newSecret: () => '5'.repeat(64) }));

// Odds end after so many ways, not after so many milliseconds: how far they come in those depends on the machine and its load.
vi.mock('@riposte/sim', async (original) => {
  const sim = await original<typeof import('@riposte/sim')>();
  const oddsSeen: typeof sim.oddsSeen = (standing, viewer, intent, more) => {
    const counted = { ...more, within: 0, most: 1000 };
    return sim.oddsSeen(standing, viewer, intent, counted);
  };
  return { ...sim, oddsSeen };
});

const folder = ownFolder();
const home = join(import.meta.dirname, '../../../encounters');

/** What the wire says, read as JSON: the client below knows nothing else of the server. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface Act {
  readonly id: string;
  readonly by: number;
  readonly path: boolean;
  readonly ways: readonly { readonly key: number; readonly text: string; readonly cost: Json }[];
}
interface Seen {
  readonly ground: {
    readonly kind: string;
    readonly width: number;
    readonly height: number;
    readonly regions?: readonly { readonly next: readonly number[] }[];
  };
  readonly fighters: readonly {
    readonly ref: number;
    readonly name: string;
    readonly side: number;
    readonly places: readonly number[];
    readonly mine: boolean;
  }[];
  readonly menu: { readonly number: number; readonly acts: readonly Act[] };
  readonly question: {
    readonly number: number;
    readonly name: string;
    readonly mirror: boolean;
    readonly choices: readonly { readonly key: number; readonly text: string; readonly usual: boolean }[];
  } | null;
  readonly undo: string | null;
  readonly over: string | null;
  readonly waiting: { readonly text: string };
}

/** One seat at the other end of a socket. */
class Client {
  readonly name: string;
  readonly got: string[] = [];
  scene!: Seen;
  read = 0;
  /** Menus and questions count from a number that the server draws. */
  readonly numbers: string[] = [];
  #socket!: WebSocket;
  #asked = 0;
  readonly #replies = new Map<string, (reply: { readonly ok: boolean; readonly data?: Json; readonly code?: string }) => void>();

  constructor(name: string) {
    this.name = name;
  }

  async sit(base: string, path: string): Promise<this> {
    const session = await fetch(`${base}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify({ secret: path.split('#')[1] }),
    });
    const { seat } = (await session.json()) as { readonly seat: string };
    const cookie = session.headers.get('set-cookie')!.split(';')[0];
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/api/seats/${seat}/socket`, { headers: { origin: base, cookie } });
    await new Promise<void>((done, failed) => {
      this.#socket.on('error', failed);
      this.#socket.on('open', () => this.#socket.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after: null })));
      this.#socket.on('message', (data: Buffer) => {
        this.#take(String(data));
        if (this.scene !== undefined) done();
      });
    });
    return this;
  }

  #take(text: string): void {
    this.got.push(text);
    const frame = JSON.parse(text) as { readonly kind: string; readonly id: string; readonly ok: boolean; readonly scene: Seen; readonly set: Partial<Seen> };
    if (frame.kind === 'snapshot') this.scene = frame.scene;
    else if (frame.kind === 'step') this.scene = { ...this.scene, ...frame.set };
    else if (frame.kind === 'reply') this.#replies.get(frame.id)?.(frame);
  }

  say(say: object): Promise<{ readonly ok: boolean; readonly data?: Json; readonly code?: string }> {
    const id = `${this.name}-request-${this.#asked++}`;
    return new Promise((done) => {
      this.#replies.set(id, done);
      this.#socket.send(JSON.stringify({ id, say }));
    });
  }

  /** What all who may act can do, with all forms. */
  async whole(): Promise<Seen['menu']['acts']> {
    const { data } = await this.say({ do: 'forms', menu: this.scene.menu.number, by: null, act: null });
    return (data ?? []) as unknown as Seen['menu']['acts'];
  }

  leave(): void {
    this.#socket.terminate();
  }
}

interface Table {
  readonly gm: Client;
  readonly others: readonly Client[];
  readonly ids: readonly string[];
}

async function open(base: string, fight: string): Promise<Table> {
  const founded = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ fight, mode: 'table' }),
  });
  const { table, links } = (await founded.json()) as {
    readonly table: string;
    readonly links: readonly { readonly seat: string; readonly kind: string; readonly path: string }[];
  };
  const clients: Client[] = [];
  for (const [n, { kind, path }] of links.entries()) clients.push(await new Client(`${kind}${n}`).sit(base, path));
  return { gm: clients[0], others: clients.slice(1), ids: [table, ...links.map((link) => link.seat)] };
}

/** What came since the last look, without the names that the server gives tables and seats anew. */
function fresh(client: Client, ids: readonly string[]): string[] {
  const plain = ids.reduce((texts, id, n) => texts.map((text) => text.replaceAll(id, `<${n}>`)), client.got.slice(client.read));
  client.read = client.got.length;
  const counted = (number: string): string => {
    if (!client.numbers.includes(number)) client.numbers.push(number);
    return `"number":${client.numbers.indexOf(number)}`;
  };
  return plain.map((one) =>
    one
      .replace(/"epoch":"[^"]*"/, '')
      .replace(/"clock":\d+/, '')
      .replace(/"number":\d+/g, counted),
  );
}

/** The same numbers for both tables of a pair. */
function numbers(seed: number): (below: number) => number {
  let x = Math.imul(seed + 1, 2_654_435_761);
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

const both = <T>(pair: readonly Table[], work: (table: Table, n: number) => Promise<T>): Promise<T[]> => Promise.all(pair.map(work));

/** What seats saw differently, and how far two tables were compared before the hidden one was met or the fight was over. */
interface Compared {
  readonly steps: number;
  readonly frames: number;
  readonly kinds: ReadonlySet<string>;
}

/** Plays two tables of one fight in the same way, a foe of the first player hidden in two different places. `moves` = it goes somewhere else each turn. */
async function compare(base: string, fight: string, seed: number, moves: boolean, most: number): Promise<Compared> {
  const pair = [await open(base, fight), await open(base, fight)];
  const kinds = new Set<string>();
  let steps = 0;
  let frames = 0;
  try {
    const pick = numbers(seed);
    // Questions before the first turn.
    for (let n = 0; n < 30 && pair[0].gm.scene.question !== null; n++) {
      await both(
        pair,
        async ({ gm }) =>
          void (await gm.say({
            do: 'answer',
            question: gm.scene.question!.number,
            choice: gm.scene.question!.choices.find((choice) => choice.usual)?.key ?? 0,
          })),
      );
    }
    const [player] = pair[0].others;
    const side = player.scene.fighters.find((fighter) => fighter.mine)!.side;
    const foes = player.scene.fighters.filter((fighter) => fighter.side !== side);
    const hidden = foes[pick(foes.length)].name;
    const { ground, fighters } = pair[0].gm.scene;
    const taken = new Set(fighters.flatMap((fighter) => fighter.places));
    const mesh = (length: number): number => length + (ground.kind === 'metres' ? 1 : 0);
    const places = ground.kind === 'regions' ? ground.regions!.map((_, n) => n) : Array.from({ length: mesh(ground.width) * mesh(ground.height) }, (_, n) => n);
    const free = places.filter((place) => ground.kind === 'regions' || !taken.has(place));
    const near = free.filter((one) => fighters.some((other) => other.side === side && isBeside(ground, other.places[0], one)));
    await both(pair, ({ gm }) => gm.say({ do: 'decree', act: 'give', given: { to: hidden, condition: 'hidden' } }));
    const spots = [free[pick(free.length)], (near.length > 0 ? near : free)[pick(Math.max(1, near.length || free.length))]];
    const put = await both(pair, ({ gm }, n) => gm.say({ do: 'decree', act: 'move', given: { over: true, of: hidden, place: spots[n] } }));
    expect(put.map((one) => one.ok)).toEqual([true, true]);
    const isHidden = (): boolean => pair.every(({ others }) => others[0].scene.fighters.every((fighter) => fighter.name !== hidden));
    expect(isHidden()).toBe(true);
    for (const table of pair) for (const one of table.others) fresh(one, table.ids);

    for (; steps < most && pair.every(({ gm }) => gm.scene.over === null); steps++) {
      const did = await step(pair, hidden, moves, pick, (kind) => kinds.add(kind));
      // An answer comes behind all frames before it.
      await both(pair, async ({ gm, others }) => void (await Promise.all([gm, ...others].map((one) => one.say({ do: 'at', entry: -1 })))));
      const [a, b] = pair.map((table) => table.others.map((one) => fresh(one, table.ids)));
      if (!isHidden() || !did) break;
      a.forEach((texts, n) => {
        expect(b[n], `${fight}, seed ${seed}, step ${steps}, ${pair[0].others[n].name}, ${hidden} at ${spots.join(' and ')}`).toEqual(texts);
        frames += texts.length;
      });
    }
  } finally {
    for (const { gm, others } of pair) for (const one of [gm, ...others]) one.leave();
  }
  return { steps, frames, kinds };
}

function isBeside({ kind, width, regions }: Seen['ground'], a: number, b: number): boolean {
  if (kind === 'regions') return a === b || regions![a].next.includes(b);
  const across = kind === 'metres' ? width + 1 : width;
  return a !== b && Math.abs((a % across) - (b % across)) <= 1 && Math.abs(Math.floor(a / across) - Math.floor(b / across)) <= 1;
}

const nameOf = (scene: Seen, ref: number): string => scene.fighters.find((fighter) => fighter.ref === ref)?.name ?? '';

/** One step at both tables: questions to the server from every seat, then an answer, an act or an undoing. False = they could not go on alike. */
async function step(pair: readonly Table[], hidden: string, moves: boolean, pick: (below: number) => number, note: (kind: string) => void): Promise<boolean> {
  const [a] = pair;
  const at = a.others.findIndex((one) => one.scene.question !== null || one.scene.menu.acts.some((act) => act.ways.length > 0));
  for (const [n, { scene }] of a.others.entries()) {
    const someone = scene.fighters[pick(scene.fighters.length)];
    const own = scene.fighters.find((fighter) => fighter.mine);
    if (someone !== undefined) await both(pair, ({ others }) => others[n].say({ do: 'look', of: someone.ref, from: own?.ref ?? null, seen: 0 }));
    note('look');
  }
  // Where there are no turns the game master comes between the players.
  const isMasters = pair.every(({ gm }) => gm.scene.menu.acts.some((one) => one.ways.length > 0 && nameOf(gm.scene, one.by) !== '')) && pick(3) === 0;
  if (at >= 0 && !(isMasters && a.others[at].scene.question === null)) {
    const { scene } = a.others[at];
    const { question, menu, undo } = scene;
    // Each table is answered with its own numbers.
    const say = (what: object): Promise<{ readonly ok: boolean; readonly data?: Json }[]> =>
      both(pair, ({ others }) => {
        const { menu: own, question: asked } = others[at].scene;
        return others[at].say({ ...what, ...('menu' in what ? { menu: own.number } : {}), ...('question' in what ? { question: asked?.number ?? 0 } : {}) });
      });
    if (question !== null) {
      const choice = question.choices[pick(question.choices.length)].key;
      await say({ do: 'answerOdds', question: question.number, choice });
      await say({ do: 'answer', question: question.number, choice });
      note('answer');
      return true;
    }
    if (undo !== null && pick(6) === 0) {
      await say({ do: 'undo', label: undo });
      note('undo');
      return true;
    }
    const [listed] = await say({ do: 'forms', menu: menu.number, by: null, act: null });
    const acts = ((listed.data ?? []) as unknown as Seen['menu']['acts']).filter((one) => one.ways.length > 0);
    const act = acts[pick(acts.length)];
    const way = act.ways[pick(act.ways.length)];
    await say({ do: 'odds', menu: menu.number, way: way.key });
    note('odds');
    if (!act.path) {
      await say({ do: 'act', menu: menu.number, way: way.key });
      note(act.id);
      return true;
    }
    const [found] = await say({ do: 'reach', menu: menu.number, by: act.by, act: act.id });
    note('reach');
    const goals = (found.data ?? []) as unknown as readonly { readonly path: readonly number[] }[];
    const goal = goals[pick(Math.max(1, goals.length))];
    // A path that is none is refused in the same words.
    if (pick(4) === 0) await say({ do: 'act', menu: menu.number, way: way.key, path: [0, 5, 11] });
    await say({ do: 'act', menu: menu.number, way: way.key, ...(goal === undefined ? {} : { path: goal.path }) });
    note('walk');
    return true;
  }
  // The game master plays the others: the hidden one only goes, each table to where it will; what the others do is open in both.
  const [first, second] = pair.map(({ gm }) => gm.scene);
  if (first.question !== null && second.question !== null) {
    const usual = (scene: Seen): number => scene.question!.choices.find((one) => one.usual)?.key ?? 0;
    await both(pair, ({ gm }) => gm.say({ do: 'answer', question: gm.scene.question!.number, choice: usual(gm.scene) }));
    return true;
  }
  const menus = await Promise.all(pair.map(({ gm }) => gm.whole()));
  const acting = menus[0].filter((one) => one.ways.length > 0);
  const isIts = acting.some((one) => nameOf(first, one.by) === hidden);
  if (isIts && moves && pick(2) === 0) {
    // The same act, which costs as much; only where it leads differs.
    const going = [first, second].map((scene, n) =>
      menus[n]
        .filter((one) => (one.path || one.id === 'move') && nameOf(scene, one.by) === hidden)
        .flatMap((one) => one.ways.map((way) => [`${one.id} ${JSON.stringify(way.cost)}`, way.key] as const)),
    );
    const what = going[0].find(([one]) => going[1].some(([other]) => other === one))?.[0];
    if (what === undefined) return false;
    const went = await both(pair, ({ gm }, n) => {
      const ways = going[n].filter(([one]) => one === what);
      return gm.say({ do: 'act', menu: gm.scene.menu.number, way: ways[(n * 3) % ways.length][1] });
    });
    note('moves alone');
    return went.every((one) => one.ok);
  }
  const [ofFirst, ofSecond] = [first, second].map((scene, n) => {
    return new Map(
      menus[n]
        .filter((one) => (isIts ? one.id === 'end-turn' || one.id === 'pass' : true))
        .flatMap((one) => one.ways.map((way): [string, number] => [`${one.id} ${nameOf(scene, one.by)} ${way.text}`, way.key])),
    );
  });
  const common = [...ofFirst.keys()].filter((key) => ofSecond.has(key));
  if (common.length === 0) return false;
  const chosen = common[pick(common.length)];
  await both(pair, ({ gm }, n) => gm.say({ do: 'act', menu: gm.scene.menu.number, way: (n === 0 ? ofFirst : ofSecond).get(chosen)! }));
  return true;
}

/** Steps of two tables: all of them in the deep run, many in one test of ten and few in another, which change with the commit. */
const [STEPS, MANY_STEPS, FEWER_STEPS] = [200, 60, 4];

const WAYS = [
  ['stands in two different places', false],
  ['goes its own ways', true],
] as const;

/** Its ways in full, and in a few steps. */
const isItsTurn = (nth: number, moves: boolean): boolean => [0, 1].some((more) => isTurnOf(nth + more + (moves ? 5 : 0), 10));

const CASES = RULE_SETS.map((ruleSet, nth) => ({ ruleSet, nth, ways: WAYS.filter(([, moves]) => isItsTurn(nth, moves)) }));

describe.each(CASES.filter(({ ruleSet, ways }) => !ruleSet.rules.hidesNobody && ways.length > 0))('$ruleSet.rules.id', ({ ruleSet, nth, ways }) => {
  const { id } = ruleSet.rules;
  const files = readdirSync(join(home, id)).filter((file) => file.endsWith('.json'));
  const fights = files.map((file) => ({ file: join(home, id, file), text: readFileSync(join(home, id, file), 'utf8') }));

  it.each(ways)('tells the other seats nothing of somebody hidden who %s, in every byte and frame of many steps', { timeout: 600_000 }, async (_how, moves) => {
    const isFull = isTurnOf(nth + (moves ? 5 : 0), 10);
    const wanted = isDeep ? STEPS : isFull ? MANY_STEPS : FEWER_STEPS;
    const run = await start(folder, { library: { ...LIBRARY, ruleSets: RULE_SETS, fights }, quota: { tables: 1000 } });
    const ready = (await (await fetch(`${run.base}/api/fights`)).json()) as readonly { readonly id: string }[];
    const kinds = new Set<string>();
    let steps = 0;
    for (let seed = 0; steps < wanted && seed < 60; seed++) {
      const found = await compare(run.base, ready[seed % ready.length].id, seed, moves, wanted - steps);
      steps += found.steps;
      for (const one of found.kinds) kinds.add(one);
    }
    await run.stop();
    expect(steps).toBeGreaterThanOrEqual(wanted);
    if (!isDeep) return;
    for (const kind of ['look', 'odds', 'undo', ...(moves ? ['moves alone'] : [])]) expect([...kinds]).toContain(kind);
  });
});
