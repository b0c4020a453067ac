import { after, type ConditionDef, carried, endAll, give, type Id, NOBODY, type Play, type Until, type View } from '@riposte/kernel';
import type { ByHand, SaidByHand } from '@riposte/ruleset';
import { TurnEnded, TurnsEnding, untilNextTurnEnds, untilTurnEnds } from '../actions/turn.ts';
import { AfterEncounter, FightEnded } from '../after-the-encounter/after-encounter.ts';
import { Minutes } from '../after-the-encounter/minutes.ts';
import { Recovering, rest } from '../after-the-encounter/rest.ts';
import { Tended } from '../after-the-encounter/treating.ts';
import { foes } from '../attack-and-defence/attack.ts';
import { Aiming } from '../attack-and-defence/shooting.ts';
import { Unaware } from '../attack-and-defence/unaware.ts';
import { fighter, nameOf, SCENE, scene } from '../characters/fighter.ts';
import { Unloaded } from '../equipment/loading.ts';
import { SpearUsed } from '../equipment/spear.ts';
import { Unproficient } from '../equipment/unproficient.ts';
import { isWeapon, weaponAt } from '../equipment/weapon.ts';
import { Focused } from '../magic/magic-points.ts';
import { Hasted, Warded } from '../magic/spells.ts';
import { canSit, Mounted, pairOf, Ridden, riderOf, separate } from '../mounted-combat/mounted.ts';
import { Riding, StandingStill } from '../mounted-combat/riding.ts';
import { letGoOf } from '../problematic-situations/attached.ts';
import { Blinded } from '../problematic-situations/blinded.ts';
import { Burning } from '../problematic-situations/burning.ts';
import { BeingCarried, Carrying, putDown } from '../problematic-situations/carrying.ts';
import { Entangled, Stuck } from '../problematic-situations/entangled.ts';
import { Fleeing, Frightened } from '../problematic-situations/frightened.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Hidden } from '../problematic-situations/hidden.ts';
import { Arriving, comeIn, entrance, goAway, Left } from '../problematic-situations/leaving.ts';
import { Poisoned } from '../problematic-situations/poisoned.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Slowed } from '../problematic-situations/slowed.ts';
import { Surprised } from '../problematic-situations/surprised.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed, Hurt } from '../taking-damage/hit-points.ts';
import { alive, Dead } from '../taking-damage/instant-death.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { INJURIES } from '../taking-damage/lasting-injuries.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { SurvivalOpen, Survived } from '../taking-damage/survival.ts';
import { isOutOfDanger, revive } from '../taking-damage/waking.ts';
import { canHold, Grabbed, Grappling, hold, release } from '../unarmed-combat/grabbed.ts';

type Problem = NonNullable<ReturnType<NonNullable<ByHand['lacks']>>>;

const needs = (expected: string, key = 'condition'): Problem => ({ path: [key], expected });

const isFighter = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'fighter';

// Conditions of one fighter

/** Whether a condition that is given again would last longer than the old one, or is stronger. */
function adds(view: View, old: { readonly clock: number; readonly at: number; readonly value: number }, { until, value = 0 }: SaidByHand): boolean {
  if (value > old.value) return true;
  if (old.clock < 0) return false;
  return until === undefined || (view.rules.codeOfClock(until.clock) === old.clock && until.at > old.at);
}

/** One that lasts longer or is stronger replaces the present one; an equal one changes nothing; a weaker one is refused. */
const plain = (def: ConditionDef, usual?: (view: View, on: Id) => Until): ByHand => ({
  lacks(view, on, said) {
    const [old] = carried(view, on, def);
    return old === undefined || said.value === undefined || said.value >= old.value ? null : needs(`more than ${nameOf(view, on)} has already`, 'value');
  },
  give(play, on, said) {
    const [old] = carried(play, on, def);
    if (old !== undefined && !adds(play, old, said)) return;
    endAll(play, on, def);
    const until = said.until ?? usual?.(play, on);
    give(play, on, def, until === undefined ? said : { ...said, until });
  },
});

