import { adds, carried, defineCondition } from '@riposte/kernel';
import { feetBetween, isInLine } from './board.js';
import { areFoes, fighter } from './fighter.js';
import { ArmourClass, AttackAdvantage, CheckAdvantage, SaveAdvantage, SaveFails, Speed, SureCritical } from './numbers.js';

/**
 * @import { AnyContribution, ConditionDef, Id, View } from '@riposte/kernel'
 */

const NO_ACTS = /** @type {const} */ (['action', 'bonus', 'reaction']);

/** @type {(view: View, a: Id, b: Id) => boolean} */
const isNear = (view, a, b) => a > 0 && b > 0 && feetBetween(view, a, b) <= 5;

/** Whom somebody sees: in a line, not blinded, not hidden. @rule FF-ATK-5 @type {(view: View, who: Id, other: Id) => boolean} */
export const canSee = (view, who, other) => !view.has(who, Blinded) && !view.has(other, Hidden) && isInLine(view, who, other);

/** Takes no actions, bonus actions and reactions. @rule FF-CON-INCAPACITATED */
export const Incapacitated = defineCondition('incapacitated', {
  rule: 'FF-CON-INCAPACITATED',
  title: 'incapacitated',
  forbids: [{ tags: NO_ACTS, rule: 'FF-CON-INCAPACITATED', reason: 'incapacitated' }],
});

/** What those suffer who cannot help themselves. @param {string} rule @param {string} label @returns {AnyContribution[]} */
const helpless = (rule, label) => [
  adds(Speed, 0, { rule, label, stage: 'at most' }),
  adds(AttackAdvantage, 1, { rule, label, as: 'against' }),
  adds(SaveFails, 1, { rule, label, only: 'of Strength and Dexterity', when: (_view, _who, _against, { ability }) => ability === 'str' || ability === 'dex' }),
];

/** Hits from within 5 feet are critical. @param {string} rule @param {string} label */
const open = (rule, label) =>
  adds(SureCritical, 1, { rule, label, as: 'against', only: 'within 5 feet', when: (view, who, against) => isNear(view, who, against) });

/** @rule FF-CON-BLINDED */
export const Blinded = defineCondition('blinded', {
  rule: 'FF-CON-BLINDED',
  title: 'blinded',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'FF-CON-BLINDED', label: 'blinded' }),
    adds(AttackAdvantage, 1, { rule: 'FF-CON-BLINDED', label: 'blinded target', as: 'against' }),
  ],
});

/** @type {(view: View, who: Id) => boolean} */
const seesItsFear = (view, who) => carried(view, who, Frightened).some(({ source }) => source > 0 && isInLine(view, who, source));

/** Worse in sight of its fear, and goes no nearer. @rule FF-CON-FRIGHTENED @type {ConditionDef} */
export const Frightened = defineCondition('frightened', {
  rule: 'FF-CON-FRIGHTENED',
  title: 'frightened',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'FF-CON-FRIGHTENED', label: 'frightened', only: 'in sight of its fear', when: seesItsFear }),
    adds(CheckAdvantage, -1, { rule: 'FF-CON-FRIGHTENED', label: 'frightened', only: 'in sight of its fear', when: seesItsFear }),
  ],
});

/** @rule FF-CON-GRAPPLED */
export const Grappled = defineCondition('grappled', {
  rule: 'FF-CON-GRAPPLED',
  title: 'grappled',
  contributes: [adds(Speed, 0, { rule: 'FF-CON-GRAPPLED', label: 'grappled', stage: 'at most' })],
});

/** @rule FF-CON-PARALYSED */
export const Paralysed = defineCondition('paralysed', {
  rule: 'FF-CON-PARALYSED',
  title: 'paralysed',
  carries: () => [Incapacitated],
  contributes: [...helpless('FF-CON-PARALYSED', 'paralysed'), open('FF-CON-PARALYSED', 'paralysed')],
});

/** @rule FF-CON-POISONED */
export const Poisoned = defineCondition('poisoned', {
  rule: 'FF-CON-POISONED',
  title: 'poisoned',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'FF-CON-POISONED', label: 'poisoned' }),
    adds(CheckAdvantage, -1, { rule: 'FF-CON-POISONED', label: 'poisoned' }),
  ],
});

/** @rule FF-CON-PRONE */
export const Prone = defineCondition('prone', {
  rule: 'FF-CON-PRONE',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'FF-CON-PRONE', label: 'prone' }),
    adds(AttackAdvantage, 1, {
      rule: 'FF-CON-PRONE',
      label: 'prone target',
      as: 'against',
      only: 'within 5 feet',
      when: (view, who, against) => isNear(view, who, against),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'FF-CON-PRONE',
      label: 'prone target',
      as: 'against',
      only: 'from further away',
      when: (view, who, against) => !isNear(view, who, against),
    }),
  ],
});

/** @rule FF-CON-RESTRAINED */
export const Restrained = defineCondition('restrained', {
  rule: 'FF-CON-RESTRAINED',
  title: 'restrained',
  contributes: [
    adds(Speed, 0, { rule: 'FF-CON-RESTRAINED', label: 'restrained', stage: 'at most' }),
    adds(AttackAdvantage, -1, { rule: 'FF-CON-RESTRAINED', label: 'restrained' }),
    adds(AttackAdvantage, 1, { rule: 'FF-CON-RESTRAINED', label: 'restrained target', as: 'against' }),
    adds(SaveAdvantage, -1, {
      rule: 'FF-CON-RESTRAINED',
      label: 'restrained',
      only: 'of Dexterity',
      when: (_view, _who, _against, { ability }) => ability === 'dex',
    }),
  ],
});

