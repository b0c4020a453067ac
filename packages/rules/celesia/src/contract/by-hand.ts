import { type ConditionDef, carried, end, endAll, extend, give, type Id, NOBODY, type Play, type Until, type View } from '@riposte/kernel';
import type { ByHand, Problem, SaidByHand } from '@riposte/ruleset';
import { Aiming, untilAimEnds } from '../actions/aim.ts';
import { Defending, TotalDefending } from '../actions/defend.ts';
import { OpenByCharge, OpenByCleave, OpenByLunge } from '../actions/openings.ts';
import { ShieldReady } from '../actions/ready-shield.ts';
import { Locked } from '../attack/critical-misses.ts';
import { bodyPart, fighter, opponents, owner } from '../fighters/fighter.ts';
import { grips, shieldOf } from '../gear/in-hand.ts';
import { Cracked, Unloaded } from '../gear/take-and-drop.ts';
import { isDestroyed } from '../injuries/body.ts';
import { InjuriesSaid, saidOf } from '../injuries/decreed.ts';
import { heal, Recovering, Untreated } from '../injuries/healing.ts';
import { Dazzled } from '../injuries/senses.ts';
import { Dazed, dropAll, Stunned, stun } from '../injuries/stunned.ts';
import { bandage, Tried } from '../injuries/treatment.ts';
import { Held } from '../magic/held.ts';
import { untilSightReturns } from '../magic/spells.ts';
import { Warded } from '../magic/ward.ts';
import { Spent } from '../magic/worn-items.ts';
import { canHold, Exposed, Grappled, isHeldAs, isHeldBy, letLoose, Pinned, release } from '../manoeuvres/grapple.ts';
import { arrive } from '../positioning/arriving.ts';
import { Away, isHere } from '../positioning/away.ts';
import { FEET, nearestFree } from '../positioning/board.ts';
import { Carried } from '../positioning/carried.ts';
import { burden, canCarry, setDown, takeUpBody } from '../positioning/carrying.ts';
import { fallsFromTheSky } from '../positioning/falling.ts';
import { Flying, isGrounded, Landed } from '../positioning/flying.ts';
import { Hidden, isHiddenFrom } from '../positioning/hidden.ts';
import { cannotStand, Prone } from '../positioning/prone.ts';
import { canManeuver } from '../positioning/reach.ts';
import { endOfNextTurn, inMinutes, SPANS, startOfNextTurn, wouldLastLonger } from '../rounds/clocks.ts';
import { InRoundAction } from '../rounds/reactions.ts';
import { celesia } from '../rules.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { Dead } from '../stamina/dead.ts';
import { comeRound } from '../stamina/dying.ts';
import { raise } from '../stamina/game-master.ts';
import { awake, Unconscious } from '../stamina/unconscious.ts';

const isFighter = (view: View, on: Id): boolean => view.state.entities[on]?.kind === 'fighter';
const isPart = (view: View, on: Id): boolean => view.state.entities[on]?.kind === 'part';

/** Conditions of parts of a body; and those of a whole creature that a part can have, too. */
const OF_PARTS: readonly ConditionDef[] = [Untreated, Recovering, Tried, Locked, Unloaded, Spent];
const OF_BOTH: readonly ConditionDef[] = [Unconscious, Stunned, Dazed, Cracked];

const lacking = (expected: string, key: 'condition' | 'by' = 'condition'): Problem => ({ path: [key], expected });

/** Whether a condition can be on this one at all, and comes as something new. Others bring the fall of the prone along. */
function whyNotBorne(view: View, def: ConditionDef, on: Id, { until }: SaidByHand): Problem | null {
  if (OF_PARTS.includes(def) ? !isPart(view, on) : !isFighter(view, on) && !(OF_BOTH.includes(def) && isPart(view, on))) {
    return lacking(OF_PARTS.includes(def) ? 'a condition of a fighter, not of a part of a body' : 'a condition of a part of a body, not of a fighter');
  }
  return def !== Prone && !def.stacks && until === undefined && carried(view, on, def).length > 0 ? lacking('a condition that it does not have yet') : null;
}

/** What is given for a time to one who has it lasts until the later of both moments. */
function giveOrExtend(play: Play, def: ConditionDef, on: Id, said: SaidByHand): void {
  const [old] = def.stacks ? [] : carried(play, on, def);
  if (old === undefined) give(play, on, def, said);
  else if (said.until !== undefined && wouldLastLonger(play, old, said.until)) extend(play, on, old.id, said.until);
}

/** The only foe that can hold a fighter; NOBODY where there are several, or none. */
function onlyHolder(view: View, on: Id): Id {
  const able = opponents(view, on).filter((foe) => canHold(view, foe) && canManeuver(view, foe, on));
  return able.length === 1 ? able[0] : NOBODY;
}

/** Whose hold it is: as said, or of the only one who holds already or can hold. */
function holderOf(view: View, on: Id, { source }: SaidByHand): Id {
  if (source !== undefined) return source;
  const holders = carried(view, on, Grappled);
  return holders.length === 1 ? holders[0].source : onlyHolder(view, on);
}

