import { ConditionGiven, carried, defineCheckpoint, defineIntent, defineRoll, end, endAll, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { becomeAware } from '../attacking-and-defending/defence.ts';
import { fighter, fighterIds, isFighter, opponents, type Skill } from '../characters/fighter.ts';
import { ChooseSkill, ResistRoll } from '../characters/resisting.ts';
import { test, winsContest } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { awake, takesTurns } from '../damage-and-health/unconscious.ts';
import { handsOf } from '../gear/goods.ts';
import { isInReach } from '../positioning/distances.ts';
import { Moved, Pushed, Teleported } from '../positioning/places.ts';
import { BoardRedrawn } from '../positioning/redrawn.ts';
import { needsOwnTime, pay, primary } from './action-points.ts';
import { Carrying } from './carrying.ts';
import { Grappled, Grappling, Restrained } from './holds.ts';
import { outOfNet } from './nets.ts';
import { Hidden } from './stealth.ts';

/** Metres at which a hold still lasts (R-CONDITIONS). */
export const HOLD = 2;

/** Ends one hold on both sides. */
export function endHold(play: Play, by: Id, foe: Id): void {
  for (const hold of carried(play, by, Grappling)) if (hold.source === foe) end(play, by, hold.id);
  for (const hold of carried(play, foe, Grappled)) if (hold.source === by) end(play, foe, hold.id);
}

/** Ends every hold whose two are too far apart, or one of whom is down (R-CONDITIONS). */
export function letGo(play: Play, who: Id): void {
  for (const hold of carried(play, who, Grappling)) if (!isFirm(play, who, hold.source)) endHold(play, who, hold.source);
  for (const hold of carried(play, who, Grappled)) if (!isFirm(play, hold.source, who)) endHold(play, hold.source, who);
}

export const isFirm = (view: View, by: Id, foe: Id): boolean =>
  isFighter(view, by) && takesTurns(view, by) && awake(view, foe) && isInReach(view, by, foe, HOLD);

/** A hold ends where the two are parted, by a wall that is drawn too, or one is down; nobody who holds or is held stays hidden (R-CONDITIONS, R-STEALTH). */
export const LetGo = defineCheckpoint('let-go', {
  rule: 'R-CONDITIONS',
  watches: [Hurt, Moved, Pushed, ConditionGiven, BoardRedrawn],
  settle: (play: Play, who: Id) => {
    if (!isFighter(play, who)) return fighterIds(play).forEach((id) => letGo(play, id));
    letGo(play, who);
    if (play.has(who, Hidden) && (play.has(who, Grappling) || play.has(who, Grappled))) endAll(play, who, Hidden);
  },
});

/** Who teleports is out of every hold and net (R-CONDITIONS). */
export const SlipsAway = defineCheckpoint('slips-away', {
  rule: 'R-CONDITIONS',
  watches: [Teleported],
  settle: (play: Play, who: Id) => {
    if (!isFighter(play, who)) return;
    for (const { source } of carried(play, who, Grappling)) endHold(play, who, source);
    for (const { source } of carried(play, who, Grappled)) endHold(play, source, who);
    endAll(play, who, Restrained);
  },
});

/** Hands that gear takes: a two-handed weapon both. */
export function fullHands(view: View, who: Id): number {
  const { weapon, shield, other, grip } = fighter(view, who);
  const hands = (code: number): number => (code < 0 ? 0 : handsOf(view.rules.things[code]));
  const armed = hands(weapon) === 1 ? grip : hands(weapon);
  return armed + hands(shield) + hands(other);
}

/** Empty hands: one who holds a foe has one less. @rule RS-PRI-003 */
export const freeHands = (view: View, who: Id): number =>
  HANDS - fullHands(view, who) - carried(view, who, Grappling).length - (view.has(who, Carrying) ? HANDS : 0);

/** Hands of a fighter (R-HANDS). */
export const HANDS = 2;

export const HoldRoll = defineRoll('hold', { rule: 'RS-PRI-004', title: 'grapple' });

/** Metres at which a foe can be seized (R-PLACE). */
const TOUCH = 1;
const SLIPPING: readonly Skill[] = ['athletics', 'acrobatics'];

/** Seizes a foe with a free hand: Athletics against Athletics or Acrobatics. No attack, and no defence but the contest. @rule RS-PRI-003 RS-PRI-004 RS-PRI-005 RS-PRI-007 RS-ATK-015 */
export const Grapple = defineIntent<{ readonly at: Id }>('grapple', {
  rule: 'RS-PRI-003',
  title: 'Grapple',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('grapple')(view, by, refuse);
    if (freeHands(view, by) < 1) refuse('RS-PRI-003', 'no-free-hand');
  },
  params: {
    at: oneOf<{ readonly by: Id }, Id>({
      rule: 'RS-PRI-003',
      candidates: (view, { by }) => opponents(view, by).filter((foe) => canSeize(view, by, foe)),
      check(view, { by }, at, refuse) {
        if (!canSeize(view, by, at)) refuse('RS-PRI-003', 'no-grapple');
      },
    }),
  },
  perform(play, by, { at }) {
    pay(play, by, 'grapple');
    endAll(play, by, Hidden);
    becomeAware(play, at);
    if (fighter(play, at).side !== fighter(play, by).side && !seizes(play, by, at)) return false;
    give(play, at, Grappled, { source: by });
    give(play, by, Grappling, { source: at });
    return true;
  },
});

