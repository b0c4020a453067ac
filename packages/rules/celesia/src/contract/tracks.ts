import type { Id, View } from '@riposte/kernel';
import { type Track, titleOf } from '@riposte/ruleset';
import { fighter, partName } from '../fighters/fighter.ts';
import { ApTotal } from '../rounds/action-points.ts';
import { ReactionTotal } from '../rounds/reactions.ts';
import { MaxExhaustion, MaxStamina } from '../stamina/stamina.ts';

/** Injuries that a part has boxes for. */
const INJURIES = 5;
const STRAIN = 10;

/** What a sheet has boxes for: Stamina and Exhaustion, and the injuries of each part of the body. */
export function tracks(view: View, who: Id): Track[] {
  return [
    {
      title: 'In play',
      as: 'boxes',
      rows: [
        { label: 'Stamina', boxes: MaxStamina(view, who) },
        { label: 'Exhaustion', boxes: MaxExhaustion(view, who) },
        { label: 'Strain', boxes: STRAIN },
        { label: 'AP', boxes: ApTotal(view, who) },
        { label: 'Reactions', boxes: ReactionTotal(view, who) },
      ],
    },
    {
      title: 'Body',
      as: 'body',
      rows: fighter(view, who).parts.map((part) => ({ label: titleOf(partName(view, part)), boxes: INJURIES })),
    },
  ];
}
