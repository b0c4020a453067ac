import { type Archetype, type CharacterBlock, type CharacterOption, type CharacterPool, changesText, type Growth, optionsOf, titleOf } from '@riposte/ruleset';
import { ARMOUR, GEAR, ITEMS, WEAPONS } from '../catalogue/gear.ts';
import { SPELLS } from '../catalogue/spells.ts';
import { CHECKS } from '../rolls/checks.ts';
import { ATTRIBUTES, type Attribute } from '../state/fighter.ts';
import { type Choices, points, RACE_NAMES, RACES, type Race, type RaceName } from './character.ts';

const ATTRIBUTE_TEXTS: { readonly [attribute in Attribute]: readonly [title: string, says: string] } = {
  str: ['Strength', 'Melee damage, Power Defense, jumps and climbs.'],
  dex: ['Dexterity', 'Attacks with weapons, Agility Defense.'],
  spd: ['Speed', 'Initiative, AP each round, movement.'],
  vit: ['Vitality', 'Stamina, Fortitude Defense, Toughness, wound slots.'],
  prc: ['Perception', 'Notices what hides; initiative.'],
  rsn: ['Reason', 'Attacks with spells.'],
  lor: ['Lore', 'Mana and healing.'],
  prs: ['Presence', 'Willpower Defense.'],
};

const raceText = (name: RaceName): string => {
  const { stamina, mana, size, attributes }: Race = RACES[name];
  const changes = changesText(attributes, (attribute) => ATTRIBUTE_TEXTS[attribute as Attribute][0]);
  return `${stamina} stamina and ${mana} mana${size === 0 ? '' : `, Size ${size < 0 ? `−${-size}` : size}`}${changes === '' ? '' : `, ${changes}`}.`;
};

const SKILL_TEXTS: { readonly [skill: string]: string } = {
  Melee: 'Attacks and defends hand to hand.',
  Aim: 'Bows, slings, crossbows and throws.',
  Arcana: 'Attacks with spells.',
  Deception: 'Feints and lies.',
  Mechanics: 'Locks, traps and machines.',
  Performance: 'Holds an audience.',
  Perception: 'Notices what hides.',
  Stealth: 'Hides and sneaks.',
};

/** Every skill with its specializations, those that something reads. */
function skillOptions(): CharacterOption[] {
  const ofChecks = Object.values(CHECKS).flatMap(({ skill, specialization }) => (specialization === '' ? [skill] : [skill, `${skill}/${specialization}`]));
  const ofGroups = WEAPONS.flatMap(({ group, increment, thrown }) => [`Melee/${group}`, ...(increment > 0 || thrown > 0 ? [`Aim/${group}`] : [])]);
  const ofSchools = SPELLS.map(({ school }) => `Arcana/${school}`);
  const names = new Set([...Object.keys(SKILL_TEXTS), ...ofChecks, ...ofGroups, ...ofSchools].filter((name) => name !== ''));
  return [...names].sort().map((name) => {
    const [skill, specialization] = name.split('/');
    const says = specialization === undefined ? (SKILL_TEXTS[skill] ?? `Checks of ${skill}.`) : `Adds to ${skill} where it is about ${specialization}.`;
    return { value: name, title: specialization === undefined ? skill : `${skill}: ${specialization}`, says, group: skill };
  });
}

const HIGHEST_RANK = 6;

