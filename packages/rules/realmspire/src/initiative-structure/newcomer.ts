import { defineCheckpoint, die, Entered } from '@riposte/kernel';
import { goTo } from '../actions-in-combat/nets.ts';
import { isFighter } from '../characters/fighter.ts';
import { nearestFree } from '../positioning/free-places.ts';
import { InitiativeBonus, InitiativeRoll, InitiativeRolled, OrderSet, orderWith } from './initiative.ts';
import { isPresent } from './out-of-the-fight.ts';
import { SCENE, scene } from './scene.ts';

const D6 = die(6);

/** Whom the game master brings in comes to its place, or the free one nearest to it, and rolls initiative; it acts from the next round on (R-ARRIVE). @rule RS-INI-005 */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'R-ARRIVE',
  watches: [Entered],
  settle(play, who) {
    if (!isFighter(play, who) || scene(play).order.includes(who)) return;
    const at = isPresent(play, who) ? nearestFree(play, who) : null;
    if (at !== null) goTo(play, who, at);
    if (scene(play).order.length === 0) return;
    const total = InitiativeBonus(play, who) + play.roll(InitiativeRoll, who, D6);
    InitiativeRolled(play, who, total);
    OrderSet(play, SCENE, orderWith(play, who, total));
  },
});
