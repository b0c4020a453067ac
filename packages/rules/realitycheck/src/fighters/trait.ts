import { defineChange, type FeatureDef, type Id, type Play, type Refuse, type View } from '@riposte/kernel';
import { type Ability, type Fighter, fighter } from './fighter.ts';

/** A style, feat, theme or other ability. */
export interface Trait extends FeatureDef {
  readonly trait: true;
  readonly bringsAbility?: { readonly ability: Ability; readonly to: 'attack' | 'damage' | 'both' };
  readonly shakesOff?: true;
  readonly recharge?: 'short-rest' | 'long-rest';
}

/** An ability put into an attack, for Stamina and at times Energy. */
export interface Technique extends Trait {
  readonly technique: true;
  readonly stamina: number;
  readonly energy: number;
  /** Whether who misses with it is exposed. */
  readonly reckless: boolean;
}

export const isTrait = (thing: FeatureDef): thing is Trait => 'trait' in thing;

/** Whether a fighter has a feature. */
export const knows = (view: View, who: Id, id: string): boolean => fighter(view, who).features.some((code) => view.rules.things[code].id === id);

/** The code of a fighter's ability, or -1. */
const abilityOf = (view: View, who: Id, id: string): number => fighter(view, who).features.find((code) => view.rules.things[code].id === id) ?? -1;

export const techniqueAt = (view: View, code: number): Technique | null => {
  const thing = view.rules.things[code];
  return thing !== undefined && 'technique' in thing ? (thing as Technique) : null;
};

/** Codes of the techniques that a fighter knows. */
export const techniquesOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => techniqueAt(view, code) !== null);

/** An ability is used up until the rest that renews it; -1 renews all of the list. */
export const UsedUp = defineChange('used-up', (store, who: Id, used: readonly number[]): void => {
  (store.edit(who) as Fighter).used = used;
});

/** A fighter has learnt or lost abilities. */
export const TraitsSet = defineChange('traits-set', (store, who: Id, features: readonly number[]): void => {
  (store.edit(who) as Fighter).features = features;
});

/** Refuses an ability that a fighter lacks or has used up. */
export function refuseUnready(view: View, by: Id, id: string, rule: string, refuse: Refuse): void {
  if (!isReady(view, by, id)) refuse(rule, knows(view, by, id) ? 'ability-used' : 'no-ability');
}

/** Whether a fighter has an ability that is not used up. */
export const isReady = (view: View, who: Id, id: string): boolean => {
  const code = abilityOf(view, who, id);
  return code >= 0 && !fighter(view, who).used.includes(code);
};

export const useUp = (play: Play, who: Id, id: string): void => UsedUp(play, who, [...fighter(play, who).used, abilityOf(play, who, id)]);
