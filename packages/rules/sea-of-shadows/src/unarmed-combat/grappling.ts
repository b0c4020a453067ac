import {
  after,
  ConditionGiven,
  carried,
  defineAsk,
  defineCheckpoint,
  defineIntent,
  defineRoll,
  end,
  extend,
  GM,
  give,
  type Id,
  NOBODY,
  oneOf,
  type Play,
  type Refuse,
  type Until,
  type View,
} from '@riposte/kernel';
import { needsAp, needsWholeTurn, payExclusive, payMajor, payMinor, TurnsEnding } from '../actions/action-points.ts';
import { resolve, successes, target } from '../attack-and-defence/attack.ts';
import { alive, awake, Grabbed, Grappling, held, holdOn, KnockedOut, Prone } from '../problematic-situations/helpless.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { fighter, scene } from '../characters/fighter.ts';
import { moveWithHeld, neighbour } from '../actions/movement.ts';
import { type Attack, CheckAdvantage, CheckRank, check } from '../characters/checks.ts';
import { Mounted } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';
import { bearsTrait } from '../characters/traits.ts';
import { meleeWeapon } from '../equipment/weapon.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';

/** An act with bare hands gives the target an opening if that has a melee weapon, before it is tried. @rule SS-OPP-007 SS-UNM-003 SS-GRP-004 */
function survivesBareHanded(play: Play, by: Id, at: Id): boolean {
  return meleeWeapon(play, at) === null || survivesOpening(play, by, at, 'attacks with bare hands');
}

function bareHanded(by: Id, at: Id, way: 'unarmed' | 'grab', more: { readonly active?: boolean; readonly thrown?: boolean } = {}): Attack {
  return { by, at, way, weapon: -1, distance: 0, active: more.active ?? true, thrown: more.thrown ?? false, spell: -1, seen: 0 };
}

/** Nobody fights with bare hands from the saddle without having learned it. @rule SS-MNT-012 */
function needsFreeHands(view: View, by: Id, refuse: Refuse): void {
  needsAp(view, by, refuse);
  if (view.has(by, Mounted) && !bearsTrait(view, by, 'saddle-brawler')) refuse('SS-MNT-012', 'no unarmed attacks from the saddle');
}

/** A punch or kick: STR two ranks down; lethal only to the unconscious. @rule SS-UNM-001 SS-UNM-002 */
export const UnarmedStrike = defineIntent<{ readonly at: Id }>('unarmed-strike', {
  rule: 'SS-UNM-001',
  title: 'Unarmed strike',
  tags: ['action', 'physical', 'attack'],
  available: needsFreeHands,
  params: { at: target(0) },
  perform(play, by, { at }) {
    if (!survivesBareHanded(play, by, at)) return false;
    payMajor(play, by);
    blow(play, bareHanded(by, at, 'unarmed'), false);
    return true;
  },
});

function blow(play: Play, attack: Attack, lethal: boolean): void {
  const deadly = lethal || play.has(attack.at, KnockedOut);
  const won = resolve(play, attack);
  if (won > 0) takeHit(play, attack.at, won, deadly, attack.by);
}

/** A grab: one success holds partially, two in one roll fully; the target may defend otherwise instead. @rule SS-GRP-001 SS-GRP-003 */
export const Grab = defineIntent<{ readonly at: Id }>('grab', {
  rule: 'SS-GRP-001',
  title: 'Grab',
  tags: ['action', 'physical', 'attack'],
  available: needsFreeHands,
  params: { at: target(0) },
  perform(play, by, { at }) {
    if (!survivesBareHanded(play, by, at)) return false;
    payMajor(play, by);
    const won = resolve(play, bareHanded(by, at, 'grab'));
    if (won > 0) hold(play, by, at, Math.max(holdOn(play, at, by), Math.min(2, won)));
    return true;
  },
});

/** Lasts to the end of the grappler's next turn unless sustained in it. @rule SS-GRP-011 SS-GRP-012 */
const untilNextTurnEnds = (view: View, by: Id): Until => after(view, TurnsEnding, by, 1);

