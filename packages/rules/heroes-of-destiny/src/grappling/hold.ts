import { ConditionGiven, carried, defineCheckpoint, defineIntent, end, give, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { alive, awake, Helpless } from '../health/alive.ts';
import { isFighter } from '../state/fighter.ts';
import { bearsFrom, Grappling, grapplers, Pinned } from '../state/linked-creatures.ts';

/** Those whom a fighter holds. */
export const heldBy = (view: View, who: Id): Id[] =>
  view.state.entities.flatMap((entity) => (entity.kind === 'fighter' && bearsFrom(view, entity.id, Grappling, who) ? [entity.id] : []));

/** All in a grapple with a fighter, whichever of the two holds. */
export const inGrapple = (view: View, who: Id): Id[] => [...new Set([...grapplers(view, who), ...heldBy(view, who)])];

/** All who are linked to a fighter by grapples, directly or through others. @rule HD-GRP-008 */
export function wholeGrapple(view: View, who: Id): Id[] {
  const all = [who];
  for (const member of all) all.push(...inGrapple(view, member).filter((other) => !all.includes(other)));
  return all.slice(1);
}

export function hold(play: Play, by: Id, at: Id): void {
  if (by === at) return;
  if (!bearsFrom(play, at, Grappling, by)) give(play, at, Grappling, { source: by });
  if (!bearsFrom(play, by, Grappling, at)) give(play, by, Grappling, { source: at });
}

/** Ends the grapple between two, and pins, both ways. */
export function loosen(play: Play, who: Id, from: Id): void {
  for (const def of [Grappling, Pinned]) {
    for (const condition of carried(play, who, def)) if (condition.source === from) end(play, who, condition.id);
    for (const condition of carried(play, from, def)) if (condition.source === who) end(play, from, condition.id);
  }
}

/** A fighter's hold on another ends. */
export function releases(play: Play, who: Id, other: Id): void {
  for (const def of [Grappling, Pinned]) for (const condition of carried(play, other, def)) if (condition.source === who) end(play, other, condition.id);
}

/** Lets go of an opponent, at any time and for free. The opponent's own hold stays. @rule HD-GRP-012 */
export const LetGo = defineIntent<{ readonly of: Id }>('let-go', {
  rule: 'HD-GRP-012',
  title: 'Let go',
  tags: ['free', 'anytime'],
  params: {
    of: oneOf<IntentContext<{ readonly of: Id }>, Id>({ rule: 'HD-GRP-012', candidates: (view, { by }) => heldBy(view, by) }),
  },
  perform(play, by, { of }) {
    releases(play, by, of);
    return true;
  },
});

/** The pin and the hold end when the holder can hold no more; the dead are in no grapple. @rule HD-GRP-020 */
export const Lets = defineCheckpoint('lets-go', {
  rule: 'HD-GRP-020',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who) || (awake(play, who) && (!play.has(who, Helpless) || play.has(who, Pinned)))) return;
    for (const other of inGrapple(play, who)) {
      if (alive(play, who)) releases(play, who, other);
      else loosen(play, who, other);
    }
  },
});
