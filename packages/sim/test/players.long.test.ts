import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCommand } from '@riposte/files';
import { Fight, intentJson, Random } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn, isTurnOf } from '../../files/test/tenth.ts';
import { arena, type Job, MINDS, oddsOf, playerNamed, simulate, still, TEMPERS, tournament, worthFor } from '../src/index.ts';
import { gaugeWeights } from '../src/players/life.ts';
import { turnsOf } from '../src/players/playout.ts';
import { raced } from '../src/players/search.ts';
import { treeOf } from '../src/players/tree.ts';
import { answers, choices } from '../src/players/weigh.ts';
import { encounter, root, SMALL, standing } from './encounters.ts';

const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const jobOf = (file: string, players: Job['players']): Job => ({ content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'players', players, rounds: 200 });
const game = (file: string) => {
  const read = encounter(file);
  return { standing: standing(read), sides: read.sides };
};

describe('a computer player', () => {
  it('that acts at random lets the scene close after the fight', async () => {
    const file = join(root, 'encounters/heroes-of-destiny/wolves-at-the-ford.json');
    const { fight } = await arena(jobOf(file, { Pilgrims: 'random', Wolves: 'random' }));
    for (let trial = 0; trial < 5; trial++) expect(fight(trial)).toMatchObject({ finished: true });
  });

  it('has a name that is known', () => {
    for (const name of [...MINDS, ...Object.keys(TEMPERS), 'tactical:brave']) expect(playerNamed(name, game(duel))).toBeDefined();
    expect(() => playerNamed('genius', game(duel))).toThrow(/expected a player: policy, random, careful, tactical, even, brave/);
    expect(() => playerNamed('tactical:silly', game(duel))).toThrow(/column 10: expected a temper/);
    expect(() => playerNamed('careful:brave:x', game(duel))).toThrow(/column 14: expected the end/);
    expect(() => playerNamed('random@5', game(duel))).toThrow(/column 7: expected the end: only tactical/);
    for (const name of ['tactical@400', 'tactical:brave@200ms']) expect(playerNamed(name, game(duel)).thinks).toBe(true);
    for (const name of ['tactical@', 'tactical@0', 'tactical@many', 'tactical@3s', 'tactical@999999'])
      expect(() => playerNamed(name, game(duel)), name).toThrow(/column 10: expected futures or milliseconds, 1 to 100000/);
  });

  it('plays the same fight for the same number, whatever the workers', async () => {
    const job = jobOf(duel, { Ilse: 'careful', Odo: 'random' });
    const alone = await simulate(job, { fights: 6, workers: 1, share: 2 });
    expect((await simulate(job, { fights: 6, workers: 2, share: 2 })).tally).toEqual(alone.tally);
  });

  it('careful chooses the act with the highest exact expectation', () => {
    const { standing: of, sides } = game(duel);
    const { state } = Fight.open(of.rules, of.state, { seed: 'careful' });
    const now = { ...of, state };
    const view = still(now);
    const [who] = of.rules.def.next(view).declare!;
    const [first, ...others] = playerNamed('careful', { standing: of, sides }).weigh!(view, who);
    expect(others.length).toBeGreaterThan(2);
    expect(others.every((one) => one.worth <= first.worth + 0.005)).toBe(true);
    expect(view.legal(first.choice)).toBe(true);
    expect(oddsOf(now, first.choice, { within: 0 }).outcomes.length).toBeGreaterThan(1);
  });

  it('does nothing that changes nothing, which it could do for ever', () => {
    const file = join(root, 'encounters/celesia/wrestling-ring.json');
    const { standing: of, sides } = game(file);
    const now = { ...of, state: Fight.open(of.rules, of.state, { seed: 'idle' }).state };
    const view = still(now);
    const [who] = of.rules.def.next(view).declare!;
    const skills = choices(view, who, null).filter((choice) => choice.def.id === 'use-skill');
    expect(skills.length).toBeGreaterThan(0);
    const weighed = playerNamed('careful', { standing: of, sides }).weigh!(view, who).filter((one) => one.choice.def.id === 'use-skill');
    expect(weighed.map((one) => one.worth)).toEqual(weighed.map(() => -1));
    expect(weighed.length).toBeGreaterThan(0);
  });

  it.each(SMALL)('leaves to the policy of $ruleSet what throws a weapon away or gives up', ({ file }) => {
    const { standing: of, sides } = game(file);
    const view = still({ ...of, state: Fight.open(of.rules, of.state, { seed: 'left' }).state });
    const [who] = of.rules.def.next(view).declare!;
    const left = (of.ruleSet.leftToPolicy ?? []).map((def) => def.id);
    const open = choices(view, who, null).map((choice) => choice.def.id);
    expect(open.filter((id) => left.includes(id))).toEqual(expect.arrayContaining(['surrender']));
    expect(['drop', 'release', 'lie-down'].filter((id) => open.includes(id) && !left.includes(id))).toEqual([]);
    const weighed = playerNamed('careful', { standing: of, sides }).weigh!(view, who).map((one) => one.choice.def.id);
    expect(weighed.filter((id) => left.includes(id))).toEqual([]);
  });

  it('leaves to the policy the same acts out of turn', () => {
    const { standing: of } = game(join(root, 'encounters/heroes-of-destiny/archers-at-the-wall.json'));
    const left = of.ruleSet.leftToPolicy!;
    const fight = Fight.open(of.rules, of.state, { seed: 'out of turn' });
    const actsOf = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/"do":"([^"]+)"/g)].map(([, id]) => id);
    const isLeft = (value: unknown): boolean => left.some((def) => actsOf(value).includes(def.id));
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { pending } = fight;
      if (pending?.kind === 'answer') {
        const [who] = pending.whos;
        const all = answers(fight.view, pending.ask, who, pending.about);
        for (const id of all.flatMap(actsOf)) seen.add(id);
        expect(answers(fight.view, pending.ask, who, pending.about, left)).toEqual(all.filter((value) => !isLeft(value)));
        fight.answer(of.policy.answer(fight.view, pending.ask, who, pending.about), { who });
      } else {
        const intent = fight.declarers.map((who) => of.policy.declare(fight.view, who)).find((one) => one !== null)!;
        fight.submit(intentJson(intent));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['jump', 'ready', 'defend']));
  });

  it('weighs an answer by what the rest of the command leads to', () => {
    const { standing: of, sides } = game(duel);
    const fight = Fight.open(of.rules, of.state, { seed: 'asked' });
    const [by] = fight.declarers;
    fight.submit({ do: 'strike', by, with: { at: 3 - by } });
    const pending = fight.pending as { kind: 'answer' } & NonNullable<typeof fight.pending>;
    if (pending.kind !== 'answer') throw new Error('nothing is asked');
    for (const name of ['careful', 'tactical@16']) {
      const value = playerNamed(name, { standing: of, sides }).answer(fight.view, pending.ask, 3 - by, pending.about, openCommand(fight));
      expect(pending.ask.answer.candidates(fight.view, { who: 3 - by, about: pending.about }), name).toContain(value);
    }
  });

  it('judges by its temper: the cautious fears its own harm more, the brave that of foes', () => {
    const { standing: of } = game(duel);
    const view = still(of);
    const hurt = (id: number) =>
      ({ ...of.state, entities: of.state.entities.map((entity) => (entity.id === id ? { ...entity, hp: 1 } : entity)) }) as typeof of.state;
    const loss = (temper: string, id: number): number => {
      const worth = worthFor(of, 1, TEMPERS[temper]);
      return Math.abs(worth(view) - worth(still({ ...of, state: hurt(id) })));
    };
    expect(loss('even', 1)).toBeGreaterThan(0);
    expect(loss('even', 2)).toBeGreaterThan(0);
    expect(loss('focused', 2)).toBeLessThan(loss('even', 2));
    // How much its own harm weighs beside the same harm to its foe.
    const fear = (temper: string): number => loss(temper, 1) / loss(temper, 2);
    expect(fear('even')).toBeCloseTo(1, 9);
    expect(fear('brave')).toBeCloseTo(TEMPERS.brave.self / TEMPERS.brave.foes, 9);
    expect(fear('cautious')).toBeCloseTo(TEMPERS.cautious.self / TEMPERS.cautious.foes, 9);
  });
});

