import { type ChangeJson, GM, type Id, type IntentJson, type Json, NOBODY, type Ruleset, type State, type View } from '@riposte/kernel';
import { ActionPoints, Reactions, SPANS, type Span } from './actions.ts';
import { PART_KINDS, SEVERITIES } from './body.ts';
import { BY_HAND } from './by-hand.ts';
import type { Report } from './encounter.ts';
import { facts } from './facts.ts';
import { type Attribute, bodyPart, fighter, fighters, nameOf, SCENE, scene } from './fighter.ts';
import { wornArmour } from './gear.ts';
import { impossible, NEEDS } from './impossible.ts';
import type { Maneuver } from './maneuver.ts';
import { Pushed } from './maneuvers.ts';
import { type Attack, attackOf, type Contact, type Form, type Gait } from './numbers.ts';
import { screenOf } from './position.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import type { Sense, SkillId } from './skills.ts';
import { constitutionBecomes, Exhaustion, faints, Stamina, strainBecomes } from './stamina.ts';
import { strikers, weaponCode, weaponOf } from './weapon.ts';
import { Injured } from './wounds.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map((one) => [one.id, one.name]));
const parts: Names = (view) => new Map(view.state.entities.flatMap(({ id, kind }): [number, string][] => (kind === 'part' ? [[id, nameOf(view, id)]] : [])));
const bodies: Names = (view) => new Map([...people(view), ...parts(view)]);
const names: Names = (view) => new Map([...bodies(view), [SCENE, 'scene'], [GM, 'gm']]);
const things: Names = (view) => new Map([[NOBODY, 'none'], ...view.rules.things.map((one, code): [number, string] => [code, one.id])]);
const spells: Names = (view) => new Map(view.rules.things.flatMap((one, code): [number, string][] => ('spell' in one ? [[code, one.id]] : [])));
const fixed =
  (...words: readonly string[]): Names =>
  () =>
    new Map(words.map((word, value) => [value, word]));

/** What lies about, by what and where it is: "axe at 3, 4", "javelin in Bea". */
const lying: Names = (view) => {
  const all = new Set<string>();
  for (const { gear, x, y, in: body } of scene(view).ground) {
    const plain = `${view.rules.things[gear].id} ${body < 0 ? `at ${x}, ${y}` : `in ${fighter(view, body).name}`}`;
    let called = plain;
    for (let n = 2; all.has(called); n++) called = `${plain} (${n})`;
    all.add(called);
  }
  return new Map([...all].entries());
};

/** Changes for what the game master may set. */
function decree(view: View, who: Id, fact: string, value: Json): readonly ChangeJson[] | null {
  const entity = view.state.entities[who];
  if (entity?.kind === 'part') return fact === 'injuries' && isCount(value) ? [[Injured.id, who, value]] : null;
  if (entity?.kind !== 'fighter') return null;
  if (fact === 'at') return Array.isArray(value) && value.length === 2 && value.every(isCount) ? [[Pushed.id, who, ...value]] : null;
  if (fact === 'injuries') return setInjuries(view, who, value);
  if (fact === 'con') return typeof value === 'number' && Number.isInteger(value) ? constitutionBecomes(view, who, value) : null;
  if (!isCount(value)) return null;
  if (fact === 'strain') return strainBecomes(view, who, value);
  if (fact === 'exhaustion' && value === 0) return faints(view, who);
  const resource = { ap: ActionPoints, reactions: Reactions, stamina: Stamina, exhaustion: Exhaustion }[fact];
  return resource === undefined ? null : [['resource-set', who, view.rules.resourceCodes[resource.index], value]];
}

const isCount = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** `{"hand": [1, 0]}`: the counts of the parts of a kind. */
function setInjuries(view: View, who: Id, value: Json): readonly ChangeJson[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const changes: ChangeJson[] = [];
  for (const [kind, list] of Object.entries(value as { [kind: string]: Json })) {
    const mine = fighter(view, who).parts.filter((id) => bodyPart(view, id).part === kind);
    if (!PART_KINDS.some((one) => one === kind) || !Array.isArray(list) || list.length > mine.length || !list.every(isCount)) return null;
    for (const [i, many] of list.entries()) changes.push([Injured.id, mine[i], many]);
  }
  return changes;
}

interface Said {
  readonly weapon?: Id;
  readonly attribute?: Attribute;
  readonly form?: Form;
  readonly maneuver?: Maneuver;
  readonly way?: Attack['way'];
  readonly spell?: number;
  readonly earlier?: number;
  readonly volley?: number;
  readonly power?: number;
  readonly reckless?: number;
  readonly charging?: boolean;
  readonly touch?: boolean;
  readonly shot?: boolean;
  readonly skill?: SkillId;
  readonly sense?: Sense;
  readonly save?: Attribute;
  readonly gait?: Gait;
  readonly gear?: number;
}

