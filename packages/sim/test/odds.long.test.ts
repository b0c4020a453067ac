import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenBy, needsOf, readEncounter } from '@riposte/files';
import {
  type AnyIntent,
  defineIntent,
  die,
  eachFall,
  Fight,
  FLOATING,
  minus,
  type Pool,
  Random,
  type Roll,
  Runner,
  type State,
  sight,
  through,
  type Viewer,
} from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { inTurn, isTurnOf } from '../../files/test/tenth.ts';
import { BlowRoll, Hit, toy, toyDef, toyState } from '../../kernel/test/toy.ts';
import { chancesOf, FIGHT, futureOf, keyOf, type Odds, oddsOf, oddsSeen, oddsSentence, type Situation, still } from '../src/index.ts';
import { encounter, READY, root, SMALL, standing } from './encounters.ts';

/** Two alike at arm's length, D8 against D8, 6 points, one sword each; the first in the order acts first. */
function duel(): Situation {
  const file = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as { fighters: object[] };
  const dice = { ATT: 'D8', DEF: 'D8', STR: 'D8', REF: 'D8' };
  data.fighters = ['Ann', 'Bea'].map((name, i) => ({ name, side: ['Ilse', 'Odo'][i], at: 'meadow', creature: 'duellist', dice, hp: 6, gear: ['sword'] }));
  const read = readEncounter(JSON.stringify(data), file, RULE_SETS);
  const [strike] = read.rules.def.intents.filter((intent) => intent.id === 'strike');
  const passive: Situation['policy'] = {
    declare: (_view, who) => strike.of(who, { at: 3 - who }),
    answer: (view, ask, who, about) => (ask.id === 'choose-defence' ? 'passive' : ask.fallback(view, who, about)),
  };
  return { ...standing(read), policy: passive };
}

/** The state in which the first declares. */
function begun(of: Situation): State {
  return Fight.open(of.rules, of.state, { seed: 'begun' }).state;
}

