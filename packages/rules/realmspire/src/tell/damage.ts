import type { Explanation, Id } from '@riposte/kernel';
import { added, type ChangeItem, isShownOnly, type Name, type RollItem, type Telling } from '@riposte/ruleset';
import { ArmourRating, BlockRating } from '../damage-and-health/armour.ts';
import { DamageBonus, ExtraRoll } from '../damage-and-health/damage.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { ResistanceTo, VulnerabilityTo } from '../damage-and-health/resistance.ts';
import { Warded } from '../using-magic/effects.ts';
import type { Speaker } from './tests.ts';

/** Damage before armour: its dice in words, and their points with what is added to them. */
export interface Blow {
  readonly dice: string;
  readonly points: number;
  /** Null where the reader may not know it. */
  readonly bonus: number | null;
  /** Only half of it comes through. */
  readonly isHalved?: boolean;
  readonly rolls: readonly RollItem[];
}

/** What an act did to the health of fighters: the sums that are not told yet. */
export interface Harms {
  readonly hurts: ChangeItem[];
  readonly numbers: Explanation[];
}

const REDUCING: readonly string[] = [VulnerabilityTo.id, BlockRating.id, ArmourRating.id, ResistanceTo.id];

/** All numbers that were asked in an act, in their order. */
export const askedIn = ({ act }: Telling): Explanation[] => act.items.flatMap((item) => (item.kind === 'roll' ? [...item.numbers, ...item.after] : []));

/** Takes what an act did to health. */
export const harmsOf = (telling: Telling): Harms => ({
  hurts: [...telling.changes(Hurt)],
  numbers: askedIn(telling).filter(({ query }) => REDUCING.includes(query)),
});

/** Points added by the attribute that struck, as they were asked last; null where the reader may not know them. */
export const bonusIn = (telling: Telling): number | null =>
  isShownOnly(telling, telling.act.by) ? null : (askedIn(telling).findLast(({ query }) => query === DamageBonus.id)?.value ?? 0);

/** What took points off, or added some, as it stands in a sum. */
type Part = readonly [amount: number, label: string];

/** Tells the sums of one blow; returns the points that came through. `what` stands for "Damage". */
export function tellDamage(telling: Telling, say: Speaker, at: Name, blows: readonly Blow[], harms: Harms, what = say.text('damage-name', {})): number {
  let ward = wardOf(telling, at);
  let all = 0;
  for (const blow of inPortions(blows, portionsOf(harms, at))) {
    const asked = takeAsked(harms, at.id!);
    const next = harms.hurts.findIndex(({ who }) => who?.id === at.id);
    const hurt = next < 0 ? undefined : harms.hurts[next];
    const taken = Number(hurt?.values[1] ?? 0);
    const points = blow.bonus === null ? null : (blow.isHalved === true ? Math.floor(blow.points / 2) : blow.points) + blow.bonus;
    // What protects a fighter that shows only itself is not told, nor what is added to its dice.
    const parts = points === null || (points !== taken && isShownOnly(telling, at)) ? null : reduced(points, asked, taken, ward);
    const end = points === null || parts === null ? taken : Math.max(0, sumOf(points, parts));
    ward += parts?.find(([, label]) => label === 'ward')?.[0] ?? 0;
    if (hurt !== undefined && taken === end) harms.hurts.splice(next, 1);
    all += end;
    sayDamage(say, what, blow, parts, end, end > 0 ? hurt : undefined);
  }
  return all;
}

/** How many portions of damage were reduced; 0 where that is not known. */
const portionsOf = ({ numbers }: Harms, at: Name): number => numbers.filter(({ query, who }) => query === VulnerabilityTo.id && who === at.id).length;

/** Dice of one type are one portion: the last ones stand together. Without a number all further dice do. */
function inPortions(blows: readonly Blow[], portions: number): readonly Blow[] {
  const most = portions === 0 ? 2 : portions;
  return blows.length <= most ? blows : [...blows.slice(0, most - 1), blows.slice(most - 1).reduce(together)];
}

const together = (one: Blow, other: Blow): Blow => ({
  dice: `${one.dice} + ${other.dice}`,
  points: one.points + other.points,
  bonus: one.bonus === null || other.bonus === null ? null : one.bonus + other.bonus,
  rolls: [...one.rolls, ...other.rolls],
});

/** A ward that a blow used up. */
function wardOf({ act }: Telling, at: Name): number {
  const spent = act.items.find((item) => item.kind === 'change' && item.condition === Warded && item.change[0] === 'condition-ended' && item.who?.id === at.id);
  return spent?.kind === 'change' ? Number(spent.values[1]) : 0;
}

