import {
  ConditionGiven,
  defineChange,
  defineCheckpoint,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { needsTurn } from '../actions-in-combat/action-points.ts';
import { endHold, heldBy } from '../actions-in-combat/grapple.ts';
import { drop } from '../actions-in-combat/manipulate.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { isFighter, opponents } from '../characters/fighter.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { itemsHeld } from '../gear/in-hand.ts';
import { pointOf } from '../positioning/places.ts';
import { ruled } from '../rulings.ts';
import { hasYielded, Prisoner, Surrendered } from './out-of-the-fight.ts';

/** A fighter lays down arms. */
export const LaidDownArms = defineChange('laid-down-arms', (_store, _who: Id): void => {});

/** Lays down arms on one's own turn: out of the fight until a foe accepts or refuses (R-SURRENDER). @rule RS-OVW-016 */
export const Surrender = defineIntent('surrender', {
  rule: 'R-SURRENDER',
  title: 'Surrender',
  tags: ['turn'],
  available: needsTurn,
  perform(play, by) {
    LaidDownArms(play, by);
    give(play, by, ruled(play).surrenderIsAccepted ? Surrendered : Prisoner);
    return true;
  },
});

/** Who surrenders comes out of hiding, lets go of foes and drops what it holds; a prisoner waits for no answer any more (R-SURRENDER). */
export const Yields = defineCheckpoint('yields', {
  rule: 'R-SURRENDER',
  watches: [ConditionGiven],
  settle(play: Play, who: Id) {
    if (!isFighter(play, who) || !hasYielded(play, who)) return;
    endAll(play, who, Hidden);
    if (play.has(who, Prisoner)) endAll(play, who, Surrendered);
    for (const foe of heldBy(play, who)) endHold(play, who, foe);
    for (const item of itemsHeld(play, who)) drop(play, who, item, pointOf(play, who));
  },
});

/** Foes who wait for an answer to their surrender. */
const yielding = (view: View, by: Id): Id[] =>
  opponents(view, by).filter((foe) => view.state.entities[foe].conditions.length > 0 && view.has(foe, Surrendered) && awake(view, foe));

function needsYielding(view: View, by: Id, refuse: Refuse): void {
  needsTurn(view, by, refuse);
  if (yielding(view, by).length === 0) refuse('R-SURRENDER', 'nobody-surrendered');
}

/** One who waits for an answer. */
const oneYielding = oneOf<IntentContext<{ readonly at: Id }>, Id>({ rule: 'R-SURRENDER', candidates: (view, { by }) => yielding(view, by) });

/** Takes prisoner a fighter who surrenders; speaking costs nothing (R-SURRENDER). */
export const AcceptSurrender = defineIntent<{ readonly at: Id }>('accept-surrender', {
  rule: 'R-SURRENDER',
  title: 'Accept the surrender',
  tags: ['turn'],
  available: needsYielding,
  params: { at: oneYielding },
  perform(play, by, { at }) {
    endAll(play, at, Surrendered);
    give(play, at, Prisoner, { source: by });
    return true;
  },
});

/** Refuses a surrender, as any attack on who surrenders does (R-SURRENDER). */
export const RefuseSurrender = defineIntent<{ readonly at: Id }>('refuse-surrender', {
  rule: 'R-SURRENDER',
  title: 'Refuse the surrender',
  tags: ['turn'],
  available: needsYielding,
  params: { at: oneYielding },
  perform(play, _by, { at }) {
    endAll(play, at, Surrendered);
    return true;
  },
});
