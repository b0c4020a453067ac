import { type AnyContribution, adds, defineAsk, defineIntent, endAll, GM, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { spendStamina } from '../actions/stamina.ts';
import { Advantages, Disadvantages } from '../attacks/advantage.ts';
import { type Attack, attackWith } from '../attacks/attack.ts';
import { SpendsStamina } from '../attacks/enhance.ts';
import { concludes } from '../attacks/outcome.ts';
import { shootAt } from '../attacks/ranged.ts';
import { foes, isTarget, needsTarget } from '../attacks/targets.ts';
import { Hidden } from '../conditions/hidden.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { HANDS, handsFull } from '../gear/carried.ts';
import { conscious } from '../harm/unconscious.ts';
import { metresBetween } from '../movement/board.ts';
import { faces } from '../movement/facing.ts';
import { isClear, stillClear, WALLS } from '../movement/sight.ts';
import { refuseSurrenderOf } from '../rounds/surrender.ts';
import { bestAbility, CASTING_NUMBERS, CRITICAL_CAST, castingAbilities, castRoll, LEAPS, STRAYS, SUCCEEDS } from './casting.ts';
import { conjure, hasNear, NEAR } from './conjured.ts';
import { spellHits } from './effect.ts';
import { type Casting, type CastingAbility, METHODS, type Method, spellAt, spellsOf, wayOf } from './spell.ts';

type CastChoice = { readonly spell: number; readonly method: Method; readonly ability: CastingAbility | 'best'; readonly at: Id; readonly pay: Pay };

/** Which ways are open: gestures need a hand. */
const openWays = (view: View, by: Id, spell: number): Method[] =>
  METHODS.filter((method) => spellAt(view, spell)?.ways[method] !== undefined && (method !== 'gesture' || handsFull(view, by) < HANDS));

/** A spell at a target: the Cast roll, then a Hit roll against the Miss Chance, R-MAGIC. @rule RC-ENE-042 RC-AUR-014 */
export const Cast = defineIntent<CastChoice>('cast', {
  rule: 'R-MAGIC',
  title: 'Cast',
  tags: ['action', 'cast'],
  available(view, by, refuse) {
    if (spellsOf(view, by).length === 0) refuse('R-MAGIC', 'no-spells');
    else if (castingAbilities(view, by).length === 0) refuse('R-MAGIC', 'casting-ability');
  },
  params: {
    spell: oneOf<IntentContext<CastChoice>, number>({ rule: 'R-MAGIC', candidates: (view, { by }) => spellsOf(view, by) }),
    method: oneOf<IntentContext<CastChoice>, Method>({ rule: 'R-MAGIC', candidates: (view, { by, with: { spell } }) => openWays(view, by, spell) }),
    ability: oneOf<IntentContext<CastChoice>, CastChoice['ability']>({
      rule: 'R-MAGIC',
      candidates: (view, { by }) => ['best', ...castingAbilities(view, by).slice(1)],
      check(view, { by }, ability, refuse) {
        if (ability !== 'best' && !castingAbilities(view, by).includes(ability)) refuse('R-MAGIC', 'casting-ability');
      },
    }),
    at: oneOf<IntentContext<CastChoice>, Id>({
      rule: 'R-MAGIC',
      candidates: (view, { by, with: chosen }) =>
        foes(view, by).filter((at) => metresBetween(view, by, at) <= wayOf(view, chosen).range[2] && faces(view, by, at) && isClear(view, by, at)),
      check(view, { by, with: chosen }, at, refuse) {
        if (!needsTarget(view, by, at, 'RC-MEL-010', refuse)) return;
        if (metresBetween(view, by, at) > wayOf(view, chosen).range[2]) refuse('RC-RNG-025', 'out-of-range');
        else if (!faces(view, by, at)) refuse('RC-FAC-009', 'not-facing');
        else if (!isClear(view, by, at)) refuse(WALLS, 'obstructed');
      },
    }),
    pay: payment<CastChoice>((view, { with: chosen }) => wayOf(view, chosen).energy),
  },
  check(view, by, chosen, refuse) {
    const { needs } = spellAt(view, chosen.spell)!;
    const { stamina } = wayOf(view, chosen);
    if (fighter(view, by).stamina < stamina) refuse('RC-STA-001', 'needs-stamina', { stamina });
    if (stamina > 0) for (const { rule, reason } of view.refusals(SpendsStamina.of(by, {}))) refuse(rule, reason);
    if (needs !== null && !hasNear(view, by, needs)) refuse('R-MAGIC', 'nothing-near', { needs, metres: NEAR });
  },
  price: (view, _by, chosen) => priced(wayOf(view, chosen).energy, chosen.pay, wayOf(view, chosen).stamina),
  perform(play, by, { spell, method, ability, at, pay }) {
    const { energy, stamina } = wayOf(play, { spell, method });
    payWhole(play, by, energy, pay);
    spendStamina(play, by, stamina);
    play.settle();
    if (!conscious(play, by) || !isTarget(play, by, at) || !stillClear(play, by, at)) return false;
    endAll(play, by, Defending);
    refuseSurrenderOf(play, at);
    const cast: Casting = { spell, method, ability: ability === 'best' ? bestAbility(play, by) : ability };
    return unleash(play, attackWith(play, by, at, -1, { way: 'spell', cast }), cast);
  },
});

/** The Cast roll and what comes of it. */
function unleash(play: Play, attack: Attack, cast: Casting): boolean {
  const { by, at } = attack;
  const spell = spellAt(play, cast.spell)!;
  const band = castRoll(play, by, cast);
  if (spell.leaps && (band & STRAYS) !== 0) return strays(play, attack);
  if ((band & SUCCEEDS) === 0) return false;
  conjure(play, by, spell);
  const hits = strikeWith(play, attack, band);
  if (spell.leaps && (band & LEAPS) !== 0) {
    const next = play.ask(LeapTo, by, { by, at });
    if (next >= 0) strikeWith(play, attackWith(play, by, next, -1, { way: 'spell', cast }), band);
  }
  return hits;
}

/** A critical Cast roll hits without a Hit roll and past all armour. */
function strikeWith(play: Play, attack: Attack, band: number): boolean {
  return (band & CRITICAL_CAST) === 0 ? shootAt(play, attack) : strikesHome(play, attack);
}

function strikesHome(play: Play, attack: Attack): true {
  endAll(play, attack.by, Hidden);
  concludes(play, attack, true);
  spellHits(play, attack, 0);
  return true;
}

/** Metres to whom a bolt leaps or strays (R-MAGIC). */
export const LEAP = 2;

/** Whom a bolt leaps to, within 2 m of its target; -1 = no one. R-MAGIC */
export const LeapTo = defineAsk<{ readonly by: Id; readonly at: Id }, Id>('leap-to', {
  rule: 'R-MAGIC',
  open: (view, _who, about) => leapable(view, about).length > 0,
  answer: oneOf({ rule: 'R-MAGIC', candidates: (view, { about }) => [...leapable(view, about), -1] }),
  fallback: (view, _who, about) => leapable(view, about)[0] ?? -1,
});

const leapable = (view: View, { by, at }: { readonly by: Id; readonly at: Id }): Id[] =>
  foes(view, by).filter((foe) => foe !== at && metresBetween(view, at, foe) <= LEAP && isClear(view, at, foe));

/** Whom a bolt hits that goes astray: a friend within 2 m of the caster, or the caster. R-MAGIC */
export const StrayTo = defineAsk<{ readonly by: Id }, Id>('stray-to', {
  rule: 'R-MAGIC',
  answer: oneOf({ rule: 'R-MAGIC', candidates: (view, { about: { by } }) => [...friendsNear(view, by), by] }),
  fallback: (view, _gm, { by }) => friendsNear(view, by)[0] ?? by,
});

const friendsNear = (view: View, by: Id): Id[] =>
  everybody(view).filter(
    (friend) =>
      friend !== by &&
      isTarget(view, by, friend) &&
      fighter(view, friend).side === fighter(view, by).side &&
      metresBetween(view, by, friend) <= LEAP &&
      isClear(view, by, friend),
  );

function strays(play: Play, attack: Attack): false {
  spellHits(play, { ...attack, at: play.ask(StrayTo, GM, { by: attack.by }) }, 0);
  return false;
}

/** Range and accuracy of spells. */
export const MAGIC_NUMBERS: readonly AnyContribution[] = [
  ...CASTING_NUMBERS,
  adds(Advantages, 1, {
    rule: 'RC-RNG-022',
    label: 'close range',
    only: 'on Hit rolls of spells at close range',
    when: (view, _who, _against, { roll, attack }) =>
      roll === 'hit' && attack !== null && attack.cast !== null && attack.metres <= wayOf(view, attack.cast).range[0],
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-RNG-024',
    label: 'long range',
    only: 'on Hit rolls of spells at long range',
    when: (view, _who, _against, { roll, attack }) =>
      roll === 'hit' && attack !== null && attack.cast !== null && attack.metres > wayOf(view, attack.cast).range[1],
  }),
];
