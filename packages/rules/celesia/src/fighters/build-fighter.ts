import { type Entity, NOBODY, type Rules, type State } from '@riposte/kernel';
import { type BodyPlan, grow } from '../injuries/body-plans.ts';
import { exhaustionPool, staminaPool } from '../stamina/stamina.ts';
import { type Approach, type Attribute, type Fighter, type Opening, type Part, type Scene } from './fighter.ts';
import { MEDIUM } from './size.ts';
import { SKILL_IDS, type SkillId } from './skills.ts';

/** One fighter as written on a sheet; gear by name, held things in the order of the hands. */
export interface Sheet {
  readonly name: string;
  readonly side: number;
  readonly at: readonly [x: number, y: number];
  readonly body: BodyPlan;
  readonly species?: string;
  readonly approach?: Approach;
  readonly height?: number;
  readonly size?: number;
  readonly level?: number;
  readonly mb?: number;
  readonly strength?: number;
  readonly dexterity?: number;
  readonly con?: number | null;
  readonly wisdom?: number;
  readonly intelligence?: number;
  readonly charisma?: number;
  readonly guard?: Attribute;
  readonly speed?: number;
  readonly fly?: number;
  readonly climb?: number;
  readonly burrow?: number;
  readonly swim?: number;
  readonly ranks?: { readonly [skill in SkillId]?: number };
  readonly skilled?: readonly SkillId[];
  readonly saves?: readonly Attribute[];
  readonly located?: readonly string[];
  /** Armour and shields. */
  readonly unproficient?: readonly string[];
  readonly trained?: number;
  readonly ammo?: number;
  /** Armour, spells and traits. */
  readonly wears?: readonly string[];
  readonly holds?: readonly string[];
  readonly belt?: readonly string[];
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly opening: Opening;
  readonly solid?: readonly number[];
  readonly exits?: readonly number[];
  readonly doors?: readonly number[];
  readonly aftermath?: boolean;
}

/** The state before the first roll: fresh fighters with full pools, each followed by its body parts. @rule CE-STA-010 */
export function muster(rules: Rules, ground: Ground, sheets: readonly Sheet[]): State {
  const scene: Scene = {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    width: ground.width,
    height: ground.height,
    solid: ground.solid ?? [],
    exits: ground.exits ?? [],
    ...(ground.doors === undefined ? {} : { doors: ground.doors }),
    opening: ground.opening,
    round: 0,
    order: [],
    turn: -1,
    acting: NOBODY,
    ground: [],
    aftermath: ground.aftermath ?? false,
    ended: false,
    winner: null,
    said: [],
    minutes: 0,
    side: NOBODY,
    con: null,
    size: 0,
    speed: 0,
    fly: 0,
    parts: [],
    belt: [],
    located: [],
    puzzled: [],
  };
  const entities: Entity[] = [scene];
  for (const sheet of sheets) {
    const id = entities.length;
    const parts = grow(rules, sheet.body, id, id + 1);
    putInHands(rules, parts, sheet.holds ?? []);
    entities.push(buildFighter(rules, sheet, id, parts), ...parts);
  }
  return { serial: 0, ignored: [], entities };
}

/** The parts that can hold things, in the order of the body. */
export const gripping = (parts: readonly Part[]): Part[] => parts.filter((part) => part.part === 'hand' || part.called === 'tentacle');

function putInHands(rules: Rules, parts: readonly Part[], things: readonly string[]): void {
  const hands = gripping(parts);
  for (const [i, thing] of things.entries()) if (i < hands.length) hands[i].holds = rules.codeNamed(thing);
}

function buildFighter(rules: Rules, sheet: Sheet, id: number, parts: readonly Part[]): Fighter {
  const con = sheet.con === undefined ? 0 : sheet.con;
  const frame = { trained: sheet.trained ?? 5, con, level: sheet.level ?? 1 };
  return {
    id,
    kind: 'fighter',
    conditions: [],
    features: (sheet.wears ?? []).map((name) => rules.codeNamed(name)),
    payment: null,
    name: sheet.name,
    side: sheet.side,
    species: sheet.species ?? 'human',
    approach: sheet.approach ?? 'plain',
    x: sheet.at[0],
    y: sheet.at[1],
    height: sheet.height ?? 0,
    size: sheet.size ?? MEDIUM,
    level: frame.level,
    mb: sheet.mb ?? 1,
    strength: sheet.strength ?? 0,
    dexterity: sheet.dexterity ?? 0,
    con,
    wisdom: sheet.wisdom ?? 0,
    intelligence: sheet.intelligence ?? 0,
    charisma: sheet.charisma ?? 0,
    guard: sheet.guard ?? 'dexterity',
    speed: sheet.speed ?? 30,
    fly: sheet.fly ?? 0,
    climb: sheet.climb ?? 0,
    burrow: sheet.burrow ?? 0,
    swim: sheet.swim ?? 0,
    ranks: SKILL_IDS.map((skill) => sheet.ranks?.[skill] ?? 0),
    skilled: SKILL_IDS.map((skill) => sheet.skilled?.includes(skill) ?? false),
    saves: sheet.saves ?? [],
    parts: parts.map((part) => part.id),
    located: sheet.located ?? [],
    puzzled: [],
    unproficient: (sheet.unproficient ?? []).map((name) => rules.codeNamed(name)),
    belt: (sheet.belt ?? []).map((name) => rules.codeNamed(name)),
    ammo: sheet.ammo ?? 20,
    trained: frame.trained,
    stamina: con === null ? 0 : Math.max(1, staminaPool(frame)),
    exhaustion: con === null ? 0 : exhaustionPool(frame),
    strain: 0,
    ap: 0,
    reactions: 0,
    turns: 0,
    attacks: 0,
    moved: false,
    free: [],
    power: 0,
    reckless: 0,
    lunging: false,
    aimed: 0,
  };
}
