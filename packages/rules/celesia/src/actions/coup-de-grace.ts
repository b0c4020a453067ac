import { defineIntent, type Id, type IntentContext, oneOf } from '@riposte/kernel';
import { AttackMade } from '../attack/attack.ts';
import { bySize } from '../attack/size-differences.ts';
import { opponents } from '../fighters/fighter.ts';
import { weaponOf } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { saveAfter, saveDue, wound } from '../injuries/wounds.ts';
import { inReach } from '../positioning/reach.ts';
import { needsGreater, payGreater } from '../rounds/action-points.ts';
import { refuseSurrender } from '../rounds/yielded.ts';
import { alive } from '../stamina/dead.ts';
import { Helpless } from '../stamina/helpless.ts';
import { strain } from '../stamina/strain.ts';
import { checkTarget } from './melee.ts';

const SURE_DEGREES = 3;

interface Finishing {
  readonly weapon: Id;
  readonly at: Id;
}

/** A sure blow at the helpless: three degrees, and what size makes of them (R-ACTIONS). @rule CE-GRT-001 CE-UNC-001 CE-SIZ-003 CE-SIZ-005 */
export const CoupDeGrace = defineIntent<Finishing>('coup-de-grace', {
  rule: 'CE-GRT-001',
  title: 'Coup de grace',
  tags: ['action', 'attack'],
  available: needsGreater,
  params: {
    weapon: oneOf<IntentContext<Finishing>, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => strikers(view, by) }),
    at: oneOf<IntentContext<Finishing>, Id>({
      rule: 'CE-GRT-001',
      candidates: (view, { by, with: { weapon } }) =>
        opponents(view, by).filter((at) => alive(view, at) && view.has(at, Helpless) && inReach(view, at, by, weapon)),
      check(view, { by, with: { weapon } }, at, refuse) {
        checkTarget(view, by, at, weapon, 0, refuse);
        if (view.state.entities[at]?.kind === 'fighter' && !view.has(at, Helpless)) refuse('CE-GRT-001', 'target-not-helpless');
      },
    }),
  },
  perform(play, by, { weapon, at }) {
    payGreater(play, by);
    refuseSurrender(play, at);
    AttackMade(play, by, 1);
    const degrees = SURE_DEGREES + bySize(play, by, at);
    const due = saveDue(play, at);
    const injured = degrees >= 0 && wound(play, by, at, degrees, Math.min(degrees, weaponOf(play, weapon)!.reach));
    strain(play, at, 1 + Math.max(0, degrees));
    if (injured) saveAfter(play, at, due);
    return true;
  },
});
