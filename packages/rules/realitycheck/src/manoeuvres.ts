import {
  type AnyContribution,
  adds,
  carried,
  defineAsk,
  defineCheckpoint,
  defineRoll,
  end,
  GM,
  give,
  type Id,
  NOBODY,
  oneOf,
  oneWord,
  type Play,
  type View,
} from '@riposte/kernel';
import { fallProne, unguard } from './afflict.ts';
import { defends } from './attack.ts';
import { check } from './checks.ts';
import { Defending, Held, Holding, Restrained, Restraining, Slowed } from './conditions.ts';
import { metresOfReach } from './contributions.ts';
import { defenceDie } from './dice.ts';
import { Agility } from './energy.ts';
import { fighter, isFighter, itemOf, nameOf, SIZES, scene } from './fighter.ts';
import { heldWeapons, statsOf, weaponStats } from './gear.ts';
import type { Attack, Manoeuvre } from './gear-numbers.ts';
import { centre, facesSomebody, metres, metresBetween, neighbours } from './grid.ts';
import { drop, ItemMoved } from './items.ts';
import { isMoving, Moved, moveTo } from './movement.ts';
import { Advantages, AttackValue, advantage, Disadvantages, Fortitude } from './numbers.ts';
import { isFree } from './room.ts';
import { ruled } from './rulings.ts';

const sizeGap = (view: View, by: Id, at: Id): number => SIZES.indexOf(fighter(view, at).size) - SIZES.indexOf(fighter(view, by).size);

/** Why a maneuver cannot be tried; null = it can. Where sizes say too little the game master ignores their rule. @rule RC-SIZ-013 */
export function obstacle(view: View, by: Id, at: Id, item: Id, manoeuvre: Manoeuvre): readonly [rule: string, reason: string] | null {
  const found = against(view, by, at, item, manoeuvre);
  return found !== null && view.state.ignored.includes(found[0]) ? null : found;
}

/** @rule RC-CMB-009 RC-CMB-011 RC-CMB-015 RC-CMB-019 RC-CMB-036 */
function against(view: View, by: Id, at: Id, item: Id, manoeuvre: Manoeuvre): readonly [rule: string, reason: string] | null {
  const gap = sizeGap(view, by, at);
  if (manoeuvre === 'trip' && gap > 1) return ['RC-CMB-009', 'the target is more than one size larger'];
  if (manoeuvre === 'restrain' && gap > 0) return ['RC-CMB-019', 'the target is larger'];
  if (manoeuvre === 'push' && gap > 0) return ['RC-CMB-036', 'the target is larger'];
  if (manoeuvre !== 'disarm') return null;
  if (!facesSomebody(view, at, by)) return ['RC-CMB-011', 'the target does not face its attacker'];
  const weapons = heldWeapons(view, at).filter((one) => !weaponStats(one).natural);
  if (weapons.length === 0) return ['RC-CMB-013', 'there is no weapon to knock away'];
  const light = statsOf(view, item)?.light === true;
  return light && weapons.every((one) => weaponStats(one).heavy) ? ['RC-CMB-015', 'a light weapon cannot disarm a heavy one'] : null;
}

/** Whether it leaves its user open: it is not swift and the target was not exposed when it was declared. @rule RC-CMB-003 RC-UNG-006 */
export const leavesOpen = ({ swift, exposed, manoeuvre }: Attack): boolean => manoeuvre !== 'none' && !swift && !exposed;

/** The AV that Fortitude must beat: without the penalty of the maneuver. */
const fullValue = (view: View, attack: Attack): number => AttackValue(view, attack.by, attack.at, { ...attack, manoeuvre: 'none' });

/** A maneuver that hit: the target resists by Fortitude, but not a hold. Returns whether it took effect. @rule RC-CMB-006 RC-CMB-007 RC-CMB-012 RC-CMB-017 RC-CMB-031 */
export function manoeuvreSucceeds(play: Play, attack: Attack): boolean {
  const { by, at, manoeuvre } = attack;
  if (manoeuvre === 'restrain') return hold(play, by, at);
  const bar = fullValue(play, attack) + (play.has(at, Defending) && ruled(play).defendWinsFortitudeTies ? 0 : 1);
  if (defends(play, attack, bar, 'fortitude')) {
    if (manoeuvre === 'push') unguard(play, by);
    return false;
  }
  if (manoeuvre === 'trip') fallProne(play, at);
  else if (manoeuvre === 'disarm') disarm(play, attack);
  else push(play, attack);
  return true;
}

/** Which weapon; the attacker names it. @rule RC-CMB-013 */
export const WhichWeapon = defineAsk<{ readonly by: Id; readonly at: Id; readonly light: boolean }, Id>('which-weapon', {
  rule: 'RC-CMB-013',
  because: (view, _who, { at }) => `which weapon of ${nameOf(view, at)}?`,
  open: (view, _who, about) => disarmable(view, about).length > 1,
  answer: oneOf({ rule: 'RC-CMB-013', candidates: (view, { about }) => disarmable(view, about) }),
  fallback: (view, _who, about) => disarmable(view, about)[0],
});

