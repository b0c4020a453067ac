import { type AnyContribution, adds, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter, heroic } from './fighter.ts';
import { ApAtRoundStart, ApAtTurnEnd, AttackBonus, CheckBonus, Defence, WoundSteps } from './numbers.ts';
import { CRITICAL } from './tables.ts';

const ALL_ACTS = ['action', 'reaction', 'reacting', 'movement'] as const;

/** A penalty on attack rolls and on all checks. */
function onAllRolls(amount: (view: View, who: Id) => number, rule: string, label: string): readonly AnyContribution[] {
  return [adds(AttackBonus, amount, { rule, label }), adds(CheckBonus, amount, { rule, label })];
}

/** The highest level at which somebody is wounded: 0 none, 1 light to 5 fatal. @rule HD-WND-005 */
export function severity(view: View, who: Id): number {
  const { wounds } = fighter(view, who);
  let level = wounds.length;
  while (level > 0 && wounds[level - 1] === 0) level--;
  return level;
}

/** Moderate -1, severe -2, critical and worse -3 on rolls and skill defenses. @rule HD-WND-006 */
const woundPenalty = (view: View, who: Id): number => 1 - Math.min(CRITICAL, severity(view, who));

/** @rule HD-WND-005 HD-WND-008 */
export const Wounded = defineCondition('wounded', {
  rule: 'HD-WND-005',
  title: 'wounded',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && severity(view, on) > 0,
  contributes: [
    ...onAllRolls(woundPenalty, 'HD-WND-006', 'wounded'),
    adds(Defence, woundPenalty, {
      rule: 'HD-WND-006',
      label: 'wounded',
      when: (_view, _who, _against, guard) => guard.kind !== 'melee' && guard.kind !== 'ranged',
    }),
  ],
});

/** Fatigue of half the normal stamina. @rule HD-FAT-006 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'HD-FAT-006',
  title: 'exhausted',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && tired(view, on, 2),
  contributes: onAllRolls(() => -1, 'HD-FAT-006', 'exhausted'),
});

/** Fatigue of all the normal stamina; ordinary NPCs never are. @rule HD-FAT-007 HD-NPC-003 */
export const Staggered = defineCondition('staggered', {
  rule: 'HD-FAT-007',
  title: 'staggered',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && heroic(fighter(view, on)) && tired(view, on, 1),
  contributes: [
    ...onAllRolls(() => -2, 'HD-FAT-007', 'staggered'),
    adds(ApAtRoundStart, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
    adds(ApAtTurnEnd, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
  ],
  forbids: [{ tags: ['reaction', 'reacting'], rule: 'HD-FAT-007', reason: 'staggered: no reactions' }],
});

function tired(view: View, who: Id, times: number): boolean {
  const { fatigue, maxStamina } = fighter(view, who);
  return fatigue > 0 && times * fatigue >= maxStamina;
}

/** Attacks wound it one step more severely. */
export const Helpless = defineCondition('helpless', {
  rule: 'HD-GRP-019',
  title: 'helpless',
  contributes: [adds(WoundSteps, 1, { rule: 'HD-GRP-019', label: 'the target is helpless', as: 'against' })],
  forbids: [{ tags: ALL_ACTS, rule: 'HD-GRP-019', reason: 'helpless' }],
});

/** @rule HD-MOD-001 HD-MOD-002 */
export const Prone = defineCondition('prone', {
  rule: 'HD-MOD-001',
  title: 'prone',
  contributes: [
    adds(AttackBonus, 3, {
      rule: 'HD-MOD-001',
      label: 'the target is prone',
      as: 'against',
      when: (_view, _who, _against, attack) => attack.targets === 'melee',
    }),
    adds(AttackBonus, -3, {
      rule: 'HD-MOD-001',
      label: 'the target is prone',
      as: 'against',
      when: (_view, _who, _against, attack) => attack.targets === 'ranged',
    }),
  ],
});

export const Unconscious = defineCondition('unconscious', {
  rule: 'HD-WND-006',
  title: 'unconscious',
  carries: () => [Helpless, Prone],
});

/** Dies at the third failed check at the end of a round. @rule HD-HDH-004 */
export const Dying = defineCondition('dying', { rule: 'HD-HDH-004', title: 'dying' });

/** @rule HD-NPC-004 HD-WND-007 */
export const Dead = defineCondition('dead', {
  rule: 'HD-WND-007',
  title: 'dead',
  forbids: [{ tags: ALL_ACTS, rule: 'HD-WND-007', reason: 'dead' }],
});

/** The defensive posture, until the own next turn or a wound. @rule HD-COM-003 HD-COM-005 */
export const Defending = defineCondition('defending', {
  rule: 'HD-COM-003',
  title: 'defending',
  contributes: [adds(Defence, 2, { rule: 'HD-COM-005', label: 'defending', when: (_view, _who, _against, guard) => guard.braced })],
});

/** Harried by the source until the round ends. @rule HD-COM-008 */
export const Harried = defineCondition('harried', {
  rule: 'HD-COM-008',
  title: 'harried',
  stacks: true,
  contributes: [adds(AttackBonus, -2, { rule: 'HD-COM-008', label: 'harried', when: (_view, _who, _against, attack) => attack.way === 'ranged' })],
});

/** Dazed by a spell. @rule HD-COM-002 */
export const Dazed = defineCondition('dazed', {
  rule: 'HD-COM-002',
  title: 'dazed',
  contributes: onAllRolls(() => -2, 'HD-COM-002', 'dazed'),
});

export const CONDITIONS: readonly ConditionDef[] = [Wounded, Exhausted, Staggered, Helpless, Prone, Unconscious, Dying, Dead, Defending, Harried, Dazed];

export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}
