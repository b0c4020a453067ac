import { defineChange, defineIntent, defineRoll, GM, type Id, type View } from '@riposte/kernel';
import { check, checkDice } from '../characters/checks.ts';
import { fighter, SCENE, type Scene } from '../characters/fighter.ts';
import { type Rank, TOP_RANK } from '../characters/ladder.ts';
import { Wielded } from '../equipment/arms.ts';
import { weaponAt } from '../equipment/weapon.ts';
import { Mounted, mountOf, Ridden } from '../mounted-combat/mounted.ts';
import { Surprised, WeaponReady } from '../problematic-situations/surprised.ts';
import { ruled } from '../rulings.ts';

export const OrderRoll = defineRoll('turn-order', { rule: 'SS-SUR-002', title: 'turn order' });
export const TieRoll = defineRoll('tie', { rule: 'SS-SUR-002', title: 'tie-break' });

/** The order of turns was rolled. */
export const OrderSet = defineChange('order-set', (store, _scene: Id, order: readonly Id[]): void => {
  const s = store.edit(SCENE) as Scene;
  s.order = order;
  s.turn = -1;
});

/** REF rolls at the start set the order: highest first, ties by higher REF die, then at random. @rule SS-SUR-001 SS-SUR-002 */
export const RollOrder = defineIntent('roll-order', {
  rule: 'SS-SUR-002',
  title: 'Roll for turn order',
  automatic: true,
  perform(play) {
    const rolls: Initiative[] = [];
    for (const { kind, id: who } of play.state.entities) {
      if (kind !== 'fighter') continue;
      const { ref } = fighter(play, who);
      const roll = play.roll(OrderRoll, who, checkDice(play, who, who, ORDER));
      rolls.push({ who, roll, ref, tie: 0 });
      if (play.has(who, Surprised) && hasWeaponToReady(play, who) && !play.ask(WeaponReady, GM, { who })) Wielded(play, who, -1);
    }
    const turns = rolls.filter(({ who }) => !play.has(who, Ridden));
    for (const turn of turns) if (play.has(turn.who, Mounted)) takeBetter(play, rolls, turn);
    for (const turn of turns) if (isTied(turns, turn)) turn.tie = play.roll(TieRoll, turn.who, ruled(play).dice(TIE_RANK, 0));
    const order: Id[] = [];
    for (const who of inOrder(turns)) {
      if (play.has(who, Mounted)) order.push(mountOf(play, who));
      order.push(who);
    }
    OrderSet(play, SCENE, order);
    return true;
  },
});

/** Teeth and claws are always ready. @rule SS-SUR-004 */
const hasWeaponToReady = (view: View, who: Id): boolean => weaponAt(view, fighter(view, who).weapon)?.natural !== true;

const ORDER = check('turn-order', 'REF');

/** A pair comes where the better of the two would. The mount stands before its rider and has no own turn. @rule SS-MNT-003 */
function takeBetter(view: View, rolls: readonly Initiative[], rider: Initiative): void {
  const mount = rolls.find(({ who }) => who === mountOf(view, rider.who))!;
  if (!comesBefore(mount, rider)) return;
  rider.roll = mount.roll;
  rider.ref = mount.ref;
}

/** What decides when a fighter's turn comes: its roll, then its REF, then the tie-break roll. */
interface Initiative {
  readonly who: Id;
  roll: number;
  ref: Rank;
  tie: number;
}

const isTied = (rolls: readonly Initiative[], turn: Initiative): boolean =>
  rolls.some((other) => other !== turn && other.roll === turn.roll && other.ref === turn.ref);

/** The place of each is the number of those who come before it. */
function inOrder(rolls: readonly Initiative[]): Id[] {
  const order = rolls.map(({ who }) => who);
  for (const turn of rolls) {
    const place = rolls.filter((other) => comesBefore(other, turn)).length;
    order[place] = turn.who;
  }
  return order;
}

function comesBefore(a: Initiative, b: Initiative): boolean {
  if (a.roll !== b.roll) return a.roll > b.roll;
  if (a.ref !== b.ref) return a.ref > b.ref;
  if (a.tie !== b.tie) return a.tie > b.tie;
  return a.who < b.who;
}

/** Ties are broken by the largest die. */
const TIE_RANK: Rank = TOP_RANK;
