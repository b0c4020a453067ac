import { type AnyContribution, adds, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { CheckBonus, type CheckName } from './checks.ts';
import { fighter, heroic } from './fighter.ts';
import {
  ApAtRoundStart,
  ApAtTurnEnd,
  type Attack,
  AttackBonus,
  Defence,
  ExtraAp,
  type Guard,
  Immobility,
  MovementRate,
  names,
  plainRate,
  WeaponCheck,
  WoundSteps,
} from './numbers.ts';
import { ruled } from './rulings.ts';
import { CRITICAL } from './tables.ts';

const DELIBERATE = ['action', 'lasting', 'reaction', 'reacting', 'movement', 'dragging', 'command'] as const;
export const ALL_ACTS = [...DELIBERATE, 'escape', 'free'] as const;

/** Recovery checks know no penalties but their own. @rule HD-RCV-003 */
const whereItCounts = (view: View, _who: Id, _against: Id, name: CheckName): boolean => name !== 'recovery' || ruled(view).penaltiesOnRecovery;

/** A penalty on attack rolls and on all checks. */
function onAllRolls(amount: number | ((view: View, who: Id) => number), rule: string, label: string): readonly AnyContribution[] {
  return [
    adds(AttackBonus, amount, { rule, label }),
    adds(WeaponCheck, amount, { rule, label }),
    adds(CheckBonus, amount, { rule, label, only: 'on checks other than recovery', when: whereItCounts }),
  ];
}

/** The highest level at which somebody is wounded: 0 none, 1 light to 5 fatal. @rule HD-WND-005 */
export function severity(view: View, who: Id): number {
  const { wounds } = fighter(view, who);
  let level = wounds.length;
  while (level > 0 && wounds[level - 1] === 0) level--;
  return level;
}

/** Moderate -1, severe -2, critical and worse -3 on rolls and skill defenses. */
const woundPenalty = (view: View, who: Id): number => 1 - Math.min(CRITICAL, severity(view, who));

/** @rule HD-WND-005 */
export const Wounded = defineCondition('wounded', {
  rule: 'HD-WND-005',
  title: 'wounded',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && severity(view, on) > 0,
  contributes: [
    ...onAllRolls(woundPenalty, 'HD-WND-006', 'wounded'),
    adds(Defence, woundPenalty, {
      rule: 'HD-WND-006',
      label: 'wounded',
      only: 'for Power, Agility, Fortitude and Willpower',
      when: names('power', 'agility', 'fortitude', 'willpower'),
    }),
  ],
});

/** Fatigue of half the normal stamina, until a rest relieves it. @rule HD-FAT-006 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'HD-FAT-006',
  title: 'exhausted',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && !fighter(view, on).relieved && tired(view, on, 2),
  contributes: onAllRolls(-1, 'HD-FAT-006', 'exhausted'),
});

/** Fatigue of all the normal stamina; ordinary NPCs never are. @rule HD-FAT-007 HD-NPC-003 */
export const Staggered = defineCondition('staggered', {
  rule: 'HD-FAT-007',
  title: 'staggered',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && heroic(fighter(view, on)) && tired(view, on, 1),
  contributes: [
    ...onAllRolls(-2, 'HD-FAT-007', 'staggered'),
    adds(ApAtRoundStart, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
    adds(ApAtTurnEnd, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
  ],
  forbids: [{ tags: ['reaction', 'reacting'], rule: 'HD-FAT-007', reason: 'staggered: no reactions' }],
});

export function tired(view: View, who: Id, times: number): boolean {
  const { fatigue, maxStamina } = fighter(view, who);
  return fatigue > 0 && times * fatigue >= maxStamina;
}

/** Attacks wound it one step more severely. */
export const Helpless = defineCondition('helpless', {
  rule: 'HD-GRP-019',
  title: 'helpless',
  contributes: [adds(WoundSteps, 1, { rule: 'R-CONDITIONS', label: 'the target is helpless', as: 'against' })],
  forbids: [{ tags: DELIBERATE, rule: 'HD-GRP-021', reason: 'helpless' }],
});

/** Stands still for every attack. @rule HD-DEF-004 */
export const Immobile = defineCondition('immobile', {
  rule: 'HD-DEF-004',
  title: 'immobile',
  contributes: [adds(Immobility, 1, { rule: 'HD-DEF-004', label: 'immobile' })],
  forbids: [{ tags: ['movement', 'moving'], rule: 'HD-DEF-004', reason: 'immobile' }],
});

/** On the ground: attacks of its own in melee at -2. Its effect on attacks against it stands with posture and cover. */
export const Prone = defineCondition('prone', {
  rule: 'HD-MOD-001',
  title: 'prone',
  contributes: [
    adds(AttackBonus, -2, { rule: 'R-CONDITIONS', label: 'prone', only: 'in melee', when: (_view, _who, _against, attack: Attack) => attack.way === 'melee' }),
  ],
});

export const Crouching = defineCondition('crouching', { rule: 'HD-MOD-001', title: 'crouching' });

/** Stays down with all it does: neither acts nor breaks free. */
export const Unconscious = defineCondition('unconscious', {
  rule: 'HD-WND-006',
  title: 'unconscious',
  carries: () => [Helpless, Prone],
  forbids: [{ tags: ALL_ACTS, rule: 'R-CONDITIONS', reason: 'unconscious' }],
});

/** Dies at the third failed check at the end of a round. @rule HD-HDH-004 */
export const Dying = defineCondition('dying', { rule: 'HD-HDH-004', title: 'dying' });

/** @rule HD-WND-007 HD-NPC-004 */
export const Dead = defineCondition('dead', {
  rule: 'HD-WND-007',
  title: 'dead',
  forbids: [{ tags: ALL_ACTS, rule: 'HD-WND-007', reason: 'dead' }],
});

/** Not in the fight yet. @rule HD-INI-002 */
export const Absent = defineCondition('absent', {
  rule: 'HD-INI-002',
  title: 'not there yet',
  forbids: [{ tags: ALL_ACTS, rule: 'HD-INI-002', reason: 'not there yet' }],
});

/** The defensive posture, until the own next turn or a wound. @rule HD-COM-003 HD-COM-005 */
export const Defending = defineCondition('defending', {
  rule: 'HD-COM-003',
  title: 'defending',
  contributes: [
    adds(Defence, 2, {
      rule: 'HD-COM-005',
      label: 'defending',
      only: 'for Melee and Ranged, where one is aware of it',
      when: (view, who, against, guard: Guard) => guard.braced && names('melee', 'ranged')(view, who, against, guard),
    }),
  ],
});

/** Harried by the source until the round ends. @rule HD-COM-008 */
export const Harried = defineCondition('harried', {
  rule: 'HD-COM-008',
  title: 'harried',
  stacks: true,
  contributes: [
    adds(AttackBonus, -2, {
      rule: 'HD-COM-008',
      label: 'harried',
      only: 'on ranged attacks',
      when: (_view, _who, _against, attack) => attack.way === 'ranged',
    }),
  ],
});

/** Distracted until the round ends: attacks and every Defense. @rule HD-MSC-008 */
export const Distracted = defineCondition('distracted', {
  rule: 'HD-MSC-008',
  title: 'distracted',
  contributes: [adds(AttackBonus, -2, { rule: 'HD-MSC-008', label: 'distracted' }), adds(Defence, -2, { rule: 'HD-MSC-008', label: 'distracted' })],
});

/** Dazed by a spell. */
export const Dazed = defineCondition('dazed', { rule: 'HD-COM-002', title: 'dazed', contributes: onAllRolls(-2, 'R-SPELLS', 'dazed') });

/** Loses its AP and the next gain at a turn's end. */
export const Stunned = defineCondition('stunned', {
  rule: 'R-CONDITIONS',
  title: 'stunned',
  forbids: [{ tags: DELIBERATE, rule: 'R-CONDITIONS', reason: 'stunned' }],
});

/** Its value is what the check of a second dash added; the rate before is doubled. @rule HD-POS-013 */
export const Dashing = defineCondition('dashing', {
  rule: 'HD-POS-013',
  title: 'dashing',
  contributes: [
    adds(MovementRate, (view, who, _against, _context, condition) => plainRate(fighter(view, who)) + (condition?.value ?? 0), {
      rule: 'HD-POS-013',
      label: 'dashing',
    }),
  ],
});

/** In the air, between the start and the end of a jump that is being paid for: the turn does not end. @rule HD-JMP-007 */
export const Airborne = defineCondition('airborne', { rule: 'HD-JMP-007', title: 'in the air' });

/** Surprised by the start of combat: no AP until after its first turn. @rule HD-SUR-005 */
export const Surprised = defineCondition('surprised', { rule: 'HD-SUR-005', title: 'surprised' });

/** At risk of surprise: the game master decides as the fight begins. @rule HD-SUR-001 */
export const Unaware = defineCondition('unaware', { rule: 'HD-SUR-001', title: 'unaware of the enemy' });

/** The value of a pending hurry: AP saved on the action that it hurries. */
export const Hurrying = defineCondition('hurrying', {
  rule: 'HD-QCK-004',
  title: 'in a hurry',
  contributes: [adds(ExtraAp, (_view, _who, _against, _act, condition) => -(condition?.value ?? 0), { rule: 'HD-QCK-004', label: 'in a hurry' })],
});

/** Has reacted to what goes on: no second reaction to one trigger. @rule HD-ACT-010 */
export const Reacted = defineCondition('reacted', { rule: 'HD-ACT-010', title: 'committed to a reaction' });

/** Seen by no foe, until it attacks or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'HD-COM-006', title: 'unseen' });

export const CONDITIONS: readonly ConditionDef[] = [
  Wounded,
  Exhausted,
  Staggered,
  Helpless,
  Immobile,
  Prone,
  Crouching,
  Unconscious,
  Dying,
  Dead,
  Absent,
  Defending,
  Harried,
  Distracted,
  Dazed,
  Stunned,
  Dashing,
  Airborne,
  Surprised,
  Unaware,
  Hurrying,
  Reacted,
];

/** Whether somebody is neither dead nor still to come. */
export function alive(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Dead) || view.has(who, Absent));
}

/** There, neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead) || view.has(who, Absent));
}
