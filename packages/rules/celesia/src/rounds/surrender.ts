import { defineIntent, endAll, give, type Id, type IntentContext, oneOf, type Refuse, type View } from '@riposte/kernel';
import { needsOwnTurn } from '../actions/free-actions.ts';
import { opponents } from '../fighters/fighter.ts';
import { alive } from '../stamina/dead.ts';
import { endTurn } from './turns.ts';
import { fights, OffersSurrender, Prisoner } from './yielded.ts';

/** Anybody may offer to surrender in its turn, sound or not; it takes no more part until a foe answers (R-SURRENDER). @rule CE-FRE-001 */
export const Surrender = defineIntent('surrender', {
  rule: 'R-SURRENDER',
  title: 'Surrender',
  tags: ['free'],
  available(view, by, refuse) {
    needsOwnTurn(view, by, refuse);
    if (!opponents(view, by).some((foe) => fights(view, foe))) refuse('R-SURRENDER', 'no-foe-left');
  },
  perform(play, by) {
    give(play, by, OffersSurrender);
    endTurn(play, by);
    return true;
  },
});

/** Living foes that offer to surrender. */
export const offering = (view: View, who: Id): Id[] => opponents(view, who).filter((foe) => alive(view, foe) && view.has(foe, OffersSurrender));

/** Refuses an answer out of turn, and where nobody offers to surrender. */
function needsOffer(view: View, by: Id, refuse: Refuse): void {
  needsOwnTurn(view, by, refuse);
  if (offering(view, by).length === 0) refuse('R-SURRENDER', 'no-offer');
}

const OF = oneOf<IntentContext<{ readonly of: Id }>, Id>({ rule: 'R-SURRENDER', candidates: (view, { by }) => offering(view, by) });

/** Takes a foe prisoner that offers to surrender: it lays down what it holds (R-SURRENDER). */
export const AcceptSurrender = defineIntent<{ readonly of: Id }>('accept-surrender', {
  rule: 'R-SURRENDER',
  title: 'Accept the surrender',
  tags: ['free'],
  available: needsOffer,
  params: { of: OF },
  perform(play, by, { of }) {
    endAll(play, of, OffersSurrender);
    give(play, of, Prisoner, { source: by });
    return true;
  },
});

/** Says no: the foe fights on, from its next turn (R-SURRENDER). */
export const RefuseSurrender = defineIntent<{ readonly of: Id }>('refuse-surrender', {
  rule: 'R-SURRENDER',
  title: 'Refuse the surrender',
  tags: ['free'],
  available: needsOffer,
  params: { of: OF },
  perform(play, _by, { of }) {
    endAll(play, of, OffersSurrender);
    return true;
  },
});
