import { type AnyIntent, type AnyIntentDef, type Id, intentJson, type Policy, type View } from '@riposte/kernel';
import { cheapestPath, distance, isApart, type Reach, reach } from '@riposte/space';
import { Cast, EndSpell } from '../../actions/cast.ts';
import { COSTS, weaponAp } from '../../actions/costs.ts';
import { Defend, Defending } from '../../actions/defend.ts';
import { Load, Release, Stow } from '../../actions/items.ts';
import { StandardAttack } from '../../actions/offensive.ts';
import { OtherAction, Speak } from '../../actions/other.ts';
import { Ready } from '../../actions/ready.ts';
import { SeizeInitiative } from '../../actions/seize-initiative.ts';
import { spellAt, spellsOf } from '../../catalogue/spells.ts';
import { isRanged, weaponAt } from '../../catalogue/weapon.ts';
import { Escape } from '../../grappling/escape.ts';
import { Grapple, PIN_PENALTY, Pin } from '../../grappling/grapple.ts';
import { heldBy, LetGo } from '../../grappling/hold.ts';
import { awake } from '../../health/alive.ts';
import { Mana } from '../../health/mana.ts';
import { Stamina } from '../../health/stamina.ts';
import { CloseScene } from '../../health/time.ts';
import { Carry, PutDown } from '../../movement/carry.ts';
import { board, bodyAt, bodyOf, Distance } from '../../movement/distance.ts';
import { EnterSpace } from '../../movement/enter-space.ts';
import { foesWithin, moving, nextPlaces } from '../../movement/grid.ts';
import { Jump } from '../../movement/jump.ts';
import { Leave } from '../../movement/leave.ts';
import { BuyMovement, Move, yardsLeft } from '../../movement/move.ts';
import { ChangePosture, Crouching, Prone } from '../../movement/posture.ts';
import { CheckBonus } from '../../rolls/checks.ts';
import { hardest } from '../../rolls/defence.ts';
import { APART, around, Ignore, isFlanked, Mind } from '../../rolls/flanking.ts';
import { hasLine } from '../../rolls/sight.ts';
import { ActionPoints, MaxAp } from '../../sequence/action-points.ts';
import { AcceptSurrender, Surrender } from '../../sequence/surrender.ts';
import { EndTurn } from '../../sequence/turns.ts';
import { CommandMount } from '../../situations/commands.ts';
import { Bolting, CalmMount } from '../../situations/mount-control.ts';
import { Dismount } from '../../situations/riding.ts';
import { Resurface } from '../../situations/underwater.ts';
import { fighter, fighters } from '../../state/fighter.ts';
import { Grappling, grapplers, mountOf, Pinned } from '../../state/linked-creatures.ts';
import { hasYielded } from '../../state/parley.ts';
import { type Place, SCENE, scene } from '../../state/scene.ts';
import { answer } from './answers.ts';
import { affordable, strikes } from './blows.ts';
import { care, savesTheDying } from './care.ts';
import { combatChance } from './expected-harm.ts';

/** Takes the blow that promises most for its AP, breaks what holds it, goes round to the flank; spends initiative to stop spells. */
export const steady: Policy = {
  declare(view, who) {
    if (who === SCENE) return CloseScene.of(SCENE, {});
    if (scene(view).peace) return care(view, who);
    const beaten = view.candidates(AcceptSurrender, who).find((option) => view.legal(option));
    if (beaten !== undefined) return beaten;
    const near = foesByWorth(view, who);
    for (const plan of near.length === 0 ? [] : PLANS) {
      const intent = plan(view, who, near).find((option) => affordable(view, option) && view.legal(option));
      if (intent !== undefined) return intent;
    }
    return EndTurn.of(who, {});
  },
  answer,
};

/** Foes who are awake: the nearest, of those the worst hurt. */
function foesByWorth(view: View, who: Id): Id[] {
  const worth = (foe: Id): number => 10 * Distance(view, who, foe) - fighter(view, foe).wounds.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return foesWithin(view, who, Number.POSITIVE_INFINITY)
    .filter((foe) => awake(view, foe) && !hasYielded(view, foe))
    .map((foe) => ({ foe, by: worth(foe) }))
    .sort((a, b) => a.by - b.by || a.foe - b.foe)
    .map(({ foe }) => foe);
}

/** What a fighter might do with foes near, the best first. */
type Plan = (view: View, who: Id, near: readonly Id[]) => readonly AnyIntent[];

/** A healer goes to friends who are dying and keeps them from it. */
const healsTheDying: Plan = (view, who) => ((fighter(view, who).skills.Healing ?? 0) < HEALER ? [] : savesTheDying(view, who));

