import { type AnyContribution, adds, defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import type { PartKind } from './body.ts';
import { bodyPart, fighter } from './fighter.ts';
import { AttackBonus, DefenceValue, InitiativeBonus, SaveBonus, SkillBonus } from './numbers.ts';
import { ArmourBroken } from './postures.ts';
import { attributeOf } from './skills.ts';

export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** What a weapon is; distances in feet. */
export interface WeaponTraits {
  readonly types: readonly DamageType[];
  readonly melee: boolean;
  readonly natural: boolean;
  readonly hands: 1 | 2;
  /** Feet of reach that it adds in two hands. */
  readonly long: number;
  /** Range increment of shots and of throws; 0 = not made for it. */
  readonly increment: number;
  readonly thrown: number;
  /** AP to reload; -1 = nothing to reload. */
  readonly reload: number;
  /** A bow is of no use to the prone; crossbows and firearms are steadier there. */
  readonly bow: boolean;
  readonly steady: boolean;
  /** Drawn as a free action. */
  readonly quick: boolean;
  /** Lowest face that threatens a critical hit. */
  readonly threat: number;
  /** What a critical hit adds: bleeding, strain, injuries, and what a DC 15 Constitution check resists. */
  readonly bleed: number;
  readonly strain: number;
  readonly injuries: number;
  readonly resisted: 'dazed' | 'prone' | null;
  /** A critical hit trips. */
  readonly trips: boolean;
  /** A degree more with 2 or more Stamina in a Power Attack. */
  readonly heavy: boolean;
  /** Highest severity it reaches, a place in SEVERITIES. */
  readonly reach: number;
}

export interface Weapon extends FeatureDef, WeaponTraits {
  readonly weapon: true;
}

export interface Armour extends FeatureDef {
  readonly armour: number;
  /** Grown, and no thing that could be broken. */
  readonly hide: boolean;
  /** Armour check penalty, 0 or more. */
  readonly hinders: number;
}

export interface Shield extends FeatureDef {
  readonly shield: number;
  readonly hinders: number;
}

/** Stands in for destroyed parts of these kinds. */
export interface Prosthetic extends FeatureDef {
  readonly replaces: readonly PartKind[];
}

/** Drunk once, or worn and used once a day; does what the spell of that id does (R-MAGIC). */
export interface Potion extends FeatureDef {
  readonly potion: string;
}
export interface Trinket extends FeatureDef {
  readonly trinket: string;
}

const FATAL = 4;
const SEVERE = 2;
const B: readonly DamageType[] = ['bludgeoning'];
const P: readonly DamageType[] = ['piercing'];
const S: readonly DamageType[] = ['slashing'];

const PLAIN: WeaponTraits = {
  types: S,
  melee: true,
  natural: false,
  hands: 1,
  long: 0,
  increment: 0,
  thrown: 0,
  reload: -1,
  bow: false,
  steady: false,
  quick: false,
  threat: 20,
  bleed: 0,
  strain: 0,
  injuries: 0,
  resisted: null,
  trips: false,
  heavy: false,
  reach: FATAL,
};

const weapon = (id: string, traits: Partial<WeaponTraits>): Weapon => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' ') }),
  weapon: true,
  ...PLAIN,
  ...traits,
});
const natural = (id: string, traits: Partial<WeaponTraits>): Weapon => weapon(id, { natural: true, ...traits });
const shooter = (id: string, increment: number, traits: Partial<WeaponTraits>): Weapon =>
  weapon(id, { melee: false, hands: 2, increment, reload: 0, types: P, bleed: 1, ...traits });

