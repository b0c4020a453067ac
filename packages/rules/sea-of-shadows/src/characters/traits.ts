import { adds, defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { RunDistance } from '../actions/regions.ts';

/** What a creature may be immune to. */
export type Immunity = 'sleep' | 'terror' | 'poison';

interface Trait extends FeatureDef {
  readonly immune: readonly Immunity[];
}

const defineTrait = (
  id: string,
  title: string,
  extras: { readonly immune?: readonly Immunity[]; readonly contributes?: FeatureDef['contributes'] } = {},
): Trait => ({
  ...defineFeature(id, { title, contributes: extras.contributes ?? [] }),
  immune: extras.immune ?? [],
});

/** Skills and abilities; the last three lift limits of riders. @rule SS-MNT-009 SS-MNT-014 */
export const TRAITS: readonly Trait[] = [
  defineTrait('hero', 'hero'),
  defineTrait('riding', 'riding skill'),
  defineTrait('fast-mount', 'unusually fast mount', { contributes: [adds(RunDistance, 1, { rule: 'SS-MNT-009', label: 'unusually fast' })] }),
  defineTrait('slow-mount', 'unusually slow mount', { contributes: [adds(RunDistance, -1, { rule: 'SS-MNT-009', label: 'unusually slow' })] }),
  defineTrait('undead', 'undead', { immune: ['sleep', 'terror', 'poison'] }),
  defineTrait('healing-ritual', 'healing ritual'),
  defineTrait('saddle-acrobat', 'dodges in the saddle'),
  defineTrait('saddle-brawler', 'fights barehanded in the saddle'),
  defineTrait('mount-guard', 'parries and blocks for the mount'),
];

/** Whether a fighter has a piece of gear, a trait or a spell with this id. */
export function hasFeature(view: View, who: Id, id: string): boolean {
  return view.state.entities[who].features.some((code) => view.rules.things[code].id === id);
}

/** Whether a trait makes a fighter immune. */
export function isImmune(view: View, who: Id, to: Immunity): boolean {
  return view.state.entities[who].features.some((code) => (view.rules.things[code] as Partial<Trait>).immune?.includes(to) ?? false);
}
