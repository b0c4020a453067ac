import { type AnyContribution, adds, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { allInjured, perInjured } from './body.ts';
import { fighter } from './fighter.ts';
import { wholeHas } from './heads.ts';
import { ApTotal, AttackAdvantage, CheckAdvantage, DefenceValue } from './numbers.ts';

const isFighter = (view: View, on: Id): boolean => view.state.entities[on].kind === 'fighter';

const EVERY_D20 = (rule: string, label: string): readonly AnyContribution[] => [
  adds(AttackAdvantage, -1, { rule, label }),
  adds(CheckAdvantage, -1, { rule, label }),
];

export const Dead = defineCondition('dead', {
  rule: 'CE-UNC-009',
  title: 'dead',
  forbids: [{ tags: ['action', 'reaction', 'free'], rule: 'CE-UNC-009', reason: 'dead' }],
});

/** Why somebody lies unconscious: the value of the condition. */
export const FROM_EXHAUSTION = 0;
export const MAY_WAKE = 1;
export const COMA = 2;

/** Also borne by a single head of several, which then cannot strike. @rule CE-UNC-001 CE-HED-006 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'CE-UNC-001',
  title: 'unconscious',
  stacks: true,
  forbids: [{ tags: ['action', 'reaction', 'free'], rule: 'CE-UNC-001', reason: 'unconscious' }],
});

/** DV from 5 in place of 10, melee attacks with +2 advantage. @rule CE-UNC-001 */
export const Helpless: ConditionDef = defineCondition('helpless', {
  rule: 'CE-UNC-001',
  title: 'helpless',
  while: (view, on) => isFighter(view, on) && view.has(on, Unconscious),
  contributes: [
    adds(DefenceValue, -5, { rule: 'CE-UNC-001', label: 'helpless' }),
    adds(AttackAdvantage, 2, { rule: 'CE-UNC-001', label: 'against the helpless', as: 'against' }),
  ],
});

/** No AP, no reactions; on a single head of several: that head cannot strike. @rule CE-HED-003 CE-HRT-003 */
export const Stunned = defineCondition('stunned', {
  rule: 'CE-HED-003',
  title: 'stunned',
  contributes: [adds(ApTotal, -3, { rule: 'CE-HED-003', label: 'stunned' })],
  forbids: [{ tags: ['action', 'reaction'], rule: 'CE-HED-003', reason: 'stunned' }],
});

/** @rule CE-HED-004 */
export const Dazed = defineCondition('dazed', {
  rule: 'CE-HED-004',
  title: 'dazed',
  contributes: [adds(ApTotal, -2, { rule: 'CE-HED-004', label: 'dazed' })],
  forbids: [{ tags: ['reaction'], rule: 'CE-HED-004', reason: 'dazed' }],
});

/** @rule CE-EYE-004 CE-EYE-006 */
export const Blinded = defineCondition('blinded', {
  rule: 'CE-EYE-004',
  title: 'blinded',
  while: (view, on) => isFighter(view, on) && allInjured(view, on, 'eye'),
  contributes: [adds(AttackAdvantage, -2, { rule: 'CE-EYE-004', label: 'blinded' })],
});

/** @rule CE-EAR-003 CE-EAR-004 */
export const Deafened = defineCondition('deafened', {
  rule: 'CE-EAR-003',
  title: 'deafened',
  while: (view, on) => isFighter(view, on) && allInjured(view, on, 'ear'),
});

/** Until the first turn begins, and whenever one cannot guard oneself. @rule CE-INI-007 CE-INI-008 CE-DEF-009 CE-DEF-010 CE-DEF-011 */
export const OffGuard = defineCondition('off-guard', {
  rule: 'CE-INI-007',
  title: 'off-guard',
  while: (view, on) => isFighter(view, on) && (fighter(view, on).turns === 0 || view.has(on, Stunned) || view.has(on, Unconscious) || view.has(on, Blinded)),
  contributes: [adds(DefenceValue, (view, who) => -Math.max(0, fighter(view, who).dexterity), { rule: 'CE-DEF-009', label: 'off-guard' })],
  forbids: [{ tags: ['reaction'], rule: 'CE-INI-008', reason: 'off-guard' }],
});

/** @rule CE-HED-001 */
export const Concussed = defineCondition('concussed', {
  rule: 'CE-HED-001',
  title: 'concussed',
  while: (view, on) => isFighter(view, on) && wholeHas(view, on, 1),
  contributes: EVERY_D20('CE-HED-001', 'concussed'),
});

/** Begins when the stun or daze of the blow is over. @rule CE-HED-005 */
export const Confused = defineCondition('confused', {
  rule: 'CE-HED-005',
  title: 'confused',
  while: (view, on) => isFighter(view, on) && wholeHas(view, on, 2) && !view.has(on, Stunned) && !view.has(on, Dazed),
});

/** @rule CE-HRT-004 */
export const Sickened = defineCondition('sickened', {
  rule: 'CE-HRT-004',
  title: 'sickened',
  while: (view, on) => isFighter(view, on) && perInjured(view, on, 'heart', 1, 1) > 0,
  contributes: EVERY_D20('CE-HRT-004', 'sickened'),
});

/** @rule CE-STA-006 CE-STA-013 CE-STA-010 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'CE-STA-006',
  title: 'exhausted',
  while: (view, on) => isFighter(view, on) && fighter(view, on).con !== null && fighter(view, on).stamina <= 0,
  contributes: EVERY_D20('CE-STA-006', 'exhausted'),
});

/** @rule CE-PRN-001 CE-PRN-003 CE-PRN-004 */
export const Prone: ConditionDef = defineCondition('prone', {
  rule: 'CE-PRN-003',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'CE-PRN-004', label: 'prone', when: (view, _who, against) => !view.has(against, Prone) }),
    adds(AttackAdvantage, 1, { rule: 'CE-PRN-001', label: 'against the prone', as: 'against' }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'CE-PRN-003', reason: 'prone: stand up first' }],
});

