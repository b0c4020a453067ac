import { type Archetype, type CharacterBlock, type CharacterPool, type Growth, optionsOf, titleOf } from '@riposte/ruleset';
import { MEDIUM, SIZES, side } from '../fighters/size.ts';
import { attributeOf, SKILL_IDS } from '../fighters/skills.ts';
import { TRAINING_IDS } from '../fighters/training.ts';
import { ARMOUR, SHIELDS } from '../gear/armour.ts';
import { GEAR } from '../gear/gear.ts';
import { WEAPONS } from '../gear/weapons.ts';
import { SPELLS } from '../magic/spells.ts';

const SCORES = [
  ['strength', 'str', 'Melee attacks, manoeuvres, less hindrance by armour.'],
  ['dexterity', 'dex', 'Defence value, ranged attacks, initiative and reactions.'],
  ['constitution', 'con', 'Stamina and Exhaustion, saves against injuries.'],
  ['wisdom', 'wis', 'Perception and healing; makes spells harder to resist.'],
  ['intelligence', 'int', 'Lore and crafts.'],
  ['charisma', 'cha', 'Music and speech.'],
] as const;

const TRAINING_TEXTS = {
  martial: 'Martial bonus as high as the level, 2 Stamina a level.',
  skilled: 'Martial bonus three quarters of the level, 1 Stamina a level.',
  scholar: 'Martial bonus half of the level, 1 Stamina a level.',
} as const;

/** What a size does, beside that of most people. */
function sizeText(steps: number): string {
  if (steps === 0) return 'As large as most people: 5 ft wide, reaches 5 ft.';
  const feet = 5 * side(MEDIUM + steps);
  const toHit = 2 ** (Math.abs(steps) - 1);
  const degrees = Math.abs(steps) === 1 ? '1 degree' : `${Math.abs(steps)} degrees`;
  const against = steps > 0 ? `−${toHit} in melee, and ${degrees} more` : `+${toHit} in melee, and ${degrees} less`;
  return `${feet} ft wide, reaches ${feet} ft. Against people ${against} when it hits.`;
}

const skills = SKILL_IDS.map((id) => ({ value: id, title: titleOf(id), says: `Goes by ${titleOf(attributeOf(id))}.` }));

const weapons = WEAPONS.filter(({ natural }) => !natural);
const others = GEAR.filter((thing) => !WEAPONS.some(({ id }) => id === thing.id) && !ARMOUR.includes(thing as never) && !SHIELDS.includes(thing as never));
const carried = [...optionsOf(weapons, 'Weapons'), ...optionsOf(SHIELDS, 'Shields'), ...optionsOf(others, 'Other')];

