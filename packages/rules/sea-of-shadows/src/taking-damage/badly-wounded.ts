import { adds, after, carried, defineCheckpoint, defineCondition, end, endAll, extend } from '@riposte/kernel';
import { ApTotal, OwnAp } from '../actions/action-points.ts';
import { TurnsEnding } from '../actions/turn.ts';
import { AttackAdvantage } from '../attack-and-defence/attack-dice.ts';
import { toDefences } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage } from '../characters/checks.ts';
import { fighter } from '../characters/fighter.ts';
import { FactSet } from '../characters/set-facts.ts';
import { Healed, hasFullHp } from './hit-points.ts';
import { Stunned } from './stunned.ts';

/** Every roll disadvantaged, AP halved, no magic. @rule SS-BAD-003 SS-BAD-004 SS-BAD-006 */
export const BadlyWounded = defineCondition('badly-wounded', {
  rule: 'SS-BAD-003',
  title: 'badly wounded',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'SS-BAD-003', label: 'badly wounded' }),
    ...toDefences(-1, { rule: 'SS-BAD-003', label: 'badly wounded' }),
    // The penalty holds once awake, so a survival roll after a new knockout does not suffer it.
    adds(CheckAdvantage, -1, {
      rule: 'SS-BAD-003',
      label: 'badly wounded',
      only: 'on checks other than survival',
      when: (_view, _who, _against, check) => check.roll !== 'survival',
    }),
    adds(ApTotal, 2, { rule: 'SS-BAD-004', label: 'badly wounded', stage: 'halve' }),
    adds(OwnAp, 2, { rule: 'SS-BAD-004', label: 'badly wounded', stage: 'halve' }),
  ],
  forbids: [{ tags: ['magic'], rule: 'SS-BAD-006', reason: 'badly-wounded' }],
});

/** With full HP the penalties end, and so does a long stun, though not before a turn has passed. @rule SS-BAD-007 SS-HEA-008 SS-HEA-010 */
export const FullyRestored = defineCheckpoint('fully-restored', {
  rule: 'SS-BAD-007',
  watches: [Healed, FactSet],
  settle(play, who) {
    if (!hasFullHp(play, who)) return;
    endAll(play, who, BadlyWounded);
    for (const { id, value } of carried(play, who, Stunned)) {
      if (value === 0) continue;
      if (fighter(play, who).turns >= value) end(play, who, id);
      else extend(play, who, id, after(play, TurnsEnding, who, 1));
    }
  },
});
