import { ConditionEnded, ConditionGiven, defineCheckpoint, endAll, give, type Id, type Play } from '@riposte/kernel';
import { Carried } from '../actions-in-combat/carrying.ts';
import { Disengaged } from '../actions-in-combat/disengage.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { Braced } from '../attacking-and-defending/defence.ts';
import { Feinting } from '../attacking-and-defending/feint.ts';
import { isFighter } from '../characters/fighter.ts';
import { Mounted } from '../gear/in-hand.ts';
import { Gone } from '../initiative-structure/out-of-the-fight.ts';
import { Teleported } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { Down } from './dying.ts';
import { Hurt } from './health.ts';
import { Dead, Dying, Unconscious } from './unconscious.ts';

/** What ends when a fighter is knocked out or leaves. */
const LOST = [Braced, Feinting, Disengaged, Hidden] as const;

/** The unconscious fall, whatever knocked them out, and the dead are dying no more (R-DYING). @rule RS-HLT-001 */
export const Falls = defineCheckpoint('falls', {
  rule: 'R-DYING',
  watches: [Hurt, ConditionGiven, ConditionEnded],
  settle(play: Play, who: Id) {
    if (!isFighter(play, who)) return;
    if (play.has(who, Unconscious)) {
      give(play, who, Prone);
      give(play, who, Down);
      if (play.has(who, Dead)) endAll(play, who, Dying);
    }
    if (play.has(who, Unconscious) || play.has(who, Gone)) for (const lost of LOST) endAll(play, who, lost);
    if (play.has(who, Prone) || play.has(who, Carried)) endAll(play, who, Mounted);
  },
});

/** Who teleports leaves the saddle (R-MOUNT). */
export const LeavesTheSaddle = defineCheckpoint('leaves-the-saddle', {
  rule: 'R-MOUNT',
  watches: [Teleported],
  settle(play: Play, who: Id) {
    if (isFighter(play, who)) endAll(play, who, Mounted);
  },
});
