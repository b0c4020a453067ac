import { type Id, NOBODY, type Rules } from '@riposte/kernel';
import { type Part } from '../fighters/fighter.ts';
import { type PartKind } from './body-parts.ts';

/** So many parts of a kind, spread evenly over the parts that they sit on. */
export interface Growth {
  readonly part: PartKind;
  readonly count: number;
  /** What they sit on, by kind. */
  readonly on?: PartKind;
  /** What they are called where that is not their kind. */
  readonly called?: string;
  /** A second kind that each counts as: a tentacle that walks and holds. */
  readonly also?: PartKind;
  readonly natural?: string;
}

export type BodyPlan = readonly Growth[];

const FACE: BodyPlan = [
  { part: 'head', count: 1 },
  { part: 'ear', count: 2, on: 'head' },
  { part: 'nose', count: 1, on: 'head' },
  { part: 'eye', count: 2, on: 'head' },
];
const MOUTH: BodyPlan = [{ part: 'mouth', count: 1, on: 'head' }];
const BITE: BodyPlan = [{ part: 'mouth', count: 1, on: 'head', natural: 'bite' }];
const LEGS: BodyPlan = [
  { part: 'leg', count: 2 },
  { part: 'foot', count: 2, on: 'leg' },
];
const HEART: BodyPlan = [{ part: 'heart', count: 1 }];

/** @rule CE-INJ-003 */
export const HUMANOID: BodyPlan = [...FACE, ...MOUTH, { part: 'arm', count: 2 }, { part: 'hand', count: 2, on: 'arm', natural: 'fist' }, ...LEGS, ...HEART];

export const HYDRA: BodyPlan = [
  { part: 'head', count: 5 },
  { part: 'mouth', count: 5, on: 'head', natural: 'bite' },
  { part: 'eye', count: 10, on: 'head' },
  { part: 'tail', count: 1 },
  { part: 'leg', count: 4 },
  { part: 'foot', count: 4, on: 'leg' },
  { part: 'heart', count: 1 },
];

const QUADRUPED: BodyPlan = [
  ...FACE,
  ...BITE,
  { part: 'leg', count: 4 },
  { part: 'foot', count: 4, on: 'leg', called: 'paw' },
  { part: 'tail', count: 1 },
  ...HEART,
];

/** Body plans by name (R-BODY). */
export const PLANS: { readonly [name: string]: BodyPlan } = {
  humanoid: HUMANOID,
  quadruped: QUADRUPED,
  hydra: HYDRA,
  horned: [
    ...FACE,
    ...MOUTH,
    { part: 'horn', count: 2, on: 'head', natural: 'gore' },
    { part: 'leg', count: 4 },
    { part: 'foot', count: 4, on: 'leg', called: 'hoof', natural: 'hooves' },
    { part: 'tail', count: 1 },
    ...HEART,
  ],
  winged: [
    ...FACE,
    ...BITE,
    { part: 'wing', count: 2, natural: 'wing-slap' },
    { part: 'leg', count: 2 },
    { part: 'foot', count: 2, on: 'leg', called: 'talon', natural: 'talons' },
    { part: 'tail', count: 1, natural: 'tail-slap' },
    ...HEART,
  ],
  tentacled: [
    { part: 'head', count: 1 },
    { part: 'eye', count: 2, on: 'head' },
    { part: 'mouth', count: 1, on: 'head', natural: 'bite' },
    { part: 'arm', count: 4, called: 'tentacle', also: 'leg', natural: 'tentacle' },
    ...HEART,
  ],
  pincered: [
    { part: 'head', count: 1 },
    { part: 'eye', count: 2, on: 'head' },
    { part: 'mouth', count: 1, on: 'head' },
    { part: 'arm', count: 2 },
    { part: 'hand', count: 2, on: 'arm', called: 'pincer', natural: 'pincers' },
    { part: 'leg', count: 6 },
    ...HEART,
  ],
  skeleton: [
    { part: 'head', count: 1 },
    { part: 'mouth', count: 1, on: 'head' },
    { part: 'arm', count: 2 },
    { part: 'hand', count: 2, on: 'arm', natural: 'fist' },
    ...LEGS,
  ],
  golem: [
    { part: 'head', count: 1 },
    { part: 'eye', count: 2, on: 'head' },
    { part: 'arm', count: 2 },
    { part: 'hand', count: 2, on: 'arm', natural: 'slam' },
    ...LEGS,
    { part: 'other', count: 1, called: 'rune' },
  ],
};

/** The parts of one body, ready to be entities with ids from `first` on. */
export function grow(rules: Rules, plan: BodyPlan, of: Id, first: Id): Part[] {
  const parts: Part[] = [];
  for (const { part, count, on, natural, called = part, also = '' } of plan) {
    const bases = parts.filter((part) => part.part === on);
    const before = parts.filter((part) => part.called === called).length;
    for (let nth = 0; nth < count; nth++) {
      parts.push({
        id: first + parts.length,
        kind: 'part',
        conditions: [],
        features: [],
        payment: null,
        of,
        part,
        called,
        also,
        nth: before + nth,
        on: bases.length === 0 ? NOBODY : bases[Math.floor((nth * bases.length) / count)].id,
        natural: natural === undefined ? -1 : rules.codeNamed(natural),
        wears: [],
        holds: -1,
        injuries: 0,
        prosthetic: -1,
        rated: -1,
      });
    }
  }
  return parts;
}
