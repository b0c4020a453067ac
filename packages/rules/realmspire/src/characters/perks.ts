import { defineFeature, type FeatureDef } from '@riposte/kernel';

/** A perk or trait, with the free action that it grants. */
export interface Perk extends FeatureDef {
  readonly free: 'brace' | 'search' | null;
}

const perk = (id: string, title: string, free: Perk['free']): Perk => ({ ...defineFeature(id, { title }), free });

/** Perks and traits of creatures; two of them grant a free action (R-PERKS). @rule RS-FRE-001 */
export const PERKS: readonly Perk[] = [
  perk('steady-guard', 'steady guard', 'brace'),
  perk('keen-eye', 'keen eye', 'search'),
  perk('phase-step', 'phase step', null),
  perk('regeneration', 'regeneration', null),
];
