import { defineIntent, endAll } from '@riposte/kernel';
import { awake } from '../damage-and-health/unconscious.ts';
import { provoke } from '../positioning/opportunity-attack.ts';
import { Prone } from '../positioning/prone.ts';
import { needsAp, needsOwnTime, pay } from './action-points.ts';
import { Carried } from './carrying.ts';

/** Standing up provokes. @rule RS-OPP-009 RS-MAN-016 */
export const StandUp = defineIntent('stand-up', {
  rule: 'RS-OPP-009',
  title: 'Stand up',
  tags: ['primary'],
  available(view, by, refuse) {
    needsOwnTime(view, by, refuse);
    needsAp(view, by, 'stand-up', refuse);
    if (!view.has(by, Prone)) refuse('RS-OPP-009', 'not-prone');
    if (view.has(by, Carried)) refuse('R-CARRY', 'carried');
  },
  perform(play, by) {
    pay(play, by, 'stand-up');
    provoke(play, by, 'stand-up', []);
    if (!awake(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});
