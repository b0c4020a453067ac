import { type AnyIntent, die, Fight, type Id, type Policy, Random, type State, simulation, trialRandom, type View } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { rules, rulesWith, someone, stage } from '../test/stage.ts';
import { fighter } from './fighter.ts';
import { metres } from './grid.ts';

const pick = <T>(random: Random, from: readonly T[]): T => from[die(from.length).total(random) - 1];

const skirmish = (): State =>
  stage(
    someone(1, 'Ann', 0, { x: 1, y: 1, wields: 'longsword', wears: 'scale', aura: 12, stamina: 6 }),
    someone(2, 'Bea', 0, { x: 1, y: 3, wields: 'spear', aura: 10, stamina: 6, initiative: 12 }),
    someone(3, 'Cid', 1, { x: 4, y: 1, wields: 'greatsword', aura: 12, stamina: 6, bears: ['surprised(2)'] }),
    someone(4, 'Dan', 1, { x: 4, y: 3, wields: 'knife', aura: 8, stamina: 6, size: 'small', bears: ['prone'] }),
  );

/** A legal intent of somebody who may declare; any candidate as an answer. */
function atRandom(fight: Fight, random: Random, most: number): number {
  let inputs = 0;
  for (; fight.over === null && inputs < most; inputs++) {
    const { pending } = fight;
    if (pending?.kind === 'answer') {
      const who = pick(random, pending.whos);
      const candidates = pending.ask.answer.candidates(fight.view, { who, about: pending.about });
      fight.answer(pick(random, candidates), { who, ask: pending.ask.id });
      continue;
    }
    // The first to declare always has something, at least to wait.
    const some = fight.legal(pick(random, fight.declarers));
    const { def, by, with: chosen } = pick(random, some.length > 0 ? some : fight.legal(fight.declarers[0]));
    fight.submit({ do: def.id, by, with: chosen });
  }
  return inputs;
}

describe('whole fights', () => {
  it('200 at random end without fault and verify', () => {
    const done = new Set<string>();
    const answered = new Set<string>();
    for (let trial = 0; trial < 200; trial++) {
      const made = trial % 2 === 0 ? rules : rulesWith({ agileMoveWindow: 'restOfRound', overflowDamageDeathRoll: true });
      const fight = Fight.open(made, skirmish(), { seed: `random ${trial}`, strict: trial < 20 });
      const inputs = atRandom(fight, trialRandom('realitycheck', trial), 5000);
      expect(fight.over, `fight ${trial} after ${inputs} inputs`).not.toBeNull();
      expect(fight.verify()).toMatchObject({ ok: true });
      for (const line of fight.lines) {
        if (line.in === 'command') done.add(line.do);
        if (line.in === 'answer') answered.add(line.ask);
        if (line.in === 'answer' && line.value !== null && typeof line.value === 'object' && 'do' in line.value) done.add(String(line.value.do));
      }
    }
    expect([...done].sort()).toEqual(rules.def.intents.map((one) => one.id).sort());
    expect([...answered].sort()).toEqual(['carry-on', 'challenge', 'interrupt', 'meet-challenge', 'rule-order']);
  }, 300_000);

  it('a plain fight with default answers ends', () => {
    const sim = simulation(rules, skirmish(), { seed: 'plain', policy: () => PLAIN, maxCommands: 3000 });
    const winners = [0, 0];
    for (let trial = 0; trial < 200; trial++) {
      const { over } = sim.fight(trial);
      expect(over).not.toBeNull();
      const { winner } = over as { winner: number };
      if (winner >= 0) winners[winner]++;
    }
    expect(winners[0]).toBeGreaterThan(20);
    expect(winners[1]).toBeGreaterThan(0);
  });
});

/** Attacks whom it can, else gets up or runs to the nearest foe, else waits; answers with the default. */
const PLAIN: Policy = {
  declare(view, who) {
    const legal = (id: string): AnyIntent[] =>
      view.candidates(view.rules.def.intents.find((one) => one.id === id)!, who).filter((one) => view.legal(one) && one.with.pay !== 'stamina');
    return legal('melee-attack')[0] ?? legal('kneel-up')[0] ?? legal('stand-up')[0] ?? nearer(view, who, legal('run')) ?? legal('wait')[0] ?? null;
  },
  answer: (view, ask, who, about) => ask.otherwise(view, who, about),
};

function nearer(view: View, who: Id, runs: readonly AnyIntent[]): AnyIntent | undefined {
  const me = fighter(view, who);
  const foes = view.state.entities.flatMap((one) =>
    one.kind === 'fighter' && fighter(view, one.id).side !== me.side && one.conditions.every((c) => c.kind !== view.rules.codeNamed('dead'))
      ? [fighter(view, one.id)]
      : [],
  );
  const gap = (from: { readonly x: number; readonly y: number }): number => Math.min(...foes.map((foe) => metres(from, foe)));
  return runs.toSorted((a, b) => gap(a.with.along[0]) - gap(b.with.along[0])).find((one) => gap(one.with.along[0]) < gap(me));
}
