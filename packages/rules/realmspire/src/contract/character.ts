import type { Advice } from '@riposte/ruleset';
import * as z from 'zod';
import { ATTRIBUTES, type Attribute, bonus, SKILLS, type Skill } from '../characters/fighter.ts';
import { PERKS } from '../characters/perks.ts';
import { ARMOUR, SHIELDS } from '../damage-and-health/armour.ts';
import { healthPool } from '../damage-and-health/health.ts';
import { FREE_GEAR, GEAR_PRICE, MAX_GEAR, STYLES } from '../fighting-style/styles.ts';
import { WEAPONS } from '../gear/weapons.ts';
import { ITEMS } from '../using-magic/magic-items.ts';
import { manaPool } from '../using-magic/mana.ts';
import { SPELLS } from '../using-magic/spells.ts';

export interface Ancestry {
  readonly scores: { readonly [A in Attribute]?: number };
  /** One of these is raised by 1, by choice. */
  readonly either: readonly Attribute[];
  readonly resistances: readonly { readonly to: 'fire' | 'magic'; readonly value: number }[];
}

const ancestry = (scores: Ancestry['scores'], more: Partial<Ancestry> = {}): Ancestry => ({
  scores,
  either: more.either ?? [],
  resistances: more.resistances ?? [],
});

/** What an ancestry changes (R-CHARACTERS). */
export const ANCESTRIES = {
  baldrian: ancestry({}, { either: ['intellect', 'charisma'] }),
  nordling: ancestry({ strength: 1, endurance: 1 }),
  sahani: ancestry({ agility: 1, perception: 1 }),
  'light elf': ancestry({ intellect: 2, endurance: -1 }),
  'dark elf': ancestry({ agility: 1, willpower: 1 }, { resistances: [{ to: 'fire', value: 2 }] }),
  dwarf: ancestry({ endurance: 2, agility: -1 }),
  ork: ancestry({ strength: 2, intellect: -1 }, { resistances: [{ to: 'magic', value: 2 }] }),
} as const satisfies Record<string, Ancestry>;
export type AncestryName = keyof typeof ANCESTRIES;

const BASE = 8;
const LUCK = 6;

/** Points to raise scores by at the start, and the highest score then. */
export const POINTS = 10;
const HIGHEST = 12;
export const START_XP = 600;
const XP_OF_A_POWER_RANK = 1000;
const MAX_POWER_RANK = 5;

/** XP of each rank of a skill, I to V. */
const RANK_PRICES = [100, 200, 300, 400, 500] as const;

const ids = z.array(z.string().max(80)).max(40).default([]);
const rank = z.int().min(0).max(5);
const records = <K extends string, T extends z.ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>).partial();

/** The choices of a player who makes a character. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(80),
  ancestry: z.enum(Object.keys(ANCESTRIES) as [AncestryName, ...AncestryName[]]),
  /** The attribute that an ancestry lets one choose. */
  either: z.enum(ATTRIBUTES).optional(),
  /** Points put into attributes. */
  points: records(ATTRIBUTES, z.int().min(0).max(40)).default({}),
  ranks: records(SKILLS, rank).default({}),
  styles: z
    .array(z.strictObject({ name: z.string().min(1).max(80), rank: rank.default(1), gear: z.array(z.string().max(80)).max(40).optional() }))
    .max(6)
    .default([]),
  /** Earned in play, beyond the first 600. */
  xp: z.int().min(0).max(100_000).default(0),
  gear: ids,
  perks: ids,
  spells: ids,
});
export type Choices = z.infer<typeof characterSchema>;

/** A finished character, ready for an encounter file. */
export interface Character {
  readonly name: string;
  readonly player: true;
  readonly scores: { readonly [A in Attribute]: number };
  readonly ranks: { readonly [S in Skill]?: number };
  readonly styles: readonly { readonly name: string; readonly rank: number; readonly gear: readonly string[] }[];
  readonly health: number;
  readonly mana: number;
  readonly stamina: number;
  readonly luckPoints: number;
  readonly initiative: number;
  readonly xp: number;
  readonly resistances: Ancestry['resistances'];
  readonly gear: readonly string[];
  readonly perks: readonly string[];
  readonly spells: readonly string[];
}

