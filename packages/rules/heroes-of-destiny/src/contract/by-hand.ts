import { after, type Condition, type ConditionDef, carried, end, endAll, give, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import type { ByHand, SaidByHand } from '@riposte/ruleset';
import { binds, DAZED_ROUNDS, Dazed, FREE_WARD, Hasted, Warded } from '../actions/cast.ts';
import { Defending } from '../actions/defend.ts';
import { Harried } from '../actions/harry-and-rebuff.ts';
import { Distracted } from '../actions/hinder.ts';
import { Hurrying } from '../actions/hurry.ts';
import { ItemEffect } from '../actions/objects.ts';
import { itemAt } from '../catalogue/weapon.ts';
import { Dragging } from '../grappling/drag.ts';
import { Bound } from '../grappling/escape.ts';
import { heldBy, hold, inGrapple, loosen, releases } from '../grappling/hold.ts';
import { Hobbled } from '../health/ailments.ts';
import { alive, Dead, isThere, Unconscious } from '../health/alive.ts';
import { Dying, die, passOut, risesAgain, stabilized } from '../health/dying.ts';
import { retrieveMana } from '../health/mana.ts';
import { FATAL } from '../health/wound-levels.ts';
import { severity } from '../health/wounds.ts';
import { slipsOff } from '../movement/carry.ts';
import { Dashing } from '../movement/dash.ts';
import { PushedIn } from '../movement/enter-space.ts';
import { Airborne } from '../movement/jump.ts';
import { Crouching, Prone, takePosture } from '../movement/posture.ts';
import { shareSpace } from '../movement/shared-space.ts';
import { Circumstance, Cover, LowWall } from '../rolls/modifiers.ts';
import { Blinded, DimLight } from '../rolls/sight.ts';
import { Stunned } from '../sequence/ap-at-turn-end.ts';
import { holdCaps } from '../sequence/caps.ts';
import { RoundsEnded } from '../sequence/rounds.ts';
import { Reacted } from '../sequence/triggers.ts';
import { comesOff, Sat } from '../situations/riding.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { bearsFrom, borneBy, Grappling, Mounted, Pinned, Sharing } from '../state/linked-creatures.ts';
import { Captive, Surrendering } from '../state/parley.ts';
import { Carried, Carrying, Ridden } from '../state/ridden.ts';
import { SCENE } from '../state/scene.ts';
import { isNeighbour } from './impossible.ts';

/** The only foe who is near enough where a scenario does not say who the other one is; -1 where that is not clear. */
function onlyFoeNear(play: Play, on: Id): Id {
  const near = fighters(play).filter(({ id, side }) => id !== on && side !== fighter(play, on).side && alive(play, id) && isNeighbour(play, on, id));
  return near.length === 1 ? near[0].id : NOBODY;
}

/** Who the other one of two could be: in words, or null for this one. */
type Other = (view: View, on: Id, other: Id) => string | null;

const anyOther: Other = (view, on, other) =>
  other !== on && isFighter(view, other) && isThere(view, other) && isThere(view, on) ? null : 'another fighter who is there';
/** Bears the other one: no smaller than it, and not borne by it. */
const bearer: Other = (view, on, other) => {
  if (borneBy(view, on).includes(other)) return 'one who is not borne by this one';
  return anyOther(view, on, other) ?? (fighter(view, other).size >= fighter(view, on).size ? null : 'one at least as large');
};
const borne: Other = (view, on, other) => anyOther(view, on, other) ?? (bearer(view, other, on) === null ? null : 'one no larger');

/** A condition of two: who the other one can be, what it is for both of them, and how it ends for both. */
function ofTwo(
  def: ConditionDef,
  isWrong: Other,
  both: (play: Play, on: Id, other: Id, said: SaidByHand) => void,
  apart: (play: Play, on: Id, other: Id) => void,
): ByHand {
  return {
    lacks(view, on, { source }) {
      const expected = source === undefined ? null : isWrong(view, on, source);
      return expected === null ? null : { path: ['by'], expected };
    },
    give(play, on, said) {
      const other = said.source ?? onlyFoeNear(play, on);
      if (other < 0) give(play, on, def, said);
      else both(play, on, other, said);
    },
    end(play, on, { id, source }) {
      if (isFighter(play, source) && source !== on) apart(play, on, source);
      end(play, on, id);
    },
  };
}

function pins(play: Play, on: Id, by: Id, said: SaidByHand): void {
  if (!bearsFrom(play, on, Grappling, by)) hold(play, by, on);
  if (!bearsFrom(play, on, Pinned, by)) give(play, on, Pinned, { ...said, source: by });
}

function endsFrom(play: Play, on: Id, def: ConditionDef, source: Id): void {
  for (const condition of carried(play, on, def)) if (condition.source === source) end(play, on, condition.id);
}

/** A rider has one mount, and a mount one rider. */
function mounts(play: Play, rider: Id, mount: Id): void {
  if (bearsFrom(play, rider, Mounted, mount) && bearsFrom(play, mount, Ridden, rider)) return;
  for (const condition of carried(play, mount, Ridden)) comesOff(play, condition.source);
  if (carried(play, rider, Mounted).length > 0) comesOff(play, rider);
  takePosture(play, rider, 'standing');
  give(play, rider, Mounted, { source: mount });
  give(play, mount, Ridden, { source: rider });
  Sat(play, rider, fighter(play, mount).at);
}

/** A bearer has one burden, and a burden one bearer. */
function loads(play: Play, bearer: Id, load: Id): void {
  if (bearsFrom(play, bearer, Carrying, load) && bearsFrom(play, load, Carried, bearer)) return;
  for (const { source } of carried(play, bearer, Carrying)) slipsOff(play, bearer, source);
  for (const { source } of carried(play, load, Carried)) slipsOff(play, source, load);
  give(play, bearer, Carrying, { source: load });
  give(play, load, Carried, { source: bearer });
  Sat(play, load, fighter(play, bearer).at);
}

function shares(play: Play, on: Id, other: Id): void {
  PushedIn(play, on, fighter(play, other).at);
  if (!bearsFrom(play, on, Sharing, other)) shareSpace(play, on, other);
}

function unshares(play: Play, on: Id, other: Id): void {
  endsFrom(play, on, Sharing, other);
  endsFrom(play, other, Sharing, on);
}

/** Given again with another value or for another time, it counts anew. */
const renewed = (def: ConditionDef): ByHand => ({
  give(play, on, said) {
    if (said.value !== undefined || said.until !== undefined) endAll(play, on, def);
    give(play, on, def, said);
  },
});

/** In play it lasts for so many rounds. @rule HD-COM-008 HD-MSC-008 HD-POS-013 HD-GRP-008 */
const forRounds = (def: ConditionDef, rounds: number): ByHand => ({ ...renewed(def), usual: (view) => after(view, RoundsEnded, SCENE, rounds) });

/** What lasts as long as an act, and nobody gives. */
const withinAnAct = (def: ConditionDef): ByHand => ({
  lacks: () => ({ path: ['condition'], expected: `another condition: "${def.title}" lasts only for one action` }),
  give: () => {},
});

function goesDown(play: Play, on: Id, { source = NOBODY, value, until }: SaidByHand): void {
  for (const other of heldBy(play, on)) releases(play, on, other);
  give(play, on, Prone);
  give(play, on, Unconscious, { source, ...(value === undefined ? {} : { value }), ...(until === undefined ? {} : { until }) });
}

const hasMana = (view: View, who: Id, effect: string): boolean => fighter(view, who).invested.some(({ by }) => by === effect);

/** Ends it with the mana that is tied up in it. */
const endsWithMana = (effect: (play: Play, condition: Condition) => string): NonNullable<ByHand['end']> =>
  function ends(play, on, condition) {
    end(play, on, condition.id);
    retrieveMana(play, on, effect(play, condition));
    holdCaps(play, on);
  };

/** What only the living are. */
const deadLack: NonNullable<ByHand['lacks']> = (view, on) => (view.has(on, Dead) ? { path: ['condition'], expected: 'a fighter who is alive' } : null);

const postures = Object.fromEntries(
  ([Prone, Crouching] as const).map((def): [string, ByHand] => [def.id, { give: (play, on) => takePosture(play, on, def === Prone ? 'prone' : 'crouching') }]),
);

/** Conditions that bring more with them when a scenario or the game master gives or ends them. */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  ...postures,
  ...Object.fromEntries([Defending, Stunned, Hobbled, Blinded, DimLight, Cover].map((def) => [def.id, renewed(def)])),
  ...Object.fromEntries([Distracted, Dashing].map((def) => [def.id, forRounds(def, 1)])),
  [Dazed.id]: forRounds(Dazed, DAZED_ROUNDS),
  [Harried.id]: { ...forRounds(Harried, 1), give: (play, on, said) => void give(play, on, Harried, said) },
  ...Object.fromEntries([Airborne, Reacted, Hurrying, LowWall, Circumstance].map((def) => [def.id, withinAnAct(def)])),
  [Grappling.id]: ofTwo(Grappling, anyOther, (play, on, other) => hold(play, other, on), loosen),
  [Pinned.id]: ofTwo(Pinned, anyOther, pins, (play, on, other) => endsFrom(play, on, Pinned, other)),
  [Sharing.id]: ofTwo(Sharing, anyOther, shares, unshares),
  [Mounted.id]: ofTwo(Mounted, bearer, mounts, comesOff),
  [Ridden.id]: ofTwo(
    Ridden,
    borne,
    (play, on, other) => mounts(play, other, on),
    (play, _on, other) => comesOff(play, other),
  ),
  [Carrying.id]: ofTwo(Carrying, borne, loads, slipsOff),
  [Carried.id]: ofTwo(
    Carried,
    bearer,
    (play, on, other) => loads(play, other, on),
    (play, on, other) => slipsOff(play, other, on),
  ),
  [Dragging.id]: {
    lacks: (view, on) => (inGrapple(view, on).length === 0 ? { path: ['condition'], expected: 'a fighter who is in a grapple' } : null),
    ...forRounds(Dragging, 1),
  },
  [Bound.id]: { give: (play, on, { source = NOBODY, value = 0 }) => binds(play, source, on, value) },
  [Unconscious.id]: {
    lacks: deadLack,
    give: goesDown,
    end(play, on, { id }) {
      stabilized(play, on);
      end(play, on, id);
    },
  },
  [Dying.id]: {
    lacks: deadLack,
    give(play, on, said) {
      if (!play.has(on, Unconscious)) passOut(play, on, said.source ?? on);
      give(play, on, Dying, said);
    },
    end: (play, on) => stabilized(play, on),
  },
  [Dead.id]: {
    give: (play, on, { source = NOBODY }) => die(play, on, source),
    end(play, on) {
      risesAgain(play, on);
      if (severity(play, on) === FATAL) passOut(play, on, on);
    },
  },
  [Captive.id]: {
    lacks: (view, on, said) => {
      const { source = NOBODY } = said;
      const isFriend = isFighter(view, source) && fighter(view, source).side === fighter(view, on).side;
      return isFriend ? { path: ['by'], expected: 'a foe' } : deadLack(view, on, said);
    },
    give(play, on, said) {
      endAll(play, on, Surrendering);
      if (said.source !== undefined) endAll(play, on, Captive);
      give(play, on, Captive, said);
    },
  },
  [Surrendering.id]: { lacks: deadLack, give: (play, on, said) => void give(play, on, Surrendering, said) },
  [Warded.id]: {
    give: (play, on, said) => void give(play, on, Warded, { ...said, value: hasMana(play, on, 'ward') ? 0 : FREE_WARD }),
    end: endsWithMana(() => 'ward'),
  },
  [Hasted.id]: { give: (play, on, said) => void give(play, on, Hasted, said), end: endsWithMana(() => 'haste') },
  [ItemEffect.id]: {
    give: (play, on, said) => void give(play, on, ItemEffect, said),
    end: endsWithMana((play, { value }) => itemAt(play, value)?.effect ?? ''),
  },
};
