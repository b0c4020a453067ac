import {
  type AnyContribution,
  adds,
  defineAsk,
  defineFeature,
  defineQuery,
  type FeatureDef,
  type Id,
  ladder,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { Speed } from '../characters/speed.ts';
import { Boons, TargetNumber, type Test } from '../characters/target-number.ts';

/** Stands for natural armour where a code of armour is expected. */
export const NATURAL = -1;

/** Stands for no armour at all, natural armour neither. */
export const UNPROTECTED = -2;

/** Ratings are 0 to this. */
const MAX_RATING = 99;

/** The rating of one source of armour (its code, or NATURAL), damage to it taken off. @rule RS-ARM-007 RS-ARM-010 */
export const ArmourRating = defineQuery<number>('armour rating', {
  rule: 'RS-ARM-007',
  from: 'natural armour',
  base: (view, who, _against, source) => (source === NATURAL ? fighter(view, who).natural : 0),
  combine: ladder(MAX_RATING),
});

/** The Block Rating of the shield in hand, damage to it taken off; 0 without one. @rule RS-SHD-001 RS-SHD-004 */
export const BlockRating = defineQuery('block rating', { rule: 'RS-SHD-001', from: 'no shield', base: () => 0, combine: ladder(MAX_RATING) });

/** Levels of armour. */
export const LEVELS = ['partial armour', 'full armour'] as const;
export type Level = (typeof LEVELS)[number];

export interface Armour extends FeatureDef {
  /** The gear type that a Fighting Style trains. @rule RS-STY-005 */
  readonly level: Level;
  readonly material: string;
  /** Of a full suit, before damage to it. */
  readonly rating: number;
  /** Whether half of its rating counts against magic. @rule RS-ARM-006 */
  readonly magic: boolean;
  /** Especially heavy: hampers more than others. */
  readonly heavy: boolean;
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
  readonly heavy?: true;
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
  dwarven: { armour: 7, shield: 8, price: 1500, heavy: true },
};

/** Rating that partial armour has less than a full suit. */
export const PARTIAL_LESS = 2;

/** A full suit protects better than partial armour of its material. @rule RS-ARM-003 */
const lessThanFull = (id: string): AnyContribution =>
  adds(ArmourRating, () => -PARTIAL_LESS, { rule: 'RS-ARM-003', label: 'partial armour', only: 'for this armour', when: isSource(id) });

const isSource =
  (id: string) =>
  (view: View, _who: Id, _against: Id, source: number): boolean =>
    view.rules.things[source]?.id === id;

/** Metres of speed that worn armour takes. */
export const speedLost = (heavy: boolean): number => (heavy ? 3 : 2);

/** Worn armour slows, especially heavy armour more; without armour nothing hampers. @rule RS-ARM-004 */
const slows = (title: string, heavy: boolean): AnyContribution => adds(Speed, () => -speedLost(heavy), { rule: 'RS-ARM-004', label: title });

/** Tests that a full suit is a bane to, and especially heavy armour makes 1 worse. @rule RS-ARM-004 */
const byAgility = (_view: View, _who: Id, _against: Id, { attribute }: Test): boolean => attribute === 'agility';

/** Armour of one level and material, with what it adds to numbers. @rule RS-ARM-001 */
export function makeArmour(id: string, title: string, { level, rating, material, magic, heavy, price }: Omit<Armour, keyof FeatureDef>): Armour {
  const contributes: AnyContribution[] = [
    adds(ArmourRating, rating, { rule: 'RS-ARM-001', label: title, only: 'for this armour', when: isSource(id) }),
    slows(title, heavy),
    level === 'full armour' ? adds(Boons, -1, { rule: 'RS-ARM-004', label: title, only: 'on Agility tests', when: byAgility }) : lessThanFull(id),
  ];
  if (heavy) contributes.push(adds(TargetNumber, -1, { rule: 'R-ARMOUR', label: title, only: 'on Agility tests', when: byAgility }));
  return { ...defineFeature(id, { title, contributes }), level, material, rating, magic, heavy, price };
}

export const ARMOUR: readonly Armour[] = Object.entries(MATERIALS).flatMap(([material, { armour: rating, price, magic = false, heavy = false }]) =>
  LEVELS.map((level) => {
    const full = level === 'full armour';
    return makeArmour(`${full ? 'full' : 'partial'}-${material}`, `${full ? 'full' : 'partial'} ${material} armour`, {
      level,
      material,
      magic,
      heavy,
      price: full ? price : price / 2,
      rating,
    });
  }),
);

/** A shield: its Block Rating and its price in gl. @rule RS-SHD-001 */
export function makeShield(id: string, title: string, block: number, price: number): Shield {
  return { ...defineFeature(id, { title, contributes: [adds(BlockRating, block, { rule: 'RS-SHD-001', label: title })] }), block, price };
}

export const SHIELDS: readonly Shield[] = Object.entries(MATERIALS).map(([material, { shield, price }]) =>
  makeShield(`${material}-shield`, `${material} shield`, shield, price),
);

/** Armour that is worn, by code. */
const wornBy = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => 'level' in view.rules.things[code]);

/** Sources of an Armour Rating: what is worn, by code, and natural armour. @rule RS-ARM-009 */
export function armourSources(view: View, who: Id): number[] {
  const worn = wornBy(view, who);
  return fighter(view, who).natural > 0 || worn.length === 0 ? [...worn, NATURAL] : worn;
}

/** The source of the highest rating. @rule RS-ARM-009 */
export const bestArmour = (view: View, who: Id): number =>
  armourSources(view, who).reduce((best, source) => (ArmourRating(view, who, undefined, source) > ArmourRating(view, who, undefined, best) ? source : best));

/** The wearer chooses one of several ratings, before damage is rolled; by default the highest. @rule RS-ARM-009 RS-ARM-010 */
export const ChooseArmour = defineAsk<null, number>('choose-armour', {
  rule: 'RS-ARM-009',
  open: (view, who) => armourSources(view, who).length > 1,
  answer: oneOf({ rule: 'RS-ARM-010', candidates: (view, { who }) => armourSources(view, who) }),
  fallback: (view, who) => bestArmour(view, who),
});

/** The source of the rating that counts. @rule RS-ARM-009 */
export const chooseArmour = (play: Play, who: Id): number => play.ask(ChooseArmour, who, null);