/** Every choice of a player, in the order in which one makes them. */
export const BLOCKS: readonly CharacterBlock[] = [
  {
    id: 'training',
    title: 'Training',
    fields: [
      { kind: 'number', path: ['level'], title: 'Level', says: 'Raises the martial bonus, Stamina, and how far skills go.', least: 1, most: 20, usual: 1 },
      {
        kind: 'one',
        path: ['training'],
        title: 'Training',
        says: 'What each level is worth in a fight.',
        usual: 'martial',
        options: TRAINING_IDS.map((id) => ({ value: id, title: titleOf(id), says: TRAINING_TEXTS[id] })),
      },
      {
        kind: 'one',
        path: ['size'],
        byChance: false,
        title: 'Size',
        says: 'The larger hits harder, the smaller is harder to hit.',
        usual: 'Medium',
        options: SIZES.map((size, nth) => ({ value: size, title: size, says: sizeText(nth - MEDIUM) })),
      },
    ],
  },
  {
    id: 'scores',
    title: 'Attributes',
    fields: SCORES.map(([score, modifier, says]) => ({
      kind: 'number',
      path: ['scores', score],
      title: titleOf(score),
      says,
      least: 1,
      most: 40,
      usual: 10,
      makes: [modifier],
      ...(score === 'constitution' ? { none: 'no Constitution: neither lives nor tires' } : {}),
    })),
  },
  {
    id: 'skills',
    title: 'Skills',
    fields: [
      { kind: 'many', path: ['skilled'], title: 'Trained skills', says: 'Each adds 3, and a trained manoeuvre does not provoke.', options: skills },
      { kind: 'ranks', path: ['ranks'], title: 'Ranks', says: 'Each rank adds 1, up to the level.', options: skills, most: 20 },
    ],
  },
  {
    id: 'gear',
    title: 'Gear',
    fields: [
      {
        kind: 'one',
        path: ['armour'],
        title: 'Armour',
        says: 'Adds to the defence value, and hinders the weak.',
        options: [
          ...optionsOf(
            ARMOUR.filter(({ hide }) => !hide),
            'Worn',
          ),
          ...optionsOf(
            ARMOUR.filter(({ hide }) => hide),
            'Natural',
          ),
        ],
        none: 'No armour',
      },
      { kind: 'many', path: ['holds'], title: 'In hand', says: 'What your two hands hold when the fight begins.', repeats: true, options: carried },
      { kind: 'many', path: ['belt'], title: 'At the belt', says: 'What you can draw.', repeats: true, options: carried },
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    fields: [{ kind: 'many', path: ['spells'], title: 'Spells', says: 'Most cost 2 AP and some Stamina.', options: optionsOf(SPELLS) }],
  },
];

/** The chapter gives no points to buy with: scores and ranks are as the table rolls or agrees on them. */
export const pools = (): CharacterPool[] => [];

export const ARCHETYPES: readonly Archetype[] = [
  {
    id: 'guard',
    title: 'Guard',
    says: 'Spear, heavy shield and a chain shirt.',
    choices: {
      training: 'martial',
      scores: { strength: 14, dexterity: 12, constitution: 12, wisdom: 10, intelligence: 10, charisma: 10 },
      skilled: ['athletics', 'perception'],
      ranks: { athletics: 1, perception: 1 },
      armour: 'chain-shirt',
      holds: ['spear', 'heavy-shield'],
    },
  },
  {
    id: 'duellist',
    title: 'Duellist',
    says: 'A rapier, light armour and quick reactions.',
    choices: {
      training: 'skilled',
      scores: { strength: 10, dexterity: 16, constitution: 12, wisdom: 10, intelligence: 12, charisma: 12 },
      skilled: ['acrobatics', 'stealth', 'oratory'],
      ranks: { acrobatics: 1, stealth: 1 },
      armour: 'leather',
      holds: ['rapier'],
      belt: ['dagger'],
    },
  },
  {
    id: 'brute',
    title: 'Brute',
    says: 'A greatsword and all strength behind it.',
    choices: {
      training: 'martial',
      scores: { strength: 17, dexterity: 10, constitution: 14, wisdom: 8, intelligence: 8, charisma: 10 },
      skilled: ['athletics', 'survival'],
      ranks: { athletics: 1 },
      armour: 'studded',
      holds: ['greatsword'],
    },
  },
  {
    id: 'archer',
    title: 'Archer',
    says: 'A longbow and eyes for what hides.',
    choices: {
      training: 'martial',
      scores: { strength: 11, dexterity: 16, constitution: 12, wisdom: 13, intelligence: 10, charisma: 8 },
      skilled: ['perception', 'stealth', 'survival'],
      ranks: { perception: 1, stealth: 1 },
      armour: 'leather',
      holds: ['longbow'],
      belt: ['shortsword'],
    },
  },
  {
    id: 'healer',
    title: 'Healer',
    says: 'Mends injuries and strikes with force.',
    choices: {
      training: 'scholar',
      scores: { strength: 10, dexterity: 12, constitution: 14, wisdom: 16, intelligence: 12, charisma: 10 },
      skilled: ['heal', 'lore', 'perception'],
      ranks: { heal: 1, lore: 1 },
      armour: 'padded',
      holds: ['mace'],
      spells: ['mend', 'force-bolt', 'shield-ward'],
    },
  },
];

export const GROWTH: Growth = {
  path: ['level'],
  step: 1,
  title: 'Level up',
  says: 'More Stamina, a higher martial bonus by training, one rank more in each skill that you practise.',
};

/** What a fight leaves behind. */
export const LASTING = ['strain', 'stamina', 'exhaustion', 'injuries', 'destroyed'] as const;
