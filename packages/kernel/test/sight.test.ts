import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { simulation } from '../../testkit/src/simulation.ts';
import {
  type AnyIntent,
  after,
  defineChange,
  defineIntent,
  defineWindow,
  Fight,
  give,
  oneOf,
  type Play,
  projectChanges,
  type RiposteError,
  sight,
  type View,
  type Viewer,
} from '../src/index.ts';
import { project } from '../src/testing.ts';
import { ChooseGuard, Counted, Cursed, type Duellist, duellist, Hit, Rounds, toy, toyDef, toyState } from './toy.ts';

const seat: Viewer = { gm: false, controls: [1] };
const gm: Viewer = { gm: true, controls: [] };

/** Two duellists and a third whom nobody sees; one of them does something. */
function withHidden(act: (play: Play) => void, by = 1): Fight {
  const planted = defineIntent('planted', { rule: 'T-0', title: 'Planted', perform: (play) => (act(play), true) });
  const state = toyState(3);
  (state.entities[3] as Duellist).hidden = true;
  const fight = Fight.open(toy({ intents: [...toyDef().intents, planted] }), state, { seed: 'sight', strict: true });
  fight.submit({ do: 'planted', by, with: {} });
  return fight;
}

describe('a seat', () => {
  it('is not told by a condition of its own who is hidden', () => {
    const fight = withHidden((play) => {
      give(play, 1, Cursed, { source: 3, until: after(play, Rounds, 3, 9) });
      give(play, 1, Cursed, { source: 2 });
    });
    const mine = (viewer: Viewer) =>
      (project(fight.view, viewer) as unknown as Duellist[]).find((one) => one.id === 1)!.conditions.map(({ source, of }) => [source, of]);
    expect(mine(seat)).toEqual([
      [-1, -1],
      [2, -1],
    ]);
    expect(mine(gm)).toEqual([
      [3, 3],
      [2, -1],
    ]);
    const sources = (viewer: Viewer) => projectChanges(fight.view, viewer, last(fight)).map((change) => change[3]);
    expect(sources(seat)).toEqual([2]);
    expect(sources(gm)).toEqual([3, 2]);
    expect(fight.state.entities[1].conditions[0].source).toBe(3);
  });

  it('sees of a hidden one neither body nor deeds in its view, and everybody else as they are', () => {
    const fight = withHidden((play) => play.ask(ChooseGuard, 2, { by: 3 }), 3);
    const view = sight(fight.view, seat);
    expect(view.state.entities[3]).toEqual({ id: 3, kind: 'hidden', name: 'someone', conditions: [], features: [], payment: null });
    expect(view.state.entities[2]).toBe(fight.state.entities[2]);
    expect(view.doing).toEqual([]);
    expect(fight.view.doing).toHaveLength(1);
    expect(duellist(fight.view, 3).points).toBe(9);
    expect(sight(fight.view, gm)).toBe(fight.view);
    expect(sight(fight.view, { gm: false, controls: [3] })).toBe(fight.view);
    const open = withHidden((play) => play.ask(ChooseGuard, 2, { by: 1 }), 1);
    expect(sight(open.view, seat).doing.map((one) => one.def.id)).toEqual(['planted']);
  });

  it('may do in its view, and declare, what nobody whom it sees stands in the way of', () => {
    const Squeeze = defineIntent('squeeze', {
      rule: 'T-0',
      title: 'Squeeze',
      available: (view, _by, refuse) => {
        if (view.state.entities[3].kind === 'fighter') refuse('T-0', 'somebody-stands-there');
      },
      perform: () => true,
    });
    const state = toyState(3);
    (state.entities[3] as Duellist).hidden = true;
    const fight = Fight.open(toy({ intents: [...toyDef().intents, Squeeze] }), state, { seed: 'sight' });
    const view = sight(fight.view, seat);
    expect(view.state.entities[3].kind).toBe('hidden');
    expect(view.legal(Squeeze.of(1, {}))).toBe(true);
    expect(fight.view.legal(Squeeze.of(1, {}))).toBe(false);
    expect(fight.legal(1).map((one) => one.def.id)).toContain('squeeze');
    const refusals = (as?: Viewer) => fight.menu(1, as).find((one) => one.intent.def === Squeeze)!.refusals;
    expect([refusals(), refusals(seat), refusals(gm)]).toEqual([[], [], [{ rule: 'T-0', reason: 'somebody-stands-there' }]]);
    expect(faultOf(() => fight.submit({ do: 'squeeze', by: 1, with: {} }, { viewer: gm }))).toBe('illegal-intent');
    fight.submit({ do: 'squeeze', by: 1, with: {} });
    expect(fight.verify()).toMatchObject({ ok: true });
  });

  it('is told of a change by nobody hidden, and of one that names nobody', () => {
    const fight = withHidden(() => {});
    const told = (viewer: Viewer) =>
      projectChanges(fight.view, viewer, [
        ['counted', 0],
        ['counted', 1],
        ['counted', 2],
        ['counted', 3],
        ['rule-ignored', 'T-1', true],
        ['counted', -1],
      ]);
    expect(told(seat).map((change) => change[1])).toEqual([0, 1, 2, 'T-1', -1]);
    expect(told(gm)).toHaveLength(6);
  });

  it('is refused without a word about who else may act or is asked', () => {
    const told = (act: () => void) => {
      try {
        act();
      } catch (thrown) {
        return JSON.stringify([(thrown as RiposteError).message, (thrown as RiposteError).data]);
      }
      return '';
    };
    const fight = withHidden((play) => play.askAll(ChooseGuard, [2, 3], { by: 1 }));
    expect(told(() => fight.answer('none', { who: 1 }))).toMatch(/^[^3]+$/);
    for (const who of [2, 3]) fight.answer('none', { who });
    expect(fight.declarers).toContain(3);
    expect(told(() => fight.submit({ do: 'rest', by: 9, with: {} }))).toMatch(/^[^3]+$/);
  });

  it('learns the question only when it is asked, and never of a hidden one', () => {
    const fight = withHidden((play) => play.askAll(ChooseGuard, [2, 3], { by: 1 }));
    expect(fight.question(gm)).toEqual({ ask: 'choose-guard', who: [2, 3] });
    expect(fight.question(seat)).toEqual({ ask: '', who: [2] });
    expect(fight.question({ gm: false, controls: [3] })).toEqual({ ask: 'choose-guard', who: [2, 3] });
    fight.answer('none', { who: 2 });
    fight.answer('none', { who: 3 });
    expect(fight.question(gm)).toBeNull();
  });

  it('learns of dice that somebody throws by hand only whose they are', () => {
    const fight = Fight.open(toy(), toyState(2, { coins: 0 }), { seed: 'sight', typed: true });
    fight.submit({ do: 'blow', by: 2, with: { at: 1 } });
    fight.answer(null);
    fight.answer('none');
    expect(fight.question(seat)).toEqual({ ask: '', who: [2] });
    expect(fight.question({ gm: false, controls: [2] })).toEqual({ ask: 'blow', who: [2] });
    expect(fight.question(gm)).toEqual({ ask: 'blow', who: [2] });
  });
});

