import type { Entity, Id, View } from '@riposte/kernel';
import type { Resistance } from './damage-types.ts';

/** The scene is entity 0: stage, turn order, round, what lies on the floor. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** The stage in metres; points run from 0, 0 to these. */
  readonly width: number;
  readonly height: number;
  /** Rounds begun. */
  round: number;
  /** Fighters by initiative; empty before the first roll. Replaced, never changed in place. */
  order: readonly Id[];
  /** Place in `order` of the one whose turn it is or was last in this round; -1 = none yet. */
  turn: number;
  /** Whose turn is open, or NOBODY. */
  acting: Id;
  /** Replaced, never changed in place. */
  floor: readonly Lying[];
}

/** Something on the floor: code of the gear and where. */
export interface Lying {
  readonly gear: number;
  readonly x: number;
  readonly y: number;
}

export const ATTRIBUTES = ['strength', 'endurance', 'agility', 'perception', 'charisma'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SKILLS = ['fighting style', 'dodge', 'athletics', 'acrobatics', 'sleight of hand', 'deception'] as const;
export type Skill = (typeof SKILLS)[number];

/** A character of either side, at a point measured in metres. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  readonly side: number;
  /** Run by a player, not by the game master. */
  readonly player: boolean;
  x: number;
  y: number;
  /** Size, tiny 0, small, medium 2, large, huge, gargantuan 5. */
  readonly size: number;
  /** Scores; the bonus is half of one. */
  readonly strength: number;
  readonly endurance: number;
  readonly agility: number;
  readonly perception: number;
  readonly charisma: number;
  /** What a player adds to the initiative die. */
  readonly initiative: number;
  /** Ranks in the order of SKILLS. */
  readonly ranks: readonly number[];
  /** Gear types of the Fighting Style. */
  readonly style: readonly string[];
  readonly resistances: readonly Resistance[];
  readonly vulnerabilities: readonly Resistance[];
  health: number;
  ap: number;
  /** Attacks in this round. */
  attacks: number;
  /** Turns begun. */
  turns: number;
  /** Centimetres of the free move used this turn. */
  moved: number;
  /** Code of the weapon in hand, or -1. */
  weapon: number;
  /** Code of the shield in hand, or -1. */
  shield: number;
  /** Notices attacks. */
  readonly aware: boolean;
}

export const SCENE: Id = 0;

export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

export const nameOf = (view: View, id: Id): string => (id < 0 ? 'the game master' : id === SCENE ? 'the scene' : fighter(view, id).name);

/** The short form of an attribute: half the score. @rule RS-INI-006 */
export const bonus = (score: number): number => Math.floor(score / 2);

/** All fighters of other sides, in turn order. */
export function opponents(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return scene(view).order.filter((id) => fighter(view, id).side !== side);
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
    player: f.player,
    x: f.x,
    y: f.y,
    size: f.size,
    strength: f.strength,
    endurance: f.endurance,
    agility: f.agility,
    perception: f.perception,
    charisma: f.charisma,
    initiative: f.initiative,
    ranks: f.ranks,
    style: f.style,
    resistances: f.resistances,
    vulnerabilities: f.vulnerabilities,
    health: f.health,
    ap: f.ap,
    attacks: f.attacks,
    turns: f.turns,
    moved: f.moved,
    weapon: f.weapon,
    shield: f.shield,
    aware: f.aware,
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
    order: s.order,
    turn: s.turn,
    acting: s.acting,
    floor: s.floor,
  };
}
