// An exchange of blows under the shipped RealityCheck: initiative, windows, evasion, bands, armour, aura, death rolls, rounds by waiting.
import { readEncounter } from '@riposte/files';
import { ruleSet } from '@riposte/realitycheck';
import { simulation } from '@riposte/testkit';

const guard = { creature: 'town-guard', gear: ['longsword', 'gambeson'], aura: 28 };
const encounter = {
  format: 'riposte/encounter/1',
  title: 'An exchange of blows',
  ruleset: 'realitycheck',
  sides: ['first', 'second'],
  board: { width: 4, height: 1 },
  fighters: [
    { name: 'Ann', side: 'first', at: '2,1', ...guard },
    { name: 'Bea', side: 'second', at: '3,1', ...guard },
  ],
};

/** Simulates `n` fights in which both do nothing but attack and wait; returns the attacks that were declared. */
export function exchanges() {
  const { rules, state } = readEncounter(JSON.stringify(encounter), 'exchange', [ruleSet], () => '');
  const named = (id) => rules.def.intents.find((one) => one.id === id);
  const [attack, wait] = [named('melee-attack'), named('wait')];
  let attacks = 0;
  const usual = ruleSet.policy;
  const policy = {
    declare(view, who) {
      if (view.state.entities[who].kind !== 'fighter') return usual.declare(view, who);
      const at = who === 1 ? 2 : 1;
      const weapon = attack.params[0].candidates(view, { by: who, with: {} })[0];
      const blow = weapon === undefined ? null : attack.of(who, { weapon, at, aim: 'body', spare: -1, enhance: [], pay: 'energy' });
      if (blow === null || !view.legal(blow)) return wait.of(who, {});
      attacks++;
      return blow;
    },
    answer: (view, ask, who, about) => ask.fallback(view, who, about),
  };
  const sim = simulation(rules, state, { seed: 'bench', policy: () => policy });
  let trial = 0;
  return (n) => {
    attacks = 0;
    for (let i = 0; i < n; i++) sim.fight(trial++);
    return attacks;
  };
}
