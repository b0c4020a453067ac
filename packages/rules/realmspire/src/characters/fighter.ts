import type { Entity, Id, View } from '@riposte/kernel';
import type { Resistance } from '../damage-and-health/damage-types.ts';
import { copyScene, SCENE, type Scene, scene } from '../initiative-structure/scene.ts';

export const ATTRIBUTES = ['strength', 'endurance', 'agility', 'perception', 'charisma', 'intellect', 'willpower', 'luck'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SKILLS = [
  'fighting style',
  'dodge',
  'focus',
  'sorcery',
  'athletics',
  'acrobatics',
  'observation',
  'stealth',
  'deception',
  'sleight of hand',
  'survival',
  'medicine',
  'lore',
  'persuasion',
  'intimidation',
  'endurance',
  'animals',
  'crafting',
] as const;
export type Skill = (typeof SKILLS)[number];

export const SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const;
export type Size = (typeof SIZES)[number];

/** A trained way of fighting: rank I to V and the gear types that belong to it. @rule RS-STY-003 RS-STY-010 */
export interface Style {
  readonly name: string;
  readonly rank: number;
  readonly gear: readonly string[];
}

/** A character of either side, at a point measured in metres. `features` hold what is worn or in hand, perks, spells and magic items. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  side: number;
  /** Run by a player, not by the game master. */
  readonly player: boolean;
  x: number;
  y: number;
  /** Place in SIZES. */
  size: number;
  /** Scores; the bonus is half of one. */
  strength: number;
  endurance: number;
  agility: number;
  perception: number;
  charisma: number;
  intellect: number;
  willpower: number;
  luck: number;
  /** What a player adds to the initiative die. */
  initiative: number;
  /** Ranks in the order of SKILLS; those of Fighting Styles stand with them. */
  readonly ranks: readonly number[];
  /** Target numbers printed for a creature, in the order of SKILLS; 0 = by attribute and rank. */
  readonly stated: readonly number[];
  /** Metres a turn as printed for a creature; 0 = by Agility and what is worn. */
  pace: number;
  /** Replaced, never changed in place. */
  styles: readonly Style[];
  /** Experience to spend. */
  xp: number;
  readonly resistances: readonly Resistance[];
  readonly vulnerabilities: readonly Resistance[];
  /** Armour Rating without anything worn. */
  natural: number;
  health: number;
  maxHealth: number;
  mana: number;
  stamina: number;
  luckPoints: number;
  ap: number;
  /** Attacks in this round. */
  attacks: number;
  /** Free actions in this round. */
  freeActions: number;
  /** Turns begun. */
  turns: number;
  /** Centimetres of the free move used this turn. */
  moved: number;
  /** Whether anything was done in the open turn. */
  acted: boolean;
  /** Code of the weapon in hand, or -1. */
  weapon: number;
  /** Code of the shield in hand, or -1. */
  shield: number;
  /** Code of what the other hand holds, a second weapon or a thing that is none, or -1. */
  other: number;
  /** Hands on the weapon where it can be held in one or two. */
  grip: number;
  /** Codes of weapons, shields and things at the belt; replaced, never changed in place. */
  carried: readonly number[];
  /** Notices attacks. */
  aware: boolean;
  /** Place in COVERS of the cover that the game master gives it; obstacles of the stage count too. */
  cover: number;
  /** Tries to come near unnoticed. */
  readonly sneaking: boolean;
  /** The total of its initiative, once it is rolled; not told in fights of before 0.6. */
  rolled?: number | null;
}

/** The fighter with this id, who must be one. */
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

/** Whether an entity is a fighter. */
export const isFighter = (view: View, id: Id): boolean => id >= 0 && view.state.entities[id]?.kind === 'fighter';

/** All fighters that can be seen here. */
export const fighters = (view: View): readonly Fighter[] => view.state.entities.filter((entity) => entity.kind === 'fighter') as Fighter[];

/** The ids of all fighters that can be seen here. */
export const fighterIds = (view: View): Id[] => fighters(view).map(({ id }) => id);

/** The name of a fighter, the scene or the game master. */
export const nameOf = (view: View, id: Id): string => (id < 0 ? 'the game master' : id === SCENE ? 'the scene' : fighter(view, id).name);

/** Non-player characters are the game master's. @rule RS-INI-007 */
export const runBy = ({ player }: Fighter): 'player' | 'gm' => (player ? 'player' : 'gm');

/** The short form of an attribute: half the score, rounded down. @rule RS-INI-006 */
export const bonus = (score: number): number => Math.floor(score / 2);

/** All fighters of other sides, in turn order. */
export function opponents(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return scene(view).order.filter((id) => isFighter(view, id) && fighter(view, id).side !== side);
}

/** A copy field by field; lists that are replaced and never changed are shared. */
export function copyEntity(entity: Entity): Entity {
  return entity.kind === 'fighter' ? copyFighter(entity as Fighter) : copyScene(entity as Scene);
}

/** What fights of before 0.6 do not have is not added to them. */
function copyFighter(f: Fighter): Fighter {
  const copy: Fighter = {
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
    intellect: f.intellect,
    willpower: f.willpower,
    luck: f.luck,
    initiative: f.initiative,
    ranks: f.ranks,
    stated: f.stated,
    pace: f.pace,
    styles: f.styles,
    xp: f.xp,
    resistances: f.resistances,
    vulnerabilities: f.vulnerabilities,
    natural: f.natural,
    health: f.health,
    maxHealth: f.maxHealth,
    mana: f.mana,
    stamina: f.stamina,
    luckPoints: f.luckPoints,
    ap: f.ap,
    attacks: f.attacks,
    freeActions: f.freeActions,
    turns: f.turns,
    moved: f.moved,
    acted: f.acted,
    weapon: f.weapon,
    shield: f.shield,
    other: f.other,
    grip: f.grip,
    carried: f.carried,
    aware: f.aware,
    cover: f.cover,
    sneaking: f.sneaking,
  };
  if (f.rolled !== undefined) copy.rolled = f.rolled;
  return copy;
}
