import { type AnyIntent, Fight, intentJson, type Json, makeRuleset, type Options, Random, type Ruleset, type State, trialRandom } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { awake, fighter, heroesOfDestiny, MaxAp, setUp, WoundSlots } from './index.ts';

const MOST_COMMANDS = 4000;

function brawl(rules: Ruleset): State {
  return setUp(rules, { width: 5, height: 4 }, [
    {
      name: 'Ann',
      side: 0,
      at: { x: 0, y: 1 },
      str: 2,
      dex: 3,
      spd: 1,
      vit: 1,
      prc: 1,
      prs: -2,
      skills: { Melee: 5, 'Melee/blade': 2, Reflex: 2, Resistance: 2 },
      gear: ['arming-sword', 'shield', 'leather'],
    },
    { name: 'Eve', side: 0, at: { x: 0, y: 3 }, spd: -4, rsn: 3, lor: 3, prs: -3, track: 'standard', skills: { Arcana: 6, Melee: 4 }, gear: ['quarterstaff'] },
    { name: 'Gob', side: 1, at: { x: 4, y: 0 }, str: 1, spd: 2, dex: 2, prc: 1, prs: -3, skills: { Melee: 5 }, gear: ['spear'], npc: true, track: 'minion' },
    {
      name: 'Bow',
      side: 1,
      at: { x: 4, y: 3 },
      str: 1,
      dex: 2,
      prc: 2,
      prs: -3,
      skills: { Aim: 6 },
      gear: ['longbow', 'plate'],
      npc: true,
      special: true,
      track: 'minion',
    },
  ]);
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.face(list.length) - 1];

/** A legal intent: first what kind, then which, so that acting is as likely as walking about. */
function anyIntent(random: Random, fight: Fight): AnyIntent {
  const legal = fight.legal(pick(random, fight.declarers));
  const kinds = [...new Set(legal.map((one) => one.def))];
  const kind = pick(random, kinds);
  return pick(
    random,
    legal.filter((one) => one.def === kind),
  );
}

function answer(random: Random, fight: Fight): void {
  const pending = fight.pending!;
  if (pending.kind !== 'answer') throw new Error('no dice are typed in here');
  const who = pick(random, pending.whos);
  const candidates = pending.ask.answer.candidates(fight.view, { who, about: pending.about }) as Json[];
  fight.answer(pick(random, candidates), { who });
}

function mustBeSound(fight: Fight): void {
  for (const one of fight.state.entities) {
    if (one.kind !== 'fighter') continue;
    const f = fighter(fight.view, one.id);
    expect(f.ap).toBeGreaterThanOrEqual(0);
    expect(f.ap).toBeLessThanOrEqual(MaxAp(fight.view, f.id));
    expect(Math.min(f.initiative, f.stamina, f.mana)).toBeGreaterThanOrEqual(0);
    f.wounds.forEach((count, i) => expect(count).toBeLessThanOrEqual(WoundSlots(fight.view, f.id, f.id, i + 1)));
  }
}

const kinds = new Set<string>();

function randomFight(rules: Ruleset, seed: number): Fight {
  const random = trialRandom('choices', seed);
  const fight = Fight.open(rules, brawl(rules), { seed: `fight ${seed}`, strict: seed % 20 === 0 });
  for (let n = 0; fight.over === null; n++) {
    if (n > MOST_COMMANDS) throw new Error(`fight ${seed} does not end`);
    if (fight.pending) answer(random, fight);
    else fight.submit(intentJson(anyIntent(random, fight)));
  }
  for (const line of fight.lines) {
    if (line.in === 'command') kinds.add(line.do);
    if (line.in === 'answer' && line.value !== null && typeof line.value === 'object') kinds.add((line.value as { do: string }).do);
  }
  return fight;
}

describe('two hundred random fights end, sound and verified', () => {
  const readings: readonly Options[] = [
    {},
    { outOfTurnActionsCanBeInterrupted: true },
    { wildRoll: 'openEndedD6MinusD6', woundStepTiming: 'afterOverflow' },
    { fatalDeadline: 'gm' },
  ];
  for (const [i, options] of readings.entries()) {
    it(JSON.stringify(options), () => {
      const rules = makeRuleset(heroesOfDestiny, { options });
      for (let seed = i * 50; seed < i * 50 + 50; seed++) {
        const fight = randomFight(rules, seed);
        mustBeSound(fight);
        const verdict = fight.verify();
        expect(verdict.ok, JSON.stringify(verdict)).toBe(true);
      }
    });
  }

  it('and use everything there is', () => {
    for (const def of heroesOfDestiny.intents) expect([...kinds]).toContain(def.id);
  });
});

describe('a plain fight', () => {
  it('runs from start to end with the default answers', () => {
    const rules = makeRuleset(heroesOfDestiny);
    const fight = Fight.open(rules, brawl(rules), { seed: 'plain', strict: true });
    for (let n = 0; fight.over === null && n < MOST_COMMANDS; n++) {
      if (fight.pending) {
        fight.passDeadline();
        continue;
      }
      const legal = fight.legal(fight.declarers[0]);
      const best = legal.find((one) => one.def.id === 'attack' || one.def.id === 'cast') ?? nearer(fight, legal);
      fight.submit(intentJson(best));
    }
    expect(fight.over).not.toBeNull();
    expect(fight.verify().ok).toBe(true);
  });
});

/** The step that leads nearest to a foe, or the end of the turn. */
function nearer(fight: Fight, legal: readonly AnyIntent[]): AnyIntent {
  const end = legal.find((one) => one.def.id === 'end-turn')!;
  const me = fighter(fight.view, end.by);
  const foes = fight.state.entities.flatMap((one) =>
    one.kind === 'fighter' && fighter(fight.view, one.id).side !== me.side && awake(fight.view, one.id) ? [fighter(fight.view, one.id)] : [],
  );
  const far = (at: { x: number; y: number }): number => Math.min(...foes.map((foe) => Math.abs(foe.at.x - at.x) + Math.abs(foe.at.y - at.y)));
  const steps = legal.filter((one) => one.def.id === 'move' && far(one.with.along[0]) < far(me.at));
  return steps.length === 0 ? end : steps.reduce((a, b) => (far(b.with.along[0]) < far(a.with.along[0]) ? b : a));
}
