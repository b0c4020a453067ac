import type { FeatureDef } from '@riposte/kernel';
import { type CatalogueParts, catalogueOf, type Labels, linesOf, signed, summaryOf } from '@riposte/ruleset';
import { CREATURES, type Creature } from '../characters/creatures.ts';
import { ATTRIBUTES } from '../characters/fighter.ts';
import type { Perk } from '../characters/perks.ts';
import { type Armour, MATERIALS, PARTIAL_LESS, type Shield, ARMOUR as SUITS, speedLost } from '../damage-and-health/armour.ts';
import type { Resistance } from '../damage-and-health/damage-types.ts';
import type { Dice, Weapon } from '../gear/weapons.ts';
import { DREAD_ROUNDS, FLAME_ROUNDS, SLOWED_ROUNDS } from '../using-magic/effects.ts';
import type { Effect, Spell } from '../using-magic/spells.ts';
import { AMOUNTS, CONDITION_DURATIONS, CONDITION_SUMMARIES, CREATURE_SUMMARIES, FORBIDDEN, SPELL_SUMMARIES, THING_SUMMARIES } from './summaries.ts';
import { diceText } from './words.ts';

const metres = (many: number): string | null => (many === 0 ? null : `${many} m`);
const damage = ({ pool }: Dice): string => diceText(pool.id);
const against = (list: readonly Resistance[]): string | null => (list.length === 0 ? null : list.map(({ to, value }) => `${to} ${value}`).join(', '));

/** What armour does to numbers by rules that its page cannot see. */
const WORN = {
  '* armour rating': signed(-PARTIAL_LESS),
  ...Object.fromEntries(SUITS.map(({ id, heavy }) => [`${id} speed`, signed(-speedLost(heavy))])),
};

const CREATURE: Labels<Creature> = {
  scores: ['attributes', (scores) => ATTRIBUTES.map((attribute) => `${attribute} ${scores[attribute]}`).join(', ')],
  health: 'health',
  speed: ['speed', metres],
  size: 'size',
  natural: 'natural armour',
  stated: [
    'target numbers',
    (stated) =>
      Object.entries(stated)
        .map(([skill, number]) => `${skill} ${number}`)
        .join(', ') || null,
  ],
  gear: 'gear',
  perks: 'perks',
  spells: 'spells',
  resistances: ['resists', against],
  vulnerabilities: ['vulnerable to', against],
  style: null,
};

const WEAPON: Labels<Weapon> = {
  damage: ['damage', (pool, { type }) => `${damage(pool)} ${type}`],
  versatile: ['damage in two hands', damage],
  extra: ['and', (extra) => `${damage(extra.dice)} ${extra.type}`],
  twoHanded: ['hands', (twoHanded) => (twoHanded ? '2' : '1')],
  reach: ['reach', metres],
  range: ['range', metres],
  thrown: ['range when thrown', metres],
  heavy: 'heavy',
  reload: 'AP to reload',
  mountedOnly: 'for riders only',
  tricks: 'helps to',
  entangles: 'makes its target',
  venom: 'poisons whom it wounds',
  parry: ['parrying', (parry) => (parry === 0 ? null : signed(parry))],
  second: ['second attack', (second) => (second === 0 ? null : signed(second))],
  againstBlocks: ['blocks against it', (penalty) => (penalty === 0 ? null : signed(penalty))],
  type: null,
  weapon: null,
  natural: null,
  trains: null,
  mechanical: null,
};

const ARMOUR: Labels<Armour> = { level: 'kind', material: 'material', rating: 'rating', magic: 'magic', heavy: 'heavy', price: 'price' };

const TARGETS: { readonly [target in Spell['target']]: string } = { foe: 'a foe', friend: 'anybody within touch', self: 'the caster' };

const turnsOfTarget = (many: number): string => (many === 1 ? 'until the end of the next turn of the target' : `until the target has ended ${many} more turns`);

