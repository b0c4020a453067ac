import { type Archetype, type CharacterBlock, type CharacterPool, changesText, type Growth, optionsOf, titleOf } from '@riposte/ruleset';
import { ATTRIBUTES, type Attribute, SKILLS } from '../characters/fighter.ts';
import { PERKS } from '../characters/perks.ts';
import { ARMOUR, LEVELS, SHIELDS } from '../damage-and-health/armour.ts';
import { STYLES } from '../fighting-style/styles.ts';
import { UNARMED, WEAPONS } from '../gear/weapons.ts';
import { ITEMS } from '../using-magic/magic-items.ts';
import { SPELLS } from '../using-magic/spells.ts';
import { ANCESTRIES, type Ancestry, type AncestryName, type Choices, POINTS, START_XP, spent } from './character.ts';

const ATTRIBUTE_TEXTS: { readonly [attribute in Attribute]: string } = {
  strength: 'Blows, athletics, and parries by force.',
  endurance: 'Five times its half is Health; withstands harm and effort.',
  agility: 'Dodges, shots, parries by speed; how far you go.',
  perception: 'Initiative, and what you notice.',
  charisma: 'Lies, persuades, leads.',
  intellect: 'Mana, and how many spells you know.',
  willpower: 'Holds out against magic and fear.',
  luck: 'Half of it is Luck points, to roll a test again.',
};

function ancestryText(name: AncestryName): string {
  const { scores, either, resistances }: Ancestry = ANCESTRIES[name];
  const all = [
    changesText(scores, titleOf),
    either.length === 0 ? '' : `+1 ${either.map(titleOf).join(' or ')}`,
    ...resistances.map(({ to, value }) => `resists ${to} by ${value}`),
  ];
  return `${all.filter((part) => part !== '').join(', ')}.`;
}

const weapons = WEAPONS.filter((weapon) => !weapon.natural);
const types = [...new Set([UNARMED.id, 'shield', ...LEVELS, ...weapons.map(({ trains }) => trains)])];

/** What the types of gear are that the catalogue does not have; it tells of the others. */
const GEAR_TYPES: { readonly [type: string]: string | undefined } = {
  unarmed: 'Bare hands and feet.',
  shield: 'Shields of every size.',
  'partial armour': 'Armour of any material that covers a part of the body.',
  'full armour': 'Armour of any material that covers the whole body.',
};

