import { Fight, makeRuleset, Random, type State, trialRandom } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { celesia, HUMANOID, HYDRA, muster } from './index.ts';

const rules = makeRuleset(celesia);

const guard = { side: 0, body: HUMANOID, mb: 3, strength: 2, dexterity: 1, con: 1, holds: ['longsword', 'heavy-shield'], wears: ['leather'] };

function cast(trial: number): State {
  const ground = { width: 5, height: 5, ready: trial % 3 !== 0 };
  if (trial % 2 === 0) {
    return muster(rules, ground, [
      { ...guard, name: 'Ann', at: [1, 1] },
      { ...guard, name: 'Bea', side: 1, at: [2, 1], holds: ['rapier', 'dagger'], strength: 0, dexterity: 3 },
      { name: 'Bones', side: 1, at: [3, 3], body: HUMANOID, con: null, mb: 2 },
    ]);
  }
  return muster(rules, ground, [
    { ...guard, name: 'Ann', at: [0, 1], mb: 8 },
    { ...guard, name: 'Cid', at: [0, 3], mb: 8 },
    { name: 'Hydra', side: 1, at: [2, 2], body: HYDRA, size: 5, level: 3, mb: 4, strength: 4, dexterity: 0, con: 2, wears: ['scaly-hide'] },
  ]);
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.face(list.length) - 1];

/** A random kind of act first, so that the many ways to move do not drown the rest; half of the time an attack. */
function step(fight: Fight, random: Random): void {
  const { pending } = fight;
  if (pending?.kind === 'answer') {
    const who = pending.whos[0];
    fight.answer(pick(random, pending.ask.answer.candidates(fight.view, { who, about: pending.about })), { who });
    return;
  }
  const legal = fight.legal(fight.declarers[0]);
  const kinds = [...new Set(legal.map((one) => one.def.id))];
  const kind = kinds.includes('strike') && random.face(2) === 1 ? 'strike' : pick(random, kinds);
  const {
    def,
    by,
    with: chosen,
  } = pick(
    random,
    legal.filter((one) => one.def.id === kind),
  );
  fight.submit({ do: def.id, by, with: chosen });
}

it('200 random fights end, verify, and lack no kind of act', () => {
  const seen = new Set<string>();
  for (let trial = 0; trial < 200; trial++) {
    const random = trialRandom('celesia', trial);
    const fight = Fight.open(rules, cast(trial), { seed: `fight ${trial}`, strict: trial % 20 === 0 });
    for (let steps = 0; fight.over === null; steps++) {
      if (steps > 5000) throw new Error(`fight ${trial} does not end`);
      step(fight, random);
    }
    for (const line of fight.lines) seen.add(line.in === 'command' ? line.do : line.in === 'answer' ? line.ask : '');
    expect(fight.verify(), `fight ${trial}`).toMatchObject({ ok: true });
  }
  expect([...seen].sort()).toEqual([
    '',
    'add-injuries',
    'choose-parry',
    'choose-part',
    'defend',
    'end-turn',
    'go-on',
    'move',
    'next-turn',
    'pick-up',
    'provoked',
    'ready-shield',
    'roll-initiative',
    'strike',
  ]);
});

it('the default answers finish a fight', () => {
  const fight = Fight.open(rules, cast(1), { seed: 'defaults' });
  for (let steps = 0; fight.over === null; steps++) {
    expect(steps).toBeLessThan(3000);
    if (fight.pending !== null) fight.passDeadline();
    else {
      const legal = fight.legal(fight.declarers[0]);
      const act = legal.find((one) => one.def.id === 'strike') ?? legal.find((one) => one.def.id === 'move') ?? legal[0];
      fight.submit({ do: act.def.id, by: act.by, with: act.with });
    }
  }
  expect(fight.verify().ok).toBe(true);
});