/** What a number depends on: an attack with the first weapon at hand by Strength, a bare check, walking. */
function context(view: View, query: string, who: Id, against: Id, said: Said): unknown {
  if (query === 'attack bonus' || query === 'attack advantage') return attackSaid(view, who, against, said);
  if (query === 'defence value') return { touch: said.touch ?? false, screen: said.shot === true ? screenOf(view, against, who) : 0 } satisfies Contact;
  if (query === 'skill bonus' || query === 'skill advantage') return { skill: said.skill ?? 'perception', sense: said.sense ?? '' };
  if (query === 'save bonus' || query === 'save advantage') return { save: said.save ?? 'constitution' };
  if (query === 'speed') return { gait: said.gait ?? 'speed' };
  if (query === 'reach') return { part: said.weapon ?? NOBODY };
  return undefined;
}

function attackSaid(view: View, who: Id, against: Id, said: Said): Attack {
  const form = said.form ?? (said.maneuver === undefined ? 'melee' : 'maneuver');
  const part = said.weapon ?? firstFor(view, who, form);
  return attackOf(who, against, part, said.spell ?? said.gear ?? (part < 0 || form === 'maneuver' ? -1 : weaponCode(view, part)), {
    form,
    attribute: said.attribute ?? 'strength',
    maneuver: said.maneuver ?? null,
    way: said.way ?? 'action',
    earlier: said.earlier ?? fighter(view, who).attacks,
    volley: said.volley ?? 0,
    power: said.power ?? 0,
    reckless: said.reckless ?? 0,
    charging: said.charging ?? false,
    touch: said.touch ?? false,
  });
}

function firstFor(view: View, who: Id, form: Form): Id {
  if (form === 'melee' || form === 'maneuver') return strikers(view, who)[0] ?? NOBODY;
  return fighter(view, who).parts.find((part) => bodyPart(view, part).holds >= 0 && (form === 'thrown' || weaponOf(view, part)?.melee === false)) ?? NOBODY;
}

/** "d20", "d20 with +2 advantage". */
function dice(pool: string): string {
  const several = /^(\d+)\((d\d+)\)k([hl])$/.exec(pool);
  if (several === null) return pool;
  return `${several[2]} with +${Number(several[1]) - 1} ${several[3] === 'h' ? 'advantage' : 'disadvantage'}`;
}

const BY_LENGTH = (Object.keys(SPANS) as Span[]).filter((span) => span !== 'week').sort((a, b) => SPANS[b] - SPANS[a]);

/** The acts by which so many minutes pass: days, nights of eight hours, hours, rests of ten minutes. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const span of BY_LENGTH) for (; left >= SPANS[span]; left -= SPANS[span]) acts.push({ do: 'pass-time', by: SCENE, with: { span } });
  return left === 0 ? acts : null;
}

/** Who won: all fighters of the side; nobody when none is left standing. */
function over(view: View, end: Json): Json {
  const { winner } = end as { readonly winner: number };
  return { winner: fighters(view).flatMap((one) => (one.side === winner ? [one.name] : [])) };
}

/** What a part that is to act, or to be disarmed, holds: " with rapier"; whose armour is to be broken: "'s chain shirt". */
function held(view: View, called: string, value: number): string {
  if (!['weapon', 'hand', 'part'].includes(called)) return '';
  if (view.state.entities[value]?.kind === 'fighter') {
    const [worn] = wornArmour(view, value);
    return worn === undefined ? '' : `'s ${worn.title}`;
  }
  if (view.state.entities[value]?.kind !== 'part') return '';
  const { holds } = bodyPart(view, value);
  return holds < 0 ? '' : ` with ${view.rules.things[holds].title}`;
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
    of: people,
    from: people,
    patient: people,
    weapon: parts,
    hand: parts,
    part: bodies,
    lying,
    spell: spells,
    gear: things,
    item: things,
    'choose-part': parts,
    'choose-cleave': people,
    'choose-mend': parts,
    'choose-regrow': parts,
    'rate-part': fixed(...SEVERITIES),
    covered: fixed('cover', 'total cover'),
    spent: things,
    unconscious: fixed('exhausted', 'may wake', 'coma'),
  },
  besides: held,
  turns: {
    locked: ['is out of use for now', 'can be used again'],
    'shield-ready': ['has a shield ready', 'no longer has a shield ready'],
    'armour-broken': ['has broken armour', 'no longer has broken armour'],
    tried: ['cannot be treated again today', 'can be treated again'],
  } as const,
  changes: {
    'order-set': [names, names],
    dropped: [names, null, null, people],
    'holds-now': [names, things],
    fitted: [names, things],
    stowed: [names, things],
    rated: [names, fixed(...SEVERITIES)],
  },
  byHand: BY_HAND,
  facts,
  decree,
  stand: (view: View, place: number) => ({ at: [place % scene(view).width, Math.floor(place / scene(view).width)] }),
  context: context as (view: View, query: string, who: Id, against: Id, said: { readonly [key: string]: Json }) => unknown,
  dice,
  pass,
  over,
  needs: NEEDS,
  impossible,
};