/** Takes the numbers of the next portion of damage: they begin with the vulnerability. */
function takeAsked({ numbers }: Harms, at: Id): Explanation[] {
  const first = numbers.findIndex(({ query, who }) => query === VulnerabilityTo.id && who === at);
  if (first < 0) return [];
  const end = numbers.findIndex(({ query }, n) => n > first && query === VulnerabilityTo.id);
  return numbers.splice(first, (end < 0 ? numbers.length : end) - first);
}

const sumOf = (points: number, parts: readonly Part[]): number => parts.reduce((sum, [amount]) => sum + amount, points);

/** The parts of a sum by which damage came to what was taken: tables differ in what a block counts, and magic meets half of both. */
function reduced(points: number, asked: readonly Explanation[], taken: number, ward: number): readonly Part[] {
  const of = (query: string): number => asked.find((one) => one.query === query)?.value ?? 0;
  const [armour, block] = [of(ArmourRating.id), of(BlockRating.id)];
  const [more, less]: readonly Part[] = [
    [of(VulnerabilityTo.id), 'vulnerability'],
    [-of(ResistanceTo.id), 'resistance'],
  ];
  const halves: readonly Part[] = [
    [-Math.floor(armour / 2), 'armour (halved)'],
    [-Math.ceil(block / 2), 'shield (halved)'],
  ];
  const ways: readonly (readonly Part[])[] = [
    [
      [-armour, 'armour'],
      [-block, 'shield'],
    ],
    [[-block, 'shield']],
    halves,
    [halves[1]],
    [],
  ];
  const made = ways.map((kept): readonly Part[] => {
    const parts: readonly Part[] = [more, ...kept, less];
    return [...parts, [-Math.min(ward, Math.max(0, sumOf(points, parts))), 'ward']];
  });
  const endOf = (parts: readonly Part[]): number => Math.max(0, sumOf(points, parts));
  const found = made.find((parts) => endOf(parts) === taken) ?? made.find((parts) => endOf(parts) === 0);
  if (found !== undefined) return present(found);
  // What was asked where no roll was made is not told: only the difference is known.
  return present([[taken - points, taken > points ? 'vulnerability' : 'protection']]);
}

const present = (parts: readonly Part[]): readonly Part[] => parts.filter(([amount]) => amount !== 0);

/** "Damage d8 7 + 5 attribute − 1 armour = 11 (health 25 → 14)"; `parts` are null where they are withheld. */
function sayDamage(say: Speaker, what: string, blow: Blow, parts: readonly Part[] | null, points: number, hurt?: ChangeItem): void {
  const { rolls } = blow;
  const more = {
    rule: 'RS-RES-005',
    rolls,
    sums: [points],
    harm: points > 0,
    ...(hurt && { at: hurt }),
    ...(hurt === undefined && rolls[0] && { at: rolls[0] }),
  };
  const total = totalText(say, blow, parts, points);
  if (hurt?.pool === undefined) say.line('damage', { what, total }, more);
  else say.line('damage-taken', { what, total, from: hurt.pool.from, to: hurt.pool.to }, more);
}

function totalText(say: Speaker, { dice, bonus, isHalved, rolls }: Blow, parts: readonly Part[] | null, points: number): string {
  if (bonus === null) return String(points);
  const plus = `${added(bonus)}${bonus === 0 ? '' : ` ${say.text('damage-bonus', {})}`}${(parts ?? []).map(([amount, label]) => `${added(amount)} ${say.label(label)}`).join('')}`;
  const sum = `${isHalved === true ? say.text('halved', { dice }) : dice}${plus}`;
  if (parts === null) return say.text('damage-through', { sum, points });
  const isPlain = plus === '' && isHalved !== true && rolls.length < 2 && rolls.every(({ faces }) => faces?.length === 1);
  return isPlain ? sum : say.text('damage-sum', { sum, points });
}

/** Takes the further dice of an attack, such as flames on a blade. */
export const extraBlows = (telling: Telling, say: Speaker): Blow[] => telling.rolls(ExtraRoll).map((roll) => blowOf(say, roll, 0));

/** Damage as it was rolled. */
export const blowOf = (say: Speaker, roll: RollItem, bonus: number | null, isHalved = false): Blow => ({
  dice: say.dice(roll),
  points: roll.total,
  bonus,
  isHalved,
  rolls: [roll],
});
