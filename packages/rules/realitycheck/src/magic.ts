import {
  type AnyContribution,
  adds,
  defineIntent,
  defineQuery,
  defineRoll,
  endAll,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  plainSum,
  type View,
} from '@riposte/kernel';
import { expose, unguard } from './afflict.ts';
import { attackWith, defends, foes, isTarget } from './attack.ts';
import { conscious, Defending } from './conditions.ts';
import { multiplied, susceptibility, takeDamage } from './damage.ts';
import { damageDice } from './damage-dice.ts';
import { d20 } from './dice.ts';
import { type Pay, payment, payWhole, priced, spendStamina } from './energy.ts';
import { type Ability, fighter } from './fighter.ts';
import { handsFull } from './gear.ts';
import type { Attack } from './gear-numbers.ts';
import { facesSomebody, metresBetween } from './grid.ts';
import { DamageRoll } from './harm.ts';
import { farSide } from './manoeuvres.ts';
import { moveTo } from './movement.ts';
import { Advantages, ArmourRating, advantage, Disadvantages, halved, modifier, ShooterModifier, thirdOfLevel } from './numbers.ts';
import { shootAt } from './ranged.ts';
import { CASTING, isSpell, METHODS, type Method, type Spell } from './spells.ts';

export const CastRoll = defineRoll('cast', { rule: 'R-MAGIC', title: 'Cast roll' });

/** The ability that serves a caster best. */
export const castingAbility = (view: View, who: Id): Ability =>
  CASTING.reduce((best, one) => (fighter(view, who)[one] > fighter(view, who)[best] ? one : best), CASTING[0]);

/** Halved ability, a third of the level and what keywords add, R-MAGIC. */
export const SpellBonus = defineQuery('spell bonus', {
  rule: 'R-MAGIC',
  from: 'halved ability and level',
  base: (view, who) => halved(view, who, castingAbility(view, who)) + thirdOfLevel(view, who),
  combine: plainSum,
});

/** What a Cast roll must reach. */
export const CastNumber = defineQuery<{ readonly spell: number }>('spell cast number', {
  rule: 'R-MAGIC',
  from: 'level of the spell less Spell Bonus',
  base: (view, who, _against, { spell }) => spellAt(view, spell)!.level - SpellBonus(view, who),
  combine: plainSum,
});

export function spellAt(view: View, code: number): Spell | null {
  const thing = view.rules.things[code];
  return thing !== undefined && isSpell(thing) ? thing : null;
}

export const spellsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => spellAt(view, code) !== null);

type CastChoice = { readonly spell: number; readonly method: Method; readonly at: Id; readonly pay: Pay };

const HANDS = 2;

/** Which ways are open: gestures need a hand. */
const openWays = (view: View, by: Id, spell: number): Method[] =>
  METHODS.filter((method) => spellAt(view, spell)?.ways[method] !== undefined && (method !== 'gesture' || handsFull(view, by) < HANDS));

const wayOf = (view: View, { spell, method }: Pick<CastChoice, 'spell' | 'method'>) => spellAt(view, spell)!.ways[method]!;

/** A spell at somebody: the Cast roll, then a Hit roll against the Miss Chance, R-MAGIC. @rule RC-ENE-042 RC-AUR-014 */
export const Cast = defineIntent<CastChoice>('cast', {
  rule: 'R-MAGIC',
  title: 'Cast',
  tags: ['action', 'cast'],
  params: {
    spell: oneOf<IntentContext<CastChoice>, number>({ rule: 'R-MAGIC', candidates: (view, { by }) => spellsOf(view, by) }),
    method: oneOf<IntentContext<CastChoice>, Method>({ rule: 'R-MAGIC', candidates: (view, { by, with: { spell } }) => openWays(view, by, spell) }),
    at: oneOf<IntentContext<CastChoice>, Id>({
      rule: 'R-MAGIC',
      candidates: (view, { by, with: chosen }) =>
        foes(view, by).filter((at) => metresBetween(view, by, at) <= wayOf(view, chosen).range[2] && facesSomebody(view, by, at)),
      check(view, { by, with: chosen }, at, refuse) {
        if (!isTarget(view, by, at)) refuse('RC-MEL-010', 'no such target');
        else if (metresBetween(view, by, at) > wayOf(view, chosen).range[2]) refuse('RC-RNG-025', 'too far');
        else if (!facesSomebody(view, by, at)) refuse('RC-FAC-009', 'turn to face the target first');
      },
    }),
    pay: payment<CastChoice>((view, { with: chosen }) => wayOf(view, chosen).energy),
  },
  check(view, by, chosen, refuse) {
    if (fighter(view, by).stamina < wayOf(view, chosen).stamina) refuse('RC-STA-001', 'no Stamina left');
  },
  price: (view, _by, chosen) => priced(wayOf(view, chosen).energy, chosen.pay, wayOf(view, chosen).stamina),
  perform(play, by, { spell, method, at, pay }) {
    const { energy, stamina } = wayOf(play, { spell, method });
    payWhole(play, by, energy, pay);
    spendStamina(play, by, stamina);
    play.settle();
    if (!conscious(play, by) || !isTarget(play, by, at)) return false;
    endAll(play, by, Defending);
    return (
      castRoll(play, by, spell) && shootAt(play, attackWith(play, by, at, -1, { way: 'spell', enhance: [spell, METHODS.indexOf(method) - METHODS.length] }))
    );
  },
});

