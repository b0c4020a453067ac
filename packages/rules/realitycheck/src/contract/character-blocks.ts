import { type Archetype, type CharacterBlock, type CharacterOption, type CharacterPool, changesText, type Growth, optionsOf, titleOf } from '@riposte/ruleset';
import { ABILITIES, type Ability } from '../fighters/fighter.ts';
import { RACES, type Race, type RaceName } from '../fighters/races.ts';
import { SKILL_NAMES, SKILLS } from '../fighters/skills.ts';
import { STYLES, TRAITS } from '../fighters/traits.ts';
import { GEAR } from '../gear/arsenal.ts';
import { isGear } from '../gear/piece.ts';
import { METHODS } from '../magic/spell.ts';
import { SPELLS } from '../magic/spells.ts';
import { backgroundPoints, type Choices, mplOf, placedRanks, ranksToPlace, scorePoints } from './character.ts';

const ABILITY_TEXTS: { readonly [ability in Ability]: readonly [title: string, says: string] } = {
  str: ['Strength', 'Attack value and damage in melee, what you can wear.'],
  con: ['Constitution', 'Stamina, Aura, Fortitude.'],
  dex: ['Dexterity', 'Attack value, Evasion, Agility.'],
  int: ['Intelligence', 'How many ranks of skills, and spells.'],
  wis: ['Wisdom', 'Will; a third of it adds to every skill.'],
  cha: ['Charisma', 'Will, and all skills of speech.'],
};

const abilities: readonly CharacterOption[] = ABILITIES.map((ability) => ({
  value: ability,
  title: ABILITY_TEXTS[ability][0],
  says: ABILITY_TEXTS[ability][1],
}));

function raceText(name: RaceName): string {
  const { size, speed, fixed, among, picks, small, lowers, mpl, resists, weak }: Race = RACES[name];
  const title = (ability: string): string => ABILITY_TEXTS[ability as Ability][0];
  const all = [
    titleOf(size),
    `speed ${speed} m`,
    changesText(fixed, title),
    picks === 0 ? '' : `+2 on ${picks} of ${among.map(title).join(', ')}`,
    small === 0 ? '' : '+1 on another',
    lowers.length === 0 ? '' : `−2 ${lowers.map(title).join(' or ')}`,
    mpl === 0 ? '' : `+${mpl} martial proficiency`,
    resists.length === 0 ? '' : `resists ${resists.join(' or ')}`,
    weak.length === 0 ? '' : `weak to ${weak.join(', ')}`,
  ];
  return `${all.filter((part) => part !== '').join(', ')}.`;
}

const skills: readonly CharacterOption[] = SKILL_NAMES.map((skill) => ({
  value: skill,
  title: titleOf(skill),
  says: `Goes by ${ABILITY_TEXTS[SKILLS[skill].ability][0]}${SKILLS[skill].rare ? '; −10 without proficiency' : ''}.`,
}));

const isNature = (id: string): boolean => Object.values(RACES as { readonly [name: string]: Race }).some(({ natures }) => natures.includes(id));
const feats = TRAITS.filter((trait) => !STYLES.includes(trait) && !isNature(trait.id));
const resistances = [...new Set(Object.values(RACES as { readonly [name: string]: Race }).flatMap(({ resists }) => resists))];

const SORTS = { weapon: 'Weapons', armour: 'Armour', shield: 'Shields', goods: 'Other' } as const;
const gear = GEAR.filter((piece) => isGear(piece) && !(piece.stats.sort === 'weapon' && piece.stats.natural));

const METHOD_TEXTS = { gesture: 'Spells by gesture.', implement: 'Spells with a staff or wand.', incantation: 'Spells by voice.' } as const;