/** @rule FF-CON-STUNNED */
export const Stunned = defineCondition('stunned', {
  rule: 'FF-CON-STUNNED',
  title: 'stunned',
  carries: () => [Incapacitated],
  contributes: helpless('FF-CON-STUNNED', 'stunned'),
});

/** @rule FF-CON-UNCONSCIOUS */
export const Unconscious = defineCondition('unconscious', {
  rule: 'FF-CON-UNCONSCIOUS',
  title: 'unconscious',
  carries: () => [Incapacitated],
  contributes: [...helpless('FF-CON-UNCONSCIOUS', 'unconscious'), open('FF-CON-UNCONSCIOUS', 'unconscious')],
});

/** At 0 hit points, between life and death. @rule FF-ZERO-2 */
export const Dying = defineCondition('dying', { rule: 'FF-ZERO-2', title: 'dying', carries: () => [Unconscious] });

/** At 0 hit points, and no longer in danger. @rule FF-DTH-4 */
export const Stable = defineCondition('stable', { rule: 'FF-DTH-4', title: 'stable', carries: () => [Unconscious] });

/** @rule FF-ZERO-1 */
export const Dead = defineCondition('dead', {
  rule: 'FF-ZERO-1',
  title: 'dead',
  carries: () => [Incapacitated],
  contributes: [adds(Speed, 0, { rule: 'FF-ZERO-1', label: 'dead', stage: 'at most' })],
});

/** Has not noticed the foes: neither moves nor acts in its first turn. @rule FF-ORD-2 */
export const Surprised = defineCondition('surprised', {
  rule: 'FF-ORD-2',
  title: 'surprised',
  carries: () => [Incapacitated],
  contributes: [adds(Speed, 0, { rule: 'FF-ORD-2', label: 'surprised', stage: 'at most' })],
});

/** @type {(view: View, on: Id) => boolean} */
const isAble = (view, on) => !view.has(on, Incapacitated) && Speed(view, on) > 0;

/** Attacks of those it sees are worse, its Dexterity saves better, while it can act and move. @rule FF-ACT-4 @type {ConditionDef} */
export const Dodging = defineCondition('dodging', {
  rule: 'FF-ACT-4',
  title: 'dodging',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'FF-ACT-4',
      label: 'dodging target',
      as: 'against',
      only: 'seen by a target that can move',
      when: (view, who, against) => isAble(view, against) && canSee(view, against, who),
    }),
    adds(SaveAdvantage, 1, {
      rule: 'FF-ACT-4',
      label: 'dodging',
      only: 'of Dexterity, while it can move',
      when: (view, who, _against, { ability }) => ability === 'dex' && isAble(view, who),
    }),
  ],
});

/** Leaves without being attacked. @rule FF-ACT-3 */
export const Disengaged = defineCondition('disengaged', { rule: 'FF-ACT-3', title: 'disengaged' });

/** Somebody distracts it: the next attack of that side against it is better. @rule FF-ACT-5 */
export const Distracted = defineCondition('distracted', {
  rule: 'FF-ACT-5',
  title: 'distracted',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, 1, {
      rule: 'FF-ACT-5',
      label: 'distracted target',
      as: 'against',
      only: 'by friends of who helps',
      when: (view, who, _against, _used, condition) => isHelped(view, who, condition?.source ?? -1),
    }),
  ],
});

/** @type {(view: View, who: Id, helper: Id) => boolean} */
export const isHelped = (view, who, helper) => helper > 0 && helper !== who && !areFoes(view, who, helper);

/** Nobody of the other side sees it. @rule FF-ATK-5 FF-HID-1 @type {ConditionDef} */
export const Hidden = defineCondition('hidden', {
  rule: 'FF-HID-1',
  title: 'hidden',
  contributes: [
    adds(AttackAdvantage, 1, { rule: 'FF-ATK-5', label: 'unseen' }),
    adds(AttackAdvantage, -1, { rule: 'FF-ATK-5', label: 'unseen target', as: 'against' }),
  ],
});

/** Waits with an attack for a foe that comes in reach; its value is the weapon. @rule FF-ACT-7 */
export const Ready = defineCondition('ready', { rule: 'FF-ACT-7', title: 'ready' });

/** Keeps up a spell; its value is the spell. @rule FF-SPL-4 */
export const Concentrating = defineCondition('concentrating', { rule: 'FF-SPL-4', title: 'concentrating' });

/** @rule FF-SP-BLESS */
export const Blessed = defineCondition('blessed', { rule: 'FF-SP-BLESS', title: 'blessed' });

/** Paralysed by a spell, with a save at the end of each turn. @rule FF-SP-HOLD */
export const Held = defineCondition('held', { rule: 'FF-SP-HOLD', title: 'held', carries: () => [Paralysed] });

/** @rule FF-SP-SHIELD */
export const Shielded = defineCondition('shielded', {
  rule: 'FF-SP-SHIELD',
  title: 'shielded',
  contributes: [adds(ArmourClass, 5, { rule: 'FF-SP-SHIELD', label: 'shield of force' })],
});

/** On its feet, or at least alive and awake enough to go on fighting. @rule FF-END-1 @type {(view: View, id: Id) => boolean} */
export const isUp = (view, id) => fighter(view, id).hp > 0 && !view.has(id, Dead);

export const CONDITIONS = [
  Incapacitated,
  Blinded,
  Frightened,
  Grappled,
  Paralysed,
  Poisoned,
  Prone,
  Restrained,
  Stunned,
  Unconscious,
  Dying,
  Stable,
  Dead,
  Surprised,
  Dodging,
  Disengaged,
  Distracted,
  Hidden,
  Ready,
  Concentrating,
  Blessed,
  Held,
  Shielded,
];
