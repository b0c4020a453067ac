import { defineIntent, endAll, give, type Id, type IntentContext, number, oneWhere, type Param, type Play, type View } from '@riposte/kernel';
import { fighter, fighterIds } from '../characters/fighter.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { ruled } from '../rulings.ts';
import { kill } from './dying.ts';
import { EXHAUSTED, Fatigued, isExhausted } from './fatigued.ts';
import { Healed, heal } from './healing.ts';
import { Dead, Dying, Unconscious } from './unconscious.ts';

// What the game master does to life and health at any time, by the book's own ways (R-MASTER).

export type Whom = { readonly who: Id };

/** One fighter of those for whom it is true. */
export const oneFighter = (rule: string, is: (view: View, who: Id) => boolean): Param<IntentContext<Whom>, Id> =>
  oneWhere<IntentContext<Whom>, Id>({ rule, of: fighterIds, is: (view, _context, who) => is(view, who) });

/** The most points that are healed at once. */
const MAX_POINTS = 1000;

/** Gives health back, at most to the full pool; who has health again is dying no more and wakes (R-REST, R-DYING). */
export const Heal = defineIntent<Whom & { readonly amount: number }>('heal', {
  rule: 'R-MASTER',
  title: 'Heal',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: {
    who: oneFighter('R-MASTER', (view, who) => !view.has(who, Dead)),
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
  params: { who: oneFighter('R-MASTER', (view, who) => !view.has(who, Dead)) },
  perform(play, _by, { who }) {
    kill(play, who);
    return true;
  },
});

/** Brings somebody back from death, dying or unconsciousness, to the least health and fatigue with which one is awake (R-DYING). */
export const Raise = defineIntent<Whom>('raise', {
  rule: 'R-MASTER',
  title: 'Raise',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: { who: oneFighter('R-MASTER', (view, who) => view.has(who, Unconscious)) },
  perform(play, _by, { who }) {
    endAll(play, who, Dead);
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
  params: { who: oneFighter('R-MASTER', (view, who) => isPresent(view, who) && view.has(who, Unconscious) && !view.has(who, Dead) && !view.has(who, Dying)) },
  perform(play, _by, { who }) {
    comesTo(play, who);
    return true;
  },
});

/** The least health and fatigue with which one is awake; who is awake then lies there no longer knocked out. @rule RS-HLT-001 */
function comesTo(play: Play, who: Id): void {
  endAll(play, who, Dying);
  if (isExhausted(play, who)) {
    endAll(play, who, Fatigued);
    give(play, who, Fatigued, { value: EXHAUSTED - 1 });
  }
  Healed(play, who, ruled(play).unconsciousAt + 1 - fighter(play, who).health);
}
