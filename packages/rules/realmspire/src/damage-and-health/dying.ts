import {
  type ConditionDef,
  carried,
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
import { Prone, Unconscious } from './unconscious.ts';
import { bonus, fighter, fighters } from '../characters/fighter.ts';
import { skillTest } from '../characters/target-number.ts';
import { test } from '../characters/skill-test.ts';
import { isWithin } from '../positioning/distances.ts';

/** Failed tests that kill (R-DYING). */
const FATAL = 3;

/** Failed tests as the value (R-DYING). @rule RS-HLT-001 */
export const Dying = defineCondition('dying', { rule: 'R-DYING', title: 'dying' });
export const Dead = defineCondition('dead', { rule: 'R-DYING', title: 'dead' });
/** Loses so many points as the value at each start of its turn (R-CONDITIONS). */
export const Bleeding = defineCondition('bleeding', { rule: 'R-CONDITIONS', title: 'bleeding' });

/** Has fallen, and lies there (R-DYING). */
export const Down = defineCondition('down', { rule: 'R-DYING', title: 'down' });

export const CONDITIONS: readonly ConditionDef[] = [Dying, Dead, Bleeding, Down];

export const EnduranceRoll = defineRoll('endurance', { rule: 'R-DYING', title: 'Endurance' });
export const MedicineRoll = defineRoll('medicine', { rule: 'R-DYING', title: 'Medicine' });

export const Died = defineChange('died', (_store, _who: Id): void => {}, { say: (name, who) => `${name(who)} dies` });

/** Whoever is unconscious now falls; beyond twice END below 0, or struck when it already was (`wasDown`), it is dying (R-DYING). @rule RS-HLT-001 */
export function fallen(play: Play, who: Id, wasDown: boolean): void {
  if (!play.has(who, Unconscious) || play.has(who, Dead)) return;
  give(play, who, Prone);
  give(play, who, Down);
  const { health, endurance } = fighter(play, who);
  if (wasDown || health < -2 * bonus(endurance)) give(play, who, Dying);
}

/** At the start of a round the dying test Endurance; the third failure kills (R-DYING). */
export function sinkOrHold(play: Play, who: Id): void {
  const [dying] = carried(play, who, Dying);
  if (dying === undefined || test(play, EnduranceRoll, who, -1, skillTest('endurance')) > 0) return;
  end(play, who, dying.id);
  if (dying.value + 1 < FATAL) give(play, who, Dying, { value: dying.value + 1 });
  else die(play, who);
}

/** Dies. */
export function die(play: Play, who: Id): void {
  endAll(play, who, Dying);
  give(play, who, Dead);
  Died(play, who);
}

/** Whom one can tend: friends and oneself within touch who are dying or bleed. */
function patients(view: View, by: Id): Id[] {
  const { side } = fighter(view, by);
  return fighters(view).flatMap((one) => (one.side === side && isWithin(view, by, one.id, 1) && needsCare(view, one.id) ? [one.id] : []));
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

/** Binds a wound; whether the patient is out of danger (R-DYING). */
export function tend(play: Play, by: Id, patient: Id): boolean {
  endAll(play, patient, Bleeding);
  if (!play.has(patient, Dying)) return true;
  if (test(play, MedicineRoll, by, patient, skillTest('medicine')) === 0) return false;
  endAll(play, patient, Dying);
  return true;
}
