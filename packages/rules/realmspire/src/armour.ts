import { type AnyContribution, adds, defineFeature, type FeatureDef, type View } from '@riposte/kernel';
import { ArmourRating, BlockRating, Boons, Speed, type Test } from './numbers.ts';

export const LEVELS = ['partial armour', 'full armour'] as const;
export type Level = (typeof LEVELS)[number];

export interface Armour extends FeatureDef {
  /** The gear type that a Fighting Style trains. @rule RS-STY-005 */
  readonly level: Level;
  readonly material: string;
  /** Before damage to it. */
  readonly rating: number;
  /** Whether half of its rating counts against magic. @rule RS-ARM-006 */
  readonly magic: boolean;
  readonly price: number;
}

export interface Shield extends FeatureDef {
  readonly block: number;
  readonly price: number;
}

interface Material {
  readonly armour: number;
  readonly shield: number;
  /** Of a full suit, in gl. */
  readonly price: number;
  readonly magic?: true;
}

/** The rating of a full suit and of a shield; sturdier ones are dearer (R-ARMOUR). @rule RS-ARM-001 RS-ARM-005 RS-ARM-006 RS-ARM-008 RS-SHD-004 */
export const MATERIALS: { readonly [material: string]: Material } = {
  hide: { armour: 3, shield: 4, price: 100 },
  leather: { armour: 3, shield: 4, price: 120 },
  bone: { armour: 4, shield: 6, price: 200 },
  iron: { armour: 5, shield: 6, price: 350 },
  chitin: { armour: 5, shield: 7, price: 500 },
  steel: { armour: 6, shield: 7, price: 700 },
  elven: { armour: 6, shield: 7, price: 2000, magic: true },
  dwarven: { armour: 7, shield: 8, price: 1500 },
};

/** Rating that partial armour has less than a full suit. */
const PARTIAL_LESS = 2;

/** The rating by level and material: a full suit protects better. @rule RS-ARM-001 RS-ARM-003 */
export const ratingOf = (material: string, level: Level): number => MATERIALS[material].armour - (level === 'full armour' ? 0 : PARTIAL_LESS);

/** Worn armour slows by 2 m; a full suit is a bane to tests of Agility. Without armour nothing hampers. @rule RS-ARM-004 RS-ARM-001 */
export function makeArmour(id: string, title: string, { level, rating, material, magic, price }: Omit<Armour, keyof FeatureDef>): Armour {
  const contributes: AnyContribution[] = [
    adds(ArmourRating, rating, { rule: 'RS-ARM-001', label: title, when: (view: View, _who, _against, source) => view.rules.things[source]?.id === id }),
    adds(Speed, -2, { rule: 'RS-ARM-004', label: title }),
  ];
  if (level === 'full armour') {
    contributes.push(adds(Boons, -1, { rule: 'RS-ARM-004', label: title, when: (_view, _who, _against, { attribute }: Test) => attribute === 'agility' }));
  }
  return { ...defineFeature(id, { title, contributes }), level, material, rating, magic, price };
}

export const ARMOUR: readonly Armour[] = Object.entries(MATERIALS).flatMap(([material, { price, magic = false }]) =>
  LEVELS.map((level) => {
    const full = level === 'full armour';
    const rating = ratingOf(material, level);
    return makeArmour(`${full ? 'full' : 'partial'}-${material}`, `${level} of ${material}`, {
      level,
      material,
      magic,
      price: full ? price : price / 2,
      rating,
    });
  }),
);

/** @rule RS-SHD-001 */
export function makeShield(id: string, title: string, block: number, price: number): Shield {
  return { ...defineFeature(id, { title, contributes: [adds(BlockRating, block, { rule: 'RS-SHD-001', label: title })] }), block, price };
}

export const SHIELDS: readonly Shield[] = Object.entries(MATERIALS).map(([material, { shield, price }]) =>
  makeShield(`${material}-shield`, `shield of ${material}`, shield, price),
);

/** Repairing costs 50 gl a degree (R-DAMAGED). */
export const repairPrice = (degrees: number): number => 50 * degrees;
