import type { Resistance } from '../damage-and-health/damage-types.ts';
import { healthPool } from '../damage-and-health/health.ts';
import type { Attribute, Size, Skill } from './fighter.ts';

/** A ready fighter of the catalogue; gear, perks and spells by id, weapon and shield in hand first. */
export interface Creature {
  readonly id: string;
  readonly title: string;
  readonly scores: { readonly [A in Attribute]: number };
  readonly health: number;
  /** Before worn armour slows it. */
  readonly speed: number;
  readonly size: Size;
  readonly natural: number;
  /** Target numbers as printed; skills not named go by attribute and rank. */
  readonly stated: { readonly [S in Skill]?: number };
  readonly style: readonly string[];
  readonly gear: readonly string[];
  readonly perks: readonly string[];
  readonly spells: readonly string[];
  readonly resistances: readonly Resistance[];
  readonly vulnerabilities: readonly Resistance[];
}

interface More {
  readonly health?: number;
  readonly speed?: number;
  readonly size?: Size;
  readonly natural?: number;
  readonly stated?: Creature['stated'];
  readonly style?: readonly string[];
  readonly gear?: readonly string[];
  readonly perks?: readonly string[];
  readonly spells?: readonly string[];
  readonly resistances?: readonly Resistance[];
  readonly vulnerabilities?: readonly Resistance[];
}

/** Scores in the order STR END AGI PER INT WLP CHA, as the notes print them; health and speed as printed, or by the rules. */
function creature(id: string, title: string, scores: string, more: More): Creature {
  const [strength, endurance, agility, perception, intellect, willpower, charisma] = scores.split(' ').map(Number);
  return {
    id,
    title,
    scores: { strength, endurance, agility, perception, intellect, willpower, charisma, luck: 6 },
    health: more.health ?? healthPool(endurance),
    speed: more.speed ?? 0,
    size: more.size ?? 'medium',
    natural: more.natural ?? 0,
    stated: more.stated ?? {},
    style: more.style ?? [],
    gear: more.gear ?? [],
    perks: more.perks ?? [],
    spells: more.spells ?? [],
    resistances: more.resistances ?? [],
    vulnerabilities: more.vulnerabilities ?? [],
  };
}

const GUARDED = ['spear', 'longsword', 'shield', 'partial armour'];

