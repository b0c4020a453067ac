import { type AnyAsk, type AnyIntent, type AnyIntentDef, type Id, type Json, NOBODY, type Policy, type View } from '@riposte/kernel';
import { CatchBreath } from '../actions/catch-breath.ts';
import { Defend, Defending } from '../actions/defend.ts';
import { Energy, EnergyPerRound } from '../actions/energy.ts';
import { Drop, Equip, PickUp, Stow } from '../actions/handling.ts';
import { type Pay, purse } from '../actions/payment.ts';
import { mayPush } from '../actions/stamina.ts';
import { BreakDown, Climb, Exert } from '../actions/strenuous.ts';
import { Load } from '../attacks/load.ts';
import { MeleeAttack } from '../attacks/melee.ts';
import { Reaching, withinRange } from '../attacks/range.ts';
import { Shoot, Throw } from '../attacks/ranged.ts';
import { inReach, metresOfReach } from '../attacks/reach.ts';
import { HoldBack } from '../attacks/sparing.ts';
import { mayStrikeSwiftly, SwiftAttack } from '../attacks/swift.ts';
import { foes } from '../attacks/targets.ts';
import { UnarmedAttack } from '../attacks/unarmed.ts';
import { Exposed } from '../conditions/exposed.ts';
import { KneelUp, StandUp } from '../conditions/get-up.ts';
import { helpless } from '../conditions/helpless.ts';
import { Kneeling, Prone } from '../conditions/prone.ts';
import { everybody, fighter, type Item, itemsOf, SCENE, scene } from '../fighters/fighter.ts';
import { Rage, Raging } from '../fighters/rage.ts';
import { heldWeapons, isLoaded, meleeWeapons, statsOf, weaponStats } from '../gear/carried.ts';
import { SecondWind } from '../harm/aura.ts';
import { BleedingOut } from '../harm/death.ts';
import { TreatWound } from '../harm/first-aid.ts';
import { CloseScene } from '../harm/rest.ts';
import { conscious, takesPart } from '../harm/unconscious.ts';
import { Cast } from '../magic/cast.ts';
import { METHODS, spellsOf } from '../magic/spell.ts';
import { Escape, heldBy, LetGo, Restrained } from '../maneuvers/hold.ts';
import { Restrain, Trip } from '../maneuvers/maneuvers.ts';
import { metres, metresBetween, metresDownTo, metresFrom } from '../movement/board.ts';
import { Carry, SetDown } from '../movement/company.ts';
import { faces, headingTowards, Turn } from '../movement/facing.ts';
import { Leave } from '../movement/leave.ts';
import { mayRetreat, Retreat } from '../movement/retreat.ts';
import { stepsFrom } from '../movement/room.ts';
import { QuickRun, Run } from '../movement/run.ts';
import { Shift } from '../movement/shift.ts';
import { isClear, isClearFrom } from '../movement/sight.ts';
import { Speed } from '../movement/speed.ts';
import { AgileMove, Interrupt, type Moment } from '../rounds/interrupts.ts';
import { isPeaceful } from '../rounds/last-side.ts';
import { offersItself } from '../rounds/presence.ts';
import { Challenge, Response } from '../rounds/responses.ts';
import { AcceptSurrender, Surrender } from '../rounds/surrender.ts';
import { Wait } from '../rounds/wait.ts';

/** Attacks the foe it can hurt best, else comes closer or shoots; keeps its guard with what is left; waits when there is nothing to gain. */
export const steady: Policy = {
  declare(view, who) {
    if (who === SCENE) return CloseScene.of(SCENE, {});
    if (scene(view).aftermath && isPeaceful(view)) return care(view, who);
    for (const plan of plans(view, who)) {
      const intent = firstLegal(view, plan());
      if (intent !== null) return intent;
    }
    return firstLegal(view, [waiting(who)]);
  },
  answer,
};

