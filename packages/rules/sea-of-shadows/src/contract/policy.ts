import { type AnyAsk, type AnyIntent, type AnyIntentDef, carried, type Id, intentJson, type Json, type Policy, type View } from '@riposte/kernel';
import { ActionPoints, ApTotal } from '../actions/action-points.ts';
import { Leave } from '../actions/leave.ts';
import { Move } from '../actions/movement.ts';
import { EndTurn } from '../actions/next-turn.ts';
import { distance, regionsBetween } from '../actions/regions.ts';
import { AcceptSurrender, Surrender, waiting } from '../actions/surrender.ts';
import { TurnsEnding } from '../actions/turn.ts';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { CloseScene } from '../after-the-encounter/end-of-encounter.ts';
import { FirstAid, HealAfterwards, HealingRitual, Meanwhile } from '../after-the-encounter/treatment.ts';
import { foes, Strike } from '../attack-and-defence/attack.ts';
import type { Attack } from '../attack-and-defence/attack-dice.ts';
import { ActiveAdvantage, type DefenceBy, DefenceRank, PassiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { ChooseDefence, defenderOf } from '../attack-and-defence/defences.ts';
import { Provoked } from '../attack-and-defence/opportunity-attacks.ts';
import { Aim, Reload, Shoot } from '../attack-and-defence/shooting.ts';
import { type Die, fighter, fighters, type Item, SCENE, scene } from '../characters/fighter.ts';
import { Draw, Drop, PickUp, Stow } from '../equipment/arms.ts';
import { meleeWeapon, weaponAt, weaponsOf } from '../equipment/weapon.ts';
import { Cast } from '../magic/casting.ts';
import { Focus } from '../magic/magic-points.ts';
import { spellsOf } from '../magic/spell.ts';
import { Warded } from '../magic/spells.ts';
import { Mounted, mountOf, payerOf } from '../mounted-combat/mounted.ts';
import { MountEscape, MountStandUp, MountStrike, Ride } from '../mounted-combat/riding.ts';
import { Burning, PutOut } from '../problematic-situations/burning.ts';
import { Carry, PutDown } from '../problematic-situations/carrying.ts';
import { Fleeing } from '../problematic-situations/frightened.ts';
import { Prone, StandUp } from '../problematic-situations/prone.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalOpen } from '../taking-damage/survival.ts';
import { Escape, Grabbed, Grappling, heldBy, holdOn, SustainGrab } from '../unarmed-combat/grabbed.ts';
import { Crush, Grab, ThrowDown } from '../unarmed-combat/grappling.ts';
import { UnarmedStrike } from '../unarmed-combat/unarmed-strike.ts';

/** Attacks a near and weak foe or moves closer, and defends itself as long as that costs no whole turn. After the fight it helps its own side. */
export const steady: Policy = {
  declare(view, who) {
    if (who === SCENE) return CloseScene.of(SCENE, {});
    if (view.has(who, AfterEncounter)) return care(view, who).find((intent) => view.legal(intent)) ?? null;
    return plans(view, who).find((intent) => view.legal(intent)) ?? EndTurn.of(who, {});
  },
  answer,
};

/** None of these wins a fight; where the policy itself wants one, computer players do it. */
export const LEFT_TO_POLICY: readonly AnyIntentDef[] = [Drop, Stow, Carry, PutDown, Surrender, Leave];

/** After the fight it helps the dying of its own side. */
function care(view: View, who: Id): AnyIntent[] {
  const dying = fighters(view).filter(
    ({ id, side }) => id !== who && side === fighter(view, who).side && (view.has(id, MortallyWounded) || view.has(id, SurvivalOpen)),
  );
  return dying.flatMap(({ id: patient }) => [HealingRitual.of(who, { patient }), HealAfterwards.of(who, { patient }), FirstAid.of(who, { patient })]);
}

/** Nobody fights those who gave up, are still to come or are down. */
const isInTheFight = (view: View, foe: Id): boolean => awake(view, foe) && !view.has(foe, Surrendered) && !view.has(foe, Prisoner);

/** What to try, best first. It accepts every surrender, and never gives up or leaves itself. */
function plans(view: View, who: Id): AnyIntent[] {
  return [...waiting(view, who).map((of) => AcceptSurrender.of(who, { of })), ...fightingPlans(view, who)];
}

function fightingPlans(view: View, who: Id): AnyIntent[] {
  const near = foes(view, who)
    .filter((foe) => isInTheFight(view, foe))
    .sort((a, b) => distance(view, who, a) - distance(view, who, b) || fighter(view, a).hp - fighter(view, b).hp || a - b);
  const [foe] = near;
  if (foe === undefined) return [];
  if (view.has(who, Fleeing)) return scene(view).next[fighter(view, who).region].flatMap((to) => [Move.of(who, { to }), Ride.of(who, { to })]);
  return [
    ...(view.has(who, Burning) ? [PutOut.of(who, {})] : []),
    ...(view.has(who, Prone) && distance(view, who, foe) > 0 ? [StandUp.of(who, {})] : []),
    ...inAClinch(view, who),
    ...byMagic(view, who, near),
    ...(near.length > 0 && distance(view, who, foe) > 0 ? shots(view, who, near) : []),
    ...charge(view, who, foe),
    Strike.of(who, { at: foe }),
    ...(meleeWeapon(view, who) === null ? readyMelee(view, who, foe) : []),
    ...shots(view, who, near),
    ...byHand(view, who, foe),
    ...forTheMount(view, who),
    MountStrike.of(who, { at: foe }),
    ...(distance(view, who, foe) > 0 ? closer(view, who, foe) : []),
    StandUp.of(who, {}),
  ];
}

/** Sustains a grab about to end and hurts the one it holds; escapes a full hold. */
function inAClinch(view: View, who: Id): AnyIntent[] {
  const grabs = carried(view, who, Grabbed);
  const holds =
    heldBy(view, who, 1).length === 0
      ? []
      : [...(runsOut(view, who) && ActionPoints.left(view, who) > 1 ? [SustainGrab.of(who, {})] : []), ThrowDown.of(who, {}), Crush.of(who, {})];
  return [...holds, ...grabs.filter(({ value }) => value === 2).map(({ source: from }) => Escape.of(who, { from }))];
}

/** Whether a grab ends with this turn unless sustained. */
function runsOut(view: View, who: Id): boolean {
  return carried(view, who, Grappling).some(({ at }) => at <= TurnsEnding.reads(view, who));
}

function byMagic(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const code = (id: string): number => known.find((spell) => view.rules.things[spell].id === id) ?? -1;
  const cast = (id: string, at: Id): AnyIntent[] =>
    code(id) < 0 ? [] : [Cast.of(who, { spell: code(id), at, close: id === 'bolt' && distance(view, who, at) === 0 })];
  const friends = fighters(view).filter(({ side }) => side === fighter(view, who).side);
  const fallen = friends.filter(({ id }) => view.has(id, KnockedOut) && !view.has(id, MortallyWounded));
  const crowd = near.filter((foe) => {
    const { region } = fighter(view, foe);
    return near.filter((other) => fighter(view, other).region === region).length > 1 && friends.every((friend) => friend.region !== region);
  });
  const hard = near.filter((foe) => fighter(view, foe).hp >= 4);
  return [
    ...(ActionPoints.left(view, who) > 1 && !view.has(who, Warded) && fighter(view, who).mp > 3 ? cast('ward', who) : []),
    ...(ActionPoints.left(view, who) > 1 ? [Focus.of(who, {})] : []),
    ...fallen.flatMap(({ id }) => cast('heal', id)),
    ...crowd.flatMap((foe) => cast('fire-burst', foe)),
    ...hard.flatMap((foe) => cast('sleep', foe)),
    ...near.flatMap((foe) => cast('bolt', foe)),
    Focus.of(who, {}),
  ];
}

function shots(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const held = weaponAt(view, fighter(view, who).weapon);
  if (held === null || held.melee) return [];
  return [
    ...(ActionPoints.left(view, who) > 1 ? [Reload.of(who, {}), Aim.of(who, {})] : []),
    ...near.map((at) => Shoot.of(who, { at, close: distance(view, who, at) === 0 })),
    Reload.of(who, {}),
  ];
}

/** Draws a melee weapon or picks one up; away from the foe, a ranged weapon. */
function readyMelee(view: View, who: Id, foe: Id): AnyIntent[] {
  const usable = weaponsOf(view, who).filter((code) => weaponAt(view, code)?.melee && (!weaponAt(view, code)!.charges || view.has(who, Mounted)));
  const ranged = weaponsOf(view, who).filter((code) => !weaponAt(view, code)!.melee);
  const lying = view.state.entities.filter((entity) => entity.kind === 'item' && (entity as Item).region === fighter(view, who).region);
  if (distance(view, who, foe) > 0 && ranged.length > 0) return ranged.map((weapon) => Draw.of(who, { weapon }));
  return [...usable.map((weapon) => Draw.of(who, { weapon })), ...lying.map(({ id: item }) => PickUp.of(who, { item }))];
}

/** A mount that is held or down serves nobody. */
function forTheMount(view: View, who: Id): AnyIntent[] {
  if (!view.has(who, Mounted)) return [];
  return [...carried(view, mountOf(view, who), Grabbed).map(({ source: from }) => MountEscape.of(who, { from })), MountStandUp.of(who, {})];
}

/** Rides towards the foe, so that a lance strikes harder. */
function charge(view: View, who: Id, foe: Id): AnyIntent[] {
  return view.has(who, Mounted) && distance(view, who, foe) > 0 ? [Ride.of(who, { to: towards(view, who, foe) })] : [];
}

function byHand(view: View, who: Id, foe: Id): AnyIntent[] {
  if (fighter(view, who).weapon >= 0) return [];
  const worthHolding = fighter(view, foe).hp >= 3 && fighter(view, who).str >= fighter(view, foe).str + 4;
  return worthHolding && holdOn(view, foe, who) < 2 ? [Grab.of(who, { at: foe })] : [UnarmedStrike.of(who, { at: foe })];
}

/** Moves or rides one region towards the foe. */
const closer = (view: View, who: Id, foe: Id): AnyIntent[] => {
  const to = towards(view, who, foe);
  return [Move.of(who, { to }), Ride.of(who, { to })];
};

function towards(view: View, who: Id, foe: Id): number {
  const goal = fighter(view, foe).region;
  const [best] = [...scene(view).next[fighter(view, who).region]].sort((a, b) => regionsBetween(view, a, goal) - regionsBetween(view, b, goal) || a - b);
  return best ?? fighter(view, who).region;
}

function helpMeanwhile(view: View, who: Id): Json {
  const help = care(view, who).find(({ def, with: chosen, by }) => (def === FirstAid || def === HealingRitual) && view.legal({ def, by, with: chosen }));
  return help === undefined ? null : (intentJson(help) as unknown as Json);
}

function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  if (who < 0) return ask.fallback(view, who, about) as Json;
  if (ask === Provoked.ask)
    return hasSpareAp(view, who) ? ((ask.answer.candidates(view, { who, about }) as readonly Json[]).find((strike) => strike !== null) ?? null) : null;
  if (ask === Meanwhile.ask) return helpMeanwhile(view, who);
  if (ask === ChooseDefence && hasSpareAp(view, who)) return bestDefence(view, who, about as unknown as Attack);
  return ask.fallback(view, who, about) as Json;
}

/** Whether an interrupt, which is open to the fighter or to its mount, leaves AP for the next turn. */
function hasSpareAp(view: View, who: Id): boolean {
  const payer = payerOf(view, who);
  return ApTotal(view, payer) - ActionPoints.owes(view, payer) >= 2;
}

const DIE_OF: { readonly [by in DefenceBy]: Die } = { passive: 'DEF', block: 'DEF', parry: 'ATT', dodge: 'REF', 'mount-dodge': 'REF' };

/** The defence with the best die; advantage is worth about two ranks. */
function bestDefence(view: View, who: Id, attack: Attack): DefenceBy {
  const worth = (by: DefenceBy): number => {
    const defence = { attack, by, die: DIE_OF[by] };
    const roller = defenderOf(view, who, by);
    const advantage = by === 'passive' ? PassiveAdvantage : ActiveAdvantage;
    return DefenceRank(view, roller, attack.by, defence) + 2 * advantage(view, roller, attack.by, defence);
  };
  const open = ChooseDefence.answer.candidates(view, { who, about: attack });
  return open.reduce((best, by) => (worth(by) > worth(best) ? by : best), 'passive' as DefenceBy);
}