/** Ranks in Healing that make a healer. */
const HEALER = 3;

const LIKELY = 0.25;

/** Held: breaks free of a pin, or of a grapple in which its weapon is of no use; pins whom it can. */
const inAClinch: Plan = (view, who) => {
  if (!view.has(who, Grappling)) return [];
  const better = CheckBonus(view, who, who, 'power') >= CheckBonus(view, who, who, 'agility') ? 'power' : 'agility';
  if (view.has(who, Pinned)) return grapplers(view, who).map((from) => Escape.of(who, { from, with: better }));
  const pins = heldBy(view, who).filter((at) => combatChance(view, who, 'power', hardest(view, at, who) - PIN_PENALTY) >= LIKELY);
  const reachesOut = weaponAt(view, fighter(view, who).weapon).reach > 0;
  return [...pins.map((at) => Pin.of(who, { at })), ...(reachesOut ? grapplers(view, who).map((from) => Escape.of(who, { from, with: better })) : [])];
};

/** A fighter who is good with bare hands and has nothing better grapples. */
const wrestles: Plan = (view, who, near) => {
  const { weapon, skills } = fighter(view, who);
  const { reach: length, increment } = weaponAt(view, weapon);
  if (view.has(who, Grappling) || length > 0 || increment > 0 || (skills['Melee/brawl'] ?? 0) < 1) return [];
  return near.filter((at) => Distance(view, who, at) <= 1).map((at) => Grapple.of(who, { at }));
};

const casts: Plan = (view, who, near) => {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const harmful = known
    .filter((code) => spellAt(view, code)!.damage !== null && spellAt(view, code)!.mana <= Mana.left(view, who))
    .sort((a, b) => spellAt(view, b)!.damage! - spellAt(view, a)!.damage! || a - b);
  const others = known.filter((code) => ['bind', 'daze'].includes(spellAt(view, code)!.effect));
  const safe = (code: number, at: Id): boolean => {
    const { radius } = spellAt(view, code)!;
    return (
      radius === 0 || fighters(view).every((other) => other.side !== fighter(view, who).side || distance(board(view), other.at, fighter(view, at).at) > radius)
    );
  };
  return [...harmful, ...others].flatMap((spell) => near.filter((at) => safe(spell, at)).map((at) => Cast.of(who, { spell, at })));
};

/** A trained mount strikes with its own AP. */
const commands: Plan = (view, who, near) => {
  const mount = mountOf(view, who);
  if (mount < 0) return [];
  const { reach: length } = weaponAt(view, fighter(view, mount).weapon);
  return near
    .filter((at) => Distance(view, mount, at) <= length + 1)
    .map((at) => StandardAttack.of(mount, { at }))
    .filter((strike) => affordable(view, strike))
    .map((strike) => CommandMount.of(who, { action: intentJson(strike) }));
};

/** The rider of a mount that is held rides out of reach. */
const ridesOff: Plan = (view, who) => {
  const mount = mountOf(view, who);
  if (mount < 0 || !view.has(mount, Grappling)) return [];
  const f = fighter(view, mount);
  const out = (at: Place): boolean =>
    grapplers(view, mount).every((grappler) => distance(board(view), bodyOf(view, fighter(view, grappler)), bodyAt(f, at)) > 1);
  return nextPlaces(view, f.at)
    .filter(out)
    .map((at) => Move.of(who, { along: [at] }));
};

/** A rider whose weapon is too short for foes on the ground gets down beside the foe. */
const getsDown: Plan = (view, who, [foe]) => {
  const mount = mountOf(view, who);
  const { reach: length, increment } = weaponAt(view, fighter(view, who).weapon);
  if (mount < 0 || length > 0 || increment > 0 || Distance(view, mount, foe) > 1) return [];
  const apart = (dismount: AnyIntent): number => distance(board(view), bodyAt(fighter(view, who), dismount.with.to), bodyOf(view, fighter(view, foe)));
  return [...view.candidates(Dismount, who)].sort((a, b) => apart(a) - apart(b));
};

const rises: Plan = (view, who) => {
  if (view.has(who, Prone)) return [ChangePosture.of(who, { posture: 'crouching' })];
  return view.has(who, Crouching) ? [ChangePosture.of(who, { posture: 'standing' })] : [];
};

const resurfaces: Plan = (view, who) => (fighter(view, who).medium === 'underwater' ? [Resurface.of(who, {})] : []);
const calms: Plan = (view, who) => (mountOf(view, who) >= 0 ? [CalmMount.of(who, {})] : []);
const loads: Plan = (_view, who) => [Load.of(who, {})];

/** A place on the flank is worth so many yards of a detour. */
const FLANK = 3;

