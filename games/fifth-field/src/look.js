import { reachOf } from './attack.js';
import { boardIn, cellsOf, coverBetween, feetBetween, isInLine } from './board.js';
import { isUp } from './conditions.js';
import { fighter, fighters, scene } from './fighter.js';
import { SHIELD } from './gear.js';
import { badness } from './looks.js';
import { isWeapon } from './numbers.js';
import { acting } from './turn.js';
import { sizeOfBoard } from './words.js';

/** @import { SquareDescription } from '@riposte/space' */

/** @param {string} icon @param {readonly string[]} ids */
const icons = (icon, ids) => Object.fromEntries(ids.map((id) => [id, { icon }]));

/** How the page draws it: a field of squares. @type {import('@riposte/ruleset').Look} */
export const look = {
  gauges: [
    { fact: 'hp', title: 'HP', as: 'bar', most: 'maxHp', harm: true },
    { fact: 'tempHp', title: 'Temporary HP', as: 'number' },
    { fact: 'slots', title: 'Slots', as: 'number' },
    { fact: 'greaterSlots', title: 'Slots of level 2', as: 'number' },
  ],
  ground(view) {
    const { solid = [], terrain = [] } = /** @type {SquareDescription} */ (scene(view).board);
    return {
      kind: 'square',
      ...sizeOfBoard(view),
      unit: '5 ft',
      first: 1,
      marks: [
        { title: 'wall', as: 'wall', places: solid },
        { title: 'low wall', as: 'cover', places: scene(view).low },
        { title: 'difficult ground', places: terrain.map(([cell]) => cell) },
      ],
    };
  },
  tokens: (view) => fighters(view).map(({ id }) => ({ id, places: cellsOf(view, id), facing: null })),
  threatens: (view, id) =>
    isUp(view, id) ? Array.from({ length: boardIn(view).count }, (_, cell) => cell).filter((cell) => feetBetween(view, id, id, cell) <= reachOf(view, id)) : [],
  line(view, from, to) {
    const cover = coverBetween(view, from, to);
    return isInLine(view, from, to) ? `${feetBetween(view, from, to)} ft${cover === 0 ? '' : `, cover +${cover}`}` : 'no line';
  },
  out: (view, id) => !isUp(view, id),
  hurt: { fact: 'looks', badness },
  held: (view, id) => fighter(view, id).features.filter((code) => isWeapon(view, code) || code === view.rules.codeOf(SHIELD)),
  order: (view) => (scene(view).rolled ? scene(view).order : null),
  turn: (view) => (scene(view).rolled ? acting(view) : -1),
  acts: {
    'end-turn': { group: 'other', icon: 'hourglass', ends: true },
    dodge: { group: 'guard', icon: 'wingfoot' },
    dash: { group: 'move', icon: 'run' },
    disengage: { group: 'move', icon: 'exit-door' },
    'slip-away': { group: 'move', icon: 'exit-door' },
    hide: { group: 'guard', icon: 'hood' },
    'slip-out-of-sight': { group: 'guard', icon: 'hood' },
    help: { group: 'other', icon: 'hand' },
    ready: { group: 'attack', icon: 'hourglass' },
    grapple: { group: 'attack', icon: 'grab' },
    shove: { group: 'attack', icon: 'push' },
    shield: { group: 'magic', icon: 'magic-shield' },
    'fire-bolt': { icon: 'flame' },
    'burning-hands': { icon: 'fire-breath' },
    'magic-missile': { icon: 'star-swirl' },
    'cure-wounds': { icon: 'health-potion' },
    'healing-word': { icon: 'talk' },
    bless: { icon: 'magic-palm' },
    'hold-person': { icon: 'handcuffs' },
    stabilise: { group: 'other', icon: 'bandage-roll' },
  },
  things: {
    ...icons('pointy-sword', ['longsword', 'rapier', 'scimitar']),
    ...icons('gladius', ['shortsword']),
    ...icons('plain-dagger', ['dagger']),
    ...icons('two-handed-sword', ['greatsword']),
    ...icons('battle-axe', ['battleaxe', 'greataxe', 'handaxe']),
    ...icons('halberd', ['glaive']),
    ...icons('barbed-spear', ['spear', 'javelin']),
    ...icons('wood-club', ['club', 'greatclub', 'great-cudgel']),
    ...icons('wizard-staff', ['quarterstaff']),
    ...icons('flanged-mace', ['mace']),
    ...icons('warhammer', ['warhammer']),
    ...icons('pocket-bow', ['shortbow', 'longbow']),
    ...icons('crossbow', ['light-crossbow']),
    ...icons('slingshot', ['sling']),
    ...icons('fist', ['unarmed', 'slam']),
    ...icons('wolf-head', ['wolf-bite']),
    ...icons('spider-face', ['spider-bite']),
    ...icons('claws', ['ghoul-claws']),
    shield: { icon: 'round-shield', covers: true },
  },
  conditions: { dodging: { good: true }, blessed: { good: true }, hidden: { good: true }, shielded: { good: true }, disengaged: { good: true } },
};
