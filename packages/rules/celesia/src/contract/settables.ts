import { type ChangeJson, type ConditionDef, ConditionEnded, ConditionGiven, type Id, type Json, NOBODY, type Resource, type View } from '@riposte/kernel';
import { anyNumber, type Range, type Settable, type Settables, settable, settableResource, upTo, upToCap } from '@riposte/ruleset';
import { ShieldReady } from '../actions/ready-shield.ts';
import { FactSet, type PlainFact } from '../fighters/facts-set.ts';
import { bodyPart, type Fighter, fighter, SCENE, scene } from '../fighters/fighter.ts';
import { SIZES } from '../fighters/size.ts';
import { grips } from '../gear/in-hand.ts';
import { Cracked, HoldsNow, Stowed, StowedCracked, StowedUnloaded, Unloaded } from '../gear/take-and-drop.ts';
import { PART_KINDS, PARTS } from '../injuries/body-parts.ts';
import { InjuriesSaid } from '../injuries/decreed.ts';
import { isHere } from '../positioning/away.ts';
import { Pushed } from '../positioning/board.ts';
import { Flying, Landed } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { OrderSet } from '../rounds/initiative.ts';
import { Reactions } from '../rounds/reactions.ts';
import { RoundSet, TurnHanded } from '../rounds/turns.ts';
import { alive } from '../stamina/dead.ts';
import { ConstitutionSet, Exhaustion, exhaustionPool, MaxStamina, Stamina, staminaPool } from '../stamina/stamina.ts';
import { Strained } from '../stamina/strain.ts';
import { awake, FROM_EXHAUSTION, Unconscious } from '../stamina/unconscious.ts';
import { facts } from './facts.ts';

/** What can be held and stowed. */
const CARRIED = ['weapon', 'shield', 'potion', 'replaces'];
const NOTHING = 'none';

const between = (least: number, most: number): Range => ({ kind: 'number', least, most });
const like = (view: View, who: Id, fact: string): Range => ({ kind: 'other', like: facts(view, who)[fact] });
const isPart = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'part';
const isCount = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A fact of a fighter that nothing else follows from but what is computed. */
const plain = (fact: PlainFact, range: Range): Settable =>
  settable<number | boolean>(
    () => range,
    (_view, who, value) => [[FactSet.id, who, fact, value]],
  );

/** A pool that creatures without Constitution do not have. @rule CE-STA-010 */
const withConstitution = (pool: Settable): Settable => ({
  range: (view, who) => (view.state.entities[who]?.kind === 'fighter' && fighter(view, who).con === null ? null : pool.range(view, who)),
  changes: pool.changes,
});

/** A fact of the scene. */
const ofScene = (range: (view: View) => Range, changes: Settable['changes']): Settable => ({
  range: (view, who) => (who === SCENE ? range(view) : null),
  changes,
});

const MODIFIER = between(-10, 60);
const FEET = upTo(500);

