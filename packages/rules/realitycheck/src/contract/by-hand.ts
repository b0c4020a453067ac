import { type ConditionDef, carried, end, endAll, extend, give, type Id, NOBODY, type Play } from '@riposte/kernel';
import type { ByHand, SaidByHand } from '@riposte/ruleset';
import { Favoured } from '../actions/checks.ts';
import { Halted } from '../attacks/brace.ts';
import { Undaunted } from '../attacks/intimidate.ts';
import { Surprised } from '../attacks/surprise.ts';
import { Calmed } from '../conditions/calmed.ts';
import { Exhausted } from '../conditions/exhausted.ts';
import { Exposed, Unguarded } from '../conditions/exposed.ts';
import { fallProne, Kneeling, Prone } from '../conditions/prone.ts';
import { Ignoring } from '../conditions/shake-off.ts';
import { Shaken } from '../conditions/shaken.ts';
import { fighter } from '../fighters/fighter.ts';
import { Raging } from '../fighters/rage.ts';
import { comeTo } from '../harm/death.ts';
import { comeAlive } from '../harm/game-master.ts';
import { Dead, Unconscious } from '../harm/unconscious.ts';
import { Conjured } from '../magic/conjured.ts';
import { PAIRS_BY_HAND } from '../maneuvers/pairs.ts';
import { standAt } from '../movement/company.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { comeBack } from '../rounds/game-master.ts';
import { areAllies, Gone, SURRENDERS, Surrendered } from '../rounds/presence.ts';
import { takePrisoner } from '../rounds/surrender.ts';
import { ruled } from '../rulings.ts';

const plainly =
  (def: ConditionDef): ByHand['give'] =>
  (play, on, said) => {
    give(play, on, def, said);
  };

/** Of two of the same kind, value and source the longer counts. @rule RC-CND-001 RC-DTH-005 */
function renewing(def: ConditionDef): ByHand {
  return {
    give(play, on, said) {
      const { source = NOBODY, value = 0, until } = said;
      const known = carried(play, on, def).find((one) => one.parent < 0 && one.source === source && one.value === value);
      if (known === undefined) give(play, on, def, said);
      else if (known.clock >= 0 && until !== undefined && until.at > known.at) extend(play, on, known.id, until);
      else if (known.clock >= 0 && until === undefined) replace(play, on, def, known.id, said);
    },
  };
}

function replace(play: Play, on: Id, def: ConditionDef, known: number, said: SaidByHand): void {
  end(play, on, known);
  give(play, on, def, said);
}

/** Until the end of this round (1), or of the next (2), by the book's own word. @rule RC-EXP-003 RC-UNG-004 RC-SUR-003 */
const forRounds = (def: ConditionDef, rounds: number): ByHand => ({ give: plainly(def), usual: (view) => untilEndOfRound(view, rounds) });

/** What goes with conditions that a scenario or the game master gives or ends. */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  ...PAIRS_BY_HAND,
  ...Object.fromEntries([Unguarded, Surprised, Halted, Ignoring, Favoured, Conjured, Undaunted].map((def) => [def.id, forRounds(def, 1)])),
  ...Object.fromEntries([Raging, Calmed].map((def) => [def.id, forRounds(def, 2)])),
  [Exposed.id]: { ...renewing(Exposed), usual: (view) => untilEndOfRound(view, ruled(view).exposedRounds) },
  [Exhausted.id]: renewing(Exhausted),
  [Shaken.id]: renewing(Shaken),
  [Unconscious.id]: {
    ...renewing(Unconscious),
    end(play, on, { id }) {
      end(play, on, id);
      comeTo(play, on);
    },
  },
  [Prone.id]: {
    give(play, on) {
      if (!play.has(on, Prone)) fallProne(play, on);
    },
  },
  [Kneeling.id]: {
    give(play, on, said) {
      endAll(play, on, Prone);
      give(play, on, Kneeling, said);
    },
  },
  [Surrendered.id]: {
    lacks(view, on, { source = NOBODY }) {
      return source > 0 && areAllies(view, source, on) ? { path: ['by'], expected: 'a foe, whose prisoner one becomes' } : null;
    },
    give(play, on, said) {
      endAll(play, on, Surrendered);
      if (said.value === SURRENDERS.indexOf('accepted')) takePrisoner(play, said.source ?? NOBODY, on);
      else give(play, on, Surrendered, said);
    },
  },
  [Dead.id]: { give: plainly(Dead), end: (play, on) => comeAlive(play, on) },
  [Gone.id]: {
    give: plainly(Gone),
    end(play, on) {
      comeBack(play, on);
      standAt(play, on, fighter(play, on).place);
    },
  },
};
