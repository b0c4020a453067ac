import { defineCheckpoint, expire } from '@riposte/kernel';
import { SCENE } from '../fighters/fighter.ts';
import { arriveAll } from './arrive.ts';
import { Rounds } from './clock.ts';
import { RoundBegan } from './rounds.ts';

/** Where the game master turns the rounds on, what lasted until one of them is over, and those join who come in one of them. @rule RC-RND-001 */
export const Elapsed = defineCheckpoint('elapsed', {
  rule: 'RC-RND-001',
  watches: [RoundBegan],
  settle(play) {
    expire(play, Rounds, SCENE);
    arriveAll(play);
  },
});
