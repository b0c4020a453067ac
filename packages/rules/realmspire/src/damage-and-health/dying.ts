import {
  type Condition,
  defineChange,
  defineCondition,
  defineIntent,
  defineRoll,
  end,
  endAll,
  give,
  type Id,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { pay, primary } from '../actions-in-combat/action-points.ts';
import { bonus, fighter, fighters } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { isWithin } from '../positioning/distances.ts';
import { Prone } from '../positioning/prone.ts';
import { Hurt } from './health.ts';
import { Unconscious } from './unconscious.ts';

/** Has fallen, and lies there (R-DYING). */
export const Down = defineCondition('down', { rule: 'R-DYING', title: 'down' });

/** Failed tests as the value (R-DYING). @rule RS-HLT-001 */
export const Dying = defineCondition('dying', { rule: 'R-DYING', title: 'dying', each: sinkOrHold });

/** Failed tests that kill (R-DYING). */
const FATAL = 3;

/** At each start of a round the dying test Endurance; the third failure kills (R-DYING). */
function sinkOrHold(play: Play, who: Id, dying: Condition): void {
  if (test(play, EnduranceRoll, who, -1, skillTest('endurance')) > 0) return;
  end(play, who, dying.id);
  if (dying.value + 1 < FATAL) give(play, who, Dying, { value: dying.value + 1 });
  else kill(play, who);
}

/** Dead (R-DYING). */
export const Dead = defineCondition('dead', { rule: 'R-DYING', title: 'dead' });

/** The points that it costs as the value (R-CONDITIONS). */
export const Bleeding = defineCondition('bleeding', { rule: 'R-CONDITIONS', title: 'bleeding', each: bleed });

/** Blood is lost at each start of a turn (R-CONDITIONS). */
function bleed(play: Play, who: Id, { value }: Condition): void {
  Hurt(play, who, value);
  fall(play, who, false);
}

export const EnduranceRoll = defineRoll('endurance', { rule: 'R-DYING', title: 'Endurance' });
export const MedicineRoll = defineRoll('medicine', { rule: 'R-DYING', title: 'Medicine' });

export const Died = defineChange('died', (_store, _who: Id): void => {}, { say: (name, who) => `${name(who)} dies` });

/** The unconscious fall; beyond twice END below 0, or struck when already down (`wasDown`), they are dying (R-DYING). @rule RS-HLT-001 */
export function fall(play: Play, who: Id, wasDown: boolean): void {
  if (!play.has(who, Unconscious) || play.has(who, Dead)) return;
  give(play, who, Prone);
  give(play, who, Down);
  const { health, endurance } = fighter(play, who);
  if (wasDown || health < -2 * bonus(endurance)) give(play, who, Dying);
}

/** Death. */
export function kill(play: Play, who: Id): void {
  endAll(play, who, Dying);
  give(play, who, Dead);
  Died(play, who);
}

/** Whom a fighter can tend: friends within touch and itself, if they are dying or bleed. */
function patients(view: View, by: Id): Id[] {
  const { side } = fighter(view, by);
  return fighters(view).flatMap((friend) => (friend.side === side && isWithin(view, by, friend.id, 1) && needsCare(view, friend.id) ? [friend.id] : []));
}

const needsCare = (view: View, who: Id): boolean => view.has(who, Dying) || view.has(who, Bleeding);

/** Binds wounds: bleeding ends, the dying are saved by a Medicine test (R-DYING). */
export const Tend = defineIntent<{ readonly patient: Id }>('tend', {
  rule: 'R-DYING',
  title: 'Tend',
  tags: ['primary'],
  available: primary('tend'),
  params: { patient: oneOf({ rule: 'R-DYING', candidates: (view, { by }) => patients(view, by) }) },
  perform(play, by, { patient }) {
    pay(play, by, 'tend');
    return tend(play, by, patient);
  },
});

/** Binds a wound. Returns whether the patient is out of danger (R-DYING). */
export function tend(play: Play, by: Id, patient: Id): boolean {
  endAll(play, patient, Bleeding);
  if (!play.has(patient, Dying)) return true;
  if (test(play, MedicineRoll, by, patient, skillTest('medicine')) === 0) return false;
  endAll(play, patient, Dying);
  return true;
}