/** Turns that what a spell, a weapon or a waking gives lasts. */
const TURNS: readonly (readonly [ConditionDef, number])[] = [
  [Stunned, 1],
  [Blinded, 1],
  [Slowed, 1],
  [Hasted, 2],
];

/** In play it lasts for turns, as the book and its spells have it; a stun with a value lasts for the rest of the encounter. @rule SS-HEA-006 */
const forTurns = (def: ConditionDef, turns: number): ByHand => ({
  ...plain(def),
  usual: (view, on, { value = 0 }) => (value > 0 ? null : after(view, TurnsEnding, on, turns)),
});

const untilOneTurnEnds = (view: View, on: Id): Until => after(view, TurnsEnding, on, 1);

const PLAIN: readonly ConditionDef[] = [BadlyWounded, Prone, Helpless, Surprised, Unaware, Warded, Poisoned, Frightened, Burning, Entangled, ...INJURIES];

/** A weapon is not loaded, or unfamiliar: without another word the one in hand. */
const ofWeapon = (def: ConditionDef, fits: (view: View, weapon: number) => boolean): ByHand => ({
  lacks: (view, on, { value }) => {
    const weapon = value ?? (isFighter(view, on) ? fighter(view, on).weapon : NOBODY);
    return weapon >= 0 && isWeapon(view, weapon) && fits(view, weapon) ? null : needs('the weapon that it is about', 'value');
  },
  give(play, on, said) {
    const value = said.value ?? fighter(play, on).weapon;
    if (!carried(play, on, def).some((old) => old.value === value)) give(play, on, def, { ...said, value });
  },
});

// Life and death

/** What only the living are. */
const ofTheLiving = (view: View, on: Id): Problem | null => (isFighter(view, on) && !alive(view, on) ? needs('someone who is alive', 'to') : null);

/** Out by lethal damage, which takes all HP, unless the value says nonlethal. */
function knockedOut(play: Play, on: Id, said: SaidByHand): void {
  if (said.value !== 0) Hurt(play, on, fighter(play, on).hp, true);
  endAll(play, on, KnockedOut);
  give(play, on, KnockedOut, { value: 1, ...said });
}

function awakens(play: Play, on: Id): void {
  endAll(play, on, SurvivalOpen);
  endAll(play, on, MortallyWounded);
  endAll(play, on, KnockedOut);
  if (alive(play, on) && fighter(play, on).hp === 0) Healed(play, on, 1);
}

/** Knocked out too, with ten minutes left to live. */
function mortallyWounded(play: Play, on: Id, said: SaidByHand): void {
  if (awake(play, on)) knockedOut(play, on, {});
  give(play, on, MortallyWounded, { until: after(play, Minutes, SCENE, 10), ...said });
}

/** A condition that goes with another, and ends with it. */
const goesWith = (def: ConditionDef, carrier: ConditionDef): ByHand => ({
  lacks: (view, on) => (view.has(on, carrier) ? null : needs(`someone who is ${carrier.title}`, 'to')),
  give(play, on, said) {
    for (const { id: parent } of carried(play, on, carrier)) give(play, on, def, { ...said, parent });
  },
});

/** Whether a fighter is knocked out after the encounter, and has not rolled for survival. */
function mayWaitForRitual(view: View, on: Id): boolean {
  const [knockout] = carried(view, on, KnockedOut);
  return view.has(SCENE, AfterEncounter) && alive(view, on) && knockout?.value === 1 && !view.has(on, Survived) && !view.has(on, MortallyWounded);
}

// Conditions of two fighters

/** Both sides of a grab, partial by default. It must be sustained in the grappler's turn. Neither can hide in it (R-HIDDEN). */
function grab(play: Play, by: Id, at: Id, { value = 1, until }: SaidByHand): void {
  for (const one of [by, at]) endAll(play, one, Hidden);
  hold(play, by, at, value, until ?? (scene(play).acting === by ? untilTurnEnds(play, by) : untilNextTurnEnds(play, by)));
}

