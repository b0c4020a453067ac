import { type AnyIntent, defineIntent, give, type Id, type IntentContext, oneWhere, type View } from '@riposte/kernel';
import { attackWith, defends, foes, isFoe } from './attack.ts';
import { check } from './checks.ts';
import { conscious, Defending, Shaken, Undaunted, untilEndOfRound } from './conditions.ts';
import { type Pay, payment, payWhole, priced, purse } from './energy.ts';
import { everybody, fighter, tierOf } from './fighter.ts';

type Threat = { readonly at: Id; readonly pay: Pay };

/** Energy of a threat that stands alone. */
export const THREAT = 3;
const WHILE_ATTACKING = 2;
const PER_TIER = 5;

const isAttacking = (view: View, who: Id): boolean => view.doing.some(({ by, def }) => by === who && def.tags.includes('attack'));

/** In the middle of an attack, which frightens as it is, a threat costs less. R-INTIMIDATE */
const threatPrice = (view: View, by: Id): number => (isAttacking(view, by) ? WHILE_ATTACKING : THREAT);

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
      is: (view, { by }, one) => isFoe(view, by, one) && canBeThreatened(view, one),
    }),
    pay: payment<Threat>((view, { by }) => threatPrice(view, by)),
  },
  price: (view, by, { pay }) => priced(threatPrice(view, by), pay),
  perform(play, by, { at, pay }) {
    payWhole(play, by, threatPrice(play, by), pay);
    if (!conscious(play, by)) return false;
    const threat = check(play, by, 'intimidate') - PER_TIER * tierOf(fighter(play, at).level);
    const until = untilEndOfRound(play, 1);
    const withstands = defends(play, attackWith(play, by, at, -1), threat + (play.has(at, Defending) ? 0 : 1), 'will');
    give(play, at, withstands ? Undaunted : Shaken, { until });
    return !withstands;
  },
});

const NERVES = ['stamina', 'loading', 'handling'];

/** Whether who is shaken could not do it, or might let something fall: it takes Stamina or steady hands. */
function takesNerve({ def, with: chosen }: AnyIntent): boolean {
  const { pay, enhance } = chosen as { readonly pay?: string; readonly enhance?: readonly number[] };
  return pay === 'stamina' || (enhance !== undefined && enhance.length > 0) || def.tags.some((tag) => NERVES.includes(tag));
}

/**
 * Cheap: whether somebody is asked for a threat in the middle of what another does, which is where it can make a
 * difference: where that one takes Stamina or steady hands, or where oneself is attacking.
 */
export function mayThreaten(view: View, who: Id, by: Id): boolean {
  const f = fighter(view, who);
  if (f.inanimate || !conscious(view, who) || purse(view, who) < threatPrice(view, who)) return false;
  if (who === by) return isAttacking(view, who) && foes(view, who).some((one) => canBeThreatened(view, one) && !view.has(one, Shaken));
  return f.side !== fighter(view, by).side && canBeThreatened(view, by) && !view.has(by, Shaken) && view.doing.some((one) => one.by === by && takesNerve(one));
}
