import { type AnyAsk, type AnyIntent, type Id, type IntentJson, intentJson, type Json, type Policy, type View } from '@riposte/kernel';
import { distance, reach } from '@riposte/space';
import { StandardAttack, weaponAp, weaponAttack } from './attack.ts';
import { QuickAttack, StrongAttack } from './attacks.ts';
import { CheckBonus } from './checks.ts';
import { ChooseCling, Cling, Leaving } from './cling.ts';
import { Grappling, grapplers, mountOf, Pinned } from './company.ts';
import { awake, Crouching, Defending, Distracted, Dying, Prone } from './conditions.ts';
import { Defend } from './defend.ts';
import { bodyAt, Distance } from './distance.ts';
import { fighter, fighters, type Place, SCENE, scene } from './fighter.ts';
import { IgnoreFlank } from './flanking.ts';
import { Escape, Grapple, heldBy, Interpose, Pin, UnderAttack } from './grapple.ts';
import { board, foesWithin, moving } from './grid.ts';
import { Hinder } from './hinder.ts';
import { Load } from './items.ts';
import { Move, yardsLeft } from './movement.ts';
import { AttackBonus, Damage, Defence, MaxAp } from './numbers.ts';
import { SeizeInitiative } from './other-actions.ts';
import { ActionPoints, Initiative, Mana, Stamina } from './pools.ts';
import { ChangePosture } from './posture.ts';
import { Harry, Rebuff, seesApproach, seesShot } from './reactions.ts';
import { Bolting, CalmMount } from './riding.ts';
import { spellAt, spellsOf } from './spell.ts';
import { Cast } from './spells.ts';
import { CloseScene } from './time.ts';
import { Stabilize } from './treat.ts';
import { EndTurn } from './turns.ts';
import { Resurface } from './water.ts';
import { isRanged, meleeWeapon, weaponAt } from './weapon.ts';
import { ActionDeclared, ActionDone, ActOutOfTurn, apCost, type Happening, type Opportunity, Reaction, TakeReadied, TurnBegins, TurnEnds } from './windows.ts';

/** Comes to grips, hits as hard as it can pay for, defends with what is left; spends initiative to stop spells. */
export const steady: Policy = {
  declare(view, who) {
    if (who === SCENE) return CloseScene.of(SCENE, {});
    if (scene(view).peace) return null;
    return plans(view, who).find((intent) => affordable(view, intent) && view.legal(intent)) ?? EndTurn.of(who, {});
  },
  answer,
};

/** What costs more than there is is not begun: a reaction would undo it. */
const affordable = (view: View, intent: AnyIntent): boolean => apCost(view, intent) <= ActionPoints.left(view, intent.by);

/** What to try, best first. */
function plans(view: View, who: Id): AnyIntent[] {
  const near = foesByWorth(view, who);
  const [foe] = near;
  if (foe === undefined) return [];
  return [
    ...helps(view, who),
    ...inAClinch(view, who),
    ...casts(view, who, near),
    ...strikes(view, who, near),
    ...(fighter(view, who).medium === 'underwater' ? [Resurface.of(who, {})] : []),
    ...rises(view, who),
    ...(mountOf(view, who) >= 0 ? [CalmMount.of(who, {})] : []),
    Load.of(who, {}),
    ...comesCloser(view, who, near),
    ...waits(view, who, foe),
  ];
}

/** Foes who are awake: the nearest, of those the worst hurt. */
function foesByWorth(view: View, who: Id): Id[] {
  const worth = (foe: Id): number => 10 * Distance(view, who, foe) - fighter(view, foe).wounds.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return foesWithin(view, who, Number.POSITIVE_INFINITY)
    .filter((foe) => awake(view, foe))
    .sort((a, b) => worth(a) - worth(b) || a - b);
}

/** Whoever knows how keeps friends from dying. */
function helps(view: View, who: Id): AnyIntent[] {
  const { side, skills } = fighter(view, who);
  if ((skills.Healing ?? 0) < 3) return [];
  return fighters(view).flatMap((one) => (one.side === side && view.has(one.id, Dying) ? [Stabilize.of(who, { patient: one.id })] : []));
}

/** Held: breaks free of a pin, or strikes whom it holds; wrestlers pin. */
function inAClinch(view: View, who: Id): AnyIntent[] {
  const better = (): 'power' | 'agility' => (fighter(view, who).str + fighter(view, who).size >= fighter(view, who).dex ? 'power' : 'agility');
  if (view.has(who, Pinned)) return grapplers(view, who).map((from) => Escape.of(who, { from, with: better() }));
  if (!view.has(who, Grappling)) return wrestles(view, who);
  const reachesOut = weaponAt(view, fighter(view, who).weapon).reach > 0;
  return [
    ...heldBy(view, who).map((at) => Pin.of(who, { at })),
    ...(reachesOut ? grapplers(view, who).map((from) => Escape.of(who, { from, with: better() })) : []),
  ];
}