/** One carries one at a time, and holds nobody besides; who is carried is in nobody else's hold. */
function burden(play: Play, by: Id, whom: Id): void {
  for (const { source } of carried(play, by, Carrying)) putDown(play, by, source);
  for (const { source } of carried(play, by, Grappling)) release(play, source, by);
  letGoOf(play, whom);
  give(play, by, Carrying, { source: whom });
  give(play, whom, BeingCarried, { source: by });
}

/** No foe holds one that it does not see, nor is held by it (R-HIDDEN). */
function slipAway(play: Play, who: Id): void {
  const isFoe = (other: Id): boolean => other >= 0 && fighter(play, other).side !== fighter(play, who).side;
  for (const { source } of carried(play, who, Grabbed)) if (isFoe(source)) release(play, who, source);
  for (const { source } of carried(play, who, Grappling)) if (isFoe(source)) release(play, source, who);
}

/** The turn of a mount ends: it acts on its rider's. */
function pair(play: Play, rider: Id, mount: Id): void {
  separate(play, rider);
  give(play, rider, Mounted, { source: mount });
  give(play, mount, Ridden, { source: rider });
  TurnEnded(play, mount);
}

const whyNoGrab = (view: View, by: Id, at: Id): Problem | null =>
  canHold(view, by) && alive(view, at) ? null : needs('one who is able to hold, and one who is alive', 'by');

const whyNoBurden = (view: View, by: Id, whom: Id): Problem | null =>
  fighter(view, whom).size > fighter(view, by).size ? needs('one who carries nobody larger', 'by') : null;

const whyNoPair = (view: View, rider: Id, mount: Id): Problem | null => {
  if (view.has(rider, Ridden) || view.has(mount, Mounted)) return needs('a rider and a mount: nobody rides on a rider', 'by');
  if (!canSit(view, rider, mount)) return needs('a rider and a mount that are awake, the rider not prone', 'by');
  return view.has(mount, Ridden) && riderOf(view, mount) !== rider ? needs('a mount without a rider', 'by') : null;
};

/** A condition of two fighters needs the other one, in the same region. */
const ofTwo = (
  giveBoth: (play: Play, on: Id, source: Id, said: SaidByHand) => void,
  whyNot: (view: View, on: Id, source: Id) => Problem | null = () => null,
): ByHand => ({
  lacks(view, on, { source = NOBODY }) {
    if (!isFighter(view, source) || source === on) return needs('the other fighter', 'by');
    if (fighter(view, source).region !== fighter(view, on).region) return needs('a fighter in the same region', 'by');
    return whyNot(view, on, source);
  },
  give: (play, on, said) => giveBoth(play, on, said.source ?? NOBODY, said),
});

/** Prisoner with its mount or rider; of the only foe, unless another is named. */
function imprison(play: Play, on: Id, said: SaidByHand): void {
  const all = foes(play, on);
  const source = said.source ?? (all.length === 1 ? all[0] : NOBODY);
  for (const one of pairOf(play, on)) {
    endAll(play, one, Surrendered);
    endAll(play, one, Prisoner);
    give(play, one, Prisoner, { ...said, source });
  }
}

// Here or not

function isOnTheWay(play: Play, on: Id, { value, until }: SaidByHand): void {
  letGoOf(play, on);
  const region = value ?? entrance(play, on);
  goAway(play, on);
  endAll(play, on, Left);
  give(play, on, Arriving, until === undefined ? { value: region } : { value: region, until });
  give(play, on, Hidden);
}

