import { type Id, type Ruleset, type State } from '@riposte/kernel';
import type { Fighter, Place, Scene } from './fighter.ts';
import { SCENE } from './fighter.ts';
import type { Weapon } from './weapon.ts';

/** What is written on a sheet; all that is left out is average, unhurt and empty. */
export interface Sheet extends Partial<Omit<Fighter, 'kind' | 'features' | 'weapon'>> {
  readonly name: string;
  readonly side: number;
  readonly at: Place;
  /** Names of gear worn and wielded; the first weapon attacks. */
  readonly gear?: readonly string[];
}

/** A fight on an open grid; the sheets get the ids 1, 2, ... */
export function setUp(rules: Ruleset, grid: Partial<Scene>, sheets: readonly Sheet[]): State {
  const scene: Scene = {
    id: SCENE,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    width: 20,
    height: 20,
    round: 0,
    ended: 0,
    acting: -1,
    lots: [],
    ...grid,
  };
  return { serial: 0, ignored: [], entities: [scene, ...sheets.map((sheet, i) => fromSheet(rules, i + 1, sheet))] };
}

function fromSheet(rules: Ruleset, id: Id, { gear = [], ...more }: Sheet): Fighter {
  const features = gear.map((name) => rules.codeNamed(name));
  const weapon = features.find((code) => 'weapon' in rules.things[code] && (rules.things[code] as Weapon).weapon) ?? rules.codeNamed('unarmed');
  const maxStamina = more.maxStamina ?? 10 + (more.vit ?? 0);
  const maxMana = more.maxMana ?? 8 + (more.lor ?? 0);
  return {
    kind: 'fighter',
    conditions: [],
    features,
    payment: null,
    str: 0,
    dex: 0,
    spd: 0,
    vit: 0,
    prc: 0,
    rsn: 0,
    lor: 0,
    prs: 0,
    size: 0,
    skills: {},
    npc: false,
    special: false,
    track: 'full',
    wounds: [0, 0, 0, 0, 0],
    failures: 0,
    stamina: maxStamina,
    maxStamina,
    fatigue: 0,
    mana: maxMana,
    maxMana,
    ap: 0,
    initiative: 0,
    hadTurn: false,
    readied: '',
    weapon,
    movedAp: 0,
    movedYards: 0,
    diagonals: 0,
    ...more,
    id,
  };
}
