import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import {
  type AnyIntentDef,
  copyState,
  defineChange,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  defineQuery,
  defineResource,
  defineRules,
  die,
  type Entry,
  Fight,
  makeRules,
  over,
  type Play,
  plainSum,
  projectChanges,
  type Query,
  Runner,
  readLog,
  type Viewer,
  writeLog,
} from '../src/index.ts';
import { project } from '../src/testing.ts';
import { Blow, BlowRoll, ChooseGuard, Counted, type Duellist, Hit, Known, Luck, Purse, Strength, toy, toyDef, toyState } from './toy.ts';

describe('what stands in no list', () => {
  const Unlisted = defineChange('unlisted', (store, who: number): void => void store.edit(who));
  const none = defineQuery('no-query', { rule: 'T-0', from: 'none', base: () => 0, combine: plainSum });
  const Stock = defineResource('stock', { title: 'stock', read: () => 3, write: () => {} });
  it.each([
    ['change', (play: Play) => Unlisted(play, 1), '"unlisted" in its changes'],
    ['query', (play: Play) => none(play, 1), '"no-query" in its queries'],
    ['resource', (play: Play) => Stock.spend(play, 1, 1), '"stock" in its resources'],
  ])('a %s is named', (_what, use, says) => {
    const fight = withIntent((play) => {
      use(play);
      return true;
    });
    expect(() => fight.submit({ do: 'planted', by: 1, with: {} })).toThrow(`does not list ${says}`);
  });
});

describe('what a rule set may leave out', () => {
  it('is empty, or the usual', () => {
    const bare = defineRules({ id: 'bare', version: '1.0.0', title: 'Bare', next: () => over(null), sees: () => 'all', shown: () => null, name: String });
    const { def, options, rulings } = makeRules(bare);
    expect([options, rulings, def.intents, def.checkpoints]).toEqual([{}, null, [], []]);
    const entity = toyState().entities[1];
    expect(def.copy(entity)).toEqual(entity);
    expect(def.copy(entity)).not.toBe(entity);
  });
});

/** A fight with one more intent, the place where a fault is planted. */
function withIntent(perform: (play: Play, by: number) => boolean, more: Parameters<typeof toy>[0] = {}): Fight {
  const planted: AnyIntentDef = defineIntent('planted', { rule: 'T-0', title: 'Planted', perform });
  const rules = toy({ ...more, intents: [...toyDef().intents, planted] });
  return Fight.open(rules, toyState(), { seed: 'guards', strict: true });
}

const act = (fight: Fight) => faultOf(() => fight.submit({ do: 'planted', by: 1, with: {} }));

