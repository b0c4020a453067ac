import { type Entity, type Id, type View } from '@riposte/kernel';
import { type PartKind } from '../injuries/body-parts.ts';
import { isHere } from '../positioning/away.ts';

/** How a fight begins: all aware of and ready for each other, one side in ambush, or neither. */
export type Opening = 'ready' | 'plain' | 'ambush';

/** The scene is entity 0: board, turn order, round, what lies about, the time after the fight. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** Size of the board in squares of 5 ft. */
  readonly width: number;
  readonly height: number;
  /** Squares that no creature can enter or see through, row by row: walls, and doors that are closed. */
  readonly solid: readonly number[];
  /** Squares by which one leaves; without any every edge of the board is open. */
  readonly exits?: readonly number[];
  /** Squares with a door; it is closed where they are solid. */
  doors?: readonly number[];
  readonly opening: Opening;
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
  /** Whether the game goes on after the fight: treatment, rest, weeks of recovery. */
  aftermath: boolean;
  /** The fight is over, the aftermath has begun. */
  ended: boolean;
  /** The side that the game master has let win, -1 for none; null where the rules say it. */
  winner?: number | null | undefined;
  /** Parts with the injuries that they shall have by a decree whose consequences are still to come. Replaced, never changed in place. */
  said?: readonly (readonly [part: Id, to: number])[] | undefined;
  /** Minutes passed since the fight. */
  minutes: number;
  /** The scene has no body, side or gear; menus ask it these facts as they ask a fighter. */
  readonly side: number;
  readonly con: null;
  readonly size: number;
  readonly speed: number;
  readonly fly: number;
  readonly parts: readonly Id[];
  readonly belt: readonly number[];
  readonly located: readonly string[];
  readonly puzzled: readonly string[];
}

/** A thing that lies on the ground or sticks in a creature: code of the gear, its square, and the creature or NOBODY. */
export interface Lying {
  readonly gear: number;
  readonly x: number;
  readonly y: number;
  readonly in: Id;
  /** A crossbow or firearm after the shot. */
  readonly unloaded?: boolean;
  /** Steps of hardness that it has lost. */
  readonly cracked?: number;
}

export type Attribute = 'strength' | 'dexterity' | 'constitution' | 'wisdom' | 'intelligence' | 'charisma';
export const ATTRIBUTES: readonly Attribute[] = ['strength', 'dexterity', 'constitution', 'wisdom', 'intelligence', 'charisma'];

/** What a fighter did before the fight: hide, know of no enemy, or neither. */
export type Approach = 'plain' | 'hiding' | 'unaware';

/** A character or creature. Attributes are modifiers, `con` is null for creatures without Constitution. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  side: number;
  /** The kind of creature, for those who know where its heart is. */
  readonly species: string;
  readonly approach: Approach;
  /** North-west square of its space. */
  x: number;
  y: number;
  /** Feet above the ground. */
  height: number;
  /** Size category, Fine 0 to Colossal 8; Medium is 4. */
  readonly size: number;
  readonly level: number;
  readonly mb: number;
  readonly strength: number;
  readonly dexterity: number;
  con: number | null;
  readonly wisdom: number;
  readonly intelligence: number;
  readonly charisma: number;
  /** The attribute whose modifier is in its DV. */
  readonly guard: Attribute;
  /** Speeds in feet; 0 = it has none. */
  readonly speed: number;
  readonly fly: number;
  readonly climb: number;
  readonly burrow: number;
  readonly swim?: number;
  /** Ranks and training by the order of SKILLS. */
  readonly ranks: readonly number[];
  readonly skilled: readonly boolean[];
  /** Attributes whose saving throws it is trained in. */
  readonly saves: readonly Attribute[];
  /** Its body parts. */
  readonly parts: readonly Id[];
  /** Kinds of creature whose heart it can find, and those for which it failed. Replaced, never changed in place. */
  located: readonly string[];
  puzzled: readonly string[];
  /** Codes of armour and shields that it is not proficient with. */
  readonly unproficient: readonly number[];
  /** Codes of gear stowed. Replaced, never changed in place. */
  belt: readonly number[];
  /** Arrows, bolts and bullets. */
  ammo: number;
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
  /** Named free actions of the current or last own turn. Replaced, never changed in place. */
  free: readonly string[];
  /** Stamina put into the next melee attack, degrees bought for it, and whether it lunges. */
  power: number;
  reckless: number;
  lunging: boolean;
  /** Stamina put into the next ranged attack. */
  aimed: number;
}

