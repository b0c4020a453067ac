import { carried, defineCheckpoint, defineIntent, defineRoll, endAll, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { needsTurn, pay, primary } from './action-points.ts';
import { awake, Grappled, Grappling, Restrained } from '../damage-and-health/unconscious.ts';
import { Hurt } from '../damage-and-health/damage.ts';
import { isFighter, opponents, type Skill } from '../characters/fighter.ts';
import { freeHands } from './manipulate.ts';
import { Pushed } from '../attacking-and-defending/manoeuvres.ts';
import { endHold, letGo, Moved, Teleported } from './movement.ts';
import { skillTest } from '../characters/target-number.ts';
import { ChooseSkill, ResistRoll } from '../characters/resisting.ts';
import { test, winsContest } from '../characters/skill-test.ts';
import { isWithin } from '../positioning/distances.ts';

export const HoldRoll = defineRoll('hold', { rule: 'RS-PRI-004', title: 'grapple' });

/** Metres at which a foe can be seized (R-PLACE). */
const TOUCH = 1;
const SLIPPING: readonly Skill[] = ['athletics', 'acrobatics'];

const inTouch = (view: View, by: Id): Id[] =>
  opponents(view, by).filter((foe) => isWithin(view, by, foe, TOUCH) && awake(view, foe) && !carried(view, foe, Grappled).some((one) => one.source === by));

/** Seizes a foe with a free hand: Athletics against Athletics or Acrobatics. No attack, and no defence but the contest. @rule RS-PRI-003 RS-PRI-004 RS-PRI-005 RS-PRI-007 RS-ATK-015 */
export const Grapple = defineIntent<{ readonly at: Id }>('grapple', {
  rule: 'RS-PRI-003',
  title: 'Grapple',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('grapple')(view, by, refuse);
    if (freeHands(view, by) < 1) refuse('RS-PRI-003', 'no free hand');
  },
  params: { at: oneOf({ rule: 'RS-PRI-003', candidates: (view, { by }) => inTouch(view, by) }) },
  perform(play, by, { at }) {
    pay(play, by, 'grapple');
    const skill = play.ask(ChooseSkill, at, { by, what: 'grapple', skills: SLIPPING });
    const grip = test(play, HoldRoll, by, at, skillTest('athletics'));
    const slip = test(play, ResistRoll, at, by, skillTest(skill));
    if (!winsContest(grip, slip)) return false;
    give(play, at, Grappled, { source: by });
    give(play, by, Grappling, { source: at });
    return true;
  },
});

/** Who holds somebody, or -1 for a net. */
const holders = (view: View, who: Id): Id[] => [...carried(view, who, Grappled).map((one) => one.source), ...(view.has(who, Restrained) ? [-1] : [])];

/** Breaks free of a holder, by a contest, or of a net, by a test (R-CONDITIONS). @rule RS-PRI-006 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'RS-PRI-006',
  title: 'Escape',
  tags: ['primary'],
  available: primary('escape'),
  params: { from: oneOf({ rule: 'RS-PRI-006', candidates: (view, { by }) => holders(view, by) }) },
  perform(play, by, { from }) {
    pay(play, by, 'escape');
    const skill = play.ask(ChooseSkill, by, { by: from < 0 ? by : from, what: 'hold', skills: SLIPPING });
    const slip = test(play, HoldRoll, by, from, skillTest(skill));
    const grip = from < 0 ? 0 : test(play, ResistRoll, from, by, skillTest('athletics'));
    if (!winsContest(slip, grip)) return false;
    if (from < 0) endAll(play, by, Restrained);
    else endHold(play, from, by);
    return true;
  },
});

const heldBy = (view: View, who: Id): Id[] => carried(view, who, Grappling).map((one) => one.source);

/** Lets go, for nothing. @rule RS-PRI-006 */
export const Release = defineIntent<{ readonly at: Id }>('release', {
  rule: 'RS-PRI-006',
  title: 'Let go',
  tags: ['turn'],
  available: needsTurn,
  params: { at: oneOf({ rule: 'RS-PRI-006', candidates: (view, { by }) => heldBy(view, by) }) },
  perform(play, by, { at }) {
    endHold(play, by, at);
    return true;
  },
});

/** A hold ends where the two are parted or one is down (R-CONDITIONS). */
export const LetGo = defineCheckpoint('let-go', {
  rule: 'R-CONDITIONS',
  watches: [Hurt, Moved, Pushed, Teleported],
  settle: (play: Play, who: Id) => {
    if (isFighter(play, who)) letGo(play, who);
  },
});
