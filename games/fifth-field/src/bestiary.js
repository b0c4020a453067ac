/**
 * @import { Fighter, Scores } from './types.d.ts'
 * @typedef {Pick<Fighter, 'attacks' | 'casts' | 'hide' | 'humanoid' | 'immune' | 'maxHp' | 'minor' | 'proficiency' | 'proficient' | 'resists' | 'scores' | 'size' | 'skills' | 'speed' | 'vulnerable'> & { readonly slots: number, readonly greaterSlots: number, readonly gear: readonly string[], readonly spells: readonly string[] }} Build
 * @typedef {Build & { readonly id: string, readonly title: string }} Creature
 */

/** @param {number} str @param {number} dex @param {number} con @param {number} int @param {number} wis @param {number} cha @returns {Scores} */
const scores = (str, dex, con, int, wis, cha) => ({ str, dex, con, int, wis, cha });

/** Somebody of whom nothing else is said: a hero who falls dying, not dead. @type {Build} */
export const PERSON = {
  size: 'medium',
  humanoid: true,
  scores: scores(10, 10, 10, 10, 10, 10),
  proficiency: 2,
  proficient: [],
  skills: {},
  maxHp: 10,
  speed: 30,
  hide: 0,
  resists: [],
  vulnerable: [],
  immune: [],
  minor: false,
  attacks: 1,
  casts: null,
  slots: 0,
  greaterSlots: 0,
  gear: [],
  spells: [],
};

/** @param {string} id @param {number} maxHp @param {Scores} its @param {Partial<Build>} more @returns {Creature} */
const creature = (id, maxHp, its, more) => ({ ...PERSON, id, title: id.replaceAll('-', ' '), maxHp, scores: its, minor: true, ...more });

/** @type {readonly Creature[]} */
export const CREATURES = [
  creature('bandit', 11, scores(11, 12, 12, 10, 10, 10), { gear: ['scimitar', 'light-crossbow', 'leather'] }),
  creature('guard', 11, scores(13, 12, 12, 10, 11, 10), { gear: ['spear', 'chain-shirt', 'shield'], proficient: ['perception'] }),
  creature('goblin', 7, scores(8, 14, 10, 10, 8, 8), {
    size: 'small',
    skills: { stealth: 6 },
    gear: ['scimitar', 'shortbow', 'leather', 'shield', 'nimble-escape'],
  }),
  creature('orc', 15, scores(16, 12, 16, 7, 11, 10), { gear: ['greataxe', 'javelin', 'hide-armour'] }),
  creature('kobold', 5, scores(7, 15, 9, 8, 7, 8), { size: 'small', gear: ['dagger', 'sling', 'pack-tactics'] }),
  creature('wolf', 11, scores(12, 15, 12, 3, 12, 6), {
    humanoid: false,
    speed: 40,
    hide: 13,
    skills: { perception: 3, stealth: 4 },
    gear: ['wolf-bite', 'pack-tactics'],
  }),
  creature('giant-spider', 26, scores(14, 16, 12, 2, 11, 4), { size: 'large', humanoid: false, hide: 14, skills: { stealth: 7 }, gear: ['spider-bite'] }),
  creature('skeleton', 13, scores(10, 14, 15, 6, 8, 5), {
    humanoid: false,
    hide: 13,
    vulnerable: ['bludgeoning'],
    immune: ['poison'],
    gear: ['shortsword', 'shortbow'],
  }),
  creature('zombie', 22, scores(13, 6, 16, 3, 6, 5), {
    humanoid: false,
    speed: 20,
    proficient: ['wis'],
    immune: ['poison'],
    gear: ['slam', 'undead-fortitude'],
  }),
  creature('ghoul', 22, scores(13, 15, 10, 7, 10, 6), { humanoid: false, immune: ['poison'], gear: ['ghoul-claws'] }),
  creature('ogre', 59, scores(19, 8, 16, 5, 7, 7), { size: 'large', humanoid: false, speed: 40, hide: 11, gear: ['great-cudgel', 'javelin'] }),
  creature('knight', 52, scores(16, 11, 14, 11, 11, 15), { attacks: 2, proficient: ['con', 'wis'], gear: ['greatsword', 'plate'] }),
  creature('acolyte', 9, scores(10, 10, 10, 10, 14, 11), {
    proficient: ['medicine'],
    casts: 'wis',
    slots: 3,
    gear: ['club'],
    spells: ['sacred-flame', 'bless', 'cure-wounds'],
  }),
  creature('fire-spirit', 22, scores(8, 17, 12, 4, 10, 7), {
    humanoid: false,
    resists: ['bludgeoning', 'piercing', 'slashing'],
    immune: ['fire', 'poison'],
    proficient: ['dex'],
    casts: 'wis',
    gear: ['slam'],
    spells: ['fire-bolt'],
  }),
];