describe('exact odds of an act', () => {
  const fight = duel();
  const state = begun(fight);
  const now = { ...fight, state };
  const by = still(now).rules.def.next(still(now)).declare![0];
  const strike = fight.policy.declare(still(now), by)!;

  it('equal the closed form: a die against a die, whole multiples', () => {
    const odds = oddsOf(now, strike, { within: 0 });
    expect(odds.mass).toBeCloseTo(1, 12);
    const [foe] = chancesOf(odds);
    expect(foe.who).toBe(3 - by);
    let hits = 0;
    for (let a = 1; a <= 8; a++) for (let d = 1; d <= 8; d++) if (a >= d) hits++;
    expect(foe.probability).toBeCloseTo(hits / 64, 12);
    expect(oddsSentence(odds, { ruleSet: now.ruleSet, view: still(now) })).toMatch(/^56 % to hurt (Ann|Bea): 1 HP \d+ %, 2 HP /);
  });

  it('are fractions where asked, and those add up to 1', () => {
    const odds = oddsOf(now, strike, { exact: true });
    expect(odds.outcomes.map((outcome) => outcome.exactly)).toContain('7/16');
    const sum = odds.outcomes.reduce((all, one) => {
      const [over, under = 1] = one.exactly!.split('/').map(Number);
      return all + (over * 64) / under;
    }, 0);
    expect(sum).toBe(64);
  });

  it('say what the die must show where one die decides, and nothing where two do', () => {
    expect(oddsOf(now, strike, { within: 0 }).needs).toBeNull();
    const pool = die(8);
    const roll = { id: 'test', title: 'a test', rule: 'X-1' } as Roll;
    const plain = { change: null, harm: false, part: false, out: false, looks: null, aside: false };
    const harm = { consequences: [{ ...plain, who: 2, what: 'HP -1' }], first: new Set([1]) };
    const nothing = { consequences: [{ ...plain, who: 1, what: 'AP -1' }], first: new Set([0]) };
    const needs = (see: (total: number) => number, all = [harm, nothing]): string | undefined => needsOf({ roll, who: 1, pool, see }, 1, all)?.text;
    expect(needs((total) => (total >= 6 ? 1 : 0))).toBe('6+');
    expect(needs((total) => (total <= 3 ? 1 : 0))).toBe('3 or less');
    expect(needs((total) => (total % 2 === 0 ? 1 : 0))).toBeUndefined();
    // What the die shows, whatever is made of it, and what several total.
    const first = (thrown: Pool, see: (total: number) => number) => needsOf({ roll, who: 1, pool: thrown, see }, 1, [harm, nothing])?.text;
    expect(
      first(
        through(die(12), 'less 6', (total) => total - 6),
        (total) => (total >= 1 ? 1 : 0),
      ),
    ).toBe('7+');
    expect(
      first(
        through(die(20), 'under 13', (total) => (total < 13 ? total : 0)),
        (total) => (total > 0 ? 1 : 0),
      ),
    ).toBe('12 or less');
    expect(first(minus(die(6), die(6)), (total) => (total >= 2 ? 1 : 0))).toBe('2+ with d6-d6');
    expect(needs((total) => (total >= 6 ? 1 : 0), [harm, { ...nothing, first: new Set([0, 1]) }])).toBeUndefined();
  });

  it('leave the state alone', () => {
    const before = JSON.stringify(state);
    oddsOf(now, strike);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('name the questions on the way; an assumed answer changes the odds', () => {
    const odds = oddsOf(now, strike, { within: 0, others: true });
    const [question] = odds.answered;
    expect(question).toMatchObject({ who: 3 - by, value: 'passive' });
    expect(question.others).toContain('parry');
    const parried = oddsOf(now, strike, { within: 0, assuming: { ask: question.ask.id, who: question.who, value: 'parry' } });
    expect(parried.answered[0].value).toBe('parry');
    expect(parried.always).not.toEqual(odds.always);
  });

  it('are bounds when time runs out, and the bounds hold the truth', () => {
    const harm = (odds: Odds): Map<string, number> => {
      const sums = new Map<string, number>();
      for (const { consequences, probability } of odds.outcomes) {
        const key = JSON.stringify(consequences.filter(({ what }) => what.startsWith('HP') || what.startsWith('now')));
        sums.set(key, (sums.get(key) ?? 0) + probability);
      }
      return sums;
    };
    const whole = oddsOf(now, strike, { within: 0 });
    const truth = harm(whole);
    const half = oddsOf(now, strike, { within: 0, most: Math.ceil(whole.ways / 2) });
    const hasty = oddsOf(now, strike, { within: 0.000001 });
    expect(hasty.always).toEqual([]);
    for (const bounds of [hasty, half]) {
      expect(bounds.mass).toBeLessThan(1);
      expect(bounds).toMatchObject({ isWhole: false, needs: null });
      for (const [key, least] of harm(bounds)) {
        expect(least).toBeLessThanOrEqual(truth.get(key)! + 1e-12);
        expect(least + 1 - bounds.mass).toBeGreaterThanOrEqual(truth.get(key)! - 1e-12);
      }
    }
    const [, low, high] = /^about ([\d.]+) to ([\d.]+) % to hurt \w+: /.exec(oddsSentence(half, { ruleSet: now.ruleSet, view: still(now) }))!;
    // Each bound is a whole number.
    expect(Math.abs(Number(high) - Number(low) - 100 * (1 - half.mass))).toBeLessThanOrEqual(1);
  });

  it('hold what an act costs for certain, where time runs out with most ways counted', () => {
    const whole = oddsOf(now, strike, { within: 0 });
    const bounds = oddsOf(now, strike, { within: 0, most: whole.ways - 1 });
    expect(bounds.isWhole).toBe(false);
    expect(bounds.mass).toBeGreaterThan(0.5);
    expect(bounds.always).toEqual(whole.always);
    expect(chancesOf(bounds).map(({ who }) => who)).toEqual(chancesOf(whole).map(({ who }) => who));
  });

  it.runIf(isTurnOf(0, 5))('are bounds of the likeliest where the dice may fall in too many ways, whatever the time', () => {
    const Many = defineIntent('many', {
      rule: 'T-99',
      title: 'Many',
      perform(play, me) {
        for (let i = 0; i < 7; i++) if (play.roll(BlowRoll, me, die(10)) === 1) Hit(play, me, 1);
        return true;
      },
    });
    const rules = toy({ intents: [...toyDef().intents, Many] });
    const { words: _none, ...ruleSet } = fight.ruleSet;
    const thrown = oddsOf({ ...fight, ruleSet, rules, state: toyState(2), ended: () => null }, Many.of(1, {}), { within: 0, most: 20_000 });
    expect(thrown).toMatchObject({ ways: 20_000, isWhole: false, always: [] });
    expect(thrown.mass).toBeCloseTo(20_000 / 10 ** 7, 9);
    expect(thrown.outcomes[0].atMost).toBeCloseTo(thrown.outcomes[0].probability + 1 - thrown.mass, 9);
  });

  it.runIf(isTurnOf(1, 5))('are what a million dice show, within 4 standard errors', () => {
    const random = new Random(1, 2, 3, 4);
    const runner = Runner.recording(now.rules, state, {
      roll: (roll, who, pool, see) => ({ in: 'outcome', roll: roll.id, who, outcome: see === undefined ? pool.total(random) : see(pool.total(random)) }),
      answer: (ask, who, about) => ({ in: 'answer', ask: ask.id, who, about, value: 'passive' }),
    });
    const hp = (): number => (runner.state.entities[3 - by] as unknown as { hp: number }).hp;
    const strikes = 250_000;
    const lost = new Map<number, number>();
    for (let i = 0; i < strikes; i++) {
      runner.execute(strike, []);
      lost.set(6 - hp(), (lost.get(6 - hp()) ?? 0) + 1);
      runner.abandon();
    }
    const [foe] = chancesOf(oddsOf(now, strike, { within: 0 }));
    for (const { what, probability } of foe.parts) {
      const seen = (lost.get(Number(/HP -(\d)/.exec(what)![1])) ?? 0) / strikes;
      expect(Math.abs(seen - probability), what).toBeLessThan(4 * Math.sqrt((probability * (1 - probability)) / strikes));
    }
  });
});

describe('in a small fight of every rule set', () => {
  for (const { ruleSet, file } of inTurn(SMALL, 5)) {
    it(`${ruleSet}: what is counted is what dice show, within 4 standard errors`, () => {
      const of = standing(encounter(file));
      const fight = Fight.open(of.rules, of.state, { seed: 'thrown' });
      const { state } = fight;
      const choose = chosenBy(of.policy);
      const count = (intent: AnyIntent): Map<string, number> => {
        const all = new Map<string, number>();
        eachFall(of.rules, state, intent, { chances: FLOATING, choose }, ({ probability, runner }) => {
          const key = keyOf(runner.state);
          all.set(key, (all.get(key) ?? 0) + probability);
        });
        return all;
      };
      const intent = fight.legal(fight.declarers[0]).find((one) => count(one).size > 1)!;
      const counted = count(intent);
      const random = new Random(5, 6, 7, 8);
      const runner: Runner = Runner.recording(of.rules, state, {
        roll: (roll, who, pool) => ({ in: 'roll', roll: roll.id, who, pool: pool.id, faces: null, total: pool.total(random) }),
        answer: (ask, who, about) => ({ in: 'answer', ask: ask.id, who, about, value: choose(runner, ask, who, about) }),
      });
      const thrown = new Map<string, number>();
      const throws = 4000;
      for (let i = 0; i < throws; i++) {
        runner.execute(intent, []);
        const key = keyOf(runner.state);
        thrown.set(key, (thrown.get(key) ?? 0) + 1);
        runner.abandon();
      }
      for (const key of thrown.keys()) expect(counted.has(key)).toBe(true);
      for (const [key, probability] of counted) {
        const seen = (thrown.get(key) ?? 0) / throws;
        expect(Math.abs(seen - probability)).toBeLessThan(4 * Math.sqrt((probability * (1 - probability)) / throws) + 1 / throws);
      }
    });
  }
});

describe('odds as a seat may know them', () => {
  it('tell looks of those seen in part, and numbers to whoever sees all', () => {
    const fight = duel();
    const now = { ...fight, state: begun(fight) };
    const [by] = still(now).rules.def.next(still(now)).declare!;
    const strike = fight.policy.declare(still(now), by)!;
    const seen = oddsSeen(now, { gm: false, controls: [by] }, strike, { within: 10_000 })!;
    expect(seen.text).toMatch(/^56 % to hurt (Ann|Bea): hurt \d/);
    expect(seen.text).not.toContain('HP');
    expect(oddsSeen(now, { gm: true, controls: [] }, strike, { within: 10_000 })!.text).toMatch(/^56 % to hurt (Ann|Bea): 1 HP \d/);
  });

  it('are the same whatever is hidden', () => {
    const of = standing(encounter(join(root, 'encounters/realmspire/wolf-winter.json')));
    const { state: plain } = Fight.open(of.rules, of.state, { seed: 'hidden' });
    const [by] = still({ ...of, state: plain }).rules.def.next(still({ ...of, state: plain })).declare!;
    const viewer: Viewer = { gm: false, controls: [by] };
    const foe = plain.entities.find((entity) => entity.kind === 'fighter' && of.rules.def.sees(still({ ...of, state: plain }), viewer, entity.id) === 'shown')!;
    const kind = of.rules.things.findIndex((thing) => thing.id === 'hidden');
    const unseen = { id: 9999, kind, source: foe.id, value: 0, since: 0, parent: -1, clock: -1, of: foe.id, at: 0 };
    const withFoe = (its: object): State => ({
      ...plain,
      entities: plain.entities.map((entity) => (entity === foe ? { ...entity, conditions: [unseen], ...its } : entity)),
    });
    const [state, moved] = [withFoe({}), withFoe({ health: 1, x: 0, y: 0 })];
    const view = still({ ...of, state });
    expect(of.rules.def.sees(view, viewer, foe.id)).toBe('hidden');
    const acts = of.rules.def.intents
      .filter((def) => !def.automatic)
      .flatMap((def) => sight(view, viewer).candidates(def, by))
      .filter((intent) => sight(view, viewer).legal(intent))
      .slice(0, 30);
    const told = (at: State): (string | undefined)[] => acts.map((intent) => oddsSeen({ ...of, state: at }, viewer, intent, { within: 10_000 })?.text);
    expect(told(state).filter((text) => text !== undefined).length).toBeGreaterThan(5);
    expect(told(moved)).toEqual(told(state));
    expect(told(state).join()).not.toContain(of.rules.def.name(view, foe.id));
  });
});

describe('the future of a whole fight', () => {
  it.runIf(isTurnOf(2, 5))('the first mover of a duel at D8 and D8 with 6 points wins 0.546043', () => {
    const fight = duel();
    const state = begun(fight);
    const first = still({ ...fight, state }).rules.def.next(still({ ...fight, state })).declare![0];
    const { ends, open } = futureOf({ ...fight, state }, { within: 60_000, precision: 1e-8 });
    expect(open).toBeLessThan(1e-8);
    const winner = [...ends].find(([end]) => (JSON.parse(end) as { winner: number }).winner === first - 1)!;
    expect(winner[1]).toBeCloseTo(0.546043, 6);
  });

  it('is bounded when time runs out', () => {
    const { ends, open } = futureOf(duel(), { within: 30 });
    expect(open).toBeGreaterThan(0);
    expect([...ends.values()].reduce((a, b) => a + b, 0) + open).toBeCloseTo(1, 9);
  });
});

describe('in every rule set, in every ready fight', () => {
  for (const { ruleSet, file } of inTurn(READY, 5)) {
    it(`${ruleSet}: ${file.split('/').at(-1)}`, () => {
      const of = standing(encounter(file));
      const fight = Fight.open(of.rules, of.state, { seed: 'odds' });
      const who = fight.declarers[0];
      for (const intent of fight.legal(who).slice(0, 4)) {
        const odds = oddsOf({ ...of, state: fight.state }, intent, { within: 100 });
        const sum = odds.outcomes.reduce((all, one) => all + one.probability, 0);
        expect(sum, intent.def.id).toBeCloseTo(odds.mass, 9);
        if (odds.isWhole) expect(sum).toBeCloseTo(1, 9);
        expect(odds.outcomes.every((outcome) => outcome.consequences.every(({ who }) => who === FIGHT || who >= 0))).toBe(true);
      }
    });
  }
});
