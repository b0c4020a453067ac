import type { View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { everybody, fighter, SCENE } from '../fighters/fighter.ts';
import { AuraStrength } from '../harm/aura.ts';
import { LongRest, Repair, ShortRest, SpendSurge } from '../harm/rest.ts';
import { alive } from '../harm/unconscious.ts';

/** Half an hour of rest: six surges at most for each. @rule RC-RST-006 */
const MINUTES = 30;
const SURGES = 6;

/** Whoever lacks more Aura than a surge gives spends one; the gear that broke is mended. @rule RC-RST-006 RC-RST-007 */
function* recovery(view: View) {
  for (const who of everybody(view)) {
    for (let i = 0; i < SURGES && fighter(view, who).aura < AuraStrength(view, who); i++) yield SpendSurge.of(who, {});
    for (const item of view.candidates(Repair, who)) yield item;
  }
}

export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'unconscious', 'bleeding-out', 'exhausted', 'shaken', 'major-injury', 'minor-injury'],
  alive,
  rests: [
    {
      id: 'rest',
      title: 'a Short Rest of 30 minutes',
      *acts(view) {
        yield ShortRest.of(SCENE, { minutes: MINUTES });
        yield* recovery(view);
      },
    },
    {
      id: 'long-rest',
      title: 'a Long Rest of 8 hours',
      *acts(view) {
        yield LongRest.of(SCENE, { hours: 8, sleep: 8 });
        yield* recovery(view);
      },
    },
  ],
};