describe('a race of choices', () => {
  /** What is played out of each choice, and the choice that wins, where a future is worth this much on average. */
  const race = (seed: number, others: readonly string[], worth: (choice: string) => number) => {
    const noise = new Random(seed, 5, 6, 7);
    const played = new Map<string, number>();
    const futureOf = (choice: string) => () => {
      played.set(choice, (played.get(choice) ?? 0) + 1);
      return worth(choice) + noise.face(100) / 100;
    };
    const [{ choice }] = raced({ usual: 'usual', others }, futureOf, new Random(seed, 2, 3, 4), { futures: 400, commands: 0 });
    return { choice, played };
  };
  const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);
  const strangers = Array.from({ length: 10 }, (_, i) => `stranger ${i}`);

  it('is won by whatever is plainly better, and little is spent on what is plainly worse', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { choice, played } = race(seed, ['worse', 'better'], (one) => (one === 'better' ? 1 : one === 'worse' ? -2 : 0));
      expect(choice).toBe('better');
      expect(played.get('worse')!).toBeLessThan(20);
    }
  });

  it('is won by the usual choice where the others are no better, but for chance', () => {
    const won = seeds.filter((seed) => race(seed, strangers, () => 0).choice === 'usual');
    expect(won.length).toBeGreaterThan(70);
  });

  it('is won by the one of many that is better', () => {
    for (const seed of seeds.slice(0, 20)) expect(race(seed, [...strangers, 'better'], (one) => (one === 'better' ? 0.5 : 0)).choice).toBe('better');
  });
});

