import {
  after,
  type Condition,
  type ConditionDef,
  carried,
  defineChange,
  defineCheckpoint,
  defineClock,
  definitionOf,
  expire,
  extend,
  give,
  type Id,
  type Play,
  type View,
} from '@riposte/kernel';
import { Poisoned } from '../health/ailments.ts';
import { lives } from '../health/alive.ts';
import { Bleeding, Burning } from '../health/damage.ts';
import { Dying } from '../health/dying.ts';
import { type Fighter, fighters } from '../state/fighter.ts';
import { SCENE, type Scene, scene } from '../state/scene.ts';

/** Rounds that have ended. What lasts one round ends with the round in which it began. @rule HD-DUR-001 HD-DUR-002 */
export const RoundsEnded = defineClock('rounds-ended', (view: View, _scene: Id) => scene(view).ended);

/** A round begins: turns, lots and movement start anew. @rule HD-INI-004 HD-MOV-009 HD-MOV-014 */
export const RoundBegan = defineChange('round-began', (store, _scene: Id, round: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.round = round;
  s.lots = [];
  for (const entity of store.state.entities) {
    if (entity.kind !== 'fighter') continue;
    const f = store.edit(entity.id) as Fighter;
    f.hadTurn = false;
    f.movedAp = 0;
    f.yards = 0;
    f.movedYards = 0;
    f.runUp = 0;
    f.carry = 0;
  }
});

/** A fighter has had its turn of this round without one of the order: with its mount or rider, or in peace. @rule HD-MNT-004 */
export const TurnShared = defineChange('turn-shared', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).hadTurn) return false;
  (store.edit(who) as Fighter).hadTurn = true;
  return true;
});

export const RoundEnded = defineChange('round-ended', (store, _scene: Id, round: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).ended === round) return false;
  (store.edit(SCENE) as Scene).ended = round;
  return true;
});

/** The game master sets the number of the round: what would have ended by then ends. */
export const RoundSet = defineChange('round-set', (store, _scene: Id, round: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.round = round;
  s.ended = round - 1;
});

/** What lasted until a round that has gone by is over. @rule HD-DUR-002 */
export const RoundsGone = defineCheckpoint('rounds-gone', {
  rule: 'HD-DUR-002',
  watches: [RoundSet],
  settle: (play) => expire(play, RoundsEnded, SCENE),
});

/** A round ends with all that lasted until then, the longest active first. @rule HD-DUR-002 HD-DUR-003 HD-HDH-004 */
export function endRound(play: Play): void {
  takeToll(
    play,
    allOf(play, Bleeding, Burning, Poisoned).sort((a, b) => a.condition.since - b.condition.since),
  );
  takeToll(play, allOf(play, Dying));
  RoundEnded(play, SCENE, scene(play).round);
  expire(play, RoundsEnded, SCENE);
}

type Carried = { readonly who: Id; readonly condition: Condition };

/** Every condition of these kinds, with who bears it, in the order of ids. */
const allOf = (view: View, ...defs: readonly ConditionDef[]): Carried[] =>
  fighters(view).flatMap(({ id: who }) => defs.flatMap((def) => carried(view, who, def).map((condition) => ({ who, condition }))));

/** Each does what it does as a round ends, while its bearer lives. */
function takeToll(play: Play, all: readonly Carried[]): void {
  for (const { who, condition } of all) if (lives(play, who)) definitionOf(play, condition).each?.(play, who, condition);
}

/** A minute: four rounds, with all AP of each for what takes so long. @rule HD-APS-011 HD-APS-012 */
export const ROUNDS_IN_A_MINUTE = 4;

/** Gives a condition for so many rounds. If the fighter has it already, it lasts so many rounds from now. @rule HD-DUR-001 HD-DUR-002 */
export function giveForRounds(play: Play, on: Id, def: ConditionDef, source: Id, rounds: number): void {
  const until = after(play, RoundsEnded, SCENE, rounds);
  const [condition] = carried(play, on, def);
  if (condition !== undefined && condition.clock >= 0) extend(play, on, condition.id, until);
  else give(play, on, def, { source, until });
}

/** Out of a fight, too, rounds go by, as long as anything is counted in them. @rule HD-APS-012 HD-HDH-004 */
export function roundsGoBy(play: Play, minutes: number): void {
  for (let left = ROUNDS_IN_A_MINUTE * minutes; left > 0 && fighters(play).some(({ id }) => countsRounds(play, id)); left--) roundGoesBy(play);
}

/** A round out of a fight. */
export function roundGoesBy(play: Play): void {
  endRound(play);
  RoundBegan(play, SCENE, scene(play).round + 1);
}

const countsRounds = (view: View, who: Id): boolean =>
  lives(view, who) && view.state.entities[who].conditions.some((condition) => condition.clock >= 0 || definitionOf(view, condition).each !== undefined);
