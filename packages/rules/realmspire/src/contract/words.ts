import { type ChangeJson, carried, GM, type Id, type IntentJson, type Json, NOBODY, type Ruleset, type State, type View } from '@riposte/kernel';
import { ActionPoints } from '../actions-in-combat/action-points.ts';
import { Healed } from '../damage-and-health/afflictions.ts';
import { SPANS, Stamina } from '../adventuring/after-the-fight.ts';
import { BY_HAND } from './by-hand.ts';
import { Grappled, Grappling } from '../damage-and-health/unconscious.ts';
import { Hurt } from '../damage-and-health/damage.ts';
import type { DamageType } from '../damage-and-health/damage-types.ts';
import { Down, Dying } from '../damage-and-health/dying.ts';
import type { Report } from './encounter.ts';
import { ATTRIBUTES, type Attribute, COVERS, fighter, fighters, isFighter, METRE, type Point, runBy, SCENE, SIZES, type Skill, scene } from '../characters/fighter.ts';
import { weaponOf, wieldedBy } from '../actions-in-combat/manipulate.ts';
import { impossible, NEEDS } from './impossible.ts';
import { Mana } from '../using-magic/casting.ts';
import { HOLD, Moved } from '../actions-in-combat/movement.ts';
import { type Defence, GOVERNING, NATURAL, type Test, type Way } from '../characters/target-number.ts';
import { AwareSet, CoverSet } from '../damage-and-health/harm.ts';
import { ruled } from '../rulings.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { Luck } from '../characters/skill-test.ts';
import { pointOf, squared } from '../positioning/distances.ts';
import { SECONDS_OF_A_ROUND } from '../initiative-structure/turns.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map((one) => [one.id, one.name]));
const names: Names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm']]);
const holders: Names = (view) => new Map([...people(view), [NOBODY, 'net']]);

const withMark =
  (...marks: readonly string[]): Names =>
  (view) =>
    new Map(view.rules.things.flatMap((one, code): [number, string][] => (marks.some((mark) => mark in one) ? [[code, one.id]] : [])));
const arms = withMark('weapon', 'block', 'hands');
const armours: Names = (view) => new Map([[NATURAL, 'natural'], ...withMark('level')(view)]);

/** What lies on the floor, by what and where it is: "dagger at 3, 4", "dagger at 3, 4 (2)". */
const lying: Names = (view) => {
  const all = new Map<number, string>();
  for (const [i, { gear, at }] of scene(view).floor.entries()) {
    const plain = `${view.rules.things[gear].id} at ${at[0]}, ${at[1]}`;
    const alike = [...all.values()].filter((one) => one.startsWith(plain)).length;
    all.set(i, alike === 0 ? plain : `${plain} (${alike + 1})`);
  }
  return all;
};

const idOf = (view: View, code: number): string => (code < 0 ? 'none' : view.rules.things[code].id);

/** All facts of a fighter or the scene. */
function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  if (!isFighter(view, who)) return sceneFacts(view);
  const f = fighter(view, who);
  const borne = (mark: string): string[] => f.features.flatMap((code) => (mark in view.rules.things[code] ? [view.rules.things[code].id] : []));
  return {
    health: f.health,
    maxHealth: f.maxHealth,
    mana: f.mana,
    stamina: f.stamina,
    luckPoints: f.luckPoints,
    ap: f.ap,
    attacks: f.attacks,
    freeActions: f.freeActions,
    turns: f.turns,
    moved: f.moved,
    at: [f.x, f.y],
    size: SIZES[f.size],
    weapon: idOf(view, f.weapon),
    shield: idOf(view, f.shield),
    other: idOf(view, f.other),
    grip: f.grip,
    carried: f.carried.map((code) => idOf(view, code)),
    wears: borne('level'),
    items: borne('holds'),
    perks: borne('free'),
    spells: borne('spell'),
    styles: f.styles.map(({ name, rank, gear }) => ({ name, rank, gear: [...gear] })),
    scores: Object.fromEntries(ATTRIBUTES.map((one) => [one, f[one]])),
    cover: COVERS[f.cover],
    aware: f.aware,
    runBy: runBy(f),
    xp: f.xp,
  };
}

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, order, queue, waiting, floor, ended, minutes } = scene(view);
  const called = names(view);
  const name = (id: Id): string => called.get(id) ?? 'none';
  return {
    round,
    seconds: SECONDS_OF_A_ROUND * Math.max(0, round - 1),
    turn: name(acting),
    order: order.map(name),
    toCome: queue.map(name),
    waiting: waiting.map(({ who, after }) => ({ who: name(who), after: name(after) })),
    floor: floor.map(({ gear, at }) => ({ gear: idOf(view, gear), at: [...at] })),
    ended,
    minutes,
  };
}

