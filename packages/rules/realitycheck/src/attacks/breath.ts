import { defineAsk, defineIntent, endAll, GM, type Id, number, type View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { helpless } from '../conditions/helpless.ts';
import { Hidden, outOfSight } from '../conditions/hidden.ts';
import { modifier, thirdOfLevel } from '../fighters/abilities.ts';
import { everybody } from '../fighters/fighter.ts';
import { refuseUnready, useUp } from '../fighters/trait.ts';
import { takeDamage } from '../harm/harm.ts';
import { alive, conscious } from '../harm/unconscious.ts';
import { cellsOf, metresDownTo } from '../movement/board.ts';
import { isAhead } from '../movement/facing.ts';
import { isClearTo } from '../movement/sight.ts';
import { isPresent } from '../rounds/presence.ts';
import { attackWith } from './attack.ts';
import { defends } from './defenses.ts';
import { concludes } from './outcome.ts';

const PRICE = 2;
const METRES = 5;
const MAX_POINTS = 100;

/** Nothing says what a breath deals: the game master does. R-CHARACTERS */
export const BreathDamage = defineAsk<{ readonly who: Id }, number>('breath-damage', {
  rule: 'R-CHARACTERS',
  answer: number({ rule: 'R-CHARACTERS', least: () => 0, most: () => MAX_POINTS }),
  fallback: () => 0,
});

const breathValue = (view: View, by: Id): number => 10 + modifier(view, by, 'con') + modifier(view, by, 'cha') + thirdOfLevel(view, by);

/** Friend and foe in the cone in front of a fighter. */
function before(view: View, by: Id): Id[] {
  const isMet = (cell: number): boolean => metresDownTo(view, by, cell) <= METRES && isAhead(view, by, cell) && isClearTo(view, by, cell);
  return everybody(view).filter((who) => who !== by && alive(view, who) && isPresent(view, who) && cellsOf(view, who).some(isMet));
}

/** A cone of 5 m against the Evasion of all in it, once until a Short Rest. R-CHARACTERS */
export const Breathe = defineIntent<{ readonly pay: Pay }>('breathe', {
  rule: 'R-CHARACTERS',
  title: 'Breathe',
  tags: ['action', 'breath'],
  available(view, by, refuse) {
    refuseUnready(view, by, 'breath', 'R-CHARACTERS', refuse);
  },
  params: { pay: payment<{ readonly pay: Pay }>(() => PRICE) },
  price: (_view, _by, { pay }) => priced(PRICE, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, PRICE, pay);
    if (!conscious(play, by)) return false;
    useUp(play, by, 'breath');
    endAll(play, by, Defending);
    endAll(play, by, Hidden);
    const points = play.ask(BreathDamage, GM, { who: by });
    for (const at of before(play, by)) {
      if (outOfSight(play, at)) endAll(play, at, Hidden);
      const attack = attackWith(play, by, at, -1);
      const bar = breathValue(play, by) + (play.has(at, Defending) ? 0 : 1);
      const hits = helpless(play, at) || !defends(play, attack, bar, 'evasion');
      concludes(play, attack, hits);
      if (hits) takeDamage(play, at, points);
    }
    return true;
  },
});
