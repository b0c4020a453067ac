import type { Id, View } from '@riposte/kernel';
import { type Track, titleOf } from '@riposte/ruleset';
import { MaxMana } from '../health/mana.ts';
import { MaxStamina } from '../health/stamina.ts';
import { LEVELS, WoundSlots } from '../health/wound-levels.ts';
import { MaxAp } from '../sequence/action-points.ts';

const FATIGUE = 10;

/** What a sheet has boxes for: wounds by their levels, stamina, mana, fatigue and AP. */
export function tracks(view: View, who: Id): Track[] {
  return [
    { title: 'Wounds', as: 'boxes', rows: LEVELS.map((level, i) => ({ label: titleOf(level), boxes: WoundSlots(view, who, who, i + 1) })) },
    {
      title: 'In play',
      as: 'boxes',
      rows: [
        { label: 'Stamina', boxes: MaxStamina(view, who) },
        { label: 'Mana', boxes: MaxMana(view, who) },
        { label: 'Fatigue', boxes: FATIGUE },
        { label: 'AP', boxes: MaxAp(view, who) },
      ],
    },
  ];
}
