import { readFileSync } from 'node:fs';
import { defineTale, fighterName, promptOf } from '@riposte/ruleset';
import { fighter } from './fighter.js';
import { Aim, Guard, Sitting } from './numbers.js';
import { CheerLost, CheerSet, Ducked, SwingRoll, SwungAt } from './swing.js';
import { TurnPassed } from './turns.js';

/** @param {string} language */
const messages = (language) => readFileSync(new URL(`../messages/${language}.ftl`, import.meta.url), 'utf8');

/** How fights are told. The sentences stand in messages. */
export const tale = defineTale({
  messages: { en: messages('en'), de: messages('de') },
  prompts: [promptOf(SwungAt, (view, _who, { by }) => ({ by: fighterName(view, by) }))],
  tellers: {
    swing(telling, /** @type {import('@riposte/ruleset').Say<any>} */ say) {
      const { by, with: chosen, result } = telling.act;
      say.head('swing', { by, at: chosen.at, how: result === null ? 'open' : result ? 'hit' : 'missed' });
      const roll = telling.roll(SwingRoll);
      if (roll === null) return;
      const aim = roll.after.find(({ query }) => query === Aim.id);
      const guard = roll.after.find(({ query }) => query === Guard.id);
      const sum = say.sum(roll, aim === undefined ? [] : [aim]);
      if (guard === undefined) say.line('swing-roll', { sum }, { rule: 'FF-SWING-1', at: roll, rolls: [roll] });
      else say.line('swing-roll-against', { sum, guard: guard.value }, { rule: 'FF-SWING-1', at: roll, rolls: [roll] });
    },
  },
  changes: {
    [CheerLost.id]: { fields: ['who', 'cheer'], pool: { title: 'Cheer', of: (view, who) => fighter(view, who).cheer } },
    [CheerSet.id]: { fields: ['who', 'cheer'], pool: { title: 'Cheer', of: (view, who) => fighter(view, who).cheer } },
  },
  fates: [Sitting],
  quiet: { changes: [TurnPassed, Ducked] },
});