/** Changes for what the game master may set. */
function decree(view: View, who: Id, fact: string, value: Json): readonly ChangeJson[] | null {
  if (!isFighter(view, who)) return null;
  if (fact === 'aware') return typeof value === 'boolean' ? [[AwareSet.id, who, value]] : null;
  if (fact === 'cover') return COVERS.includes(value as never) ? [[CoverSet.id, who, COVERS.indexOf(value as never)]] : null;
  if (fact === 'at') return isPoint(view, value) ? [[Moved.id, who, value[0], value[1]], ...partings(view, who, value)] : null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const { health, maxHealth } = fighter(view, who);
  if (fact === 'health') {
    if (value > maxHealth || value < -MOST) return null;
    return value < health ? [[Hurt.id, who, health - value]] : [[Healed.id, who, value - health], ...wakes(view, who, value)];
  }
  const resource = { ap: ActionPoints, mana: Mana, stamina: Stamina, luckPoints: Luck }[fact];
  return resource === undefined || value < 0 || value > MOST ? null : [['resource-set', who, view.rules.resourceCodes[resource.index], value]];
}

const MOST = 1000;

/** Holds that end where one of the two is elsewhere (R-CONDITIONS). */
function partings(view: View, who: Id, to: Point): ChangeJson[] {
  const isParted = (other: Id): boolean => isFighter(view, other) && squared(pointOf(view, other), to) > HOLD ** 2;
  return [Grappling, Grappled].flatMap((mine) =>
    carried(view, who, mine).flatMap(({ id, source }) => {
      if (!isParted(source)) return [];
      const theirs = carried(view, source, mine === Grappling ? Grappled : Grappling).filter((one) => one.source === who);
      return [ended(who, id), ...theirs.map((one) => ended(source, one.id))];
    }),
  );
}

const ended = (who: Id, condition: Id): ChangeJson => ['condition-ended', who, condition];

/** With health again one is neither down nor dying (R-DYING). */
function wakes(view: View, who: Id, health: number): ChangeJson[] {
  if (health <= ruled(view).unconsciousAt) return [];
  return [Down, Dying].flatMap((state) => carried(view, who, state).map((one) => ended(who, one.id)));
}

function isPoint(view: View, value: Json): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const { width, height } = scene(view).ground;
  const [x, y] = value as number[];
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x * METRE <= width && y * METRE <= height;
}

interface Said {
  readonly skill?: Skill;
  readonly use?: Test['use'];
  readonly attribute?: Attribute;
  readonly how?: Way;
  readonly defence?: Defence;
  readonly style?: string;
  readonly armour?: number;
  readonly type?: DamageType;
}

