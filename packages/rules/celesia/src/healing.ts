import { carried, defineAsk, defineChange, end, endAll, type Id, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { isDestroyed, severityOf } from './body.ts';
import { FROM_EXHAUSTION, Unconscious } from './conditions.ts';
import { bodyPart, type Fighter, fighter, nameOf, owner, type Part } from './fighter.ts';
import { mostHeadsHave } from './heads.ts';
import { MaxExhaustion, MaxStamina } from './numbers.ts';
import { Recovering, Untreated } from './postures.ts';
import { Exhaustion, Stamina } from './stamina.ts';
import { Stowed } from './weapon.ts';

export const Healed = defineChange(
  'healed',
  (store, part: Id, to: number): void => {
    (store.edit(part) as Part).injuries = to;
  },
  { say: (name, part, to) => `${name(part)} is better: ${to} ${to === 1 ? 'injury is' : 'injuries are'} left` },
);

/** One injury is healed at once, an untreated one before those that recover. @rule CE-INJ-016 */
export function heal(play: Play, part: Id): void {
  const [healed] = [...carried(play, part, Untreated), ...carried(play, part, Recovering)];
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

const KNOCKED_OUT = 3;

/** A head that is healed is knocked out no longer, nor its owner when it was most of the heads. @rule CE-HED-010 */
function wakeFromHeadInjury(play: Play, part: Id): void {
  if (bodyPart(play, part).part !== 'head') return;
  const who = owner(play, part);
  const wakes = (bearer: Id): void => {
    for (const one of carried(play, bearer, Unconscious)) if (one.value !== FROM_EXHAUSTION) end(play, bearer, one.id);
  };
  wakes(part);
  if (!mostHeadsHave(play, who, KNOCKED_OUT)) wakes(who);
}

/** What stands in for a part; -1 = nothing. */
export const Fitted = defineChange(
  'fitted',
  (store, part: Id, gear: number): boolean => {
    if ((store.state.entities[part] as Part).prosthetic === gear) return false;
    (store.edit(part) as Part).prosthetic = gear;
    return true;
  },
  { say: (name, part, gear) => `${gear < 0 ? 'nothing' : 'something'} stands in for ${name(part)}` },
);

/** A destroyed part is whole again, and what stood in for it comes off. @rule CE-INJ-018 CE-INJ-019 */
export function regrow(play: Play, part: Id): void {
  const { of, prosthetic } = bodyPart(play, part);
  if (prosthetic >= 0) Stowed(play, of, [...fighter(play, of).belt, prosthetic]);
  Fitted(play, part, NOBODY);
  endAll(play, part, Untreated);
  endAll(play, part, Recovering);
  Healed(play, part, 0);
  wakeFromHeadInjury(play, part);
}

export const StrainEased = defineChange(
  'strain-eased',
  (store, who: Id, points: number): void => {
    (store.edit(who) as Fighter).strain -= points;
  },
  { say: (name, who, points) => `${name(who)} recovers from ${points} strain` },
);

/** So much strain goes, and the Stamina that it cost comes back. */
export function easeStrain(play: Play, who: Id, points: number): void {
  const eased = Math.min(points, fighter(play, who).strain);
  if (eased === 0) return;
  StrainEased(play, who, eased);
  Stamina.gain(play, who, eased);
}

/** Everything that a night's sleep gives back; it wakes nobody from a coma (R-REST). @rule CE-STA-007 CE-HED-010 */
export function refresh(play: Play, who: Id): void {
  if (fighter(play, who).con === null) return;
  easeStrain(play, who, fighter(play, who).strain);
  Stamina.refill(play, who, MaxStamina(play, who));
  Exhaustion.refill(play, who, MaxExhaustion(play, who));
  for (const one of carried(play, who, Unconscious)) if (one.value === FROM_EXHAUSTION) end(play, who, one.id);
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
  because: (view, _who, { at }) => `which injury of ${nameOf(view, at)} is mended?`,
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
  because: (view, _who, { at }) => `which destroyed part of ${nameOf(view, at)} grows again?`,
  open: (view, _who, { at }) => regrowable(view, at).length > 0,
  answer: oneOf({ rule: 'CE-INJ-018', candidates: (view, { about }) => regrowable(view, about.at) }),
  fallback: (view, _who, { at }) => regrowable(view, at)[0] ?? NOBODY,
});
