import { type ConditionDef, carried, type Id, type View } from '@riposte/kernel';
import { isLiftable } from '../actions-in-combat/carry.ts';
import { Carried, Carrying } from '../actions-in-combat/carrying.ts';
import { fullHands, HANDS } from '../actions-in-combat/grapple.ts';
import { Grappled, Grappling } from '../actions-in-combat/holds.ts';
import { fighters, isFighter } from '../characters/fighter.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { Mounted } from '../gear/in-hand.ts';
import { Gone } from '../initiative-structure/out-of-the-fight.ts';
import { isSolid } from '../positioning/cover.ts';
import { isOnStage, isSamePoint, pointOf } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';

/** A fact of a given state that the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = {
  bleeding: 'value',
  fatigued: 'value',
  warded: 'value',
  'damaged-armour': 'value',
  'damaged-shield': 'value',
  feinting: 'by',
  grappled: 'by',
  grappling: 'by',
  away: 'value',
  carrying: 'by',
  carried: 'by',
} as const;

/** What nobody has who lies unconscious or dead. */
const OUT_OF_IT: readonly (readonly [expected: string, ConditionDef])[] = [
  ['no hold on one who is not awake', Grappled],
  ['no hold by one who is not awake', Grappling],
  ['no burden of one who is not awake', Carrying],
  ['no rider who is not awake', Mounted],
];

/** Conditions that two have of each other. */
const PAIRS: readonly (readonly [ConditionDef, ConditionDef])[] = [
  [Grappled, Grappling],
  [Grappling, Grappled],
  [Carried, Carrying],
  [Carrying, Carried],
];

/** Whether no other who is awake stands on the same point, but whom one carries or is carried by. */
const isAlone = (view: View, who: Id): boolean =>
  fighters(view).every(
    ({ id, x, y }) =>
      id === who ||
      !isSamePoint([x, y], pointOf(view, who)) ||
      !awake(view, id) ||
      [...carried(view, who, Carried), ...carried(view, who, Carrying)].some(({ source }) => source === id),
  );

/** More health than there can be, or more in hand, two who are awake on one point or one in a wall, pairs of which one side is missing, and loads that nobody can lift. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap(({ id, x, y, health, maxHealth }) => [
    ...(health > maxHealth ? [{ who: id, fact: ['health'], expected: `at most ${maxHealth}` }] : []),
    ...(fullHands(view, id) > HANDS ? [{ who: id, fact: ['weapon'], expected: 'no more in hand than two hands can hold' }] : []),
    ...(awake(view, id) && !(isOnStage(view, [x, y]) && !isSolid(view, [x, y]) && isAlone(view, id))
      ? [{ who: id, fact: ['at'], expected: 'a point on the board without a wall, where nobody else stands' }]
      : []),
    ...PAIRS.flatMap(([mine, theirs]) =>
      carried(view, id, mine).some(({ source }) => !isFighter(view, source) || !carried(view, source, theirs).some((other) => other.source === id))
        ? [{ who: id, fact: ['conditions'], expected: `${mine.title}, and the other is ${theirs.title}` }]
        : [],
    ),
    ...OUT_OF_IT.flatMap(([expected, def]) =>
      !awake(view, id) && !view.has(id, Gone) && view.has(id, def) ? [{ who: id, fact: ['conditions'], expected }] : [],
    ),
    ...(view.has(id, Mounted) && view.has(id, Prone) ? [{ who: id, fact: ['conditions'], expected: 'either mounted or prone' }] : []),
    ...(carried(view, id, Carrying).every(({ source }) => !isFighter(view, source) || isLiftable(view, id, source))
      ? []
      : [{ who: id, fact: ['conditions'], expected: 'someone to carry who is unconscious, dead, in a net or a prisoner, and no larger' }]),
  ]);
}
