import {
  adds,
  ConditionGiven,
  carried,
  defineAsk,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  defineRoll,
  end,
  extend,
  give,
  type Id,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { needsAp, payMajor, payMinor } from '../actions/action-points.ts';
import { Moved } from '../actions/regions.ts';
import { untilNextTurnEnds } from '../actions/turn.ts';
import { AttackAdvantage, hasPhysicalEffect, isPhysical } from '../attack-and-defence/attack-dice.ts';
import { toDefences } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage, check, checkDice, successes } from '../characters/checks.ts';
import { fighter } from '../characters/fighter.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { awake } from '../taking-damage/knocked-out.ts';

/** Grabbed by its source, partially (value 1) or fully (2). @rule SS-GRP-006 SS-GRP-009 SS-GRP-014 SS-ESC-002 */
export const Grabbed = defineCondition('grabbed', {
  rule: 'SS-GRP-005',
  title: 'grabbed',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-009',
      label: 'grabbed, attacking another',
      only: 'against anyone but the holder',
      when: (_view, _who, against, _attack, held) => held!.source !== against,
    }),
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, on physical attacks',
      when: (_view, _who, _against, attack, held) => held!.value === 2 && isPhysical(attack),
    }),
    ...toDefences(-1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, against physical effects',
      when: (view, _who, _against, { attack }, held) => held!.value === 2 && hasPhysicalEffect(view, attack),
    }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, on checks to hold',
      when: (_view, _who, _against, check, held) => held!.value === 2 && check.roll === 'hold',
    }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-ESC-002',
      label: 'fully held',
      only: 'when fully held, on checks to escape',
      when: (_view, _who, _against, check, held) => held!.value === 2 && check.roll === 'escape',
    }),
  ],
  forbids: [{ tags: ['movement'], rule: 'SS-GRP-006', reason: 'grabbed' }],
});

/** Holds its source: the other side of `Grabbed`, with the same value. @rule SS-GRP-010 SS-GRP-015 SS-GRP-016 SS-GRP-024 */
export const Grappling = defineCondition('grappling', {
  rule: 'SS-GRP-007',
  title: 'grappling',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-010',
      label: 'grappling, attacking another',
      only: 'against anyone but the held foe',
      when: (_view, _who, against, _attack, hold) => hold!.source !== against,
    }),
    adds(AttackAdvantage, 1, {
      rule: 'SS-GRP-024',
      label: 'throwing down',
      only: 'on a throw to the ground',
      when: (_view, _who, _against, attack) => attack.thrown,
    }),
    ...toDefences(-1, {
      rule: 'SS-GRP-015',
      label: 'holding a fighter',
      only: 'against physical effects from anyone but the held foe',
      when: (view, _who, against, { attack }, hold) =>
        hold!.value >= ruled(view).holdPenaltyFrom && hold!.source !== against && hasPhysicalEffect(view, attack),
    }),
    ...toDefences(1, {
      rule: 'SS-GRP-016',
      label: 'against the one held',
      only: 'against physical effects from the held foe',
      when: (view, _who, against, { attack }, hold) =>
        hold!.value >= ruled(view).holdPenaltyFrom && hold!.source === against && hasPhysicalEffect(view, attack),
    }),
  ],
});

/** How firmly a grappler holds a target: 0 not, 1 partially, 2 fully. */
export function holdOn(view: View, target: Id, by: Id): number {
  return carried(view, target, Grabbed).find(({ source }) => source === by)?.value ?? 0;
}

/** Whom a grappler holds at least this firmly: 1 partially, 2 fully. */
export function heldBy(view: View, by: Id, firmly: number): Id[] {
  return carried(view, by, Grappling).flatMap(({ source, value }) => (value >= firmly ? [source] : []));
}

/**
 * Grabs partially (1) or fully (2), on both sides, to the end of the grappler's next turn unless sustained in it.
 * @rule SS-GRP-005 SS-GRP-011 SS-GRP-012 SS-GRP-013
 */
export function hold(play: Play, by: Id, at: Id, value: number, until = untilNextTurnEnds(play, by)): void {
  release(play, at, by);
  give(play, at, Grabbed, { source: by, value, until });
  give(play, by, Grappling, { source: at, value, until });
}

/** Ends a grab on both sides. @rule SS-GRP-012 */
export function release(play: Play, target: Id, by: Id): void {
  for (const { id, source } of carried(play, target, Grabbed)) if (source === by) end(play, target, id);
  for (const { id, source } of carried(play, by, Grappling)) if (source === target) end(play, by, id);
}

