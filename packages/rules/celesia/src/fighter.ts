import type { Entity, Id, View } from '@riposte/kernel';
import type { PartKind } from './body.ts';

/** The scene is entity 0: board, turn order, round, what lies on the ground. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** Size of the board in squares of 5 ft. */
  readonly width: number;
  readonly height: number;
  /** Everybody was aware of and ready for everybody else before the fight. */
  readonly ready: boolean;
  /** Rounds begun. */
  round: number;
  /** Fighters in turn order; empty before the first roll. Replaced, never changed in place. */
  order: readonly Id[];
  /** Place in `order` of the one whose turn it is or was last. */
  turn: number;
  /** Whose turn is open, or NOBODY. */
  acting: Id;
  /** Replaced, never changed in place. */
  ground: readonly Lying[];
}

/** Something on the ground: code of the gear and its square. */
export interface Lying {
  readonly gear: number;
  readonly x: number;
  readonly y: number;
}

export type Attribute = 'strength' | 'dexterity';
export const ATTRIBUTES: readonly Attribute[] = ['strength', 'dexterity'];

/** A character or creature. Attributes are modifiers, `con` is null for creatures without Constitution. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  readonly side: number;
  /** North-west square of its space. */
  x: number;
  y: number;
  /** Size category, Fine 0 to Colossal 8; Medium is 4. */
  readonly size: number;
  readonly level: number;
  readonly mb: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly con: number | null;
  /** Base speed in feet. */
  readonly speed: number;
  /** Its body parts. */
  readonly parts: readonly Id[];
  /** Creatures whose heart this one has located. */
  readonly located: readonly Id[];
  /** Stamina by training, before Constitution. */
  readonly trained: number;
  stamina: number;
  exhaustion: number;
  strain: number;
  ap: number;
  reactions: number;
  /** Turns begun. */
  turns: number;
  /** Attack actions in the current or last own turn. */
  attacks: number;
  /** Moved in the current or last own turn. */
  moved: boolean;
}

/** One part of one body; injuries, items and some conditions sit here. */
export interface Part extends Entity {
  readonly kind: 'part';
  readonly of: Id;
  readonly part: PartKind;
  /** Counts the parts of one kind, from 0. */
  readonly nth: number;
  /** The part it is lost with, or NOBODY. */
  readonly on: Id;
  /** Code of the natural weapon, or -1. */
  readonly natural: number;
  /** Code of the gear held, or -1. */
  holds: number;
  injuries: number;
}

export const SCENE: Id = 0;

export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;
export const bodyPart = (view: View, id: Id): Part => view.state.entities[id] as Part;

/** The fighter that an entity belongs to: itself, or the owner of the part. */
export function owner(view: View, id: Id): Id {
  const entity = view.state.entities[id];
  return entity.kind === 'part' ? (entity as Part).of : id;
}

export function nameOf(view: View, id: Id): string {
  if (id < 0) return 'the game master';
  if (id === SCENE) return 'the scene';
  const entity = view.state.entities[id];
  if (entity.kind === 'fighter') return (entity as Fighter).name;
  const { of, part, nth } = entity as Part;
  return `${fighter(view, of).name}'s ${part} ${nth + 1}`;
}

/** All fighters of other sides, in turn order. */
export function opponents(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return scene(view).order.filter((id) => fighter(view, id).side !== side);
}

export function copyEntity(entity: Entity): Entity {
  if (entity.kind === 'part') return copyPart(entity as Part);
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
    size: f.size,
    level: f.level,
    mb: f.mb,
    strength: f.strength,
    dexterity: f.dexterity,
    con: f.con,
    speed: f.speed,
    parts: f.parts,
    located: f.located,
    trained: f.trained,
    stamina: f.stamina,
    exhaustion: f.exhaustion,
    strain: f.strain,
    ap: f.ap,
    reactions: f.reactions,
    turns: f.turns,
    attacks: f.attacks,
    moved: f.moved,
  };
}

function copyPart(p: Part): Part {
  return {
    id: p.id,
    kind: p.kind,
    conditions: p.conditions,
    features: p.features,
    payment: p.payment,
    of: p.of,
    part: p.part,
    nth: p.nth,
    on: p.on,
    natural: p.natural,
    holds: p.holds,
    injuries: p.injuries,
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
    ready: s.ready,
    round: s.round,
    order: s.order,
    turn: s.turn,
    acting: s.acting,
    ground: s.ground,
  };
}
