import { optionsOf } from '@riposte/ruleset';
import * as z from 'zod';
import { ABILITIES } from './fighter.js';
import { ARMOUR, SHIELD, UNARMED, WEAPONS } from './gear.js';
import { SPELLS } from './spells.js';

/** @import { Advice, CharacterBuilder } from '@riposte/ruleset' */

const TO_SPEND = 27;

/** What each score costs. @type {Readonly<Record<number, number>>} */
const PRICE = { 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 };

/** What one has learned. */
const CALLINGS = /** @type {const} */ ({
  fighter: { title: 'Fighter', die: 10, casts: null, slots: 0, proficient: ['str', 'con', 'athletics', 'perception'] },
  rogue: { title: 'Rogue', die: 8, casts: null, slots: 0, proficient: ['dex', 'int', 'stealth', 'acrobatics'] },
  cleric: { title: 'Cleric', die: 8, casts: 'wis', slots: 2, proficient: ['wis', 'cha', 'medicine'] },
  wizard: { title: 'Wizard', die: 6, casts: 'int', slots: 2, proficient: ['int', 'wis'] },
});

const score = z.int().min(8).max(15).default(10);
const ids = z.array(z.string().max(80)).max(6).default([]);

const schema = z.strictObject({
  name: z.string().min(1).max(80),
  calling: z.enum(['fighter', 'rogue', 'cleric', 'wizard']).default('fighter'),
  level: z.int().min(1).max(5).default(1),
  str: score,
  dex: score,
  con: score,
  int: score,
  wis: score,
  cha: score,
  weapons: ids,
  armour: z.string().max(80).optional(),
  shield: z.boolean().default(false),
  spells: ids,
});

/** @param {object} choices */
const read = (choices) => schema.parse(choices);

/** @param {object} choices */
function spentIn(choices) {
  const chosen = read(choices);
  return ABILITIES.reduce((sum, ability) => sum + PRICE[chosen[ability]], 0);
}

const NAMES = { str: 'Strength', dex: 'Dexterity', con: 'Constitution', int: 'Intelligence', wis: 'Wisdom', cha: 'Charisma' };
const CARRIED = WEAPONS.filter(({ natural }) => !natural);

