import { adds, defineCondition, defineIntent, endAll } from '@riposte/kernel';
import { needsAp, payMajor } from '../actions/action-points.ts';
import { AttackAdvantage, isMelee, isPhysical } from '../attack-and-defence/attack-dice.ts';
import { toDefences } from '../attack-and-defence/defence-dice.ts';
import { weaponAt } from '../equipment/weapon.ts';

/** On the ground: crawls only; physical attacks and defences against melee are disadvantaged. @rule SS-PRN-001 SS-PRN-002 SS-PRN-003 SS-PRN-004 */
export const Prone = defineCondition('prone', {
  rule: 'SS-PRN-001',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-PRN-002',
      label: 'prone',
      only: 'on physical attacks, with a weapon that needs a stand',
      when: (view, _who, _against, attack) => isPhysical(attack) && weaponAt(view, attack.weapon)?.usableProne !== true,
    }),
    ...toDefences(-1, { rule: 'SS-PRN-004', label: 'prone', only: 'against melee attacks', when: (_view, _who, _against, defence) => isMelee(defence.attack) }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'SS-PRN-001', reason: 'prone-crawl' }],
});

/** Gets up: a major action. @rule SS-PRN-005 */
export const StandUp = defineIntent('stand-up', {
  rule: 'SS-PRN-005',
  title: 'Stand up',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    if (!view.has(by, Prone)) refuse('SS-PRN-005', 'not-prone');
    needsAp(view, by, refuse);
  },
  perform(play, by) {
    payMajor(play, by);
    endAll(play, by, Prone);
    return true;
  },
});
