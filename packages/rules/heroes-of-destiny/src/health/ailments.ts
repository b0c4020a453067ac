import { adds, type Condition, defineCondition, definitionOf, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { MovementRate } from '../movement/rate.ts';
import { passesWild } from '../rolls/checks.ts';
import { Defence, onDefences } from '../rolls/defence.ts';
import { fighter } from '../state/fighter.ts';
import { tire } from './stamina.ts';
import { LEVELS } from './wound-levels.ts';

/** An ailment with a level and a TN, and the checks against it that have succeeded so far. */
interface Ailment {
  /** 1 light to 5 fatal. */
  readonly level: number;
  readonly tn: number;
  readonly successes: number;
}

const TNS = 50;
const LOWEST_TN = -10;

/** Ailments as the value of a condition, which is one number. */
export function ailmentValue({ level, tn, successes }: Ailment): number {
  return (successes * 10 + level) * TNS + (tn - LOWEST_TN);
}

export function ailmentOf(value: number): Ailment {
  const rest = Math.floor(value / TNS);
  return { level: rest % 10, tn: (value % TNS) + LOWEST_TN, successes: Math.floor(rest / 10) };
}

/** Every ailment that words can say: "severe TN 4", "light TN 2, 1 success". */
export const AILMENTS: ReadonlyMap<number, string> = new Map(
  LEVELS.flatMap((level, i) =>
    Array.from({ length: TNS }, (_, k) => k + LOWEST_TN).flatMap((tn) =>
      [0, 1, 2].map((successes): [number, string] => [
        ailmentValue({ level: i + 1, tn, successes }),
        `${level} TN ${tn}${successes === 0 ? '' : `, ${successes} success${successes > 1 ? 'es' : ''}`}`,
      ]),
    ),
  ),
);

/** Puts an ailment in the place of another; below light it is gone. */
export function lower(play: Play, who: Id, condition: Condition, to: Ailment): void {
  end(play, who, condition.id);
  if (to.level > 0) give(play, who, definitionOf(play, condition), { source: condition.source, value: ailmentValue(to) });
}

/** The one of the highest level among several alike. */
export const worst = (all: readonly Condition[]): Condition => all.reduce((a, b) => (ailmentOf(b.value).level > ailmentOf(a.value).level ? b : a));

/** Who has no blood neither bleeds nor is poisoned. */
export const isBloodless = (view: View, who: Id): boolean => hasTrait(view, fighter(view, who), 'bloodless');

export const SUCCESSES_TO_OVERCOME = 3;

/** Checks at the end of each round or fatigue by its level; three successes end it. */
export const Poisoned = defineCondition('poisoned', {
  rule: 'HD-MSC-017',
  title: 'poisoned',
  stacks: true,
  each(play, who, condition) {
    if (isBloodless(play, who)) return;
    const ailment = ailmentOf(condition.value);
    if (!passesWild(play, who, 'fortitude', ailment.tn)) return tire(play, who, ailment.level);
    const successes = ailment.successes + 1;
    lower(play, who, condition, { ...ailment, successes, level: successes === SUCCESSES_TO_OVERCOME ? 0 : ailment.level });
  },
});

/** Half as fast, Agility at -2; its value is the TN of its treatment. */
export const Hobbled = defineCondition('hobbled', {
  rule: 'HD-MSC-019',
  title: 'hobbled',
  contributes: [
    adds(MovementRate, 2, { rule: 'R-CONDITIONS', label: 'hobbled', stage: 'halve' }),
    adds(Defence, -2, { rule: 'R-CONDITIONS', label: 'hobbled', only: 'for Agility', when: onDefences('agility') }),
  ],
});
