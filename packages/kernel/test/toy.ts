import type { Change } from '../src/index.ts';
import {
  adds,
  anyCancels,
  declare,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineClock,
  defineCondition,
  defineFeature,
  defineIntent,
  defineQuery,
  defineResource,
  defineRoll,
  defineRules,
  defineWindow,
  die,
  type Entity,
  expire,
  type Id,
  type IntentDef,
  makeRules,
  number,
  oneOf,
  oneWord,
  over,
  type Play,
  payOn,
  plainSum,
  type Rules,
  type RulesDef,
  run,
  type State,
} from '../src/index.ts';

// What the rules of the tests say no with.
declare module '@riposte/kernel' {
  interface Reasons {
    readonly bound: true;
    readonly brooding: true;
    readonly no: true;
    readonly 'dark-already': true;
    readonly 'no-nine-coins': true;
    readonly 'no-two-coins': true;
    readonly 'nobody-calls': true;
    readonly 'nobody-hears': true;
    readonly 'somebody-stands-there': true;
    readonly 'nothing-to-see': true;
    readonly 'too-few': true;
    readonly 'too-late': true;
    readonly 'too-tired': true;
    readonly 'too-weak': true;
  }
}

/** A game just large enough to show what the kernel does: duellists with points, coins and one kind of blow. */
export interface Duellist extends Entity {
  points: number;
  coins: number;
  debt: number;
  hits: number;
  side: number;
  hidden: boolean;
  secret: number;
}

export const duellist = (view: { readonly state: State }, id: Id): Duellist => view.state.entities[id] as Duellist;

export const Purse = defineQuery<undefined>('purse', { rule: 'T-1', from: 'six', base: () => 6, combine: plainSum });
export const Strength = defineQuery<undefined>('strength', { rule: 'T-2', from: 'two', base: () => 2, combine: plainSum, show: (value) => `<${value}>` });
export const Luck = defineQuery<undefined>('luck', { rule: 'T-3', from: 'none', base: () => 0, combine: anyCancels });

export const Coins = defineResource('coins', {
  title: 'coins',
  read: (entity) => (entity as Duellist).coins,
  write: (entity, value) => {
    (entity as Duellist).coins = value;
  },
  cap: Purse,
  owed: {
    read: (entity) => (entity as Duellist).debt,
    write: (entity, value) => {
      (entity as Duellist).debt = value;
    },
  },
});

export const Hit: Change<[who: Id, points: number]> = defineChange('hit', (store, who: Id, points: number): boolean => {
  if (points === 0) return false;
  (store.edit(who) as Duellist).points -= points;
  return true;
});
export const Counted: Change<[who: Id]> = defineChange('counted', (store, who: Id): void => {
  (store.edit(who) as Duellist).hits++;
});
export const Known: Change<[who: Id]> = defineChange('known', (): void => {}, { reveals: true });

export const Rounds = defineClock('rounds', (view) => duellist(view, 0).hits);

export const Weak = defineCondition('weak', {
  rule: 'T-4',
  title: 'weak',
  contributes: [adds(Strength, -1, { rule: 'T-4', label: 'weak' })],
  forbids: [{ tags: ['big'], rule: 'T-5', reason: 'too-weak' }],
});
export const Ill = defineCondition('ill', { rule: 'T-6', title: 'ill', carries: () => [Weak] });
export const Cursed = defineCondition('cursed', { rule: 'T-7', title: 'cursed', stacks: true });
export const Hurt = defineCondition('hurt', {
  rule: 'T-8',
  title: 'hurt',
  while: (view, on) => duellist(view, on).points < 5,
  contributes: [adds(Strength, 1, { rule: 'T-8', label: 'furious' })],
});

export const Axe = defineFeature('axe', {
  title: 'axe',
  contributes: [
    adds(Strength, 3, { rule: 'T-9', label: 'axe' }),
    adds(Strength, 10, { rule: 'T-10', label: 'axe, full moon', only: 'under a full moon', when: () => false }),
    adds(Strength, -1, { rule: 'T-11', label: 'facing an axe', as: 'against' }),
  ],
});

export const BlowRoll = defineRoll('blow', { rule: 'T-12', title: 'blow' });
export const SaveRoll = defineRoll('save', { rule: 'T-13', title: 'save' });

export const ChooseGuard = defineAsk<{ readonly by: Id }, 'none' | 'high' | 'low'>('choose-guard', {
  rule: 'T-14',
  open: (view, who) => duellist(view, who).coins > 0,
  answer: oneWord('T-14', () => ['none', 'high', 'low']),
  fallback: () => 'none',
});

export const Bid = defineAsk<{ readonly round: number }, number>('bid', {
  rule: 'T-15',
  answer: number({ rule: 'T-15', least: () => 0, most: (view, { who }) => duellist(view, who).coins }),
  fallback: () => 0,
});

export const Dodge: IntentDef<Record<string, never>> = defineIntent('dodge', {
  rule: 'T-16',
  title: 'Dodge',
  automatic: true,
  available: (view, by, refuse) => {
    if (Coins.left(view, by) < 2) refuse('T-16', 'no-two-coins');
  },
  perform(play, by) {
    Coins.spend(play, by, 2);
    return true;
  },
});

