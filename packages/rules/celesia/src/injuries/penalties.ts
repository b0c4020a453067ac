import { type AnyContribution, adds, type Id, type View } from '@riposte/kernel';
import { type Attack, AttackAdvantage } from '../attack/attack-roll.ts';
import { type Sense, SkillAdvantage, type SkillId } from '../fighters/skills.ts';
import { skillOf } from '../manoeuvres/modifiers.ts';
import { FEET } from '../positioning/board.ts';
import { type Gait, Speed, StandUpCost } from '../positioning/speed.ts';
import { ruled } from '../rulings.ts';
import { perInjured } from './body.ts';
import { PARTS, type PartKind } from './body-parts.ts';
import { CONCUSSED_HEAD } from './concussed.ts';

/** What one injury takes from skills: parts of a kind, each so much. */
interface Handicap {
  readonly part: PartKind;
  readonly each: number;
  readonly skills: readonly SkillId[];
  readonly rule: string;
}

/** @rule CE-HND-002 CE-ARM-002 CE-FOT-002 CE-LEG-002 CE-WNG-001 */
const HANDICAPS: readonly Handicap[] = [
  { part: 'hand', each: 1, skills: ['athletics', 'craft', 'musical-instrument', 'thievery'], rule: 'CE-HND-002' },
  { part: 'arm', each: 2, skills: ['acrobatics', 'athletics', 'craft', 'musical-instrument', 'thievery'], rule: 'CE-ARM-002' },
  { part: 'foot', each: 1, skills: ['acrobatics', 'athletics'], rule: 'CE-FOT-002' },
  { part: 'leg', each: 2, skills: ['acrobatics', 'athletics'], rule: 'CE-LEG-002' },
  { part: 'wing', each: 1, skills: ['fly'], rule: 'CE-WNG-001' },
];

interface Dulled {
  readonly part: PartKind;
  readonly sense: Sense;
  readonly skills: readonly SkillId[];
  readonly rule: string;
}

/** @rule CE-EAR-001 CE-EYE-002 CE-NOS-001 */
const DULLED: readonly Dulled[] = [
  { part: 'ear', sense: 'audio', skills: ['perception'], rule: 'CE-EAR-001' },
  { part: 'eye', sense: 'visual', skills: ['perception'], rule: 'CE-EYE-002' },
  { part: 'nose', sense: 'scent', skills: ['perception', 'survival'], rule: 'CE-NOS-001' },
];

const hindersManeuver = (view: View, { maneuver }: Attack, skills: readonly SkillId[]): boolean => {
  if (maneuver === null || !ruled(view).skillDisadvantagesHinderManeuvers) return false;
  const skill = skillOf(maneuver);
  return skill !== null && skills.includes(skill);
};

const handicaps: readonly AnyContribution[] = HANDICAPS.flatMap(({ part, each, skills, rule }) => [
  adds(SkillAdvantage, (view, who) => -perInjured(view, who, part, 1, each), {
    rule,
    label: `injured ${part}`,
    only: 'on skills that need the injured part',
    when: (view, who, _against, { skill }) => skills.includes(skill) && perInjured(view, who, part, 1, 1) > 0,
  }),
  adds(AttackAdvantage, (view, who) => -perInjured(view, who, part, 1, each), {
    rule,
    label: `injured ${part}`,
    only: 'on maneuvers that need the injured part',
    when: (view, who, _against, attack) => hindersManeuver(view, attack, skills) && perInjured(view, who, part, 1, 1) > 0,
  }),
]);

const dulled: readonly AnyContribution[] = DULLED.map(({ part, sense, skills, rule }) =>
  adds(SkillAdvantage, (view, who) => -perInjured(view, who, part, 1, 1), {
    rule,
    label: `injured ${part}`,
    only: 'on skills by an injured sense',
    when: (view, who, _against, check) => skills.includes(check.skill) && check.sense === sense && perInjured(view, who, part, 1, 1) > 0,
  }),
);

/** Of the increases all count, or the largest. @rule CE-FOT-003 CE-LEG-003 */
function standUpIncrease(view: View, who: Id): number {
  const feet = perInjured(view, who, 'foot', 1, PARTS.foot.standUp);
  const legs = perInjured(view, who, 'leg', 1, PARTS.leg.standUp);
  if (ruled(view).standUpIncreasesAdd) return feet + legs;
  return legs > 0 ? PARTS.leg.standUp : feet > 0 ? PARTS.foot.standUp : 0;
}

/** Feet and legs slow walking, climbing and burrowing. @rule CE-FOT-004 CE-LEG-004 */
const isOnFeet = (context?: { readonly gait: Gait }): boolean => context?.gait !== 'fly' && context?.gait !== 'swim';

const WING_SLOWS = 2 * FEET;

/** What injuries do to other numbers. @rule CE-EYE-001 CE-FOT-004 CE-LEG-004 CE-WNG-002 */
const otherPenalties: readonly AnyContribution[] = [
  adds(AttackAdvantage, (view, who) => -perInjured(view, who, 'eye', 1, 1), {
    rule: 'CE-EYE-001',
    label: 'injured eyes',
    only: 'with an injured eye',
    when: (view, who) => perInjured(view, who, 'eye', 1, 1) > 0,
  }),
  CONCUSSED_HEAD,
  adds(Speed, (view, who) => -perInjured(view, who, 'foot', 2, PARTS.foot.slows), {
    rule: 'CE-FOT-004',
    label: 'injured feet',
    only: 'on the ground, with a foot injured twice',
    when: (view, who, _against, context) => isOnFeet(context) && perInjured(view, who, 'foot', 2, 1) > 0,
  }),
  adds(Speed, (view, who) => -perInjured(view, who, 'leg', 2, PARTS.leg.slows), {
    rule: 'CE-LEG-004',
    label: 'injured legs',
    only: 'on the ground, with a leg injured twice',
    when: (view, who, _against, context) => isOnFeet(context) && perInjured(view, who, 'leg', 2, 1) > 0,
  }),
  adds(Speed, (view, who) => -perInjured(view, who, 'wing', 1, WING_SLOWS), {
    rule: 'CE-WNG-002',
    label: 'injured wings',
    only: 'in the air, with an injured wing',
    when: (view, who, _against, context) => context?.gait === 'fly' && perInjured(view, who, 'wing', 1, 1) > 0,
  }),
  adds(Speed, 0, { rule: 'CE-FOT-004', label: 'not below 0', stage: 'at least' }),
  adds(StandUpCost, standUpIncrease, {
    rule: 'CE-FOT-003',
    label: 'injured legs and feet',
    only: 'with injured legs or feet',
    when: (view, who) => standUpIncrease(view, who) > 0,
  }),
];

/** What injuries do to numbers. */
export const EFFECTS_OF_INJURIES: readonly AnyContribution[] = [...handicaps, ...dulled, ...otherPenalties];
