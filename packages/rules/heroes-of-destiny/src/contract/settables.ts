import { type ChangeJson, ConditionEnded, ConditionGiven, carried, type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { anyNumber, type Range, type Settable, type Settables, settable, upTo, upToCap } from '@riposte/ruleset';
import { readiable } from '../actions/ready.ts';
import { weaponsOf } from '../catalogue/weapon.ts';
import { awake, Unconscious } from '../health/alive.ts';
import { MaxMana } from '../health/mana.ts';
import { MaxStamina } from '../health/stamina.ts';
import { CRITICAL, LEVELS } from '../health/wound-levels.ts';
import { roomAt } from '../movement/distance.ts';
import { Crouching, POSTURES, type Posture, Prone } from '../movement/posture.ts';
import { MaxAp } from '../sequence/action-points.ts';
import { isInRounds } from '../sequence/game-master.ts';
import { waiting } from '../sequence/turns.ts';
import { ATTRIBUTES, type Attribute, CONTAINERS, FIXED, type Fighter, fighter, fighters, MEDIA } from '../state/fighter.ts';
import { borneBy, mountOf } from '../state/linked-creatures.ts';
import { type Place, SCENE, scene } from '../state/scene.ts';
import type { Written } from '../state/sheet.ts';

const RESOURCES = { ap: MaxAp, stamina: MaxStamina, mana: MaxMana } as const;

const codeOfPool = (view: View, pool: string): number => view.rules.resources.findIndex((resource) => resource.id === pool);

const resource = (pool: string, range: (view: View, who: Id) => Range): Settable =>
  settable<number>(range, (view, who, value) => [['resource-set', who, codeOfPool(view, pool), value]]);

/** A fact that is written on the sheet as it is said. */
const written = (fact: Written, range: (view: View, who: Id) => Range): Settable =>
  settable<Json>(range, (view, who, value) => sheet(view, who, { [fact]: value }));

/** A number of the scene. */
const ofScene = (range: (view: View) => Range, changes: (view: View, value: never) => readonly ChangeJson[] | null): Settable => ({
  range: (view, who) => (who === SCENE ? range(view) : null),
  changes: (view, _who, value) => changes(view, value as never),
});

/** Fatigue takes along the stamina that is over the new maximum, and more of it ends a relief. */
function wearied(view: View, { id, fatigue, stamina, maxStamina }: Fighter, value: number): readonly ChangeJson[] {
  const most = Math.max(0, maxStamina - value);
  return [
    ['tired', id, value],
    ...(value > fatigue ? [['relieved', id, false] as const] : []),
    ...(stamina > most ? [['resource-set', id, codeOfPool(view, 'stamina'), most] as const] : []),
  ];
}

/** Comes to a place, with whom it bears. */
function puts(view: View, who: Id, at: Place): readonly ChangeJson[] {
  const to = roomAt(view, who, at);
  return [who, ...borneBy(view, who)].map((one) => ['dragged', one, to]);
}

function placeSaid(view: View, said: string): Place | null {
  const { board } = scene(view);
  const [x, y] = said.split(',').map(Number);
  if (!('width' in board) || !/^\d{1,3},\d{1,3}$/.test(said) || x >= board.width || y >= board.height) return null;
  return y * board.width + x;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
const isNamed = (value: Json): value is { readonly [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wounds by level, those not named as they are: a critical or fatal one more has its consequences. */
function wounded({ id, wounds }: Fighter, said: Json): readonly ChangeJson[] | null {
  if (!isNamed(said) || !Object.entries(said).every(([level, count]) => LEVELS.some((one) => one === level) && isCount(count))) return null;
  const now = LEVELS.map((level, i) => (Object.hasOwn(said, level) ? (said[level] as number) : wounds[i]));
  const worse = LEVELS.map((_level, i) => i + 1).filter((level) => level >= CRITICAL && now[level - 1] > wounds[level - 1]);
  return [['wounds-set', id, now], ...worse.slice(-1).map((level): ChangeJson => ['worsened', id, level])];
}

/** A posture, whatever it was before. */
function postured(view: View, who: Id, posture: Posture): readonly ChangeJson[] {
  const before = [Prone, Crouching].flatMap((def) => carried(view, who, def).map(({ id }): ChangeJson => [ConditionEnded.id, who, id]));
  const now = posture === 'prone' ? Prone : posture === 'crouching' ? Crouching : null;
  return now === null ? before : [...before, [ConditionGiven.id, who, view.rules.codeOf(now), NOBODY, 0, NOBODY, -1, NOBODY, 0]];
}

/** What a fighter loses who has more than a maximum that these facts lower. */
function losses(view: View, who: Id, facts: Partial<Fighter>): readonly ChangeJson[] {
  const changed = view.withEntities(
    view.state.entities.map((entity) => (entity.id === who ? { ...entity, ...facts } : entity)),
    () => true,
  );
  return Object.entries(RESOURCES).flatMap(([pool, most]): ChangeJson[] =>
    most(changed, who) < most(view, who) && fighter(view, who)[pool as keyof typeof RESOURCES] > most(changed, who)
      ? [['resource-set', who, codeOfPool(view, pool), most(changed, who)]]
      : [],
  );
}

const sheet = (view: View, who: Id, facts: Partial<Fighter>): readonly ChangeJson[] => [
  ...Object.entries(facts).map(([fact, value]): ChangeJson => ['sheet-set', who, fact, value as Json]),
  ...losses(view, who, facts),
];

/** Vitality and Lore take the most stamina and mana along. @rule HD-STA-002 */
function attributed(view: View, who: Id, attribute: Attribute, value: number): readonly ChangeJson[] {
  const { vit, lor, maxStamina, maxMana } = fighter(view, who);
  const most =
    attribute === 'vit' ? { maxStamina: Math.max(0, maxStamina + value - vit) } : attribute === 'lor' ? { maxMana: Math.max(0, maxMana + value - lor) } : {};
  return sheet(view, who, { [attribute]: value, ...most });
}

function attributeRange({ track }: Fighter, attribute: Attribute): Range {
  const most = attribute === 'vit' && track === 'full' ? 5 : attribute === 'spd' ? 10 : 50;
  return { kind: 'number', least: -most, most };
}

/** Codes of things by their ids; null where one is unknown. */
function codesOf(view: View, said: Json): number[] | null {
  if (!Array.isArray(said) || said.length > 60) return null;
  const codes = said.map((id) => view.rules.things.findIndex((thing) => thing.id === id && !('while' in thing)));
  return codes.includes(-1) ? null : codes;
}

/** Gear worn and in hand; what one attacks with must be among it. */
function geared(view: View, f: Fighter, said: Json): readonly ChangeJson[] | null {
  const codes = codesOf(view, said);
  if (codes === null) return null;
  const weapons = codes.filter((code) => 'weapon' in view.rules.things[code]);
  const keeps = weapons.includes(f.weapon) || weapons.length === 0;
  const weapon = keeps && weapons.length > 0 ? f.weapon : (weapons[0] ?? view.rules.codeNamed('unarmed'));
  return [['gear-set', f.id, codes, f.stowed], ['wielded', f.id, weapon] as const, ...losses(view, f.id, { features: codes })];
}

function stowed(view: View, f: Fighter, said: Json): readonly ChangeJson[] | null {
  if (!Array.isArray(said)) return null;
  const codes = codesOf(
    view,
    said.map((item) => (Array.isArray(item) ? item[0] : null)),
  );
  if (codes === null || !said.every((item) => CONTAINERS.some((container) => container === (item as readonly Json[])[1]))) return null;
  return [['gear-set', f.id, f.features, codes.map((gear, i) => ({ gear, in: (said[i] as readonly Json[])[1] }))]];
}

function lying(view: View, said: Json): readonly ChangeJson[] | null {
  if (!Array.isArray(said)) return null;
  const codes = codesOf(
    view,
    said.map((item) => (Array.isArray(item) ? item[0] : null)),
  );
  const places = said.map((item) => placeSaid(view, String((item as readonly Json[])[1])));
  if (codes === null || places.includes(null)) return null;
  return [['lying-set', SCENE, codes.map((gear, i) => ({ gear, at: places[i] }))]];
}

/** Numbers by name, of those that a fact knows; null where one is unknown. */
function numbers(said: Json, isKnown: (name: string) => boolean, most: number): { readonly [name: string]: number } | null {
  const isGood = isNamed(said) && Object.entries(said).every(([name, value]) => isKnown(name) && Number.isInteger(value) && Math.abs(value as number) <= most);
  return isGood ? (said as { readonly [name: string]: number }) : null;
}

const sidesOf = (view: View): number => Math.max(...fighters(view).map(({ side }) => side));

/** Those who can have the next turn: whoever has one still to come in this round. @rule HD-SEQ-002 */
const comeNext = (view: View): Id[] => (isInRounds(view) ? waiting(view) : []);

/** The pools of points, and the fatigue that lowers one of them. */
const POOLS: Settables = {
  ...Object.fromEntries(Object.entries(RESOURCES).map(([pool, most]) => [pool, resource(pool, (view, who) => upToCap(most(view, who)))])),
  initiative: resource('initiative', () => anyNumber),
  fatigue: settable<number>(
    () => anyNumber,
    (view, who, value) => wearied(view, fighter(view, who), value),
  ),
};

const HEALTH: Settables = {
  wounds: settable<Json>(
    (view, who) => ({ kind: 'other', like: Object.fromEntries(LEVELS.map((level, i) => [level, fighter(view, who).wounds[i]])) }),
    (view, who, said) => wounded(fighter(view, who), said),
  ),
  failures: settable<number>(
    () => upTo(2),
    (_view, who, value) => [['failure-counted', who, value]],
  ),
  relieved: settable<boolean>(
    () => ({ kind: 'yes or no' }),
    (_view, who, value) => [['relieved', who, value]],
  ),
  recoveryBonus: settable<number>(
    () => upTo(20),
    (_view, who, value) => [['recovery-bonus-set', who, value]],
  ),
};

/** How it stands, and what it bears. */
const STANCE_AND_GEAR: Settables = {
  posture: {
    range: (view, who) =>
      view.state.entities[who]?.kind === 'fighter' && !view.has(who, Unconscious)
        ? { kind: 'word', words: mountOf(view, who) < 0 ? POSTURES : ['standing', 'crouching'] }
        : null,
    changes: (view, who, value) => postured(view, who, value as Posture),
  },
  readied: {
    range: (view, who) =>
      view.state.entities[who]?.kind === 'fighter' && awake(view, who) ? { kind: 'word', words: ['', ...readiable(view).map(({ id }) => id)] } : null,
    changes: (_view, who, value) => [['ready-set', who, value]],
  },
  weapon: settable<string>(
    (view, who) => ({ kind: 'word', words: [...new Set(weaponsOf(view, who).map((code) => view.rules.things[code].id))] }),
    (view, who, value) => [['wielded', who, view.rules.codeNamed(value)]],
  ),
  loaded: settable<boolean>(
    () => ({ kind: 'yes or no' }),
    (view, who, value) => [['loaded-set', who, value, fighter(view, who).weapon]],
  ),
  gear: settable<Json>(
    (view, who) => ({ kind: 'other', like: fighter(view, who).features.map((code) => view.rules.things[code].id) }),
    (view, who, said) => geared(view, fighter(view, who), said),
  ),
  stowed: settable<Json>(
    () => ({ kind: 'other', like: [['healing-potion', 'belt-pouch']] }),
    (view, who, said) => stowed(view, fighter(view, who), said),
  ),
};

/** Numbers that are on the sheet. */
const SHEET: Settables = {
  ...Object.fromEntries(
    ATTRIBUTES.map((attribute) => [
      attribute,
      settable<number>(
        (view, who) => attributeRange(fighter(view, who), attribute),
        (view, who, value) => attributed(view, who, attribute, value),
      ),
    ]),
  ),
  maxStamina: written('maxStamina', () => anyNumber),
  maxMana: written('maxMana', () => anyNumber),
  special: written('special', () => ({ kind: 'yes or no' })),
  hadTurn: written('hadTurn', () => ({ kind: 'yes or no' })),
  ...Object.fromEntries((['movedAp', 'yards', 'movedYards', 'runUp'] as const).map((fact) => [fact, written(fact, () => upTo(200))])),
  height: settable<number>(
    () => ({ kind: 'number', least: 1, most: 1000 }),
    (_view, who, value) => [['sheet-set', who, 'fixed', { height: value }]],
  ),
  fixed: settable<Json>(
    () => ({ kind: 'other', like: { melee: 12, movement: 8 } }),
    (_view, who, said) => {
      const fixed = numbers(said, (name) => FIXED.some((one) => one === name), 1000);
      return fixed === null ? null : [['sheet-set', who, 'fixed', fixed]];
    },
  ),
};

const OF_SCENE: Settables = {
  round: ofScene(
    () => ({ kind: 'number', least: 1, most: 10_000 }),
    (view, value: number) => (scene(view).round === 0 ? null : [['round-set', SCENE, value]]),
  ),
  turn: ofScene(
    (view) => ({ kind: 'word', words: comeNext(view).map((who) => fighter(view, who).name) }),
    (view, name: string) => {
      const next = comeNext(view).find((who) => fighter(view, who).name === name);
      return next === undefined ? null : [['turn-handed', SCENE, next]];
    },
  ),
  lying: ofScene(
    () => ({ kind: 'other', like: [['dagger', '2,2']] }),
    (view, said: Json) => lying(view, said),
  ),
};

/** What the game master can set. */
export function settables(skills: (view: View) => readonly string[], placeName: (view: View, at: Place) => string): Settables {
  return {
    at: settable<string>(
      (view, who) => ({ kind: 'other', like: placeName(view, fighter(view, who).at) }),
      (view, who, said) => {
        const at = placeSaid(view, String(said));
        return at === null ? null : puts(view, who, at);
      },
    ),
    medium: settable<string>(
      () => ({ kind: 'word', words: MEDIA }),
      (_view, who, value) => [['medium-set', who, value]],
    ),
    ...POOLS,
    side: settable<number>(
      (view) => upTo(sidesOf(view) + 1),
      (_view, who, value) => [['side-set', who, value]],
    ),
    ...HEALTH,
    ...STANCE_AND_GEAR,
    ...SHEET,
    skills: settable<Json>(
      () => ({ kind: 'other', like: { Melee: 3, 'Melee/blade': 1 } }),
      (view, who, said) => {
        const ranks = numbers(said, (name) => skills(view).includes(name), 50);
        return ranks === null ? null : [['sheet-set', who, 'skills', ranks]];
      },
    ),
    ...OF_SCENE,
  };
}
