import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, decreeInWords, FileError, fightersOf, nameOf, once, readEncounter, still } from '@riposte/files';
import { Fight, intentJson, type Json } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { inTurn, isDeep } from '../../files/test/tenth.ts';
import { tellAll } from '../src/broadcast.ts';
import type { Act, Entry, Frame, Refusal, Scene } from '../src/protocol.ts';
import { type Seat, sceneFor, type TableState } from '../src/scene.ts';
import { Acts, actsOf, happening, tale } from '../src/seat-story.ts';
import { alike, seatView } from '../src/seat-view.ts';
import { USUAL } from '../src/settings.ts';
import { type Connection, Stream } from '../src/stream.ts';
import { seatAt, stageOf } from './stage.ts';

const home = join(import.meta.dirname, '../../../encounters');

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let x = Math.imul(seed + 1, 2_654_435_761);
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

/** A page that puts its frames together, as the table's page does. */
class Page implements Connection {
  scene: Scene | null = null;
  log: readonly Entry[] = [];
  /** The acts that it asked for, of the menu of that number. */
  whole: { readonly menu: number; readonly by: number | null; readonly act: string | null; readonly acts: readonly Act[] }[] = [];
  /** Parts that it never gets to see again: a fault, for the test of the test. */
  lost: readonly string[] = [];
  /** It keeps what it asked for when its menu is another one: a fault, likewise. */
  keeps = false;

  send(text: string): void {
    const frame = JSON.parse(text) as Frame;
    if (frame.kind === 'snapshot') {
      this.scene = frame.scene;
      this.log = frame.log;
    } else if (frame.kind === 'step') {
      const set = Object.entries(frame.set).filter(([part]) => !this.lost.includes(part));
      this.scene = { ...this.scene!, ...Object.fromEntries(set) };
      if (frame.log !== null) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.entries];
    }
    if (!this.keeps) this.whole = this.whole.filter((told) => told.menu === this.scene?.menu.number);
  }

  close({ text }: Refusal): void {
    throw new Error(text);
  }
}

/** A table with a game master, two players and two spectators, without a store and sockets. */
class Told {
  readonly fight: Fight;
  readonly pick: (below: number) => number;
  readonly pages = new Map<string, Page>();
  readonly seats: readonly Seat[];
  readonly streams: ReadonlyMap<string, Stream>;
  readonly #ruleSet: RuleSet;
  readonly #acts = new Acts();
  #settings = USUAL;

  constructor(text: string, seed: number) {
    const { rules, state, sides, ...encounter } = readEncounter(text, 'fight.json', RULE_SETS);
    this.#ruleSet = encounter.ruleSet;
    this.fight = Fight.open(rules, state, { seed: `frames ${seed}` });
    this.pick = numbers(seed);
    this.#settings = { ...USUAL, sides: [...sides] };
    const fighters = fightersOf(this.fight.view);
    const half = Math.ceil(fighters.length / 3);
    this.seats = [
      seatAt('gm'),
      seatAt('player', fighters.slice(0, half), 'one'),
      seatAt('player', fighters.slice(half, 2 * half), 'two'),
      seatAt('spectator', [], 'on'),
      seatAt('spectator', [], 'too'),
    ];
    this.streams = new Map(this.seats.map(({ row }) => [row.id, new Stream('0')]));
    for (const { row } of this.seats) this.come(row.id);
  }