/** Conditions that bring more with them when a scenario or the game master gives or ends them. */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  ...Object.fromEntries(PLAIN.map((def) => [def.id, plain(def)])),
  ...Object.fromEntries(TURNS.map(([def, turns]) => [def.id, forTurns(def, turns)])),
  [Aiming.id]: plain(Aiming, untilNextTurnEnds),
  [SpearUsed.id]: plain(SpearUsed, untilNextTurnEnds),
  [Fleeing.id]: plain(Fleeing, untilOneTurnEnds),
  [Focused.id]: plain(Focused, untilTurnEnds),
  [Riding.id]: plain(Riding, untilTurnEnds),
  [StandingStill.id]: plain(StandingStill, untilTurnEnds),
  [Stuck.id]: plain(Stuck, untilTurnEnds),
  [Unloaded.id]: ofWeapon(Unloaded, (view, weapon) => weaponAt(view, weapon)!.reload !== 'none'),
  [Unproficient.id]: ofWeapon(Unproficient, () => true),
  [Hidden.id]: {
    ...plain(Hidden),
    give(play, on, said) {
      plain(Hidden).give(play, on, said);
      slipAway(play, on);
    },
  },
  [Surrendered.id]: { ...plain(Surrendered), lacks: ofTheLiving },
  [KnockedOut.id]: { lacks: ofTheLiving, give: knockedOut, end: awakens },
  [Dead.id]: {
    ...plain(Dead),
    give(play, on, said) {
      Hurt(play, on, fighter(play, on).hp, true);
      plain(Dead).give(play, on, said);
    },
    end: revive,
  },
  [MortallyWounded.id]: { lacks: ofTheLiving, give: mortallyWounded, end: isOutOfDanger },
  [Survived.id]: goesWith(Survived, KnockedOut),
  [Tended.id]: goesWith(Tended, MortallyWounded),
  [SurvivalOpen.id]: {
    lacks: (view, on) => (mayWaitForRitual(view, on) ? null : needs('someone who is to roll for survival after the encounter', 'to')),
    give: (play, on) => void give(play, on, SurvivalOpen),
    end: isOutOfDanger,
  },
  [Recovering.id]: {
    lacks: (view, on) =>
      view.has(on, AfterEncounter) && awake(view, on) ? null : needs('someone who is awake after the encounter; everyone rests separately then', 'to'),
    give: (play, on) => rest(play, on),
  },
  [Grabbed.id]: {
    ...ofTwo(
      (play, on, source, said) => grab(play, source, on, said),
      (view, on, source) => whyNoGrab(view, source, on),
    ),
    end: (play, on, { source }) => release(play, on, source),
  },
  [Grappling.id]: {
    ...ofTwo((play, on, source, said) => grab(play, on, source, said), whyNoGrab),
    end: (play, on, { source }) => release(play, source, on),
  },
  [Carrying.id]: { ...ofTwo((play, on, source) => burden(play, on, source), whyNoBurden), end: (play, on, { source }) => putDown(play, on, source) },
  [BeingCarried.id]: {
    ...ofTwo(
      (play, on, source) => burden(play, source, on),
      (view, on, source) => whyNoBurden(view, source, on),
    ),
    end: (play, on, { source }) => putDown(play, source, on),
  },
  [Mounted.id]: { ...ofTwo(pair, whyNoPair), end: separate },
  [Ridden.id]: {
    ...ofTwo(
      (play, on, source) => pair(play, source, on),
      (view, on, source) => whyNoPair(view, source, on),
    ),
    end: (play, _on, { source }) => separate(play, source),
  },
  [Prisoner.id]: {
    lacks: (view, on, { source = NOBODY }) =>
      isFighter(view, source) && isFighter(view, on) && fighter(view, source).side === fighter(view, on).side ? needs('a foe', 'by') : ofTheLiving(view, on),
    give: imprison,
    end(play, on) {
      for (const one of pairOf(play, on)) endAll(play, one, Prisoner);
    },
  },
  [Left.id]: {
    give(play, on) {
      letGoOf(play, on);
      goAway(play, on);
    },
    end: (play, on) => comeIn(play, on, entrance(play, on)),
  },
  [Arriving.id]: { give: isOnTheWay, end: (play, on) => comeIn(play, on, entrance(play, on)) },
  [AfterEncounter.id]: {
    lacks: () => needs('another condition: "finish-fight" ends the fight for all'),
    give: () => {},
    end: (play) => {
      for (const { id } of play.state.entities) for (const condition of [AfterEncounter, FightEnded]) endAll(play, id, condition);
    },
  },
  [FightEnded.id]: {
    lacks: () => needs('another condition: "finish-fight" ends the fight for all'),
    give: () => {},
  },
};
