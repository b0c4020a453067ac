import { defineIntent, endAll, give, type Id, type IntentContext, number, oneOf, type Param, type Play, type Reason, type View } from '@riposte/kernel';
import { fighter, fighterIds, isFighter } from '../characters/fighter.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { ruled } from '../rulings.ts';
import { AFFLICTIONS } from './afflictions.ts';
import { kill } from './dying.ts';
import { EXHAUSTED, Fatigued, isExhausted } from './fatigued.ts';
import { Healed, heal } from './healing.ts';
import { Dead, Dying, Unconscious } from './unconscious.ts';

// What the game master does to life and health at any time, by the book's own ways (R-MASTER).

export type Whom = { readonly who: Id };

/** One fighter of those for whom it is true; of others it says why not. */
export const oneFighter = (is: (view: View, who: Id) => boolean, whyNot: Reason): Param<IntentContext<Whom>, Id> =>
  oneOf<IntentContext<Whom>, Id>({
    rule: 'R-MASTER',
    candidates: (view) => fighterIds(view).filter((who) => is(view, who)),
    check(view, _context, who, refuse) {
      if (!isFighter(view, who)) refuse('R-MASTER', 'no-such-fighter');
      else if (!is(view, who)) refuse('R-MASTER', whyNot);
    },
  });

/** The most points that are healed at once. */
const MAX_POINTS = 1000;

/** Gives health back, at most to the full pool; who has health again is dying no more and wakes (R-REST, R-DYING). */
export const Heal = defineIntent<Whom & { readonly amount: number }>('heal', {
  rule: 'R-MASTER',
  title: 'Heal',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: {
    who: oneFighter((view, who) => !view.has(who, Dead), 'dead'),
    amount: { ...number({ rule: 'R-MASTER', least: () => 1, most: () => MAX_POINTS }), candidates: () => [1, 3, 6, 10] },
  },
  perform(play, _by, { who, amount }) {
    heal(play, who, amount);
    return true;
  },
});

/** Death, with all that it ends (R-DYING). */
export const Kill = defineIntent<Whom>('kill', {
  rule: 'R-MASTER',
  title: 'Kill',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: { who: oneFighter((view, who) => !view.has(who, Dead), 'dead') },
  perform(play, _by, { who }) {
    kill(play, who);
    return true;
  },
});

/** Brings a fighter back from death, dying or unconsciousness, awake and free of poison, flames and bleeding (R-MASTER). */
export const Raise = defineIntent<Whom>('raise', {
  rule: 'R-MASTER',
  title: 'Raise',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: { who: oneFighter((view, who) => view.has(who, Unconscious), 'awake') },
  perform(play, _by, { who }) {
    endAll(play, who, Dead);
    for (const affliction of AFFLICTIONS) endAll(play, who, affliction);
    comesTo(play, who);
    return true;
  },
});

/** Wakes who is unconscious, neither dying nor dead (R-DYING). @rule RS-HLT-001 */
export const Wake = defineIntent<Whom>('wake', {
  rule: 'R-MASTER',
  title: 'Wake',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: {
    who: oneFighter((view, who) => isPresent(view, who) && view.has(who, Unconscious) && !view.has(who, Dead) && !view.has(who, Dying), 'cannot-wake'),
  },
  perform(play, _by, { who }) {
    comesTo(play, who);
    return true;
  },
});

/** At least the health, and at most the fatigue, with which one is awake; who is awake then lies there no longer knocked out. @rule RS-HLT-001 */
function comesTo(play: Play, who: Id): void {
  endAll(play, who, Dying);
  if (isExhausted(play, who)) {
    endAll(play, who, Fatigued);
    give(play, who, Fatigued, { value: EXHAUSTED - 1 });
  }
  Healed(play, who, ruled(play).unconsciousAt + 1 - fighter(play, who).health);
}
