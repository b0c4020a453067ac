import { armour, type Gear, goods, melee, ranged, shield } from './piece.ts';

/** Versatile: no worse within its reach. */
const V = { awkward: false } as const;
const TWO = { hands: 2 } as const;
const LIGHT = { light: true } as const;
const HEAVY = { heavy: true } as const;
const BLUNT = { blunt: true } as const;

/** Melee weapons: requirement, reach, damage, AV, Evasion. @rule RC-MPL-002 */
const MELEE: readonly Gear[] = [
  melee('club', 1, 1, '1d4', 2, 2, BLUNT),
  melee('light-hammer', 1, 0, '1d4', 3, 1, { ...LIGHT, ...BLUNT, thrown: [4, 8, 12] }),
  melee('knife', 1, 0, '1d4', 2, 2, { ...LIGHT, precise: 1, thrown: [3, 6, 12] }),
  melee('sickle', 2, 1, '1d4', 3, 2, { exposing: -1 }),
  melee('cutlass', 2, 1, '1d6', 2, 3),
  melee('handaxe', 2, 0, '1d4', 2, 1, { ...LIGHT, brutal: 2, thrown: [3, 6, 12] }),
  melee('greatclub', 2, 1, '2d6', 2, 4, { ...TWO, ...HEAVY, ...BLUNT }),
  melee('spear', 2, 2, '1d6', 1, 2, { ...V, brace: true, thrown: [4, 10, 20], twoHandDamage: '1d8' }),
  melee('kunai', 3, 0, '1d4', 2, 2, { ...LIGHT, precise: 3, thrown: [3, 6, 12] }),
  melee('halberd', 3, 2, '1d10', 2, 4, { ...TWO, ...HEAVY, brace: true }),
  melee('javelin', 3, 2, '1d6', 2, 2, { brace: true, thrown: [5, 10, 20], thrownBrutal: 3 }),
  melee('longsword', 3, 1, '1d8', 2, 4, { ...V, exposing: -1, twoHandDamage: '1d10' }),
  melee('battleaxe', 3, 1, '1d8', 2, 3, { brutal: 1 }),
  melee('mace', 3, 1, '1d6', 2, 2, { ...V, ...BLUNT, devastate: 4 }),
  melee('cudgel', 3, 1, '1d8', 3, 2, { ...V, ...LIGHT, ...BLUNT, sparing: true }),
  melee('flail', 4, 1, '1d6', 1, 2, { ...BLUNT, devastate: 3, disarms: true, trips: true, exposing: 1 }),
  melee('shortsword', 4, 1, '1d6', 3, 3, { ...V, ...LIGHT, exposing: -2 }),
  melee('greatsword', 4, 1, '2d6', 3, 5, { ...V, ...TWO, ...HEAVY }),
  melee('warhammer', 4, 1, '1d12', 1, 5, { ...TWO, ...HEAVY, ...BLUNT, devastate: 4, exposing: 1 }),
  melee('greataxe', 4, 1, '1d10', 2, 5, { ...TWO, ...HEAVY, brutal: 3, devastate: -1, exposing: 1 }),
  melee('quarterstaff', 4, 2, '1d6', 3, 6, { ...V, ...TWO, ...LIGHT, ...BLUNT, brace: true, trips: true }),
  melee('whip', 4, 2, '1d4', 4, 1, { ...V, ...LIGHT, disarms: true, trips: true }),
  melee('glaive', 4, 2, '2d6', 2, 4, { ...TWO, ...HEAVY, exposing: 1 }),
  melee('lance', 4, 2, '1d6', 2, 2, { ...TWO, lance: true }),
  melee('bill', 5, 2, '1d8', 1, 4, { ...TWO, ...HEAVY, brace: true, brutal: 1, devastate: 8 }),
  melee('long-knife', 5, 0, '1d4', 3, 2, { ...LIGHT, precise: 3, thrown: [3, 6, 12] }),
  melee('stiletto', 5, 0, '1d4', 2, 2, { ...LIGHT, devastate: 4, precise: 2 }),
  melee('throwing-knife', 5, 0, '1d4', 2, 2, { ...LIGHT, precise: 3, thrown: [5, 10, 20], accuracy: 3 }),
  melee('rapier', 5, 1, '1d8', 4, 3, { exposing: -1 }),
  melee('scimitar', 5, 1, '1d8', 2, 3, { ...V, precise: 1 }),
  melee('war-pick', 5, 1, '1d6', 1, 2, { brutal: 2, devastate: 5, exposing: 2 }),
  melee('morningstar', 5, 1, '1d8', 2, 2, { ...HEAVY, ...BLUNT, devastate: 6 }),
  melee('heavy-flail', 5, 2, '1d10', 2, 4, { ...TWO, ...HEAVY, ...BLUNT, devastate: 4, exposing: 2 }),
  melee('shuriken', 6, 0, '1d4', 4, 1, { ...LIGHT, precise: 1, thrown: [4, 8, 16], thrownDamage: '1d8' }),
  melee('kusarigama', 6, 1, '1d12', 3, 4, { ...V, ...TWO, farDamage: '1d8', brutal: 1, disarms: true }),
  melee('rope-dart', 6, 4, '1d8', 3, 2, { ...V, ...TWO, ...LIGHT }),
  melee('pike', 6, 6, '1d10', 2, 3, { ...TWO, ...HEAVY, brace: true, exposing: 2, closest: 3 }),
  melee('pole-axe', 6, 1, '1d6', 2, 4, { ...V, ...HEAVY, brace: true, devastate: -1, disarms: true, trips: true, twoHandDamage: '1d10', twoHandReach: 2 }),
  melee('bite', 0, 0, '1d6', 2, 0, { natural: true, awkward: false }),
  melee('claws', 0, 0, '1d4', 3, 0, { natural: true, awkward: false, light: true }),
  melee('jaws', 0, 1, '2d6', 2, 0, { natural: true, awkward: false }),
];

