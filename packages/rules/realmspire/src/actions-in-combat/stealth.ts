import { adds, defineCondition, defineIntent, defineRoll, endAll, give, type Id, type Play } from '@riposte/kernel';
import { fighter, fighters, opponents } from '../characters/fighter.ts';
import { test, winsContest } from '../characters/skill-test.ts';
import { Boons, skillTest } from '../characters/target-number.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import type { Point } from '../initiative-structure/scene.ts';
import { isWalled } from '../positioning/cover.ts';
import { isInReach } from '../positioning/distances.ts';
import { isSamePoint, pointOf } from '../positioning/places.ts';
import { pay, primary } from './action-points.ts';
import { Grappled, Grappling } from './holds.ts';

/** Unseen: foes do not defend against its attacks, and an attack ends it (R-STEALTH). @rule RS-DEF-001 */
export const Hidden = defineCondition('hidden', { rule: 'RS-PRI-009', title: 'hidden' });

/** Whether another who is awake holds the point; one hidden there is met, and hidden no more (R-HIDDEN). Friends let a walk pass. */
export function meets(play: Play, who: Id, to: Point, passing = false): boolean {
  const { side } = fighter(play, who);
  const there = fighters(play).filter(
    (other) => other.id !== who && isSamePoint([other.x, other.y], to) && awake(play, other.id) && !(passing && other.side === side),
  );
  for (const { id } of there) endAll(play, id, Hidden);
  return there.length > 0;
}

/** Sees nothing: bane on attack and defence (R-CONDITIONS). */
export const Blinded = defineCondition('blinded', {
  rule: 'R-CONDITIONS',
  title: 'blinded',
  contributes: [
    adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'blinded', only: 'on attacks and defences', when: (_view, _who, _against, { use }) => use !== 'other' }),
  ],
});

export const StealthRoll = defineRoll('stealth', { rule: 'RS-PRI-009', title: 'Stealth' });
export const ObservationRoll = defineRoll('observation', { rule: 'RS-PRI-008', title: 'Observation' });

/** Hides: one Stealth test, which every foe awake may beat by Observation (R-STEALTH). @rule RS-PRI-009 */
export const Sneak = defineIntent('sneak', {
  rule: 'RS-PRI-009',
  title: 'Sneak',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('sneak')(view, by, refuse);
    if (view.has(by, Hidden)) refuse('RS-PRI-009', 'hidden');
    if (view.has(by, Grappled) || view.has(by, Grappling)) refuse('R-STEALTH', 'grappling');
    else if (opponents(view, by).some((foe) => awake(view, foe) && isInReach(view, by, foe, 1))) refuse('R-STEALTH', 'foe-in-touch');
  },
  perform(play, by) {
    pay(play, by, 'sneak');
    const stealth = test(play, StealthRoll, by, -1, skillTest('stealth'));
    if (stealth === 0 || opponents(play, by).some((foe) => awake(play, foe) && !isUnseen(play, by, stealth, foe))) return false;
    give(play, by, Hidden);
    return true;
  },
});

/** Whether an observer misses a fighter that hides; the blind see nothing, and nobody through a wall (R-WALLS). */
const isUnseen = (play: Play, by: Id, stealth: number, foe: Id): boolean =>
  play.has(foe, Blinded) ||
  isWalled(play, pointOf(play, foe), pointOf(play, by)) ||
  winsContest(stealth, test(play, ObservationRoll, foe, by, skillTest('observation')));

/** Looks for what is hidden: foes by a contest with their Stealth, everything else by the test alone. @rule RS-PRI-008 */
export const Search = defineIntent('search', {
  rule: 'RS-PRI-008',
  title: 'Search',
  tags: ['primary'],
  available: primary('search'),
  perform(play, by) {
    pay(play, by, 'search');
    return search(play, by);
  },
});

/** The Successes of the search, which goes through no wall (R-WALLS). @rule RS-PRI-008 */
export function search(play: Play, by: Id): number {
  if (play.has(by, Blinded)) return 0;
  const seen = test(play, ObservationRoll, by, -1, skillTest('observation'));
  if (seen === 0) return 0;
  for (const foe of opponents(play, by)) {
    if (isWalled(play, pointOf(play, by), pointOf(play, foe))) continue;
    if (play.has(foe, Hidden) && winsContest(seen, test(play, StealthRoll, foe, by, skillTest('stealth')))) endAll(play, foe, Hidden);
  }
  return seen;
}