function last(fight: Fight) {
  const line = fight.lines.at(-1);
  return line?.in === 'done' ? line.events : [];
}

describe('what a seat may choose', () => {
  const Jab = defineIntent<{ readonly at: number }>('jab', {
    rule: 'T-0',
    title: 'Jab',
    automatic: true,
    params: { at: oneOf({ rule: 'T-0', candidates: (view, { by }) => duellists(view).filter((id) => id !== by) }) },
    perform: (play, _by, { at }) => (Hit(play, at, 1), true),
  });
  const Opening = defineWindow<{ readonly by: number }>('opening', { rule: 'T-0', who: () => [1], intents: () => [Jab] });
  const duellists = (view: View) => view.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity.id] : []));
  const ambush = (by: number) => {
    const Open = defineIntent('open', { rule: 'T-0', title: 'Open', perform: (play) => (play.offer(Opening, { by }), true) });
    const state = toyState(3);
    (state.entities[3] as Duellist).hidden = true;
    const rules = toy({ intents: [...toyDef().intents, Jab, Open], windows: [...toyDef().windows, Opening] });
    const fight = Fight.open(rules, state, { seed: 'sight', strict: true });
    return { fight, open: () => fight.submit({ do: 'open', by, with: {} }) };
  };

  it('names nobody hidden, in menus, among legal intents and in windows', () => {
    const { fight, open } = ambush(2);
    const targets = (list: readonly AnyIntent[]) => list.flatMap((one) => (one.def.id === 'blow' ? [(one.with as { at: number }).at] : []));
    expect(targets(fight.menu(1).map((one) => one.intent))).toEqual([2]);
    expect(targets(fight.legal(1))).toEqual([2]);
    expect(targets(fight.legal(3))).toEqual([1, 2]);
    open();
    const { pending } = fight;
    expect(pending?.kind === 'answer' && pending.ask.answer.candidates(fight.view, { who: 1, about: pending.about })).toEqual([
      null,
      { do: 'jab', by: 1, with: { at: 2 } },
    ]);
  });

  it('shows a window that somebody hidden opened to nobody but himself', () => {
    const offered = (by: number) => {
      const { fight, open } = ambush(by);
      open();
      return sight(fight.view, seat).offering.map((one) => one.about);
    };
    expect(offered(2)).toEqual([{ by: 2 }]);
    expect(offered(3)).toEqual([]);
  });

  it('holds what is dear back where nothing is open anyway', () => {
    let listed = 0;
    const Costly = defineIntent<{ readonly at: number }>('costly', {
      rule: 'T-0',
      title: 'Costly',
      available: (view, by, refuse) => {
        if (duellist(view, by).coins < 9) refuse('T-0', 'no-nine-coins');
      },
      params: { at: oneOf({ rule: 'T-0', candidates: () => (listed++, [1]) }) },
      perform: () => true,
    });
    const fight = Fight.open(toy({ intents: [...toyDef().intents, Costly] }), toyState(), { seed: 'sight', strict: true });
    expect(fight.legal(1).some((one) => one.def === Costly)).toBe(false);
    expect(listed).toBe(0);
    expect(fight.menu(1).find((one) => one.intent.def === Costly)?.refusals).toEqual([{ rule: 'T-0', reason: 'no-nine-coins' }]);
  });
});

