import { type Entity, NOBODY, type Ruleset, type State } from '@riposte/kernel';
import type { Resistance } from './damage-types.ts';
import { bonus, type Fighter, type Scene, SKILLS, type Skill } from './fighter.ts';

/** One fighter as written on a sheet; gear by name. Scores are 10, ranks 0 unless given. */
export interface Sheet {
  readonly name: string;
  readonly side: number;
  readonly at: readonly [x: number, y: number];
  readonly player?: boolean;
  readonly size?: number;
  readonly strength?: number;
  readonly endurance?: number;
  readonly agility?: number;
  readonly perception?: number;
  readonly charisma?: number;
  readonly initiative?: number;
  readonly ranks?: { readonly [S in Skill]?: number };
  readonly style?: readonly string[];
  readonly wields?: string;
  readonly shield?: string;
  readonly wears?: readonly string[];
  readonly resistances?: readonly Resistance[];
  readonly vulnerabilities?: readonly Resistance[];
  readonly aware?: boolean;
}

/** Metres to play in. */
export interface Stage {
  readonly width: number;
  readonly height: number;
}

/** The full Health Pool. @rule RS-HLT-001 */
export const healthPool = (endurance: number): number => 5 * bonus(endurance);

/** The state before the first roll. @rule RS-OVW-002 */
export function muster(rules: Ruleset, stage: Stage, sheets: readonly Sheet[]): State {
  const scene: Scene = {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    width: stage.width,
    height: stage.height,
    round: 0,
    order: [],
    turn: -1,
    acting: NOBODY,
    floor: [],
  };
  const entities: Entity[] = [scene, ...sheets.map((sheet, i) => enlist(rules, sheet, i + 1))];
  return { serial: 0, ignored: [], entities };
}

function enlist(rules: Ruleset, sheet: Sheet, id: number): Fighter {
  const code = (name: string | undefined): number => (name === undefined ? -1 : rules.codeNamed(name));
  const endurance = sheet.endurance ?? 10;
  const perception = sheet.perception ?? 10;
  return {
    id,
    kind: 'fighter',
    conditions: [],
    features: (sheet.wears ?? []).map(code),
    payment: null,
    name: sheet.name,
    side: sheet.side,
    player: sheet.player ?? false,
    x: sheet.at[0],
    y: sheet.at[1],
    size: sheet.size ?? 2,
    strength: sheet.strength ?? 10,
    endurance,
    agility: sheet.agility ?? 10,
    perception,
    charisma: sheet.charisma ?? 10,
    initiative: sheet.initiative ?? bonus(perception),
    ranks: SKILLS.map((skill) => sheet.ranks?.[skill] ?? 0),
    style: sheet.style ?? [],
    resistances: sheet.resistances ?? [],
    vulnerabilities: sheet.vulnerabilities ?? [],
    health: healthPool(endurance),
    ap: 0,
    attacks: 0,
    turns: 0,
    moved: 0,
    weapon: code(sheet.wields),
    shield: code(sheet.shield),
    aware: sheet.aware ?? true,
  };
}