  get stage(): TableState {
    return { ...stageOf(this.fight, this.#ruleSet, []), settings: this.#settings, title: 'Told' };
  }

  get online(): ReadonlySet<string> {
    return new Set(this.pages.keys());
  }

  /** A page comes and is told everything, as of a table. */
  come(seat: string): void {
    const stream = this.streams.get(seat)!;
    const page = new Page();
    this.tell(seat);
    for (const frame of stream.resume(null)) page.send(frame);
    stream.connections.add(page);
    this.pages.set(seat, page);
    this.tell();
  }

  go(seat: string): void {
    this.streams.get(seat)!.connections.delete(this.pages.get(seat)!);
    this.pages.delete(seat);
    this.tell();
  }

  tell(only: string | null = null): void {
    const failed = (seat: string, why: string): never => {
      throw new Error(`${seat}: ${why}`);
    };
    tellAll(this.stage, this.seats, this.streams, { acts: this.#acts.of(this.fight), asides: [] }, failed, only);
  }

  /** A page asks for the acts of somebody who may act, or for one of them, or turns to somebody else. */
  ask(seat: Seat): void {
    const { pick } = this;
    const page = this.pages.get(seat.row.id)!;
    const stream = this.streams.get(seat.row.id)!;
    const { number, acting, acts } = page.scene!.menu;
    if (acting.length === 0) return;
    const { ref } = acting[pick(acting.length)];
    if (pick(3) === 0) {
      stream.by = ref;
      this.tell(seat.row.id);
      return;
    }
    const by = pick(4) === 0 ? null : ref;
    const act = by === null || pick(2) === 0 ? null : acts[pick(acts.length)].id;
    const told = stream.forms(number, this.fight.version, by === null ? null : seat.refs.id(by)!, act);
    page.whole.push({ menu: number, by, act, acts: JSON.parse(JSON.stringify(told)) as readonly Act[] });
  }

  /** Pages whose scene is not what it would be if it were made whole now: seat and part. */
  wrong(): string[] {
    return this.seats.flatMap((seat) => {
      const told = this.pages.get(seat.row.id)?.scene;
      if (told === undefined || told === null) return [];
      const asked = told.question?.number ?? told.typing?.number ?? 0;
      const { scene, menu } = sceneFor(this.stage, seat, this.seats, this.online, { menu: told.menu.number, asked, by: told.menu.by });
      const whole = JSON.parse(JSON.stringify(scene)) as Scene;
      const wrong = (Object.keys(whole) as (keyof Scene)[]).filter((part) => JSON.stringify(told[part]) !== JSON.stringify(whole[part]));
      // What a page asked for it may keep for as long as its menu has that number.
      const kept = this.pages.get(seat.row.id)!.whole;
      const stale = kept.filter(({ by, act, acts }) => JSON.stringify(acts) !== JSON.stringify(menu.whole(by === null ? null : seat.refs.id(by)!, act)));
      return [...wrong, ...stale.map(() => 'forms')].map((part) => `${seat.row.id}: ${part}`);
    });
  }

  /** Pages whose log is not what it would be if it were told whole now. */
  wrongLogs(): string[] {
    const acts = actsOf(this.fight).map((act) => happening(this.fight, this.#ruleSet, act));
    return this.seats.flatMap(({ row, viewer }) => {
      const page = this.pages.get(row.id);
      const whole = acts.flatMap((act) => tale(this.fight, act, viewer) ?? []);
      return page === undefined || JSON.stringify(page.log) === JSON.stringify(whole) ? [] : [`${row.id}: log`];
    });
  }

  /** Something that may happen at a table, without telling it; its name. */
  step(): string {
    const { fight, pick } = this;
    const chance = pick(16);
    if (chance === 0 && fight.canUndo) {
      fight.undo();
      return 'undo';
    }
    if (chance === 1 && fight.canRedo) {
      fight.redo();
      return 'redo';
    }
    if (chance < 5 && !fight.rules.def.hidesNobody) return this.hide();
    if (chance === 5) return this.decree();
    if (chance === 6) {
      const autos = fightersOf(fight.view).filter(() => pick(2) === 0);
      this.#settings = { ...this.#settings, autos, paused: pick(2) === 0 };
      return 'settings';
    }
    if (chance < 10 && fight.pending === null && fight.declarers.length > 0) {
      const ways = fight.legal(fight.declarers[pick(fight.declarers.length)]);
      if (ways.length > 0) {
        fight.submit(intentJson(ways[pick(ways.length)]));
        return 'act';
      }
    }
    const did = decide(
      fight,
      () => this.#ruleSet.policy,
      () => true,
    );
    if (!did && fight.canUndo) fight.undo();
    return did ? 'policy' : 'undo';
  }

  /** Somebody hides, or comes out again. */
  hide(): string {
    const { fight, pick } = this;
    const fighters = fightersOf(fight.view);
    const one = fighters[pick(fighters.length)];
    const { conditions } = fight.state.entities[one];
    const isHidden = conditions.some(({ kind }) => fight.rules.things[kind].id === 'hidden');
    const name = nameOf({ ruleSet: this.#ruleSet, view: fight.view }, one);
    return isHidden ? this.#decreed('end', { of: name, condition: 'hidden' }) : this.#decreed('give', { to: name, condition: 'hidden', over: true });
  }

  /** The game master sets a number of somebody. */
  decree(): string {
    const { fight, pick } = this;
    const fighters = fightersOf(fight.view);
    const one = fighters[pick(fighters.length)];
    const settable = Object.entries(this.#ruleSet.words?.settables ?? {}).flatMap(([fact, { range }]) => {
      const found = range(fight.view, one);
      return found?.kind === 'number' ? [[fact, found] as const] : [];
    });
    if (settable.length === 0) return 'nothing';
    const [fact, { least, most, cap = most }] = settable[pick(settable.length)];
    const value = least + pick(Math.max(1, Math.min(cap, most) - least));
    const of = nameOf({ ruleSet: this.#ruleSet, view: fight.view }, one);
    return this.#decreed('set', { of, over: true, [fact]: value });
  }

  #decreed(act: string, given: Json): string {
    try {
      decreeInWords(this.fight, this.#ruleSet, act, given);
      return act;
    } catch (thrown) {
      // It was so already when the open command began.
      if (thrown instanceof FileError) return 'nothing';
      throw thrown;
    }
  }
}

/** Encounters of a rule set: a tenth in each run and at least one, all in the deep run. */
function fightsOf(ruleSet: RuleSet): readonly string[] {
  const files = readdirSync(join(home, ruleSet.rules.id)).filter((file) => file.endsWith('.json'));
  const some = inTurn(files);
  return some.length === 0 ? files.slice(0, 1) : some;
}

const textOf = (ruleSet: RuleSet, file: string): string => readFileSync(join(home, ruleSet.rules.id, file), 'utf8');

const STEPS = isDeep ? 120 : 25;
const SEEDS = isDeep ? [1, 2, 3] : [Number(process.env.RIPOSTE_TURN ?? 0)];

describe.each(RULE_SETS)('$rules.id', (ruleSet) => {
  it.each(fightsOf(ruleSet))('every seat has the scene that is made whole for it, whatever happened: %s', { timeout: 600_000 }, (file) => {
    for (const seed of SEEDS) {
      const table = new Told(textOf(ruleSet, file), seed);
      const done: string[] = [];
      for (let n = 0; n < STEPS; n++) {
        done.push(table.step());
        const away = table.seats.filter(({ row }) => !table.online.has(row.id));
        const chance = table.pick(8);
        if (chance === 0 && away.length > 0) table.come(away[0].row.id);
        else if (chance === 1 && table.online.size > 0) table.go([...table.online][table.pick(table.online.size)]);
        else table.tell();
        for (const seat of table.seats) if (table.online.has(seat.row.id) && table.pick(3) === 0) table.ask(seat);
        expect(table.wrong(), `seed ${seed}: ${done.join(', ')}`).toEqual([]);
      }
      expect(table.wrongLogs(), `seed ${seed}: ${done.join(', ')}`).toEqual([]);
    }
  });
});

it('a seat without a page costs nothing until one comes', () => {
  const table = new Told(textOf(RULE_SETS[0], fightsOf(RULE_SETS[0])[0]), 1);
  const stream = table.streams.get('one')!;
  table.go('one');
  const { made } = stream;
  for (let n = 0; n < 5; n++) {
    table.step();
    table.tell();
  }
  expect(stream.made).toBe(made);
  table.come('one');
  expect(stream.made).not.toBe(made);
  expect(table.wrong()).toEqual([]);
});

it('a telling reads the log only where it is new, however long it is', () => {
  const table = new Told(textOf(RULE_SETS[0], fightsOf(RULE_SETS[0])[0]), 1);
  const { lines } = table.fight;
  let reads = 0;
  const counted = new Proxy(lines, {
    get: (all, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      return Reflect.get(all, key) as unknown;
    },
  });
  Object.defineProperty(table.fight, 'lines', { get: () => counted });
  const readsOf = (acts: number): number => {
    while (lines.length < acts) table.hide();
    table.tell();
    table.hide();
    // A decree is tried in a copy, which reads the whole log.
    reads = 0;
    table.tell();
    return reads;
  };
  const few = readsOf(10);
  expect(readsOf(400)).toBeLessThan(few + 30);
  expect(table.wrong()).toEqual([]);
  expect(table.wrongLogs()).toEqual([]);
});

it('what was made once from the view of all is made anew for a seat from which somebody is hidden', () => {
  const table = new Told(textOf(RULE_SETS[0], fightsOf(RULE_SETS[0])[0]), 1);
  const [gm, one] = table.seats;
  const { fight, stage } = table;
  const [own] = one.viewer.controls;
  // From a friend nobody hides.
  const sideOf = (id: number): unknown => (fight.rules.def.shown(fight.view, id) as { readonly side?: unknown }).side;
  const foe = fightersOf(fight.view).find((id) => sideOf(id) !== sideOf(own))!;
  const name = nameOf({ ruleSet: stage.ruleSet, view: fight.view }, foe);
  decreeInWords(fight, stage.ruleSet, 'give', { to: name, condition: 'hidden', over: true });
  const speech = still({ ruleSet: stage.ruleSet, view: fight.view });
  const [all, some] = [gm, one].map(({ viewer }) => seatView(speech, viewer));
  const makes = [
    (made: string) => once(speech, `facts ${own} en`, () => made),
    (made: string) => alike(all, own, 'facts', () => made),
    (made: string) => alike(some, own, 'facts', () => made),
    (made: string) => once(some.seen(), `facts ${own} en`, () => made),
    (made: string) => once({ ...speech, view: some.seen().view }, `facts ${own} en`, () => made),
  ];
  expect(some.sees(foe)).toBe('hidden');
  expect(makes.map((make, n) => make(`made by ${n}`))).toEqual(['made by 0', 'made by 1', 'made by 2', 'made by 3', 'made by 4']);
  expect(once(speech, `facts ${own} en`, () => 'made again')).toBe('made by 0');
});

describe('the comparison', () => {
  const ruleSet = RULE_SETS.find(({ rules }) => rules.id === 'celesia')!;
  const played = (): Told => new Told(textOf(ruleSet, 'village-green.json'), 1);

  /** What is wrong when first something is. */
  function firstWrong(table: Told, tell: () => void): readonly string[] {
    for (let n = 0; n < 40; n++) {
      if (n % 2 === 0) table.hide();
      else table.step();
      tell();
      const found = table.wrong().filter((one) => !one.startsWith('gm'));
      if (found.length > 0) return found;
    }
    return [];
  }

  it('finds a part that stays as it was', () => {
    const table = played();
    table.pages.get('one')!.lost = ['fighters'];
    expect(firstWrong(table, () => table.tell())).toEqual(['one: fighters']);
  });

  it('finds forms of acts that are not those any more', () => {
    const table = played();
    table.pages.get('one')!.keeps = true;
    const found = firstWrong(table, () => {
      table.tell();
      table.ask(table.seats[1]);
    });
    expect(found).toContain('one: forms');
  });

  it('finds what was made from the view of the game master for seats that see less', () => {
    const table = played();
    const rules = table.fight.rules.def as { hidesNobody: boolean };
    const found = firstWrong(table, () => {
      rules.hidesNobody = true;
      table.tell();
      rules.hidesNobody = false;
    });
    // Who is hidden is left out all the same: what others have from standing beside somebody hidden gives it away.
    expect(found.length).toBeGreaterThan(0);
  });
});
