import type { Afterwards } from '@riposte/ruleset';
import { PassTime } from '../after-the-encounter/passing-time.ts';
import { SCENE } from '../characters/fighter.ts';
import { alive } from '../taking-damage/instant-death.ts';

/** Computer players give first aid before the scene is closed; the rest does what is left. @rule SS-WND-002 SS-BAD-008 */
export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'knocked-out', 'badly-wounded', 'mortally-wounded', 'scar', 'cannot-run', 'lost-eye', 'lost-hand', 'poor-endurance', 'mental-scars'],
  alive,
  rests: [
    {
      id: 'rest',
      title: 'an hour of rest',
      steps: [() => [PassTime.of(SCENE, { span: '1 hour' })]],
    },
    {
      id: 'long-rest',
      title: 'a day of rest',
      steps: [() => [PassTime.of(SCENE, { span: '1 day' })]],
    },
  ],
};
