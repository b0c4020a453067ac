import type { Id, View } from '@riposte/kernel';
import type { Track } from '@riposte/ruleset';
import { AP_OF_A_ROUND } from '../actions-in-combat/action-points.ts';
import { MostStamina } from '../adventuring/exertion.ts';
import { MostLuck } from '../characters/luck.ts';
import { MostHealth } from '../damage-and-health/health.ts';
import { MostMana } from '../using-magic/mana.ts';

const ATTACKS = 2;

/** What a sheet has boxes for: Health, Mana, Stamina and Luck, and what each round gives. */
export function tracks(view: View, who: Id): Track[] {
  return [
    {
      title: 'Each round',
      as: 'boxes',
      rows: [
        { label: 'AP', boxes: AP_OF_A_ROUND },
        { label: 'Attacks', boxes: ATTACKS },
        { label: 'Free action', boxes: 1 },
      ],
    },
    {
      title: 'In play',
      as: 'boxes',
      rows: [
        { label: 'Health', boxes: MostHealth(view, who) },
        { label: 'Mana', boxes: MostMana(view, who) },
        { label: 'Stamina', boxes: MostStamina(view, who) },
        { label: 'Luck', boxes: MostLuck(view, who) },
      ],
    },
  ];
}
