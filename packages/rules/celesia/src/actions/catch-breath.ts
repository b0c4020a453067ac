import { defineIntent } from '@riposte/kernel';
import { fighter, opponents } from '../fighters/fighter.ts';
import { isAdjacent } from '../positioning/board.ts';
import { threatens } from '../positioning/flanking.ts';
import { needsStandard, payStandard } from '../rounds/action-points.ts';
import { MaxStamina, Stamina } from '../stamina/stamina.ts';

/** Gets 1 and the Constitution modifier of Stamina back, away from threats (R-ACTIONS). @rule CE-STD-001 */
export const CatchBreath = defineIntent('catch-breath', {
  rule: 'CE-STD-001',
  title: 'Catch breath',
  tags: ['action'],
  available(view, by, refuse) {
    needsStandard(view, by, refuse);
    if (fighter(view, by).con === null) refuse('CE-STA-010', 'no-stamina');
    else if (Stamina.left(view, by) >= MaxStamina(view, by)) refuse('CE-STA-001', 'stamina-full');
    if (opponents(view, by).some((foe) => isAdjacent(view, by, foe) && threatens(view, foe, by))) refuse('CE-STD-001', 'threatened');
  },
  perform(play, by) {
    payStandard(play, by);
    Stamina.gain(play, by, Math.max(0, 1 + (fighter(play, by).con ?? 0)));
    return true;
  },
});
