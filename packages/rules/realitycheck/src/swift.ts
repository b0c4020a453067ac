import { type AnyIntent, defineIntent, type Id, type View } from '@riposte/kernel';
import { foes, inReach, strike, target } from './attack.ts';
import { conscious, Unguarded } from './conditions.ts';
import { DoneThisRound, type Pay, payment, payWhole, priced, purse } from './energy.ts';
import { fighter } from './fighter.ts';
import { metresBetween } from './grid.ts';
import { maximumReach, weaponOf } from './weapon.ts';

/** A melee attack for one Energy as an Immediate Interrupt, once a round, at who is open to it. @rule RC-SWF-001 RC-SWF-002 RC-SWF-004 RC-SWF-005 RC-INT-001 */
export const SwiftAttack = defineIntent<{ readonly at: Id; readonly pay: Pay }>('swift-attack', {
  rule: 'RC-SWF-001',
  title: 'Swift Attack',
  tags: ['interrupt', 'attack'],
  available(view, by, refuse) {
    if (weaponOf(view, by) === null) refuse('RC-MEL-008', 'no melee weapon in hand');
    if (fighter(view, by).swift) refuse('RC-SWF-004', 'one Swift Attack in a round');
  },
  params: { at: target(), pay: payment(() => 1) },
  check(view, by, { at }, refuse) {
    if (!isOpenTo(view, by, at)) refuse('RC-SWF-005', 'the target is on its guard and does not pass through the maximum reach');
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { at, pay }) {
    DoneThisRound(play, by, 'swift');
    payWhole(play, by, 1, pay);
    return conscious(play, by) && strike(play, by, at);
  },
});

/** The unguarded are open to everybody, who moves is open where the reach ends. @rule RC-UNG-002 RC-SWF-005 RC-SWF-006 RC-SWF-008 */
function isOpenTo(view: View, by: Id, at: Id): boolean {
  return view.has(at, Unguarded) || (isMoving(view, at) && metresBetween(view, by, at) === maximumReach(view, by));
}

/** Whether the action now under way is a movement of theirs. Agile Moves are none: they interrupt. */
function isMoving(view: View, who: Id): boolean {
  const action = view.doing.findLast(isAction);
  return action !== undefined && action.by === who && action.def.tags.includes('movement');
}

const isAction = (intent: AnyIntent): boolean => intent.def.tags.includes('action');

/** Cheap: whether somebody could strike swiftly at all now. @rule RC-SWF-004 */
export function mayStrikeSwiftly(view: View, who: Id): boolean {
  return (
    !fighter(view, who).swift && conscious(view, who) && purse(view, who) > 0 && foes(view, who).some((at) => inReach(view, who, at) && isOpenTo(view, who, at))
  );
}