/** A grappler who goes down, gives up or becomes helpless lets go, nobody holds the dead, and no grab reaches into another region. */
export const LetGo = defineCheckpoint('let-go', {
  rule: 'SS-GRP-012',
  watches: [ConditionGiven, Moved],
  settle(play, who) {
    const letsGo = !canHold(play, who);
    for (const { source } of carried(play, who, Grappling)) if (letsGo || isApart(play, who, source)) release(play, source, who);
    for (const { source } of carried(play, who, Grabbed)) if (!alive(play, who) || isApart(play, who, source)) release(play, who, source);
  },
});

/** Whether a fighter is in a state to hold another. */
export const canHold = (view: View, who: Id): boolean => awake(view, who) && ![Helpless, Prisoner, Surrendered].some((condition) => view.has(who, condition));

const isApart = (view: View, one: Id, other: Id): boolean => fighter(view, one).region !== fighter(view, other).region;

/** Refuses an act on a held target unless one is held at least this firmly: fully (2) to be crushed or thrown. @rule SS-GRP-018 SS-GRP-022 */
export const needsHold =
  (firmly: number, rule: string) =>
  (view: View, by: Id, refuse: Refuse): void => {
    if (heldBy(view, by, firmly).length === 0) refuse(rule, firmly === 2 ? 'holding-nobody-firmly' : 'holding-nobody');
  };

/** Which of several held targets an act is about; `firmly` as in a grab's value. */
export const WhichHeld = defineAsk<{ readonly firmly: number }, Id>('which-held', {
  rule: 'SS-GRP-011',
  open: (view, who, { firmly }) => heldBy(view, who, firmly).length > 1,
  answer: oneOf({ rule: 'SS-GRP-011', candidates: (view, { who, about }) => heldBy(view, who, about.firmly) }),
  fallback: (view, who, { firmly }) => heldBy(view, who, firmly)[0],
});

/** The held target that an act is about. */
export const chooseHeld = (play: Play, by: Id, firmly: number): Id => play.ask(WhichHeld, by, { firmly });

/** Keeps the grab up for another turn: a minor action. @rule SS-GRP-011 */
export const SustainGrab = defineIntent('sustain-grab', {
  rule: 'SS-GRP-011',
  title: 'Sustain the grab',
  tags: ['action', 'physical'],
  needs: needsHold(1, 'SS-GRP-011'),
  available: needsAp,
  perform(play, by) {
    const target = chooseHeld(play, by, 1);
    payMinor(play, by);
    const until = untilNextTurnEnds(play, by);
    for (const { id, source } of carried(play, target, Grabbed)) if (source === by) extend(play, target, id, until);
    for (const { id, source } of carried(play, by, Grappling)) if (source === target) extend(play, by, id, until);
    return true;
  },
});

/** Lets go: free. @rule SS-GRP-007 */
export const ReleaseGrab = defineIntent('release-grab', {
  rule: 'SS-GRP-007',
  title: 'Let go',
  tags: ['free'],
  needs: needsHold(1, 'SS-GRP-007'),
  perform(play, by) {
    release(play, chooseHeld(play, by, 1), by);
    return true;
  },
});

export const EscapeRoll = defineRoll('escape', { rule: 'SS-ESC-001', title: 'escape' });
export const HoldRoll = defineRoll('hold', { rule: 'SS-ESC-001', title: 'hold' });

const ESCAPING = check('escape', 'STR');
const HOLDING = check('hold', 'STR');

/**
 * Tries to break a grab. The roll decides the cost: a major action, minor at twice the other roll, free at three times.
 * @rule SS-ESC-001 SS-ESC-003 SS-ESC-004 SS-ESC-005
 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'SS-ESC-001',
  title: 'Escape',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    if (!view.has(by, Grabbed)) refuse('SS-ESC-001', 'not-grabbed');
    needsAp(view, by, refuse);
  },
  params: { from: oneOf({ rule: 'SS-ESC-001', candidates: (view, { by }) => carried(view, by, Grabbed).map(({ source }) => source) }) },
  perform(play, by, { from }) {
    escape(play, by, from, by);
    return true;
  },
});

/** Rolls to break a grab; `payer` pays what the roll says: the rider, where its mount tries. @rule SS-ESC-001 SS-ESC-003 SS-ESC-004 SS-ESC-005 */
export function escape(play: Play, who: Id, from: Id, payer: Id): void {
  const roll = play.roll(EscapeRoll, who, checkDice(play, who, from, ESCAPING));
  const against = play.roll(HoldRoll, from, checkDice(play, from, who, HOLDING));
  const won = successes(play, roll, against);
  if (won > 0) release(play, who, from);
  if (won === 1 || (won === 0 && ruled(play).failedEscapeIsMajor)) payMajor(play, payer);
  else if (won < 3) payMinor(play, payer);
}