const SUCCEEDS = 1;
const FUMBLES = 2;
const SLIPS = 4;

/** 1 to 5 exposes, 1 leaves unguarded besides; nothing to roll for where the number is 1 or less. */
function castRoll(play: Play, by: Id, spell: number): boolean {
  const needed = CastNumber(play, by, -1, { spell });
  if (needed <= 1) return true;
  const die = d20(advantage(play, by, -1, { roll: 'cast', attack: null, skill: null }));
  const band = play.roll(CastRoll, by, die, (roll) => (roll >= needed ? SUCCEEDS : 0) | (roll === 1 ? FUMBLES : 0) | (roll <= 5 ? SLIPS : 0));
  if ((band & FUMBLES) !== 0) unguard(play, by);
  else if ((band & SLIPS) !== 0) expose(play, by);
  return (band & SUCCEEDS) !== 0;
}

const HIT_ARMOUR = 8;

/** What a spell that hit does. */
export function spellHits(play: Play, attack: Attack, band: number): void {
  const { by, at } = attack;
  const { damage, adds: added, armour, element, chills, pushes } = spellAt(play, attack.enhance[0])!;
  const ability = castingAbility(play, by);
  const more = added === 'none' ? 0 : Math.max(1, added === 'whole' ? modifier(play, by, ability) : halved(play, by, ability));
  const rating = (band & HIT_ARMOUR) === 0 || armour === 'none' ? 0 : armour === 'half' ? Math.floor(ArmourRating(play, at) / 2) : ArmourRating(play, at);
  const susceptible = susceptibility(play, at, element);
  const points = (rolled: number): number => multiplied(play, Math.max(0, rolled + more - rating), susceptible > 0 ? 1 : 0, susceptible < 0 ? 1 : 0);
  const dealt = damage === null ? points(0) : play.roll(DamageRoll, by, damageDice(damage), points);
  takeDamage(play, at, dealt);
  if (chills > 0 && !defends(play, attack, SAVE + SpellBonus(play, by), 'fortitude')) {
    spendStamina(play, at, chills);
    play.settle();
  }
  for (let left = pushes ? dealt : 0; left > 0; left--) {
    const [to] = farSide(play, by, at);
    if (to === undefined) return;
    moveTo(play, at, to, false);
  }
}

const SAVE = 5;

/** Range and accuracy of spells. */
export const MAGIC_NUMBERS: readonly AnyContribution[] = [
  adds(SpellBonus, (view, who) => fighter(view, who).own.spells, {
    rule: 'R-MAGIC',
    label: 'schools and elements',
    only: 'for those who learned schools and elements',
    when: (view, who) => fighter(view, who).own.spells !== 0,
  }),
  adds(ShooterModifier, (view, who) => -SpellBonus(view, who), {
    rule: 'R-MAGIC',
    label: 'Spell Bonus',
    only: 'for spells',
    when: (_view, _who, _against, { way }) => way === 'spell',
  }),
  adds(Advantages, 1, {
    rule: 'RC-RNG-022',
    label: 'close range',
    only: 'on Hit rolls of spells at close range',
    when: (view, _who, _against, { roll, attack }) => roll === 'hit' && attack?.way === 'spell' && attack.metres <= spellRange(view, attack)[0],
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-RNG-024',
    label: 'long range',
    only: 'on Hit rolls of spells at long range',
    when: (view, _who, _against, { roll, attack }) => roll === 'hit' && attack?.way === 'spell' && attack.metres > spellRange(view, attack)[1],
  }),
];

const spellRange = (view: View, { enhance: [spell, method] }: Attack) => wayOf(view, { spell, method: METHODS[method + METHODS.length] }).range;
