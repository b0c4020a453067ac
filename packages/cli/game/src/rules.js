import { defineRules } from '@riposte/kernel';
import { fighter, SCENE } from './fighter.js';
import { Aim, Breath, Dizzy, GEAR, Guard, MostBreath, Sitting, Weight } from './numbers.js';
import { CatchBreath, CheerLost, CheerSet, DUCKING, Duck, Ducked, SitDown, Swing, SwingRoll, SwungAt } from './swing.js';
import { next, PassOver, TurnPassed, Turns } from './turns.js';

/** All that the game is made of. Logs name these by their place: put what is new at the end of its list. */
export const rules = defineRules({
  id: 'pillow-fight',
  version: '0.1.0',
  title: 'Pillow Fight',
  intents: [Swing, CatchBreath, Duck, PassOver],
  windows: [SwungAt],
  rolls: [SwingRoll],
  changes: [CheerLost, CheerSet, Ducked, TurnPassed],
  queries: [Aim, Guard, Weight, MostBreath],
  conditions: [Dizzy, Sitting],
  features: GEAR,
  resources: [Breath],
  clocks: [Turns],
  checkpoints: [SitDown],
  always: [DUCKING],
  next,
  // Nobody hides; how much breath one has is known to one's own side alone.
  hidesNobody: true,
  sees: (view, viewer, id) =>
    id === SCENE || viewer.gm || viewer.controls.some((mine) => fighter(view, mine).side === fighter(view, id).side) ? 'all' : 'shown',
  shown: (view, id) =>
    id === SCENE
      ? null
      : { side: fighter(view, id).side, cheer: fighter(view, id).cheer, gear: fighter(view, id).features.map((code) => view.rules.things[code].title) },
  name: (view, id) => (id === SCENE ? 'the room' : fighter(view, id).name),
});
