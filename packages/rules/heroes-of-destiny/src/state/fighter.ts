import type { Entity, Id, IntentJson, View } from '@riposte/kernel';
import { copyScene, type Place, SCENE, type Scene } from './scene.ts';

export const TRACKS = ['full', 'minion', 'standard', 'elite'] as const;
export type Track = (typeof TRACKS)[number];

export const ATTRIBUTES = ['str', 'dex', 'spd', 'vit', 'prc', 'rsn', 'lor', 'prs'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Where a fighter is: on firm ground, holding on, keeping above water, or below it. */
export const MEDIA = ['ground', 'climbing', 'swimming', 'underwater'] as const;
export type Medium = (typeof MEDIA)[number];

/** Containers of gear that is not in hand. */
export const CONTAINERS = ['scabbard', 'normal-pocket', 'belt-pouch', 'concealed-pocket', 'sack', 'backpack'] as const;
export type Container = (typeof CONTAINERS)[number];
export type Stowed = { readonly gear: number; readonly in: Container };

/** Mana that is tied up, by what holds it and how it comes back. */
export type Investment = { readonly by: string; readonly mana: number; readonly returns: 'with the effect' | 'after a long rest' };

/** A rest that runs. */
export type Rest = {
  readonly kind: 'short' | 'long';
  /** Minutes rested and minutes needed. */
  readonly done: number;
  readonly needed: number;
  /** Minutes that are worth short rests already taken. */
  readonly used: number;
  /** Exhausted, and the level of the highest wound, when it began. */
  readonly exhausted: boolean;
  readonly severity: number;
  /** Who has tended the patient for how many minutes. */
  readonly tended: readonly { readonly by: Id; readonly minutes: number }[];
};

/** Something that takes several rounds with all AP, and how many are left. */
export type Task = { readonly intent: IntentJson; readonly left: number };

/** Numbers that a sheet states outright, in place of their formulas. */
export type Fixed = { readonly [what in (typeof FIXED)[number]]?: number };
export const FIXED = ['melee', 'ranged', 'power', 'agility', 'fortitude', 'willpower', 'toughness', 'armour', 'movement', 'height', 'sleep'] as const;

/** Where a fighter stands from another's point of view, where the game master says so instead of a board. */
export type Bearing = { readonly of: Id; readonly degrees: number; readonly yards: number };

/** A participant: character, monster or other NPC. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  side: number;
  at: Place;
  str: number;
  dex: number;
  spd: number;
  vit: number;
  prc: number;
  rsn: number;
  lor: number;
  prs: number;
  readonly size: number;
  /** Cells that it is across. */
  readonly space: number;
  /** Ranks by name; a specialization follows its skill: "Melee/blade". */
  readonly skills: { readonly [name: string]: number };
  /** Replaced, never changed in place. */
  fixed: Fixed;
  readonly npc: boolean;
  /** An NPC to whom the rules of player characters apply. */
  readonly special: boolean;
  readonly track: Track;
  /** Wounds taken, light to fatal. Replaced, never changed in place. */
  wounds: readonly number[];
  /** Failed checks of the dying. */
  failures: number;
  stamina: number;
  maxStamina: number;
  fatigue: number;
  /** A long rest has taken the exhaustion away, until more fatigue comes. */
  relieved: boolean;
  mana: number;
  maxMana: number;
  /** Replaced, never changed in place. */
  invested: readonly Investment[];
  ap: number;
  initiative: number;
  hadTurn: boolean;
  /** The intent that was readied, or "". */
  readied: string;
  /** Code of the weapon that attacks. */
  weapon: number;
  /** Whether a crossbow or the like is loaded, in logs that do not say which. */
  loaded: boolean;
  /** Codes of the weapons at hand or stowed that must be loaded. Replaced, never changed in place. States of older logs do not have it. */
  unloaded: readonly number[] | undefined;
  /** Gear in bags and sheaths. Replaced, never changed in place. */
  stowed: readonly Stowed[];
  medium: Medium;
  /** AP spent on movement at the present rate, yards bought and not moved, yards moved in this round. */
  movedAp: number;
  yards: number;
  movedYards: number;
  /** Yards travelled since the last action: a run-up. */
  runUp: number;
  /** The parity of diagonals, as @riposte/space carries it. */
  carry: number;
  /** Replaced, never changed in place. */
  bearings: readonly Bearing[];
  recoveryBonus: number;
  rest: Rest | null;
  /** Minute at which sleep began, -1 = awake; minute at which the last full night's sleep ended. */
  asleepSince: number;
  sleptUntil: number;
  /** Sleep that has ended, from minute to minute. Replaced, never changed in place. States of older logs do not have it. */
  naps: readonly (readonly [from: number, to: number])[] | undefined;
  /** Minutes at which long rests helped. Replaced, never changed in place. */
  longRests: readonly number[];
  /** Minute at which it fell unconscious or last tried to wake; -1 = not known. States of older logs do not have it. */
  triedToWake: number | undefined;
  /** Minute at which its last work of a minute, or the last treatment of a wound of it, was done after the fight; -1 = none. States of older logs do not have it. */
  worked: number | undefined;
  /** Death checks of a minute of work after the fight that wait until nobody else can treat it in that minute. States of older logs do not have it. */
  owes: number | undefined;
  /** What takes rounds and is being done. */
  task: Task | null;
  /** Whom it tends, or -1. */
  tending: Id;
}