export const Struck = defineWindow<{ readonly at: Id }>('struck', {
  rule: 'T-17',
  who: (view, { at }) => (Coins.left(view, at) >= 2 ? [at] : []),
  intents: () => [Dodge],
});

export const Blow = defineIntent<{ readonly at: Id }>('blow', {
  rule: 'T-18',
  title: 'Blow',
  tags: ['big'],
  params: {
    at: oneOf({
      rule: 'T-18',
      candidates: (view, { by }) => view.state.entities.filter((entity) => entity.kind === 'fighter' && entity.id !== by).map((entity) => entity.id),
    }),
  },
  perform(play, by, { at }) {
    if (play.offer(Struck, { at }) !== undefined) return false;
    const guard = play.ask(ChooseGuard, at, { by });
    const roll = play.roll(BlowRoll, by, die(6));
    const save = guard === 'none' ? 0 : play.roll(SaveRoll, at, die(4));
    Hit(play, at, Math.max(0, roll - save));
    return true;
  },
});

export const Auction = defineIntent('auction', {
  rule: 'T-19',
  title: 'Auction',
  perform(play, by) {
    const all = play.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity.id] : []));
    const bids = play.askAll(Bid, all, { round: 1 });
    const best = Math.max(...bids);
    Counted(play, all[bids.indexOf(best)]);
    Coins.spend(play, all[bids.indexOf(best)], best);
    return by >= 0;
  },
});

export const Monument = defineIntent('monument', {
  rule: 'T-20',
  title: 'Monument',
  perform(play, by) {
    const done = payOn(play, Coins, by, 9, { do: 'monument', by, with: {} });
    if (done !== null) Counted(play, by);
    return true;
  },
});

export const Payday = defineIntent('payday', {
  rule: 'T-21',
  title: 'Payday',
  automatic: true,
  perform(play) {
    for (const one of play.state.entities) if (one.kind === 'fighter') Coins.refill(play, one.id, 4);
    Counted(play, 0);
    expire(play, Rounds, 0);
    return true;
  },
});

export const Rest = defineIntent('rest', { rule: 'T-22', title: 'Rest', perform: (play, by) => (Counted(play, by), true) });

export const Fall = defineCheckpoint('fall', {
  rule: 'T-23',
  watches: [Hit],
  settle(play, who) {
    if (duellist(play, who).points <= 0) Counted(play, who);
  },
});

export function toyDef(more: Partial<RulesDef> = {}): RulesDef {
  return defineRules({
    id: 'toy',
    version: '1.0.0',
    title: 'Toy',
    options: { points: { rule: 'T-1', values: [5, 9], default: 5 } },
    rulings: (options) => options,
    intents: [Blow, Dodge, Auction, Monument, Payday, Rest],
    asks: [ChooseGuard, Bid],
    windows: [Struck],
    rolls: [BlowRoll, SaveRoll],
    changes: [Hit, Counted, Known],
    queries: [Purse, Strength, Luck],
    conditions: [Weak, Ill, Cursed, Hurt],
    features: [Axe],
    resources: [Coins],
    clocks: [Rounds],
    checkpoints: [Fall],
    always: [],
    predicates: { rich: (view, who) => Coins.left(view, who) >= 4 },
    copy: (entity) => {
      const e = entity as Duellist;
      return {
        id: e.id,
        kind: e.kind,
        conditions: e.conditions,
        features: e.features,
        payment: e.payment,
        points: e.points,
        coins: e.coins,
        debt: e.debt,
        hits: e.hits,
        side: e.side,
        hidden: e.hidden,
        secret: e.secret,
      } as Entity;
    },
    next(view) {
      if (duellist(view, 0).hits === 0) return run(Payday.of(0, {}));
      const standing = view.state.entities.filter((entity) => entity.kind === 'fighter' && duellist(view, entity.id).points > 0);
      return standing.length < 2 ? over({ winner: standing[0]?.id ?? null }) : declare(standing.map((one) => one.id));
    },
    perform: (play: Play, intent) => intent.def.perform(play, intent.by, intent.with),
    sees: (view, viewer, id) => (viewer.controls.includes(id) || id === 0 ? 'all' : duellist(view, id).hidden ? 'hidden' : 'shown'),
    shown: (view, id) => ({ points: duellist(view, id).points > 2 ? 'fine' : 'bad' }),
    name: (_view, id) => `N${id}`,
    ...more,
  });
}

export function toy(more: Partial<RulesDef> = {}): Rules {
  return makeRules(toyDef(more));
}

export function toyState(count = 2, more: Partial<Duellist> = {}): State {
  const one = (id: Id, kind: string): Duellist => ({
    id,
    kind,
    conditions: [],
    features: [],
    payment: null,
    points: 9,
    coins: 0,
    debt: 0,
    hits: 0,
    side: id,
    hidden: false,
    secret: 0,
    ...(id > 0 ? more : {}),
  });
  return { serial: 0, ignored: [], entities: [one(0, 'scene'), ...Array.from({ length: count }, (_, i) => one(i + 1, 'fighter'))] };
}
