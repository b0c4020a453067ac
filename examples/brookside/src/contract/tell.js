import { readFileSync } from 'node:fs';
import { defineTale, fighterName, promptOf } from '@riposte/ruleset';
import { Scattered } from '../1-squads/conditions.js';
import { meadow, PeopleLost, PeopleSet, squad } from '../1-squads/squad.js';
import { CardLaid, CardsTaken } from '../2-cards/cards.js';
import { ChooseCard, RoundBegan } from '../2-cards/orders.js';
import { CommitNerve, HitRoll } from '../3-dice/throw.js';
import { Moved } from '../4-meadow/strips.js';
import { Charged, DiceLent } from '../5-fighting/charge.js';
import { OrderLeft } from '../6-rounds/acted.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { RollItem, Say, Telling } from '@riposte/ruleset' */

/** @param {string} language */
const messages = (language) => readFileSync(new URL(`../../messages/${language}.ftl`, import.meta.url), 'utf8');

/** @param {RollItem} roll @param {Say<any>} say */
const tellRoll = (roll, say) => say.line('hits', { who: roll.who, dice: say.dice(roll), hits: roll.total }, { rule: 'BS-DIC-2', at: roll, rolls: [roll] });

/** Answers that the rolls tell anyway. @param {Telling} telling */
const takeCommitted = (telling) => {
  while (telling.answer(CommitNerve) !== null);
};

/** @param {View} view @param {Id} who */
const peopleOf = (view, who) => squad(view, who).people;

/** How fights are told. The sentences stand in messages. */
export const tale = defineTale({
  messages: { en: messages('en'), de: messages('de') },
  prompts: [
    promptOf(ChooseCard, (_view, _who, { round }) => ({ round })),
    promptOf(CommitNerve, (view, _who, { by, at }) => ({ by: fighterName(view, by), at: fighterName(view, at) })),
    promptOf(Charged, (view, _who, { by, at }) => ({ by: fighterName(view, by), at: fighterName(view, at) })),
  ],
  tellers: {
    'lay-cards'(telling, /** @type {Say<any>} */ say) {
      const [began] = telling.changes(RoundBegan);
      while (telling.answer(ChooseCard) !== null);
      if (began !== undefined) say.heading('round', { round: began.values[1] });
    },
    charge(telling, /** @type {Say<any>} */ say) {
      const { by, with: chosen, result } = telling.act;
      const how = typeof result !== 'number' ? 'open' : result > 0 ? 'won' : result < 0 ? 'lost' : 'shoved';
      say.head('charge', { by, at: chosen.at, how });
      takeCommitted(telling);
      for (const roll of telling.rolls(HitRoll)) tellRoll(roll, say);
    },
    volley(telling, /** @type {Say<any>} */ say) {
      const { by, with: chosen, result } = telling.act;
      say.head('volley', { by, at: chosen.at, how: typeof result !== 'number' ? 'open' : result > 0 ? 'hit' : 'missed' });
      takeCommitted(telling);
      const roll = telling.roll(HitRoll);
      if (roll !== null) tellRoll(roll, say);
    },
  },
  changes: {
    [CardLaid.id]: { fields: ['who', 'card'] },
    [PeopleLost.id]: { fields: ['who', 'people'], pool: { title: 'People', of: peopleOf } },
    [PeopleSet.id]: { fields: ['who', 'people'], pool: { title: 'People', of: peopleOf } },
    [Moved.id]: { fields: ['who', 'strip'], also: (view, who) => ({ to: meadow(view).strips[squad(view, who).strip] }) },
  },
  covered: { march: [Moved], charge: [Moved] },
  fates: [Scattered],
  quiet: { changes: [RoundBegan, OrderLeft, CardsTaken, DiceLent] },
});
