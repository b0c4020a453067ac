import { adds, carried, defineCondition, defineIntent, give, type Id, oneOf, type View } from '@riposte/kernel';
import { DefenceValue } from '../attack/defence-value.ts';
import { grips, shieldOf } from '../gear/in-hand.ts';
import { isUseless } from '../injuries/body.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';

/** Its source is the hand, its value the shield's bonus. A ready shield cannot be used for anything else. @rule CE-SHD-002 CE-SHD-003 CE-DEF-008 */
export const ShieldReady = defineCondition('shield-ready', {
  rule: 'CE-SHD-002',
  title: 'shield ready',
  stacks: true,
  contributes: [
    adds(DefenceValue, (_view, _who, _against, _contact, held) => held!.value, {
      rule: 'CE-SHD-002',
      label: 'shield',
      only: 'against more than a touch',
      when: (_view, _who, _against, contact) => !contact.touch,
    }),
  ],
});

/** Whether a hand's shield is ready, and so fit for nothing else. @rule CE-SHD-003 */
export const isReadied = (view: View, who: Id, hand: Id): boolean => carried(view, who, ShieldReady).some((condition) => condition.source === hand);

/** Each shield takes a separate action. @rule CE-SHD-001 CE-SHD-002 CE-ARM-004 */
export const ReadyShield = defineIntent<{ readonly hand: Id }>('ready-shield', {
  rule: 'CE-SHD-001',
  title: 'Ready shield',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!grips(view, by).some((hand) => shieldOf(view, hand) !== null)) refuse('CE-SHD-001', 'no-shield');
  },
  params: {
    hand: oneOf({
      rule: 'CE-SHD-001',
      candidates: (view, { by }) => grips(view, by).filter((hand) => shieldOf(view, hand) !== null),
      check(view, { by }, hand, refuse) {
        if (!grips(view, by).includes(hand) || shieldOf(view, hand) === null) refuse('CE-SHD-001', 'no-shield-there');
        else if (isUseless(view, hand)) refuse('CE-ARM-004', 'too-hurt-for-shield');
        else if (isReadied(view, by, hand)) refuse('CE-SHD-001', 'shield-ready-already');
      },
    }),
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    give(play, by, ShieldReady, { source: hand, value: shieldOf(play, hand)!.shield, until: startOfNextTurn(play, by) });
    return true;
  },
});
