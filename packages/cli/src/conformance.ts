import { FileError, intentText, nameOf, readEncounter, valueText } from '@riposte/files';
import { type Json, RiposteError } from '@riposte/kernel';
import { ruleSetIds, ruleSetNamed } from '@riposte/rule-sets';
import { type FailedTrial, finish, firstFault, open, play, subjectOf } from '@riposte/testkit';
import { seededChoices } from './conformance-draw.ts';
import { madeCharacters, setFacts, wholeCatalogue } from './conformance-lists.ts';
import { rightLook } from './conformance-look.ts';
import { completeMessages } from './conformance-messages.ts';
import { oddsAsPlayed } from './conformance-odds.ts';
import { coveredRules, passingScenarios } from './conformance-rules.ts';
import { CORRECT, type Examined, LAWS, MAX_INPUTS, OUTSIDE, type Ready, stopped, TITLES, type Verdict } from './conformance-verdict.ts';
import { report } from './examiner.ts';
import { addedHome, ownPath, placeInGame, readyFights, whyStopped } from './home.ts';
import { means } from './meaning.ts';
import { readBeside, readText } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { noRuleset } from './rules.ts';
import { unknown } from './unknown.ts';

export interface ConformanceOptions {
  readonly ruleset?: string;
  /** Checks to run, by id; default all. */
  readonly only?: readonly string[];
  /** How many times as many trials as usual. */
  readonly times?: number;
  /** The same trials for the same seed. */
  readonly seed?: string;
}

type Check = readonly [id: string, run: (game: Examined) => Promise<Verdict> | Verdict];

/** The checks in the order of the report: what an author needs first comes first. */
const CHECKS: readonly Check[] = [
  ['scenarios', passingScenarios],
  ['rules', coveredRules],
  ['messages', completeMessages],
  ['look', rightLook],
  ['catalogue', wholeCatalogue],
  ['characters', madeCharacters],
  ...LAWS.map((law): Check => [law.id, (game) => lawful(law, game)]),
  ['set', setFacts],
  ['ends', endingFights],
  ['odds', oddsAsPlayed],
];

/** The checks that are asked for, by id; that there are encounters is looked at in any case. @throws InputError for one that there is not */
export function checksOf(only: readonly string[] | undefined): readonly string[] {
  const known = ['encounters', ...CHECKS.map(([check]) => check)];
  const wrong = only?.find((check) => !known.includes(check));
  if (wrong !== undefined) throw unknown('check', wrong, known);
  return known.filter((check) => only === undefined || only.includes(check));
}

/**
 * Runs the conformance kit on a game, and reports a verdict for each check: what is wrong, where, and how to fix it.
 * @throws InputError for a game or check that there is not
 */
export async function examine({ ruleset, only, times = 1, seed = '1' }: ConformanceOptions): Promise<void> {
  const id = named(ruleset);
  const asked = checksOf(only);
  report({ loaded: id, folder: addedHome(id), check: 'encounters' });
  const { ready, faults } = await readyOf(id);
  for (const verdict of faults) report({ verdict });
  for (const [check, run] of CHECKS.filter(([known]) => asked.includes(known))) {
    report({ check });
    report({ verdict: ready.length === 0 && !BARE.includes(check) ? untried(check) : await tried(check, () => run({ id, ready, times, seed })) });
  }
  report({ isDone: true });
}

/** Checks that need no fight. */
const BARE = ['scenarios', 'rules'];

/** The verdict of a check; a fault where a file that it needs cannot be read, and where the code of the game stops it. */
async function tried(check: string, run: () => Promise<Verdict> | Verdict): Promise<Verdict> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof InputError) return { check, verdict: 'fault', says: thrown.message, remedy: 'correct the file' };
    if (!(thrown instanceof RiposteError) && placeInGame(thrown) === null) throw thrown;
    return stopped(check, thrown);
  }
}

const untried = (check: string): Verdict => ({ check, verdict: 'skipped', says: 'there is no fight to try it on' });

/** What the verdicts come to. The answer is no where a check failed. */
export function told(id: string, verdicts: readonly Verdict[]): Outcome {
  const faults = verdicts.filter(({ verdict }) => verdict === 'fault').length;
  const good = verdicts.filter(({ verdict }) => verdict === 'good').length;
  const end = faults === 0 ? `${id} meets every requirement: ${good} checks passed.` : `${id}: ${faults} of ${verdicts.length} checks found a fault.`;
  const json = { ruleset: id, ok: faults === 0, checks: verdicts.map((verdict) => ({ ...verdict, title: titleOf(verdict.check) })) };
  return {
    code: faults === 0 ? GOOD : NO,
    text: joined([...verdicts.flatMap(lines), '', means(faults === 0 ? 'success' : 'error', end)]),
    json: json as unknown as Json,
  };
}

const titleOf = (check: string): string => TITLES[check] ?? OUTSIDE[check];

const LOOKS = { good: 'success', fault: 'error', skipped: 'aside' } as const;

/** One verdict: the word, the title, and behind a fault where it is and how to fix it. */
function lines({ check, verdict, says, where = [], remedy }: Verdict): string[] {
  const head = `${means(LOOKS[verdict], verdict.padEnd(7))} ${titleOf(check)}${verdict === 'good' && says === '' ? '' : `: ${says}`}`;
  return [head, ...where.map((place) => `          ${place}`), ...(remedy === undefined ? [] : [`        ${means('typed', `Fix it: ${remedy}`)}`])];
}

/** The game that is meant: the one that is named, else the only one that was added. */
function named(ruleset: string | undefined): string {
  if (ruleset === undefined || ruleset === '')
    throw new InputError('Which game? Add --ruleset with its folder, its package or its name, such as --ruleset ./my-game.');
  if (!ruleSetIds().includes(ruleset)) throw noRuleset(ruleset);
  return ruleset;
}

