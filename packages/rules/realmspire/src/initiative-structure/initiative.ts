import { defineChange, defineIntent, defineQuery, defineRoll, die, type Id, type Play, plainSum, type View } from '@riposte/kernel';
import { bonus, type Fighter, fighter, fighters } from '../characters/fighter.ts';
import { SCENE, type Scene, scene } from './scene.ts';

/** Points added to the die of initiative. @rule RS-INI-005 RS-INI-006 */
export const InitiativeBonus = defineQuery('initiative bonus', {
  rule: 'RS-INI-005',
  from: 'Initiative of a player, PER of others',
  base: (view, who) => {
    const { player, initiative, perception } = fighter(view, who);
    return player ? initiative : bonus(perception);
  },
  combine: plainSum,
});

export const InitiativeRoll = defineRoll('initiative', { rule: 'RS-INI-005', title: 'initiative' });
export const TieRoll = defineRoll('tie', { rule: 'RS-INI-008', title: 'tie-break' });
const D6 = die(6);
const DRAW = die(1000);

export const OrderSet = defineChange(
  'order-set',
  (store, _scene: Id, order: readonly Id[]): void => {
    (store.edit(SCENE) as Scene).order = order;
  },
  { secret: true },
);

/** Whose turns of this round are still to come. */
export const QueueSet = defineChange(
  'queue-set',
  (store, _scene: Id, queue: readonly Id[]): void => {
    (store.edit(SCENE) as Scene).queue = queue;
  },
  { secret: true },
);

/** The total of an initiative. */
export const InitiativeRolled = defineChange('initiative-rolled', (store, who: Id, total: number): void => {
  (store.edit(who) as Fighter).rolled = total;
});

/** The highest first; ties by Agility, then players first, then by lot; once per encounter. @rule RS-INI-008 RS-OVW-008 RS-OVW-017 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'RS-INI-008',
  title: 'Roll initiative',
  automatic: true,
  perform(play) {
    const rolls = fighters(play).map((owner) => ({ owner, total: initiativeOf(play, owner), lot: 0 }));
    for (const roll of rolls) if (rolls.some((other) => other !== roll && isTied(roll, other))) roll.lot = play.roll(TieRoll, roll.owner.id, DRAW);
    for (const { owner, total } of rolls) InitiativeRolled(play, owner.id, total);
    rolls.sort(inTurnOrder);
    OrderSet(
      play,
      SCENE,
      rolls.map(({ owner }) => owner.id),
    );
    return true;
  },
});

/** Players add their Initiative to the die, others PER. @rule RS-INI-005 RS-INI-006 */
const initiativeOf = (play: Play, { id }: Fighter): number => InitiativeBonus(play, id) + play.roll(InitiativeRoll, id, D6);

/** An initiative: the total, and the lot where it is tied. */
interface Initiative {
  readonly owner: Fighter;
  readonly total: number;
  readonly lot: number;
}

/** The turn order in which a fighter, also a new one, has another total; of equal totals who was ahead stays ahead. */
export function orderWith(view: View, who: Id, total: number): Id[] {
  const order = [...new Set([...scene(view).order, who])];
  const totalOf = (id: Id): number => (id === who ? total : (fighter(view, id).rolled ?? 0));
  return [...order].sort((a, b) => totalOf(b) - totalOf(a) || order.indexOf(a) - order.indexOf(b));
}

const isTied = (a: Initiative, b: Initiative): boolean => a.total === b.total && a.owner.agility === b.owner.agility && a.owner.player === b.owner.player;

function inTurnOrder(a: Initiative, b: Initiative): number {
  const byPlayer = Number(b.owner.player) - Number(a.owner.player);
  return b.total - a.total || b.owner.agility - a.owner.agility || byPlayer || b.lot - a.lot || a.owner.id - b.owner.id;
}
