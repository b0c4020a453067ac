import {
  adds,
  defineAsk,
  defineCondition,
  defineIntent,
  defineRoll,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Pool,
  place,
  type View,
} from '@riposte/kernel';
import { ahead, covered, towards } from '@riposte/space';
import { kindsHeld, meleeWeapon, weaponAt } from '../catalogue/weapon.ts';
import { Helpless, Unconscious } from '../health/alive.ts';
import { board, bodyOf } from '../movement/distance.ts';
import { sweep } from '../movement/drift.ts';
import { nextPlaces, stepTo } from '../movement/grid.ts';
import { Prone, takePosture } from '../movement/posture.ts';
import { AttackBonus, WeaponCheck, weaponAttack } from '../rolls/attack.ts';
import { rollWith } from '../rolls/checks.ts';
import { swing } from '../rolls/critical-rolls.ts';
import { Defence } from '../rolls/defence.ts';
import { foe, onlyInGrapple } from '../rolls/targets.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { giveForRounds } from '../sequence/rounds.ts';
import { partFromMount, Sat, unseat } from '../situations/riding.ts';
import { fighter } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import type { Place } from '../state/scene.ts';
import { COSTS } from './costs.ts';
import { dropAt } from './items.ts';

/** Distracted until the round ends: attacks and every Defense. @rule HD-MSC-008 */
export const Distracted = defineCondition('distracted', {
  rule: 'HD-MSC-008',
  title: 'distracted',
  contributes: [adds(AttackBonus, -2, { rule: 'HD-MSC-008', label: 'distracted' }), adds(Defence, -2, { rule: 'HD-MSC-008', label: 'distracted' })],
});

const HINDRANCES = ['disarm', 'distract', 'shove', 'trip'] as const;
type Hindrance = (typeof HINDRANCES)[number];
type Hindering = { readonly at: Id; readonly how: Hindrance; readonly item: number; readonly to: Place; readonly yards?: number };

export const WeaponRoll = defineRoll('weapon-check', { rule: 'HD-MSC-007', title: 'melee weapon check' });

/** A melee weapon check; where the reading says so it is modified, and moves initiative, like an attack. @rule HD-MSC-007 HD-ATK-008 */
function weaponCheck(play: Play, who: Id, against: Id, dice: Pool): number {
  const { checksAreAttacks } = ruled(play);
  const bonus = checksAreAttacks
    ? AttackBonus(play, who, against, weaponAttack(play, who, against, 'check', 0, meleeWeapon(play, who)))
    : WeaponCheck(play, who);
  const roll = play.roll(WeaponRoll, who, dice);
  if (checksAreAttacks) swing(play, who, against, roll);
  return roll + bonus;
}

/** With what a hindrance is resisted: the defender says before the dice. The helpless parry nothing (R-CONDITIONS). @rule HD-MSC-006 */
export const Resist = defineAsk<{ readonly by: Id; readonly how: Hindrance }, 'weapon' | 'power' | 'agility'>('resist', {
  rule: 'HD-MSC-006',
  open: (view, who, { how }) => how !== 'distract' && !(how === 'disarm' && view.has(who, Helpless)),
  answer: oneOf<{ readonly who: Id; readonly about: { readonly by: Id; readonly how: Hindrance } }, 'weapon' | 'power' | 'agility'>({
    rule: 'HD-MSC-006',
    candidates: (_view, { about: { how } }) => (how === 'disarm' ? ['weapon', 'agility'] : ['power', 'agility']),
    words: () => ['weapon', 'power', 'agility'],
  }),
  fallback: (view, who, { by, how }) => {
    const of = (kind: 'power' | 'agility'): number => Defence(view, who, by, { kind, braced: false });
    if (how === 'disarm') return !view.has(who, Helpless) && WeaponCheck(view, who) > of('agility') ? 'weapon' : 'agility';
    return of('power') >= of('agility') ? 'power' : 'agility';
  },
});

/** Whether a shove that way could move its target: menus show no other (R-CLING). */
const isWayOpen = (view: View, who: Id, to: Place): boolean =>
  mountOf(view, who) >= 0 || stepTo(view, who, fighter(view, who).at, to, fighter(view, who).carry) !== null;

/** A shove goes as far as it may. */
const ALL_THE_WAY = 0;
const MAX_YARDS = 100;

/**
 * Hinders without harm: each hindrance has its check, by ordinary dice, what it must beat, and its effect.
 * @rule HD-MSC-004 HD-MSC-005 HD-MSC-006 HD-MSC-010
 */
