import { carried, defineCondition, end, give, type Id, type Play } from '@riposte/kernel';
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

/** Holds a fighter; of two holds the harder one to break counts. */
export function hold(play: Play, who: Id, by: Id, dc: number): void {
  const [before] = carried(play, who, Held);
  if (before !== undefined && before.value >= dc) return;
  if (before !== undefined) end(play, who, before.id);
  give(play, who, Held, { source: by, value: dc });
}
