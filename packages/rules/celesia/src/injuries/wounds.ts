import { defineAsk, defineChange, GM, give, type Id, isOff, NOBODY, number, oneOf, type Play, type Reason, type ReasonFacts, type View } from '@riposte/kernel';
import { bodyPart, fighter, nameOf, owner, type Part } from '../fighters/fighter.ts';
import { inMinutes, SPANS } from '../rounds/clocks.ts';
import { ruled } from '../rulings.ts';
import { alive, isKilled } from '../stamina/dead.ts';
import { saveDc, saveOrDie } from '../stamina/dying.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { Injured, isDestroyed, severityOf } from './body.ts';
import { SEVERITIES } from './body-parts.ts';
import { injureHead } from './heads.ts';
import { Untreated } from './healing.ts';
import { injureHeart } from './heart.ts';

/** A hit that inflicts an injury: `reach` is the highest severity open to the attacker. */
export interface Wounding {
  readonly by: Id;
  readonly at: Id;
  readonly reach: number;
  /** Degrees of success, for part and extra injuries. */
  readonly degrees: number;
}

/** Any part up to the severity reached, lower ones too; a heart must have been located. @rule CE-INJ-003 CE-INJ-004 CE-INJ-007 CE-HRT-001 */
function whyNotPart(view: View, { by, at, reach }: Wounding, part: Id): readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null {
  const entity = view.state.entities[part] as Part | undefined;
  if (entity?.kind !== 'part' || entity.of !== at) return ['CE-INJ-003', 'not-part-of', { who: nameOf(view, at) }];
  const counts = (rule: string): boolean => !isOff(view, rule, by);
  if (severityOf(view, part) > reach && counts('CE-INJ-005'))
    return ['CE-INJ-005', 'too-severe', { part: entity.called, severity: SEVERITIES[severityOf(view, part)] }];
  if (isDestroyed(view, part)) return ['CE-INJ-004', 'part-destroyed'];
  if (entity.part === 'heart' && by >= 0 && !fighter(view, by).located.includes(fighter(view, at).species) && counts('CE-HRT-001')) {
    return ['CE-HRT-001', 'heart-unknown'];
  }
  return null;
}

/** The parts that the attacker can choose among. */
export const openParts = (view: View, about: Wounding): Id[] => fighter(view, about.at).parts.filter((part) => whyNotPart(view, about, part) === null);

/** The attacker selects the part; by default the severest open one, the most injured of these. @rule CE-INJ-003 CE-INJ-005 CE-INJ-007 */
export const ChoosePart = defineAsk<Wounding, Id>('choose-part', {
  rule: 'CE-INJ-003',
  open: (view, _who, about) => openParts(view, about).length > 0,
  answer: oneOf({
    rule: 'CE-INJ-005',
    candidates: (view, { about }) => openParts(view, about),
    check(view, { about }, part, refuse) {
      const why = whyNotPart(view, about, part);
      if (why !== null) refuse(...why);
    },
  }),
  fallback(view, _who, about) {
    const weight = (part: Id): number => severityOf(view, part) * 100 + bodyPart(view, part).injuries;
    return openParts(view, about).reduce((best, part) => (best < 0 || weight(part) > weight(best) ? part : best), NOBODY);
  },
});

interface Spare {
  readonly part: Id;
  /** Degrees not spent on severity. */
  readonly degrees: number;
}

/** Each unspent degree may add an injury to the same part. @rule CE-INJ-008 CE-INJ-009 */
export const AddInjuries = defineAsk<Spare, number>('add-injuries', {
  rule: 'CE-INJ-008',
  open: (_view, _who, { degrees }) => degrees > 0,
  answer: number({ rule: 'CE-INJ-008', least: () => 0, most: (_view, { about }) => about.degrees }),
  fallback: (_view, _who, { degrees }) => degrees,
});

/** The severity of a part in no list where the game master says nothing else. */
export const USUAL_RATING = SEVERITIES.indexOf('severe');

/** How hard a part is to hit, how bad its loss is, and what overlaps it: the game master weighs and names a severity. @rule CE-DSN-002 */
export const RatePart = defineAsk<{ readonly part: Id }, number>('rate-part', {
  rule: 'CE-DSN-002',
  answer: oneOf({ rule: 'CE-DSN-002', candidates: () => SEVERITIES.map((_name, i) => i) }),
  fallback: () => USUAL_RATING,
});

export const Rated = defineChange('rated', (store, part: Id, severity: number): void => {
  (store.edit(part) as Part).rated = severity;
});

/** The severity of a part; of one in no list as the game master says, once. @rule CE-DSN-002 */
export function rate(play: Play, part: Id): number {
  if (severityOf(play, part) < 0) Rated(play, part, play.ask(RatePart, GM, { part }));
  return severityOf(play, part);
}

/** The attacker chooses part and extra injuries for so many degrees. Returns whether there was a part to injure. @rule CE-INJ-001 CE-INJ-005 CE-INJ-008 */
export function wound(play: Play, by: Id, at: Id, degrees: number, reach: number, bonus = 0): boolean {
  for (const part of fighter(play, at).parts) rate(play, part);
  const part = play.ask(ChoosePart, by, { by, at, reach: Math.min(reach, SEVERITIES.length - 1), degrees });
  if (part < 0) return false;
  const spare = Math.max(0, degrees - severityOf(play, part));
  inflict(play, part, 1 + bonus + play.ask(AddInjuries, by, { part, degrees: spare }));
  return true;
}

/** One effect that does nothing but injure, and the save that it asks for. @rule CE-INJ-002 CE-UNC-002 */
export function injure(play: Play, part: Id, injuries: number): void {
  const who = owner(play, part);
  const due = saveDue(play, who);
  inflict(play, part, injuries);
  saveAfter(play, who, due);
}

/** Injuries of one part, each with its consequences in order; those past destruction are lost. @rule CE-INJ-002 CE-INJ-008 */
function inflict(play: Play, part: Id, injuries: number): void {
  rate(play, part);
  for (let i = 0; i < injuries && !isDestroyed(play, part); i++) injureOnce(play, owner(play, part), part);
  play.settle();
}

/** The DC that a victim has before an effect that may injure it; null for one that is awake and so saves against nothing. @rule CE-UNC-002 */
export function saveDue(view: View, who: Id): number | null {
  const saves = view.has(who, Unconscious) || (ruled(view).alwaysSaves && fighter(view, who).con !== null);
  return saves ? saveDc(view, who) : null;
}

/** One save against an effect that has injured, after all that it does: injuries, strain, bleeding. @rule CE-UNC-002 CE-UNC-006 CE-UNC-012 */
export function saveAfter(play: Play, who: Id, due: number | null): void {
  if (due === null || !alive(play, who) || isKilled(play, who)) return;
  saveOrDie(play, who, ruled(play).newInjuryCounts ? saveDc(play, who) : due);
}

function injureOnce(play: Play, who: Id, part: Id): void {
  const { part: kind, injuries } = bodyPart(play, part);
  const now = injuries + 1;
  give(play, part, Untreated, { until: inMinutes(play, SPANS.day) });
  if (kind === 'head') injureHead(play, who, part, now);
  else if (kind === 'heart') injureHeart(play, who, part, now);
  else Injured(play, part, now);
}
