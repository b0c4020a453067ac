import { type Condition, type ConditionDef, carried, definitionOf, type Id, type View } from '@riposte/kernel';
import { goesOn } from '../actions/next-turn.ts';
import { AfterEncounter, FightEnded } from '../after-the-encounter/after-encounter.ts';
import { Recovering } from '../after-the-encounter/rest.ts';
import { Tended, Treating } from '../after-the-encounter/treating.ts';
import { Unseen } from '../attack-and-defence/unaware.ts';
import { type Fighter, fighter, fighters, SCENE, scene } from '../characters/fighter.ts';
import { LADDER } from '../characters/ladder.ts';
import { Entering } from '../equipment/spear.ts';
import { Mounted, Ridden } from '../mounted-combat/mounted.ts';
import { PAIRS } from '../problematic-situations/attached.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { Entangled } from '../problematic-situations/entangled.ts';
import { Frightened } from '../problematic-situations/frightened.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Arriving, Left } from '../problematic-situations/leaving.ts';
import { Poisoned } from '../problematic-situations/poisoned.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { Dead } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalOpen, Survived } from '../taking-damage/survival.ts';
import { Grabbed, Grappling } from '../unarmed-combat/grabbed.ts';

/** A fact of a given state that the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions need: their value, or whose they are. */
export const NEEDS = {
  poisoned: 'value',
  entangled: 'value',
  frightened: 'by',
  grabbed: 'by',
  grappling: 'by',
  mounted: 'by',
  ridden: 'by',
  carrying: 'by',
  carried: 'by',
} as const;

/** Conditions that stand only inside an act. */
const INSIDE_ACTS: readonly ConditionDef[] = [Treating, Unseen, Entering];

/** The lowest and the highest value of conditions that mean something by it. */
const VALUES: readonly (readonly [ConditionDef, number, (view: View) => number])[] = [
  [Grabbed, 1, () => 2],
  [Grappling, 1, () => 2],
  [KnockedOut, 0, () => 1],
  [Survived, 1, () => 4],
  [Poisoned, 0, () => LADDER.length - 1],
  [Entangled, 0, () => LADDER.length - 1],
  [Frightened, 0, () => LADDER.length - 1],
  [Left, 0, (view) => scene(view).regions.length - 1],
  [Arriving, 0, (view) => scene(view).regions.length - 1],
];

/** The other side of a condition of two; null = it is of one alone. */
function otherSide(view: View, condition: Condition): ConditionDef | null {
  const def = definitionOf(view, condition);
  const both = PAIRS.find((pair) => pair.includes(def));
  return both === undefined ? null : both[both[0] === def ? 1 : 0];
}

/** More points than there can be, pairs that disagree, what ends with an act, values out of bounds, and what no rule leaves so. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap(({ id, hp, maxHp, mp, maxMp, conditions }) => [
    ...(hp > maxHp ? [{ who: id, fact: ['hp'], expected: `at most ${maxHp}` }] : []),
    ...(mp > maxMp ? [{ who: id, fact: ['mp'], expected: `at most ${maxMp}` }] : []),
    ...conditions.flatMap((condition) => {
      const expected = whatOf(view, id, condition);
      return expected === null ? [] : [{ who: id, fact: ['conditions'], expected }];
    }),
    ...TOGETHER.flatMap(([expected, isBroken]) => (isBroken(view, fighter(view, id)) ? [{ who: id, fact: ['conditions'], expected }] : [])),
  ]);
}

/** What should be instead of a condition; null = it can be. */
function whatOf(view: View, on: Id, condition: Condition): string | null {
  const def = definitionOf(view, condition);
  const other = otherSide(view, condition);
  if (other !== null && !isFighter(view, condition.source)) return `${def.title}, with the other fighter`;
  if (other !== null && !carried(view, condition.source, other).some(({ source, value }) => source === on && value === condition.value))
    return `${other.title} on the other side of "${def.title}"`;
  if (INSIDE_ACTS.includes(def)) return `no "${def.title}": it ends with the act that brings it`;
  const [, least, most] = VALUES.find(([one]) => one === def) ?? [def, condition.value, () => condition.value];
  return condition.value < least || condition.value > most(view) ? `${def.title} with a value from ${least} to ${most(view)}` : null;
}

const isFighter = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'fighter';

/** Those who have one of these take no turns in the fight. */
const NO_TURN = [KnockedOut, Dead, Left, Arriving, Prisoner, Surrendered, Ridden];

