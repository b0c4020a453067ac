import { type AnyIntent, defineCondition, defineIntent, give, type Id, type IntentContext, oneWhere, type View } from '@riposte/kernel';
import { check } from '../actions/checks.ts';
import { Defending } from '../actions/defend.ts';
import { type Pay, payment, payWhole, priced, purse } from '../actions/payment.ts';
import { Stamina } from '../actions/stamina.ts';
import { Shaken } from '../conditions/shaken.ts';
import { everybody, fighter, tierOf } from '../fighters/fighter.ts';
import { conscious, takesPart } from '../harm/unconscious.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { attackWith } from './attack.ts';
import { defends } from './defenses.ts';
import { foes, isFoe } from './targets.ts';

/** Was not intimidated, and will not be this round. R-INTIMIDATE */
export const Undaunted = defineCondition('undaunted', { rule: 'R-INTIMIDATE', title: 'undaunted' });

type Threat = { readonly at: Id; readonly pay: Pay };

/** Energy of a threat that stands alone. */
export const THREAT = 3;
const WHILE_ATTACKING = 2;
const PER_TIER = 5;

const isAttacking = (view: View, who: Id): boolean => view.doing.some(({ by, def }) => by === who && def.tags.includes('attack'));

/** In the middle of an attack, which frightens as it is, a threat costs less. R-INTIMIDATE */
const threatPrice = (view: View, by: Id): number => (isAttacking(view, by) ? WHILE_ATTACKING : THREAT);

/** What a threat loses to the Tier of its target. R-INTIMIDATE */
export const threatLoss = (view: View, at: Id): number => PER_TIER * tierOf(fighter(view, at).level);

const canBeThreatened = (view: View, who: Id): boolean => !fighter(view, who).inanimate && conscious(view, who) && !view.has(who, Undaunted);

/**
 * An Immediate Interrupt. Will against a check, less 5 for each Tier of the target: shaken until the round ends; who
 * withstands it need fear it no more this round. R-INTIMIDATE
 */
export const Intimidate = defineIntent<Threat>('intimidate', {
  rule: 'R-INTIMIDATE',
  title: 'Intimidate',
  tags: ['interrupt'],
  params: {
    at: oneWhere<IntentContext<Threat>, Id>({
      rule: 'R-INTIMIDATE',
      of: everybody,
      is: (view, { by }, other) => isFoe(view, by, other) && canBeThreatened(view, other),
    }),
    pay: payment<Threat>((view, { by }) => threatPrice(view, by)),
  },
  price: (view, by, { pay }) => priced(threatPrice(view, by), pay),
  perform(play, by, { at, pay }) {
    payWhole(play, by, threatPrice(play, by), pay);
    if (!conscious(play, by)) return false;
    const threat = check(play, by, 'intimidate') - threatLoss(play, at);
    const until = untilEndOfRound(play, 1);
    const withstands = defends(play, attackWith(play, by, at, -1), threat + (play.has(at, Defending) ? 0 : 1), 'will');
    give(play, at, withstands ? Undaunted : Shaken, { until });
    return !withstands;
  },
});

const NERVES = ['stamina', 'loading', 'handling'];

/** Whether shaken fighters could not do it, or might drop something: it takes Stamina or steady hands. */
function takesNerve(view: View, { def, by, with: chosen }: AnyIntent): boolean {
  const { enhance = [] } = chosen as { readonly enhance?: readonly number[] };
  const prices = def.price?.(view, by, chosen) ?? [];
  return prices.some(({ resource, amount }) => resource === Stamina && amount > 0) || enhance.length > 0 || def.tags.some((tag) => NERVES.includes(tag));
}

/**
 * Cheap: whether a fighter is asked for a threat in the middle of what another does, which is where it can make a
 * difference: where that one takes Stamina or steady hands, or where oneself is attacking.
 */
export function mayThreaten(view: View, who: Id, by: Id): boolean {
  const f = fighter(view, who);
  if (f.inanimate || !takesPart(view, who) || purse(view, who) < threatPrice(view, who)) return false;
  if (who === by) return isAttacking(view, who) && foes(view, who).some((foe) => canBeThreatened(view, foe) && !view.has(foe, Shaken));
  return (
    f.side !== fighter(view, by).side &&
    canBeThreatened(view, by) &&
    !view.has(by, Shaken) &&
    view.doing.some((intent) => intent.by === by && takesNerve(view, intent))
  );
}