/** How players make a fighter. @type {CharacterBuilder} */
export const character = {
  schema,
  blocks: [
    {
      id: 'calling',
      title: 'Calling',
      fields: [
        {
          kind: 'one',
          path: ['calling'],
          title: 'Calling',
          says: 'What you have learned.',
          options: Object.entries(CALLINGS).map(([value, { title, die }]) => ({ value, title, says: `A d${die} for hit points.` })),
          usual: 'fighter',
        },
        { kind: 'number', path: ['level'], title: 'Level', says: 'How far you have come.', least: 1, most: 5, usual: 1 },
      ],
    },
    {
      id: 'scores',
      title: 'Scores',
      fields: ABILITIES.map((ability) => ({
        kind: /** @type {const} */ ('number'),
        path: [ability],
        title: NAMES[ability],
        says: 'Half of what is above 10 is added to rolls.',
        least: 8,
        most: 15,
        usual: 10,
      })),
    },
    {
      id: 'gear',
      title: 'Gear',
      fields: [
        { kind: 'many', path: ['weapons'], title: 'Weapons', says: 'What you strike with.', options: optionsOf(CARRIED), repeats: true },
        { kind: 'one', path: ['armour'], title: 'Armour', says: 'What you wear.', options: optionsOf(ARMOUR), none: 'no armour' },
        { kind: 'toggle', path: ['shield'], title: 'Shield', says: 'Held in one hand.', usual: false },
      ],
    },
    { id: 'spells', title: 'Spells', fields: [{ kind: 'many', path: ['spells'], title: 'Spells', says: 'What you can cast.', options: optionsOf(SPELLS) }] },
  ],
  archetypes: [
    {
      id: 'sword-and-board',
      title: 'Sword and shield',
      says: 'Stands in front.',
      choices: {
        calling: 'fighter',
        str: 15,
        dex: 12,
        con: 15,
        int: 8,
        wis: 13,
        cha: 8,
        weapons: ['longsword', 'javelin'],
        armour: 'chain-mail',
        shield: true,
      },
    },
    {
      id: 'two-blades',
      title: 'Two blades',
      says: 'Strikes twice.',
      choices: { calling: 'rogue', str: 10, dex: 15, con: 14, int: 12, wis: 12, cha: 8, weapons: ['shortsword', 'shortsword', 'shortbow'], armour: 'leather' },
    },
    {
      id: 'healer',
      title: 'Healer',
      says: 'Keeps friends on their feet.',
      choices: {
        calling: 'cleric',
        str: 14,
        dex: 10,
        con: 13,
        int: 8,
        wis: 15,
        cha: 10,
        weapons: ['mace'],
        armour: 'scale-mail',
        shield: true,
        spells: ['sacred-flame', 'bless', 'healing-word', 'cure-wounds'],
      },
    },
    {
      id: 'spark',
      title: 'Spark',
      says: 'Throws fire.',
      choices: {
        calling: 'wizard',
        str: 8,
        dex: 14,
        con: 14,
        int: 15,
        wis: 12,
        cha: 8,
        weapons: ['dagger'],
        spells: ['fire-bolt', 'magic-missile', 'burning-hands', 'shield-of-force'],
      },
    },
  ],
  growth: { path: ['level'], step: 1, title: 'Level up', says: 'More hit points, and for those who cast more slots; at level 5 fighters attack twice.' },
  lasting: ['hp', 'slots', 'greaterSlots'],
  build(choices) {
    const { name, calling, level, weapons, armour, shield, spells, ...scores } = read(choices);
    const { die, casts, slots, proficient } = CALLINGS[calling];
    const constitution = Math.floor((scores.con - 10) / 2);
    return {
      name,
      scores,
      proficiency: level < 5 ? 2 : 3,
      proficient: [...proficient],
      maxHp: Math.max(level, die + constitution + (level - 1) * (die / 2 + 1 + constitution)),
      attacks: calling === 'fighter' && level >= 5 ? 2 : 1,
      gear: [...weapons, ...(armour === undefined ? [] : [armour]), ...(shield ? [SHIELD.id] : [])],
      ...(casts === null ? {} : { casts, slots: slots + Math.min(2, level - 1), greaterSlots: level < 3 ? 0 : Math.min(3, level - 1), spells }),
    };
  },
  advise(choices) {
    const spent = spentIn(choices);
    const { calling, weapons, armour, shield, spells } = read(choices);
    /** @type {Advice[]} */
    const advice = [];
    if (spent > TO_SPEND) advice.push({ level: 'error', path: 'str', says: `${spent} points are spent, and there are ${TO_SPEND}` });
    if (spent < TO_SPEND) advice.push({ level: 'hint', path: 'str', says: `${TO_SPEND - spent} points are left` });
    for (const id of weapons)
      if (!CARRIED.some((known) => known.id === id)) advice.push({ level: 'error', path: 'weapons', says: `no weapon is called "${id}"` });
    for (const id of spells) if (!SPELLS.some((known) => known.id === id)) advice.push({ level: 'error', path: 'spells', says: `no spell is called "${id}"` });
    if (armour !== undefined && !ARMOUR.some(({ id }) => id === armour))
      advice.push({ level: 'error', path: 'armour', says: `no armour is called "${armour}"` });
    if (CALLINGS[calling].casts === null && spells.length > 0) advice.push({ level: 'error', path: 'spells', says: `a ${calling} casts no spells` });
    if (CALLINGS[calling].casts !== null && spells.length === 0) advice.push({ level: 'hint', path: 'spells', says: 'no spell is chosen' });
    if (weapons.length === 0) advice.push({ level: 'hint', path: 'weapons', says: `without a weapon you strike with ${UNARMED.title} hands` });
    if (shield && weapons.some((id) => CARRIED.some((known) => known.id === id && known.twoHanded)))
      advice.push({ level: 'warning', path: 'shield', says: 'with a shield nobody uses a weapon for two hands' });
    return advice;
  },
  pools: (choices) => [{ id: 'points', title: 'Points', spent: spentIn(choices), of: TO_SPEND }],
};