/** One part of one body; injuries, items and some conditions sit here. */
export interface Part extends Entity {
  readonly kind: 'part';
  readonly of: Id;
  readonly part: PartKind;
  /** What it is called where that is not its kind: pincer, hoof, tentacle. */
  readonly called: string;
  /** A second kind that it counts as, or "". */
  readonly also: PartKind | '';
  /** Counts the parts of one name, from 0. */
  readonly nth: number;
  /** The part it is lost with, or NOBODY. */
  readonly on: Id;
  /** Code of the natural weapon, or -1. */
  readonly natural: number;
  /** Codes of items worn. */
  readonly wears: readonly number[];
  /** Code of the gear held, or -1. */
  holds: number;
  injuries: number;
  /** Code of what stands in for it since it was destroyed, or -1. */
  prosthetic: number;
  /** Severity that the game master gave a part that is in no list, or -1. */
  rated: number;
}

export const SCENE: Id = 0;

/** Board, turn order, round, clock. */
export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;

/** The fighter with this id, who must be one. */
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

/** The body part with this id, which must be one. */
export const bodyPart = (view: View, id: Id): Part => view.state.entities[id] as Part;

export const isFighter = (view: View, on: Id): boolean => view.state.entities[on].kind === 'fighter';

/** The modifier of an attribute; without Constitution it is 0. @rule CE-ATK-006 */
export function modifier(view: View, who: Id, attribute: Attribute): number {
  const f = fighter(view, who);
  return attribute === 'constitution' ? (f.con ?? 0) : f[attribute];
}

/** The fighter that an entity belongs to: itself, or the owner of the part. */
export function owner(view: View, id: Id): Id {
  const entity = view.state.entities[id];
  return entity.kind === 'part' ? (entity as Part).of : id;
}

/** "arm 1", "head", "tentacle 2": a part as people call it; the only one of its name has no number. */
export function partName(view: View, id: Id): string {
  const { of, called, nth } = bodyPart(view, id);
  const several = fighter(view, of).parts.some((other) => other !== id && bodyPart(view, other).called === called);
  return several ? `${called} ${nth + 1}` : called;
}

/** The name of a fighter, a part ("Ann's arm 1"), the scene or the game master. */
export function nameOf(view: View, id: Id): string {
  if (id < 0) return 'the game master';
  if (id === SCENE) return 'the scene';
  const entity = view.state.entities[id];
  return entity.kind === 'part' ? `${fighter(view, (entity as Part).of).name}'s ${partName(view, id)}` : (entity as Fighter).name;
}

/** The title of an act that is known by its id. */
export const titleOf = (view: View, act: string): string => view.rules.def.intents.find((intent) => intent.id === act)?.title ?? act;

/** Whether a fighter has a trait, knows a spell or wears armour, by its id. */
export const hasFeature = (view: View, who: Id, id: string): boolean => fighter(view, who).features.some((code) => view.rules.things[code].id === id);

/** All fighters by id. */
export function fighters(view: View): Fighter[] {
  return view.state.entities.filter((entity): entity is Fighter => entity.kind === 'fighter');
}

/** All fighters on the board, by id. */
export const present = (view: View): Fighter[] => fighters(view).filter(({ id }) => isHere(view, id));

/** All fighters of other sides on the board, in turn order. */
export function opponents(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return scene(view).order.filter((id) => view.state.entities[id].kind === 'fighter' && fighter(view, id).side !== side && isHere(view, id));
}
