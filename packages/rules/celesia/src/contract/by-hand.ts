import { type ConditionDef, end, give, type Id, NOBODY, type Play } from '@riposte/kernel';
import type { ByHand, SaidByHand } from '@riposte/ruleset';
import { fighter } from '../fighters/fighter.ts';
import { dropAll, Stunned } from '../injuries/stunned.ts';
import { Exposed, Grappled, isHeldBy, letLoose, Pinned, release } from '../manoeuvres/grapple.ts';
import { nearestFree, Pushed } from '../positioning/board.ts';
import { Carried } from '../positioning/carried.ts';
import { setDown } from '../positioning/carrying.ts';
import { fallsFromTheSky } from '../positioning/falling.ts';
import { Flying, Landed } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { Dead } from '../stamina/dead.ts';
import { Unconscious } from '../stamina/unconscious.ts';

/** A condition of a whole creature brings along what the rules add to it; on one head of several it stands alone. */
const withIt = (def: ConditionDef, brings: (play: Play, who: Id, said: SaidByHand) => void): ByHand => ({
  give(play, on, said) {
    give(play, on, def, said);
    if (play.state.entities[on].kind === 'fighter') brings(play, on, said);
  },
});

/** The grappler's hold: once for each grappler. */
function takeHold(play: Play, on: Id, said: SaidByHand): void {
  if (!isHeldBy(play, on, said.source ?? NOBODY)) give(play, on, Grappled, said);
}

function fall(play: Play, who: Id): void {
  if (play.has(who, Flying)) fallsFromTheSky(play, who);
}

/** Conditions that bring others along when a scenario or the game master gives them. @rule CE-UNC-001 CE-HED-003 CE-WNG-006 CE-MNV-001 */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  [Grappled.id]: {
    give: takeHold,
    end(play, on, { id, source }) {
      letLoose(play, source, on);
      end(play, on, id);
    },
  },
  [Pinned.id]: withIt(Pinned, (play, who, { source }) => {
    takeHold(play, who, { source });
    give(play, who, Exposed, { source });
  }),
  [Prone.id]: withIt(Prone, fall),
  [Carried.id]: {
    give(play, on, said) {
      give(play, on, Carried, said);
      const carrier = said.source ?? NOBODY;
      if (carrier < 0) return;
      const { x, y, height } = fighter(play, carrier);
      Pushed(play, on, x, y);
      Landed(play, on, height);
    },
    end: (play, on) => setDown(play, on, nearestFree(play, on, fighter(play, on))),
  },
  [Unconscious.id]: withIt(Unconscious, (play, who) => {
    release(play, who);
    give(play, who, Prone);
    fall(play, who);
  }),
  [Dead.id]: withIt(Dead, (play, who) => {
    release(play, who);
    fall(play, who);
  }),
  [Stunned.id]: withIt(Stunned, (play, who) => {
    release(play, who);
    dropAll(play, who);
  }),
};
