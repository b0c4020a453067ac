import { Fight, intentJson, makeRules, type View } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { aimless, type Ready, readyFights } from '../../../rule-sets/test/ready-fights.ts';
import { impossible, unsettled } from './contract/impossible.ts';
import { boardSchema, fighterSchema, ruleSet, seaOfShadows } from './index.ts';

/** The first thing that is wrong with a state between two acts; null if nothing is. */
const whatIsWrong = (view: View): string | null => impossible(view)[0]?.expected ?? unsettled(view);

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
  const random = aimless(`${file} ${nth}`, ruleSet);
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
