import { adds, type Condition, type ConditionDef, carried, defineCondition, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { CheckBonus, type CheckName, passesWild } from './checks.ts';
import { alive } from './conditions.ts';
import { fighter, fighters } from './fighter.ts';
import { AttackBonus, Defence, MovementRate, names } from './numbers.ts';
import { tire } from './pools.ts';
import { LEVELS } from './tables.ts';
import { hasTrait } from './weapon.ts';
import { takeWound } from './wounds.ts';

/** An ailment with a level and a TN, and the checks against it that have succeeded so far. */
export interface Ailment {
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

/** Checks at the end of each round or a wound of its level; every two successes lower it. Several wounds bleed apart. */
export const Bleeding = defineCondition('bleeding', { rule: 'HD-MSC-017', title: 'bleeding', stacks: true });

/** As bleeding; water and cold end it. */
export const Burning = defineCondition('burning', { rule: 'HD-MSC-017', title: 'burning', stacks: true });

/** Checks at the end of each round or fatigue by its level; three successes end it. */
export const Poisoned = defineCondition('poisoned', { rule: 'HD-MSC-017', title: 'poisoned', stacks: true });

/** Half as fast, Agility at -2; its value is the TN of its treatment. */
export const Hobbled = defineCondition('hobbled', {
  rule: 'HD-MSC-019',
  title: 'hobbled',
  contributes: [
    adds(MovementRate, 2, { rule: 'R-CONDITIONS', label: 'hobbled', stage: 'halve' }),
    adds(Defence, -2, { rule: 'R-CONDITIONS', label: 'hobbled', only: 'for Agility', when: names('agility') }),
  ],
});

const BY_SIGHT: readonly CheckName[] = [
  'balance',
  'gymnastics',
  'acrobatics',
  'jumping',
  'climbing',
  'swimming',
  'athletics',
  'running',
  'hiding',
  'observation',
];

const bySight = (_view: View, _who: Id, _against: Id, name: CheckName): boolean => BY_SIGHT.includes(name);

/** Sees nothing: -5 on attacks, on Defenses that dodge and on checks that need sight. */
export const Blinded = defineCondition('blinded', {
  rule: 'R-CONDITIONS',
  title: 'blinded',
  contributes: [
    adds(AttackBonus, -5, { rule: 'R-CONDITIONS', label: 'blinded' }),
    adds(Defence, -5, { rule: 'R-CONDITIONS', label: 'blinded', only: 'for Melee and Ranged', when: names('melee', 'ranged') }),
    adds(CheckBonus, -5, {
      rule: 'R-CONDITIONS',
      label: 'blinded',
      only: 'on checks by sight',
      when: bySight,
    }),
  ],
});

/** Sees little: -2 on attacks and on checks by sight. Total darkness blinds. */
export const DimLight = defineCondition('dim-light', {
  rule: 'R-CONDITIONS',
  title: 'in dim light',
  contributes: [
    adds(AttackBonus, -2, { rule: 'R-CONDITIONS', label: 'dim light' }),
    adds(CheckBonus, -2, { rule: 'R-CONDITIONS', label: 'dim light', only: 'on checks by sight', when: bySight }),
  ],
});

export const TREATABLE: readonly ConditionDef[] = [Bleeding, Burning, Hobbled, Poisoned];
export const CONDITIONS = [Bleeding, Burning, Poisoned, Hobbled, Blinded, DimLight];

/** Puts an ailment in the place of another; below light it is gone. */
export function lower(play: Play, on: Id, def: ConditionDef, condition: Condition, to: Ailment): void {
  end(play, on, condition.id);
  if (to.level > 0) give(play, on, def, { source: condition.source, value: ailmentValue(to) });
}

const SUCCESSES_A_STEP = 2;
const SUCCESSES_TO_OVERCOME = 3;

/** At the end of a round all that ails somebody takes its toll, the longest first. @rule HD-DUR-003 */
export function suffersOn(play: Play): void {
  const all = fighters(play).flatMap(({ id }) =>
    [Bleeding, Burning, Poisoned].flatMap((def) => carried(play, id, def).map((condition) => ({ id, def, condition }))),
  );
  all.sort((a, b) => a.condition.since - b.condition.since);
  for (const { id, def, condition } of all) if (alive(play, id) && !isImmune(play, id, def)) takesToll(play, id, def, condition);
}

/** Who has no blood neither bleeds nor is poisoned. */
const isImmune = (view: View, who: Id, def: ConditionDef): boolean => def !== Burning && hasTrait(view, fighter(view, who), 'bloodless');

function takesToll(play: Play, who: Id, def: ConditionDef, condition: Condition): void {
  const ailment = ailmentOf(condition.value);
  if (!passesWild(play, who, 'fortitude', ailment.tn)) {
    if (def === Poisoned) tire(play, who, ailment.level);
    else takeWound(play, who, ailment.level, who);
    return;
  }
  const successes = ailment.successes + 1;
  if (def === Poisoned) {
    lower(play, who, def, condition, { ...ailment, successes, level: successes === SUCCESSES_TO_OVERCOME ? 0 : ailment.level });
  } else if (successes === SUCCESSES_A_STEP) lower(play, who, def, condition, { ...ailment, successes: 0, level: ailment.level - 1 });
  else lower(play, who, def, condition, { ...ailment, successes });
}

/** The one of the highest level among several alike. */
export const worst = (all: readonly Condition[]): Condition => all.reduce((a, b) => (ailmentOf(b.value).level > ailmentOf(a.value).level ? b : a));

/** Water puts fire out. */
export function douse(play: Play, who: Id): void {
  for (const one of carried(play, who, Burning)) end(play, who, one.id);
}

/** The TN of treating a condition. */
export function treatmentTn(def: ConditionDef, condition: Condition): number {
  return def === Hobbled ? condition.value : ailmentOf(condition.value).tn;
}