/** None of these wins a fight; where the policy itself wants one, computer players do it. */
export const LEFT_TO_POLICY: readonly AnyIntentDef[] = [Drop, Stow, Carry, SetDown, Exert, Climb, BreakDown, HoldBack, Surrender, Leave];

/** After the fight it goes to friends who bleed out and tends them; the scene closes when nobody does. */
function care(view: View, who: Id): AnyIntent | null {
  const [patient] = everybody(view)
    .filter((friend) => friend !== who && fighter(view, friend).side === fighter(view, who).side && view.has(friend, BleedingOut))
    .sort((a, b) => metresBetween(view, who, a) - metresBetween(view, who, b) || a - b);
  if (patient === undefined) return null;
  const way = goTo(view, who, patient, 1);
  const comesThere = way.length > 0 || metresBetween(view, who, patient) <= 1;
  return firstLegal(view, [TreatWound.of(who, { patient, pay: paying(view, who, 3) }), ...way, ...(comesThere ? [waiting(who)] : [])]);
}

const waiting = (who: Id): AnyIntent => Wait.of(who, {});

/** How a fighter strikes with a weapon, or -1 its bare hand: it spares where it means to, and where that costs nothing with this weapon. */
const striking = (view: View, who: Id, item: Id): { readonly spare: number; readonly enhance: readonly number[] } => ({
  spare: Math.max(fighter(view, who).sparing, statsOf(view, item)?.sparing === true ? 0 : -1),
  enhance: [],
});

/** Foes that still fight, the nearest first. */
function standing(view: View, who: Id): Id[] {
  return foes(view, who)
    .filter((foe) => takesPart(view, foe) && !fighter(view, foe).inanimate)
    .sort((a, b) => metresBetween(view, who, a) - metresBetween(view, who, b) || fighter(view, a).aura - fighter(view, b).aura || a - b);
}

/** How to pay so many points. */
const paying = (view: View, who: Id, price: number): Pay => (Energy.left(view, who) >= price ? 'energy' : 'stamina');

/** What to try, best first; what comes later is thought of only when nothing before it is open. */
function plans(view: View, who: Id): (() => readonly AnyIntent[])[] {
  const mercy = foes(view, who).filter((foe) => offersItself(view, foe));
  if (mercy.length > 0) return [() => mercy.map((at) => AcceptSurrender.of(who, { at }))];
  const near = standing(view, who);
  const [foe] = near;
  if (foe === undefined || purse(view, who) === 0) return [];
  const turn = turned(view, who, foe);
  if (turn !== null) return [() => [turn]];
  const pay = paying(view, who, 1);
  return [
    () => (view.has(who, Restrained) ? [Escape.of(who, { using: 'fortitude', pay: paying(view, who, 3) })] : []),
    () => (hasFriend(view, who) ? [] : heldBy(view, who).map((at) => LetGo.of(who, { at }))),
    () => swift(view, who, near),
    () => (fighter(view, who).aura <= LOW_AURA ? [SecondWind.of(who, { pay })] : []),
    () => (view.has(who, Prone) ? [KneelUp.of(who, { pay })] : []),
    () => magic(view, who, near),
    () => shots(view, who, near),
    () => blows(view, who, near),
    () => approach(view, who, foe),
    () => weapons(view, who),
    () => (view.has(who, Exposed) || (metresBetween(view, who, foe) <= 3 && !view.has(who, Defending)) ? [Defend.of(who, { pay })] : []),
    () => (view.has(who, Kneeling) ? [StandUp.of(who, { pay })] : []),
    () => (fighter(view, who).stamina < 5 ? [CatchBreath.of(who, {})] : []),
  ];
}

const LOW_AURA = 8;

/** Faces the nearest foe first: turning is free. */
function turned(view: View, who: Id, foe: Id): AnyIntent | null {
  if (faces(view, who, foe)) return null;
  const heading = headingTowards(scene(view), fighter(view, who).place, fighter(view, foe).place);
  return heading === fighter(view, who).facing ? null : Turn.of(who, { heading });
}

