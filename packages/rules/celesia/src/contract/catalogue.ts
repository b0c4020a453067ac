import type { FeatureDef } from '@riposte/kernel';
import { type CatalogueParts, catalogueOf, type Labels, linesOf, signed, summaryOf } from '@riposte/ruleset';
import { CREATURES, type Creature } from '../fighters/creatures.ts';
import type { Armour, Shield } from '../gear/armour.ts';
import type { Weapon } from '../gear/weapons.ts';
import { SEVERITIES } from '../injuries/body-parts.ts';
import { BASE_DC, type Lasting, type Spell } from '../magic/spells.ts';
import { AMOUNTS, CONDITION_DURATIONS, CONDITION_SUMMARIES, CREATURE_SUMMARIES, FORBIDDEN, SPELL_SUMMARIES, THING_SUMMARIES } from './summaries.ts';

const feet = (many: number): string | null => (many === 0 ? null : `${many} ft`);
const HIGHEST_FACE = 20;

const CREATURE: Labels<Creature> = {
  plan: 'body',
  size: 'size',
  level: 'level',
  mb: 'martial bonus',
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  wis: 'Wisdom',
  int: 'Intelligence',
  cha: 'Charisma',
  trained: 'Stamina by training',
  speed: ['speed', feet],
  fly: ['flying speed', feet],
  climb: ['climbing speed', feet],
  burrow: ['burrowing speed', feet],
  swim: ['swimming speed', feet],
  armour: 'armour',
  holds: 'holds',
  belt: 'at the belt',
  worn: 'worn',
  skills: 'ranks',
  skilled: 'skilled in',
  saves: 'trained saves',
  traits: 'traits',
  spells: 'spells',
  creature: null,
  approach: null,
  unproficient: null,
  height: null,
  species: null,
  guard: null,
  ammo: null,
  knows: null,
  arrives: null,
  training: null,
  scores: null,
};

const WEAPON: Labels<Weapon> = {
  types: 'damage',
  hands: ['hands', (hands, { natural }) => (natural ? null : String(hands))],
  long: ['more reach in two hands', feet],
  increment: ['range increment', feet],
  thrown: ['range increment when thrown', feet],
  reload: ['AP to reload', (ap) => (ap < 0 ? null : String(ap))],
  quick: 'drawn as a free action',
  bow: 'of no use when prone',
  steady: 'steadier when prone',
  threat: ['critical hit', (face) => (face === HIGHEST_FACE ? String(face) : `${face} to ${HIGHEST_FACE}`)],
  bleed: 'bleeding by a critical hit',
  strain: 'strain by a critical hit',
  injuries: 'more injuries by a critical hit',
  resisted: 'a critical hit may leave its target',
  trips: 'a critical hit trips',
  heavy: 'better in a Power Attack',
  reach: ['greatest severity', (severity) => SEVERITIES[severity]],
  melee: null,
  weapon: null,
  natural: null,
};

const LASTING: { readonly [lasting in Exclude<Lasting, number>]: string } = {
  instant: 'instant',
  saved: 'until the target saves, at the end of each of its turns',
  bleeding: 'until the bleeding is stopped or the fight ends',
  'next-turn': "until the caster's next turn",
};

const lasting = (lasts: Lasting): string =>
  typeof lasts !== 'number' ? LASTING[lasts] : lasts === 1 ? "until the end of the target's next turn" : `until the end of the target's next ${lasts} turns`;

const titled = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

const SPELL: Labels<Spell> = {
  ap: ['cost', (ap, { stamina }) => `${ap < 0 ? 'a reaction' : `${ap} AP`}${stamina === 0 ? '' : `, ${stamina} Stamina`}`],
  range: ['range', (range) => feet(range) ?? 'the caster'],
  target: ['target', (target, { range }) => (target === 'foe' ? 'a foe' : range === 0 ? 'the caster' : 'a friend or the caster')],
  lasts: ['duration', lasting],
  save: ['save', (save) => `${titled(save)}, DC ${BASE_DC} + half the level of the caster + Wisdom of the caster`],
  strikes: ['attack', (strikes) => `${strikes} touch attack against DV without armour and shield`],
  vocal: 'needs a voice',
  somatic: 'needs a hand',
  gaze: 'works by the gaze',
  conducts: 'a degree more against metal armour',
  stamina: null,
  spell: null,
  cast: null,
  increment: null,
};

function weaponSummary({ natural, hands, melee, thrown }: Weapon): string {
  if (natural) return 'A natural weapon.';
  return `A ${hands === 2 ? 'two' : 'one'}-handed ${melee ? 'melee' : 'ranged'} weapon${thrown > 0 ? ' that can also be thrown' : ''}.`;
}

const hidden = ({ hide, hinders }: Armour): string =>
  hide ? 'Natural armour that cannot be taken off.' : hinders === 0 ? 'Armour that does not hinder you.' : 'Armour that hinders you a little.';

const describe: CatalogueParts<Creature>['describe'] = (thing) => {
  const own = THING_SUMMARIES[thing.id];
  if ('spell' in thing) return { sort: 'spell', summary: summaryOf(SPELL_SUMMARIES, thing as Spell), lines: linesOf(thing as Spell, SPELL) };
  if ('trait' in thing) return { sort: 'trait', lines: [] };
  if ('weapon' in thing) return { sort: 'gear', summary: own ?? weaponSummary(thing as Weapon), lines: linesOf(thing as Weapon, WEAPON) };
  if ('armour' in thing)
    return { sort: 'gear', summary: own ?? hidden(thing as Armour), lines: linesOf(thing as Armour, { hinders: 'hinders by', armour: null, hide: null }) };
  if ('shield' in thing) return { sort: 'gear', lines: linesOf(thing as Shield, { shield: ['DV', signed], hinders: 'hinders by' }) };
  const other = thing as FeatureDef & { readonly replaces?: readonly string[]; readonly potion?: string; readonly trinket?: string };
  return { sort: 'gear', lines: linesOf(other, { replaces: 'stands in for', potion: 'works like', trinket: 'works like, once a day' }) };
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
