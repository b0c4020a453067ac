import { defineIntent, GM, type Id, type IntentContext, oneOf, type Param, type Play, type View } from '@riposte/kernel';
import { bodyPart, fighter, fighters, nameOf } from '../fighters/fighter.ts';
import { AT_ANY_TIME, amount } from '../fighters/game-master.ts';
import { fallFrom } from '../positioning/falling.ts';
import { alive } from '../stamina/dead.ts';
import { loseBlood } from '../stamina/dying.ts';
import { loseStamina } from '../stamina/stamina.ts';
import { strain } from '../stamina/strain.ts';
import { isBeyond, isDestroyed } from './body.ts';
import { heal, regrow } from './healing.ts';
import { bandage } from './treatment.ts';
import { injure, saveAfter, saveDue, wound } from './wounds.ts';

const hurtable = (view: View): Id[] => fighters(view).flatMap(({ id, parts }) => (alive(view, id) ? parts.filter((part) => !isDestroyed(view, part)) : []));

type Doing = (play: Play, who: Id, amount: number) => void;

/** What harms and how: injuries by degrees, a fall of so many feet, points of strain, of Stamina damage, of bleed damage (R-HARM). */
const CAUSES = {
  hazard(play, who, degrees) {
    const due = saveDue(play, who);
    if (wound(play, GM, who, degrees, degrees)) saveAfter(play, who, due);
  },
  fall: fallFrom,
  strain,
  exertion: loseStamina,
  bleeding: loseBlood,
} satisfies { readonly [cause: string]: Doing };

type Cause = keyof typeof CAUSES;

/** What can harm a fighter: without Constitution nothing that goes at its Stamina. @rule CE-STA-012 */
const causesFor = (view: View, who: Id): readonly Cause[] =>
  view.state.entities[who]?.kind === 'fighter' && fighter(view, who).con === null ? ['hazard', 'fall'] : (Object.keys(CAUSES) as Cause[]);

interface Harming {
  /** Whom something harms as a whole; null where a part is named. */
  readonly who: Id | null;
  readonly cause: Cause;
  readonly part: Id | null;
  /** Another word for the amount where a part is named; null = as much as the amount says. */
  readonly injuries: number | null;
  readonly amount: number;
}

type HarmContext = IntentContext<Harming>;

const MAX_INJURIES = 20;

/** A fall, a trap, a hazard: the game master inflicts injuries or another harm, with all that it sets off (R-HARM). @rule CE-INJ-001 CE-STA-009 CE-STN-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'CE-INJ-002',
  title: 'Inflict injuries',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: {
    who: oneOf<HarmContext, Id | null>({
      rule: 'R-HARM',
      candidates: (view) => [null, ...fighters(view).flatMap(({ id }) => (alive(view, id) ? [id] : []))],
    }),
    cause: oneOf<HarmContext, Cause>({
      rule: 'R-HARM',
      candidates: (view, { with: { who } }) => (who === null ? ['hazard'] : causesFor(view, who)),
      check(view, { with: { who } }, cause, refuse) {
        if (!Object.hasOwn(CAUSES, cause)) refuse('R-HARM', 'cause', { causes: Object.keys(CAUSES) });
        else if (who === null && cause !== 'hazard') refuse('R-HARM', 'who-harmed');
        else if (who !== null && !causesFor(view, who).includes(cause)) refuse('CE-STA-012', 'target-no-stamina');
      },
    }),
    part: oneOf<HarmContext, Id | null>({
      rule: 'CE-INJ-002',
      candidates: (view, { with: { who } }) => (who === null ? hurtable(view) : [null]),
      check(view, { with: { who, cause } }, part, refuse) {
        if (part === null && who !== null) return;
        if (part === null || !hurtable(view).includes(part)) refuse('CE-INJ-002', 'cannot-be-injured');
        else if (who !== null && bodyPart(view, part).of !== who) refuse('CE-INJ-002', 'not-part-of', { who: nameOf(view, who) });
        else if (cause !== 'hazard') refuse('R-HARM', 'part-hazard');
      },
    }),
    injuries: oneOf<HarmContext, number | null>({
      rule: 'CE-INJ-002',
      candidates: () => [null],
      check(_view, { with: { part } }, injuries, refuse) {
        if (injuries === null) return;
        if (!Number.isInteger(injuries) || injuries < 1 || injuries > MAX_INJURIES) refuse('CE-INJ-002', 'injury-count', { most: MAX_INJURIES });
        else if (part === null) refuse('CE-INJ-002', 'which-part');
      },
    }),
    amount: { ...amount<Harming>(), candidates: (_view, { with: { injuries } }) => (injuries === null ? [1, 2, 3, 4] : [injuries]) },
  },
  perform(play, _by, { who, cause, part, injuries, amount }) {
    if (part !== null) injure(play, part, Math.min(injuries ?? amount, MAX_INJURIES));
    else if (who !== null) CAUSES[cause](play, who, amount);
    return true;
  },
});

interface OnePart {
  readonly part: Id;
  readonly treated: boolean;
}

/** A part that an act of the game master is about, by what can be done to it. */
function onPart(rule: string, open: (view: View) => Id[]): Param<IntentContext<OnePart>, Id> {
  return oneOf<IntentContext<OnePart>, Id>({ rule, candidates: open });
}

/** Whether it is about a treated injury; menus show untreated ones. */
const TREATED: Param<IntentContext<OnePart>, boolean> = {
  ...oneOf<IntentContext<OnePart>, boolean>({ rule: 'CE-INJ-012', candidates: () => [false, true] }),
  candidates: () => [false],
};

/** One injury more, with all that it sets off, treated at once if the game master says so (R-MASTER). @rule CE-INJ-002 CE-INJ-014 */
export const Wound = defineIntent<OnePart>('wound', {
  rule: 'CE-INJ-002',
  title: 'Add an injury',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { part: onPart('CE-INJ-002', hurtable), treated: TREATED },
  perform(play, _by, { part, treated }) {
    injure(play, part, 1);
    if (treated && !isDestroyed(play, part)) bandage(play, part);
    return true;
  },
});

/** Parts with an injury, not those that are only lost with what they sat on. */
const mendable = (view: View): Id[] =>
  fighters(view).flatMap(({ parts }) => parts.filter((part) => bodyPart(view, part).injuries > 0 && (isBeyond(view, part) || !isDestroyed(view, part))));

/** One injury less, an untreated one first; what was destroyed is whole again (R-MASTER). @rule CE-INJ-016 CE-INJ-018 */
export const Mend = defineIntent<OnePart>('mend', {
  rule: 'CE-INJ-016',
  title: 'Take away an injury',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { part: onPart('CE-INJ-016', mendable), treated: TREATED },
  perform(play, _by, { part, treated }) {
    if (isBeyond(play, part)) regrow(play, part);
    else heal(play, part, treated);
    return true;
  },
});
