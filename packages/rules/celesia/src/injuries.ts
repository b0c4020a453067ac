import { type AnyContribution, adds, defineChange, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { allInjured, PARTS, type PartKind, partsOf, perInjured, soundParts } from './body.ts';
import { Concussed } from './conditions.ts';
import { bodyPart, type Fighter, fighter } from './fighter.ts';
import { headUnder } from './heads.ts';
import { skillOf } from './maneuver.ts';
import { type Attack, AttackAdvantage, FEET, MaxStamina, SkillAdvantage, Speed, StandUpCost } from './numbers.ts';
import { Flying, Prone } from './postures.ts';
import { ruled } from './rulings.ts';
import type { Sense, SkillId } from './skills.ts';
import { strain } from './stamina.ts';

/** @rule CE-FOT-008 CE-LEG-008 */
export const cannotStand = (view: View, who: Id): boolean => allInjured(view, who, 'foot') || allInjured(view, who, 'leg');

/** One uninjured wing or none: no flying. @rule CE-WNG-005 */
export const isGrounded = (view: View, who: Id): boolean => partsOf(view, who, 'wing').length > 0 && soundParts(view, who, 'wing') <= 1;

/** Nobody who cannot use any mouth can speak. @rule CE-MTH-001 */
export function canSpeak(view: View, who: Id): boolean {
  return fighter(view, who).parts.some((id) => bodyPart(view, id).part === 'mouth' && soundEnough(view, id, 0));
}

/** Somebody with one mouth that is not badly hurt can eat, drink and swallow potions. @rule CE-MTH-004 */
export function canDrink(view: View, who: Id): boolean {
  return fighter(view, who).parts.some((id) => bodyPart(view, id).part === 'mouth' && soundEnough(view, id, 1));
}

function soundEnough(view: View, part: Id, most: number): boolean {
  const { injuries, prosthetic, on } = bodyPart(view, part);
  const head = on >= 0 ? bodyPart(view, on) : null;
  return (injuries <= most || prosthetic >= 0) && (head === null || head.injuries < PARTS.head.destroyed);
}

export const Landed = defineChange('landed', (store, who: Id, height: number): boolean => {
  if ((store.state.entities[who] as Fighter).height === height) return false;
  (store.edit(who) as Fighter).height = height;
  return true;
});

const FEET_PER_STRAIN = 10;

/** Down and prone; a point of strain for each 10 feet (R-FALL). @rule CE-WNG-006 */
export function fallsFromTheSky(play: Play, who: Id): void {
  const { height } = fighter(play, who);
  endAll(play, who, Flying);
  Landed(play, who, 0);
  give(play, who, Prone);
  const points = Math.floor(height / FEET_PER_STRAIN);
  if (points > 0) strain(play, who, points);
}

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
    only: 'on skills that the injured part serves',
    when: (view, who, _against, { skill }) => skills.includes(skill) && perInjured(view, who, part, 1, 1) > 0,
  }),
  adds(AttackAdvantage, (view, who) => -perInjured(view, who, part, 1, each), {
    rule,
    label: `injured ${part}`,
    only: 'on maneuvers that the injured part serves',
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

/** One concussed head of several, striking itself. @rule CE-HED-001 CE-HED-012 */
function strikesWithConcussedHead(view: View, who: Id, part: Id): boolean {
  if (part < 0) return false;
  const head = headUnder(view, part);
  return head >= 0 && bodyPart(view, head).injuries > 0 && !view.has(who, Concussed);
}

const WING_SLOWS = 2 * FEET;

/** A head that is concussed alone strikes worse. @rule CE-HED-012 */
export const CONCUSSED_HEAD = adds(AttackAdvantage, -1, {
  rule: 'CE-HED-012',
  label: 'concussed head',
  only: 'with the head that is concussed',
  when: (view, who, _against, { part }) => strikesWithConcussedHead(view, who, part),
});

/** What injuries do to other numbers. @rule CE-EYE-001 CE-FOT-004 CE-LEG-004 CE-WNG-002 */
const others: readonly AnyContribution[] = [
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
    when: (view, who, _against, context) => context?.gait !== 'fly' && perInjured(view, who, 'foot', 2, 1) > 0,
  }),
  adds(Speed, (view, who) => -perInjured(view, who, 'leg', 2, PARTS.leg.slows), {
    rule: 'CE-LEG-004',
    label: 'injured legs',
    only: 'on the ground, with a leg injured twice',
    when: (view, who, _against, context) => context?.gait !== 'fly' && perInjured(view, who, 'leg', 2, 1) > 0,
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
export const EFFECTS_OF_INJURIES: readonly AnyContribution[] = [...handicaps, ...dulled, ...others];

/** Points that strain takes from the most Stamina. @rule CE-STN-001 */
const strainOn = (view: View, who: Id): number => fighter(view, who).strain;

/** What strain does to the most Stamina. @rule CE-STN-001 CE-STA-005 */
export const EFFECTS_OF_STRAIN: readonly AnyContribution[] = [
  adds(MaxStamina, (view, who) => -strainOn(view, who), {
    rule: 'CE-STN-001',
    label: 'strain',
    only: 'under strain',
    when: (view, who) => strainOn(view, who) > 0,
  }),
  adds(MaxStamina, 1, { rule: 'CE-STA-005', label: 'at least 1', stage: 'at least' }),
];