/** Computes everything from the choices; it never refuses, `advise` says what is wrong. */
export function buildCharacter(choices: Choices): Character {
  const scores = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, Math.max(1, scoreOf(choices, attribute))])) as Character['scores'];
  return {
    name: choices.name,
    player: true,
    scores,
    ranks: choices.ranks,
    styles: choices.styles.map((style) => ({ name: style.name, rank: style.rank, gear: gearOf(style) })),
    health: healthPool(scores.endurance),
    mana: manaPool(scores.intellect),
    stamina: bonus(scores.endurance),
    luckPoints: bonus(scores.luck),
    initiative: bonus(scores.perception),
    xp: Math.max(0, START_XP + choices.xp - spent(choices)),
    resistances: ANCESTRIES[choices.ancestry].resistances,
    gear: choices.gear,
    perks: choices.perks,
    spells: choices.spells,
  };
}

function scoreOf({ ancestry: name, either, points }: Choices, attribute: Attribute): number {
  const { scores, either: open }: Ancestry = ANCESTRIES[name];
  const chosen = either === attribute && open.includes(attribute) ? 1 : 0;
  return (attribute === 'luck' ? LUCK : BASE) + (scores[attribute] ?? 0) + chosen + (points[attribute] ?? 0);
}

const gearOf = (style: Choices['styles'][number]): readonly string[] => style.gear ?? STYLES[style.name] ?? [];

/** XP of a rank: all ranks up to it. */
export const priceOfRank = (to: number): number => RANK_PRICES.slice(0, to).reduce((sum, price) => sum + price, 0);

/** XP spent on ranks, and on gear types beyond the five that come with a style (RS-STY-009). */
export function spent({ ranks, styles }: Choices): number {
  const skills = SKILLS.reduce((sum, skill) => sum + priceOfRank(ranks[skill] ?? 0), 0);
  return styles.reduce((sum, style) => sum + priceOfRank(style.rank) + GEAR_PRICE * Math.max(0, gearOf(style).length - FREE_GEAR), skills);
}

/** One for each 1000 XP spent, from 1 to 5 (R-CHARACTERS). */
export const powerRank = (choices: Choices): number => Math.min(MAX_POWER_RANK, 1 + Math.floor(spent(choices) / XP_OF_A_POWER_RANK));

/** What is against the rules (error), makes no sense (warning) or could be better (hint). */
export function advise(choices: Choices): Advice[] {
  return [
    ...adviseOnAttributes(choices),
    ...adviseOnRanks(choices),
    ...adviseOnStyles(choices),
    ...adviseOnGear(choices),
    ...adviseOnMagic(choices),
    ...unknownIds(choices),
  ];
}

function adviseOnAttributes(choices: Choices): Advice[] {
  const used = ATTRIBUTES.reduce((sum, attribute) => sum + (choices.points[attribute] ?? 0), 0);
  const { either: open }: Ancestry = ANCESTRIES[choices.ancestry];
  return [
    ...(used > POINTS ? [error('points', `${used} points used, ${POINTS} to use`)] : []),
    ...(used < POINTS ? [hint('points', `${POINTS - used} points are left to use`)] : []),
    ...ATTRIBUTES.flatMap((attribute) => (scoreOf(choices, attribute) > HIGHEST ? [error(`points.${attribute}`, `at most ${HIGHEST} at the start`)] : [])),
    ...(open.length > 0 && !open.some((attribute) => attribute === choices.either) ? [hint('either', `raise one of ${open.join(', ')}`)] : []),
  ];
}

