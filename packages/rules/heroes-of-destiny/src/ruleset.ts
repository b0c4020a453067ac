import { type AnyIntent, defineRuleset, type Id, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { act, react } from './actions.ts';
import { Attacked, AttackRoll, ChooseGuard, StandardAttack } from './attack.ts';
import { CONDITIONS, severity } from './conditions.ts';
import { Defend, Ready, ReadySet } from './defend.ts';
import { copyEntity, fighter, nameOf } from './fighter.ts';
import { GEAR } from './gear.ts';
import { ROLLS as INITIATIVE_ROLLS, LotsDrawn } from './initiative.ts';
import { GoOn, Move, Moved, MovementBought } from './movement.ts';
import { QUERIES } from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { ActionPoints, Initiative, Mana, Stamina, Tired } from './pools.ts';
import { Harry, Rebuff } from './reactions.ts';
import { RoundsEnded } from './rounds.ts';
import { Cast } from './spells.ts';
import { LEVELS } from './tables.ts';
import { LoseIntentions, next, ASKS as TURN_ASKS, CHANGES as TURN_CHANGES, INTENTS as TURN_INTENTS } from './turns.ts';
import { ActOutOfTurn, TakeReadied, WINDOWS } from './windows.ts';
import { FailureCounted, ROLLS as WOUND_ROLLS, WoundTaken } from './wounds.ts';

/** The one way in which an intent takes place. Movement, turns and what leads to an action have no declaration to prevent. */
function perform(play: Play, intent: AnyIntent): Result {
  const { def } = intent;
  if (def.tags.includes('action')) return act(play, intent);
  return def.tags.includes('reaction') ? react(play, intent) : def.perform(play, intent.by, intent.with);
}

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  return viewer.controls.some((mine) => fighter(view, mine).side === side) ? 'all' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly number[] | readonly string[] } {
  const f = fighter(view, id);
  const level = severity(view, id);
  return {
    name: f.name,
    side: f.side,
    at: [f.at.x, f.at.y],
    harm: level === 0 ? 'unhurt' : LEVELS[level - 1],
    gear: f.features.map((code) => view.rules.things[code].title),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

export const heroesOfDestiny = defineRuleset({
  id: 'heroes-of-destiny',
  version: '0.1.0',
  title: 'Heroes of Destiny',
  options: OPTIONS,
  rulings,
  intents: [StandardAttack, Cast, Defend, Ready, Move, Harry, Rebuff, ActOutOfTurn, TakeReadied, ...TURN_INTENTS],
  asks: [ChooseGuard, GoOn, ...TURN_ASKS],
  windows: WINDOWS,
  rolls: [AttackRoll, ...INITIATIVE_ROLLS, ...WOUND_ROLLS],
  changes: [Attacked, WoundTaken, FailureCounted, Tired, LotsDrawn, ReadySet, Moved, MovementBought, ...TURN_CHANGES],
  queries: QUERIES,
  conditions: CONDITIONS,
  features: GEAR,
  resources: [ActionPoints, Stamina, Mana, Initiative],
  clocks: [RoundsEnded],
  checkpoints: [LoseIntentions],
  always: [],
  copy: copyEntity,
  next,
  perform,
  sees,
  shown,
  name: nameOf,
});
