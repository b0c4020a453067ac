import {
  defineAsk,
  defineIntent,
  defineRoll,
  endAll,
  GM,
  type Id,
  type IntentContext,
  isOff,
  NOBODY,
  oneOf,
  type Param,
  type Play,
  type Price,
  type View,
} from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { expose } from '../conditions/exposed.ts';
import { helpless } from '../conditions/helpless.ts';
import { Hidden, unaware } from '../conditions/hidden.ts';
import { fighter } from '../fighters/fighter.ts';
import { RangedCoverage } from '../gear/armour.ts';
import { heldWeapons, isLoaded, isProficientWith, statsOf, weaponStats } from '../gear/carried.ts';
import { drop, ItemLoaded } from '../gear/items.ts';
import { conscious } from '../harm/unconscious.ts';
import { faces } from '../movement/facing.ts';
import { isClear, stillClear, WALLS } from '../movement/sight.ts';
import { ruled } from '../rulings.ts';
import { advantage } from './advantage.ts';
import { type Attack, attackWith } from './attack.ts';
import { bands, CRITICAL, EXPOSES_SELF, Exposing, MISSES, Precision, REACHES, STRIKES_ARMOUR } from './combat-roll.ts';
import { EvasionRoll } from './defenses.ts';
import { d20, defenceDie, rangedDefenceDie } from './dice.ts';
import { type Enhanced, energyOfAll, enhancing, payEnhancements } from './enhance.ts';
import { RangedEvasion, UnarmedEvasion } from './evasion.ts';
import { land } from './hit.ts';
import { MissChance } from './miss-chance.ts';
import { concludes } from './outcome.ts';
import { Reaching, withinRange } from './range.ts';
import { sparing } from './sparing.ts';
import { foes, isTarget, needsTarget } from './targets.ts';

/** Weapons in hand that shoot; a dart is thrown. */
export const shooters = (view: View, by: Id): Id[] =>
  heldWeapons(view, by).flatMap((weapon) => (weaponStats(weapon).shoots && weaponStats(weapon).thrown === null ? [weapon.id] : []));

/** What is in hand and can be thrown. */
export const throwables = (view: View, by: Id): Id[] =>
  heldWeapons(view, by).flatMap((weapon) =>
    (!weaponStats(weapon).shoots || weaponStats(weapon).thrown !== null) && !weaponStats(weapon).natural ? [weapon.id] : [],
  );

/** Without proficiency the same weapon needs one more Energy. @rule RC-MPL-009 */
const clumsyEnergy = (view: View, who: Id, item: Id): number => (isProficientWith(view, who, item) ? 0 : 1);

/** The price of a shot or throw. @rule RC-ENE-012 RC-ENE-013 RC-RNG-001 RC-MPL-009 */
export const rangedPrice = (view: View, by: Id, item: Id): number => ruled(view).rangedEnergy + clumsyEnergy(view, by, item);

type ShotChoice = Enhanced & { readonly weapon: Id; readonly at: Id; readonly spare: number; readonly pay: Pay };

/** A target in range, whom the shooter faces. @rule RC-FAC-009 RC-RNG-025 */
function mark(thrown: boolean): Param<IntentContext<ShotChoice>, Id> {
  return oneOf<IntentContext<ShotChoice>, Id>({
    rule: 'RC-RNG-025',
    candidates: (view, { by, with: { weapon } }) =>
      foes(view, by).filter((at) => withinRange(view, by, at, weapon, thrown) && faces(view, by, at) && isClear(view, by, at)),
    check(view, { by, with: { weapon } }, at, refuse) {
      if (!needsTarget(view, by, at, 'RC-MEL-010', refuse)) return;
      if (!withinRange(view, by, at, weapon, thrown)) refuse('RC-RNG-025', 'out-of-range');
      else if (!faces(view, by, at)) refuse('RC-FAC-009', 'not-facing');
      else if (!isClear(view, by, at)) refuse(WALLS, 'obstructed');
    },
  });
}

/** What a shot and a throw have to say beside weapon and target. */
const SHOT = {
  spare: sparing<ShotChoice>(),
  enhance: enhancing<ShotChoice>(),
  pay: payment<ShotChoice>((view, { by, with: chosen }) => shotPrice(view, by, chosen)),
};

/** The price of a shot or throw with what enhances it. */
const shotPrice = (view: View, by: Id, { weapon, enhance }: Pick<ShotChoice, 'weapon' | 'enhance'>): number =>
  rangedPrice(view, by, weapon) + energyOfAll(view, enhance);

const priceOfShot = (view: View, by: Id, chosen: ShotChoice): readonly Price[] => priced(shotPrice(view, by, chosen), chosen.pay);

/** @rule RC-ENE-012 RC-ENE-014 RC-RNG-001 RC-RNG-006 RC-MPL-009 */
export const Shoot = defineIntent<ShotChoice>('shoot', {
  rule: 'RC-RNG-001',
  title: 'Shoot',
  tags: ['action', 'attack'],
  params: {
    weapon: oneOf<IntentContext<ShotChoice>, Id>({
      rule: 'RC-ENE-014',
      candidates: (view, { by }) => shooters(view, by).filter((item) => isLoaded(view, item)),
      check(view, { by }, item, refuse) {
        if (!shooters(view, by).includes(item)) refuse('RC-RNG-001', 'no-ranged-weapon');
        else if (!isLoaded(view, item)) refuse('RC-ENE-014', 'not-loaded');
      },
    }),
    at: mark(false),
    ...SHOT,
  },
  price: priceOfShot,
  perform: (play, by, chosen) => letFly(play, by, chosen, {}),
});

