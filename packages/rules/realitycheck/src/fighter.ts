import type { Entity, Id, View } from '@riposte/kernel';

export const SIZES = ['fine', 'diminutive', 'tiny', 'small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** The scene is entity 0: the board and the count of rounds. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** The board in metres; squares count from 0. */
  readonly width: number;
  readonly height: number;
  /** Rounds begun. */
  round: number;
}

/** A creature of either side. Abilities are scores; pools are what is left of them. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  readonly side: number;
  x: number;
  y: number;
  readonly level: number;
  readonly size: Size;
  readonly speed: number;
  readonly str: number;
  readonly dex: number;
  readonly con: number;
  /** Bonus of the Initiative skill. */
  readonly initiative: number;
  readonly maxAura: number;
  aura: number;
  stamina: number;
  energy: number;
  agility: number;
  /** Code of the weapon in hand, or -1. */
  weapon: number;
  /** Made its Swift Attack this round. */
  swift: boolean;
  /** Rolled Initiative this round. */
  rolled: boolean;
  /** Paid Stamina for Energy this round. */
  pushed: boolean;
  /** Holds back until something happens. */
  waits: boolean;
  /** Metres moved this round. */
  moved: number;
  /** Agile Moves that Energy spent, or being spent, leaves open. */
  nimble: number;
}

export const SCENE: Id = 0;

export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

export const nameOf = (view: View, id: Id): string => (id < 0 ? 'the game master' : id === SCENE ? 'the scene' : fighter(view, id).name);

/** Every fighter in the order of ids, the fallen too. */
export function everybody(view: View): Id[] {
  const all: Id[] = [];
  for (const one of view.state.entities) if (one.kind === 'fighter') all.push(one.id);
  return all;
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
    x: f.x,
    y: f.y,
    level: f.level,
    size: f.size,
    speed: f.speed,
    str: f.str,
    dex: f.dex,
    con: f.con,
    initiative: f.initiative,
    maxAura: f.maxAura,
    aura: f.aura,
    stamina: f.stamina,
    energy: f.energy,
    agility: f.agility,
    weapon: f.weapon,
    swift: f.swift,
    rolled: f.rolled,
    pushed: f.pushed,
    waits: f.waits,
    moved: f.moved,
    nimble: f.nimble,
  };
}

function copyScene(s: Scene): Scene {
  return { id: s.id, kind: s.kind, conditions: s.conditions, features: s.features, payment: s.payment, width: s.width, height: s.height, round: s.round };
}