/** What a number depends on. A test is an attack with what is in hand, a defence where one is named, else neither. */
function context(view: View, query: string, who: Id, against: Id, said: Said): Test | number | DamageType | Attribute | undefined {
  if (query === 'armour rating') return said.armour ?? NATURAL;
  if (query === 'resistance' || query === 'vulnerability') return said.type ?? 'slashing';
  if (query === 'damage bonus') return said.attribute ?? 'strength';
  if (query !== 'target number' && query !== 'boons') return undefined;
  const skill = said.skill ?? (said.defence === undefined ? 'fighting style' : skillOf(said.defence));
  const use = said.use ?? (said.defence !== undefined ? 'defence' : skill === 'fighting style' || skill === 'sorcery' ? 'attack' : 'other');
  const how = use === 'other' ? 'none' : (said.how ?? (skill === 'sorcery' ? 'spell' : wayOf(view, use === 'attack' ? who : against)));
  const ranged = use !== 'other' && how !== 'melee';
  const governed = how !== 'melee' && use === 'attack' && skill === 'fighting style' ? 'agility' : GOVERNING[skill];
  const attribute = said.attribute ?? (said.defence === 'parry with agility' ? 'agility' : governed);
  const style = Math.max(
    0,
    fighter(view, who).styles.findIndex((one) => one.name === said.style),
  );
  return {
    skill,
    attribute,
    use,
    ranged,
    covered: ranged,
    how,
    defence: said.defence ?? 'none',
    style,
    weapon: wieldedBy(view, use === 'attack' || against < 0 ? who : against),
    boons: 0,
  };
}

const skillOf = (defence: Defence): Skill => (defence === 'dodge' ? 'dodge' : defence === 'withstand' ? 'focus' : 'fighting style');

const wayOf = (view: View, who: Id): Way => (who >= 0 && weaponOf(view, who).range > 0 ? 'ranged' : 'melee');

/** "d20 under 14 with a boon"; damage dice as the book writes them. */
function dice(pool: string): string {
  const twice = /^2\((\w+) (-?\d+)\(d20\)\)k([hl])$/.exec(pool);
  if (twice !== null) return `d20 ${twice[1]} ${twice[2]} with a ${twice[3] === 'h' ? 'boon' : 'bane'}`;
  const once = /^(\w+) (-?\d+)\(d20\)$/.exec(pool);
  if (once !== null) return `d20 ${once[1]} ${once[2]}`;
  const alike = pool.split('+');
  return alike.length > 1 && alike.every((one) => one === alike[0]) ? `${alike.length}${alike[0]}` : pool;
}

/** The acts by which so many minutes pass, longest spans first; null for what no spans add up to. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const [span, length] of Object.entries(SPANS).sort((a, b) => b[1] - a[1])) {
    for (; left >= length; left -= length) acts.push({ do: 'rest', by: SCENE, with: { span } });
  }
  return left === 0 ? acts : null;
}

/** Who won: all fighters of the side; nobody when none is left standing. */
function over(view: View, end: Json): Json {
  const { winner } = end as { readonly winner: number };
  return { winner: fighters(view).flatMap((one) => (one.side === winner ? [one.name] : [])) };
}

/** The language of the table for scenarios. */
export const words = {
  fighter: givenFighter,
  scene: givenScene,
  begin: begin as (rules: Ruleset, given: never, report: Report) => State,
  names,
  gm: SCENE,
  values: {
    at: people,
    by: people,
    foe: people,
    after: people,
    patient: people,
    from: holders,
    spell: withMark('spell', 'holds'),
    thing: arms,
    perk: withMark('free'),
    lying,
    armour: armours,
    'choose-armour': armours,
  },
  changes: {
    'order-set': [names, names],
    dropped: [names, null, null],
    drawn: [names, null, arms],
  },
  facts,
  decree,
  stand: (view: View, place: number) => {
    const columns = scene(view).ground.width / METRE + 1;
    return { at: [place % columns, Math.floor(place / columns)] };
  },
  /** A blow is by Strength where a scenario does not say. */
  usual: { attribute: 'strength' },
  turns: {
    'damaged-armour': ['has damaged armour', 'no longer has damaged armour'],
    'damaged-shield': ['has a damaged shield', 'no longer has a damaged shield'],
    'blade-in-flames': ['holds a blade in flames', 'no longer holds a blade in flames'],
  } as const,
  byHand: BY_HAND,
  context: context as (view: View, query: string, who: Id, against: Id, said: { readonly [key: string]: Json }) => unknown,
  dice,
  pass,
  over,
  needs: NEEDS,
  impossible,
};