describe('a policy in a simulation', () => {
  it('declares and answers by what its fighter sees', () => {
    const state = toyState(3, { coins: 3, points: 1 });
    (state.entities[3] as Duellist).hidden = true;
    const seen: [who: number, kinds: string[]][] = [];
    const note = (view: View, who: number) => seen.push([who, view.state.entities.map((entity) => entity.kind)]);
    const blow = (view: View, by: number) => view.rules.intent({ do: 'blow', by, with: { at: by === 1 ? 2 : 1 } });
    const policy = {
      declare: (view: View, who: number) => (note(view, who), blow(view, who)),
      answer: (view: View, ask: { readonly id: string }, who: number) => (note(view, who), ask.id === 'struck' ? null : 'none'),
    };
    simulation(toy(), state, { seed: 'sight', policy: () => policy, maxCommands: 8 }).fight(0);
    expect(new Set(seen.map(([who]) => who)).size).toBeGreaterThan(1);
    for (const [who, kinds] of seen) expect(kinds[3]).toBe(who === 3 ? 'fighter' : 'hidden');
  });
});

describe('who enters', () => {
  const enters = (more: Partial<Duellist>) => {
    const fight = Fight.open(toy(), toyState(2), { seed: 'sight', strict: true });
    fight.fiat('more of them', [['entered', 3, { ...toyState().entities[1], id: 3, ...more } as never]]);
    return (viewer: Viewer) => fight.changesSeen(fight.lines.length - 1, viewer).map(([id]) => id);
  };

  it('is told whole to none but those who see all of him', () => {
    for (const hidden of [false, true]) {
      const told = enters({ hidden, secret: 7 });
      expect(told(gm)).toEqual(['entered']);
      expect(told(seat)).toEqual([]);
      expect(told({ gm: false, controls: [3] })).toEqual(['entered']);
    }
  });
});

describe('changes', () => {
  it('are judged by what a seat saw when they were made', () => {
    const Shown = defineChange('shown', (store, who: number, hidden: boolean): void => {
      (store.edit(who) as Duellist).hidden = hidden;
    });
    const act = defineIntent('act', {
      rule: 'T-0',
      title: 'Act',
      perform: (play) => (Counted(play, 3), Shown(play, 3, false), Hit(play, 3, 1), Shown(play, 3, true), Hit(play, 3, 2), true),
    });
    const state = toyState(3);
    (state.entities[3] as Duellist).hidden = true;
    const fight = Fight.open(toy({ intents: [...toyDef().intents, act], changes: [...toyDef().changes, Shown] }), state, { seed: 'sight', strict: true });
    fight.submit({ do: 'act', by: 1, with: {} });
    const done = fight.lines.length - 1;
    const told = [
      ['shown', 3, false],
      ['hit', 3, 1],
      ['shown', 3, true],
    ];
    expect(fight.changesSeen(done, seat)).toEqual(told);
    fight.fiat('out', [['shown', 3, false]]);
    expect(fight.changesSeen(done, seat)).toEqual(told);
    expect(fight.changesSeen(fight.lines.length - 1, seat)).toEqual([['shown', 3, false]]);
    expect(fight.changesSeen(done, gm)).toHaveLength(5);
    expect(fight.state.entities[3]).toMatchObject({ points: 6, hidden: false });
    expect(faultOf(() => fight.changesSeen(0, seat))).toBe('log-broken');
  });
});