/** The contest of a grapple; friends do not resist. @rule RS-PRI-004 RS-PRI-005 */
function seizes(play: Play, by: Id, at: Id): boolean {
  const skill = play.ask(ChooseSkill, at, { by, what: 'grapple', skills: SLIPPING });
  const grip = test(play, HoldRoll, by, at, skillTest('athletics'));
  const slip = test(play, ResistRoll, at, by, skillTest(skill));
  return winsContest(grip, slip);
}

/** Whether an awake fighter, seen and not held already, is within touch. */
const canSeize = (view: View, by: Id, at: Id): boolean =>
  at !== by && awake(view, at) && isInReach(view, by, at, TOUCH) && !view.has(at, Hidden) && !carried(view, at, Grappled).some((hold) => hold.source === by);

/** Breaks free of a holder, by a contest, which friends do not make, or of one net, by a test (R-CONDITIONS). @rule RS-PRI-006 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'RS-PRI-006',
  title: 'Escape',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('escape')(view, by, refuse);
    if (holders(view, by).length === 0) refuse('RS-PRI-006', 'not-held');
  },
  params: { from: oneOf({ rule: 'RS-PRI-006', candidates: (view, { by }) => holders(view, by) }) },
  perform(play, by, { from }) {
    pay(play, by, 'escape');
    if (from >= 0 && fighter(play, from).side === fighter(play, by).side) {
      endHold(play, from, by);
      return true;
    }
    const skill = play.ask(ChooseSkill, by, { by: from < 0 ? by : from, what: 'hold', skills: SLIPPING });
    const slip = test(play, HoldRoll, by, from, skillTest(skill));
    const grip = from < 0 ? 0 : test(play, ResistRoll, from, by, skillTest('athletics'));
    if (!winsContest(slip, grip)) return false;
    if (from < 0) outOfNet(play, by);
    else endHold(play, from, by);
    return true;
  },
});

/** Who holds a fighter; -1 for a net. */
const holders = (view: View, who: Id): Id[] => [...carried(view, who, Grappled).map((hold) => hold.source), ...(view.has(who, Restrained) ? [-1] : [])];

/** Lets go, without cost. @rule RS-PRI-006 */
export const Release = defineIntent<{ readonly at: Id }>('release', {
  rule: 'RS-PRI-006',
  title: 'Let go',
  tags: ['turn'],
  available(view, by, refuse) {
    needsOwnTime(view, by, refuse);
    if (heldBy(view, by).length === 0) refuse('RS-PRI-006', 'holding-nobody');
  },
  params: { at: oneOf({ rule: 'RS-PRI-006', candidates: (view, { by }) => heldBy(view, by) }) },
  perform(play, by, { at }) {
    endHold(play, by, at);
    return true;
  },
});

/** Whom a fighter holds. */
export const heldBy = (view: View, who: Id): Id[] => carried(view, who, Grappling).map((hold) => hold.source);