/** Grabs partially (1) or fully (2), on both sides. @rule SS-GRP-005 SS-GRP-013 */
export function hold(play: Play, by: Id, at: Id, value: number, until = untilNextTurnEnds(play, by)): void {
  release(play, at, by);
  give(play, at, Grabbed, { source: by, value, until });
  give(play, by, Grappling, { source: at, value, until });
}

/** Ends a grab on both sides. @rule SS-GRP-012 */
export function release(play: Play, target: Id, by: Id): void {
  for (const one of carried(play, target, Grabbed)) if (one.source === by) end(play, target, one.id);
  for (const one of carried(play, by, Grappling)) if (one.source === target) end(play, by, one.id);
}

/** Who goes down lets go, and nobody holds the dead. */
export const LetGo = defineCheckpoint('let-go', {
  rule: 'SS-GRP-012',
  watches: [ConditionGiven],
  settle(play, who) {
    if (awake(play, who)) return;
    for (const one of carried(play, who, Grappling)) release(play, one.source, who);
    if (!alive(play, who)) for (const one of carried(play, who, Grabbed)) release(play, who, one.source);
  },
});

/** Needs somebody held, at least this firmly: fully to be crushed or thrown. @rule SS-GRP-018 SS-GRP-022 */
const holding =
  (value: number, rule: string) =>
  (view: View, by: Id, refuse: Refuse): void => {
    needsAp(view, by, refuse);
    if (held(view, by, value).length === 0) refuse(rule, value === 2 ? 'nobody is fully held' : 'nobody is grabbed');
  };

/** Whom of several an act on somebody held is about; `firmly` as in a grab's value. */
export const WhichHeld = defineAsk<{ readonly firmly: number }, Id>('which-held', {
  rule: 'SS-GRP-011',
  because: (view, who) => `${fighter(view, who).name} holds more than one`,
  open: (view, who, { firmly }) => held(view, who, firmly).length > 1,
  answer: oneOf({ rule: 'SS-GRP-011', candidates: (view, { who, about }) => held(view, who, about.firmly) }),
  fallback: (view, who, { firmly }) => held(view, who, firmly)[0],
});

const chooseHeld = (play: Play, by: Id, firmly: number): Id => play.ask(WhichHeld, by, { firmly });

/** Keeps the grab up for another turn: a minor action. @rule SS-GRP-011 */
export const SustainGrab = defineIntent('sustain-grab', {
  rule: 'SS-GRP-011',
  title: 'Sustain the grab',
  tags: ['action', 'physical'],
  available: holding(1, 'SS-GRP-011'),
  perform(play, by) {
    const target = chooseHeld(play, by, 1);
    payMinor(play, by);
    const until = untilNextTurnEnds(play, by);
    for (const one of carried(play, target, Grabbed)) if (one.source === by) extend(play, target, one.id, until);
    for (const one of carried(play, by, Grappling)) if (one.source === target) extend(play, by, one.id, until);
    return true;
  },
});

/** Lets go: free. @rule SS-GRP-007 */
export const ReleaseGrab = defineIntent('release-grab', {
  rule: 'SS-GRP-007',
  title: 'Let go',
  tags: ['free'],
  available(view, by, refuse) {
    if (held(view, by, 1).length === 0) refuse('SS-GRP-007', 'nobody is grabbed');
  },
  perform(play, by) {
    release(play, chooseHeld(play, by, 1), by);
    return true;
  },
});

/** Forces the grabbed target down: a minor action without a roll. @rule SS-GRP-017 SS-GRP-019 */
export const ForceDown = defineIntent('force-down', {
  rule: 'SS-GRP-017',
  title: 'Force to the ground',
  tags: ['action', 'physical'],
  available: holding(1, 'SS-GRP-019'),
  perform(play, by) {
    const target = chooseHeld(play, by, 1);
    payMinor(play, by);
    give(play, target, Prone, { source: by });
    return true;
  },
});