const disarmable = (view: View, { at, light }: { readonly at: Id; readonly light: boolean }): Id[] =>
  heldWeapons(view, at).flatMap((one) => (weaponStats(one).natural || (light && weaponStats(one).heavy) ? [] : [one.id]));

/** Where a weapon just knocked away is flung for 1 Agility, -1 = nowhere: at most 2 m from the target, and no heavy one. @rule RC-CMB-014 RC-AGI-006 RC-AGI-008 */
export const Fling = defineAsk<{ readonly by: Id; readonly at: Id; readonly weapon: Id }, number>('fling', {
  rule: 'RC-CMB-014',
  because: (view, _who, { weapon }) => `${nameOf(view, weapon)} falls: fling it away for 1 Agility?`,
  open: (view, who, { weapon }) => Agility.left(view, who) > 0 && !view.has(who, Slowed) && !weaponStats(itemOf(view, weapon)).heavy,
  answer: {
    kind: 'place',
    check(view, { about: { at, weapon } }, to, refuse) {
      if (to === -1) return;
      if (weaponStats(itemOf(view, weapon)).heavy) refuse('RC-CMB-014', 'a heavy weapon is not flung');
      else if (!isPlace(view, to) || metres(scene(view), fighter(view, at).place, to) > FLUNG) refuse('RC-CMB-014', `at most ${FLUNG} m from the target`);
    },
    candidates: (view, { about: { at } }) => {
      const on = scene(view);
      const near = neighbours(on, fighter(view, at).place).filter((place) => place >= 0);
      const far = near.flatMap((place) => neighbours(on, place)).filter((place) => place >= 0 && metres(on, fighter(view, at).place, place) === FLUNG);
      return [-1, ...new Set([...near, ...far])];
    },
  },
  fallback: () => -1,
});

const FLUNG = 2;
const isPlace = (view: View, to: number): boolean => Number.isInteger(to) && to >= 0 && to < scene(view).width * scene(view).height;

/** The weapon falls in the target's space, or is flung. @rule RC-CMB-013 RC-CMB-014 */
function disarm(play: Play, { by, at, item }: Attack): void {
  const weapon = play.ask(WhichWeapon, by, { by, at, light: statsOf(play, item)?.light === true });
  drop(play, weapon, fighter(play, at).place);
  const to = play.ask(Fling, by, { by, at, weapon });
  if (to < 0) return;
  Agility.spend(play, by, 1);
  ItemMoved(play, weapon, -1, 'ground', to);
}

/** Whether the limits of a restrainer are waived, as with a tiny creature. @rule RC-CMB-029 */
export const WaiveLimits = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('waive-limits', {
  rule: 'RC-CMB-029',
  because: (view, _gm, { by, at }) => `${nameOf(view, by)} holds ${nameOf(view, at)}: may it attack and move freely all the same?`,
  answer: oneOf({ rule: 'RC-CMB-029', candidates: () => [true, false] }),
  fallback: () => false,
});

/** Held and holding, which mean restrained and restraining. @rule RC-CMB-017 RC-CMB-018 */
function hold(play: Play, by: Id, at: Id): boolean {
  const { heldIsRestrained } = ruled(play);
  give(play, at, heldIsRestrained ? Restrained : Held, { source: by });
  const limited = heldIsRestrained && !play.ask(WaiveLimits, GM, { by, at });
  give(play, by, limited ? Restraining : Holding, { source: at });
  return true;
}

/** Ends a hold from either side. @rule RC-CND-018 RC-CND-021 */
export function release(play: Play, holder: Id, held: Id): void {
  const both = [
    [holder, Restraining, held],
    [holder, Holding, held],
    [held, Restrained, holder],
    [held, Held, holder],
  ] as const;
  for (const [who, condition, source] of both) for (const one of carried(play, who, condition)) if (one.source === source) end(play, who, one.id);
}

/** Whom somebody holds. */
export function heldBy(view: View, holder: Id): Id[] {
  return [...carried(view, holder, Restraining), ...carried(view, holder, Holding)].map((one) => one.source);
}

/** Who comes more than an arm's length from whom it holds, or who holds it, is no longer held. R-HOLDS */
export const Apart = defineCheckpoint('apart', {
  rule: 'R-HOLDS',
  watches: [Moved],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    const pairs = [...heldBy(play, who).map((held) => [who, held] as const), ...holdersOf(play, who).map((holder) => [holder, who] as const)];
    for (const [holder, held] of pairs) if (metresBetween(play, holder, held) > metresOfReach(play, holder, NOBODY)) release(play, holder, held);
  },
});

const holdersOf = (view: View, held: Id): Id[] =>
  [...carried(view, held, Restrained), ...carried(view, held, Held)].flatMap(({ source }) => (source > 0 ? [source] : []));

