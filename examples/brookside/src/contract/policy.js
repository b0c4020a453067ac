import { Disordered } from '../1-squads/conditions.js';
import { foes, squad } from '../1-squads/squad.js';
import { ChooseCard, cardsOf } from '../2-cards/orders.js';
import { Nerve } from '../3-dice/numbers.js';
import { CommitNerve } from '../3-dice/throw.js';
import { beside, distance, March } from '../4-meadow/strips.js';
import { Charge, Charged } from '../5-fighting/charge.js';
import { Shields } from '../5-fighting/shields.js';
import { Volley } from '../5-fighting/volley.js';
import { Hold, Regroup } from '../6-rounds/round.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { Card } from '../2-cards/cards.js' */

/** The weakest foe that is not too far away. @param {View} view @param {Id} who @param {number} least @param {number} most */
const weakest = (view, who, least, most) =>
  foes(view, who)
    .filter(({ id }) => distance(view, who, id) >= least && distance(view, who, id) <= most)
    .sort((a, b) => a.people - b.people)[0];

/** The card that is worth most now. @param {View} view @param {Id} who @returns {Card} */
function choose(view, who) {
  const open = cardsOf(view, who);
  const { nerve } = squad(view, who);
  /** @type {readonly (readonly [Card, boolean])[]} */
  const wishes = [
    ['charge', nerve > 1 && weakest(view, who, 0, 1) !== undefined],
    ['volley', nerve > 0 && weakest(view, who, 1, 2) !== undefined],
    ['march', weakest(view, who, 0, 1) === undefined],
    ['shields', view.has(who, Disordered) && weakest(view, who, 0, 1) !== undefined],
    ['charge', open.length < 3 && nerve > 0 && weakest(view, who, 0, 1) !== undefined],
  ];
  return wishes.find(([card, isGood]) => isGood && open.includes(card))?.[0] ?? 'regroup';
}

/** Where one comes nearer to the nearest foe. @param {View} view @param {Id} who */
function nearer(view, who) {
  const [near] = foes(view, who).sort((a, b) => distance(view, who, a.id) - distance(view, who, b.id));
  return beside(view, who).sort((a, b) => Math.abs(a - near.strip) - Math.abs(b - near.strip))[0];
}

/** Half of the nerve, at least one. @param {View} view @param {Id} who */
const half = (view, who) => Math.ceil(Nerve.left(view, who) / 2);

/** Charges who is near, shoots who is far, and regroups in time. @type {import('@riposte/kernel').Policy} */
export const policy = {
  declare(view, who) {
    switch (squad(view, who).laid) {
      case 'charge': {
        const at = weakest(view, who, 0, 1);
        return at === undefined ? Hold.of(who, {}) : Charge.of(who, { at: at.id });
      }
      case 'volley': {
        const at = weakest(view, who, 1, 2);
        return at === undefined ? Hold.of(who, {}) : Volley.of(who, { at: at.id });
      }
      case 'march':
        return weakest(view, who, 0, 0) === undefined ? March.of(who, { to: nearer(view, who) }) : Hold.of(who, {});
      case 'shields':
        return Shields.of(who, {});
      case 'regroup':
        return Regroup.of(who, {});
      default:
        return Hold.of(who, {});
    }
  },
  answer(view, ask, who, about) {
    if (ask.id === ChooseCard.id) return choose(view, who);
    if (ask.id === CommitNerve.id) return half(view, who);
    const lends = ask.id === Charged.id && Nerve.left(view, who) > 1;
    return (lends ? ask.answer.candidates(view, { who, about }).find((answer) => answer !== null) : undefined) ?? ask.fallback(view, who, about);
  },
};
