import type { Id, View } from '@riposte/kernel';
import type { Track } from '@riposte/ruleset';
import { MaximumAgility } from '../actions/agility.ts';
import { EnergyPerRound } from '../actions/energy.ts';
import { MaximumStamina } from '../actions/stamina.ts';
import { AuraStrength, MaximumSurges } from '../harm/aura.ts';

/** What a sheet has boxes for: Energy and Agility each round, Stamina, Aura, Recovery Surges. */
export function tracks(view: View, who: Id): Track[] {
  return [
    {
      title: 'Each round',
      as: 'boxes',
      rows: [
        { label: 'Energy', boxes: EnergyPerRound(view, who) },
        { label: 'Agility', boxes: MaximumAgility(view, who) },
        { label: 'Swift attack', boxes: 1 },
        { label: 'Initiative', boxes: 1 },
      ],
    },
    {
      title: 'In play',
      as: 'boxes',
      rows: [
        { label: 'Stamina', boxes: MaximumStamina(view, who) },
        { label: 'Aura', boxes: AuraStrength(view, who) },
        { label: 'Surges', boxes: MaximumSurges(view, who) },
      ],
    },
    { title: 'Laid open', as: 'boxes', rows: ['Exposed', 'Unguarded', 'Dazed'].map((label) => ({ label, boxes: 1 })) },
  ];
}
