import {
  carried,
  defineAsk,
  defineCondition,
  defineIntent,
  end,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  someOf,
  type View,
} from '@riposte/kernel';
import { isApart } from '@riposte/space';
import { ReadySet } from '../actions/ready.ts';
import { isRanged, weaponAt } from '../catalogue/weapon.ts';
import { awake, Helpless } from '../health/alive.ts';
import { Staggered } from '../health/stamina.ts';
import { board, bodyOf, Distance } from '../movement/distance.ts';
import { foesWithin } from '../movement/grid.ts';
import { initiativeOf } from '../sequence/initiative.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { bearsFrom } from '../state/linked-creatures.ts';
import { isMenacing } from './menace.ts';
import { Hidden, hasLine } from './sight.ts';
import { weaponAllowed } from './targets.ts';

/** Ignores its source: rear attacks, and no part in who is flanked. @rule HD-IGN-002 HD-IGN-003 HD-IGN-004 */
export const Ignoring = defineCondition('ignoring', { rule: 'HD-IGN-002', title: 'ignoring', stacks: true });

export const APART = 120;
const FLANKED = 2;

/** Whether a creature counts when a target is surrounded: seen (R-HIDDEN), able to attack it with what it has in hand, shots within the first increment. @rule HD-FLK-002 HD-FLK-003 */
function threatens(view: View, who: Id, target: Id, where: Id): boolean {
  if (!isMenacing(view, who) || view.has(who, Hidden)) return false;
  const code = fighter(view, who).weapon;
  const weapon = weaponAt(view, code);
  if (Distance(view, who, where) > (isRanged(weapon) ? weapon.increment : Math.max(weapon.reach + 1, weapon.thrown))) return false;
  if (!hasLine(view, who, where)) return false;
  let able = true;
  weaponAllowed(view, who, target, code, () => {
    able = false;
  });
  return able;
}

/** Those who surround a target, or would in the space of another: hostile, able, and none that ignores it or that it ignores. @rule HD-IGN-003 HD-IGN-004 */
export function around(view: View, target: Id, where = target): Id[] {
  const { side } = fighter(view, target);
  const all: Id[] = [];
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter' || entity.id === where || (entity as Fighter).side === side || !threatens(view, entity.id, target, where)) continue;
    if (!bearsFrom(view, target, Ignoring, entity.id) && !bearsFrom(view, entity.id, Ignoring, target)) all.push(entity.id);
  }
  return all;
}

/** Whether two stand so far apart around a target, from the middle of its space; as the game master says where no board is used. @rule HD-FLK-001 */
function areApart(view: View, target: Id, a: Id, b: Id): boolean {
  const [t, first, second] = [fighter(view, target), fighter(view, a), fighter(view, b)];
  const saidA = first.bearings.find((bearing) => bearing.of === target);
  const saidB = second.bearings.find((bearing) => bearing.of === target);
  if (saidA === undefined || saidB === undefined) return isApart(board(view), bodyOf(view, t), bodyOf(view, first), bodyOf(view, second), APART);
  const between = Math.abs(saidA.degrees - saidB.degrees) % 360;
  return Math.min(between, 360 - between) >= APART;
}

/** Whether a target is flanked, or would be in the space of another: two of those around it stand at least 120 degrees apart. @rule HD-FLK-001 */
export function isFlanked(view: View, target: Id, where = target): boolean {
  const all = around(view, target, where);
  for (let i = 0; i < all.length; i++) for (let k = i + 1; k < all.length; k++) if (areApart(view, where, all[i], all[k])) return true;
  return false;
}

/** The bonus of any attack on a target: for its being flanked, doubled for whom it ignores. @rule HD-FLK-004 HD-IGN-002 */
export function flankBonus(view: View, target: Id, by: Id, where = target): number {
  if (bearsFrom(view, target, Ignoring, by)) return 2 * FLANKED;
  return isFlanked(view, target, where) ? FLANKED : 0;
}

/** Asked when a fighter first becomes flanked: a free reaction, which needs initiative. @rule HD-IGN-001 */
export const IgnoreFlank = defineAsk<{ readonly who: Id }, readonly Id[]>('ignore-flank', {
  rule: 'HD-IGN-001',
  answer: someOf({ rule: 'HD-IGN-001', from: (view, { about: { who } }) => around(view, who) }),
  fallback: () => [],
});

/** All who are flanked now; the unseen cannot be flanked (R-HIDDEN). */
function flankedNow(view: View): Id[] {
  const all: Id[] = [];
  for (const entity of view.state.entities) {
    if (entity.kind === 'fighter' && awake(view, entity.id) && !view.has(entity.id, Hidden) && isFlanked(view, entity.id)) all.push(entity.id);
  }
  return all;
}

/** Offers those the free reaction who are flanked and were not before; like any reaction it ends what was readied. @rule HD-IGN-001 */
function offerToIgnore(play: Play, before: readonly Id[]): void {
  for (const who of flankedNow(play)) {
    if (before.includes(who) || initiativeOf(play, who) === 0 || play.has(who, Helpless) || play.has(who, Staggered)) continue;
    const ignored = play.ask(IgnoreFlank, who, { who });
    if (ignored.length > 0) ReadySet(play, who, '');
    for (const other of ignored) give(play, who, Ignoring, { source: other });
  }
}

/** Makes a change that may flank a fighter, and offers what follows from it. @rule HD-IGN-001 */
export function mayFlank(play: Play, change: () => void): void {
  const before = flankedNow(play);
  change();
  offerToIgnore(play, before);
}

/** On its turn a fighter may ignore any foe, and mind it again. @rule HD-IGN-001 HD-IGN-005 */
export const Ignore = defineIntent<{ readonly who: readonly Id[] }>('ignore', {
  rule: 'HD-IGN-001',
  title: 'Ignore',
  tags: ['free'],
  params: {
    who: someOf<IntentContext<{ readonly who: readonly Id[] }>, Id>({
      rule: 'HD-IGN-001',
      from: (view, { by }) => foesWithin(view, by, Number.POSITIVE_INFINITY).filter((foe) => !bearsFrom(view, by, Ignoring, foe)),
      least: 1,
    }),
  },
  perform(play, by, { who }) {
    for (const source of who) give(play, by, Ignoring, { source });
    return true;
  },
});

/** @rule HD-IGN-005 */
export const Mind = defineIntent<{ readonly whom: Id }>('mind', {
  rule: 'HD-IGN-005',
  title: 'Stop ignoring',
  tags: ['free'],
  params: {
    whom: oneOf<IntentContext<{ readonly whom: Id }>, Id>({
      rule: 'HD-IGN-005',
      candidates: (view, { by }) => carried(view, by, Ignoring).map((condition) => condition.source),
    }),
  },
  perform(play, by, { whom }) {
    for (const condition of carried(play, by, Ignoring)) if (condition.source === whom) end(play, by, condition.id);
    return true;
  },
});
