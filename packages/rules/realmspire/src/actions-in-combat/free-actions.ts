import { defineChange, defineIntent, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { Braced } from '../attacking-and-defending/defence.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import type { Perk } from '../characters/perks.ts';
import { Acted, needsTurn } from './action-points.ts';
import { search } from './stealth.ts';

/** Free actions of a round. @rule RS-FRE-003 */
export const FREE_ACTIONS = 1;

export const FreeActionTaken = defineChange('free-action', (store, who: Id): void => {
  (store.edit(who) as Fighter).freeActions++;
});

/** Takes the free action that a perk grants: no AP, one a round however many perks there are. @rule RS-FRE-001 RS-FRE-002 RS-FRE-003 */
export const FreeAction = defineIntent<{ readonly perk: number }>('free-action', {
  rule: 'RS-FRE-001',
  title: 'Free action',
  tags: ['free'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    if (granting(view, by).length === 0) refuse('RS-FRE-001', 'no-free-actions');
    if (fighter(view, by).freeActions >= FREE_ACTIONS) refuse('RS-FRE-003', 'free-action-used');
  },
  params: { perk: oneOf({ rule: 'RS-FRE-001', candidates: (view, { by }) => granting(view, by) }) },
  perform(play: Play, by: Id, { perk }) {
    Acted(play, by);
    FreeActionTaken(play, by);
    if ((play.rules.things[perk] as unknown as Perk).free === 'search') return search(play, by);
    give(play, by, Braced);
    return true;
  },
});

/** Codes of a fighter's perks that grant a free action. */
const granting = (view: View, who: Id): number[] =>
  fighter(view, who).features.filter((code) => 'free' in view.rules.things[code] && (view.rules.things[code] as unknown as Perk).free !== null);
