import { Fight, makeRuleset, Random, type State, trialRandom } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { muster, realmspire, type Sheet } from './index.ts';

const rules = makeRuleset(realmspire);

const guard: Omit<Sheet, 'name' | 'side' | 'at'> = {
  ranks: { 'fighting style': 1, dodge: 1, athletics: 1 },
  style: ['spear', 'longsword', 'shield', 'partial armour'],
  wields: 'longsword',
  shield: 'bone-shield',
  wears: ['partial-iron'],
};

function cast(trial: number): State {
  if (trial % 2 === 0) {
    return muster(rules, { width: 4, height: 4 }, [
      { ...guard, name: 'Ann', side: 0, at: [0, 0], player: true },
      { ...guard, name: 'Bea', side: 0, at: [0, 2], player: true, wields: 'longbow', shield: undefined },
      {
        name: 'Ork',
        side: 1,
        at: [2, 0],
        strength: 12,
        agility: 9,
        ranks: { 'fighting style': 1 },
        style: ['mace'],
        wields: 'mace',
        resistances: [{ to: 'magic', value: 2 }],
      },
    ]);
  }
  return muster(rules, { width: 4, height: 4 }, [
    { ...guard, name: 'Ann', side: 0, at: [0, 0], player: true, wields: 'spear' },
    { ...guard, name: 'Cid', side: 0, at: [1, 0], player: true, wields: 'glaive', shield: undefined },
    {
      name: 'Goblin',
      side: 1,
      at: [2, 0],
      size: 1,
      agility: 11,
      endurance: 7,
      style: ['shortsword'],
      wields: 'shortsword',
      ranks: { 'fighting style': 1, dodge: 1 },
    },
    { name: 'Troll', side: 1, at: [2, 1], size: 3, strength: 16, endurance: 16, agility: 8, style: ['unarmed'], ranks: { 'fighting style': 1 } },
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
  const chosen = pick(
    random,
    legal.filter((one) => one.def.id === kind),
  );
  fight.submit({ do: chosen.def.id, by: chosen.by, with: chosen.with });
}

it('200 random fights end, verify, and lack no kind of act', () => {
  const seen = new Set<string>();
  for (let trial = 0; trial < 200; trial++) {
    const random = trialRandom('realmspire', trial);
    const fight = Fight.open(rules, cast(trial), { seed: `fight ${trial}`, strict: trial % 20 === 0 });
    for (let steps = 0; fight.over === null; steps++) {
      if (steps > 5000) throw new Error(`fight ${trial} does not end`);
      step(fight, random);
    }
    for (const line of fight.lines) {
      if (line.in === 'command') seen.add(line.do);
      if (line.in === 'answer') seen.add(line.ask === 'choose-manoeuvre' || line.ask === 'choose-defence' ? String(line.value) : line.ask);
    }
    expect(fight.verify(), `fight ${trial}`).toMatchObject({ ok: true });
  }
  expect([...seen].sort()).toEqual(
    [
      ['end-turn', 'move', 'dash', 'disengage', 'stand-up', 'strike', 'manipulate', 'roll-initiative', 'start-round', 'next-turn'],
      ['provoked', 'go-on', 'choose-grip'],
      ['none', 'block', 'dodge', 'parry with strength', 'parry with agility'],
      ['bash', 'brace', 'disarm weapon', 'disarm shield', 'feint', 'push', 'trip'],
    ]
      .flat()
      .sort(),
  );
});

it('the default answers finish a fight', () => {
  const fight = Fight.open(rules, cast(1), { seed: 'defaults' });
  for (let steps = 0; fight.over === null; steps++) {
    expect(steps).toBeLessThan(3000);
    if (fight.pending !== null) fight.passDeadline();
    else {
      const legal = fight.legal(fight.declarers[0]);
      const act = legal.find((one) => one.def.id === 'strike') ?? legal.find((one) => one.def.id === 'end-turn')!;
      fight.submit({ do: act.def.id, by: act.by, with: act.with });
    }
  }
  expect(fight.verify().ok).toBe(true);
});
