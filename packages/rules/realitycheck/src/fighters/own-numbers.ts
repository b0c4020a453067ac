import { type AnyContribution, type AnyQuery, adds, type Id, type View } from '@riposte/kernel';
import { MaximumAgility } from '../actions/agility.ts';
import { AttackValue } from '../attacks/attack-value.ts';
import { Fortitude, Will } from '../attacks/defenses.ts';
import { Evasion, RangedEvasion, UnarmedEvasion } from '../attacks/evasion.ts';
import { MaximumSurges } from '../harm/aura.ts';
import { JumpDistance, SprintDistance } from '../movement/speed.ts';
import { fighter } from './fighter.ts';

/** What a creature has beside what follows from abilities and gear. @rule RC-DEF-008 */
export const OWN_NUMBERS: readonly AnyContribution[] = [
  adds(AttackValue, (view, who) => fighter(view, who).own.attack, {
    rule: 'R-CREATURES',
    label: 'its own',
    only: 'for creatures with their own bonus',
    when: (view, who) => fighter(view, who).own.attack !== 0,
  }),
  ...(
    [
      [Evasion, 'evasion'],
      [RangedEvasion, 'rangedEvasion'],
      [UnarmedEvasion, 'unarmedEvasion'],
      [Fortitude, 'fortitude'],
      [Will, 'will'],
      [MaximumAgility, 'agility'],
      [SprintDistance, 'sprint'],
      [JumpDistance, 'jump'],
      [MaximumSurges, 'surges'],
    ] as const
  ).map(([query, key]) =>
    adds(query as AnyQuery, (view: View, who: Id) => fighter(view, who).own[key], {
      rule: 'RC-DEF-008',
      label: 'race and nature',
      only: 'for races and creatures with their own numbers',
      when: (view: View, who: Id) => fighter(view, who).own[key] !== 0,
    }),
  ),
];
