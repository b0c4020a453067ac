import { type Entity, NOBODY, type Ruleset, type State } from '@riposte/kernel';
import { type BodyPlan, grow } from './body.ts';
import type { Fighter, Part, Scene } from './fighter.ts';
import { exhaustionPool, staminaPool } from './numbers.ts';

/** One fighter as written on a sheet; gear by name, held things in the order of the hands. */
export interface Sheet {
  readonly name: string;
  readonly side: number;
  readonly at: readonly [x: number, y: number];
  readonly body: BodyPlan;
  readonly size?: number;
  readonly level?: number;
  readonly mb?: number;
  readonly strength?: number;
  readonly dexterity?: number;
  readonly con?: number | null;
  readonly speed?: number;
  readonly trained?: number;
  readonly wears?: readonly string[];
  readonly holds?: readonly string[];
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Everybody is aware of and ready for everybody else. */
  readonly ready: boolean;
}

const MEDIUM = 4;

/** The state before the first roll: fresh fighters with full pools, each followed by its body parts. @rule CE-STA-010 */
export function muster(rules: Ruleset, ground: Ground, sheets: readonly Sheet[]): State {
  const scene: Scene = {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    width: ground.width,
    height: ground.height,
    ready: ground.ready,
    round: 0,
    order: [],
    turn: -1,
    acting: NOBODY,
    ground: [],
  };
  const entities: Entity[] = [scene];
  for (const sheet of sheets) {
    const id = entities.length;
    const parts = grow(rules, sheet.body, id, id + 1);
    hold(rules, parts, sheet.holds ?? []);
    entities.push(enlist(rules, sheet, id, parts), ...parts);
  }
  return { serial: 0, ignored: [], entities };
}

function hold(rules: Ruleset, parts: readonly Part[], things: readonly string[]): void {
  const hands = parts.filter((one) => one.part === 'hand');
  for (const [i, thing] of things.entries()) hands[i].holds = rules.codeNamed(thing);
}

function enlist(rules: Ruleset, sheet: Sheet, id: number, parts: readonly Part[]): Fighter {
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
    x: sheet.at[0],
    y: sheet.at[1],
    size: sheet.size ?? MEDIUM,
    level: frame.level,
    mb: sheet.mb ?? 1,
    strength: sheet.strength ?? 0,
    dexterity: sheet.dexterity ?? 0,
    con,
    speed: sheet.speed ?? 30,
    parts: parts.map((one) => one.id),
    located: [],
    trained: frame.trained,
    stamina: con === null ? 0 : Math.max(1, staminaPool(frame)),
    exhaustion: con === null ? 0 : exhaustionPool(frame),
    strain: 0,
    ap: 0,
    reactions: 0,
    turns: 0,
    attacks: 0,
    moved: false,
  };
}