/** Threat ranges and critical effects of all weapons. @rule CE-CRT-004 CE-CRT-005 CE-THR-004 */
export const WEAPONS: readonly Weapon[] = [
  natural('fist', { types: B, strain: 1, reach: SEVERE }),
  natural('bite', { types: P, bleed: 1 }),
  natural('claw', { bleed: 1 }),
  natural('pincers', { types: B, strain: 1 }),
  natural('gore', { types: P, bleed: 1 }),
  natural('hooves', { types: B, strain: 1 }),
  natural('talons', { bleed: 1 }),
  natural('tail-slap', { types: B, resisted: 'prone' }),
  natural('wing-slap', { types: B, strain: 1, reach: SEVERE }),
  natural('tentacle', { types: B, strain: 1 }),
  natural('slam', { types: B, resisted: 'dazed' }),
  weapon('dagger', { types: ['piercing', 'slashing'], threat: 19, bleed: 1, thrown: 10, quick: true }),
  weapon('shortsword', { types: P, threat: 19, bleed: 1 }),
  weapon('longsword', { threat: 19, bleed: 2 }),
  weapon('greatsword', { hands: 2, threat: 19, bleed: 2, heavy: true }),
  weapon('rapier', { types: P, threat: 18, strain: 1 }),
  weapon('scimitar', { threat: 18, bleed: 1 }),
  weapon('battleaxe', { injuries: 1 }),
  weapon('mace', { types: B, resisted: 'dazed' }),
  weapon('club', { types: B, strain: 1 }),
  weapon('warhammer', { types: B, hands: 2, resisted: 'prone' }),
  weapon('greatclub', { types: B, hands: 2, resisted: 'prone' }),
  weapon('spear', { types: P, bleed: 1, long: 5, thrown: 20 }),
  weapon('halberd', { types: ['slashing', 'piercing'], hands: 2, trips: true, long: 5 }),
  weapon('throwing-axe', { bleed: 1, thrown: 10, quick: true }),
  weapon('throwing-hammer', { types: B, strain: 1, thrown: 10, quick: true }),
  weapon('javelin', { types: P, bleed: 1, thrown: 30 }),
  weapon('morningstar', { types: ['bludgeoning', 'piercing'], strain: 1, thrown: 10 }),
  shooter('sling', 40, { types: B, bleed: 0, strain: 1, hands: 1 }),
  shooter('shortbow', 60, { bow: true }),
  shooter('longbow', 100, { bow: true }),
  shooter('light-crossbow', 80, { threat: 19, reload: 1, steady: true }),
  shooter('heavy-crossbow', 120, { threat: 19, bleed: 2, reload: 2, steady: true }),
  shooter('musket', 60, { strain: 1, bleed: 0, reload: 2, steady: true }),
];

const anything = (): boolean => true;

/** Armour that somebody wears: what grew on it is none. */
export const wornArmour = (view: View, who: Id): Armour[] =>
  fighter(view, who).features.flatMap((code) => {
    const thing = view.rules.things[code] as Armour;
    return thing.hide === false ? [thing] : [];
  });

/** Check penalty of armour worn and shields held, of all or of some of them, less the Strength bonus (R-ARMOUR). */
export function checkPenalty(view: View, who: Id, counts: (code: number) => boolean = anything): number {
  const { features, parts, strength } = fighter(view, who);
  let hinders = 0;
  for (const code of features) if (counts(code)) hinders += hindrance(view.rules.things[code]);
  for (const part of parts) {
    const { holds } = bodyPart(view, part);
    if (holds >= 0 && counts(holds)) hinders += hindrance(view.rules.things[holds]);
  }
  return Math.max(0, hinders - Math.max(0, strength));
}

const hindrance = (thing: FeatureDef): number => ('hinders' in thing ? (thing as Armour).hinders : 0);

/** The penalty of what is broken or worn without proficiency (R-ARMOUR). */
function awkwardness(view: View, who: Id): number {
  const { unproficient } = fighter(view, who);
  const broken = view.has(who, ArmourBroken);
  return checkPenalty(view, who, (code) => unproficient.includes(code) || (broken && 'armour' in view.rules.things[code]));
}

const AWKWARD = { rule: 'CE-DEF-004', label: 'broken or unaccustomed armour' };
const HINDERED = ['strength', 'dexterity'];