describe('the turns of futures', () => {
  it('have dice of their own, however many were rolled before', () => {
    const rolled = (before: number): number[] => {
      const random = new Random(1, 2, 3, 4);
      const goesOn = turnsOf([5, 6, 7, 8], random, { commands: 100, turn: null });
      const turn = (by: number): number => {
        goesOn(by);
        return random.word();
      };
      goesOn(1);
      for (let i = 0; i < before; i++) random.word();
      return [turn(2), turn(1), turn(2)];
    };
    expect(rolled(3)).toEqual(rolled(0));
    expect(new Set(rolled(0)).size).toBe(3);
  });

  it('end for all with the one in which the first went so many commands', () => {
    const horizon = { commands: 7, turn: null };
    const commands = (inTurn: number): number => {
      const goesOn = turnsOf([5, 6, 7, 8], new Random(1, 2, 3, 4), horizon);
      let gone = 0;
      while (goesOn(Math.floor(gone / inTurn) % 2)) gone++;
      return gone;
    };
    // Seven commands end in the third turn of three.
    expect([3, 3, 1, 5].map(commands)).toEqual([9, 9, 3, 15]);
  });
});

describe('the tree of a search', () => {
  it('tries more than the policy would, and comes back to what was worth more', () => {
    const { standing: of } = game(duel);
    const view = still({ ...of, state: Fight.open(of.rules, of.state, { seed: 'tree' }).state });
    const [who] = of.rules.def.next(view).declare!;
    const endTurn = of.rules.intent({ do: 'end-turn', by: who, with: {} });
    const tree = treeOf({ ...of, policy: { ...of.policy, declare: () => endTurn } }, who, new Random(1, 2, 3, 4));
    const declared: string[] = [];
    for (let future = 0; future < 1000; future++) {
      tree.begin();
      const { def } = tree.declare(view, who)!;
      declared.push(def.id);
      tree.learn(def.id === 'strike' ? 1 : -1);
    }
    expect(tree.declare(view, 3 - who)).toBeNull();
    expect(declared.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'end-turn'));
    expect(declared.slice(-300).filter((one) => one === 'strike').length).toBeGreaterThan(200);
  });
});

describe('a tournament', () => {
  // One rule set is played in a third of the time of the others, which have their turn.
  for (const { ruleSet, file } of SMALL.filter((small, nth) => small.ruleSet === 'sea-of-shadows' || isTurnOf(nth, 10))) {
    it(`${ruleSet}: seats both on both sides and ranks them; careful beats random beyond doubt`, { timeout: 240_000 }, async () => {
      const { pairings, table } = await tournament([jobOf(file, {})], ['random', 'careful'], { fights: 4, workers: 1 });
      expect(pairings).toEqual([expect.objectContaining({ first: 'random', second: 'careful', fights: 8 })]);
      expect(pairings[0].won + pairings[0].lost).toBeLessThanOrEqual(8);
      expect(table.map((one) => one.player)).toEqual(['careful', 'random']);
      expect(table[0].wins.least).toBeGreaterThan(table[1].wins.most);
    });
  }
});

describe('what is left of somebody', () => {
  for (const { ruleSet, file } of SMALL) {
    it(`${ruleSet}: by gauges that tell who will win`, () => {
      const { standing: of } = game(file);
      const weights = gaugeWeights(of);
      expect(weights.some((weight) => weight > 0)).toBe(true);
      expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
      expect(gaugeWeights({ ...of })).toEqual(weights);
    });
  }

  it('what comes back with every turn weighs nothing', () => {
    const { standing: of } = game(duel);
    const gauges = of.ruleSet.look!.gauges.filter((gauge) => gauge.most !== undefined).map((gauge) => gauge.fact);
    const weights = gaugeWeights(of);
    expect(weights[gauges.indexOf('hp')]).toBeGreaterThan(0.2);
    expect(weights[gauges.indexOf('apLeft')]).toBeLessThan(0.02);
  });
});

describe('in a small fight', () => {
  for (const { ruleSet, file } of inTurn(SMALL, 5)) {
    it(`${ruleSet}: every mind declares only what is legal`, () => {
      const { standing: of, sides } = game(file);
      const now = { ...of, state: Fight.open(of.rules, of.state, { seed: 'minds' }).state };
      const view = still(now);
      const [who] = of.rules.def.next(view).declare!;
      for (const name of MINDS.map((mind) => (mind === 'tactical' ? 'tactical@16' : mind))) {
        const intent = playerNamed(name, { standing: of, sides }).declare(view, who);
        expect(intent !== null && view.legal(intent), name).toBe(true);
      }
    });

    it(`${ruleSet}: careful comes to an end`, { timeout: 240_000 }, async () => {
      const { sides } = encounter(file);
      const { tally } = await simulate(jobOf(file, { [sides[0]]: 'careful' }), { fights: 1, workers: 1 });
      expect(tally.unfinished).toBe(0);
    });
  }
});
