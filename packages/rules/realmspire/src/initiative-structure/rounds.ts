import { defineChange, defineCheckpoint, defineIntent, endAll, expire, type Id, type Play } from '@riposte/kernel';
import { AP_OF_A_ROUND } from '../actions-in-combat/action-points.ts';
import { recover } from '../attacking-and-defending/dazed.ts';
import type { Fighter } from '../characters/fighter.ts';
import { sufferWithoutTurn } from '../damage-and-health/afflictions.ts';
import { sinkOrHold } from '../damage-and-health/dying.ts';
import { arrive } from './arriving.ts';
import { Rounds } from './clocks.ts';
import { SCENE, type Scene, scene } from './scene.ts';
import { Surprised } from './surprise.ts';

export const RoundBegan = defineChange('round-began', (store, _scene: Id, round: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.round = round;
  s.queue = s.order;
  s.waiting = [];
  for (const id of s.order) {
    const f = store.edit(id) as Fighter;
    f.attacks = 0;
    f.freeActions = 0;
  }
});

/** The game master says which round it is. */
export const RoundSet = defineChange('round-set', (store, _scene: Id, round: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).round === round) return false;
  (store.edit(SCENE) as Scene).round = round;
  return true;
});

/** In a later round those have come who were to come until then, and what lasted until then has ended (R-MASTER). */
export const Ticks = defineCheckpoint('ticks', {
  rule: 'R-MASTER',
  watches: [RoundSet],
  settle(play: Play) {
    expire(play, Rounds, SCENE);
    for (const who of scene(play).order) arrive(play, who);
  },
});

/** All have 3 AP and two attacks again; unspent AP are lost. @rule RS-INI-009 RS-INI-015 RS-OVW-012 RS-OVW-013 RS-OVW-014 */
export const StartRound = defineIntent('start-round', {
  rule: 'RS-INI-009',
  title: 'Round begins',
  automatic: true,
  perform(play) {
    const { order, round } = scene(play);
    RoundBegan(play, SCENE, round + 1);
    if (round > 0) for (const who of order) endAll(play, who, Surprised);
    for (const who of order) recover(play, who, AP_OF_A_ROUND);
    expire(play, Rounds, SCENE);
    for (const who of order) arrive(play, who);
    for (const who of order) {
      sufferWithoutTurn(play, who);
      sinkOrHold(play, who);
    }
    return true;
  },
});
