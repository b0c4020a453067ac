import { type CatalogueParts, catalogueOf, type Labels, linesOf, signed, summaryOf } from '@riposte/ruleset';
import { DAZED_ROUNDS } from '../actions/cast.ts';
import { CREATURES, type Creature } from '../catalogue/creatures.ts';
import type { Spell } from '../catalogue/spells.ts';
import type { Armour, Item, Weapon } from '../catalogue/weapon.ts';
import { ALL_ARMOUR } from '../health/toughness.ts';
import { AMOUNTS, CONDITION_DURATIONS, CONDITION_SUMMARIES, CREATURE_SUMMARIES, FORBIDDEN, SPELL_SUMMARIES, THING_SUMMARIES } from './summaries.ts';

const yards = (many: number): string | null => (many === 0 ? null : `${many} yd`);
const ofAll = (numbers: { readonly [name: string]: number | undefined }): string =>
  Object.entries(numbers)
    .map(([name, number = 0]) => `${name} ${signed(number)}`)
    .join(', ');

const CREATURE: Labels<Creature> = {
  track: 'wound track',
  attributes: ['attributes', ofAll],
  size: 'Size',
  skills: ['skills', ofAll],
  stamina: 'stamina',
  mana: 'mana',
  fixed: 'stated',
  gear: 'gear, traits and spells',
  npc: null,
};

const WEAPON: Labels<Weapon> = {
  group: 'group',
  ap: 'AP',
  accuracy: ['accuracy', (accuracy) => (accuracy === 0 ? null : signed(accuracy))],
  damage: ['damage', signed],
  hands: 'hands',
  reach: ['reach', yards],
  increment: ['range increment', yards],
  thrown: ['range increment when thrown', yards],
  load: 'AP to load',
  piercing: 'piercing',
  concussive: 'concussive',
  slicing: 'slicing',
  penetrating: 'penetrating',
  aquatic: 'as good under water',
  weapon: null,
};

const ITEM: Labels<Item> = { ap: 'AP', hands: 'hands', mana: 'mana invested', effect: null, item: null, heals: null, kit: null };

const DURATIONS: { readonly [effect in Spell['effect']]: string } = {
  none: 'instant',
  burn: 'instant; the flames last until they are put out',
  bind: 'until the target escapes',
  daze: `${DAZED_ROUNDS} rounds`,
  ward: 'while the mana is invested',
  haste: 'while the mana is invested',
  mend: 'instant',
};

const targetOf = ({ targets, range, radius }: Spell): string => {
  if (targets === null) return range === 0 ? 'the caster' : 'a friend or the caster';
  return radius > 0 ? 'a foe, and everyone around it' : 'a foe';
};

const defenseOf = (kind: string): string => `${kind[0].toUpperCase()}${kind.slice(1)} Defense`;

const SPELL: Labels<Spell> = {
  ap: ['cost', (ap, { mana, invests }) => `${ap} AP, ${mana} mana${invests ? ', invested' : ''}`],
  range: ['range', (range) => yards(range) ?? 'the caster'],
  spell: ['target', (_spell, spell) => targetOf(spell)],
  effect: ['duration', (effect) => DURATIONS[effect]],
  targets: ['attack', (targets, { school }) => `Reason and Arcana (${school}) against ${defenseOf(targets)}`],
  school: 'school',
  damage: ['damage', signed],
  piercing: ['piercing', (piercing) => (piercing === 0 ? null : piercing >= ALL_ARMOUR ? 'all armour' : String(piercing))],
  penetrating: 'penetrating',
  element: 'element',
  radius: ['radius', yards],
  mana: null,
  invests: null,
};

function weaponSummary({ group, hands, increment, thrown }: Weapon): string {
  if (group === 'shield') return 'A shield that can also strike.';
  if (hands === 0) return 'A natural weapon.';
  return `A ${hands === 2 ? 'two' : 'one'}-handed ${increment > 0 ? 'ranged' : 'melee'} weapon${thrown > 0 ? ' that can also be thrown' : ''}.`;
}

const describe: CatalogueParts<Creature>['describe'] = (thing) => {
  if ('spell' in thing) return { sort: 'spell', summary: summaryOf(SPELL_SUMMARIES, thing as Spell), lines: linesOf(thing as Spell, SPELL) };
  if ('trait' in thing) return { sort: 'trait', lines: [] };
  if ('weapon' in thing) return { sort: 'gear', summary: THING_SUMMARIES[thing.id] ?? weaponSummary(thing as Weapon), lines: linesOf(thing as Weapon, WEAPON) };
  if ('armour' in thing) return { sort: 'gear', lines: linesOf(thing as Armour, { armour: ['Toughness', signed] }) };
  return { sort: 'gear', lines: linesOf(thing as Item, ITEM) };
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
