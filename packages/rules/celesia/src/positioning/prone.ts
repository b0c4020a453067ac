import { adds, type ConditionDef, ConditionGiven, defineCheckpoint, defineCondition, give, type Id, type View } from '@riposte/kernel';
import { AttackAdvantage, isMelee, isRanged } from '../attack/attack-roll.ts';
import { isFighter, owner } from '../fighters/fighter.ts';
import { allInjured, Fitted, Injured } from '../injuries/body.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { Flying, Landed } from './flying.ts';

/** @rule CE-PRN-001 CE-PRN-002 CE-PRN-004 CE-PRN-005 CE-PRN-007 */
export const Prone: ConditionDef = defineCondition('prone', {
  rule: 'CE-PRN-003',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-004',
      label: 'prone',
      only: 'in melee, against a standing foe',
      when: (view, _who, against, attack) => isMelee(view, attack) && !view.has(against, Prone),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-005',
      label: 'throwing while prone',
      only: 'on throws',
      when: (_view, _who, _against, { form }) => form === 'thrown',
    }),
    adds(AttackAdvantage, 1, {
      rule: 'CE-PRN-007',
      label: 'shooting while prone',
      only: 'with a weapon that is steady when prone',
      when: (view, _who, _against, { form, weapon }) => form === 'ranged' && (view.rules.things[weapon] as { steady?: boolean } | undefined)?.steady === true,
    }),
    adds(AttackAdvantage, 1, {
      rule: 'CE-PRN-001',
      label: 'against the prone',
      as: 'against',
      only: 'in melee',
      when: (view, _who, _against, attack) => isMelee(view, attack),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-002',
      label: 'against the prone',
      as: 'against',
      only: 'from afar',
      when: (_view, _who, _against, attack) => isRanged(attack),
    }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'CE-PRN-003', reason: 'prone' }],
});

/** @rule CE-FOT-008 CE-LEG-008 */
export const cannotStand = (view: View, who: Id): boolean => allInjured(view, who, 'foot') || allInjured(view, who, 'leg');

/** Who cannot stand, or faints, is prone. @rule CE-FOT-007 CE-LEG-007 CE-UNC-001 */
export const FallsProne = defineCheckpoint('falls-prone', {
  rule: 'CE-LEG-007',
  watches: [Injured, Fitted, Landed, ConditionGiven],
  settle(play, hurt) {
    const who = owner(play, hurt);
    if (!isFighter(play, who)) return;
    if ((cannotStand(play, who) || play.has(who, Unconscious)) && !play.has(who, Flying)) give(play, who, Prone);
  },
});
