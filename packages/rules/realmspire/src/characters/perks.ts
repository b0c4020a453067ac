import { defineChange, defineFeature, defineIntent, type FeatureDef, give, type Id, oneOf, type Play, place, type View } from '@riposte/kernel';
import { Acted, needsTurn, pay, primary } from '../actions-in-combat/action-points.ts';
import { Braced } from '../damage-and-health/unconscious.ts';
import { type Fighter, fighter, type Point } from './fighter.ts';
import { checkLeap, leap, leapsOf } from '../actions-in-combat/movement.ts';
import { search } from '../actions-in-combat/stealth.ts';

/** What bearers can do for nothing, once a round. */
export interface Perk extends FeatureDef {
  readonly free: 'brace' | 'search' | null;
}

const perk = (id: string, title: string, free: Perk['free']): Perk => ({ ...defineFeature(id, { title }), free });

/** Perks and traits of creatures; two of them grant a free action (R-PERKS). @rule RS-FRE-001 */
export const PERKS: readonly Perk[] = [
  perk('steady-guard', 'steady guard', 'brace'),
  perk('keen-eye', 'keen eye', 'search'),
  perk('phase-step', 'phase step', null),
  perk('regeneration', 'regeneration', null),
];

export const FreeActionTaken = defineChange('free-action', (store, who: Id): void => {
  (store.edit(who) as Fighter).freeActions++;
});

/** Free actions of a round. @rule RS-FRE-003 */
const FREE_ACTIONS = 1;

const granting = (view: View, who: Id): number[] =>
  fighter(view, who).features.filter((code) => 'free' in view.rules.things[code] && (view.rules.things[code] as unknown as Perk).free !== null);

/** Takes the free action that a perk grants: no AP, one a round however many perks there are. @rule RS-FRE-001 RS-FRE-002 RS-FRE-003 */
export const FreeAction = defineIntent<{ readonly perk: number }>('free-action', {
  rule: 'RS-FRE-001',
  title: 'Free action',
  tags: ['free'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    if (fighter(view, by).freeActions >= FREE_ACTIONS) refuse('RS-FRE-003', 'one free action a round');
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

/** A teleport that is no spell: up to 6 m, and it provokes nobody (R-PERKS). @rule RS-OPP-006 */
export const PhaseStep = defineIntent<{ readonly to: Point }>('phase-step', {
  rule: 'RS-OPP-006',
  title: 'Phase step',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('use-magic')(view, by, refuse);
    if (!hasStep(view, by)) refuse('R-PERKS', 'no such ability');
  },
  params: {
    to: place<{ readonly by: Id }, Point>({
      rule: 'RS-OPP-006',
      candidates: (view, { by }) => (hasStep(view, by) ? leapsOf(view, by) : []),
      check: (view, { by }, to, refuse) => checkLeap(view, by, to, refuse),
    }),
  },
  perform(play, by, { to }) {
    pay(play, by, 'use-magic');
    return leap(play, by, to);
  },
});

const hasStep = (view: View, who: Id): boolean => fighter(view, who).features.some((code) => view.rules.things[code].id === 'phase-step');