/** What the game master can set. */
export const SETTABLES: Settables = {
  at: settable<readonly [number, number]>(
    (view, who) => like(view, who, 'at'),
    (_view, who, value) => (Array.isArray(value) && value.length === 2 && value.every(isCount) ? [[Pushed.id, who, ...value]] : null),
  ),
  height: settable<number>(() => FEET, heightBecomes),
  injuries: {
    range: (view, who) =>
      isPart(view, who) ? upTo(mostInjuries(view, who)) : view.state.entities[who]?.kind === 'fighter' ? { kind: 'other', like: { hand: [1, 0] } } : null,
    changes: (view, who, value) => (isPart(view, who) ? [[InjuriesSaid.id, who, value]] : setInjuries(view, who, value)),
  },
  con: settable<number>(
    () => between(-10, 20),
    (view, who, con) => [[ConstitutionSet.id, who, con], ...poolsBecome(view, who, { con })],
  ),
  strain: settable<number>(() => anyNumber, strainBecomes),
  exhaustion: withConstitution(
    settable<number>(
      (view, who) => upToCap(exhaustionPool(fighter(view, who))),
      (view, who, value) => (value === 0 ? faints(view, who) : comesTo(view, who, value)),
    ),
  ),
  ap: settableResource(ActionPoints, () => upTo(20)),
  reactions: settableResource(Reactions, () => upTo(20)),
  stamina: withConstitution(settableResource(Stamina, (view, who) => upToCap(MaxStamina(view, who)))),
  level: settable<number>(
    () => between(1, 60),
    (view, who, level) => [[FactSet.id, who, 'level', level], ...poolsBecome(view, who, { level })],
  ),
  size: settable<string>(
    () => ({ kind: 'word', words: SIZES }),
    (_view, who, size) => [[FactSet.id, who, 'size', SIZES.indexOf(size as (typeof SIZES)[number])]],
  ),
  str: plain('str', MODIFIER),
  dex: plain('dex', MODIFIER),
  wis: plain('wis', MODIFIER),
  int: plain('int', MODIFIER),
  cha: plain('cha', MODIFIER),
  mb: plain('mb', upTo(60)),
  speed: plain('speed', FEET),
  fly: settable<number>(() => FEET, flyBecomes),
  climb: plain('climb', FEET),
  burrow: plain('burrow', FEET),
  swim: plain('swim', FEET),
  ammo: plain('ammo', anyNumber),
  turns: plain('turns', anyNumber),
  attacks: plain('attacks', upTo(20)),
  moved: plain('moved', { kind: 'yes or no' }),
  power: plain('power', upTo(60)),
  reckless: plain('reckless', upTo(60)),
  lunging: plain('lunging', { kind: 'yes or no' }),
  aimed: plain('aimed', upTo(60)),
  belt: settable<readonly string[]>((view, who) => like(view, who, 'belt'), beltBecomes),
  holds: {
    range: (view, who) =>
      isPart(view, who) && grips(view, bodyPart(view, who).of).includes(who) ? { kind: 'word', words: [NOTHING, ...carriedThings(view)] } : null,
    changes: (view, who, gear) => holdsNow(view, who, gear === NOTHING ? NOBODY : view.rules.codeNamed(gear as string)),
  },
  round: ofScene(
    () => between(1, 1000),
    (_view, _who, round) => [[RoundSet.id, SCENE, round]],
  ),
  turn: ofScene((view) => ({ kind: 'word', words: comeNext(view).map((who) => fighter(view, who).name) }), turnBecomes),
  order: ofScene((view) => like(view, SCENE, 'order'), orderBecomes),
};

const resourceBecomes = (resource: Resource, view: View, who: Id, value: number): ChangeJson => [
  'resource-set',
  who,
  view.rules.resourceCodes[resource.index],
  value,
];

const given = (view: View, who: Id, def: ConditionDef): ChangeJson => [ConditionGiven.id, who, view.rules.codeOf(def), NOBODY, 0, NOBODY, NOBODY, NOBODY, 0];

/** The ends of a fighter's conditions of some kinds, where they apply. */
function ended(view: View, on: Id, defs: readonly ConditionDef[], fits: (value: number, source: Id) => boolean = () => true): ChangeJson[] {
  const kinds = defs.map((def) => view.rules.codeOf(def));
  return view.state.entities[on].conditions.flatMap(({ id, kind, value, source }) =>
    kinds.includes(kind) && fits(value, source) ? [[ConditionEnded.id, on, id]] : [],
  );
}

/** The most injuries that a part can have; parts that nothing destroys have as many as anybody says. */
const LASTING = 20;
const mostInjuries = (view: View, part: Id): number => PARTS[bodyPart(view, part).part].destroyed || LASTING;

/** `{"hand": [1, 0]}`: the counts of the parts of a kind. */
function setInjuries(view: View, who: Id, value: Json): readonly ChangeJson[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const changes: ChangeJson[] = [];
  for (const [kind, list] of Object.entries(value as { [kind: string]: Json })) {
    const mine = fighter(view, who).parts.filter((id) => bodyPart(view, id).part === kind);
    if (!PART_KINDS.some((known) => known === kind) || !Array.isArray(list) || list.length > mine.length || !list.every(isCount)) return null;
    if (list.some((many, i) => many > mostInjuries(view, mine[i]))) return null;
    for (const [i, many] of list.entries()) changes.push([InjuriesSaid.id, mine[i], many]);
  }
  return changes;
}

/** In the air, or on the ground again. Who cannot stay in the air falls (R-FLIGHT). @rule CE-WNG-005 */
function heightBecomes(view: View, who: Id, height: number): readonly ChangeJson[] {
  const rises = height > 0 && !view.has(who, Flying);
  const lands = height === 0 ? ended(view, who, [Flying]) : [];
  return [[Landed.id, who, height], ...lands, ...(rises ? [given(view, who, Flying), ...(awake(view, who) ? ended(view, who, [Prone]) : [])] : [])];
}

/** Who can no longer fly falls, and a fall ends on the ground (R-MASTER, R-FALL). @rule CE-WNG-006 */
function flyBecomes(view: View, who: Id, feet: number): readonly ChangeJson[] {
  return [[FactSet.id, who, 'fly', feet], ...(feet === 0 && view.has(who, Flying) ? [given(view, who, Prone)] : [])];
}