/** Where a pushed target goes: the three cells on its far side, and others where the game master allows. @rule RC-CMB-037 */
export const PushWhere = defineAsk<{ readonly by: Id; readonly at: Id; readonly left: number }, number>('push-where', {
  rule: 'RC-CMB-037',
  because: (view, _who, { at, left }) => `where is ${nameOf(view, at)} pushed (${left} m left)?`,
  answer: oneOf({ rule: 'RC-CMB-037', candidates: (view, { about: { by, at } }) => [...farSide(view, by, at), -1] }),
  fallback: (view, _who, { by, at }) => farSide(view, by, at)[0] ?? -1,
});

/** The free cells behind somebody as seen from the pusher, straight away first. @rule RC-CMB-037 */
export function farSide(view: View, by: Id, at: Id): number[] {
  const on = scene(view);
  const from = centre(on, fighter(view, by).place);
  const here = centre(on, fighter(view, at).place);
  const along = (place: number): number => {
    const to = centre(on, place);
    return (
      ((to.x - here.x) * (here.x - from.x) * (on.grid === 'hex' ? 3 : 1) + (to.y - here.y) * (here.y - from.y)) /
      Math.hypot((to.x - here.x) * (on.grid === 'hex' ? Math.sqrt(3) : 1), to.y - here.y)
    );
  };
  return neighbours(on, fighter(view, at).place)
    .filter((place) => place >= 0 && along(place) > 0)
    .sort((a, b) => along(b) - along(a) || a - b)
    .slice(0, 3)
    .filter((place) => isFree(view, at, place));
}

const PUSHED = 1;
const SPRINT_PUSHED = 3;

/** Moved 1 m, out of a Sprint up to 3, and unguarded. @rule RC-CMB-032 RC-CMB-035 RC-SWF-007 */
function push(play: Play, { by, at }: Attack): void {
  unguard(play, at);
  const sprinting = play.doing.some((one) => one.def.id === 'sprint' && one.by === by);
  for (let left = sprinting ? SPRINT_PUSHED : PUSHED; left > 0; left--) {
    const to = play.ask(PushWhere, by, { by, at, left });
    if (to < 0) return;
    if (!moveTo(play, at, to, ruled(play).pushesProvoke)) return;
  }
}

/** What opposes an escape. */
export const ESCAPES = ['fortitude', 'leg-strength', 'arm-strength'] as const;
export type EscapeBy = (typeof ESCAPES)[number];

export const ContestRoll = defineRoll('contest', { rule: 'RC-CMB-023', title: 'Fortitude in a contest' });

/** A roll to escape or to hold: Fortitude with its exploding die, or an ordinary check. @rule RC-CMB-022 RC-CMB-023 */
function contested(play: Play, who: Id, by: EscapeBy): number {
  if (by !== 'fortitude') return check(play, who, by);
  const die = defenceDie(advantage(play, who, -1, { roll: 'fortitude', attack: null, skill: null }));
  return play.roll(ContestRoll, who, die) + Fortitude(play, who);
}

/** How a holder keeps hold. @rule RC-CMB-023 */
export const HoldBy = defineAsk<{ readonly held: Id }, 'fortitude' | 'arm-strength'>('hold-by', {
  rule: 'RC-CMB-023',
  because: (view, _who, { held }) => `${nameOf(view, held)} tries to break away: hold by Fortitude or by Arm Strength?`,
  answer: oneWord('RC-CMB-023', () => ['fortitude', 'arm-strength']),
  fallback: () => 'fortitude',
});

/** Against a thing that holds there is a DC, which the game master set when it did. @rule RC-CMB-024 */
export function escape(play: Play, who: Id, by: EscapeBy): boolean {
  const [hold] = [...carried(play, who, Restrained), ...carried(play, who, Held)];
  const mine = contested(play, who, by);
  if (hold.source < 0) {
    if (mine < hold.value) return false;
    end(play, who, hold.id);
    return true;
  }
  const other = contested(play, hold.source, play.ask(HoldBy, hold.source, { held: who }));
  if (!ruled(play).escapes(mine, other)) return false;
  release(play, hold.source, who);
  return true;
}

/** A target not exposed has Advantage on the first defence, that against the attack; one in motion resists a Trip badly. @rule RC-CMB-004 RC-CMB-008 */
export const MANOEUVRE_NUMBERS: readonly AnyContribution[] = [
  adds(Advantages, 1, {
    rule: 'RC-CMB-004',
    label: 'not exposed to the maneuver',
    only: 'for Evasion from a maneuver while not exposed',
    when: (_view, _who, _against, { roll, attack }) => roll === 'evasion' && attack !== null && leavesOpen(attack),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-CMB-008',
    label: 'in motion',
    only: 'for Fortitude against a trip in motion',
    when: (view, who, _against, { roll, attack }) => roll === 'fortitude' && attack?.manoeuvre === 'trip' && isMoving(view, who),
  }),
];
