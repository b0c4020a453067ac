import { adds, defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { RunDistance } from './checks.ts';

/** What a creature cannot suffer. */
export type Immunity = 'sleep' | 'terror' | 'poison';

export interface Trait extends FeatureDef {
  readonly immune: readonly Immunity[];
}

const trait = (id: string, title: string, more: { readonly immune?: readonly Immunity[]; readonly contributes?: FeatureDef['contributes'] } = {}): Trait => ({
  ...defineFeature(id, { title, contributes: more.contributes ?? [] }),
  immune: more.immune ?? [],
});

/** Skills and abilities; the last three lift limits of riders. @rule SS-MNT-009 SS-MNT-014 */
export const TRAITS: readonly Trait[] = [
  trait('hero', 'hero'),
  trait('riding', 'riding skill'),
  trait('fast-mount', 'unusually fast mount', { contributes: [adds(RunDistance, 1, { rule: 'SS-MNT-009', label: 'unusually fast' })] }),
  trait('slow-mount', 'unusually slow mount', { contributes: [adds(RunDistance, -1, { rule: 'SS-MNT-009', label: 'unusually slow' })] }),
  trait('undead', 'undead', { immune: ['sleep', 'terror', 'poison'] }),
  trait('healing-ritual', 'healing ritual'),
  trait('saddle-acrobat', 'dodges in the saddle'),
  trait('saddle-brawler', 'fights barehanded in the saddle'),
  trait('mount-guard', 'parries and blocks for the mount'),
];

export function bearsTrait(view: View, who: Id, id: string): boolean {
  return view.state.entities[who].features.some((code) => view.rules.things[code].id === id);
}

export function isImmune(view: View, who: Id, to: Immunity): boolean {
  return view.state.entities[who].features.some((code) => (view.rules.things[code] as Partial<Trait>).immune?.includes(to) ?? false);
}