/** Current Stamina moves with the maximum, up or down, never above it nor below 0; exhaustion stays within its pool. @rule CE-STA-004 CE-STA-005 CE-STA-007 */
function poolsBecome(view: View, who: Id, now: Partial<Pick<Fighter, 'con' | 'level'>>): readonly ChangeJson[] {
  const f = fighter(view, who);
  const then = { trained: f.trained, con: f.con, level: f.level, ...now };
  if (then.con === null) return [];
  const most = (frame: Pick<Fighter, 'trained' | 'con' | 'level'>): number => Math.max(1, staminaPool(frame) - f.strain);
  const pool = exhaustionPool(then);
  // Who had no Constitution gets full pools with it.
  const left = f.con === null ? most(then) : Math.max(0, Math.min(most(then), f.stamina + most(then) - most(f)));
  return [resourceBecomes(Stamina, view, who, left), resourceBecomes(Exhaustion, view, who, f.con === null ? pool : Math.min(f.exhaustion, pool))];
}

/** As much strain as the game master says, with the Stamina that it costs or gives back. @rule CE-STN-001 CE-STA-005 */
function strainBecomes(view: View, who: Id, to: number): readonly ChangeJson[] {
  const { stamina, strain, con } = fighter(view, who);
  if (con === null) return [];
  const most = Math.max(1, staminaPool(fighter(view, who)) - to);
  const left = Math.max(0, Math.min(most, stamina + strain - to));
  return [[Strained.id, who, to - strain], resourceBecomes(Stamina, view, who, left)];
}

/** The Exhaustion pool is empty at a word of the game master. @rule CE-STA-007 CE-UNC-001 */
function faints(view: View, who: Id): readonly ChangeJson[] {
  return [resourceBecomes(Exhaustion, view, who, 0), ...(view.has(who, Unconscious) ? [] : [given(view, who, Unconscious), given(view, who, Prone)])];
}

/** With Exhaustion again one wakes from a faint. @rule CE-STA-007 CE-UNC-001 */
const comesTo = (view: View, who: Id, exhaustion: number): readonly ChangeJson[] => [
  resourceBecomes(Exhaustion, view, who, exhaustion),
  ...ended(view, who, [Unconscious], (value) => value === FROM_EXHAUSTION),
];

const carriedThings = (view: View): string[] =>
  view.rules.def.features.flatMap((thing) => (CARRIED.some((mark) => mark in thing) && (thing as { natural?: boolean }).natural !== true ? [thing.id] : []));

/** Other things on the belt; what was unloaded or cracked of those that go is forgotten. */
function beltBecomes(view: View, who: Id, value: Json): readonly ChangeJson[] | null {
  const known = carriedThings(view);
  if (!Array.isArray(value) || value.length > 40 || !value.every((id) => known.includes(id as string))) return null;
  const belt = value.map((id) => view.rules.codeNamed(id as string));
  return [[Stowed.id, who, belt], ...ended(view, who, [StowedUnloaded, StowedCracked], (code) => !belt.includes(code))];
}

/** A hand holds something else, as good as new. */
const holdsNow = (view: View, hand: Id, gear: number): readonly ChangeJson[] => [
  ...ended(view, hand, [Cracked, Unloaded]),
  ...ended(view, bodyPart(view, hand).of, [ShieldReady], (_value, source) => source === hand),
  [HoldsNow.id, hand, gear],
];

/** Those whose turn could come next. */
const comeNext = (view: View): Id[] => scene(view).order.filter((who) => who !== scene(view).acting && alive(view, who) && isHere(view, who));

/** The running turn ends, and another fighter's turn comes next, in the same round. */
function turnBecomes(view: View, _who: Id, value: Json): readonly ChangeJson[] | null {
  const { order } = scene(view);
  const next = comeNext(view).find((who) => fighter(view, who).name === value);
  if (next === undefined) return null;
  return [[TurnHanded.id, SCENE, order.indexOf(next)]];
}

/** Another turn order: the same fighters, each once; the one whose turn it is keeps it. */
function orderBecomes(view: View, _who: Id, value: Json): readonly ChangeJson[] | null {
  const { order, turn } = scene(view);
  if (!Array.isArray(value) || value.length !== order.length) return null;
  const ids = value.map((name) => order.find((id) => fighter(view, id).name === name) ?? NOBODY);
  if (ids.includes(NOBODY) || new Set(ids).size < ids.length) return null;
  return [[OrderSet.id, SCENE, ids, turn < 0 ? -1 : ids.indexOf(order[turn])]];
}