export const Hinder = defineIntent<Hindering>('hinder', {
  rule: 'HD-MSC-004',
  title: 'Hinder',
  tags: ['action'],
  available: needsAp,
  params: {
    at: foe((view, by) => weaponAt(view, meleeWeapon(view, by)).reach + 1),
    how: oneOf<IntentContext<Hindering>, Hindrance>({ rule: 'HD-MSC-006', candidates: () => HINDRANCES }),
    item: oneOf<IntentContext<Hindering>, number>({
      rule: 'HD-MSC-007',
      candidates: (view, { with: { at, how } }) => (how === 'disarm' ? kindsHeld(view, at) : [-1]),
    }),
    to: place<IntentContext<Hindering>, Place>({
      rule: 'HD-MSC-009',
      candidates: (view, { with: { at, how } }) => (how === 'shove' ? nextPlaces(view, fighter(view, at).at).filter((to) => isWayOpen(view, at, to)) : [-1]),
      check(view, { with: { at, how } }, to, refuse) {
        if (how === 'shove' ? !nextPlaces(view, fighter(view, at).at).includes(to) : to !== -1) refuse('HD-MSC-009', 'shove-where');
      },
    }),
    /** Of a shove: at most so many yards. Older logs and files do not say it. */
    yards: {
      kind: 'number',
      check(_view, { with: { how } }, yards, refuse) {
        const most = how === 'shove' ? MAX_YARDS : ALL_THE_WAY;
        if (yards !== undefined && (!Number.isInteger(yards) || yards < ALL_THE_WAY || yards > most)) refuse('HD-MSC-009', 'shove-yards', { most: MAX_YARDS });
      },
      candidates: (_view, { with: { how } }) => (how === 'shove' ? [ALL_THE_WAY, 1] : [ALL_THE_WAY]),
    },
  },
  check(view, by, { at, how }, refuse) {
    onlyInGrapple(view, by, at, refuse);
    if (how === 'trip' && view.has(at, Prone)) refuse('HD-MSC-010', 'prone-already');
    if (how === 'distract' && view.has(at, Unconscious)) refuse('HD-MSC-008', 'notices-nothing');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.hinder.ap }],
  perform(play, by, { at, how, item, to, yards = ALL_THE_WAY }) {
    const margin = contest(play, by, at, how);
    if (margin < 0) return 'failed';
    if (how === 'disarm') dropAt(play, at, item, fighter(play, at).at);
    else if (how === 'distract') giveForRounds(play, at, Distracted, by, 1);
    else if (how === 'trip') {
      unseat(play, at, by);
      takePosture(play, at, 'prone');
    } else shove(play, at, to, farthest(yards, 1 + Math.floor(margin / POINTS_A_YARD)));
    return true;
  },
});

const POINTS_A_YARD = 3;

/** A yard, and up to a third of the margin: as far as the attacker wants. @rule HD-MSC-009 */
const farthest = (wanted: number, most: number): number => (wanted === ALL_THE_WAY ? most : Math.min(wanted, most));

/** By how much the attacker wins, below 0 when he does not: a Defense is reached, an opposing roll must be beaten. @rule HD-MSC-005 HD-MSC-007 HD-MSC-008 */
function contest(play: Play, by: Id, at: Id, how: Hindrance): number {
  const dice = ruled(play).hinder;
  const resisted = play.ask(Resist, at, { by, how });
  if (how === 'distract') {
    const reply = rollWith(play, at, 'see-through', dice);
    return rollWith(play, by, 'deceive', dice) - reply - 1;
  }
  if (how !== 'disarm') {
    const kind = resisted === 'agility' ? 'agility' : 'power';
    return rollWith(play, by, 'power', dice) - Defence(play, at, by, { kind, braced: false });
  }
  if (resisted === 'weapon') return -1 - weaponCheck(play, at, by, dice) + weaponCheck(play, by, at, dice);
  return weaponCheck(play, by, at, dice) - Defence(play, at, by, { kind: 'agility', braced: false });
}

/** Pushed straight on, as far as the way is free; out of the saddle, if there is room beside the mount. @rule HD-MSC-009 */
function shove(play: Play, who: Id, to: Place, yards: number): void {
  const grid = board(play);
  const heading = towards(grid, fighter(play, who).at, to);
  const way: Place[] = [];
  const mount = mountOf(play, who);
  const start = mount >= 0 ? rim(play, mount, heading) : fighter(play, who).at;
  for (let at: Place | null = start; way.length < yards; ) {
    const next: Place | null = ahead(grid, at, heading, 1);
    if (next === null) break;
    way.push(next);
    at = next;
  }
  if (mount >= 0) {
    if (way.length === 0 || stepTo(play, who, start, way[0], fighter(play, who).carry) === null) return;
    partFromMount(play, who);
    Sat(play, who, start);
  }
  sweep(play, who, way);
}

/** The last place of a body in a direction. */
function rim(view: View, who: Id, heading: number): Place {
  const body = covered(board(view), bodyOf(view, fighter(view, who)));
  let { at } = fighter(view, who);
  for (let next = ahead(board(view), at, heading, 1); next !== null && body.includes(next); next = ahead(board(view), at, heading, 1)) at = next;
  return at;
}