/** To the start of the own next turn; no attack actions meanwhile. @rule CE-DFN-001 CE-DFN-003 */
export const Defending = defineCondition('defending', {
  rule: 'CE-DFN-001',
  title: 'defending',
  contributes: [adds(DefenceValue, (view, who) => fighter(view, who).mb, { rule: 'CE-DFN-001', label: 'defending' })],
  forbids: [{ tags: ['attack'], rule: 'CE-DFN-003', reason: 'defending: no attack for the rest of this turn' }],
});

/** Its source is the hand, its value the shield's bonus. @rule CE-SHD-001 CE-SHD-002 CE-DEF-008 */
export const ShieldReady = defineCondition('shield-ready', {
  rule: 'CE-SHD-002',
  title: 'shield ready',
  stacks: true,
  contributes: [
    adds(DefenceValue, (_view, _who, _against, _contact, held) => held!.value, {
      rule: 'CE-SHD-002',
      label: 'shield',
      when: (_view, _who, _against, { touch }) => !touch,
    }),
  ],
});

/** Loses so much Stamina at the start of each turn. @rule CE-UNC-003 */
export const Bleeding = defineCondition('bleeding', { rule: 'CE-UNC-003', title: 'bleeding', stacks: true });

/** A natural weapon after a natural 1, borne by the part. @rule CE-CRT-011 */
export const Locked = defineCondition('locked', { rule: 'CE-CRT-011', title: 'unusable for now' });

export const CONDITIONS: readonly ConditionDef[] = [
  Dead,
  Unconscious,
  Helpless,
  Stunned,
  Dazed,
  Blinded,
  Deafened,
  OffGuard,
  Concussed,
  Confused,
  Sickened,
  Exhausted,
  Prone,
  Defending,
  ShieldReady,
  Bleeding,
  Locked,
];

export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  return conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}