/** Those who are good with bare hands and have nothing better get hold of somebody. */
function wrestles(view: View, who: Id): AnyIntent[] {
  const { weapon, skills } = fighter(view, who);
  const { reach: length, increment } = weaponAt(view, weapon);
  if (length > 0 || increment > 0 || (skills['Melee/brawl'] ?? 0) < 1) return [];
  return foesWithin(view, who, 1).map((at) => Grapple.of(who, { at }));
}

function casts(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const harmful = known
    .filter((code) => spellAt(view, code)!.damage !== null && spellAt(view, code)!.mana <= Mana.left(view, who))
    .sort((a, b) => spellAt(view, b)!.damage! - spellAt(view, a)!.damage! || a - b);
  const others = known.filter((code) => ['bind', 'daze'].includes(spellAt(view, code)!.effect));
  const safe = (code: number, at: Id): boolean => {
    const { radius } = spellAt(view, code)!;
    return radius === 0 || fighters(view).every((one) => one.side !== fighter(view, who).side || distance(board(view), one.at, fighter(view, at).at) > radius);
  };
  return [...harmful, ...others].flatMap((spell) => near.filter((at) => safe(spell, at)).map((at) => Cast.of(who, { spell, at })));
}

/** Strong where stamina allows, plain, or quick with what AP are left. */
function strikes(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const strong = Stamina.left(view, who) > 0;
  const armed = !isRanged(weaponAt(view, fighter(view, who).weapon));
  return near
    .slice(0, 3)
    .flatMap((at) => [
      ...unbalances(view, who, at),
      ...(strong && armed ? [StrongAttack.of(who, { at })] : []),
      StandardAttack.of(who, { at }),
      ...(armed && worthQuick(view, who, at) ? [QuickAttack.of(who, { at })] : []),
    ]);
}

const HARD_TO_HIT = 3;

/** Whom one can hardly hit one trips or distracts first. */
function unbalances(view: View, who: Id, at: Id): AnyIntent[] {
  if (Distance(view, who, at) > weaponAt(view, meleeWeapon(view, who)).reach + 1 || view.has(at, Prone)) return [];
  const attack = weaponAttack(view, who, at, 'attack', 0);
  if (Defence(view, at, who, { kind: attack.targets, braced: view.has(at, Defending) }) - AttackBonus(view, who, at, attack) <= HARD_TO_HIT) return [];
  const hinder = (how: 'trip' | 'distract'): AnyIntent => Hinder.of(who, { at, how, item: -1, to: -1 });
  const power =
    CheckBonus(view, who, who, 'power') -
    Math.max(Defence(view, at, who, { kind: 'power', braced: false }), Defence(view, at, who, { kind: 'agility', braced: false }));
  return power >= -4 ? [hinder('trip')] : view.has(at, Distracted) ? [] : [hinder('distract')];
}

/** A quick attack wounds a level lower: only for those who hit hard. */
function worthQuick(view: View, who: Id, at: Id): boolean {
  return Damage(view, who, at, weaponAttack(view, who, at, 'quick-attack', -1, meleeWeapon(view, who))) >= 4;
}

function rises(view: View, who: Id): AnyIntent[] {
  if (view.has(who, Prone)) return [ChangePosture.of(who, { posture: 'crouching' })];
  return view.has(who, Crouching) ? [ChangePosture.of(who, { posture: 'standing' })] : [];
}

/** A path to where the weapon or a spell reaches, as far as the AP carry. */
function comesCloser(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const mover = mountOf(view, who) >= 0 ? mountOf(view, who) : who;
  const limit = yardsLeft(view, who);
  const weapon = weaponAt(view, fighter(view, who).weapon);
  const wanted = isRanged(weapon) ? weapon.increment : spellsOf(view, who).length > 0 && Mana.left(view, who) > 1 ? 15 : weapon.reach + 1;
  const [foe] = near;
  if (limit < 1 || view.has(who, Grappling) || Distance(view, who, foe) <= wanted || view.has(mover, Bolting)) return [];
  const f = fighter(view, mover);
  const open = reach(board(view), f.at, { ...moving(view, mover, f.carry), limit });
  const far = (at: Place): number => distance(board(view), bodyAt(f, at), bodyAt(fighter(view, foe), fighter(view, foe).at));
  const now = far(f.at);
  let best = f.at;
  let score = now * 1000;
  for (const at of open.places()) {
    const gap = Math.max(wanted, far(at));
    const worth = gap * 1000 + open.cost(at);
    if (worth < score) {
      score = worth;
      best = at;
    }
  }
  const path = best === f.at ? null : open.path(best);
  return path === null ? [] : [Move.of(who, { along: path.places.slice(1) })];
}

