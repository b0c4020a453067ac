import { type AnyContribution, adds, type ConditionDef, defineCondition, end, type Id, type View } from '@riposte/kernel';
import { allInjured, perInjured } from './body.ts';
import { fighter, modifier, owner, scene } from './fighter.ts';
import { wholeHas } from './heads.ts';
import { ApTotal, AttackAdvantage, CheckAdvantage, DefenceValue, InitiativeAdvantage, isMelee, SaveAdvantage, SkillAdvantage, Speed } from './numbers.ts';
import { Prone } from './postures.ts';
import { ruled } from './rulings.ts';
import { attributeOf } from './skills.ts';
import { constitutionCheck } from './stamina.ts';

const isFighter = (view: View, on: Id): boolean => view.state.entities[on].kind === 'fighter';

/** One more disadvantage on every d20 rolled. */
const worseOnEveryD20 = (rule: string, label: string): readonly AnyContribution[] => [
  adds(AttackAdvantage, -1, { rule, label }),
  adds(CheckAdvantage, -1, { rule, label }),
  adds(SaveAdvantage, -1, { rule, label }),
  adds(SkillAdvantage, -1, { rule, label }),
  adds(InitiativeAdvantage, -1, { rule, label }),
];

/** Tags of all acts of fighters. */
const ALL_ACTS = ['action', 'reaction', 'free', 'casting', 'care'];

export const Dead = defineCondition('dead', {
  rule: 'CE-UNC-009',
  title: 'dead',
  forbids: [{ tags: ALL_ACTS, rule: 'CE-UNC-009', reason: 'dead' }],
});

/** Why somebody lies unconscious: the value of the condition. */
export const FROM_EXHAUSTION = 0;
export const MAY_WAKE = 1;
export const COMA = 2;

const WAKING_DC = 30;

/**
 * Also borne by a single head of several, which then cannot strike. At the start of each turn those who may wake by
 * themselves try to. @rule CE-UNC-001 CE-HED-006 CE-HED-009
 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'CE-UNC-001',
  title: 'unconscious',
  stacks: true,
  forbids: [{ tags: ALL_ACTS, rule: 'CE-UNC-001', reason: 'unconscious' }],
  each(play, bearer, { id, value }) {
    if (value === MAY_WAKE && constitutionCheck(play, owner(play, bearer), WAKING_DC)) end(play, bearer, id);
  },
});

/** Held fast by the second degree of a grapple: may still try to escape (R-MANEUVERS). */
export const Pinned = defineCondition('pinned', {
  rule: 'CE-MNV-001',
  title: 'pinned',
  forbids: [{ tags: ['attack', 'movement', 'casting', 'reaction'], rule: 'CE-MNV-001', reason: 'pinned' }],
});

/** DV from 5 in place of 10, melee attacks with +2 advantage. @rule CE-UNC-001 */
export const Helpless: ConditionDef = defineCondition('helpless', {
  rule: 'CE-UNC-001',
  title: 'helpless',
  while: (view, on) => isFighter(view, on) && (view.has(on, Unconscious) || view.has(on, Pinned)),
  contributes: [
    adds(DefenceValue, -5, { rule: 'CE-UNC-001', label: 'helpless' }),
    adds(AttackAdvantage, 2, {
      rule: 'CE-UNC-001',
      label: 'against the helpless',
      as: 'against',
      only: 'in melee',
      when: (view, _who, _against, attack) => isMelee(view, attack),
    }),
  ],
});

/** No AP, no reactions; on a single head of several: that head cannot strike. @rule CE-HED-003 CE-HRT-003 */
export const Stunned: ConditionDef = defineCondition('stunned', {
  rule: 'CE-HED-003',
  title: 'stunned',
  contributes: [adds(ApTotal, -3, { rule: 'CE-HED-003', label: 'stunned' })],
  forbids: [{ tags: ['action', 'reaction', 'casting'], rule: 'CE-HED-003', reason: 'stunned' }],
});

/** @rule CE-HED-004 */
export const Dazed = defineCondition('dazed', {
  rule: 'CE-HED-004',
  title: 'dazed',
  contributes: [adds(ApTotal, -2, { rule: 'CE-HED-004', label: 'dazed', only: 'while not stunned', when: (view, who) => !view.has(who, Stunned) })],
  forbids: [{ tags: ['reaction'], rule: 'CE-HED-004', reason: 'dazed' }],
});

/** One AP more; of no use to the dazed and stunned (R-CONDITIONS). @rule CE-RND-003 */
export const Hasted = defineCondition('hasted', {
  rule: 'CE-RND-003',
  title: 'hasted',
  contributes: [
    adds(ApTotal, 1, {
      rule: 'CE-RND-003',
      label: 'hasted',
      only: 'while neither stunned nor dazed',
      when: (view, who) => !view.has(who, Stunned) && !view.has(who, Dazed),
    }),
  ],
});

/** Blind by a spell, for some rounds. */
export const Dazzled = defineCondition('dazzled', { rule: 'R-MAGIC', title: 'blinded by magic' });

/** Also by all eyes injured; until one is healed. @rule CE-EYE-004 CE-EYE-006 */
export const Blinded = defineCondition('blinded', {
  rule: 'CE-EYE-004',
  title: 'blinded',
  while: (view, on) => isFighter(view, on) && (view.has(on, Dazzled) || allInjured(view, on, 'eye')),
  contributes: [adds(AttackAdvantage, -2, { rule: 'CE-EYE-004', label: 'blinded' })],
});