/** Every choice of a player, in the order in which one makes them. */
export const BLOCKS: readonly CharacterBlock[] = [
  {
    id: 'race',
    title: 'Race',
    fields: [
      {
        kind: 'one',
        path: ['race'],
        title: 'Race',
        says: 'Size, speed, and what it raises and lowers.',
        options: (Object.keys(RACES) as RaceName[]).map((race) => ({ value: race, title: titleOf(race), says: raceText(race) })),
      },
      { kind: 'many', path: ['raised'], title: 'Raised by 2', says: 'Abilities that your race lets you choose.', options: abilities },
      { kind: 'one', path: ['raisedByOne'], title: 'Raised by 1', says: 'One more, for a human.', options: abilities, none: 'None' },
      { kind: 'one', path: ['lowered'], title: 'Lowered by 2', says: 'Where your race leaves a choice.', options: abilities, none: 'As usual' },
      {
        kind: 'one',
        path: ['firm'],
        title: 'Firmer in',
        says: 'A human adds 1 to one defence.',
        usual: 'will',
        options: [
          { value: 'will', title: 'Will', says: 'Against what grips the mind.' },
          { value: 'fortitude', title: 'Fortitude', says: 'Against what grips the body.' },
        ],
      },
      {
        kind: 'one',
        path: ['resists'],
        title: 'Resists',
        says: 'Where your race resists one of two.',
        options: resistances.map((type) => ({ value: type, title: titleOf(type), says: `Less harm by ${type}.` })),
        none: 'None',
      },
    ],
  },
  {
    id: 'abilities',
    title: 'Abilities',
    fields: ABILITIES.map((ability) => ({
      kind: 'number',
      path: ['scores', ability],
      title: ABILITY_TEXTS[ability][0],
      says: ABILITY_TEXTS[ability][1],
      least: 1,
      most: 20,
      usual: 10,
      required: true,
      makes: ['abilities', ability],
    })),
  },
  {
    id: 'level',
    title: 'Level',
    fields: [
      { kind: 'number', path: ['level'], title: 'Level', says: 'More feats, ranks and themes; every fifth a Tier.', least: 1, most: 20, usual: 1 },
      {
        kind: 'many',
        path: ['improved'],
        title: 'Improved by 1',
        says: 'Two different abilities at every third level.',
        options: abilities,
        repeats: true,
      },
    ],
  },
  {
    id: 'background',
    title: 'Background',
    fields: [
      { kind: 'words', path: ['themes'], title: 'Themes', says: 'What you were: two to begin with.' },
      { kind: 'words', path: ['knowledge'], title: 'Knowledge', says: 'What you know of; three are free.' },
      { kind: 'number', path: ['gold'], byChance: false, title: 'More gold', says: 'Each is 30 % more gold to begin with.', least: 0, most: 20, usual: 0 },
      {
        kind: 'list',
        path: ['disadvantages'],
        title: 'Disadvantages',
        says: 'Each gives background points back.',
        fresh: { name: 'Disadvantage', points: 1 },
        fields: [
          { kind: 'text', path: ['name'], title: 'What', says: 'What it is.' },
          { kind: 'number', path: ['points'], title: 'Points', says: 'What it gives back.', least: 1, most: 8, usual: 1 },
        ],
      },
    ],
  },
  {
    id: 'skills',
    title: 'Skills',
    fields: [
      {
        kind: 'many',
        path: ['proficiencies'],
        title: 'Proficient in',
        says: 'Adds 4, a second time 2, then 1; one by Charisma is free.',
        options: skills,
        repeats: true,
      },
      { kind: 'many', path: ['trained'], title: 'Trained in', says: 'Adds 2 each time.', options: skills, repeats: true },
      { kind: 'ranks', path: ['ranks'], title: 'Ranks', says: 'Adds 1 each, up to level and ability.', options: skills, most: 40 },
    ],
  },
  {
    id: 'fighting',
    title: 'Fighting',
    fields: [
      {
        kind: 'number',
        path: ['mpl'],
        title: 'Martial proficiency',
        says: 'Weapons and armour need it; styles come at 3 and 6.',
        least: 0,
        most: 20,
        usual: 0,
      },
      { kind: 'number', path: ['martial', 'arm-strength'], title: 'Into Arm strength', says: 'Levels of martial proficiency.', least: 0, most: 20, usual: 0 },
      { kind: 'number', path: ['martial', 'leg-strength'], title: 'Into Leg strength', says: 'Levels of martial proficiency.', least: 0, most: 20, usual: 0 },
      { kind: 'number', path: ['martial', 'initiative'], title: 'Into Initiative', says: 'Levels of martial proficiency.', least: 0, most: 20, usual: 0 },
      { kind: 'number', path: ['stamina'], title: 'More Stamina', says: '1 Stamina each.', least: 0, most: 20, usual: 0 },
      { kind: 'many', path: ['styles'], title: 'Combat Styles', says: 'As many act as your Tier.', options: optionsOf(STYLES) },
      { kind: 'many', path: ['feats'], title: 'Feats', says: 'One at every level that five does not divide is free.', options: optionsOf(feats) },
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
        says: 'What you wear and carry; you begin with the first weapon and shield in hand.',
        repeats: true,
        options: gear.map(({ id, stats }) => ({ value: id, group: SORTS[stats.sort] })),
      },
    ],
  },
  {
    id: 'magic',
    title: 'Magic',
    fields: [
      {
        kind: 'many',
        path: ['methods'],
        title: 'Ways of casting',
        says: 'How you can cast.',
        options: METHODS.map((method) => ({ value: method, title: titleOf(method), says: METHOD_TEXTS[method] })),
      },
      { kind: 'many', path: ['spells'], title: 'Spells', says: 'Each is cast in the ways that it has.', options: optionsOf(SPELLS) },
    ],
  },
];