const DURATIONS: { readonly [effect in Effect]: string } = {
  damage: 'instant',
  slow: turnsOfTarget(SLOWED_ROUNDS),
  storm: 'instant',
  frighten: turnsOfTarget(DREAD_ROUNDS),
  ward: 'until the next blow',
  mend: 'instant',
  blink: 'instant',
  'flame-blade': `${FLAME_ROUNDS} rounds`,
};

const SPELL: Labels<Spell> = {
  ap: ['cost', (ap, { mana }) => `${ap} AP, ${mana} mana`],
  range: ['range', (range) => metres(range) ?? 'the caster'],
  target: ['target', (target, { radius }) => (radius > 0 ? 'a foe, and everyone around it' : TARGETS[target])],
  radius: ['radius', metres],
  effect: ['duration', (effect) => DURATIONS[effect]],
  attack: 'counts as an attack',
  damage: ['damage', (pool, { type }) => `${damage(pool)} ${type}`],
  defences: ['test', (defences, { target }) => (target === 'foe' ? `Sorcery against ${defences.join(' or ')}` : 'Sorcery')],
  throughMetal: 'metal does not protect',
  spell: null,
  type: null,
  melee: ['provokes', (melee) => (melee ? 'no' : null)],
  mana: null,
};

function weaponSummary({ natural, twoHanded, range, thrown, reach }: Weapon): string {
  if (natural) return 'A natural weapon.';
  const kind = range > 0 ? 'ranged weapon' : reach === 0 ? 'weapon for throwing' : `melee weapon${thrown > 0 ? ' that can also be thrown' : ''}`;
  return `A ${twoHanded ? 'two' : 'one'}-handed ${kind}.`;
}

const SHIELD = ' shield';
/** A shield of the book is called by its material, one of a pack as it likes. */
function withShield({ title = '' }: FeatureDef): string {
  const material = title.endsWith(SHIELD) ? title.slice(0, -SHIELD.length) : '';
  return `A ${material in MATERIALS ? `shield made of ${made(material)}` : title}, which blocks attacks.`;
}
const suit = ({ level, material }: Armour): string => `${level === 'full armour' ? 'Full' : 'Partial'} armour made of ${made(material)}.`;
const made = (material: string): string => (material === 'elven' || material === 'dwarven' ? `${material} metal` : material);

const describe: CatalogueParts<Creature>['describe'] = (thing) => {
  const own = THING_SUMMARIES[thing.id];
  if ('spell' in thing) return { sort: 'spell', summary: summaryOf(SPELL_SUMMARIES, thing as Spell), lines: linesOf(thing as Spell, SPELL) };
  if ('free' in thing) return { sort: 'trait', lines: linesOf(thing as Perk, { free: 'free action' }) };
  if ('weapon' in thing) return { sort: 'gear', summary: own ?? weaponSummary(thing as Weapon), lines: linesOf(thing as Weapon, WEAPON) };
  if ('level' in thing) return { sort: 'gear', summary: own ?? suit(thing as unknown as Armour), lines: linesOf(thing as unknown as Armour, ARMOUR) };
  if ('block' in thing) return { sort: 'gear', summary: own ?? withShield(thing), lines: linesOf(thing as Shield, { block: 'block', price: 'price' }) };
  return { sort: 'gear', lines: linesOf(thing as FeatureDef & { hands?: number; holds?: string }, { hands: 'hands', holds: 'spell in it' }) };
};

/** All that the rules and their packs define. */
export const catalogue = catalogueOf<Creature>({
  creatures: CREATURES,
  linesOfCreature: (creature) => linesOf(creature, CREATURE),
  describe,
  summaries: { creatures: CREATURE_SUMMARIES, things: THING_SUMMARIES, conditions: CONDITION_SUMMARIES, durations: CONDITION_DURATIONS },
  amounts: { ...AMOUNTS, ...WORN },
  tags: FORBIDDEN,
});