/** Later on attack is the better defence: fights are to end. */
const LAST_GUARDED = 3;

/** With AP left over: guards itself, or gains initiative. */
function waits(view: View, who: Id, foe: Id): AnyIntent[] {
  const close = Distance(view, who, foe) <= 4 && scene(view).round < LAST_GUARDED;
  return [...(close && !view.has(who, Defending) && ActionPoints.left(view, who) >= 3 ? [Defend.of(who, {})] : []), ...seizes(view, who)];
}

function seizes(view: View, who: Id): AnyIntent[] {
  const spare = ActionPoints.left(view, who) * 3 > MaxAp(view, who) * 2 && Stamina.left(view, who) > 3;
  return spare ? [SeizeInitiative.of(who, {})] : [];
}

function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  const told = about as unknown;
  if (ask === Reaction.ask) return reacts(view, who, told as Happening);
  if (ask === ActionDeclared.ask) return stops(view, who, told as Opportunity);
  if (ask === TurnBegins.ask || ask === TurnEnds.ask || ask === ActionDone.ask) return usesChance(view, who, told as Opportunity);
  if (ask === UnderAttack.ask) return interposes(view, who, told as { readonly by: Id });
  if (ask === Leaving.ask) return asAnswer(view, Cling.of(who, { whom: (told as { readonly target: Id }).target }));
  if (ask === ChooseCling) return ask.otherwise(view, who, about as never) as unknown as Json;
  if (ask === IgnoreFlank) return ignores(view, who, ask.answer.candidates(view, { who, about: about as never }));
  return ask.otherwise(view, who, about) as Json;
}

const asAnswer = (view: View, intent: AnyIntent): Json => (view.legal(intent) ? (intentJson(intent) as unknown as Json) : null);

/** Rebuffs whoever comes on; harries only with AP to spare. */
function reacts(view: View, who: Id, happening: Happening): Json {
  const { by } = happening;
  if (by >= 0 && fighter(view, by).side === fighter(view, who).side) return null;
  if (seesApproach(view, who, happening) && Stamina.left(view, who) > 0) return asAnswer(view, Rebuff.of(who, { at: by }));
  if (seesShot(view, who, happening)) {
    const after = ActionPoints.left(view, who) - 2;
    if (after >= weaponAp(view, fighter(view, who).weapon, null)) {
      const harry = asAnswer(view, Harry.of(who, { at: by }));
      if (harry !== null) return harry;
    }
  }
  return fighter(view, who).readied === '' ? null : takesReadied(view, who, by);
}

function takesReadied(view: View, who: Id, by: Id): Json {
  const intent = TakeReadied.of(who, { action: { do: fighter(view, who).readied, by: who, with: { at: by } } });
  return fighter(view, who).readied === 'attack' ? asAnswer(view, intent) : null;
}

/** A spell of the enemy is worth two initiative. */
function stops(view: View, who: Id, { active, declared }: Opportunity): Json {
  if (declared?.do !== 'cast' || fighter(view, active).side === fighter(view, who).side) return null;
  return outOfTurn(view, who, active);
}

/** Strikes out of turn before AP run over. */
function usesChance(view: View, who: Id, { active }: Opportunity): Json {
  if (fighter(view, active).side === fighter(view, who).side || Initiative.left(view, who) < 4) return null;
  return ActionPoints.left(view, who) * 4 > MaxAp(view, who) * 3 ? outOfTurn(view, who, active) : null;
}

function outOfTurn(view: View, who: Id, at: Id): Json {
  const strike: IntentJson = intentJson(StandardAttack.of(who, { at }));
  return asAnswer(view, ActOutOfTurn.of(who, { action: strike }));
}

function interposes(view: View, who: Id, { by }: { readonly by: Id }): Json {
  const [whom] = heldBy(view, who).filter((one) => one !== by && fighter(view, one).side !== fighter(view, who).side);
  return whom === undefined ? null : asAnswer(view, Interpose.of(who, { whom, with: 'power' }));
}

/** Of three or more around it, the one who hits least hard is not worth turning to. */
function ignores(view: View, who: Id, open: readonly (readonly Id[])[]): readonly Id[] {
  const all = open.reduce((a, b) => (b.length > a.length ? b : a), []);
  if (all.length < 3) return [];
  const harm = (one: Id): number => Damage(view, one, who, weaponAttack(view, one, who, 'attack', 0));
  return [all.reduce((a, b) => (harm(b) < harm(a) ? b : a))];
}