/** Every choice of a player, in the order in which one makes them. */
export const BLOCKS: readonly CharacterBlock[] = [
  {
    id: 'origin',
    title: 'Ancestry',
    fields: [
      {
        kind: 'one',
        path: ['ancestry'],
        title: 'Ancestry',
        says: 'Changes some scores, and may bring a resistance.',
        options: (Object.keys(ANCESTRIES) as AncestryName[]).map((name) => ({ value: name, title: titleOf(name), says: ancestryText(name) })),
      },
      {
        kind: 'one',
        path: ['either'],
        title: 'Raised by choice',
        says: 'The score that your ancestry lets you choose.',
        options: ATTRIBUTES.map((attribute) => ({ value: attribute, title: titleOf(attribute), says: ATTRIBUTE_TEXTS[attribute] })),
        none: 'None',
      },
    ],
  },
  {
    id: 'attributes',
    title: 'Attributes',
    fields: ATTRIBUTES.map((attribute) => ({
      kind: 'number',
      path: ['points', attribute],
      title: titleOf(attribute),
      says: ATTRIBUTE_TEXTS[attribute],
      least: 0,
      most: 40,
      usual: 0,
      makes: ['scores', attribute],
    })),
  },
  {
    id: 'skills',
    title: 'Skills',
    fields: [
      {
        kind: 'ranks',
        path: ['ranks'],
        title: 'Skills',
        says: 'Each rank adds 2 to the target number; an untrained skill loses 2.',
        options: SKILLS.filter((skill) => skill !== 'fighting style').map((skill) => ({ value: skill, title: titleOf(skill), says: `Tests of ${skill}.` })),
        most: 5,
      },
    ],
  },
  {
    id: 'styles',
    title: 'Fighting Styles',
    fields: [
      {
        kind: 'list',
        path: ['styles'],
        title: 'Fighting Styles',
        says: 'Each trains five types of gear; further types cost 25 XP.',
        fresh: { name: 'Forest Bandit', rank: 1 },
        fields: [
          {
            kind: 'one',
            path: ['name'],
            title: 'Style',
            says: 'A sample style brings its own gear.',
            options: Object.entries(STYLES).map(([name, gear]) => ({ value: name, title: name, says: `Trains ${gear.join(', ')}.` })),
          },
          { kind: 'number', path: ['rank'], title: 'Rank', says: 'Each rank adds 2 to attacks and parries with its gear.', least: 0, most: 5, usual: 1 },
          {
            kind: 'many',
            path: ['gear'],
            title: 'Trained gear',
            says: 'Types of weapons and armour that belong to this style.',
            options: types.map((type) => ({ value: type, title: titleOf(type), says: GEAR_TYPES[type] })),
            usual: { by: 'name', lists: STYLES },
          },
        ],
      },
    ],
  },
  {
    id: 'gear',
    title: 'Gear',
    fields: [
      {
        kind: 'many',
        path: ['gear'],
        title: 'Gear',
        says: 'You begin with the first weapon and shield in hand, and wear the armour.',
        options: [...optionsOf(weapons, 'Weapons'), ...optionsOf(SHIELDS, 'Shields'), ...optionsOf(ARMOUR, 'Armour'), ...optionsOf(ITEMS, 'Magic items')],
      },
      { kind: 'many', path: ['perks'], title: 'Perks', says: 'What you can do beside your skills.', options: optionsOf(PERKS) },
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    fields: [{ kind: 'many', path: ['spells'], title: 'Spells', says: 'As many as half of your Intellect.', options: optionsOf(SPELLS) }],
  },
  {
    id: 'experience',
    title: 'Experience',
    fields: [{ kind: 'number', path: ['xp'], title: 'Earned XP', says: `Beyond the first ${START_XP}.`, least: 0, most: 100_000, usual: 0 }],
  },
];

/** All points that the choices spend. */
export function pools(choices: Choices): CharacterPool[] {
  const used = ATTRIBUTES.reduce((sum, attribute) => sum + (choices.points[attribute] ?? 0), 0);
  return [
    { id: 'points', title: 'Attribute points', spent: used, of: POINTS },
    { id: 'xp', title: 'XP', spent: spent(choices), of: START_XP + choices.xp },
  ];
}

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'knight',
    title: 'Knight',
    says: 'Longsword, shield and full armour.',
    choices: {
      ancestry: 'nordling',
      points: { strength: 3, endurance: 2, agility: 1, perception: 1, willpower: 1, charisma: 2 },
      ranks: { dodge: 1, athletics: 1, focus: 1 },
      styles: [{ name: 'Classical Knight', rank: 2 }],
      gear: ['longsword', 'bone-shield', 'full-iron'],
    },
  },
  {
    id: 'mage',
    title: 'Mage',
    says: 'Bolts of fire, a ward, and a step through space.',
    choices: {
      ancestry: 'light elf',
      points: { endurance: 1, agility: 1, perception: 1, intellect: 2, willpower: 3, charisma: 1, luck: 1 },
      ranks: { sorcery: 1, dodge: 1, focus: 1, observation: 1, lore: 1 },
      styles: [{ name: 'Forest Bandit', rank: 1 }],
      gear: ['dagger'],
      spells: ['firebolt', 'arcane-ward', 'blink'],
    },
  },
  {
    id: 'hunter',
    title: 'Hunter',
    says: 'A longbow, a spear for those who come near.',
    choices: {
      ancestry: 'nordling',
      points: { strength: 1, endurance: 1, agility: 4, perception: 3, willpower: 1 },
      ranks: { dodge: 1, stealth: 1, observation: 1, survival: 1, athletics: 1 },
      styles: [{ name: 'Nordling Hunter', rank: 1 }],
      gear: ['longbow', 'hatchet', 'partial-leather'],
    },
  },
  {
    id: 'noble',
    title: 'Noble',
    says: 'A rapier, a hand crossbow and a quick tongue.',
    choices: {
      ancestry: 'baldrian',
      either: 'charisma',
      points: { strength: 1, endurance: 1, agility: 4, perception: 1, intellect: 1, charisma: 2 },
      ranks: { dodge: 1, deception: 1, persuasion: 1 },
      styles: [{ name: 'Baldrian Noble', rank: 2 }],
      gear: ['rapier', 'hand-crossbow'],
    },
  },
  {
    id: 'rider',
    title: 'Rider',
    says: 'A glaive that keeps foes at two metres.',
    choices: {
      ancestry: 'sahani',
      points: { strength: 3, endurance: 2, agility: 2, perception: 1, willpower: 1, charisma: 1 },
      ranks: { dodge: 1, animals: 1, athletics: 1 },
      styles: [{ name: 'Sahani Rider', rank: 2 }],
      gear: ['glaive', 'partial-leather'],
    },
  },
];

export const GROWTH: Growth = {
  path: ['xp'],
  step: 100,
  title: 'Earn 100 XP',
  says: 'XP buys ranks and types of gear in a long rest; every 1000 XP spent raise the Power Rank, the highest rank there is, by 1.',
};

/** What a fight leaves behind. */
export const LASTING = ['health', 'mana', 'stamina', 'luckPoints', 'xp'] as const;