/** Why a fighter cannot be held by another. */
function whyNotHeld(view: View, on: Id, said: SaidByHand): Problem | null {
  const holder = holderOf(view, on, said);
  if (holder < 0) return null;
  if (holder === on || !isFighter(view, holder) || !canHold(view, holder)) return lacking('someone else who can hold it', 'by');
  return canManeuver(view, holder, on) ? null : lacking('one in whose reach it is', 'by');
}

function hold(play: Play, on: Id, holder: Id): void {
  if (holder < 0 || isHeldBy(play, on, holder)) return;
  // Neither can hide in a hold.
  for (const one of [on, holder]) endAll(play, one, Hidden);
  give(play, on, Grappled, { source: holder });
}

function whyNotCarried(view: View, on: Id, { source = NOBODY }: SaidByHand): Problem | null {
  if (source < 0) return null;
  if (source === on || !isFighter(view, source) || !canCarry(view, source) || view.has(source, Carried)) return lacking('someone else who can carry it', 'by');
  if (burden(view, source).length > 0) return lacking('one who carries nobody yet', 'by');
  return burden(view, on).length > 0 || !isHere(view, on) ? lacking('a condition of one who is here and carries nobody') : null;
}

function fall(play: Play, who: Id): void {
  if (play.has(who, Flying)) fallsFromTheSky(play, who);
}

/** When it ends by the book. @rule CE-RND-007 CE-DFN-001 CE-CRT-011 CE-INJ-012 */
const USUAL: ReadonlyMap<ConditionDef, (view: View, on: Id) => Until> = new Map([
  ...[Defending, TotalDefending, ShieldReady, Warded, OpenByCleave, OpenByLunge, OpenByCharge, InRoundAction].map((def) => [def, startOfNextTurn] as const),
  [Aiming, untilAimEnds],
  [Dazzled, untilSightReturns],
  [Locked, (view, on) => endOfNextTurn(view, owner(view, on))],
  [Spent, (view) => inMinutes(view, SPANS.day)],
  [Tried, (view) => inMinutes(view, SPANS.day)],
]);

/** An opening that no hold makes lasts until the next turn begins. @rule CE-MNV-001 */
const usualEnd = (def: ConditionDef, view: View, on: Id, { source = NOBODY }: SaidByHand): Until | null =>
  def === Exposed && source < 0 ? startOfNextTurn(view, on) : (USUAL.get(def)?.(view, on) ?? null);

/** Stunned or dazed for one round, as the book has it, where no end is said. @rule CE-HED-003 CE-HED-004 */
const forOneRound = (view: View, on: Id, said: SaidByHand): SaidByHand =>
  said.until === undefined ? { ...said, until: endOfNextTurn(view, owner(view, on)) } : said;

/** The hand with the shield that is readied: as said, or the only one. */
function shieldHand(view: View, on: Id, { source }: SaidByHand): Id {
  const hands = grips(view, on).filter((hand) => shieldOf(view, hand) !== null && !view.has(hand, Locked));
  return source ?? (hands.length === 1 ? hands[0] : NOBODY);
}

/** Creatures without Constitution do not bleed and do not faint. @rule CE-STA-010 CE-UNC-010 */
const needsConstitution = (view: View, on: Id): Problem | null =>
  fighter(view, owner(view, on)).con === null ? lacking('a condition of a creature with Constitution') : null;

/** What a condition of a whole creature brings along; on one head of several it stands alone. */
const withIt = (def: ConditionDef, brings: (play: Play, who: Id, said: SaidByHand) => void): Partial<ByHand> => ({
  give(play, on, said) {
    giveOrExtend(play, def, on, said);
    if (isFighter(play, on)) brings(play, on, said);
  },
});

