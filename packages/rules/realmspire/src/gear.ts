import { type AnyContribution, adds, defineFeature, die, type FeatureDef, type Pool } from '@riposte/kernel';
import type { DamageType } from './damage-types.ts';
import { ArmourRating, Boons, Speed } from './numbers.ts';

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly damage: Pool;
  readonly type: DamageType;
  /** Metres: reach in melee, range of a ranged weapon. */
  readonly reach: number;
  readonly ranged: boolean;
  readonly twoHanded: boolean;
  readonly heavy: boolean;
}

export interface Armour extends FeatureDef {
  /** The gear type that a Fighting Style trains. */
  readonly level: 'partial armour' | 'full armour';
}

export interface Shield extends FeatureDef {
  readonly block: number;
}

function weapon(id: string, sides: number, type: DamageType, reach: number, ...traits: readonly ('ranged' | 'two-handed' | 'heavy')[]): Weapon {
  return {
    ...defineFeature(id, { title: id }),
    weapon: true,
    damage: die(sides),
    type,
    reach,
    ranged: traits.includes('ranged'),
    twoHanded: traits.includes('two-handed'),
    heavy: traits.includes('heavy'),
  };
}

export const UNARMED = weapon('unarmed', 4, 'crushing', 1);

/** Damage dice, types and reach of weapons. @rule RS-ATK-003 RS-RES-005 RS-DTY-004 RS-DTY-005 RS-DTY-006 */
export const WEAPONS: readonly Weapon[] = [
  UNARMED,
  weapon('dagger', 6, 'piercing', 1),
  weapon('shortsword', 6, 'slashing', 1),
  weapon('longsword', 8, 'slashing', 1),
  weapon('hatchet', 6, 'slashing', 1),
  weapon('club', 6, 'crushing', 1),
  weapon('mace', 8, 'crushing', 1, 'heavy'),
  weapon('spear', 8, 'piercing', 2),
  weapon('glaive', 10, 'slashing', 2, 'two-handed', 'heavy'),
  weapon('shortbow', 8, 'piercing', 60, 'ranged', 'two-handed'),
  weapon('longbow', 10, 'piercing', 120, 'ranged', 'two-handed'),
];

/** Materials with the Armour Rating of a full suit; partial armour has 2 less. @rule RS-ARM-001 RS-ARM-003 RS-ARM-008 */
const MATERIALS = { hide: 3, leather: 3, bone: 4, iron: 5, steel: 6 } as const;

/** Worn armour slows by 2 m; a full suit is a bane to tests of Agility. @rule RS-ARM-002 RS-ARM-004 RS-ARM-007 */
function armour(material: keyof typeof MATERIALS, level: Armour['level']): Armour {
  const title = `${level} of ${material}`;
  const full = level === 'full armour';
  const contributes: AnyContribution[] = [
    adds(ArmourRating, MATERIALS[material] - (full ? 0 : 2), { rule: 'RS-ARM-007', label: title }),
    adds(Speed, -2, { rule: 'RS-ARM-004', label: title }),
  ];
  if (full) contributes.push(adds(Boons, -1, { rule: 'RS-ARM-004', label: title, when: (_view, _who, _against, { attribute }) => attribute === 'agility' }));
  return { ...defineFeature(`${full ? 'full' : 'partial'}-${material}`, { title, contributes }), level };
}

export const ARMOUR: readonly Armour[] = (['hide', 'leather', 'bone', 'iron', 'steel'] as const).flatMap((material) => [
  armour(material, 'partial armour'),
  armour(material, 'full armour'),
]);

const shield = (material: string, block: number): Shield => ({ ...defineFeature(`${material}-shield`, { title: `shield of ${material}` }), block });

/** @rule RS-SHD-001 RS-SHD-004 */
export const SHIELDS: readonly Shield[] = [shield('hide', 4), shield('leather', 4), shield('bone', 6), shield('iron', 6), shield('steel', 7)];

export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...ARMOUR, ...SHIELDS];
