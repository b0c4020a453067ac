import { defineRules } from '@riposte/kernel';
import { Disordered, Scatter, Scattered, Wavering } from './1-squads/conditions.js';
import { MEADOW, PeopleLost, PeopleSet, squad } from './1-squads/squad.js';
import { CardLaid, CardsTaken } from './2-cards/cards.js';
import { ChooseCard, LayCards, RoundBegan, Rounds } from './2-cards/orders.js';
import { GEAR } from './3-dice/gear.js';
import { Dice, MostNerve, Needed, Nerve } from './3-dice/numbers.js';
import { CommitNerve, HitRoll } from './3-dice/throw.js';
import { March, Moved } from './4-meadow/strips.js';
import { Charge, Charged, DiceLent, Lend } from './5-fighting/charge.js';
import { Shielded, Shields } from './5-fighting/shields.js';
import { FAR, Volley } from './5-fighting/volley.js';
import { OrderLeft } from './6-rounds/acted.js';
import { Hold, next, Regroup } from './6-rounds/round.js';
import { OPTIONS, rulings } from './rulings.js';

/** All that the game is made of. Logs name these by their place: put what is new at the end of its list. */
export const rules = defineRules({
  id: 'brookside',
  version: '1.0.0',
  title: 'The Quarrel of Brookside',
  options: OPTIONS,
  rulings,
  intents: [Volley, Shields, March, Charge, Regroup, Hold, Lend, LayCards],
  asks: [ChooseCard, CommitNerve],
  windows: [Charged],
  rolls: [HitRoll],
  changes: [PeopleLost, PeopleSet, CardLaid, CardsTaken, RoundBegan, OrderLeft, Moved, DiceLent],
  queries: [Needed, Dice, MostNerve],
  conditions: [Wavering, Disordered, Scattered, Shielded],
  features: GEAR,
  resources: [Nerve],
  clocks: [Rounds],
  checkpoints: [Scatter],
  always: [FAR],
  copy: (entity) => ({ ...entity }),
  next,
  perform: (play, intent) => intent.def.perform(play, intent.by, intent.with),
  // Nobody hides; how much nerve a squad has left is known to its own side alone.
  hidesNobody: true,
  sees: (view, viewer, id) => (id === MEADOW || viewer.gm || viewer.controls.some((mine) => squad(view, mine).side === squad(view, id).side) ? 'all' : 'shown'),
  shown(view, id) {
    if (id === MEADOW) return null;
    const { side, people, strip, hand, laid, features } = squad(view, id);
    return { side, people, strip, hand, laid, gear: features.map((code) => view.rules.things[code].title) };
  },
  name: (view, id) => (id === MEADOW ? 'the meadow' : squad(view, id).name),
});