/** No rank above the Power Rank, but for one skill, which may have rank II at the start. */
function adviseOnRanks(choices: Choices): Advice[] {
  const most = powerRank(choices);
  const all = [
    ...SKILLS.map((skill) => ({ path: `ranks.${skill}`, rank: choices.ranks[skill] ?? 0 })),
    ...choices.styles.map((style, i) => ({ path: `styles.${i}.rank`, rank: style.rank })),
  ];
  const high = all.filter((trained) => trained.rank > most);
  const excused = most === 1 && high.length === 1 && high[0].rank === 2;
  const left = START_XP + choices.xp - spent(choices);
  return [
    ...(excused ? [] : high.map(({ path }) => error(path, `at most rank ${most}`))),
    ...(left < 0 ? [error('xp', `${-left} XP too many are spent`)] : []),
    ...(left >= RANK_PRICES[0] ? [hint('xp', `${left} XP are left`)] : []),
  ];
}

/** Ten types of gear at most, five of them free (RS-STY-008). */
function adviseOnStyles({ styles }: Choices): Advice[] {
  return styles.flatMap((style, i) => [
    ...(gearOf(style).length > MAX_GEAR ? [error(`styles.${i}.gear`, `at most ${MAX_GEAR} types of gear`)] : []),
    ...(gearOf(style).length < FREE_GEAR ? [hint(`styles.${i}.gear`, `${FREE_GEAR - gearOf(style).length} types of gear are free`)] : []),
  ]);
}

function adviseOnGear({ gear, styles }: Choices): Advice[] {
  const trained = styles.flatMap((style) => gearOf(style));
  const worn = ARMOUR.filter((armour) => gear.includes(armour.id));
  const weapons = WEAPONS.filter((weapon) => gear.includes(weapon.id));
  const untrained = [
    ...worn.flatMap((armour) => (trained.includes(armour.level) ? [] : [armour.id])),
    ...weapons.flatMap((weapon) => (trained.includes(weapon.trains) ? [] : [weapon.id])),
  ];
  const shield = SHIELDS.some((item) => gear.includes(item.id));
  return [
    ...(worn.length > 1 ? [error('gear', `one armour at a time: ${worn.map((armour) => armour.id).join(', ')}`)] : []),
    ...untrained.map((id) => warning('gear', `${id} belongs to no style`)),
    ...(shield && weapons.length > 0 && weapons.every((weapon) => weapon.twoHanded) ? [warning('gear', 'a shield needs a hand')] : []),
    ...(weapons.length === 0 ? [hint('gear', 'no weapon')] : []),
  ];
}

/** Spells known are limited by INT (R-MAGIC). */
function adviseOnMagic(choices: Choices): Advice[] {
  const { scores, mana } = buildCharacter(choices);
  const dearest = Math.max(0, ...SPELLS.filter((spell) => choices.spells.includes(spell.id)).map((spell) => spell.mana));
  return [
    ...(choices.spells.length > bonus(scores.intellect) ? [error('spells', `at most ${bonus(scores.intellect)} spells without a tome`)] : []),
    ...(dearest > mana ? [warning('spells', `the dearest spell costs ${dearest} mana, there are ${mana}`)] : []),
    ...(choices.spells.length > 0 && (choices.ranks.sorcery ?? 0) === 0 ? [hint('ranks.sorcery', 'spells are cast with Sorcery')] : []),
  ];
}

function unknownIds(choices: Choices): Advice[] {
  const known = { gear: [...WEAPONS, ...ARMOUR, ...SHIELDS, ...ITEMS], perks: PERKS, spells: SPELLS };
  return (['gear', 'perks', 'spells'] as const).flatMap((key) =>
    choices[key].flatMap((id, i) => (known[key].some((thing) => thing.id === id) ? [] : [error(`${key}.${i}`, `nothing is called "${id}"`)])),
  );
}

const error = (path: string, says: string): Advice => ({ level: 'error', path, says });
const warning = (path: string, says: string): Advice => ({ level: 'warning', path, says });
const hint = (path: string, says: string): Advice => ({ level: 'hint', path, says });