function swift(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  if (!mayStrikeSwiftly(view, who)) return [];
  const pay = paying(view, who, 1);
  const strikes = (how: 'shot' | 'strike' | 'unarmed', weapon: Id): AnyIntent[] =>
    near.map((at) => SwiftAttack.of(who, { how, weapon, at, ...striking(view, who, weapon), pay }));
  const armed = heldWeapons(view, who).flatMap((weapon) => strikes(weaponStats(weapon).shoots ? 'shot' : 'strike', weapon.id));
  return [...armed, ...strikes('unarmed', -1)];
}

function magic(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const enough = fighter(view, who).stamina > 3;
  return near.flatMap((at) =>
    known
      .toReversed()
      .flatMap((spell) => METHODS.filter((method) => method === 'gesture' && enough).flatMap((method) => castable(view, who, spell, method, at))),
  );
}

const castable = (view: View, who: Id, spell: number, method: 'gesture' | 'implement' | 'incantation', at: Id): AnyIntent[] => {
  const thing = view.rules.things[spell] as { readonly ways?: { readonly [method: string]: { readonly energy: number } } };
  const energy = thing.ways?.[method]?.energy;
  return energy === undefined ? [] : [Cast.of(who, { spell, method, ability: 'best', at, pay: paying(view, who, energy) })];
};

function shots(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const [bow] = heldWeapons(view, who).filter((weapon) => weaponStats(weapon).shoots);
  if (bow === undefined) return [];
  const pay = paying(view, who, 1);
  if (!isLoaded(view, bow.id)) return [Load.of(who, { weapon: bow.id, pay: paying(view, who, weaponStats(bow).loading ?? 1) })];
  const thrown = weaponStats(bow).thrown !== null;
  return near
    .filter((at) => withinRange(view, who, at, bow.id, thrown))
    .map((at) => (thrown ? Throw : Shoot).of(who, { weapon: bow.id, at, ...striking(view, who, bow.id), pay }));
}

function blows(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const [weapon] = meleeWeapons(view, who);
  const item = weapon?.id ?? -1;
  const reached = near.filter((at) => inReach(view, who, at, item)).sort((a, b) => worth(view, b) - worth(view, a) || a - b);
  if (reached.length === 0) return [];
  const rage = view.has(who, Raging) ? [] : [Rage.of(who, { pay: 'energy' })];
  if (item < 0) {
    const pay = paying(view, who, 2);
    return reached.flatMap((at) => [...grip(view, who, at, pay), UnarmedAttack.of(who, { at, ...striking(view, who, NOBODY), pay })]);
  }
  const trips = reached.filter((at) => view.has(at, Exposed) && !view.has(at, Prone)).map((at) => Trip.of(who, { weapon: item, at, pay: 'energy' }));
  const price = (at: Id): number => (helpless(view, at) ? 1 : 3);
  const strikes = reached.map((at) => MeleeAttack.of(who, { weapon: item, at, aim: 'body', ...striking(view, who, item), pay: paying(view, who, price(at)) }));
  return [...(Energy.left(view, who) >= 5 ? rage : []), ...strikes, ...fists(view, who, near), ...trips.slice(0, Energy.left(view, who) >= 6 ? 1 : 0)];
}

/** A fighter that gets too little Energy for a whole attack uses its fists. */
function fists(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  if (!isWeary(view, who)) return [];
  const pay = paying(view, who, 2);
  return near.filter((at) => inReach(view, who, at, -1)).map((at) => UnarmedAttack.of(who, { at, ...striking(view, who, NOBODY), pay }));
}

const WHOLE_ATTACK = 3;

const isWeary = (view: View, who: Id): boolean => EnergyPerRound(view, who) + (mayPush(view, who) ? 1 : 0) < WHOLE_ATTACK;

/** Whether a friend stands to strike the fighter that is held. */
function hasFriend(view: View, who: Id): boolean {
  const { side } = fighter(view, who);
  return everybody(view).some((friend) => friend !== who && fighter(view, friend).side === side && conscious(view, friend) && !fighter(view, friend).inanimate);
}

