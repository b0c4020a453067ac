import type { Encounter } from '@riposte/files';
import type { CheckName, GameSubject } from '@riposte/testkit';
import { whyStopped } from './home.ts';

/** A ready fight of the game, as the kit looks at it. */
export interface Ready {
  readonly file: string;
  readonly encounter: Encounter;
  readonly subject: GameSubject;
}

/** What a check looks at. */
export interface Examined {
  readonly id: string;
  readonly ready: readonly Ready[];
  readonly times: number;
  readonly seed: string;
}

/** What a check came to. */
export interface Verdict {
  readonly check: string;
  readonly verdict: 'good' | 'fault' | 'skipped';
  /** What was found, in a sentence without its end; '' = nothing to say. */
  readonly says: string;
  /** Places, a line each. */
  readonly where?: readonly string[];
  readonly remedy?: string;
}

/** How to fix code that stops. */
export const CORRECT = 'correct the code of the game';

/** A check that the code of the game stops. */
export const stopped = (check: string, thrown: unknown): Verdict => ({
  check,
  verdict: 'fault',
  says: `the code of the game stops${whyStopped(thrown)}`,
  remedy: CORRECT,
});

const MAX_LISTED = 12;

/** The places of a verdict, of many the first. */
export const listed = (all: readonly string[]): readonly string[] =>
  all.length <= MAX_LISTED ? all : [...all.slice(0, MAX_LISTED), `and ${all.length - MAX_LISTED} more`];

/** A check of the kit as the command tells it. */
export interface Law {
  readonly id: string;
  readonly name: CheckName;
  readonly title: string;
  readonly remedy: string;
  /** Trials that take about as long as those of the others. */
  readonly runs: number;
  /** Why it is not asked of this game; null = it is. */
  readonly unasked?: (subjects: readonly GameSubject[]) => string | null;
  /** What the good verdict adds. */
  readonly says?: (subjects: readonly GameSubject[]) => string;
}

/** Steps of a fight that is tried. */
export const MAX_INPUTS = 40;

const secretsOf = (subjects: readonly GameSubject[]): string => [...new Set(subjects.flatMap(({ secrets }) => secrets))].join(', ');

export const LAWS: readonly Law[] = [
  {
    id: 'listed',
    name: 'what is listed is accepted',
    title: 'Everything offered can be done',
    remedy: 'let candidates list only what check and available accept, and let the fallback of a question be one of its candidates',
    runs: 40,
  },
  {
    id: 'refused',
    name: 'what is not is refused and changes nothing',
    title: 'Everything else is refused with a reason',
    remedy: 'check every parameter, give a reason to refuse, and change nothing in available and check',
    runs: 20,
  },
  {
    id: 'stuck',
    name: 'someone can always do something',
    title: 'A fighter can always act',
    remedy: 'let rules.next name a fighter who has an action, run an automatic action, or say that the fight is over, and give every question an answer',
    runs: 40,
  },
  {
    id: 'bounds',
    name: 'resources stay within bounds',
    title: 'Numbers stay within their bounds',
    remedy: 'cap the change that exceeds the bounds, or give the fact its true range in words.settables',
    runs: 40,
    unasked: (subjects) => (subjects.every(({ ruleSet }) => ruleSet?.words === undefined) ? 'the game has no words to say what the bounds are' : null),
  },
  {
    id: 'explained',
    name: 'numbers are what their explanations say',
    title: 'Each number equals the sum that explains it',
    remedy: 'let base and contributions depend only on the state, and list every contribution',
    runs: 20,
  },
  {
    id: 'undo',
    name: 'undo takes back, redo gives back',
    title: 'Undo and redo restore the same state',
    remedy: 'change the state only through changes, and let copy copy every list that a change alters in place',
    runs: 16,
  },
  {
    id: 'replay',
    name: 'executed again as before',
    title: 'A log replays to the same fight',
    remedy: 'roll dice only with play.roll, and keep nothing outside the state: no module variables, no clock, no Math.random',
    runs: 40,
  },
  {
    id: 'loaded',
    name: 'loaded at every decision as it was',
    title: 'A fight can be loaded and continued at every step',
    remedy: 'let changes depend only on their values and the state, and keep only what JSON can hold',
    runs: 16,
  },
  {
    id: 'forked',
    name: 'a fork leaves the original alone',
    title: 'Looking ahead changes nothing',
    remedy: 'let rules.copy copy every list and record that a change alters in place',
    runs: 16,
  },
  {
    id: 'simulated',
    name: 'in process as suspended at every decision',
    title: 'A simulated fight equals the same fight at a table',
    remedy: 'change the state only through changes, never through what a view returns',
    runs: 40,
  },
  {
    id: 'secrets',
    name: 'no viewer learns what is hidden',
    title: 'Foes learn no secret',
    remedy: 'let menus, reasons and questions use only what rules.shown shows of a foe, and let rules.sees say what is hidden',
    runs: 40,
    unasked: (subjects) => (secretsOf(subjects) === '' ? 'everything that can be set is shown to foes' : null),
    says: (subjects) => `not shown to foes: ${secretsOf(subjects)}`,
  },
  {
    id: 'hiding',
    name: 'no viewer learns where someone hides',
    title: 'Nobody learns where someone hides',
    remedy: 'look up the place of a fighter only if the viewer sees that fighter (view.sees)',
    runs: 60,
    unasked: (subjects) => (subjects.some(({ hiding }) => hiding !== undefined) ? null : 'the game has no condition "hidden" that a fighter could be given'),
  },
  {
    id: 'decrees',
    name: 'after each decree all is as the rules allow, and undo takes it back',
    title: 'The game master can set everything',
    remedy: 'let a checkpoint settle what follows from a fact that is set, and let next skip fighters who are out',
    runs: 40,
    unasked: (subjects) => (subjects.every(({ ruleSet }) => ruleSet?.words === undefined) ? 'the game has no words for the game master' : null),
  },
];

/** What each check asks, in a line. */
export const TITLES: { readonly [check: string]: string } = {
  encounters: 'The game has encounters',
  scenarios: 'Its scenarios pass',
  rules: 'Each of its rules has a scenario and code',
  messages: 'Its messages are complete',
  look: 'Its look names only what exists',
  catalogue: 'Its catalogue lists everything, each with a sentence',
  characters: 'Its characters can be made and can fight',
  ...Object.fromEntries(LAWS.map(({ id, title }) => [id, title])),
  set: 'A fact that is set has the value it was set to',
  ends: 'Fights come to an end',
  odds: 'The odds match the dice',
};

/** What no check asks, and what is said only where it is wrong. */
export const OUTSIDE: { readonly [check: string]: string } = { game: 'The game can be loaded', silent: 'The game prints nothing by itself' };