/** The fighter with this id, who must be one. */
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

/** Whether an entity is a fighter. */
export const isFighter = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'fighter';

/** Every fighter, in the order of ids. */
export function fighters(view: View): Fighter[] {
  return view.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity as Fighter] : []));
}

/** The name of a fighter, of the scene or of the game master. */
export const nameOf = (view: View, id: Id): string => (id < 0 ? 'the game master' : id === SCENE ? 'the scene' : fighter(view, id).name);

/** A skill with one of its specializations, which counts only together with it. */
export function skill(f: Fighter, name: string, specialization: string): number {
  return (f.skills[name] ?? 0) + (specialization === '' ? 0 : (f.skills[`${name}/${specialization}`] ?? 0));
}

/** Whether the rules of player characters for fatal wounds and staggering apply. @rule HD-NPC-001 */
export function heroic(f: Fighter): boolean {
  return !f.npc || f.special;
}

/** Height in inches where the sheet does not state it (R-JUMP): at Size 0, and for each step of Size. */
const HEIGHT = 68;
const HEIGHT_OF_A_SIZE = 6;

/** Height in inches. */
export const heightOf = ({ fixed, size }: Fighter): number => fixed.height ?? HEIGHT + HEIGHT_OF_A_SIZE * size;

/** Cells across by Size, where the sheet does not say. @rule HD-MOV-012 HD-MOV-013 */
export function spaceOf(size: number): number {
  return size >= 8 ? 3 : size >= 4 ? 2 : 1;
}

/** A copy field by field; lists that are replaced and never changed are shared. */
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
    space: f.space,
    skills: f.skills,
    fixed: f.fixed,
    npc: f.npc,
    special: f.special,
    track: f.track,
    wounds: f.wounds,
    failures: f.failures,
    stamina: f.stamina,
    maxStamina: f.maxStamina,
    fatigue: f.fatigue,
    relieved: f.relieved,
    mana: f.mana,
    maxMana: f.maxMana,
    invested: f.invested,
    ap: f.ap,
    initiative: f.initiative,
    hadTurn: f.hadTurn,
    readied: f.readied,
    weapon: f.weapon,
    loaded: f.loaded,
    unloaded: f.unloaded,
    stowed: f.stowed,
    medium: f.medium,
    movedAp: f.movedAp,
    yards: f.yards,
    movedYards: f.movedYards,
    runUp: f.runUp,
    carry: f.carry,
    bearings: f.bearings,
    recoveryBonus: f.recoveryBonus,
    rest: f.rest,
    asleepSince: f.asleepSince,
    sleptUntil: f.sleptUntil,
    naps: f.naps,
    longRests: f.longRests,
    triedToWake: f.triedToWake,
    worked: f.worked,
    owes: f.owes,
    task: f.task,
    tending: f.tending,
  };
}
