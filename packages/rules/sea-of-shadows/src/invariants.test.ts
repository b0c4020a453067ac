import { type Condition, definitionOf, Fight, intentJson, makeRules, type View } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { aimless, type Ready, readyFights } from '../../../rule-sets/test/ready-fights.ts';
import { boardSchema, type Fighter, fighterSchema, fighters, ruleSet, type Scene, seaOfShadows } from './index.ts';

/** Conditions of two: each has its other side on the one that it names, in the same region. */
const PAIRS: Readonly<Record<string, string>> = {
  grabbed: 'grappling',
  grappling: 'grabbed',
  mounted: 'ridden',
  ridden: 'mounted',
  carrying: 'carried',
  carried: 'carrying',
};

/** Conditions that stand only inside an act. */
const INSIDE_ACTS = ['treating', 'unseen', 'entering'];

/** Those who have one of these do not act in the fight. */
const NO_TURN = ['knocked-out', 'dead', 'left', 'arriving', 'prisoner', 'surrendered', 'ridden'];

/** The first thing that is wrong with a state between two acts; null if nothing is. */
function whatIsWrong(view: View): string | null {
  const idOf = (condition: Condition): string => definitionOf(view, condition).id;
  const all = new Map(fighters(view).map((one) => [one.id, one]));
  const hasNow = ({ conditions }: Fighter, ids: readonly string[]): boolean => conditions.some((condition) => ids.includes(idOf(condition)));
  for (const one of all.values()) {
    for (const condition of one.conditions) {
      const other = all.get(condition.source);
      const back = PAIRS[idOf(condition)];
      if (back === undefined) continue;
      if (!other?.conditions.some((its) => idOf(its) === back && its.source === one.id)) return `${one.name} is ${idOf(condition)} alone`;
      if (other.region !== one.region) return `${one.name} is ${idOf(condition)} from another region`;
    }
    if (one.region < 0 !== hasNow(one, ['left', 'arriving'])) return `${one.name} is in region ${one.region}`;
    if (hasNow(one, ['knocked-out', 'dead', 'helpless']) && hasNow(one, ['carrying', 'grappling'])) return `${one.name} holds somebody, and cannot`;
    if (hasNow(one, INSIDE_ACTS)) return `${one.name} keeps what ends with an act`;
    if (hasNow(one, ['survival-open']) && (!hasNow(one, ['knocked-out']) || hasNow(one, ['dead']))) return `${one.name} waits to survive`;
    if (one.hp === 0 && one.maxHp > 0 && !hasNow(one, ['knocked-out', 'dead'])) return `${one.name} stands without HP`;
  }
  const { acting, conditions } = view.state.entities[0] as Scene;
  const actor = all.get(acting);
  return actor !== undefined && conditions.length === 0 && hasNow(actor, NO_TURN) ? `it is the turn of ${actor.name}` : null;
}

/** A crowd with all that makes edges: riders, a giant, beasts, mages, late arrivals, one exit, and time after the fight. */
function crowd(): Ready {
  const rules = makeRules(seaOfShadows);
  const board = boardSchema.parse({
    regions: ['a', 'b', 'c'],
    paths: [
      ['a', 'b'],
      ['b', 'c'],
    ],
    exits: ['c'],
    aftermath: true,
  });
  const all = [
    { name: 'Ann', side: 'red', at: 'a', creature: 'mage' },
    { name: 'Rob', side: 'red', at: 'b', creature: 'lancer', rides: 'Mab' },
    { name: 'Mab', side: 'red', at: 'b', creature: 'warhorse' },
    { name: 'Wes', side: 'red', at: 'b', creature: 'wrestler' },
    { name: 'Og', side: 'blue', at: 'b', creature: 'ogre' },
    { name: 'Ulf', side: 'blue', at: 'a', creature: 'wolf', surprised: true },
    { name: 'Spi', side: 'blue', at: 'c', creature: 'spider' },
    { name: 'Kit', side: 'blue', at: 'b', creature: 'knight', rides: 'Hob', arrives: 2 },
    { name: 'Hob', side: 'blue', at: 'b', creature: 'warhorse', arrives: 2 },
    { name: 'Mag', side: 'blue', at: 'c', creature: 'mage', arrives: 3 },
  ].map((one) => fighterSchema.parse(one));
  return { file: 'a crowd', ruleSet, rules, state: valueOf(ruleSet.setUp(rules, { board, sides: ['red', 'blue'], fighters: all })) };
}

/** Plays until the end, or for 600 acts and answers; every third fight by the policy, the others in part at random. */
function play({ file, rules, state }: Ready, nth: number, acts: Set<string>): void {
  const fight = Fight.open(rules, state, { seed: `${file} ${nth}` });
  const random = aimless(`${file} ${nth}`, ruleSet.policy);
  let decisions = 0;
  const chooser = () => (nth % 3 === 0 || (nth % 3 === 1 && decisions % 2 === 0) ? random : ruleSet.policy);
  for (; decisions < 600 && fight.over === null; decisions++) {
    const { pending } = fight;
    if (pending?.kind === 'answer') {
      const [who] = pending.whos;
      fight.answer(chooser().answer(fight.view, pending.ask, who, pending.about), { who });
      continue;
    }
    expect(whatIsWrong(fight.view), `${file} ${nth}, decision ${decisions}`).toBe(null);
    const declared = fight.declarers.map((who) => chooser().declare(fight.view, who)).find((intent) => intent !== null);
    expect(declared, `${file} ${nth} goes on`).toBeTruthy();
    acts.add(declared!.def.id);
    fight.submit(intentJson(declared!));
  }
  if (nth % 3 === 2) expect(fight.over, `${file} ${nth} ends`).not.toBe(null);
}

describe('whatever is done, what belongs together stays together', () => {
  const acts = new Set<string>();
  it.each(readyFights(ruleSet))('$file', (ready) => {
    for (let nth = 0; nth < 6; nth++) play(ready, nth, acts);
  });
  it('in a crowd', () => {
    const ready = crowd();
    for (let nth = 0; nth < 45; nth++) play(ready, nth, acts);
    for (const act of ['leave', 'surrender', 'accept-surrender', 'refuse-surrender', 'carry', 'put-down', 'free', 'healing-ritual'])
      expect([...acts], act).toContain(act);
  });
});
