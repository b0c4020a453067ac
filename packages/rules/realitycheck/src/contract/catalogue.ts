import { type CatalogueParts, catalogueOf, type Labels, linesOf, signed, summaryOf } from '@riposte/ruleset';
import { CREATURES, type Creature } from '../fighters/creatures.ts';
import { type Gear, isGear, type Range, type Stats } from '../gear/piece.ts';
import { SAVE } from '../magic/casting.ts';
import { NEAR } from '../magic/conjured.ts';
import { isSpell, METHODS, type Spell, type Way } from '../magic/spell.ts';
import { AMOUNTS, CONDITION_DURATIONS, CONDITION_SUMMARIES, CREATURE_SUMMARIES, damageOf, FORBIDDEN, SPELL_SUMMARIES, THING_SUMMARIES } from './summaries.ts';

type Kind<Sort extends Stats['sort']> = Extract<Stats, { readonly sort: Sort }>;

const metres = (range: Range): string => `${range.join('/')} m`;
const bonus = (amount: number): string | null => (amount === 0 ? null : signed(amount));

const CREATURE: Labels<Creature> = {
  size: 'size',
  level: 'level',
  mpl: 'Martial Proficiency Level',
  speed: ['Speed', (speed) => (speed < 0 ? null : `${speed} m`)],
  abilities: 'abilities',
  aura: 'Aura',
  attack: 'Attack Value',
  evasion: 'Evasion',
  rangedEvasion: 'Ranged Evasion',
  fortitude: 'Fortitude',
  will: 'Will',
  skills: 'skills',
  gear: 'gear',
  traits: 'abilities of its own',
  spells: 'spells',
  resists: 'resists',
  weak: 'vulnerable to',
  spares: ['in a fight', (spares) => (spares === true ? 'spares whom it fells' : null)],
};

const WEAPON: Labels<Kind<'weapon'>> = {
  mpr: 'Martial Proficiency Requirement',
  damage: 'damage',
  twoHandDamage: 'damage in two hands',
  farDamage: 'damage at the end of its reach',
  hands: 'hands',
  lance: 'one hand in the saddle, Brutal 6 in a mounted charge',
  reach: ['reach', (reach, { shoots }) => (shoots ? null : `${reach} m`)],
  closest: ['nearest', (closest) => (closest === 0 ? null : `${closest} m`)],
  range: ['range', metres],
  thrown: ['range when thrown', metres],
  thrownDamage: 'damage when thrown',
  attack: ['attack', bonus],
  evasion: ['Evasion', bonus],
  accuracy: ['accuracy', bonus],
  loading: 'Energy to load',
  brutal: 'Brutal',
  thrownBrutal: 'Brutal when thrown',
  precise: 'Precise',
  exposing: ['Exposing', bonus],
  devastate: ['Devastate', (devastate) => (devastate === 0 ? null : devastate < 0 ? 'yes' : String(devastate))],
  light: 'light',
  heavy: 'heavy',
  awkward: 'awkward when the target is too near',
  brace: 'can be braced',
  trips: 'trips',
  disarms: 'disarms',
  blunt: 'blunt',
  sparing: 'can spare its target',
  type: ['damage type', (type) => (type === 'physical' ? null : type)],
  sort: null,
  natural: null,
  shoots: null,
  draw: null,
  targets: null,
  twoHandReach: null,
  drawWeight: null,
  extraDamage: null,
};

const ARMOUR: Labels<Kind<'armour'>> = {
  mpr: 'Martial Proficiency Requirement',
  rating: 'rating',
  coverage: 'coverage',
  rangedCoverage: ['coverage against shots', (coverage) => (coverage < 0 ? null : String(coverage))],
  evasionCost: 'Evasion lost',
  agilityCost: 'Agility lost',
  energyCost: 'Energy lost',
  rangedEvasion: ['Ranged Evasion', bonus],
  light: 'light',
  heavy: 'heavy',
  under: 'worn under other armour',
  sort: null,
};

const SHIELD: Labels<Kind<'shield'>> = {
  mpr: 'Martial Proficiency Requirement',
  evasion: ['Evasion', bonus],
  hardness: 'hardness',
  durability: 'durability',
  agilityCost: 'Agility lost',
  exposing: ['Exposing', bonus],
  light: 'light',
  heavy: 'heavy',
  sort: null,
};

