import { defineIntent, endAll, type Id, type IntentContext, oneOf } from '@riposte/kernel';
import { Absent } from '../health/alive.ts';
import type { Whom } from '../health/game-master.ts';
import { fighters } from '../state/fighter.ts';
import { ActionPoints } from './action-points.ts';
import { Initiative, rollInitiative } from './initiative.ts';

/** A fighter joins a running fight: rolls initiative, and has no AP before the next gain. @rule HD-INI-002 HD-APS-002 */
export const Join = defineIntent<Whom>('join', {
  rule: 'HD-INI-002',
  title: 'Join the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: oneOf<IntentContext<Whom>, Id>({ rule: 'HD-INI-002', candidates: (view) => fighters(view).flatMap(({ id }) => (view.has(id, Absent) ? [id] : [])) }),
  },
  perform(play, _by, { whom }) {
    endAll(play, whom, Absent);
    ActionPoints.spend(play, whom, ActionPoints.left(play, whom));
    Initiative.spend(play, whom, Initiative.left(play, whom));
    rollInitiative(play, whom, 0);
    return true;
  },
});
