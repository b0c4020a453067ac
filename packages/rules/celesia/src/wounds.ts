import {
  type AnyContribution,
  adds,
  borne,
  defineAsk,
  defineChange,
  defineCheckpoint,
  end,
  give,
  type Id,
  NOBODY,
  number,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { endOfNextTurn } from './actions.ts';
import { allDestroyed, allInjured, isLost, isUseless, PARTS, partsOf, perInjured, SEVERITIES } from './body.ts';
import { alive, COMA, Concussed, Dazed, MAY_WAKE, Prone, Stunned, Unconscious } from './conditions.ts';
import { bodyPart, fighter, nameOf, owner, type Part } from './fighter.ts';
import { hasSeveralHeads, headUnder, mostHeadsHave } from './heads.ts';
import { AttackAdvantage, MaxStamina, Speed, StandUpCost } from './numbers.ts';
import { ruled } from './rulings.ts';
import { constitutionCheck, die, fallUnconscious, isShattered, saveDc, saveOrDie } from './stamina.ts';
import { letGo } from './weapon.ts';

/** A hit that inflicts an injury: `reach` is the highest severity open to the attacker. */
export interface Wounding {
  readonly by: Id;
  readonly at: Id;
  readonly reach: number;
}

/** Any part up to the severity reached, lower ones too; a heart must have been located. @rule CE-INJ-003 CE-INJ-004 CE-INJ-007 CE-HRT-001 */
function whyNotPart(view: View, { by, at, reach }: Wounding, part: Id): readonly [rule: string, reason: string] | null {
  const entity = view.state.entities[part] as Part | undefined;
  if (entity?.kind !== 'part' || entity.of !== at) return ['CE-INJ-003', 'no part of the target'];
  if (PARTS[entity.part].severity > reach) return ['CE-INJ-005', `a ${entity.part} is ${SEVERITIES[PARTS[entity.part].severity]}, more than the degrees reach`];
  if (isLost(view, part)) return ['CE-INJ-004', 'that part is destroyed'];
  if (entity.part === 'heart' && !fighter(view, by).located.includes(at)) return ['CE-HRT-001', 'the heart has not been located'];
  return null;
}

const openParts = (view: View, about: Wounding): Id[] => fighter(view, about.at).parts.filter((part) => whyNotPart(view, about, part) === null);

/** The attacker selects the part; by default the severest open one, the most injured of these. @rule CE-INJ-003 CE-INJ-005 CE-INJ-007 */
export const ChoosePart = defineAsk<Wounding, Id>('choose-part', {
  rule: 'CE-INJ-003',
  because: (view, who, { at, reach }) => `${nameOf(view, who)} hits ${nameOf(view, at)}, up to ${SEVERITIES[reach]}`,
  open: (view, _who, about) => openParts(view, about).length > 0,
  answer: oneOf({
    rule: 'CE-INJ-005',
    candidates: (view, { about }) => openParts(view, about),
    check(view, { about }, part, refuse) {
      const why = whyNotPart(view, about, part);
      if (why !== null) refuse(why[0], why[1]);
    },
  }),
  otherwise(view, _who, about) {
    const weight = (part: Id): number => PARTS[bodyPart(view, part).part].severity * 100 + bodyPart(view, part).injuries;
    return openParts(view, about).reduce((best, part) => (best < 0 || weight(part) > weight(best) ? part : best), NOBODY);
  },
});

export interface Spare {
  readonly part: Id;
  /** Degrees not spent on severity. */
  readonly degrees: number;
}

/** Each unspent degree may add an injury to the same part. @rule CE-INJ-008 CE-INJ-009 */
export const AddInjuries = defineAsk<Spare, number>('add-injuries', {
  rule: 'CE-INJ-008',
  because: (view, _who, { part, degrees }) => `${degrees} degrees are left for more injuries to ${nameOf(view, part)}`,
  open: (_view, _who, { degrees }) => degrees > 0,
  answer: number({ rule: 'CE-INJ-008', least: () => 0, most: (_view, { about }) => about.degrees }),
  otherwise: (_view, _who, { degrees }) => degrees,
});

/** The attacker chooses part and extra injuries for so many degrees. @rule CE-INJ-001 CE-INJ-005 CE-INJ-008 */
export function wound(play: Play, by: Id, at: Id, degrees: number, reach: number): void {
  const part = play.ask(ChoosePart, by, { by, at, reach: Math.min(reach, SEVERITIES.length - 1) });
  if (part < 0) return;
  const spare = degrees - PARTS[bodyPart(play, part).part].severity;
  injure(play, part, 1 + play.ask(AddInjuries, by, { part, degrees: Math.max(0, spare) }));
}

export const Injured = defineChange(
  'injured',
  (store, part: Id, to: number): void => {
    (store.edit(part) as Part).injuries = to;
  },
  { say: (name, part, to) => `${name(part)} has ${to} ${to === 1 ? 'injury' : 'injuries'}` },
);

/**
 * One effect that inflicts injuries: each with its consequences in order, those past destruction lost; then one save
 * of a victim that was unconscious before.
 * @rule CE-INJ-002 CE-INJ-008 CE-UNC-002 CE-UNC-012
 */
export function injure(play: Play, part: Id, injuries: number): void {
  const who = owner(play, part);
  const saves = play.has(who, Unconscious) || (ruled(play).alwaysSaves && fighter(play, who).con !== null);
  const before = saveDc(play, who);
  for (let i = 0; i < injuries && !isLost(play, part); i++) injureOnce(play, who, part);
  play.settle();
  if (saves && alive(play, who)) saveOrDie(play, who, ruled(play).newInjuryCounts ? saveDc(play, who) : before);
}

function injureOnce(play: Play, who: Id, part: Id): void {
  const { part: kind, injuries } = bodyPart(play, part);
  const now = injuries + 1;
  if (kind === 'head') return injureHead(play, who, part, now);
  if (kind !== 'heart' || now > 1) return Injured(play, part, now);
  // The check is made before the sickness of this injury sets in.
  const firm = constitutionCheck(play, who, 25);
  Injured(play, part, now);
  if (!firm) stun(play, who);
}

/** One head of several suffers for itself; the whole creature when this makes it most of the heads. @rule CE-HED-012 CE-HED-013 */
function injureHead(play: Play, who: Id, head: Id, now: number): void {
  const before = mostHeadsHave(play, who, now);
  Injured(play, head, now);
  if (hasSeveralHeads(play, who)) sufferHeadInjury(play, who, head, now);
  if (!before && mostHeadsHave(play, who, now)) sufferHeadInjury(play, who, who, now);
}

/** @rule CE-HED-003 CE-HED-004 CE-HED-006 CE-HED-008 CE-HED-010 */
function sufferHeadInjury(play: Play, who: Id, bearer: Id, now: number): void {
  if (now === 2) {
    if (constitutionCheck(play, who, 25)) give(play, bearer, Dazed, { until: endOfNextTurn(play, who) });
    else stun(play, bearer);
  } else if (now === 3) {
    const why = constitutionCheck(play, who, 30) ? MAY_WAKE : COMA;
    if (bearer === who) fallUnconscious(play, who, why);
    else if (fighter(play, who).con !== null) give(play, bearer, Unconscious, { value: why });
  }
}

/** To the end of the next turn; a whole creature drops what it holds. @rule CE-HED-003 CE-HRT-003 */
function stun(play: Play, bearer: Id): void {
  const who = owner(play, bearer);
  give(play, bearer, Stunned, { until: endOfNextTurn(play, who) });
  if (bearer === who) for (const part of fighter(play, who).parts) letGo(play, part);
}

/** The knocked out who may wake by themselves try at the start of each turn, heads too. @rule CE-HED-009 */
export function tryToWake(play: Play, who: Id): void {
  for (const bearer of [who, ...partsOf(play, who, 'head')]) {
    for (const one of borne(play, bearer, Unconscious)) if (one.value === MAY_WAKE && constitutionCheck(play, who, 30)) end(play, bearer, one.id);
  }
}

/** What is too badly hurt holds nothing. @rule CE-HND-003 CE-ARM-003 CE-ARM-004 */
export const LosesGrip = defineCheckpoint('loses-grip', {
  rule: 'CE-HND-003',
  watches: [Injured],
  settle(play, part) {
    for (const one of fighter(play, owner(play, part)).parts) if (bodyPart(play, one).holds >= 0 && isUseless(play, one)) letGo(play, one);
  },
});

/** @rule CE-FOT-007 CE-LEG-007 */
export const FallsProne = defineCheckpoint('falls-prone', {
  rule: 'CE-LEG-007',
  watches: [Injured],
  settle(play, part) {
    const who = owner(play, part);
    if (cannotStand(play, who)) give(play, who, Prone);
  },
});

/** All heads or all hearts destroyed, or too many injuries without Constitution. @rule CE-HED-014 CE-HRT-006 CE-UNC-011 */
export const Dies = defineCheckpoint('dies', {
  rule: 'CE-HED-014',
  watches: [Injured],
  settle(play, part) {
    const who = owner(play, part);
    if (allDestroyed(play, who, 'head') || allDestroyed(play, who, 'heart') || isShattered(play, who)) die(play, who);
  },
});

/** @rule CE-FOT-008 CE-LEG-008 */
export const cannotStand = (view: View, who: Id): boolean => allInjured(view, who, 'foot') || allInjured(view, who, 'leg');

/** Of the increases all count, or the largest. @rule CE-FOT-003 CE-LEG-003 */
function standUpIncrease(view: View, who: Id): number {
  const feet = perInjured(view, who, 'foot', 1, PARTS.foot.standUp);
  const legs = perInjured(view, who, 'leg', 1, PARTS.leg.standUp);
  if (ruled(view).standUpIncreasesAdd) return feet + legs;
  return legs > 0 ? PARTS.leg.standUp : feet > 0 ? PARTS.foot.standUp : 0;
}

/** One concussed head of several, striking itself. @rule CE-HED-001 CE-HED-012 */
function strikesWithConcussedHead(view: View, who: Id, part: Id): boolean {
  const head = headUnder(view, part);
  return head >= 0 && bodyPart(view, head).injuries > 0 && !view.has(who, Concussed);
}

/** What injuries and strain do to numbers. @rule CE-EYE-001 CE-FOT-004 CE-LEG-004 CE-FOT-003 CE-STA-005 */
export const EFFECTS_OF_INJURIES: readonly AnyContribution[] = [
  adds(AttackAdvantage, (view, who) => -perInjured(view, who, 'eye', 1, 1), { rule: 'CE-EYE-001', label: 'injured eyes' }),
  adds(AttackAdvantage, -1, {
    rule: 'CE-HED-012',
    label: 'concussed head',
    when: (view, who, _against, { part }) => strikesWithConcussedHead(view, who, part),
  }),
  adds(Speed, (view, who) => -perInjured(view, who, 'foot', 2, PARTS.foot.slows) - perInjured(view, who, 'leg', 2, PARTS.leg.slows), {
    rule: 'CE-LEG-004',
    label: 'injured legs and feet',
  }),
  adds(Speed, 0, { rule: 'CE-FOT-004', label: 'not below 0', stage: 'at least' }),
  adds(StandUpCost, standUpIncrease, { rule: 'CE-FOT-003', label: 'injured legs and feet' }),
  adds(MaxStamina, (view, who) => -fighter(view, who).strain, { rule: 'CE-STN-001', label: 'strain' }),
  adds(MaxStamina, 1, { rule: 'CE-STA-005', label: 'at least 1', stage: 'at least' }),
];