/** Creatures of the notes, with target numbers as printed, and more of the same make (R-CREATURES). @rule RS-RSV-004 */
export const CREATURES: readonly Creature[] = [
  creature('town-guard', 'Town guard', '10 10 9 9 8 8 8', {
    speed: 9,
    stated: { 'fighting style': 12, dodge: 11 },
    style: GUARDED,
    gear: ['spear', 'bone-shield', 'partial-iron'],
  }),
  creature('nordling-hunter', 'Nordling hunter', '10 10 11 11 8 8 8', {
    speed: 10,
    stated: { 'fighting style': 13, dodge: 13 },
    style: ['partial armour', 'hatchet', 'spear', 'longbow', 'net'],
    gear: ['longbow', 'hatchet', 'partial-hide'],
  }),
  creature('sahani-rider', 'Sahani rider', '10 9 11 10 8 9 9', {
    speed: 10,
    stated: { 'fighting style': 14, dodge: 13 },
    style: ['partial armour', 'shield', 'glaive', 'shortsword', 'spear'],
    gear: ['glaive', 'shortsword', 'bone-shield', 'partial-iron'],
  }),
  creature('classical-knight', 'Classical knight', '12 11 9 9 8 9 10', {
    speed: 9,
    stated: { 'fighting style': 16, dodge: 11 },
    style: ['full armour', 'shield', 'longsword', 'lance', 'flail'],
    gear: ['longsword', 'bone-shield', 'full-iron'],
  }),
  creature('ashlander', 'Ashlander', '10 9 12 10 9 10 8', {
    speed: 11,
    stated: { 'fighting style': 14, dodge: 14 },
    style: ['partial armour', 'twinblade', 'shortsword', 'javelin', 'bola'],
    gear: ['twinblade', 'javelin', 'partial-bone'],
    resistances: [{ to: 'fire', value: 2 }],
  }),
  creature('goblin', 'Goblin', '7 7 11 10 7 6 6', {
    speed: 10,
    size: 'small',
    stated: { 'fighting style': 10, dodge: 13 },
    style: ['shortsword', 'shortbow'],
    gear: ['shortsword'],
  }),
  creature('ork', 'Ork', '12 11 9 8 7 8 7', {
    speed: 9,
    stated: { 'fighting style': 13, dodge: 10 },
    style: ['mace', 'hatchet', 'partial armour'],
    gear: ['mace', 'partial-iron'],
    resistances: [{ to: 'magic', value: 2 }],
  }),
  creature('troll', 'Troll', '16 16 8 9 5 8 5', {
    speed: 9,
    size: 'large',
    natural: 2,
    stated: { 'fighting style': 12, dodge: 8 },
    style: ['unarmed'],
    gear: ['claws'],
    perks: ['regeneration'],
    vulnerabilities: [{ to: 'fire', value: 3 }],
  }),
  creature('wolf', 'Wolf', '9 9 12 13 3 8 5', { speed: 13, stated: { 'fighting style': 12, dodge: 13 }, gear: ['bite'] }),
  creature('apprentice-mage', 'Apprentice mage', '8 8 9 9 12 11 9', {
    speed: 9,
    stated: { sorcery: 14, dodge: 11, focus: 13 },
    style: ['dagger'],
    gear: ['dagger'],
    spells: ['firebolt', 'arcane-ward', 'blink'],
  }),
  creature('war-mage', 'War mage', '8 9 10 9 13 12 9', {
    stated: { sorcery: 15, dodge: 12, focus: 14 },
    style: ['dagger'],
    gear: ['dagger'],
    spells: ['firebolt', 'frost-lance', 'shock-arc', 'winter-storm', 'mind-spike', 'dread', 'arcane-ward', 'mend', 'blink'],
  }),
  creature('hedge-witch', 'Hedge witch', '8 8 9 9 11 11 10', {
    stated: { sorcery: 13, dodge: 11, focus: 13 },
    style: ['dagger'],
    gear: ['dagger', 'ring-of-warding'],
    spells: ['burning-touch', 'mind-spike', 'dread', 'flame-blade', 'mend'],
  }),
  creature('baldrian-noble', 'Baldrian noble', '10 10 12 10 10 9 11', {
    stated: { 'fighting style': 14, dodge: 14, deception: 13 },
    style: ['rapier', 'dagger', 'whip', 'arbolest', 'hand-crossbow'],
    gear: ['rapier', 'hand-crossbow'],
  }),
  creature('forest-bandit', 'Forest bandit', '10 9 11 10 8 8 9', {
    stated: { 'fighting style': 13, dodge: 13, stealth: 13 },
    style: ['partial armour', 'dagger', 'shortbow', 'unarmed', 'club'],
    gear: ['club', 'shortbow', 'dagger', 'partial-leather'],
  }),
  creature('wrestler', 'Pit wrestler', '13 11 10 9 7 8 8', {
    stated: { 'fighting style': 13, dodge: 12, athletics: 15, acrobatics: 12 },
    style: ['unarmed'],
    perks: ['steady-guard'],
  }),
  creature('giant-spider', 'Giant spider', '11 9 12 11 2 8 3', {
    size: 'large',
    natural: 1,
    stated: { 'fighting style': 12, dodge: 12, stealth: 14 },
    gear: ['venomous-bite'],
  }),
  creature('ogre', 'Ogre', '15 14 8 8 6 8 6', { size: 'large', natural: 1, stated: { 'fighting style': 12, dodge: 9 }, style: ['club'], gear: ['club'] }),
];
