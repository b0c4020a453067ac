import { defineCondition, end } from '@riposte/kernel';
import { savesAgainst } from '../fighters/saves.ts';
import { stun } from '../injuries/stunned.ts';

/** Held by magic: stunned. At the end of each turn a save against the DC, its value, ends it or the stun begins anew. */
export const Held = defineCondition('held', {
  rule: 'R-MAGIC',
  title: 'held by magic',
  each(play, who, { id, value }) {
    if (savesAgainst(play, who, 'wisdom', value)) end(play, who, id);
    else stun(play, who);
  },
});
