import { type AnyIntent, defineRuleset, type Id, type Json, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { ActionPoints, Reactions, TurnEnded, TurnsBegun, TurnsEnded } from './actions.ts';
import { Attacked, AttackMade, AttackRoll, Deflected, EFFECTS_ON_ATTACKS, Missed, Strike } from './attack.ts';
import { CONDITIONS } from './conditions.ts';
import { Defend, PickUp, ReadyShield } from './defend.ts';
import { bodyPart, copyEntity, fighter, nameOf, owner } from './fighter.ts';
import { GEAR } from './gear.ts';
import { GoOn, Move, Moved, StandUp } from './movement.ts';
import {
  ApTotal,
  AttackAdvantage,
  AttackBonus,
  CheckAdvantage,
  DefenceValue,
  MaxExhaustion,
  MaxStamina,
  ReactionTotal,
  Speed,
  StandUpCost,
} from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { ChooseParry, ParryRoll } from './parry.ts';
import { ConstitutionRoll, Exhaustion, Stamina, Strained } from './stamina.ts';
import { EndTurn, NextTurn, next, OrderSet, RollInitiative, ROLLS as TURN_ROLLS, TurnBegan } from './turns.ts';
import { Dropped, Taken } from './weapon.ts';
import { Provoked, ReactiveAttack } from './windows.ts';
import { AddInjuries, ChoosePart, Dies, EFFECTS_OF_INJURIES, FallsProne, Injured, LosesGrip } from './wounds.ts';

/** What provokes opens its window itself, after it was paid. */
function perform(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  return def.perform(play, by, chosen);
}

/** A part is seen as its owner is. */
function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind === 'scene') return 'all';
  const { side } = fighter(view, owner(view, id));
  return viewer.controls.some((mine) => fighter(view, owner(view, mine)).side === side) ? 'all' : 'shown';
}

/** Of others: place, gear, conditions and injuries in sight, no pools. */
function shown(view: View, id: Id): Json {
  const { kind, conditions } = view.state.entities[id];
  const borne = conditions.map((one) => view.rules.things[one.kind].title);
  if (kind === 'part') {
    const { of, part, nth, holds, injuries } = bodyPart(view, id);
    return { of, part, nth, holds: holds < 0 ? null : view.rules.things[holds].title, injuries, conditions: borne };
  }
  const f = fighter(view, id);
  return { name: f.name, side: f.side, x: f.x, y: f.y, size: f.size, gear: f.features.map((code) => view.rules.things[code].title), conditions: borne };
}

export const celesia = defineRuleset({
  id: 'celesia',
  version: '0.1.0',
  title: 'Celesia',
  options: OPTIONS,
  rulings,
  intents: [Strike, Move, StandUp, Defend, ReadyShield, PickUp, EndTurn, ReactiveAttack, RollInitiative, NextTurn],
  asks: [ChooseParry, ChoosePart, AddInjuries, GoOn],
  windows: [Provoked],
  rolls: [AttackRoll, ParryRoll, ConstitutionRoll, ...TURN_ROLLS],
  changes: [TurnEnded, TurnBegan, OrderSet, AttackMade, Attacked, Missed, Deflected, Injured, Strained, Moved, Dropped, Taken],
  queries: [AttackBonus, AttackAdvantage, DefenceValue, CheckAdvantage, ApTotal, ReactionTotal, MaxStamina, MaxExhaustion, Speed, StandUpCost],
  conditions: CONDITIONS,
  features: GEAR,
  resources: [ActionPoints, Reactions, Stamina, Exhaustion],
  clocks: [TurnsBegun, TurnsEnded],
  checkpoints: [LosesGrip, FallsProne, Dies],
  always: [...EFFECTS_ON_ATTACKS, ...EFFECTS_OF_INJURIES],
  copy: copyEntity,
  next,
  perform,
  sees,
  shown,
  name: nameOf,
});