/** Penalties of armour to checks and saves; of what is broken or worn without proficiency to attacks and initiative, too (R-ARMOUR). */
export const EFFECTS_OF_ARMOUR: readonly AnyContribution[] = [
  adds(SkillBonus, (view, who) => -checkPenalty(view, who), {
    rule: 'CE-DEF-004',
    label: 'armour',
    only: 'on skills of Strength and Dexterity, in armour that hinders',
    when: (view, who, _against, { skill }) => HINDERED.includes(attributeOf(skill)) && checkPenalty(view, who) > 0,
  }),
  adds(SaveBonus, (view, who) => -checkPenalty(view, who), {
    rule: 'CE-DEF-004',
    label: 'armour',
    only: 'on saves of Strength and Dexterity, in armour that hinders',
    when: (view, who, _against, { save }) => HINDERED.includes(save) && checkPenalty(view, who) > 0,
  }),
  // A manoeuvre is a check, which armour hinders anyway.
  adds(AttackBonus, (view, who) => -awkwardness(view, who), {
    ...AWKWARD,
    only: 'on attacks other than maneuvers, in awkward armour',
    when: (view, who, _against, { maneuver }) => maneuver === null && awkwardness(view, who) > 0,
  }),
  adds(InitiativeBonus, (view, who) => -awkwardness(view, who), { ...AWKWARD, only: 'in awkward armour', when: (view, who) => awkwardness(view, who) > 0 }),
];

/** Armour that is whole adds to DV but not to touch DV. @rule CE-DEF-004 CE-DEF-006 */
export const armourBonus = (title: string, bonus: number): AnyContribution =>
  adds(DefenceValue, bonus, {
    rule: 'CE-DEF-004',
    label: title,
    only: 'where a touch is not enough, and unbroken',
    when: (view, who, _against, contact) => !contact.touch && !view.has(who, ArmourBroken),
  });

const armour = (id: string, title: string, bonus: number, hinders = 0): Armour => ({
  ...defineFeature(id, { title, contributes: [armourBonus(title, bonus)] }),
  armour: bonus,
  hide: false,
  hinders,
});
const hide = (id: string, title: string, bonus: number): Armour => ({ ...armour(id, title, bonus), hide: true });

export const ARMOUR: readonly Armour[] = [
  armour('padded', 'padded armour', 1),
  armour('leather', 'leather', 2),
  armour('studded', 'studded leather', 3, 1),
  armour('chain-shirt', 'chain shirt', 4, 2),
  armour('scale', 'scale', 5, 4),
  armour('breastplate', 'breastplate', 6, 4),
  armour('half-plate', 'half-plate', 7, 6),
  armour('full-plate', 'full plate', 8, 6),
  hide('thin-hide', 'thin hide', 1),
  hide('bone', 'bare bone', 2),
  hide('thick-hide', 'thick hide', 5),
  hide('scaly-hide', 'scaly hide', 5),
  hide('stone', 'stone', 6),
];

const shield = (id: string, title: string, bonus: number, hinders: number): Shield => ({ ...defineFeature(id, { title }), shield: bonus, hinders });

/** @rule CE-SHD-002 */
export const SHIELDS: readonly Shield[] = [
  shield('buckler', 'buckler', 1, 1),
  shield('light-shield', 'light shield', 1, 1),
  shield('heavy-shield', 'heavy shield', 2, 2),
  shield('tower-shield', 'tower shield', 4, 8),
];

const prosthetic = (id: string, replaces: readonly PartKind[]): Prosthetic => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), replaces });

/** @rule CE-INJ-019 */
export const PROSTHETICS: readonly Prosthetic[] = [
  prosthetic('wooden-leg', ['leg', 'foot']),
  prosthetic('jointed-arm', ['arm', 'hand']),
  prosthetic('crystal-eye', ['eye']),
  prosthetic('brass-ear', ['ear']),
  prosthetic('silver-jaw', ['mouth']),
];

const potion = (id: string, of: string): Potion => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), potion: of });
const trinket = (id: string, of: string): Trinket => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), trinket: of });

export const POTIONS: readonly Potion[] = [potion('potion-of-mending', 'mend'), potion('potion-of-vigour', 'invigorate')];
export const TRINKETS: readonly Trinket[] = [trinket('ring-of-vigour', 'invigorate'), trinket('bracer-of-mending', 'mend')];

/** What can be in a hand or a belt, and what is worn as armour. */
export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...ARMOUR, ...SHIELDS, ...PROSTHETICS, ...POTIONS, ...TRINKETS];
