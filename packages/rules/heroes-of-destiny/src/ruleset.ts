import { type AnyIntent, defineRuleset, type Id, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { ASKS as ACTION_ASKS, act, react } from './actions.ts';
import { CONDITIONS as AILMENTS } from './ailments.ts';
import { Attacked, AttackRoll, ChooseGuard, LoadedSet, StandardAttack } from './attack.ts';
import * as attacks from './attacks.ts';
import { ROLLS as CHECK_ROLLS, CheckBonus } from './checks.ts';
import * as cling from './cling.ts';
import * as commands from './commands.ts';
import { CONDITIONS as TIES } from './company.ts';
import { CONDITIONS, Hidden, severity } from './conditions.ts';
import * as cover from './cover.ts';
import { Defend, Ready, ReadySet } from './defend.ts';
import { Distance } from './distance.ts';
import { copyEntity, fighter, nameOf } from './fighter.ts';
import * as flanking from './flanking.ts';
import * as gameMaster from './game-master.ts';
import { GEAR } from './gear.ts';
import * as grapple from './grapple.ts';
import * as hinder from './hinder.ts';
import { ROLLS as INITIATIVE_ROLLS, LotsDrawn } from './initiative.ts';
import { Interpose, UnderAttack } from './interpose.ts';
import * as items from './items.ts';
import * as jump from './jump.ts';
import { begins, KeepAtIt } from './lasting.ts';
import * as movement from './movement.ts';
import { QUERIES } from './numbers.ts';
import * as objects from './objects.ts';
import { CreateOpening, Opening } from './openings.ts';
import { OPTIONS, rulings } from './options.ts';
import * as others from './other-actions.ts';
import { ActionPoints, Initiative, Invested, Mana, Relieved, Stamina, TaskSet, Tired } from './pools.ts';
import * as posture from './posture.ts';
import { Harry, Rebuff } from './reactions.ts';
import * as recovery from './recovery.ts';
import * as rest from './rest.ts';
import * as riding from './riding.ts';
import { RoundsEnded } from './rounds.ts';
import { RunUpSet } from './run-up.ts';
import * as spells from './spells.ts';
import * as surprise from './surprise.ts';
import { LEVELS } from './tables.ts';
import * as time from './time.ts';
import * as treat from './treat.ts';
import * as turns from './turns.ts';
import * as water from './water.ts';
import { ActOutOfTurn, TakeReadied, WINDOWS } from './windows.ts';
import * as wounds from './wounds.ts';

/** The one way in which an intent takes place. Movement, turns and what leads to an action have no declaration to prevent. */
function perform(play: Play, intent: AnyIntent): Result {
  const { def } = intent;
  if (def.tags.includes('action') || def.tags.includes('escape')) return act(play, intent);
  if (def.tags.includes('lasting')) return begins(play, intent);
  return def.tags.includes('reaction') ? react(play, intent) : def.perform(play, intent.by, intent.with);
}

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => fighter(view, mine).side === side)) return 'all';
  return view.has(id, Hidden) ? 'hidden' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly string[] } {
  const f = fighter(view, id);
  const level = severity(view, id);
  return {
    name: f.name,
    side: f.side,
    at: f.at,
    harm: level === 0 ? 'unhurt' : LEVELS[level - 1],
    gear: f.features.flatMap((code) => ('spell' in view.rules.things[code] ? [] : [view.rules.things[code].title])),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

/** Every action and reaction of the book, and what turns and rests are made of. @rule HD-BLK-001 */
const INTENTS = [
  StandardAttack,
  ...attacks.INTENTS,
  ...spells.INTENTS,
  Defend,
  Ready,
  Harry,
  Rebuff,
  ...movement.INTENTS,
  ...jump.INTENTS,
  ...posture.INTENTS,
  CreateOpening,
  ...riding.INTENTS,
  ...commands.INTENTS,
  ...grapple.INTENTS,
  Interpose,
  ...cling.INTENTS,
  ...hinder.INTENTS,
  ...items.INTENTS,
  ...objects.INTENTS,
  ...treat.INTENTS,
  ...turns.INTENTS,
  ...others.INTENTS,
  ...flanking.INTENTS,
  water.Resurface,
  KeepAtIt,
  ActOutOfTurn,
  TakeReadied,
  ...time.INTENTS,
  ...gameMaster.INTENTS,
];

export const heroesOfDestiny = defineRuleset({
  id: 'heroes-of-destiny',
  version: '0.6.0',
  title: 'Heroes of Destiny',
  options: OPTIONS,
  rulings,
  intents: INTENTS,
  asks: [
    ChooseGuard,
    ...attacks.ASKS,
    movement.GoOn,
    ...jump.ASKS,
    ...cling.ASKS,
    ...grapple.ASKS,
    ...hinder.ASKS,
    ...objects.ASKS,
    ...cover.ASKS,
    flanking.IgnoreFlank,
    ...riding.ASKS,
    ...commands.ASKS,
    ...water.ASKS,
    ...wounds.ASKS,
    ...others.ASKS,
    ...surprise.ASKS,
    ...rest.ASKS,
    ...recovery.ASKS,
    ...time.ASKS,
    ...ACTION_ASKS,
    ...turns.ASKS,
  ],
  windows: [...WINDOWS, UnderAttack, cling.Leaving],
  rolls: [AttackRoll, ...CHECK_ROLLS, ...INITIATIVE_ROLLS, ...wounds.ROLLS, ...hinder.ROLLS, ...others.ROLLS],
  changes: [
    Attacked,
    LoadedSet,
    ...wounds.CHANGES,
    Tired,
    Relieved,
    Invested,
    TaskSet,
    LotsDrawn,
    ReadySet,
    RunUpSet,
    ...movement.CHANGES,
    ...jump.CHANGES,
    ...posture.CHANGES,
    ...riding.CHANGES,
    ...items.CHANGES,
    ...objects.CHANGES,
    ...water.CHANGES,
    ...rest.CHANGES,
    ...recovery.CHANGES,
    ...time.CHANGES,
    ...turns.CHANGES,
  ],
  queries: [...QUERIES, CheckBonus, Distance],
  conditions: [
    ...CONDITIONS,
    ...AILMENTS,
    ...TIES,
    ...cover.CONDITIONS,
    ...grapple.CONDITIONS,
    ...riding.CONDITIONS,
    ...water.CONDITIONS,
    ...spells.CONDITIONS,
    Hidden,
    Opening,
    objects.ItemEffect,
  ],
  features: [...GEAR, ...spells.SPELLS],
  resources: [ActionPoints, Stamina, Mana, Initiative],
  clocks: [RoundsEnded],
  checkpoints: [turns.LoseIntentions, grapple.Lets, grapple.StaysHeld, spells.WardFades],
  always: [...cover.ALWAYS, ...attacks.ALWAYS],
  copy: copyEntity,
  next: turns.next,
  perform,
  sees,
  hides: Hidden,
  anytime: 'anytime',
  shown,
  name: nameOf,
});
