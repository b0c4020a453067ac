import type { AnyIntent, View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { everybody, fighter, SCENE } from '../fighters/fighter.ts';
import { AuraStrength } from '../harm/aura.ts';
import { LongRest, Repair, ShortRest, SpendSurge } from '../harm/rest.ts';
import { alive } from '../harm/unconscious.ts';

/** Half an hour of rest: six surges at most for each. @rule RC-RST-006 */
const MINUTES = 30;
const SURGES = 6;

/** Each spends a surge who lacks Aura. @rule RC-RST-006 */
const surge = (view: View): readonly AnyIntent[] =>
  everybody(view).flatMap((who) => (fighter(view, who).aura < AuraStrength(view, who) ? [SpendSurge.of(who, {})] : []));

/** The gear that broke is mended. @rule RC-RST-007 */
const repair = (view: View): readonly AnyIntent[] => everybody(view).flatMap((who) => view.candidates(Repair, who));

const recovery = [...Array.from({ length: SURGES }, () => surge), repair];

export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'unconscious', 'bleeding-out', 'exhausted', 'shaken', 'major-injury', 'minor-injury'],
  alive,
  rests: [
    {
      id: 'rest',
      title: 'a Short Rest of 30 minutes',
      steps: [() => [ShortRest.of(SCENE, { minutes: MINUTES })], ...recovery],
    },
    {
      id: 'long-rest',
      title: 'a Long Rest of 8 hours',
      steps: [() => [LongRest.of(SCENE, { hours: 8, sleep: 8 })], ...recovery],
    },
  ],
};
