import { intentText } from '@riposte/files';
import { intentJson } from '@riposte/kernel';
import { misfit, oddsOf, percent, playedAgainst } from '@riposte/sim';
import { open, play } from '@riposte/testkit';
import { seededChoices } from './conformance-draw.ts';
import type { Examined, Ready, Verdict } from './conformance-verdict.ts';
import { report } from './examiner.ts';

/** Acts that are held against their odds, of each ready fight; where in it they are taken. */
const POSITIONS = 4;
const ACTS = 6;
const INPUTS = 12;
/** How often each is played. */
const PLAYED = 1500;
/** Milliseconds for the odds of one act: what takes longer is left out. */
const WITHIN = 500;

/** Each act, played many times, comes to what its odds say as often as they say. */
export function oddsAsPlayed({ ready, times, seed }: Examined): Verdict {
  let acts = 0;
  for (const one of ready) {
    for (let n = 0; n < Math.ceil(POSITIONS * times); n++) {
      const found = atPosition(one, `${seed} ${n}`, n * INPUTS);
      if ('fault' in found) return found.fault;
      acts += found.acts;
    }
  }
  if (acts === 0) return { check: 'odds', verdict: 'skipped', says: 'no action was found whose odds can be counted' };
  return { check: 'odds', verdict: 'good', says: `${acts} ${acts === 1 ? 'action' : 'actions'}, each played ${PLAYED} times` };
}

/** The acts of those who may declare after so many inputs. */
function atPosition({ file, encounter, subject }: Ready, seed: string, inputs: number): { readonly acts: number } | { readonly fault: Verdict } {
  const trial = { subject, state: subject.states[0], seed, choices: () => seededChoices(seed), inputs };
  const fight = open(trial);
  play(trial, undefined, fight);
  for (let n = 0; n < 20 && fight.pending !== null; n++) fight.passDeadline();
  if (fight.over !== null) return { acts: 0 };
  const { ruleSet, policy } = encounter;
  const standing = { ruleSet, rules: fight.rules, state: fight.state, policy };
  const choose = seededChoices(`acts ${seed}`);
  const legal = fight.declarers.flatMap((who) => fight.legal(who));
  const kinds = [...new Set(legal.map(({ def }) => def))].slice(0, ACTS);
  let acts = 0;
  for (const kind of kinds) {
    const ways = legal.filter(({ def }) => def === kind);
    const intent = ways[choose(ways.length)];
    report({ where: `${file}, after ${inputs} ${inputs === 1 ? 'step' : 'steps'} (seed "${seed}")` });
    const odds = oddsOf(standing, intent, { within: WITHIN });
    if (!odds.isWhole) continue;
    acts++;
    const wrong = misfit(playedAgainst(standing, intent, odds, { times: PLAYED, seed }));
    if (wrong === null) continue;
    const what = wrong.consequences.map((consequence) => consequence.what).join(', ') || 'nothing';
    const said = `"${what}" came ${wrong.times} times in ${PLAYED}, and its odds are ${percent(wrong.probability)}`;
    const where = [
      `${file}, after ${inputs} ${inputs === 1 ? 'step' : 'steps'} (seed "${seed}"): ${intentText({ ruleSet, view: fight.view }, intentJson(intent))}`,
    ];
    const remedy = 'roll dice only with play.roll, use the dice of the kernel, and let nothing depend on the past except through the state';
    return { fault: { check: 'odds', verdict: 'fault', says: said, where, remedy } };
  }
  return { acts };
}
