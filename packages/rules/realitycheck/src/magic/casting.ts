import { type AnyContribution, adds, defineQuery, defineRoll, type Id, NOBODY, type Play, plainSum, type View } from '@riposte/kernel';
import { advantage } from '../attacks/advantage.ts';
import { d20 } from '../attacks/dice.ts';
import { ShooterModifier } from '../attacks/miss-chance.ts';
import { expose, unguard } from '../conditions/exposed.ts';
import { halved, thirdOfLevel } from '../fighters/abilities.ts';
import { fighter } from '../fighters/fighter.ts';
import { CASTING, type Casting, type CastingAbility, spellAt } from './spell.ts';

export const CastRoll = defineRoll('cast', { rule: 'R-MAGIC', title: 'Cast roll' });

const LEAST_SCORE = 10;

/** The abilities that can carry a fighter's cast, the best first: none below 10. R-MAGIC */
export const castingAbilities = (view: View, who: Id): CastingAbility[] =>
  CASTING.filter((ability) => fighter(view, who)[ability] >= LEAST_SCORE).sort((a, b) => fighter(view, who)[b] - fighter(view, who)[a]);

/** The ability that serves a caster best. */
export const bestAbility = (view: View, who: Id): CastingAbility => castingAbilities(view, who)[0] ?? 'int';

type By = { readonly ability: CastingAbility };

/** Halved ability, a third of the level and what schools and elements add. R-MAGIC */
export const SpellBonus = defineQuery<By>('spell bonus', {
  rule: 'R-MAGIC',
  from: 'halved ability and level',
  base: (view, who, _against, { ability }) => halved(view, who, ability) + thirdOfLevel(view, who),
  combine: plainSum,
});

/** What a Cast roll must reach. R-MAGIC */
export const CastNumber = defineQuery<By & { readonly spell: number }>('spell cast number', {
  rule: 'R-MAGIC',
  from: 'level of the spell less Spell Bonus',
  base: (view, who, _against, { spell, ability }) => spellAt(view, spell)!.level - SpellBonus(view, who, NOBODY, { ability }),
  combine: plainSum,
});

/** What resists a spell must reach. R-MAGIC */
export const SaveNumber = defineQuery<By>('spell save number', {
  rule: 'R-MAGIC',
  from: '5 and Spell Bonus',
  base: (view, who, _against, { ability }) => SAVE + SpellBonus(view, who, NOBODY, { ability }),
  combine: plainSum,
});

/** What the number to resist any spell begins with (R-MAGIC). */
export const SAVE = 5;

/** The perks of an ability come at 11, 13 and 15, for who casts by it. R-MAGIC */
const perk = (view: View, who: Id, by: CastingAbility, ability: CastingAbility, score: 11 | 13 | 15): boolean =>
  by === ability && fighter(view, who)[ability] >= score;

const MAX_KEYWORDS = 5;
const MORE_KEYWORDS = 7;

/** What schools and elements add: at most 5, by an Intelligence of 13 up to 7. */
const keywords = (view: View, who: Id, by: CastingAbility): number =>
  Math.min(fighter(view, who).own.spells, perk(view, who, by, 'int', 13) ? MORE_KEYWORDS : MAX_KEYWORDS);

const EASY_LEVEL = 12;

/** What keywords and the perks of abilities add to the numbers of a spell. R-MAGIC */
export const CASTING_NUMBERS: readonly AnyContribution[] = [
  adds(SpellBonus, (view, who, _against, { ability }) => keywords(view, who, ability), {
    rule: 'R-MAGIC',
    label: 'schools and elements',
    only: 'for casters with schools and elements',
    when: (view, who) => fighter(view, who).own.spells !== 0,
  }),
  adds(CastNumber, -1, {
    rule: 'R-MAGIC',
    label: 'Wisdom of 13',
    only: 'for casting with a Wisdom of 13',
    when: (view, who, _against, { ability }) => perk(view, who, ability, 'wis', 13),
  }),
  adds(CastNumber, -4, {
    rule: 'R-MAGIC',
    label: 'Charisma of 13',
    only: 'for spells up to level 12, with a Charisma of 13',
    when: (view, who, _against, { spell, ability }) => perk(view, who, ability, 'cha', 13) && spellAt(view, spell)!.level <= EASY_LEVEL,
  }),
  adds(CastNumber, -2, {
    rule: 'R-MAGIC',
    label: 'Charisma of 15',
    only: 'for casting with a Charisma of 15 and 5 schools and elements',
    when: (view, who, _against, { ability }) => perk(view, who, ability, 'cha', 15) && keywords(view, who, ability) >= MAX_KEYWORDS,
  }),
  adds(SaveNumber, 2, {
    rule: 'R-MAGIC',
    label: 'Charisma of 11',
    only: 'for casting with a Charisma of 11',
    when: (view, who, _against, { ability }) => perk(view, who, ability, 'cha', 11),
  }),
  adds(ShooterModifier, (view, who, _against, { cast }) => -SpellBonus(view, who, NOBODY, { ability: cast?.ability ?? bestAbility(view, who) }), {
    rule: 'R-MAGIC',
    label: 'Spell Bonus',
    only: 'for spells',
    when: (_view, _who, _against, { way }) => way === 'spell',
  }),
];

/** What a Cast roll means, as bits that can come together. */
export const SUCCEEDS = 1;
export const CRITICAL_CAST = 2;
export const LEAPS = 4;
export const STRAYS = 8;
const FUMBLES = 16;
const SLIPS = 32;
const ONE = 64;

/** Cast rolls by which a bolt leaps, and by which it goes astray (R-MAGIC). */
export const LEAPS_FROM = 18;
export const STRAYS_TO = 3;

/** 1 to 5 exposes, and 1 also leaves unguarded; a 20 that succeeds hits and ignores armour. Nothing is rolled if the number is 1 or less. R-MAGIC */
export function castRoll(play: Play, by: Id, { spell, ability }: Casting): number {
  const needed = CastNumber(play, by, NOBODY, { spell, ability });
  if (needed <= 1) return SUCCEEDS;
  const critical = perk(play, by, ability, 'int', 11) ? 19 : 20;
  const slips = perk(play, by, ability, 'wis', 11) ? 1 : 5;
  const die = d20(advantage(play, by, -1, { roll: 'cast', attack: null, skill: null }));
  const throwIt = (): number => play.roll(CastRoll, by, die, (roll) => castBand(roll, needed, critical, slips));
  const first = throwIt();
  const band = (first & ONE) !== 0 && perk(play, by, ability, 'int', 15) ? throwIt() : first;
  if ((band & FUMBLES) !== 0 && !perk(play, by, ability, 'wis', 15)) unguard(play, by);
  else if ((band & SLIPS) !== 0) expose(play, by);
  return band;
}

const castBand = (roll: number, needed: number, critical: number, slips: number): number =>
  (roll >= needed ? SUCCEEDS : 0) |
  (roll >= critical ? CRITICAL_CAST : 0) |
  (roll >= LEAPS_FROM ? LEAPS : 0) |
  (roll <= STRAYS_TO ? STRAYS : 0) |
  (roll === 1 ? FUMBLES | ONE : 0) |
  (roll <= slips ? SLIPS : 0);