/** All points that the choices spend. */
export function pools(choices: Choices): CharacterPool[] {
  const levels = Object.values(choices.martial).reduce((sum, count) => sum + count, 0);
  return [
    { id: 'scores', title: 'Ability points', ...scorePoints(choices) },
    { id: 'background', title: 'Background points', ...backgroundPoints(choices) },
    { id: 'ranks', title: 'Ranks', spent: placedRanks(choices), of: ranksToPlace(choices) },
    { id: 'martial', title: 'Martial levels', spent: levels, of: mplOf(choices) },
  ];
}

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'fighter',
    title: 'Fighter',
    says: 'A longsword, scale and a forceful style.',
    choices: {
      race: 'human',
      scores: { str: 14, con: 12, dex: 12, int: 9, wis: 9, cha: 10 },
      raised: ['str'],
      raisedByOne: 'con',
      mpl: 3,
      martial: { 'arm-strength': 2, initiative: 1 },
      proficiencies: ['awareness', 'inspire'],
      trained: ['heal'],
      ranks: { inspire: 1, 'arm-strength': 2, 'leg-strength': 1 },
      stamina: 1,
      themes: ['soldier', 'cook'],
      knowledge: ['law', 'horses', 'roads', 'wine'],
      styles: ['forceful'],
      feats: ['precise'],
      gear: ['longsword', 'scale'],
    },
  },
  {
    id: 'shield-bearer',
    title: 'Shield-bearer',
    says: 'A mace, a shield and much Stamina.',
    choices: {
      race: 'dwarf',
      scores: { str: 14, con: 13, dex: 10, int: 8, wis: 10, cha: 10 },
      raised: ['str'],
      mpl: 3,
      martial: { 'arm-strength': 2, initiative: 1 },
      proficiencies: ['awareness', 'inspire'],
      trained: ['heal'],
      ranks: { awareness: 1, heal: 1, 'arm-strength': 2 },
      stamina: 1,
      themes: ['guard', 'miner'],
      knowledge: ['stone', 'beer', 'law', 'smithing'],
      styles: ['tactful-defense'],
      feats: ['shield-basher'],
      gear: ['mace', 'light-shield', 'lamellar'],
    },
  },
  {
    id: 'archer',
    title: 'Archer',
    says: 'A bow, soft steps and sharp eyes.',
    choices: {
      race: 'wood-elf',
      scores: { str: 11, con: 11, dex: 14, int: 9, wis: 12, cha: 9 },
      mpl: 2,
      martial: { initiative: 2 },
      proficiencies: ['stealth', 'awareness', 'inspire'],
      trained: ['stealth', 'awareness'],
      ranks: { stealth: 2, awareness: 2 },
      stamina: 1,
      themes: ['hunter', 'singer'],
      knowledge: ['herbs', 'stars', 'beasts', 'woods'],
      feats: ['precise'],
      gear: ['flat-bow', 'knife', 'gambeson'],
    },
  },
  {
    id: 'mage',
    title: 'Mage',
    says: 'Fire, frost and lightning, and little to parry with.',
    choices: {
      race: 'high-elf',
      scores: { str: 8, con: 11, dex: 11, int: 13, wis: 13, cha: 10 },
      lowered: 'str',
      mpl: 1,
      martial: { initiative: 1 },
      proficiencies: ['awareness', 'reason'],
      trained: ['reason'],
      ranks: { awareness: 2, investigation: 2, reason: 1, insight: 2 },
      stamina: 1,
      themes: ['scholar', 'traveller'],
      knowledge: ['elements', 'history', 'stars', 'runes', 'herbs', 'courts', 'ruins'],
      methods: ['gesture', 'implement'],
      feats: ['nimble'],
      gear: ['knife', 'gambeson'],
      spells: ['hurl-fire', 'frost-lance', 'electric-bolt'],
    },
  },
  {
    id: 'scout',
    title: 'Scout',
    says: 'Small, quick, and gone before the blow lands.',
    choices: {
      race: 'halfling',
      scores: { str: 10, con: 12, dex: 14, int: 9, wis: 9, cha: 12 },
      raised: ['dex'],
      mpl: 2,
      martial: { 'leg-strength': 1, initiative: 1 },
      proficiencies: ['stealth', 'sleight-of-hand', 'acrobatics', 'deceive'],
      trained: ['stealth'],
      ranks: { stealth: 2, acrobatics: 1, deceive: 1 },
      stamina: 1,
      themes: ['thief', 'baker'],
      knowledge: ['locks', 'cellars', 'gossip'],
      feats: ['nimble'],
      gear: ['cutlass', 'buckler', 'gambeson'],
    },
  },
];

export const GROWTH: Growth = {
  path: ['level'],
  step: 1,
  title: 'Level up',
  says: 'A feat, or a theme at every fifth level; two abilities and more ranks at every third.',
};

/** What a fight leaves behind. */
export const LASTING = ['aura', 'surges', 'stamina'] as const;