/** Every choice of a player, in the order in which one makes them. */
export const BLOCKS: readonly CharacterBlock[] = [
  {
    id: 'origin',
    title: 'Origin',
    fields: [
      {
        kind: 'one',
        path: ['race'],
        title: 'Race',
        says: 'Gives stamina, mana and Size, and changes some attributes.',
        options: RACE_NAMES.map((race) => ({ value: race, title: titleOf(race), says: raceText(race) })),
      },
    ],
  },
  {
    id: 'attributes',
    title: 'Attributes',
    fields: ATTRIBUTES.map((attribute) => ({
      kind: 'number',
      path: ['attributes', attribute],
      title: ATTRIBUTE_TEXTS[attribute][0],
      says: ATTRIBUTE_TEXTS[attribute][1],
      least: -5,
      most: 20,
      usual: 0,
      makes: ['attributes', attribute],
    })),
  },
  {
    id: 'skills',
    title: 'Skills',
    fields: [
      {
        kind: 'ranks',
        path: ['skills'],
        title: 'Skills',
        says: 'Each rank costs its number in skill points, a rank of a specialization one point.',
        options: skillOptions(),
        most: HIGHEST_RANK,
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
        title: 'Gear and traits',
        says: 'What you wear, hold and are; two hands hold weapons, shields and things.',
        repeats: true,
        options: [
          ...optionsOf(WEAPONS, 'Weapons and shields'),
          ...optionsOf(ARMOUR, 'Armour'),
          ...optionsOf(ITEMS, 'Things'),
          ...optionsOf(
            GEAR.filter((thing) => 'trait' in thing),
            'Traits',
          ),
        ],
      },
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    fields: [{ kind: 'many', path: ['spells'], title: 'Spells', says: 'Each costs AP and mana; those that attack use Arcana.', options: optionsOf(SPELLS) }],
  },
];

/** All points that the choices spend. */
export function pools(choices: Choices): CharacterPool[] {
  const { attributes, skills, specializations } = points(choices);
  return [
    { id: 'attributes', title: 'Attribute points', ...attributes },
    { id: 'skills', title: 'Skill points', ...skills },
    { id: 'specializations', title: 'Specialization points', ...specializations },
  ];
}

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'fighter',
    title: 'Fighter',
    says: 'Sword, buckler and mail.',
    choices: {
      race: 'human',
      attributes: { str: 2, dex: 2, spd: 1, vit: 2, prc: 1 },
      skills: { Melee: 5, 'Melee/blade': 3, Reflex: 2, 'Reflex/Agility': 2, 'Reflex/Initiative': 2, Resistance: 3, Athletics: 3, 'Athletics/Power': 3 },
      gear: ['arming-sword', 'buckler', 'mail'],
    },
  },
  {
    id: 'mage',
    title: 'Battle mage',
    says: 'Fire, lightning and a dagger.',
    choices: {
      race: 'elf',
      attributes: { str: -1, spd: 1, vit: 1, rsn: 3, lor: 3, prs: 1 },
      skills: {
        Arcana: 5,
        'Arcana/fire': 3,
        'Arcana/lightning': 3,
        'Arcana/mind': 2,
        Reflex: 2,
        Resistance: 2,
        'Resistance/Willpower': 2,
        Melee: 2,
        Healing: 3,
      },
      gear: ['dagger', 'padded'],
      spells: ['fire-dart', 'spark-lance', 'daze', 'ward', 'haste', 'mend'],
    },
  },
  {
    id: 'archer',
    title: 'Archer',
    says: 'A longbow, sharp eyes and quick feet.',
    choices: {
      race: 'human',
      attributes: { dex: 3, spd: 2, vit: 1, prc: 2 },
      skills: { Aim: 5, 'Aim/bow': 3, Reflex: 2, 'Reflex/Initiative': 3, 'Reflex/Agility': 3, Stealth: 3, Athletics: 2, Melee: 2, 'Melee/blade': 1 },
      gear: ['longbow', 'leather'],
    },
  },
  {
    id: 'guard',
    title: 'Guard',
    says: 'A warhammer and scale: slow, hard to stop.',
    choices: {
      race: 'dwarf',
      attributes: { str: 3, spd: 1, vit: 2, prc: 1, prs: 1 },
      skills: { Melee: 6, 'Melee/bludgeon': 3, Resistance: 2, Athletics: 3, 'Athletics/Power': 3, 'Resistance/Fortitude': 3, 'Resistance/Willpower': 1 },
      gear: ['warhammer', 'scale'],
    },
  },
  {
    id: 'healer',
    title: 'Healer',
    says: 'A mace, a healing kit and spells that mend.',
    choices: {
      race: 'human',
      attributes: { vit: 1, prc: 1, lor: 3, prs: 2, rsn: 1 },
      skills: {
        Healing: 5,
        'Healing/Wounds': 3,
        Resistance: 2,
        Melee: 3,
        Arcana: 3,
        'Resistance/Willpower': 3,
        'Melee/bludgeon': 3,
        'Resistance/Fortitude': 1,
      },
      gear: ['mace', 'healing-kit', 'leather'],
      spells: ['mend', 'bind', 'ward'],
    },
  },
];

/** The book chapter is about combat alone. */
export const GROWTH: Growth = {
  path: null,
  step: 0,
  title: 'Advancement',
  says: 'The chapter does not say how characters grow. Give points as your game master allows them.',
};

/** What a fight leaves behind. */
export const LASTING = ['wounds', 'failures', 'stamina', 'fatigue', 'mana'] as const;