/** Conditions that bring others along, or take them away, when a scenario or the game master gives or ends them. @rule CE-UNC-001 CE-HED-003 CE-WNG-006 CE-MNV-001 */
const SPECIAL: { readonly [condition: string]: Partial<ByHand> } = {
  [Grappled.id]: {
    lacks: whyNotHeld,
    give(play, on, said) {
      const holder = holderOf(play, on, said);
      if (holder < 0) give(play, on, Grappled, said);
      else hold(play, on, holder);
    },
    end(play, on, { id, source }) {
      letLoose(play, source, on);
      end(play, on, id);
    },
  },
  [Pinned.id]: {
    lacks: whyNotHeld,
    give(play, on, said) {
      const holder = holderOf(play, on, said);
      // What is pinned by nobody lies under a weight.
      if (!isHeldAs(play, Pinned, on, holder)) give(play, on, Pinned, holder < 0 ? said : { ...said, source: holder });
      hold(play, on, holder);
      if (!isHeldAs(play, Exposed, on, holder)) give(play, on, Exposed, { source: holder });
      release(play, on);
    },
    end(play, on, { id, source }) {
      end(play, on, id);
      for (const exposed of carried(play, on, Exposed)) if (exposed.source === source && exposed.clock < 0) end(play, on, exposed.id);
    },
  },
  [Bleeding.id]: { lacks: needsConstitution },
  [Prone.id]: {
    ...withIt(Prone, fall),
    stays(view, on) {
      if (!awake(view, on)) return lacking('a condition of one who is awake: nobody else can stand');
      return cannotStand(view, on) ? lacking('a condition of one who can stand: all its feet or legs are injured') : null;
    },
  },
  [Carried.id]: {
    lacks: whyNotCarried,
    give(play, on, said) {
      if ((said.source ?? NOBODY) < 0) give(play, on, Carried, said);
      else takeUpBody(play, said.source!, on);
    },
    end: (play, on) => setDown(play, on, nearestFree(play, on, fighter(play, on))),
  },
  [Hidden.id]: {
    // No foe holds one that it does not see, nor is held by it.
    give(play, on, said) {
      give(play, on, Hidden, said);
      for (const foe of opponents(play, on).filter((foe) => isHiddenFrom(play, on, foe))) {
        letLoose(play, foe, on);
        letLoose(play, on, foe);
      }
    },
  },
  [Away.id]: {
    give(play, on, said) {
      give(play, on, Away, said);
      if ((said.value ?? 0) !== 0) give(play, on, Hidden);
    },
    end: arrive,
  },
  [Flying.id]: {
    lacks: (view, on) => (isGrounded(view, on) ? lacking('a creature with two sound wings, or none') : null),
    give(play, on, said) {
      giveOrExtend(play, Flying, on, said);
      endAll(play, on, Prone);
      if (play.has(on, Carried)) setDown(play, on, nearestFree(play, on, fighter(play, on)));
      if (fighter(play, on).height === 0) Landed(play, on, FEET);
    },
    end: fall,
  },
  [Unconscious.id]: {
    lacks: needsConstitution,
    ...withIt(Unconscious, (play, who) => {
      release(play, who);
      give(play, who, Prone);
      fall(play, who);
    }),
    end(play, on, { id }) {
      if (isFighter(play, on)) comeRound(play, on);
      else end(play, on, id);
    },
  },
  [Dead.id]: {
    ...withIt(Dead, (play, who) => {
      release(play, who);
      fall(play, who);
    }),
    end: raise,
  },
  [Stunned.id]: {
    give(play, on, said) {
      giveOrExtend(play, Stunned, on, forOneRound(play, on, said));
      if (isFighter(play, on)) dropAll(play, on);
    },
  },
  [Dazed.id]: { give: (play, on, said) => giveOrExtend(play, Dazed, on, forOneRound(play, on, said)) },
  [Held.id]: {
    ...withIt(Held, stun),
    end(play, on, { id }) {
      end(play, on, id);
      endAll(play, on, Stunned);
    },
  },
  [ShieldReady.id]: {
    lacks(view, on, said) {
      const hand = shieldHand(view, on, said);
      return said.source !== undefined && (!grips(view, on).includes(hand) || shieldOf(view, hand) === null)
        ? lacking('a hand of its own with a shield', 'by')
        : null;
    },
    give(play, on, said) {
      const hand = shieldHand(play, on, said);
      give(play, on, ShieldReady, hand < 0 ? said : { ...said, source: hand });
    },
  },
  [Untreated.id]: {
    lacks: (view, on) => (isDestroyed(view, on) ? lacking('a condition of a part that is left') : null),
    give: (play, on) => InjuriesSaid(play, on, shall(play, on) + 1),
    end: (play, on) => InjuriesSaid(play, on, Math.max(0, shall(play, on) - 1)),
  },
  [Recovering.id]: {
    lacks: (view, on) => (isDestroyed(view, on) || !view.has(on, Untreated) ? lacking('a condition of a part with an untreated injury') : null),
    give: bandage,
    end: (play, on) => heal(play, on, true),
  },
};

/** Injuries that a part shall have by what was decreed already. */
function shall(view: View, part: Id): number {
  const said = saidOf(view, part);
  return said < 0 ? bodyPart(view, part).injuries : said;
}

/** Every condition is given to one who can have it, and as something new. */
function byHand(def: ConditionDef): ByHand {
  const special = SPECIAL[def.id] ?? {};
  return {
    lacks: (view, on, said) => whyNotBorne(view, def, on, said) ?? special.lacks?.(view, on, said) ?? null,
    usual: (view, on, said) => usualEnd(def, view, on, said),
    give: special.give ?? ((play, on, said) => giveOrExtend(play, def, on, said)),
    ...(special.stays === undefined ? {} : { stays: special.stays }),
    ...(special.end === undefined ? {} : { end: special.end }),
  };
}

/** What goes with the conditions that a scenario or the game master gives or ends. */
export const BY_HAND: { readonly [condition: string]: ByHand } = Object.fromEntries(celesia.conditions.map((def) => [def.id, byHand(def)]));
