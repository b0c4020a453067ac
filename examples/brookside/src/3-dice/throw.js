import { defineAsk, definePool, defineRoll, number } from '@riposte/kernel';
import { Dice, Needed, Nerve } from './numbers.js';

/** @import { Id, Play, Pool } from '@riposte/kernel' */
/** @import { How } from './numbers.js' */

export const HitRoll = defineRoll('hits', { rule: 'BS-DIC-2', title: 'hits' });

const SIDES = 6;

/** So many D6, of which those are counted that show enough. @rule BS-DIC-2 @type {(dice: number, needed: number) => Pool} */
export const hitsOf = (dice, needed) =>
  definePool(
    `${dice}D6≥${needed}`,
    (source) => {
      let hits = 0;
      for (let i = 0; i < dice; i++) if (source.face(SIDES) >= needed) hits++;
      return hits;
    },
    () => {
      const chance = Math.max(0, Math.min(SIDES, SIDES + 1 - needed)) / SIDES;
      let counted = [1];
      for (let i = 0; i < dice; i++) counted = [...counted, 0].map((share, hits) => share * (1 - chance) + (counted[hits - 1] ?? 0) * chance);
      return new Map(counted.flatMap((share, hits) => (share > 0 ? [/** @type {const} */ ([hits, share])] : [])));
    },
  );

/** How much nerve a squad puts into a throw. @rule BS-DIC-1 */
export const CommitNerve = defineAsk('commit-nerve', {
  rule: 'BS-DIC-1',
  open: (view, who) => Nerve.left(view, who) > 0,
  answer: number({
    rule: 'BS-DIC-1',
    least: () => 0,
    most: (view, /** @type {{ readonly who: Id, readonly about: { readonly by: Id, readonly at: Id } }} */ { who }) => Nerve.left(view, who),
  }),
  fallback: () => 0,
});

/** A squad throws; what it committed is spent. @rule BS-DIC-1 BS-DIC-2 @param {Play} play @param {Id} who @param {Id} against @param {How} how @param {number} more */
export const throwDice = (play, who, against, how, more) => play.roll(HitRoll, who, hitsOf(Dice(play, who, against, how) + more, Needed(play, who, against)));
