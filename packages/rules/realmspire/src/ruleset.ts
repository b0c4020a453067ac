import { type AnyIntent, borne, defineRuleset, end, type Id, type Json, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { ActionPoints, AttackMade, Rounds, TurnEnded, TurnsEnded } from './actions.ts';
import { AttackRoll, Resolved, Strike } from './attack.ts';
import { CONDITIONS, Feinting, UNTRAINED } from './conditions.ts';
import { DamageRoll, Hurt } from './damage.ts';
import { ChooseDefence, DefenceRoll } from './defence.ts';
import { copyEntity, fighter, nameOf } from './fighter.ts';
import { GEAR } from './gear.ts';
import { Dropped, Taken } from './held.ts';
import { ChooseGrip, ChooseManoeuvre, DeceptionRoll, Pushed, ResistRoll } from './manoeuvres.ts';
import { Dash, Disengage, GoOn, Manipulate, Move, Moved, MoveUsed, StandUp } from './movement.ts';
import { healthPool } from './muster.ts';
import { ArmourRating, Boons, ResistanceTo, Speed, TargetNumber, VulnerabilityTo } from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { EndTurn, NextTurn, next, OrderSet, RollInitiative, RoundBegan, StartRound, ROLLS as TURN_ROLLS, TurnBegan } from './turns.ts';
import { OpportunityAttack, Provoked } from './windows.ts';

/** A feint only serves the very next action; one gained by that action is for the one after it. @rule RS-MAN-011 */
function perform(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  const before = play.state.serial;
  const result = def.perform(play, by, chosen);
  if (def.tags.includes('primary') || def.index === OpportunityAttack.index) {
    for (const feint of borne(play, by, Feinting)) if (feint.id <= before) end(play, by, feint.id);
  }
  return result;
}

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind === 'scene') return 'all';
  const { side } = fighter(view, id);
  return viewer.controls.some((mine) => fighter(view, mine).side === side) ? 'all' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): Json {
  const f = fighter(view, id);
  const full = healthPool(f.endurance);
  const harm = f.health >= full ? 'unhurt' : f.health * 2 > full ? 'hurt' : 'badly hurt';
  const gear = [...f.features, f.weapon, f.shield].filter((code) => code >= 0);
  return {
    name: f.name,
    side: f.side,
    x: f.x,
    y: f.y,
    size: f.size,
    harm,
    gear: gear.map((code) => view.rules.things[code].title),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

export const realmspire = defineRuleset({
  id: 'realmspire',
  version: '0.1.0',
  title: 'Realmspire',
  options: OPTIONS,
  rulings,
  intents: [Strike, Move, Dash, Disengage, StandUp, Manipulate, EndTurn, OpportunityAttack, RollInitiative, StartRound, NextTurn],
  asks: [ChooseDefence, ChooseManoeuvre, ChooseGrip, GoOn],
  windows: [Provoked],
  rolls: [AttackRoll, DefenceRoll, DamageRoll, ResistRoll, DeceptionRoll, ...TURN_ROLLS],
  changes: [TurnEnded, TurnBegan, RoundBegan, OrderSet, AttackMade, Resolved, Hurt, Moved, MoveUsed, Pushed, Dropped, Taken],
  queries: [TargetNumber, Boons, ArmourRating, ResistanceTo, VulnerabilityTo, Speed],
  conditions: CONDITIONS,
  features: GEAR,
  resources: [ActionPoints],
  clocks: [Rounds, TurnsEnded],
  checkpoints: [],
  always: UNTRAINED,
  copy: copyEntity,
  next,
  perform,
  sees,
  shown,
  name: nameOf,
});
