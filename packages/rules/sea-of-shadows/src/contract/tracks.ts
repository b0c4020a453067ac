import type { Id, View } from '@riposte/kernel';
import { type Track, titleOf } from '@riposte/ruleset';
import { DICE, dieOf, fighter } from '../characters/fighter.ts';
import { showRank } from '../characters/ladder.ts';
import { MaxMp } from '../magic/magic-points.ts';

/** What a sheet has boxes for: HP, MP and AP, and the die of each score. */
export function tracks(view: View, who: Id): Track[] {
  const { maxHp, apTotal } = fighter(view, who);
  return [
    { title: 'Dice', as: 'dice', rows: DICE.map((die) => ({ label: die, boxes: 0, shown: showRank(dieOf(fighter(view, who), die)) })) },
    {
      title: 'In play',
      as: 'boxes',
      rows: [
        { label: 'HP', boxes: maxHp },
        { label: 'MP', boxes: MaxMp(view, who) },
        { label: 'AP', boxes: apTotal },
        { label: 'AP owed', boxes: apTotal },
      ],
    },
    { title: 'Harm', as: 'boxes', rows: ['badly wounded', 'mortally wounded', 'stunned', 'knocked out'].map((state) => ({ label: titleOf(state), boxes: 1 })) },
  ];
}