/** What each way to cast a spell costs, or how far it goes. */
const byWay = (ways: Spell['ways'], say: (way: Way) => string): string =>
  METHODS.flatMap((method) => (ways[method] === undefined ? [] : [`${method} ${say(ways[method])}`])).join('; ');

const costOf = ({ energy, stamina }: Way): string => `${energy} Energy${stamina === 0 ? '' : `, ${stamina} Stamina`}`;

const SPELL: Labels<Omit<Spell, 'pushes' | 'leaps' | 'makes' | 'adds'>> = {
  ways: ['cost', (ways) => byWay(ways, costOf)],
  level: ['Cast roll', (level) => `${level} less the Spell Bonus`],
  element: 'element',
  damage: null,
  armour: ['armour that counts', (armour) => (armour === 'whole' ? null : armour)],
  chills: ['save', (chills) => (chills === 0 ? null : `Fortitude against ${SAVE} and the Spell Bonus, or ${chills} Stamina less`)],
  needs: ['needs', (needs) => `${needs} within ${NEAR} m`],
  spell: null,
};

const linesOfSpell = (spell: Spell) => {
  const [cost, ...others] = linesOf(spell, SPELL);
  return [
    cost,
    { label: 'range', value: byWay(spell.ways, ({ range }) => metres(range)) },
    { label: 'target', value: spell.leaps ? 'a foe, and perhaps a second' : 'a foe' },
    { label: 'duration', value: spell.makes === null ? 'instant' : `instant; the ${spell.makes} lasts until the round ends` },
    { label: 'attack', value: 'Hit roll against the Miss Chance of the target' },
    { label: 'damage', value: damageOf(spell) },
    ...others,
  ];
};

interface Ability {
  readonly stamina?: number;
  readonly energy?: number;
  readonly reckless?: boolean;
  readonly recharge?: string;
}

const ABILITY: Labels<Ability> = { stamina: 'Stamina', energy: 'Energy', reckless: 'a miss leaves its user exposed', recharge: 'renewed by' };

const linesOfStats = (stats: Stats) =>
  stats.sort === 'weapon'
    ? linesOf(stats, WEAPON)
    : stats.sort === 'armour'
      ? linesOf(stats, ARMOUR)
      : stats.sort === 'shield'
        ? linesOf(stats, SHIELD)
        : linesOf(stats, { awkward: 'hard to get at', holds: 'holds', drinkable: 'drinkable', sort: null });

function summaryOfGear({ id, stats }: Gear): string {
  if (Object.hasOwn(THING_SUMMARIES, id)) return THING_SUMMARIES[id];
  if (stats.sort === 'shield') return `A ${stats.light ? 'light' : stats.heavy ? 'heavy' : 'common'} shield.`;
  if (stats.sort === 'armour')
    return `${stats.light ? 'Light' : stats.heavy ? 'Heavy' : 'Medium'} armour${stats.under ? ' that can be worn under other armour' : ''}.`;
  if (stats.sort === 'goods') return 'Something to carry and use.';
  if (stats.natural) return 'A natural weapon.';
  const kind = stats.shoots ? 'ranged weapon' : `melee weapon${stats.thrown === null ? '' : ' that can also be thrown'}`;
  return `A ${stats.hands === 2 ? 'two' : 'one'}-handed ${kind}.`;
}

const describe: CatalogueParts<Creature>['describe'] = (thing) => {
  if (isGear(thing)) return { sort: 'gear', summary: summaryOfGear(thing), lines: linesOfStats(thing.stats) };
  return isSpell(thing)
    ? { sort: 'spell', summary: summaryOf(SPELL_SUMMARIES, thing), lines: linesOfSpell(thing) }
    : { sort: 'trait', lines: linesOf(thing as Ability, ABILITY) };
};

/** All that the rules and their packs define. */
export const catalogue = catalogueOf<Creature>({
  creatures: CREATURES,
  linesOfCreature: (creature) => linesOf(creature, CREATURE),
  describe,
  summaries: { creatures: CREATURE_SUMMARIES, things: THING_SUMMARIES, conditions: CONDITION_SUMMARIES, durations: CONDITION_DURATIONS },
  amounts: AMOUNTS,
  tags: FORBIDDEN,
});