/** Holds an exposed foe that is not held yet. */
function grip(view: View, who: Id, at: Id, pay: Pay): AnyIntent[] {
  return view.has(at, Exposed) && !view.has(at, Restrained) && hasFriend(view, who) ? [Restrain.of(who, { at, pay })] : [];
}

const worth = (view: View, at: Id): number => (view.has(at, Exposed) ? 20 : 0) - fighter(view, at).aura;

/** Steps of a way towards a foe, as far as the Energy goes. */
function approach(view: View, who: Id, foe: Id): AnyIntent[] {
  const [weapon] = meleeWeapons(view, who);
  const reach =
    heldWeapons(view, who).some((held) => weaponStats(held).shoots) && weapon === undefined ? shotReach(view, who) : metresOfReach(view, who, weapon?.id ?? -1);
  return goTo(view, who, foe, isWeary(view, who) ? Math.min(1, reach) : reach);
}

/** Moves that near to a fighter, if it is farther away. */
function goTo(view: View, who: Id, foe: Id, near: number): AnyIntent[] {
  if (metresBetween(view, who, foe) <= near && isClear(view, who, foe)) return [];
  const energy = Math.min(3, Energy.left(view, who));
  const along = wayTo(view, who, foe, Math.floor((energy * Speed(view, who)) / 3), near);
  if (along.length === 0) return [];
  const first = Shift.of(who, { to: along[0], pay: paying(view, who, 1) });
  return along.length === 1
    ? [first]
    : [
        Run.of(who, { along, pay: 'energy' }),
        Run.of(who, { along: along.slice(0, -1), pay: 'energy' }),
        QuickRun.of(who, { along: along.slice(0, 2), pay: 'energy' }),
        first,
      ];
}

function shotReach(view: View, who: Id): number {
  const [bow] = heldWeapons(view, who).filter((weapon) => weaponStats(weapon).shoots);
  return Reaching(view, who, NOBODY, { item: bow.id, band: 2, thrown: false });
}

/** A way towards a foe until within reach: around walls where there are any, else greedy steps that end nearer; around what bars them. */
function wayTo(view: View, who: Id, foe: Id, most: number, reach: number): number[] {
  const on = scene(view);
  if (on.solid.length > 0) return wayAround(view, who, foe, reach).slice(0, most);
  const goal = fighter(view, foe).place;
  const { place: start } = fighter(view, who);
  const along: number[] = [];
  let at = start;
  while (along.length < most && metres(on, at, goal) > reach) {
    const here = at;
    const next = stepsFrom(view, who, here).filter((to) => to !== start && !along.includes(to));
    const best = next.reduce((soFar, to) => (soFar < 0 || metres(on, to, goal) < metres(on, soFar, goal) ? to : soFar), -1);
    if (best < 0 || metres(on, best, goal) > metres(on, here, goal)) break;
    along.push(best);
    at = best;
  }
  const gained = along.findLastIndex((to) => metres(on, to, goal) < metres(on, start, goal)) + 1;
  return gained > 0 ? along.slice(0, gained) : wayAround(view, who, foe, reach).slice(0, most);
}

/** The shortest way over free places to one from which a foe is in reach; none where there is no such place. */
function wayAround(view: View, who: Id, foe: Id, reach: number): number[] {
  const { place: start } = fighter(view, who);
  const cameFrom = new Map<number, number>([[start, start]]);
  const reached = [start];
  for (let i = 0; i < reached.length; i++) {
    const here = reached[i];
    if (here !== start && metresFrom(view, who, here, foe) <= reach && isClearFrom(view, who, here, foe)) return backTo(start, here, cameFrom);
    for (const next of stepsFrom(view, who, here)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      reached.push(next);
    }
  }
  return [];
}

function backTo(start: number, end: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const along: number[] = [];
  for (let at = end; at !== start; at = cameFrom.get(at)!) along.unshift(at);
  return along;
}

