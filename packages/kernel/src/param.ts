import { brief, type Json, sameJson } from './json.ts';
import type { Id } from './state.ts';
import type { Param, Refuse, View } from './vocabulary.ts';

export interface OneOf<C, T> {
  readonly rule: string;
  readonly candidates: (view: View, context: C) => readonly T[];
  /** A check without the list; needed where lists are long or the check is hot. */
  readonly check?: (view: View, context: C, value: T, refuse: Refuse) => void;
  /** As of `Param`: needed where candidates of a request are texts or hold some. */
  readonly words?: (view: View, who: Id) => readonly string[];
}

/** Exactly one of the candidates. */
export function oneOf<C, T extends Json>(options: OneOf<C, T>): Param<C, T> {
  return choice('one of', options);
}

/** One of a list that is right, which each is or is not by itself: a choice is checked without judging the others. */
export function oneWhere<C, T extends Json>({
  rule,
  of,
  is,
}: {
  readonly rule: string;
  readonly of: (view: View, context: C) => readonly T[];
  readonly is: (view: View, context: C, value: T) => boolean;
}): Param<C, T> {
  return oneOf({
    rule,
    candidates: (view, context) => of(view, context).filter((value) => is(view, context, value)),
    check: (view, context, value, refuse) => {
      if (!of(view, context).some((open) => sameJson(open, value)) || !is(view, context, value)) refuse(rule, 'not-open', { value: brief(value) });
    },
  });
}

/** One word of a list that is always the same. */
export function oneWord<C, T extends string>(rule: string, words: () => readonly T[]): Param<C, T> {
  return oneOf({ rule, candidates: words, words });
}

/** A position on the board, in the board's own form. */
export function place<C, T extends Json>(options: OneOf<C, T>): Param<C, T> {
  return choice('place', options);
}

function choice<C, T extends Json>(kind: 'one of' | 'place', options: OneOf<C, T>): Param<C, T> {
  const check = (view: View, context: C, value: T, refuse: Refuse): void => {
    if (!options.candidates(view, context).some((candidate) => sameJson(candidate, value))) refuse(options.rule, 'not-open', { value: brief(value) });
  };
  return { kind, candidates: options.candidates, check: options.check ?? check, words: options.words };
}

/** Free text of limited length. Menus show the `samples`. */
export function text<C>({ rule, most, samples }: { readonly rule: string; readonly most: number; readonly samples: readonly string[] }): Param<C, string> {
  return {
    kind: 'text',
    check(_view, _context, value, refuse) {
      if (typeof value !== 'string' || value.trim() === '' || value.length > most) refuse(rule, 'text-length', { most });
    },
    candidates: () => samples,
  };
}

/** An integer from `least` to `most`. */
export function number<C>(options: {
  readonly rule: string;
  readonly least: (view: View, context: C) => number;
  readonly most: (view: View, context: C) => number;
}): Param<C, number> {
  return {
    kind: 'number',
    check(view, context, value, refuse) {
      const least = options.least(view, context);
      const most = options.most(view, context);
      if (!Number.isInteger(value) || value < least || value > most) refuse(options.rule, 'whole-number', { value: brief(value), least, most });
    },
    candidates(view, context) {
      const least = options.least(view, context);
      return Array.from({ length: Math.max(0, Math.min(1000, options.most(view, context) - least + 1)) }, (_, i) => least + i);
    },
  };
}

/** Several different ones of `from`, `least` to `most` of them. Candidates: each alone, none, and all where allowed. */
export function someOf<C, T extends Json>(options: {
  readonly rule: string;
  readonly from: (view: View, context: C) => readonly T[];
  readonly least?: number;
  readonly most?: number;
  /** As of `Param`. */
  readonly words?: (view: View, who: Id) => readonly string[];
}): Param<C, readonly T[]> {
  const least = options.least ?? 0;
  const most = options.most ?? Number.POSITIVE_INFINITY;
  return {
    kind: 'some of',
    check(view, context, value, refuse) {
      const from = options.from(view, context);
      const atMost = Math.min(most, from.length);
      if (!Array.isArray(value) || value.length < least || value.length > atMost) return refuse(options.rule, 'choose-some', { least, most: atMost });
      value.forEach((item, i) => {
        if (!from.some((open) => sameJson(open, item))) refuse(options.rule, 'not-open', { value: brief(item) });
        if (value.findIndex((other) => sameJson(other, item)) !== i) refuse(options.rule, 'named-twice', { value: brief(item) });
      });
    },
    candidates(view, context) {
      const from = options.from(view, context);
      const lists: (readonly T[])[] = [[], ...from.map((item) => [item]), from];
      return lists.filter((list, i) => list.length >= least && list.length <= most && lists.findIndex((other) => sameJson(other, list)) === i);
    },
    words: options.words,
  };
}

/** A plan of steps, each open after the ones before it. Candidates: every path of one step. */
export function path<C, T extends Json>(options: {
  readonly rule: string;
  readonly next: (view: View, context: C, soFar: readonly T[]) => readonly T[];
  readonly most: (view: View, context: C) => number;
  /** How many steps of a path are open, where that is known without listing what else is; a step may be anything. */
  readonly open?: (view: View, context: C, steps: readonly T[]) => number;
}): Param<C, readonly T[]> {
  const listed = (view: View, context: C, steps: readonly T[]): number => {
    const shut = steps.findIndex((step, i) => !options.next(view, context, steps.slice(0, i)).some((open) => sameJson(open, step)));
    return shut < 0 ? steps.length : shut;
  };
  const open = options.open ?? listed;
  return {
    kind: 'path',
    check(view, context, value, refuse) {
      const most = options.most(view, context);
      if (!Array.isArray(value) || value.length < 1 || value.length > most) return refuse(options.rule, 'path-length', { most });
      const good = open(view, context, value);
      if (good < value.length) refuse(options.rule, 'step-not-open', { step: good + 1, value: brief(value[good]) });
    },
    candidates: (view, context) => (options.most(view, context) < 1 ? [] : options.next(view, context, []).map((step) => [step])),
  };
}

/** A total spread over several, in the order of `among`. Candidates: all on one, for each. */
export function allocation<C>(options: {
  readonly rule: string;
  readonly total: (view: View, context: C) => number;
  readonly among: (view: View, context: C) => number;
}): Param<C, readonly number[]> {
  return {
    kind: 'allocation',
    check(view, context, value, refuse) {
      const total = options.total(view, context);
      const among = options.among(view, context);
      if (!Array.isArray(value) || value.length !== among) return refuse(options.rule, 'spread-over', { among });
      if (value.some((part) => !Number.isInteger(part) || part < 0)) refuse(options.rule, 'whole-parts');
      if (value.reduce((a, b) => a + b, 0) !== total) refuse(options.rule, 'parts-sum', { total });
    },
    candidates(view, context) {
      const total = options.total(view, context);
      const among = options.among(view, context);
      return Array.from({ length: among }, (_, i) => Array.from({ length: among }, (_, k) => (k === i ? total : 0)));
    },
  };
}
