import { carried, defineAsk, defineChange, defineCondition, end, endAll, type Id, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { bodyPart, fighter, type Part } from '../fighters/fighter.ts';
import { Stowed } from '../gear/take-and-drop.ts';
import { Fitted, isDestroyed, severityOf } from './body.ts';
import { wakeFromHeadInjury } from './heads.ts';

/** An untreated injury of its part; it may worsen when its day is over. @rule CE-INJ-010 */
export const Untreated = defineCondition('untreated', { rule: 'CE-INJ-010', title: 'untreated', stacks: true });

/** A treated injury of its part, until it is healed. @rule CE-INJ-014 CE-INJ-015 */
export const Recovering = defineCondition('recovering', { rule: 'CE-INJ-014', title: 'recovering', stacks: true });

export const Healed = defineChange('healed', (store, part: Id, to: number): void => {
  (store.edit(part) as Part).injuries = to;
});

/** One injury is healed at once, an untreated one before those that recover, or the other way round. @rule CE-INJ-016 */
export function heal(play: Play, part: Id, treatedFirst = false): void {
  const [untreated, recovering] = [carried(play, part, Untreated), carried(play, part, Recovering)];
  const [healed] = treatedFirst ? [...recovering, ...untreated] : [...untreated, ...recovering];
  if (healed !== undefined) end(play, part, healed.id);
  lessen(play, part);
}

/** One injury less, with the effects of its count; the highest goes first. @rule CE-INJ-014 CE-EAR-004 CE-EYE-006 */
export function lessen(play: Play, part: Id): void {
  const { injuries } = bodyPart(play, part);
  if (injuries === 0) return;
  Healed(play, part, injuries - 1);
  wakeFromHeadInjury(play, part);
}

/** What stands in for a part comes off. @rule CE-INJ-019 */
export function takeOff(play: Play, part: Id): void {
  const { of, prosthetic } = bodyPart(play, part);
  if (prosthetic >= 0) Stowed(play, of, [...fighter(play, of).belt, prosthetic]);
  Fitted(play, part, NOBODY);
}

/** A destroyed part is whole again, and what stood in for it comes off. @rule CE-INJ-018 CE-INJ-019 */
export function regrow(play: Play, part: Id): void {
  takeOff(play, part);
  endAll(play, part, Untreated);
  endAll(play, part, Recovering);
  Healed(play, part, 0);
  wakeFromHeadInjury(play, part);
}

interface Mending {
  readonly at: Id;
  /** Highest severity that can be mended, a place in SEVERITIES. */
  readonly upTo: number;
}

const mendable = (view: View, { at, upTo }: Mending): Id[] =>
  fighter(view, at).parts.filter((part) => bodyPart(view, part).injuries > 0 && !isDestroyed(view, part) && severityOf(view, part) <= upTo);

/** Which injury a spell or a potion heals. @rule CE-INJ-016 */
export const ChooseMend = defineAsk<Mending, Id>('choose-mend', {
  rule: 'CE-INJ-016',
  open: (view, _who, about) => mendable(view, about).length > 0,
  answer: oneOf({ rule: 'CE-INJ-016', candidates: (view, { about }) => mendable(view, about) }),
  fallback: (view, _who, about) =>
    mendable(view, about).reduce((best, part) => (best < 0 || severityOf(view, part) > severityOf(view, best) ? part : best), NOBODY),
});

/** What can be regrown: destroyed, and not merely lost with what it sat on. @rule CE-INJ-018 */
const regrowable = (view: View, at: Id): Id[] =>
  fighter(view, at).parts.filter((part) => {
    const { on } = bodyPart(view, part);
    return isDestroyed(view, part) && (on < 0 || !isDestroyed(view, on));
  });

export const ChooseRegrow = defineAsk<{ readonly at: Id }, Id>('choose-regrow', {
  rule: 'CE-INJ-018',
  open: (view, _who, { at }) => regrowable(view, at).length > 0,
  answer: oneOf({ rule: 'CE-INJ-018', candidates: (view, { about }) => regrowable(view, about.at) }),
  fallback: (view, _who, { at }) => regrowable(view, at)[0] ?? NOBODY,
});