/** The encounters that come with the game; one that cannot be read is a separate fault. */
async function readyOf(id: string): Promise<{ readonly ready: readonly Ready[]; readonly faults: readonly Verdict[] }> {
  const ruleSet = await ruleSetNamed(id);
  const ready: Ready[] = [];
  const wrong: string[] = [];
  let stops = false;
  for (const file of readyFights(id)) {
    report({ where: ownPath(file) });
    try {
      const encounter = readEncounter(readText(file), ownPath(file), [ruleSet], readBeside);
      ready.push({ file: ownPath(file), encounter, subject: subjectOf(encounter) });
    } catch (thrown) {
      stops ||= !(thrown instanceof FileError);
      wrong.push(thrown instanceof FileError ? thrown.message : `${ownPath(file)}: stops${whyStopped(thrown)}`);
    }
  }
  if (wrong.length === 0 && ready.length > 0) return { ready, faults: [{ check: 'encounters', verdict: 'good', says: `${ready.length} can be fought` }] };
  const says = wrong.length > 0 ? `${wrong.length} cannot begin` : 'there is none';
  const correct = stops ? 'correct the code of the game: the files can be read, but the fight cannot begin' : 'correct the files';
  const remedy = wrong.length > 0 ? correct : 'put an encounter as a .json file into the folder encounters of the game';
  return { ready, faults: [{ check: 'encounters', verdict: 'fault', says, where: wrong, remedy }] };
}

/** One law of the kit, tried on every ready fight in turns. */
function lawful(law: (typeof LAWS)[number], { ready, times, seed }: Examined): Verdict {
  const subjects = ready.map(({ subject }) => subject);
  const why = law.unasked?.(subjects) ?? null;
  if (why !== null) return { check: law.id, verdict: 'skipped', says: why };
  const failed = firstFault(law.name, subjects, {
    runs: Math.ceil(law.runs * times),
    inputs: MAX_INPUTS,
    seed,
    began: (subject) => report({ where: ready[subject].file }),
  });
  if (failed === null) return { check: law.id, verdict: 'good', says: law.says?.(subjects) ?? '' };
  return {
    check: law.id,
    verdict: 'fault',
    says: failed.fault.replace(/^Error: |(?<=, but: )RiposteError: /g, ''),
    where: whereOf(ready[failed.subject], failed),
    remedy: remedyOf(failed) ?? law.remedy,
  };
}

/** How to fix what stops a fight before the law can be asked; null = the law itself is broken. */
function remedyOf({ fault }: FailedTrial): string | null {
  if (fault.startsWith('unsettled: ')) return 'let what runs by itself lead on: to a fighter who may act, or to the end of the fight';
  return /(?:^(?:bad-definition|unknown-name|swallowed-suspension|not-json|\w+Error)|, but: \w+): /.test(fault) ? CORRECT : null;
}

/** The fight in which a law failed, as people can play it again. */
function whereOf({ file, encounter }: Ready, { trial }: FailedTrial): string[] {
  const fight = open(trial);
  const told: string[] = [];
  const speech = { ruleSet: encounter.ruleSet, view: fight.view };
  try {
    play(
      trial,
      (_fight, inputs) => {
        const input = inputs.at(-1);
        if (input === undefined) return;
        const who = (id: number): string => nameOf(speech, id);
        told.push(
          'submit' in input
            ? `${who(input.submit.by)}: ${intentText(speech, input.submit)}`
            : `${who(input.who)} answers ${input.ask}: ${valueText(speech, input.ask, input.answer)}`,
        );
      },
      fight,
    );
  } catch {
    // The fault itself ends it.
  }
  const last = told.slice(-MAX_STEPS).map((step, i) => `${told.length - Math.min(told.length, MAX_STEPS) + i + 1}. ${step}`);
  return [`${file}, ${told.length === 0 ? 'at its beginning' : `after ${told.length} ${told.length === 1 ? 'step' : 'steps'}`}`, ...last];
}

const MAX_STEPS = 6;
/** Inputs after which a fight with default answers counts as endless. */
const MAX_OF_A_FIGHT = 5000;

/** Each ready fight comes to its end when the computer plays it. */
function endingFights({ ready, times, seed }: Examined): Verdict {
  for (const { file, subject } of ready) {
    for (let n = 0; n < 3 * times; n++) {
      report({ where: `${file}, seed "${seed} ${n}"` });
      const trial = { subject, state: subject.states[0], seed: `${seed} ${n}`, choices: () => seededChoices(`${seed} ${n}`), inputs: MAX_OF_A_FIGHT };
      const why = endless(() => finish(trial));
      if (why !== null)
        return {
          check: 'ends',
          verdict: 'fault',
          says: why,
          where: [`${file}, seed "${trial.seed}"`],
          remedy: / stops(?: at |: )/.test(why) ? CORRECT : 'let rules.next say that the fight is over, and let the policy do something that leads there',
        };
    }
  }
  return { check: 'ends', verdict: 'good', says: '' };
}

function endless(played: () => { readonly over: Json; readonly inputs: number }): string | null {
  try {
    const { over, inputs } = played();
    if (over !== null) return null;
    return inputs < MAX_OF_A_FIGHT ? `the policy chooses nothing after ${inputs} steps` : `a fight that the computer plays is not over after ${inputs} steps`;
  } catch (thrown) {
    if (thrown instanceof RiposteError && thrown.code === 'illegal-intent') return `the policy chooses an act that the rules refuse: ${thrown.message}`;
    return `a fight that the computer plays stops${whyStopped(thrown)}`;
  }
}
