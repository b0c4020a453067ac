import { adds, defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { allInjured, perInjured } from '../injuries/body.ts';
import { skillOf } from '../manoeuvres/modifiers.ts';
import { SkillAdvantage } from './skills.ts';

interface Trait extends FeatureDef {
  readonly trait: true;
}

/** A tail to balance with: +1 advantage on Acrobatics while it is whole (R-BODY). @rule CE-TAL-002 */
const hasTail = (view: View, who: Id): boolean => perInjured(view, who, 'tail', 1, 1) === 0;

/** Scent: +1 advantage on checks that go by smell, while one nose is whole (R-BODY). @rule CE-NOS-002 */
const canSmell = (view: View, who: Id): boolean => !allInjured(view, who, 'nose');

export const TRAITS: readonly Trait[] = [
  {
    ...defineFeature('balancing-tail', {
      title: 'balancing tail',
      contributes: [
        adds(SkillAdvantage, 1, {
          rule: 'CE-TAL-002',
          label: 'tail',
          only: 'on acrobatics, with a tail',
          when: (view, who, _against, { skill }) => skill === 'acrobatics' && hasTail(view, who),
        }),
        adds(AttackAdvantage, 1, {
          rule: 'CE-TAL-002',
          label: 'tail',
          only: 'on maneuvers by acrobatics, with a tail',
          when: (view, who, _against, { maneuver }) => maneuver !== null && skillOf(maneuver) === 'acrobatics' && hasTail(view, who),
        }),
      ],
    }),
    trait: true,
  },
  {
    ...defineFeature('scent', {
      title: 'scent',
      contributes: [
        adds(SkillAdvantage, 1, {
          rule: 'CE-NOS-002',
          label: 'scent',
          only: 'by scent, with a nose that can smell',
          when: (view, who, _against, { sense }) => sense === 'scent' && canSmell(view, who),
        }),
      ],
    }),
    trait: true,
  },
  { ...defineFeature('trips-on-hit', { title: 'trips on a hit' }), trait: true },
];