/** A path to where the weapon or a spell reaches, best to a foe's flank, as far as the AP carry. */
const comesCloser: Plan = (view, who, near) => {
  const mover = mountOf(view, who) >= 0 ? mountOf(view, who) : who;
  if (yardsLeft(view, who) < 1 || view.has(who, Grappling) || view.has(mover, Bolting)) return [];
  const weapon = weaponAt(view, fighter(view, who).weapon);
  const ranged = isRanged(weapon);
  const wanted = ranged ? weapon.increment : spellsOf(view, who).length > 0 && Mana.left(view, who) > 1 ? 15 : weapon.reach + 1;
  const [foe] = near;
  const clear = hasLine(view, who, foe);
  const there = clear && Distance(view, who, foe) <= wanted;
  const helpers = ranged || isFlanked(view, foe) ? [] : around(view, foe).filter((helper) => helper !== who);
  if (there && (helpers.length === 0 || ActionPoints.left(view, who) <= weapon.ap)) return [];
  const f = fighter(view, mover);
  const target = bodyOf(view, fighter(view, foe));
  const lift = Distance(view, who, foe) - distance(board(view), bodyAt(f, f.at), target);
  const flanks = (at: Place): boolean => helpers.some((helper) => isApart(board(view), target, bodyAt(f, at), bodyOf(view, fighter(view, helper)), APART));
  const worth = (at: Place, cost: number): number => {
    const gap = Math.max(wanted, lift + distance(board(view), bodyAt(f, at), target));
    return gap * 1000 + cost - (gap === wanted && flanks(at) ? FLANK : 0);
  };
  const open = reach(board(view), f.at, { ...moving(view, mover, f.carry), limit: there ? Math.min(FLANK - 1, yardsLeft(view, who)) : yardsLeft(view, who) });
  let best = clear ? f.at : roundTheWalls(view, mover, foe, open);
  let score = worth(best, 0);
  for (const at of clear ? open.places() : []) {
    const found = worth(at, open.cost(at));
    if (found < score) {
      score = found;
      best = at;
    }
  }
  const path = best === f.at ? null : open.path(best);
  return path === null ? [] : [Move.of(who, { along: path.places.slice(1) })];
};

/** How far one comes on the way to a foe whom walls hide. */
function roundTheWalls(view: View, mover: Id, foe: Id, open: Reach): Place {
  const { at, carry } = fighter(view, mover);
  const goal = fighter(view, foe).at;
  const steps = moving(view, mover, carry);
  const way = cheapestPath(board(view), at, goal, { ...steps, blocked: (cell) => cell !== goal && steps.blocked?.(cell) === true });
  return way?.places.findLast((place) => Number.isFinite(open.cost(place))) ?? at;
}

/** Later on attack is the better defence: fights are to end. */
const LAST_GUARDED = 3;

/** Yards at which who comes on is worth waiting for. */
const HAIL = 12;

/** With AP left over: guards itself, keeps a blow ready for who comes on, or gains initiative. */
const waits: Plan = (view, who, [foe]) => {
  const left = ActionPoints.left(view, who);
  const close = Distance(view, who, foe) <= 4 && scene(view).round < LAST_GUARDED;
  const waiting =
    Distance(view, who, foe) <= HAIL && fighter(view, who).readied === '' && left >= COSTS.ready.ap + weaponAp(view, fighter(view, who).weapon, null);
  return [
    ...(close && !view.has(who, Defending) && left >= COSTS.defend.ap ? [Defend.of(who, {})] : []),
    ...(waiting ? [Ready.of(who, { action: StandardAttack.id })] : []),
    ...seizes(view, who),
  ];
};

function seizes(view: View, who: Id): AnyIntent[] {
  const spare = ActionPoints.left(view, who) * 3 > MaxAp(view, who) * 2 && Stamina.left(view, who) > 3;
  return spare ? [SeizeInitiative.of(who, {})] : [];
}

/** What to try, best first. */
const PLANS: readonly Plan[] = [
  healsTheDying,
  inAClinch,
  wrestles,
  casts,
  ridesOff,
  commands,
  strikes,
  getsDown,
  resurfaces,
  rises,
  calms,
  loads,
  comesCloser,
  waits,
];

/** None of these wins a fight; where the policy itself wants one, computer players do it. */
export const LEFT_TO_POLICY: readonly AnyIntentDef[] = [
  Release,
  Stow,
  LetGo,
  Jump,
  BuyMovement,
  ChangePosture,
  EnterSpace,
  Ready,
  EndSpell,
  Ignore,
  Mind,
  Speak,
  OtherAction,
  Carry,
  PutDown,
  Surrender,
  Leave,
];
