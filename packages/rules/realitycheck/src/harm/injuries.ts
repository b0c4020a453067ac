import { defineAsk, defineCondition, GM, give, type Id, oneOf, oneWord, type Play } from '@riposte/kernel';

/** Where the injury is; what comes of it is the game master's. @rule RC-DTH-005 */
export const LOCATIONS = ['arm', 'off arm', 'leg', 'body', 'head'] as const;
export type Location = (typeof LOCATIONS)[number];

/** An arm, leg or hand out of action; which one is for the game master. @rule RC-DTH-005 RC-NLD-010 */
export const MajorInjury = defineCondition('major-injury', { rule: 'RC-DTH-005', title: 'major injury', stacks: true });

export const InjuryWhere = defineAsk<{ readonly who: Id }, Location>('injury-where', {
  rule: 'RC-DTH-005',
  answer: oneWord('RC-DTH-005', () => LOCATIONS),
  fallback: () => 'arm',
});

export const MinorInjury = defineCondition('minor-injury', { rule: 'RC-NLD-010', title: 'injury', stacks: true });

/** A non-lethal blow may leave an injury; the game master says whether the damage is enough. @rule RC-NLD-010 RC-NLD-011 */
export const SmallInjury = defineAsk<{ readonly by: Id; readonly at: Id; readonly points: number }, boolean>('small-injury', {
  rule: 'RC-NLD-011',
  answer: oneOf({ rule: 'RC-NLD-011', candidates: () => [true, false] }),
  fallback: () => false,
});

export function injure(play: Play, by: Id, at: Id, points: number): void {
  if (play.ask(SmallInjury, GM, { by, at, points })) give(play, at, MinorInjury, { source: by, value: LOCATIONS.indexOf('body') });
}
