import {
  type AnyIntent,
  ConditionGiven,
  carried,
  defineCheckpoint,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { dropAt } from '../actions/items.ts';
import { held, isWeapon } from '../catalogue/weapon.ts';
import { heldBy, releases } from '../grappling/hold.ts';
import { awake } from '../health/alive.ts';
import { foesWithin } from '../movement/grid.ts';
import { ruled } from '../rulings.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { needsOwnWill } from '../state/linked-creatures.ts';
import { Captive, Surrendering } from '../state/parley.ts';
import { scene } from '../state/scene.ts';

/** Foes who could take one prisoner: awake and no prisoners themselves. */
const captors = (view: View, by: Id): Id[] =>
  foesWithin(view, by, Number.POSITIVE_INFINITY).filter((foe) => awake(view, foe) && !view.has(foe, Surrendering) && !view.has(foe, Captive));

/** Offers to give up: a few words, at any time. Until a foe answers one neither fights nor is a prisoner (R-SURRENDER). */
export const Surrender = defineIntent('surrender', {
  rule: 'R-SURRENDER',
  title: 'Surrender',
  tags: ['free', 'anytime'],
  available(view, by, refuse) {
    if (scene(view).peace || scene(view).round === 0) return refuse('R-SURRENDER', 'no-fight');
    needsOwnWill(view, by, refuse);
    if (view.has(by, Surrendering) || view.has(by, Captive)) refuse('R-SURRENDER', 'surrendered');
    if (captors(view, by).length === 0) refuse('R-SURRENDER', 'no-captor');
  },
  perform(play, by) {
    if (ruled(play).surrenderIsOffered) give(play, by, Surrendering, { source: by });
    else give(play, by, Captive, { source: captors(play, by)[0] });
    return true;
  },
});

type Whose = { readonly of: Id };

const offers = oneOf<IntentContext<Whose>, Id>({
  rule: 'R-SURRENDER',
  candidates: (view, { by }) => foesWithin(view, by, Number.POSITIVE_INFINITY).filter((foe) => view.has(foe, Surrendering)),
});

/** Takes a foe who surrenders prisoner. */
export const AcceptSurrender = defineIntent<Whose>('accept-surrender', {
  rule: 'R-SURRENDER',
  title: 'Accept the surrender',
  tags: ['free', 'anytime'],
  params: { of: offers },
  check: (view, by, _chosen, refuse) => {
    if (view.has(by, Surrendering) || view.has(by, Captive)) refuse('R-SURRENDER', 'surrendered');
  },
  perform(play, by, { of }) {
    endAll(play, of, Surrendering);
    give(play, of, Captive, { source: by });
    return true;
  },
});

/** Gives no quarter: the foe fights on. */
export const RefuseSurrender = defineIntent<Whose>('refuse-surrender', {
  rule: 'R-SURRENDER',
  title: 'Refuse the surrender',
  tags: ['free', 'anytime'],
  params: { of: offers },
  perform(play, _by, { of }) {
    endAll(play, of, Surrendering);
    return true;
  },
});

/** A fighter who is attacked after surrendering fights again. */
export function breaksTruce(play: Play, { by, with: chosen }: AnyIntent): void {
  const at = (chosen as { readonly at?: unknown }).at;
  if (typeof at === 'number' && isFighter(play, at)) fightsAgain(play, at, by);
}

/** Attacked by a foe, also by a blast that was meant for another. */
export function fightsAgain(play: Play, who: Id, by: Id): void {
  if (fighter(play, who).side === fighter(play, by).side) return;
  endAll(play, who, Surrendering);
  endAll(play, who, Captive);
}

/** Prisoners lay down their arms, and let go of those whom they hold. */
export const LaysDownArms = defineCheckpoint('lays-down-arms', {
  rule: 'R-SURRENDER',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who) || carried(play, who, Captive).length === 0) return;
    for (const code of held(play, who)) if (isWeapon(play, code)) dropAt(play, who, code, fighter(play, who).at);
    for (const other of heldBy(play, who)) releases(play, who, other);
  },
});