describe('guards that must fire', () => {
  it('names a swallowed suspension when rule code goes on', () => {
    const fight = withIntent((play) => {
      try {
        play.ask(ChooseGuard, 2, { by: 1 });
      } catch {
        Hit(play, 2, 3);
      }
      return true;
    });
    expect(act(fight)).toBe('swallowed-suspension');
    expect((fight.state.entities[2] as Duellist).points).toBe(9);
  });

  it('names a swallowed suspension when rule code returns quietly', () => {
    const fight = withIntent((play) => {
      try {
        play.ask(ChooseGuard, 2, { by: 1 });
      } catch {
        return true;
      }
      return true;
    });
    expect(act(fight)).toBe('swallowed-suspension');
  });

  it('names a swallowed suspension when rule code throws another fault instead', () => {
    const fight = withIntent((play) => {
      try {
        play.ask(ChooseGuard, 2, { by: 1 });
      } catch {
        throw new TypeError('of its own');
      }
      return true;
    });
    expect(act(fight)).toBe('swallowed-suspension');
  });

  it('names a stale answer by kind, by asker and by what it is about', () => {
    const rules = toy();
    const execute = (entry: Entry) => {
      const runner = Runner.recording(rules, copyState(rules, { ...toyState(2, { coins: 1 }) }), { roll: () => null, answer: () => null });
      return faultOf(() => runner.execute(rules.intent({ do: 'blow', by: 1, with: { at: 2 } }), [entry]));
    };
    expect(execute({ in: 'answer', ask: 'choose-guard', who: 2, about: { by: 1 }, value: 'none' })).toBeNull();
    expect(execute({ in: 'answer', ask: 'bid', who: 2, about: { by: 1 }, value: 'none' })).toBe('stale-answer');
    expect(execute({ in: 'answer', ask: 'choose-guard', who: 1, about: { by: 1 }, value: 'none' })).toBe('stale-answer');
    expect(execute({ in: 'answer', ask: 'choose-guard', who: 2, about: { by: 7 }, value: 'none' })).toBe('stale-answer');
    expect(execute({ in: 'roll', roll: 'blow', who: 1, pool: 'd6', faces: [1], total: 1 })).toBe('stale-answer');
    const fight = Fight.open(rules, toyState(), { seed: 'stale' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(faultOf(() => fight.answer('high', { ask: 'choose-guard' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer(null, { who: 1 }))).toBe('stale-answer');
    expect(fight.pending).not.toBeNull();
  });

  it.each([
    ['a class', () => new Map()],
    ['undefined', () => ({ a: undefined })],
    ['not a number', () => Number.NaN],
    ['a function', () => () => 1],
    ['a hole', () => Object.assign([1], { 2: 3 })],
  ])('names state that does not survive JSON: %s', (_what, make) => {
    const Spoil = defineChange('spoil', (store, who: number, value: unknown): void => {
      (store.edit(who) as unknown as { secret: unknown }).secret = value;
    });
    const fight = withIntent((play) => (Spoil(play, 1, make()), true), { changes: [...toyDef().changes, Spoil] });
    expect(act(fight)).toBe('not-json');
  });

  it('names a query that asks itself, and goes on working', () => {
    const Circle: Query<undefined> = defineQuery<undefined>('circle', {
      rule: 'T-0',
      from: 'itself',
      base: (view, who) => Circle(view, who) + 1,
      combine: plainSum,
    });
    const fight = withIntent((play, by) => Circle(play, by) > 0, { queries: [Purse, Strength, Luck, Circle] });
    expect(act(fight)).toBe('query-asks-itself');
    expect(Strength(fight.view, 1)).toBe(2);
  });

  it('names an act whose legality depends on itself', () => {
    const Brooding = defineCondition('brooding', {
      rule: 'T-0',
      title: 'brooding',
      while: (view, on) => view.legal(view.rules.intent({ do: 'blow', by: on, with: { at: 2 } })),
      forbids: [{ tags: ['big'], rule: 'T-0', reason: 'brooding' }],
    });
    const fight = withIntent(() => true, { conditions: [...toyDef().conditions, Brooding] });
    expect(faultOf(() => fight.submit({ do: 'blow', by: 1, with: { at: 2 } }))).toBe('query-asks-itself');
    expect([act(fight), fight.view.asking]).toEqual([null, 0]);
  });

  it('takes the fall of a whole army for no checkpoint that never settles', () => {
    const army = 1500;
    const Storm = defineIntent('storm', {
      rule: 'T-0',
      title: 'Storm',
      perform(play) {
        for (let who = 1; who <= army; who++) Hit(play, who, 9);
        return true;
      },
    });
    const fight = Fight.open(toy({ intents: [...toyDef().intents, Storm] }), toyState(army), { seed: 'army' });
    expect(faultOf(() => fight.submit({ do: 'storm', by: 1, with: {} }))).toBeNull();
    expect(fight.state.entities.filter((entity) => (entity as Duellist).hits > 0)).toHaveLength(army + 1);
  });

  it('names a checkpoint that never settles', () => {
    const Restless = defineCheckpoint('restless', { rule: 'T-0', watches: [Counted], settle: (play, who) => Counted(play, who) });
    const rules = toy({ checkpoints: [Restless] });
    expect(faultOf(() => Fight.open(rules, toyState(), { seed: 's' }))).toBe('unsettled');
  });

  it('names recursion without end', () => {
    const fight = withIntent((play, by) => play.perform(play.rules.intent({ do: 'planted', by, with: {} })) === true);
    expect(act(fight)).toBe('too-deep');
  });

  it('names an unused scripted die and an unused choice', () => {
    const rules = toy();
    const runner = Runner.recording(rules, copyState(rules, toyState()), { roll: () => null, answer: () => null });
    const rest = rules.intent({ do: 'rest', by: 1, with: {} });
    expect(faultOf(() => runner.execute(rest, [{ in: 'roll', roll: 'blow', who: 1, pool: 'd6', faces: [3], total: 3 }]))).toBe('unused-script');
    expect(faultOf(() => runner.execute(rest, [{ in: 'answer', ask: 'bid', who: 1, about: null, value: 1 }]))).toBe('unused-script');
    expect(faultOf(() => runner.execute(rest, []))).toBeNull();
  });

  it('lets one of two commands on one version through and refuses the other', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'two' });
    const { version } = fight;
    fight.submit({ do: 'rest', by: 1, with: {} }, { version });
    expect(faultOf(() => fight.submit({ do: 'rest', by: 2, with: {} }, { version }))).toBe('stale-version');
    const judging = Fight.open(toy({ judge: (_view, intent) => (intent.by === 2 ? 'stands' : 'clash') }), toyState(), { seed: 'two' });
    judging.submit({ do: 'rest', by: 1, with: {} }, { version });
    expect(faultOf(() => judging.submit({ do: 'rest', by: 2, with: {} }, { version }))).toBeNull();
    expect(faultOf(() => judging.submit({ do: 'rest', by: 1, with: {} }, { version }))).toBe('clash');
  });

  it('finds a hidden fact in another seat’s projection', () => {
    const seat: Viewer = { gm: false, controls: [1] };
    const secretly = (secret: number) => {
      const state = toyState(3);
      (state.entities[3] as Duellist).hidden = true;
      (state.entities[3] as Duellist).secret = secret;
      (state.entities[2] as Duellist).secret = secret;
      return state;
    };
    const bytes = (rules: ReturnType<typeof toy>, secret: number) => JSON.stringify(project(Fight.open(rules, secretly(secret), { seed: 'x' }).view, seat));
    expect(bytes(toy(), 1)).toBe(bytes(toy(), 2));
    const leaking = toy({ shown: (view, id) => ({ points: (view.state.entities[id] as Duellist).secret }) });
    expect(bytes(leaking, 1)).not.toBe(bytes(leaking, 2));
    const showing = toy({ sees: () => 'all' });
    expect(bytes(showing, 1)).not.toBe(bytes(showing, 2));
  });

  it('tells nobody the amounts of somebody seen only in part', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'amounts' });
    const done = fight.lines.at(-1);
    const changes = done?.in === 'done' ? done.events : [];
    const whose = (viewer: Viewer) => projectChanges(fight.view, viewer, changes).flatMap(([id, who]) => (id === 'resource-set' ? [who] : []));
    expect(whose({ gm: false, controls: [1] })).toEqual([1]);
    expect(whose({ gm: true, controls: [] })).toEqual([1, 2]);
  });

  it('finds a changed line in a stored log', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'chain' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const text = writeLog(fight.header, fight.lines);
    expect(faultOf(() => readLog(text))).toBeNull();
    expect(faultOf(() => readLog(text.replace('"value":"none"', '"value":"high"')))).toBe('hash-mismatch');
    // A whole entry that is left out, put elsewhere or told twice.
    fight.submit({ do: 'rest', by: 2, with: {} });
    fight.submit({ do: 'rest', by: 1, with: {} });
    const rows = writeLog(fight.header, fight.lines).split('\n');
    const at = rows.findIndex((row) => row.includes('"rest"'));
    const [before, one, two, rest] = [rows.slice(0, at), rows.slice(at, at + 2), rows.slice(at + 2, at + 4), rows.slice(at + 4)];
    const read = (...parts: string[][]) => faultOf(() => readLog([before, ...parts, rest].flat().join('\n')));
    expect([read(one, two), read(two), read(two, one), read(one, one, two)]).toEqual([null, 'hash-mismatch', 'hash-mismatch', 'hash-mismatch']);
    expect(faultOf(() => readLog('{"format":"something else"}\n'))).toBe('log-broken');
    expect(faultOf(() => readLog('not json\n'))).toBe('log-broken');
    expect(faultOf(() => readLog(''))).toBe('log-broken');
    expect(faultOf(() => readLog(`${text.split('\n')[0]}\nnull\n`))).toBe('log-broken');
  });

  it('finds an outcome that the rules of today no longer give', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'later' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    expect(fight.verify().ok).toBe(true);
    const otherwise = defineIntent<{ at: number }>('blow', {
      ...BLOW,
      perform: (play, by, { at }) => (play.roll(BlowRoll, by, die(6)), Hit(play, at, 1), true),
    });
    const later = toy({ intents: toyDef().intents.map((intent) => (intent.id === 'blow' ? (otherwise as AnyIntentDef) : intent)) });
    const { ok, line } = Fight.load(later, fight.header, fight.lines, { seed: 'later' }).verify();
    expect([ok, fight.lines[line!].in]).toEqual([false, 'done']);
  });

  it('does not let an author take back what was revealed', () => {
    const fight = withIntent((play) => (Known(play, 2), play.ask(ChooseGuard, 2, { by: 1 }), true));
    fight.submit({ do: 'planted', by: 1, with: {} });
    expect(faultOf(() => fight.withdraw('author'))).toBe('waiting');
    fight.withdraw('gm');
    expect(fight.pending).toBeNull();
  });
});

const BLOW = { rule: 'T-18', title: 'Blow', params: { at: Blow.params[0] } };
