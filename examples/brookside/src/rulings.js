import { PeopleLost } from './1-squads/squad.js';

/** @import { Id, Options, Play, RuleOption, View } from '@riposte/kernel' */
/** @typedef {{ readonly shoving: (play: Play, by: Id, at: Id) => void }} Rulings */

/** Readings of the rules that a table may choose; the first is ours. @satisfies {Record<string, RuleOption>} */
export const OPTIONS = { shoving: { rule: 'BS-FGT-3', values: ['nobody', 'one each'], default: 'nobody' } };

/** What the options make of the rules. @rule BS-FGT-3 @param {Options} options @returns {Rulings} */
export function rulings({ shoving }) {
  if (shoving !== 'one each') return { shoving: () => {} };
  return {
    shoving(play, by, at) {
      PeopleLost(play, by, 1);
      PeopleLost(play, at, 1);
    },
  };
}

/** @param {View} view */
export const ruled = ({ rules }) => /** @type {Rulings} */ (rules.rulings);
