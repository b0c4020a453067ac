import type { Entity, Id, View } from '@riposte/kernel';

/** A square of the grid, one yard across. */
export type Place = { readonly x: number; readonly y: number };

/** The scene is entity 0: the grid and the round. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  readonly width: number;
  readonly height: number;
  /** Rounds begun; 0 before initiative is rolled. */
  round: number;
  /** Rounds ended. */
  ended: number;
  /** Whose turn it is, or -1. */
  acting: Id;
  /** Lots drawn this round for tied initiatives, the first to act in front. Replaced, never changed in place. */
  lots: readonly Id[];
}

export const TRACKS = ['full', 'minion', 'standard', 'elite'] as const;
export type Track = (typeof TRACKS)[number];

/** A participant: character, monster or other NPC. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  readonly side: number;
  at: Place;
  readonly str: number;
  readonly dex: number;
  readonly spd: number;
  readonly vit: number;
  readonly prc: number;
  readonly rsn: number;
  readonly lor: number;
  readonly prs: number;
  readonly size: number;
  /** Ranks by name; a specialization stands behind its skill: "Melee/blade". */
  readonly skills: { readonly [name: string]: number };
  readonly npc: boolean;
  /** An NPC to whom the rules of player characters apply. */
  readonly special: boolean;
  readonly track: Track;
  /** Wounds taken, light to fatal. Replaced, never changed in place. */
  wounds: readonly number[];
  /** Failed checks of the dying. */
  failures: number;
  stamina: number;
  readonly maxStamina: number;
  fatigue: number;
  mana: number;
  readonly maxMana: number;
  ap: number;
  initiative: number;
  hadTurn: boolean;
  /** The intent that was readied, or "". */
  readied: string;
  /** Code of the weapon that attacks. */
  readonly weapon: number;
  /** AP spent on movement, yards moved and diagonal steps made in this round. */
  movedAp: number;
  movedYards: number;
  diagonals: number;
}

export const SCENE: Id = 0;

export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

export const nameOf = (view: View, id: Id): string => (id < 0 ? 'the game master' : id === SCENE ? 'the scene' : fighter(view, id).name);

/** A skill with one of its specializations, which counts only together with it. */
export function skill(f: Fighter, name: string, specialization: string): number {
  return (f.skills[name] ?? 0) + (f.skills[`${name}/${specialization}`] ?? 0);
}

/** Whether somebody keeps the rules of player characters for fatal wounds and staggering. @rule HD-NPC-001 HD-NPC-002 */
export function heroic(f: Fighter): boolean {
  return !f.npc || f.special;
}

export function copyEntity(entity: Entity): Entity {
  return entity.kind === 'fighter' ? copyFighter(entity as Fighter) : copyScene(entity as Scene);
}

function copyFighter(f: Fighter): Fighter {
  return {
    id: f.id,
    kind: f.kind,
    conditions: f.conditions,
    features: f.features,
    payment: f.payment,
    name: f.name,
    side: f.side,
    at: f.at,
    str: f.str,
    dex: f.dex,
    spd: f.spd,
    vit: f.vit,
    prc: f.prc,
    rsn: f.rsn,
    lor: f.lor,
    prs: f.prs,
    size: f.size,
    skills: f.skills,
    npc: f.npc,
    special: f.special,
    track: f.track,
    wounds: f.wounds,
    failures: f.failures,
    stamina: f.stamina,
    maxStamina: f.maxStamina,
    fatigue: f.fatigue,
    mana: f.mana,
    maxMana: f.maxMana,
    ap: f.ap,
    initiative: f.initiative,
    hadTurn: f.hadTurn,
    readied: f.readied,
    weapon: f.weapon,
    movedAp: f.movedAp,
    movedYards: f.movedYards,
    diagonals: f.diagonals,
  };
}

function copyScene(s: Scene): Scene {
  return {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    width: s.width,
    height: s.height,
    round: s.round,
    ended: s.ended,
    acting: s.acting,
    lots: s.lots,
  };
}
