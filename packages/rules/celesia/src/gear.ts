import { adds, defineFeature, type FeatureDef } from '@riposte/kernel';
import { DefenceValue } from './numbers.ts';

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly natural: boolean;
  /** Lowest face that threatens a critical hit. */
  readonly threat: number;
  /** What a critical hit adds. */
  readonly bleed: number;
  readonly strain: number;
  /** Highest severity it reaches, a place in SEVERITIES. */
  readonly reach: number;
}

export interface Shield extends FeatureDef {
  readonly shield: number;
}

const FATAL = 4;
const SEVERE = 2;

function weapon(id: string, traits: Partial<Omit<Weapon, 'id' | 'title' | 'weapon'>>): Weapon {
  return {
    ...defineFeature(id, { title: id }),
    weapon: true,
    natural: traits.natural ?? false,
    threat: traits.threat ?? 20,
    bleed: traits.bleed ?? 0,
    strain: traits.strain ?? 0,
    reach: traits.reach ?? FATAL,
  };
}

/** Threat ranges and critical effects of melee weapons. @rule CE-CRT-004 CE-CRT-005 */
export const WEAPONS: readonly Weapon[] = [
  weapon('fist', { natural: true, strain: 1, reach: SEVERE }),
  weapon('bite', { natural: true, bleed: 1 }),
  weapon('dagger', { threat: 19, bleed: 1 }),
  weapon('shortsword', { threat: 19, bleed: 1 }),
  weapon('longsword', { threat: 19, bleed: 2 }),
  weapon('rapier', { threat: 18, strain: 1 }),
  weapon('scimitar', { threat: 18, bleed: 1 }),
];

/** Armour adds to DV but not to touch DV. @rule CE-DEF-004 CE-DEF-006 */
function armour(id: string, title: string, bonus: number): FeatureDef {
  return defineFeature(id, {
    title,
    contributes: [adds(DefenceValue, bonus, { rule: 'CE-DEF-004', label: title, when: (_view, _who, _against, { touch }) => !touch })],
  });
}

export const ARMOUR: readonly FeatureDef[] = [
  armour('padded', 'padded armour', 1),
  armour('leather', 'leather', 2),
  armour('studded', 'studded leather', 3),
  armour('chain-shirt', 'chain shirt', 4),
  armour('scale', 'scale', 5),
  armour('breastplate', 'breastplate', 6),
  armour('half-plate', 'half-plate', 7),
  armour('full-plate', 'full plate', 8),
  armour('scaly-hide', 'scaly hide', 5),
];

const shield = (id: string, title: string, bonus: number): Shield => ({ ...defineFeature(id, { title }), shield: bonus });

/** @rule CE-SHD-002 */
export const SHIELDS: readonly Shield[] = [
  shield('buckler', 'buckler', 1),
  shield('light-shield', 'light shield', 1),
  shield('heavy-shield', 'heavy shield', 2),
  shield('tower-shield', 'tower shield', 4),
];

export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...ARMOUR, ...SHIELDS];
