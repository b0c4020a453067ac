import { catalogueOf, type Labels, linesOf, summaryOf } from '@riposte/ruleset';
import { CREATURES, type Creature } from '../characters/creatures.ts';
import { showRank } from '../characters/ladder.ts';
import { sortOf } from '../equipment/catalogue.ts';
import type { Weapon } from '../equipment/weapon.ts';
import type { Lasting, Spell } from '../magic/spell.ts';
import { AMOUNTS, CONDITION_DURATIONS, CONDITION_SUMMARIES, CREATURE_SUMMARIES, FORBIDDEN, SPELL_SUMMARIES, THING_SUMMARIES, turns } from './summaries.ts';

const regions = (many: number): string => (many === 0 ? 'the same region' : many === 1 ? '1 region' : `${many} regions`);
const thrown = (many: number): string | null => (many === 0 ? null : regions(many));

const CREATURE: Labels<Creature> = {
  att: ['ATT', showRank],
  def: ['DEF', showRank],
  str: ['STR', showRank],
  ref: ['REF', showRank],
  int: ['INT', showRank],
  pre: ['PRE', showRank],
  fort: ['FOR', showRank],
  hp: 'HP',
  mp: 'MP',
  ap: 'AP',
  size: 'size',
  minor: 'minor',
  gear: 'gear',
  traits: 'traits',
  spells: 'spells',
};

const WEAPON: Labels<Weapon> = {
  melee: ['kind', (melee, { natural }) => `${natural ? 'natural ' : ''}${melee ? 'melee' : 'ranged'} weapon`],
  hands: 'hands',
  range: ['range', regions],
  thrown: ['range when thrown', thrown],
  reload: 'action to reload',
  long: 'long',
  parries: 'made for parrying',
  light: 'light',
  double: 'extra damage on a double success',
  charges: 'for riders, stronger in a charge',
  usableProne: 'can be used prone',
  weapon: null,
  natural: null,
  effect: null,
  harms: null,
};

const TARGETS: { readonly [target in Spell['target']]: string } = {
  foe: 'a foe',
  friend: 'a friend or the caster',
  self: 'the caster',
  region: 'everyone in a region',
};

const LASTING: { readonly [lasting in Exclude<Lasting, number>]: string } = {
  instant: 'instant',
  successes: 'as many turns of the target as there are successes',
  'next-turn': "until the caster's next turn begins",
  woken: 'a turn of the target with one success, until woken with more',
  encounter: 'until the encounter ends',
  'game-master': 'as long as the game master says',
};

const lasting = (lasts: Lasting): string => (typeof lasts !== 'number' ? LASTING[lasts] : `${turns(lasts)} of the target`);

const SPELL: Labels<Spell> = {
  mp: ['cost', (mp, { action }) => `${mp} MP, a ${action} action`],
  range: ['range', regions],
  target: ['target', (target) => TARGETS[target]],
  lasts: ['duration', lasting],
  attack: ['roll', (attack, { defence }) => (defence === null ? null : `${attack} of the caster against ${defence} of the target`)],
  physical: ['dodging', (physical) => (physical ? 'possible' : null)],
  action: null,
  defence: null,
  spell: null,
  effect: null,
};

function weaponSummary({ melee, hands, natural, harms, thrown: far }: Weapon): string {
  const kind = natural ? `A natural ${melee ? 'weapon' : 'ranged attack'}` : `A ${hands === 2 ? 'two' : 'one'}-handed ${melee ? 'melee' : 'ranged'} weapon`;
  return `${kind}${far > 0 ? ' that can also be thrown' : ''}${harms ? '' : ' that hinders instead of wounding'}.`;
}

/** All that the rules and their packs define. */
export const catalogue = catalogueOf<Creature>({
  creatures: CREATURES,
  linesOfCreature: (creature) => linesOf(creature, CREATURE),
  describe(thing) {
    const sort = sortOf(thing);
    if ('weapon' in thing)
      return { sort: 'gear', summary: THING_SUMMARIES[thing.id] ?? weaponSummary(thing as Weapon), lines: linesOf(thing as Weapon, WEAPON) };
    if (sort === 'spells') return { sort: 'spell', summary: summaryOf(SPELL_SUMMARIES, thing as Spell), lines: linesOf(thing as Spell, SPELL) };
    if (sort === 'gear') return { sort: 'gear', lines: [] };
    return { sort: 'trait', lines: linesOf(thing as { immune?: readonly string[] }, { immune: 'immune to' }) };
  },
  summaries: { creatures: CREATURE_SUMMARIES, things: THING_SUMMARIES, conditions: CONDITION_SUMMARIES, durations: CONDITION_DURATIONS },
  amounts: AMOUNTS,
  tags: FORBIDDEN,
});