/** A thrown weapon is a ranged attack. @rule RC-THR-001 RC-THR-002 RC-THR-004 RC-MPL-009 */
export const Throw = defineIntent<ShotChoice>('throw', {
  rule: 'RC-THR-001',
  title: 'Throw',
  tags: ['action', 'attack'],
  params: {
    weapon: oneOf<IntentContext<ShotChoice>, Id>({ rule: 'RC-THR-001', candidates: (view, { by }) => throwables(view, by) }),
    at: mark(true),
    ...SHOT,
  },
  price: priceOfShot,
  perform: (play, by, chosen) => letFly(play, by, chosen, { way: 'thrown' }),
});

function letFly(play: Play, by: Id, { weapon, at, spare, enhance, pay }: ShotChoice, how: Partial<Attack>): boolean {
  payWhole(play, by, shotPrice(play, by, { weapon, enhance }), pay);
  payEnhancements(play, by, enhance);
  if (!conscious(play, by) || !isTarget(play, by, at) || !stillClear(play, by, at)) return false;
  return shootAt(play, attackWith(play, by, at, weapon, { ...how, spare, enhance, exposed: fighter(play, by).opening }));
}

export const HitRoll = defineRoll('hit', { rule: 'RC-RNG-002', title: 'Hit roll' });
export const RangedEvasionRoll = defineRoll('ranged-evasion', { rule: 'RC-RNG-008', title: 'Ranged Evasion' });

/** Whether a shot beyond the weapon's range is possible at all. @rule RC-RNG-025 */
export const BlindShot = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('blind-shot', {
  rule: 'RC-RNG-025',
  answer: oneOf({ rule: 'RC-RNG-025', candidates: () => [true, false] }),
  fallback: () => false,
});

/**
 * A ranged attack: the target's Ranged Evasion, then the Hit roll against the Miss Chance, then the rest. What holds at
 * the launch counts for the Hit roll, what holds at the impact for the damage.
 * @rule RC-RNG-004 RC-RNG-016 RC-RNG-017 RC-MEL-005 RC-DEF-020
 */
export function shootAt(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  endAll(play, by, Defending);
  const far = attack.item >= 0 && attack.metres > Reaching(play, by, NOBODY, { item: attack.item, band: 3, thrown: attack.way === 'thrown' });
  if (attack.way !== 'spell') launch(play, attack);
  if (far && !isOff(play, 'RC-RNG-025', by) && !play.ask(BlindShot, GM, { by, at })) return false;
  const dodge = rangedEvasion(play, attack);
  const tie = dodge !== null && play.has(at, Defending) && ruled(play).defendWinsRangedTies ? 1 : 0;
  const needed = MissChance(play, by, at, attack) + (dodge ?? 0) + tie;
  const hit = hitRoll(play, attack, needed);
  endAll(play, by, Hidden);
  if ((hit & EXPOSES_SELF) !== 0) expose(play, by, 2);
  if ((hit & CRITICAL) !== 0) expose(play, at);
  const hits = (hit & CRITICAL) !== 0 || ((hit & MISSES) === 0 && ((hit & REACHES) !== 0 || (helpless(play, at) && ruled(play).shotsHitHelpless)));
  concludes(play, attack, hits);
  if (hits) land(play, attack, hit);
  return hits;
}

/** The arrow is off the string; a thrown weapon lies at the target's feet. */
function launch(play: Play, { item, at, way }: Attack): void {
  if (way === 'thrown') drop(play, item, fighter(play, at).place);
  else if (statsOf(play, item)!.loading !== 0) ItemLoaded(play, item, false);
}

/**
 * The Ranged Evasion roll of a target that knows of the shot and can avoid it; null for others, who add nothing. From behind
 * without the shield and with Disadvantage. @rule RC-RNG-007 RC-RNG-008 RC-RNG-010 RC-DEF-012 RC-FAC-006
 */
function rangedEvasion(play: Play, attack: Attack): number | null {
  const { by, at } = attack;
  if (helpless(play, at) || unaware(play, at, by)) return null;
  if (attack.behind && ruled(play).rearRangedUsesUnarmed) {
    const die = defenceDie(advantage(play, at, by, { roll: 'evasion', attack, skill: null }));
    return play.roll(EvasionRoll, at, die) + UnarmedEvasion(play, at, by, attack);
  }
  const die = rangedDefenceDie(advantage(play, at, by, { roll: 'ranged-evasion', attack, skill: null }));
  return play.roll(RangedEvasionRoll, at, die) + RangedEvasion(play, at, by, attack);
}

/** @rule RC-RNG-002 RC-RNG-015 RC-RNG-018 RC-RNG-020 RC-CRT-004 */
function hitRoll(play: Play, attack: Attack, needed: number): number {
  const { by, at } = attack;
  const precise = Precision(play, by, at, attack);
  const exposing = Exposing(play, by, at, attack);
  const coverage = RangedCoverage(play, at);
  const { rangedStrikesArmour } = ruled(play);
  const die = d20(advantage(play, by, at, { roll: 'hit', attack, skill: null }));
  return play.roll(HitRoll, by, die, (roll) => {
    const band = bands(roll, precise, exposing) | (roll >= needed ? REACHES : 0);
    return (band & CRITICAL) === 0 && rangedStrikesArmour(roll, coverage) ? band | STRIKES_ARMOUR : band;
  });
}