/** Ranged weapons: requirement, damage, Accuracy, Energy to load, range. @rule RC-RNG-021 RC-ENE-014 */
const RANGED: readonly Gear[] = [
  ranged('light-crossbow', 1, '1d10', 4, 3, [5, 60, 240], { ...LIGHT, brutal: 1, draw: 'crossbow' }),
  ranged('dart', 2, '1d4', 6, 0, [4, 8, 16], { ...LIGHT, hands: 1, precise: 1, thrown: [4, 8, 16] }),
  ranged('flat-bow', 2, '1d6', 2, 1, [5, 40, 160], { draw: 'bow' }),
  ranged('sling', 2, '1d6', 4, 1, [5, 20, 40], { hands: 1 }),
  ranged('hand-crossbow', 3, '1d6', 6, 2, [5, 30, 120], { hands: 1, draw: 'hand-crossbow' }),
  ranged('heavy-crossbow', 3, '2d6', 5, 3, [8, 80, 320], { brutal: 1, draw: 'heavy-crossbow' }),
  ranged('blowgun', 3, '1d4', 7, 2, [5, 10, 20], { hands: 1 }),
  ranged('compound-bow', 4, '1d8', 4, 1, [8, 60, 240], { draw: 'bow' }),
  ranged('recurve', 5, '1d6', 6, 1, [8, 80, 320], { brutal: 1, precise: 1, draw: 'bow' }),
  ranged('atlatl', 5, '2d6', 8, 2, [5, 50, 100], { hands: 1, brutal: 1 }),
  ranged('siege-crossbow', 6, '2d10', 6, 5, [8, 100, 300], { ...HEAVY, brutal: 3, draw: 'siege-crossbow' }),
  ranged('longbow', 6, '1d6', 7, 1, [10, 100, 400], { precise: 3, draw: 'bow' }),
];

/** Coverage above every roll: complete. */
const COMPLETE = 21;

/** Rating, coverage, what it costs of Agility and Energy. @rule RC-MPL-002 */
const ARMOUR: readonly Gear[] = [
  armour('gambeson', 1, 6, 0, 0, { ...LIGHT, under: true }),
  armour('lamellar', 2, 12, 1, 0, LIGHT),
  armour('scale', 3, 8, 1, 0, LIGHT),
  armour('mail', 2, 6, 1, 0, { under: true }),
  armour('brigandine', 4, 12, 1, 1),
  armour('laminar', 5, 16, 0, 2, { rangedEvasion: 3 }),
  armour('thick-chain', 3, 8, 1, 1, { ...HEAVY, under: true }),
  armour('plated-mail', 6, 14, 2, 1, HEAVY),
  armour('full-plate', 7, COMPLETE, 3, 2, { ...HEAVY, rangedEvasion: 5 }),
  armour('elven-mail', 1, 6, 0, 0, { ...LIGHT, under: true, rangedEvasion: 3 }),
  armour('elven-lamellar', 2, 12, 0, 0, LIGHT),
  armour('dwarven-mail', 3, 8, 1, 0, { under: true }),
  armour('elven-scaled', 4, 10, 0, 0, { evasionCost: 2, rangedEvasion: 3 }),
  armour('dwarven-coat', 5, 14, 1, 0, { evasionCost: 1 }),
  armour('orcish-mail', 4, 10, 2, 0, { ...HEAVY, under: true, rangedEvasion: 3 }),
  armour('dwarven-segmented', 6, 16, 2, 0, { ...HEAVY, evasionCost: 1, rangedEvasion: 3 }),
  armour('orcish-plate', 7, COMPLETE, 2, 0, { ...HEAVY, evasionCost: 1, rangedEvasion: 3 }),
  armour('dwarven-plate', 8, COMPLETE, 2, 0, { ...HEAVY, evasionCost: 4, rangedEvasion: 7 }),
  armour('hide', 2, 10, 0, 0),
  armour('scales', 4, 16, 0, 0),
];

/** Evasion, hardness, durability, what it costs of Agility. @rule RC-MPL-002 */
const SHIELDS: readonly Gear[] = [
  shield('buckler', 3, 5, 10, 0, LIGHT),
  shield('light-shield', 4, 8, 20, 1),
  shield('heavy-shield', 5, 10, 30, 2, HEAVY),
  shield('elven-buckler', 3, 5, 10, 0, { ...LIGHT, exposing: -1 }),
  shield('dwarven-buckler', 4, 5, 20, 1, LIGHT),
  shield('elven-light-shield', 4, 8, 20, 1, { exposing: -1 }),
  shield('dwarven-light-shield', 5, 10, 20, 2),
  shield('orcish-war-shield', 5, 10, 30, 2, { ...HEAVY, exposing: -2 }),
  shield('dwarven-heavy-shield', 6, 15, 30, 3, { ...HEAVY, exposing: -1 }),
];

const GOODS: readonly Gear[] = [
  goods('potion', { drinkable: true }),
  goods('rope', { awkward: true }),
  goods('torch', { holds: 'fire' }),
  goods('flask-of-fire', { holds: 'fire' }),
];

export const GEAR: readonly Gear[] = [...MELEE, ...RANGED, ...ARMOUR, ...SHIELDS, ...GOODS];