type Rule = readonly [expected: string, isBroken: (view: View, f: Fighter) => boolean];

/** What no rule leaves so, for fighters: what should be, and whether it is not so. */
const TOGETHER: readonly Rule[] = [
  [
    'nobody tied to a fighter in another region',
    (view, f) => f.conditions.some((condition) => otherSide(view, condition) !== null && fighter(view, condition.source).region !== f.region),
  ],
  ['either on the board or away', (view, f) => f.region < 0 !== hasOne(view, f, [Left, Arriving])],
  [
    'no hold and no burden of one who cannot hold',
    (view, f) => hasOne(view, f, [KnockedOut, Dead, Helpless, Prisoner]) && hasOne(view, f, [Carrying, Grappling]),
  ],
  ['no rider who cannot ride', (view, f) => view.has(f.id, Mounted) && hasOne(view, f, [KnockedOut, Dead, Prone, Ridden])],
  ['nobody dead in a hold', (view, f) => hasOne(view, f, [Dead]) && hasOne(view, f, [Grabbed])],
  ['one hold on each fighter', (view, f) => hasTwice(carried(view, f.id, Grappling).map(({ source }) => source))],
  ['a prisoner, as its rider or mount is one', (view, f) => isFreeAlone(view, f)],
  ['knocked out, as it has no HP', (view, f) => f.hp === 0 && f.maxHp > 0 && !hasOne(view, f, [KnockedOut, Dead])],
  ['a survival roll only of the knocked out', (view, f) => view.has(f.id, SurvivalOpen) && (!view.has(f.id, KnockedOut) || view.has(f.id, Dead))],
  ['a mortal wound only of the knocked out', (view, f) => view.has(f.id, MortallyWounded) && (!view.has(f.id, KnockedOut) || view.has(f.id, Dead))],
  ['a survival roll only of the knocked out', (view, f) => view.has(f.id, Survived) && !view.has(f.id, KnockedOut)],
  ['tended only with a mortal wound', (view, f) => view.has(f.id, Tended) && !view.has(f.id, MortallyWounded)],
  ['after the encounter for all or for nobody', (view, f) => view.has(f.id, AfterEncounter) !== view.has(SCENE, AfterEncounter)],
  ['awake, as it rests', (view, f) => view.has(f.id, Recovering) && hasOne(view, f, [KnockedOut, Dead])],
  ['no rest in a fight', (view, f) => view.has(f.id, Recovering) && !view.has(f.id, AfterEncounter)],
];

/** The same between two acts: what is given settles so as it begins. */
const SETTLED: readonly Rule[] = [
  ...TOGETHER,
  ['no MP, as it is knocked out', (view, f) => f.mp > 0 && hasOne(view, f, [KnockedOut]) && !hasOne(view, f, [Dead])],
  ['an end to being knocked out after the encounter', neverWakes],
];

const hasOne = (view: View, { id }: Fighter, all: readonly ConditionDef[]): boolean => all.some((one) => view.has(id, one));

const hasTwice = (all: readonly Id[]): boolean => new Set(all).size < all.length;

const isFreeAlone = (view: View, f: Fighter): boolean =>
  !view.has(f.id, Prisoner) && [...carried(view, f.id, Mounted), ...carried(view, f.id, Ridden)].some(({ source }) => view.has(source, Prisoner));

/** After the encounter each of the knocked out dies, waits for its roll, or wakes. */
function neverWakes(view: View, f: Fighter): boolean {
  if (!view.has(f.id, AfterEncounter) || hasOne(view, f, [Dead, SurvivalOpen, MortallyWounded])) return false;
  return carried(view, f.id, KnockedOut).some(({ clock }) => clock < 0);
}

/** The first thing that is wrong with a state between two acts, when all that follows has happened; null if nothing is. */
export function unsettled(view: View): string | null {
  for (const f of fighters(view)) {
    const wrong = SETTLED.find(([, isBroken]) => isBroken(view, f));
    if (wrong !== undefined) return `${f.name}: ${wrong[0]}`;
  }
  const { acting } = scene(view);
  const isFight = acting >= 0 && !view.has(SCENE, AfterEncounter) && !view.has(SCENE, FightEnded) && goesOn(view);
  return isFight && hasOne(view, fighter(view, acting), NO_TURN) ? `it is the turn of ${fighter(view, acting).name}` : null;
}