/** Until one ear is healed. @rule CE-EAR-003 CE-EAR-004 */
export const Deafened = defineCondition('deafened', {
  rule: 'CE-EAR-003',
  title: 'deafened',
  while: (view, on) => isFighter(view, on) && allInjured(view, on, 'ear'),
  contributes: [adds(InitiativeAdvantage, -1, { rule: 'CE-EAR-003', label: 'deafened' })],
});

/** Taken off guard by a trick or a hold. */
export const Exposed = defineCondition('exposed', { rule: 'CE-MNV-001', title: 'taken off guard', stacks: true });

/** Until the first turn begins, and whenever one cannot guard oneself. @rule CE-INI-007 CE-DEF-011 */
export function isOffGuard(view: View, who: Id): boolean {
  if (!isFighter(view, who)) return false;
  return fighter(view, who).turns === 0 || view.has(who, Stunned) || view.has(who, Helpless) || view.has(who, Blinded) || view.has(who, Exposed);
}

/** Of the defence modifier only a bonus is lost, never a penalty. @rule CE-DEF-009 CE-DEF-010 */
function lostGuard(view: View, who: Id): number {
  const { guard } = fighter(view, who);
  return guard === 'dexterity' || ruled(view).offGuardDropsAny ? -Math.max(0, modifier(view, who, guard)) : 0;
}

/** @rule CE-INI-007 CE-INI-008 */
export const OffGuard = defineCondition('off-guard', {
  rule: 'CE-INI-007',
  title: 'off-guard',
  while: isOffGuard,
  contributes: [adds(DefenceValue, lostGuard, { rule: 'CE-DEF-009', label: 'off-guard' })],
  forbids: [{ tags: ['reaction'], rule: 'CE-INI-008', reason: 'off-guard' }],
});

/** @rule CE-HED-001 */
export const Concussed = defineCondition('concussed', {
  rule: 'CE-HED-001',
  title: 'concussed',
  while: (view, on) => isFighter(view, on) && wholeHas(view, on, 1),
  contributes: worseOnEveryD20('CE-HED-001', 'concussed'),
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
  contributes: worseOnEveryD20('CE-HRT-004', 'sickened'),
});

const BODILY = ['strength', 'dexterity', 'constitution'];

/** Worse at attacks and checks of the body, not at saves. @rule CE-STA-006 CE-STA-010 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'CE-STA-006',
  title: 'exhausted',
  while: (view, on) => isFighter(view, on) && fighter(view, on).con !== null && fighter(view, on).stamina <= 0,
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'CE-STA-006', label: 'exhausted' }),
    adds(CheckAdvantage, -1, { rule: 'CE-STA-006', label: 'exhausted' }),
    adds(SkillAdvantage, -1, {
      rule: 'CE-STA-006',
      label: 'exhausted',
      only: 'on skills of the body',
      when: (_view, _who, _against, { skill }) => BODILY.includes(attributeOf(skill)),
    }),
  ],
});

/** By its source, the grappler (R-MANEUVERS). @rule CE-MNV-001 */
export const Grappled = defineCondition('grappled', {
  rule: 'CE-MNV-001',
  title: 'grappled',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'CE-MNV-001',
      label: 'grappled',
      only: 'against others than the grappler',
      when: (_view, _who, against, _attack, held) => held!.source !== against,
    }),
    adds(Speed, (view, who, _against, context) => -fighter(view, who)[context?.gait ?? 'speed'], { rule: 'CE-MNV-001', label: 'grappled' }),
  ],
  forbids: [{ tags: ['movement'], rule: 'CE-MNV-001', reason: 'grappled: escape first' }],
});

/** Has given up: awake, but out of the fight (R-END). */
export const Yielded = defineCondition('yielded', {
  rule: 'CE-FRE-001',
  title: 'surrendering',
  forbids: [{ tags: ['action', 'reaction', 'free', 'casting'], rule: 'CE-FRE-001', reason: 'has given up' }],
});

/** The fight is over: no more fighting, but care and time. */
export const AtRest = defineCondition('at-rest', {
  rule: 'CE-INJ-012',
  title: 'after the fight',
  while: (view, on) => isFighter(view, on) && scene(view).ended,
  forbids: [{ tags: ['action', 'reaction', 'free'], rule: 'CE-INJ-012', reason: 'the fight is over' }],
});

/** The scene lets time pass and harms people; it does nothing else. */
export const Bodiless = defineCondition('bodiless', {
  rule: 'CE-ATK-001',
  title: 'no body',
  while: (view, on) => view.state.entities[on].kind === 'scene',
  forbids: [{ tags: ALL_ACTS, rule: 'CE-ATK-001', reason: 'the scene has no body' }],
});

/** Whether somebody is not dead. */
export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  return conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}

/** Whether somebody still takes part: neither down nor out of it. */
export const fights = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Yielded);

/** Out of its foes' sight, until it attacks, casts or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'R-HIDDEN', title: 'hidden' });

export const STATES: readonly ConditionDef[] = [
  Dead,
  Unconscious,
  Pinned,
  Helpless,
  Stunned,
  Dazed,
  Hasted,
  Dazzled,
  Blinded,
  Deafened,
  Exposed,
  OffGuard,
  Concussed,
  Confused,
  Sickened,
  Exhausted,
  Prone,
  Grappled,
  Yielded,
  AtRest,
  Bodiless,
  Hidden,
];
