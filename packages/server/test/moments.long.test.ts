import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, openCommand, readEncounter } from '@riposte/files';
import { Fight, type Json } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { TOUCHING } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { isPassed } from '../src/dial.ts';
import { momentOf } from '../src/moments.ts';
import { LANTERNS, YARD } from './toy.ts';

const root = join(import.meta.dirname, '../../..');
const SEEDS = ['one', 'two'];
const MAX_STEPS = 150;

/** Questions of a fight that plays itself, each with whether it may pass by default and whether its act is aimed at the one who is asked. */
function questionsOf(ruleset: string, file: string, seed: string): { readonly passes: boolean; readonly isAttacked: boolean; readonly ask: string }[] {
  const encounter = readEncounter(readFileSync(join(root, 'encounters', ruleset, file), 'utf8'), file, RULE_SETS);
  const fight = Fight.open(encounter.rules, encounter.state, { seed });
  const found: { passes: boolean; isAttacked: boolean; ask: string }[] = [];
  for (let n = 0; n < MAX_STEPS && fight.over === null; n++) {
    const { pending } = fight;
    if (pending?.kind === 'answer') {
      const { ask, about, whos } = pending;
      const open = openCommand(fight)!;
      // Once dice have fallen an act is no longer to be answered, it is over.
      const isOpen = !open.given.some((entry) => entry.in === 'outcome');
      for (const who of whos) {
        const answers = ask.answer.candidates(fight.view, { who, about }) as readonly Json[];
        const moment = momentOf(
          { ruleSet: encounter.ruleSet, view: fight.view },
          { ask: ask.id, who, about: about as Json, isSeen: true, open: open.intent },
          answers,
        );
        const aims = Object.values(open.intent.with as { readonly [name: string]: Json });
        const isAttacked = isOpen && (open.intent.def.tags ?? []).includes('attack') && aims.includes(who);
        const dial = encounter.ruleSet.moments?.dial ?? TOUCHING;
        found.push({ passes: moment !== null && isPassed(dial, { ...moment, actors: [] }), isAttacked, ask: ask.id });
      }
    }
    if (
      !decide(
        fight,
        () => encounter.ruleSet.policy,
        () => true,
      )
    )
      break;
  }
  return found;
}

describe('moments of others', () => {
  it('a place or a number that equals the number of a fighter does not touch the fighter', () => {
    const { ruleSet, rules, state } = readEncounter(YARD, 'yard.json', [LANTERNS]);
    const { view } = Fight.open(rules, state, { seed: 'x' });
    const touches = (act: string, chosen: Json): boolean | undefined => {
      const about = { by: 3, with: chosen, do: act };
      return momentOf({ ruleSet, view }, { ask: 'window', who: 1, about, isSeen: true, open: null }, [null, { do: 'snuff', by: 1, with: {} }])?.touches;
    };
    expect(touches('throw', { at: 1 })).toBe(true);
    expect(touches('throw', { at: 2 })).toBe(false);
    expect(touches('walk', { along: [2, 1] })).toBe(false);
  });

  it('no question in the middle of an attack on the one who is asked passes by default', () => {
    const all = RULE_SETS.flatMap(({ rules: { id } }) =>
      readdirSync(join(root, 'encounters', id))
        .filter((file) => !readFileSync(join(root, 'encounters', id, file), 'utf8').includes('"packs"'))
        .slice(0, 3)
        .flatMap((file) => SEEDS.flatMap((seed) => questionsOf(id, file, seed))),
    );
    expect(all.filter((one) => one.isAttacked).length).toBeGreaterThan(50);
    expect(all.filter((one) => one.isAttacked && one.passes)).toEqual([]);
    // And yet most offers to come in while others act do pass.
    expect(all.filter((one) => one.passes).length).toBeGreaterThan(50);
  });
});
