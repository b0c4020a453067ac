import { type Id, NOBODY, type Ruleset, type View } from '@riposte/kernel';
import { bodyPart, fighter, type Part } from './fighter.ts';
import { ruled } from './rulings.ts';

/** Severities in rising order; the degrees needed are their places. @rule CE-INJ-006 CE-INJ-005 */
export const SEVERITIES = ['minor', 'major', 'severe', 'deadly', 'fatal'] as const;

export const PART_KINDS = ['ear', 'nose', 'tail', 'wing', 'eye', 'hand', 'foot', 'horn', 'mouth', 'arm', 'leg', 'head', 'heart'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface PartTraits {
  /** Place in SEVERITIES. */
  readonly severity: number;
  /** Injuries at which it no longer holds, strikes or carries what does; 0 = never. */
  readonly useless: number;
  /** Injuries that destroy it; 0 = never. */
  readonly destroyed: number;
  /** Feet of speed lost from the second injury on. */
  readonly slows: number;
  /** AP that standing up costs more from the first injury on. */
  readonly standUp: number;
}

const traits = (severity: number, useless: number, destroyed: number, slows = 0, standUp = 0): PartTraits => ({ severity, useless, destroyed, slows, standUp });

/** The table of body parts; the book spreads it over five headings, hence six tags. @rule CE-BDY-001 CE-SEV-001 CE-SEV-002 CE-SEV-003 CE-SEV-004 CE-SEV-005 */
export const PARTS: { readonly [K in PartKind]: PartTraits } = {
  ear: traits(0, 0, 2),
  nose: traits(0, 0, 0),
  tail: traits(0, 1, 2),
  wing: traits(0, 1, 2),
  eye: traits(1, 0, 2),
  hand: traits(1, 2, 3),
  foot: traits(1, 2, 3, 5, 1),
  horn: traits(1, 1, 2),
  mouth: traits(1, 2, 3),
  arm: traits(2, 2, 3),
  leg: traits(2, 2, 3, 10, 2),
  head: traits(3, 0, 4),
  heart: traits(4, 0, 2),
};

/** So many parts of a kind, spread evenly over the parts that they sit on. */
export interface Growth {
  readonly part: PartKind;
  readonly count: number;
  readonly on?: PartKind;
  readonly natural?: string;
}

export type BodyPlan = readonly Growth[];

/** @rule CE-INJ-003 */
export const HUMANOID: BodyPlan = [
  { part: 'head', count: 1 },
  { part: 'ear', count: 2, on: 'head' },
  { part: 'nose', count: 1, on: 'head' },
  { part: 'eye', count: 2, on: 'head' },
  { part: 'mouth', count: 1, on: 'head' },
  { part: 'arm', count: 2 },
  { part: 'hand', count: 2, on: 'arm', natural: 'fist' },
  { part: 'leg', count: 2 },
  { part: 'foot', count: 2, on: 'leg' },
  { part: 'heart', count: 1 },
];

export const HYDRA: BodyPlan = [
  { part: 'head', count: 5 },
  { part: 'mouth', count: 5, on: 'head', natural: 'bite' },
  { part: 'eye', count: 10, on: 'head' },
  { part: 'tail', count: 1 },
  { part: 'leg', count: 4 },
  { part: 'foot', count: 4, on: 'leg' },
  { part: 'heart', count: 1 },
];

/** The parts of one body, ready to be entities with ids from `first` on. */
export function grow(rules: Ruleset, plan: BodyPlan, of: Id, first: Id): Part[] {
  const parts: Part[] = [];
  for (const { part, count, on, natural } of plan) {
    const bases = parts.filter((one) => one.part === on);
    for (let nth = 0; nth < count; nth++) {
      parts.push({
        id: first + parts.length,
        kind: 'part',
        conditions: [],
        features: [],
        payment: null,
        of,
        part,
        nth,
        on: bases.length === 0 ? NOBODY : bases[Math.floor((nth * bases.length) / count)].id,
        natural: natural === undefined ? -1 : rules.codeNamed(natural),
        holds: -1,
        injuries: 0,
      });
    }
  }
  return parts;
}

/** Destroyed, or lost with the part that it sits on. @rule CE-ARM-008 CE-HND-007 CE-FOT-006 CE-HED-011 CE-LEG-006 */
export function isLost(view: View, id: Id): boolean {
  const { part, injuries, on } = bodyPart(view, id);
  const { destroyed } = PARTS[part];
  if (destroyed > 0 && injuries >= destroyed) return true;
  return on >= 0 && ruled(view).attachedPartsLost && isLost(view, on);
}

/** Too badly hurt to hold or strike, itself or the limb that it sits on. @rule CE-HND-006 CE-ARM-007 CE-FOT-005 CE-LEG-005 CE-MTH-005 */
export function isUseless(view: View, id: Id): boolean {
  const { part, injuries, on } = bodyPart(view, id);
  const { useless } = PARTS[part];
  return (useless > 0 && injuries >= useless) || isLost(view, id) || (on >= 0 && isUseless(view, on));
}

/** Whether every part of a kind is injured or lost; false for a body without any. @rule CE-EYE-004 CE-FOT-007 CE-LEG-007 */
export function allInjured(view: View, who: Id, kind: PartKind): boolean {
  let any = false;
  for (const id of fighter(view, who).parts) {
    const one = bodyPart(view, id);
    if (one.part !== kind) continue;
    if (one.injuries === 0 && !isLost(view, id)) return false;
    any = true;
  }
  return any;
}

/** Whether every part of a kind is destroyed; false for a body without any. @rule CE-HED-014 CE-HRT-006 */
export function allDestroyed(view: View, who: Id, kind: 'head' | 'heart'): boolean {
  let any = false;
  for (const id of fighter(view, who).parts) {
    if (bodyPart(view, id).part !== kind) continue;
    if (!isLost(view, id)) return false;
    any = true;
  }
  return any;
}

/** Sum over the parts of one kind with at least so many injuries; without stacking only one of them counts. */
export function perInjured(view: View, who: Id, kind: PartKind, least: number, each: number): number {
  let total = 0;
  for (const id of fighter(view, who).parts) {
    const one = bodyPart(view, id);
    if (one.part === kind && one.injuries >= least) total += each;
  }
  return ruled(view).injuryEffectsStack || total === 0 ? total : each;
}

/** All injuries of a body, each worth its severity level, 1 to 5. @rule CE-UNC-004 */
export function valueOfInjuries(view: View, who: Id): number {
  let total = 0;
  for (const id of fighter(view, who).parts) {
    const { part, injuries } = bodyPart(view, id);
    total += injuries * (PARTS[part].severity + 1);
  }
  return total;
}

export function countInjuries(view: View, who: Id): number {
  let total = 0;
  for (const id of fighter(view, who).parts) total += bodyPart(view, id).injuries;
  return total;
}

export function partsOf(view: View, who: Id, kind: PartKind): Id[] {
  return fighter(view, who).parts.filter((id) => bodyPart(view, id).part === kind);
}
