import type { AnyIntentDef, FeatureDef, Id, Json, View } from '@riposte/kernel';

/**
 * One fact of a fighter as a picture. The shape of the fact's value (from `Words.facts`) depends on `as`:
 * `bar`, `pips` and `number`: a number, its most in the fact `most`; `dice`: name to die, `{ATT: "D8"}`;
 * `slots`: name to `[taken, of]`; `body`: part to its state in words, "whole" where nothing is wrong; `text`: anything.
 */
export interface Gauge {
  readonly fact: string;
  readonly title: string;
  readonly as: 'bar' | 'pips' | 'number' | 'dice' | 'slots' | 'body' | 'text';
  readonly most?: string;
  /** Whether a fighter is hurt who loses some of it. */
  readonly harm?: true;
  /** The value that says nothing: "none" of a text, "whole" of a part of a body. */
  readonly nothing?: string;
  /** Its number tells in which order fighters act, the highest first, where no order of the scene does. */
  readonly ranks?: true;
  /** It is only bookkeeping of a round: odds leave it out. */
  readonly aside?: true;
}

/** How bad something is: 0 nothing, 1 and 2 bearable, 3 bad, 4 out of the fight. */
export type Badness = 0 | 1 | 2 | 3 | 4;

/** The groups of acts in a menu, in the order in which they are listed. */
export const ACT_GROUPS = ['attack', 'move', 'guard', 'magic', 'other'] as const;
export type ActGroup = (typeof ACT_GROUPS)[number];

/** How an act is shown. Pictures are named as in game-icons.net: "crossed-swords". */
export interface ActLook {
  readonly group?: ActGroup;
  readonly icon?: string;
  /** It ends the turn, or lets the others go on. */
  readonly ends?: true;
}

export interface ConditionLook {
  readonly icon?: string;
  /** It helps its bearer. */
  readonly good?: true;
}

export interface ThingLook {
  readonly icon: string;
  /** One covers oneself with it: it is the picture of a fighter only where nothing else is in hand. */
  readonly covers?: true;
}

/** What ground is drawn as. */
export type Terrain = 'water' | 'wall' | 'cover' | 'hedge' | 'snow' | 'stone' | 'fire' | 'door' | 'open-door';

/** What lies on some places of a board: "wall", "difficult ground", "low cover". */
export interface Mark {
  readonly title: string;
  /** How it is drawn; default as ground that is unlike the rest. */
  readonly as?: Terrain;
  readonly places: readonly number[];
}

/** Doors that fill their places, closed where these are solid, as marks. */
export function doorMarks(doors: readonly number[], solid: readonly number[]): Mark[] {
  const marks: readonly Mark[] = [
    { title: 'door', as: 'door', places: doors.filter((place) => solid.includes(place)) },
    { title: 'open door', as: 'open-door', places: doors.filter((place) => !solid.includes(place)) },
  ];
  return marks.filter(({ places }) => places.length > 0);
}

/** What stands between places that share an edge: "wall", "fence". */
export interface Border {
  readonly title: string;
  /** How it is drawn; default as a wall. */
  readonly as?: Terrain;
  readonly between: readonly (readonly [number, number])[];
}

/** The board as a picture. Places are integers: cells row by row on grids, mesh points row by row on metres, regions by number. */
export type Ground =
  | { readonly kind: 'regions'; readonly regions: readonly { readonly name: string; readonly next: readonly number[] }[]; readonly marks: readonly Mark[] }
  | {
      readonly kind: 'square' | 'hex-flat' | 'hex-pointy' | 'metres';
      readonly width: number;
      readonly height: number;
      /** What a place measures: "5 ft", "1 m". */
      readonly unit: string;
      /** What the book calls its first column and row; default 0. */
      readonly first?: 0 | 1;
      readonly marks: readonly Mark[];
      readonly borders?: readonly Border[];
    };

/** How many places a board has. */
export function placesOf(ground: Ground): number {
  if (ground.kind === 'regions') return ground.regions.length;
  return ground.kind === 'metres' ? (ground.width + 1) * (ground.height + 1) : ground.width * ground.height;
}

/** Where a fighter or thing is. */
export interface Token {
  readonly id: Id;
  /** The places that it covers, the first where it counts from. Empty = off the board. */
  readonly places: readonly number[];
  /** Degrees clockwise from up; null where facing does not count. */
  readonly facing: number | null;
}

