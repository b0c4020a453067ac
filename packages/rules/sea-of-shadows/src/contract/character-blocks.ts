import { type Archetype, type CharacterBlock, type CharacterPool, changesText, type Growth, optionsOf, titleOf } from '@riposte/ruleset';
import { DICE, type Die } from '../characters/fighter.ts';
import { TRAITS } from '../characters/traits.ts';
import { ARMOUR, SHIELDS, SPECIAL_WEAPONS, TOOLS, WEAPONS } from '../equipment/gear.ts';
import { SPELLS } from '../magic/spells.ts';
import { type Choices, RACES, type Race, raises } from './character.ts';

const DIE_TEXTS: { readonly [die in Die]: readonly [title: string, says: string] } = {
  ATT: ['Attack', 'Rolled to hit in melee and at range, and to parry.'],
  DEF: ['Defence', 'Rolled against attacks, and better when you block.'],
  STR: ['Strength', 'Rolled to grapple and to get free.'],
  REF: ['Reflexes', 'Rolled for turn order and to dodge.'],
  INT: ['Intellect', 'Rolled for first aid and against illusions.'],
  PRE: ['Presence', 'Rolled to cast spells and against those that bind the will.'],
  FOR: ['Fortitude', 'Rolled to survive wounds and against what weakens.'],
};

const raceText = (race: Race): string => {
  const { dice, raises: free } = RACES[race];
  const changes = changesText(dice, (die) => DIE_TEXTS[die as Die][0]);
  return free > 0 ? `${free} raise more to spend freely.` : `Ranks of dice: ${changes}.`;
};

const MAX_RAISES = 12;

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
        says: 'Changes the ranks of some dice.',
        options: (Object.keys(RACES) as Race[]).map((race) => ({ value: race, title: titleOf(race), says: raceText(race) })),
      },
      { kind: 'toggle', path: ['hero'], title: 'Hero', says: 'Heroes have 4 HP, 4 MP, 2 AP and 8 raises; ordinary people 2 HP, 2 MP and 1 AP.', usual: true },
    ],
  },
  {
    id: 'dice',
    title: 'Dice',
    fields: [
      ...DICE.map((die) => ({
        kind: 'number' as const,
        path: ['raises', die],
        title: DIE_TEXTS[die][0],
        says: DIE_TEXTS[die][1],
        least: 0,
        most: MAX_RAISES,
        usual: 0,
        makes: ['dice', die],
      })),
      {
        kind: 'number',
        path: ['hp'],
        title: 'HP',
        says: 'Each raise is 1 HP; below 0 you give HP up for raises.',
        least: -10,
        most: 20,
        usual: 0,
        makes: ['hp'],
      },
      {
        kind: 'number',
        path: ['mp'],
        title: 'MP',
        says: 'Each raise is 2 MP; below 0 you give MP up for raises.',
        least: -10,
        most: 20,
        usual: 0,
        makes: ['mp'],
      },
    ],
  },
  {
    id: 'traits',
    title: 'Traits',
    fields: [
      {
        kind: 'many',
        path: ['traits'],
        title: 'Traits',
        says: 'Skills and abilities beside the dice.',
        options: optionsOf(TRAITS.filter(({ id }) => id !== 'hero')),
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
        says: 'What you wear and carry; you begin with the first weapon in hand.',
        options: [
          ...optionsOf(
            [...WEAPONS, ...SPECIAL_WEAPONS].filter(({ natural }) => !natural),
            'Weapons',
          ),
          ...optionsOf(ARMOUR, 'Armour'),
          ...optionsOf(SHIELDS, 'Shields'),
          ...optionsOf(TOOLS, 'Other'),
        ],
      },
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    fields: [{ kind: 'many', path: ['spells'], title: 'Spells', says: 'Each costs MP when you cast it.', options: optionsOf(SPELLS) }],
  },
];

/** All points that the choices spend. */
export const pools = (choices: Choices): CharacterPool[] => [{ id: 'raises', title: 'Raises', ...raises(choices) }];

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'knight',
    title: 'Knight',
    says: 'Sword, shield and heavy armour; gives up magic.',
    choices: {
      race: 'human',
      raises: { ATT: 2, DEF: 2, STR: 2, REF: 2, PRE: 1, FOR: 2 },
      mp: -2,
      gear: ['sword', 'shield', 'heavy-armour'],
      traits: ['riding'],
    },
  },
  {
    id: 'mage',
    title: 'Mage',
    says: 'A strong Presence, two spells and a staff.',
    choices: { race: 'elf', raises: { REF: 1, INT: 2, PRE: 1, FOR: 2, DEF: 1 }, mp: 1, gear: ['staff'], spells: ['bolt', 'heal'] },
  },
  {
    id: 'archer',
    title: 'Archer',
    says: 'Keeps away, shoots, and dodges what comes near.',
    choices: { race: 'halfling', raises: { ATT: 2, DEF: 2, INT: 1, FOR: 2 }, hp: 1, mp: 0, gear: ['bow', 'dagger', 'light-armour'], spells: ['ward'] },
  },
  {
    id: 'brawler',
    title: 'Berserker',
    says: 'An axe, much Strength, and more HP than most.',
    choices: { race: 'orc', raises: { ATT: 1, DEF: 2, STR: 1, REF: 1, FOR: 2 }, hp: 3, mp: -2, gear: ['axe', 'light-armour'] },
  },
  {
    id: 'healer',
    title: 'Healer',
    says: 'Mace and shield in front, Heal and Ward behind.',
    choices: {
      race: 'dwarf',
      raises: { ATT: 1, DEF: 1, REF: 1, INT: 2, PRE: 2, FOR: 0 },
      mp: 1,
      gear: ['mace', 'shield', 'light-armour'],
      spells: ['heal', 'ward'],
    },
  },
];

/** The book chapter is about combat alone. */
export const GROWTH: Growth = {
  path: null,
  step: 0,
  title: 'Advancement',
  says: 'The chapter does not say how characters grow. Give raises as your game master allows them.',
};

/** What a fight leaves behind. */
export const LASTING = ['hp', 'mp'] as const;