/** Crushes the held target: an unarmed strike that no active defence meets. @rule SS-GRP-018 */
export const Crush = defineIntent('crush', {
  rule: 'SS-GRP-018',
  title: 'Crush',
  tags: ['action', 'physical', 'attack'],
  available: holding(2, 'SS-GRP-018'),
  perform(play, by) {
    const target = chooseHeld(play, by, 2);
    payMajor(play, by);
    blow(play, bareHanded(by, target, 'unarmed', { active: false }), false);
    return true;
  },
});

/** Whether the ground makes a throw lethal. @rule SS-GRP-025 */
export const HardGround = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('hard-ground', {
  rule: 'SS-GRP-025',
  because: (view, _who, { by, at }) => `${fighter(view, by).name} throws ${fighter(view, at).name} down; is the ground hard, rocky or spiked?`,
  answer: oneOf({ rule: 'SS-GRP-025', candidates: () => [false, true] }),
  fallback: (view, _who, { by }) => scene(view).hard[fighter(view, by).region],
});

/** Throws the held target down; lethal on hard ground, and the hold ends. @rule SS-GRP-022 SS-GRP-023 */
export const ThrowDown = defineIntent('throw-down', {
  rule: 'SS-GRP-022',
  title: 'Throw to the ground',
  tags: ['action', 'physical', 'attack'],
  available: holding(2, 'SS-GRP-022'),
  perform(play, by) {
    const target = chooseHeld(play, by, 2);
    payMajor(play, by);
    const hard = play.ask(HardGround, GM, { by, at: target });
    blow(play, bareHanded(by, target, 'unarmed', { active: false, thrown: ruled(play).throwAdvantage(hard) }), hard);
    give(play, target, Prone, { source: by });
    release(play, target, by);
    return true;
  },
});

/** Makes the held target move one region along with the grappler. @rule SS-GRP-020 SS-GRP-021 SS-OPP-002 */
export const Drag = defineIntent<{ readonly to: number }>('drag', {
  rule: 'SS-GRP-020',
  title: 'Drag',
  tags: ['action', 'physical', 'movement'],
  available(view, by, refuse) {
    holding(2, 'SS-GRP-020')(view, by, refuse);
    needsWholeTurn(view, by, refuse);
  },
  params: { to: neighbour('SS-GRP-020') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'drags somebody away')) return false;
    payExclusive(play, by);
    moveWithHeld(play, by, to);
    return true;
  },
});

export const EscapeRoll = defineRoll('escape', { rule: 'SS-ESC-001', title: 'escape' });
export const HoldRoll = defineRoll('hold', { rule: 'SS-ESC-001', title: 'hold' });

const ESCAPING = check('escape', 'STR');
const HOLDING = check('hold', 'STR');

/** Tries to break a grab. The roll decides the price: major, minor at twice, free at three times. @rule SS-ESC-001 SS-ESC-003 SS-ESC-004 SS-ESC-005 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'SS-ESC-001',
  title: 'Escape',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (carried(view, by, Grabbed).length === 0) refuse('SS-ESC-001', 'not grabbed');
  },
  params: { from: oneOf({ rule: 'SS-ESC-001', candidates: (view, { by }) => carried(view, by, Grabbed).map((one) => one.source) }) },
  perform(play, by, { from }) {
    const roll = play.roll(EscapeRoll, by, ruled(play).dice(CheckRank(play, by, from, ESCAPING), CheckAdvantage(play, by, from, ESCAPING)));
    const against = play.roll(HoldRoll, from, ruled(play).dice(CheckRank(play, from, by, HOLDING), CheckAdvantage(play, from, by, HOLDING)));
    const won = successes(play, roll, against);
    if (won === 0) {
      if (ruled(play).failedEscapeIsMajor) payMajor(play, by);
      else payMinor(play, by);
      return true;
    }
    release(play, by, from);
    if (won === 1) payMajor(play, by);
    else if (won === 2) payMinor(play, by);
    return true;
  },
});