/** How a rule set is drawn. Rule sets implement it without importing it; it holds no rules. */
export interface Look {
  /** The picture of the game itself, beside its name. */
  readonly emblem?: string;
  /** The facts of a fighter worth a picture, most important first. */
  readonly gauges: readonly Gauge[];
  readonly ground: (view: View) => Ground;
  readonly tokens: (view: View) => readonly Token[];
  /** How parameters and paths write a place, where not as its number; `of` is null for what is no place. */
  readonly places?: { readonly of: (view: View, value: Json) => number | null; readonly value: (view: View, place: number) => Json };
  /** The name of the body part with this id; null = it is none. */
  readonly part?: (view: View, id: Id) => string | null;
  /** The places where a fighter may react to others who come or pass. */
  readonly threatens?: (view: View, id: Id) => readonly number[];
  /** What lies between two fighters, in words: how far, what cover, or no line at all. */
  readonly line?: (view: View, from: Id, to: Id) => string;
  /** Why one fighter flanks another, and with whom; null = it does not. */
  readonly flank?: (view: View, by: Id, of: Id) => string | null;
  /** Whether a fighter is out of the fight: dead, permanently out, fled. Default: its first gauge with a most is empty. */
  readonly out?: (view: View, id: Id) => boolean;
  /** What a fighter has left of the gauge that tells of harm: the same number as its fact, without gathering the others. Default: that fact. */
  readonly left?: (view: View, id: Id) => number;
  /** How hurt a fighter looks to those who see only part of it: the fact of `shown` with the words, and how bad that is. */
  readonly hurt?: { readonly fact: string; readonly badness: (view: View, id: Id) => Badness };
  /** What a fighter has in hand, as codes of things, the weapon first. */
  readonly held?: (view: View, id: Id) => readonly number[];
  /** What can be seen of a fighter who is seen in part, as codes of things; default: the `gear` of `shown`, by title. */
  readonly inSight?: (view: View, id: Id) => readonly number[];
  /** The code of the thing that lies on the board as a separate entity. */
  readonly lying?: (view: View, id: Id) => number;
  /** The fighters in the order in which they act; null where the scene knows none. */
  readonly order?: (view: View) => readonly Id[] | null;
  /** Whose turn it is, where others may declare something in it, too; -1 = nobody's. */
  readonly turn?: (view: View) => Id;
  /** The picture of a fighter's kind of creature, if no weapon has one. */
  readonly creature?: (view: View, id: Id) => string | null;
  /** Abbreviations that are no gauge and no resource and have a message `term-…`: the names of dice. */
  readonly terms?: readonly string[];
  /** Acts by their id, before their tags. */
  readonly acts?: { readonly [id: string]: ActLook };
  /** Acts by their tags; of several tags the first that is listed counts. */
  readonly tags?: { readonly [tag: string]: ActLook };
  /** Pictures of answers that are no acts, by their value. */
  readonly answers?: { readonly [value: string]: string };
  /** Questions about a defence, each with the picture for answers that have none of their own. */
  readonly defences?: { readonly [ask: string]: string };
  /** Conditions by their id. */
  readonly conditions?: { readonly [id: string]: ConditionLook };
  /** Weapons, shields and other things by their id. */
  readonly things?: { readonly [id: string]: ThingLook };
}

/** Tags that mean the same in every rule set, for those that say nothing of an act. */
const TAGS: { readonly [tag: string]: ActLook } = {
  attack: { group: 'attack', icon: 'crossed-swords' },
  magic: { group: 'magic', icon: 'magic-swirl' },
  movement: { group: 'move', icon: 'footsteps' },
};

/** How an act is shown: as its rule set says by its id, then by its tags, else by the tags that all rule sets share. */
export function actLook(
  look: Look | undefined,
  { id, tags = [] }: Pick<AnyIntentDef, 'id' | 'tags'>,
): { readonly group: ActGroup; readonly icon: string | null; readonly ends: boolean } {
  const own = tags.map((tag) => tagLook(look?.tags, tag));
  const shared = tags.map((tag) => tagLook(TAGS, tag));
  const said = [tagLook(look?.acts, id), ...own, ...shared];
  const first = <K extends keyof ActLook>(key: K): ActLook[K] | undefined => said.find((act) => act?.[key] !== undefined)?.[key];
  return { group: first('group') ?? 'other', icon: first('icon') ?? null, ends: first('ends') ?? false };
}

const tagLook = (looks: { readonly [name: string]: ActLook } | undefined, name: string): ActLook | undefined =>
  looks !== undefined && Object.hasOwn(looks, name) ? looks[name] : undefined;

/** How a condition is shown; without a picture where its rule set says nothing. */
export function conditionLook(look: Look | undefined, id: string): ConditionLook {
  const { conditions = {} } = look ?? {};
  return Object.hasOwn(conditions, id) ? conditions[id] : {};
}

/** The picture of a thing; null where its rule set says nothing. */
export function thingLook(look: Look | undefined, { id }: Pick<FeatureDef, 'id'>): ThingLook | null {
  const { things = {} } = look ?? {};
  return Object.hasOwn(things, id) ? things[id] : null;
}

/** The picture of a fighter's weapon, before that of its shield. */
export function pictureOf(look: Look | undefined, things: readonly Pick<FeatureDef, 'id'>[]): string | null {
  const pictures = things.flatMap((thing) => thingLook(look, thing) ?? []);
  return (pictures.find((picture) => !picture.covers) ?? pictures[0])?.icon ?? null;
}

/** The picture of what a fighter holds, or of its kind of creature, if all of it is seen. */
export function badgeOf(look: Look | undefined, view: View, id: Id): string | null {
  const held = (look?.held?.(view, id) ?? []).map((code) => view.rules.things[code]);
  return pictureOf(look, held) ?? look?.creature?.(view, id) ?? null;
}
