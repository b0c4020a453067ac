import type { Afterwards } from '@riposte/ruleset';
import { Rest } from '../adventuring/rest.ts';
import { Dead } from '../damage-and-health/unconscious.ts';
import { SCENE } from '../initiative-structure/scene.ts';

/** Computer players tend the dying before the scene is closed; the rest does what is left (R-REST). */
export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'dying', 'unconscious', 'poisoned', 'fatigued'],
  alive: (view, who) => !view.has(who, Dead),
  rests: [
    {
      id: 'rest',
      title: 'a short rest of an hour',
      steps: [() => [Rest.of(SCENE, { span: 'short rest' })]],
    },
    {
      id: 'long-rest',
      title: 'a long rest of eight hours',
      steps: [() => [Rest.of(SCENE, { span: 'long rest' })]],
    },
  ],
};