/** With nothing to fight with in hand: something from the belt or the ground. */
function weapons(view: View, who: Id): AnyIntent[] {
  if (heldWeapons(view, who).length > 0) return [];
  const stowed = itemsOf(view, who, 'stowed').filter((weapon) => weapon.stats.sort === 'weapon');
  const lying = view.state.entities.filter(
    (entity) => entity.kind === 'item' && (entity as Item).slot === 'ground' && metresDownTo(view, who, (entity as Item).place) <= 1,
  );
  return [
    ...stowed.map((item) => Equip.of(who, { item: item.id, pay: 'energy' })),
    ...lying.map((entity) => PickUp.of(who, { item: entity.id, pay: 'energy' })),
  ];
}

function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  if (who < 0) return ask.fallback(view, who, about) as Json;
  if (ask === Interrupt.ask) return interrupt(view, who, about as unknown as Moment);
  if (ask === Challenge.ask)
    return challenge(view, who, about as unknown as { readonly act: { readonly by: Id; readonly do: string; readonly with: { readonly at?: Id } } });
  if (ask === Response.ask) return json(firstLegal(view, [Defend.of(who, { pay: 'energy' })]));
  return ask.fallback(view, who, about) as Json;
}

/** A Swift Attack at a foe that is open to it; else away from a blow, and with a bow away from the nearest foe. */
function interrupt(view: View, who: Id, { by, act }: Moment): Json {
  const near = standing(view, who);
  return json(firstLegal(view, swift(view, who, near)) ?? firstLegal(view, by === who ? stepAside(view, who, act, near) : evade(view, who, by, act)));
}

function stepAside(view: View, who: Id, act: string, [foe]: readonly Id[]): AnyIntent[] {
  if (act !== Shoot.id || foe === undefined || fighter(view, who).nimble < 1 || metresBetween(view, who, foe) > NEAR) return [];
  return stepsAway(view, who, foe).map((to) => AgileMove.of(who, { to }));
}

/** Metres from which a foe with a blade is upon a shooter at once. */
const NEAR = 3;
const BLOWS: readonly string[] = [MeleeAttack.id, UnarmedAttack.id];

function evade(view: View, who: Id, by: Id, act: string): AnyIntent[] {
  if (!BLOWS.includes(act) || fighter(view, by).side === fighter(view, who).side || !mayRetreat(view, who)) return [];
  const reach = metresOfReach(view, by, meleeWeapons(view, by)[0]?.id ?? -1);
  if (metresBetween(view, who, by) > reach) return [];
  return stepsAway(view, who, by)
    .filter((to) => metres(scene(view), to, fighter(view, by).place) > reach)
    .map((to) => Retreat.of(who, { to }));
}

/** Places next to a fighter that are farther from a foe, the farthest first. */
function stepsAway(view: View, who: Id, foe: Id): number[] {
  const { place } = fighter(view, who);
  const gap = (at: number): number => metres(scene(view), at, fighter(view, foe).place);
  return stepsFrom(view, who, place)
    .filter((to) => gap(to) > gap(place))
    .sort((a, b) => gap(b) - gap(a) || a - b);
}

/** A fighter that is attacked and has not defended yet takes its guard first. */
function challenge(view: View, who: Id, { act }: { readonly act: { readonly by: Id; readonly do: string; readonly with: { readonly at?: Id } } }): Json {
  if (act.with.at !== who || Energy.left(view, who) < 1 || fighter(view, act.by).side === fighter(view, who).side) return null;
  if (!view.has(who, Exposed) || view.has(who, Prone)) return null;
  return json(firstLegal(view, [Defend.of(who, { pay: 'energy' })]));
}

const firstLegal = (view: View, list: readonly AnyIntent[]): AnyIntent | null => list.find((intent) => view.legal(intent)) ?? null;
const json = (intent: AnyIntent | null): Json => (intent === null ? null : { do: intent.def.id, by: intent.by, with: intent.with as Json });
