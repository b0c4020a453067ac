import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, destinations, type Encounter, lessonText, readEncounter, stepsReached } from '@riposte/files';
import { Fight, type Id, type IntentJson, intentJson, type Json } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../src/index.ts';

const folder = join(import.meta.dirname, '../../../lessons');
/** Dice of different luck. */
const SEEDS = ['a', 'b', 'c'];
/** Decisions after which a lesson counts as one that cannot be finished. */
const MAX = 300;

/** A copy of a fight in which something was tried, and how far the lesson has come in it; null where it may not be done. */
function tried(fight: Fight, act: (copy: Fight) => void): Fight | null {
  const copy = fight.fork();
  try {
    act(copy);
  } catch {
    return null;
  }
  // Questions that it raises are answered with what is usual, so that the act ends.
  for (let n = 0; copy.pending?.kind === 'answer' && n < 20; n++) copy.passDeadline();
  return copy;
}

/** The legal forms of an act, of one with a path everywhere that it can lead. */
function formsOf(fight: Fight, ruleSet: RuleSet, who: Id, act: string): IntentJson[] {
  const def = fight.rules.def.intents.find(({ id }) => id === act)!;
  const search = destinations({ ruleSet, view: fight.view }, def, who, () => ({}));
  let step = search.next();
  while (step.done !== true) step = search.next();
  return [...fight.legal(who).filter((intent) => intent.def.id === act), ...step.value.map(({ intent }) => intent)].map(intentJson);
}

/** Plays as a learner who does what the step says as soon as it may be done, and what the computer would do until then. Gives the steps that were reached. */
function learn({ rules, state, ruleSet, policy, lesson }: Encounter, seed: string): number {
  const fight = Fight.open(rules, state, { seed });
  const isReached = (copy: Fight | null, before: number): boolean => copy !== null && stepsReached(lesson!, copy, ruleSet) > before;
  const isLearner = (who: Id): boolean => state.entities[who]?.kind === 'fighter' && (rules.def.shown(fight.view, who) as { readonly side?: Json }).side === 0;
  for (let n = 0; n < MAX; n++) {
    const before = stepsReached(lesson!, fight, ruleSet);
    if (before === lesson!.steps.length) return before;
    const { pending, view } = fight;
    const { goal } = lesson!.steps[before];
    if (pending?.kind === 'answer') {
      const { ask, whos, about } = pending;
      const [who] = whos;
      const choices = isLearner(who) && !('when' in goal) ? (ask.answer.candidates(view, { who, about }) as readonly Json[]) : [];
      const wanted = choices.find((value) =>
        isReached(
          tried(fight, (copy) => copy.answer(value, { who })),
          before,
        ),
      );
      if (wanted !== undefined) {
        fight.answer(wanted, { who });
        continue;
      }
    } else if (pending === null) {
      const acts =
        'do' in goal
          ? fight.declarers
              .filter(isLearner)
              .flatMap((who) => fight.legal(who).filter(({ def }) => def.id === goal.do))
              .map(intentJson)
          : [];
      const wanted = acts.find((act) =>
        isReached(
          tried(fight, (copy) => copy.submit(act)),
          before,
        ),
      );
      if (wanted !== undefined) {
        fight.submit(wanted);
        continue;
      }
    }
    if (
      !decide(
        fight,
        () => policy,
        () => true,
      )
    )
      return before;
  }
  return stepsReached(lesson!, fight, ruleSet);
}

describe.each(RULE_SETS.map((ruleSet) => ({ name: ruleSet.rules.title, ruleSet })))('the course of $name', ({ ruleSet }) => {
  const home = join(folder, ruleSet.rules.id);
  const files = existsSync(home) ? readdirSync(home).sort() : [];
  it('has eight to twelve lessons', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(files.length).toBeLessThanOrEqual(12);
  });
  it.each(files)('%s can be finished', (file) => {
    const encounter = readEncounter(readFileSync(join(home, file), 'utf8'), file, [ruleSet]);
    expect(encounter.lesson, 'its lesson').not.toBeNull();
    const reached = SEEDS.map((seed) => learn(encounter, seed));
    expect(reached, `steps reached with the dice of ${SEEDS.join(', ')}`).toEqual(SEEDS.map(() => encounter.lesson!.steps.length));
  });
});

describe('a lesson', () => {
  const text = readFileSync(join(folder, 'sea-of-shadows/02-minor-and-major.json'), 'utf8');
  const read = (content: string): Encounter => readEncounter(content, 'lesson.json', RULE_SETS);
  /** The lesson with another goal for its first step. */
  const aimingAt = (goal: Json): string => {
    const whole = JSON.parse(text) as { readonly lesson: { readonly steps: readonly object[] } };
    const [first, ...others] = whole.lesson.steps;
    return JSON.stringify({ ...whole, lesson: { ...whole.lesson, steps: [{ ...first, goal }, ...others] } });
  };
  it('comes on when the learner does what it says, and goes back with undo', () => {
    const { rules, state, ruleSet, policy, lesson } = read(text);
    const fight = Fight.open(rules, state, { seed: 'b' });
    const ilse = state.entities.findIndex((entity) => (entity as { readonly name?: string }).name === 'Ilse');
    const reached = (): number => stepsReached(lesson!, fight, ruleSet);
    for (let n = 0; n < MAX && !fight.declarers.includes(ilse); n++)
      decide(
        fight,
        () => policy,
        () => true,
      );
    expect(reached()).toBe(0);
    const [draw] = formsOf(fight, ruleSet, ilse, 'draw');
    const [move] = formsOf(fight, ruleSet, ilse, 'move');
    fight.submit(draw);
    expect(reached()).toBe(1);
    fight.undo();
    expect(reached(), 'after undo').toBe(0);
    // What comes too early does not count.
    fight.submit(move);
    while (fight.pending?.kind === 'answer') fight.passDeadline();
    expect(reached(), 'the second step before the first').toBe(0);
  });
  it.each([
    [{ as: 'Ilsa', do: 'draw' }, 'lesson.steps[0].goal.as: expected one of', 'Ilse'],
    [{ as: 'Ilse', do: 'drow' }, 'lesson.steps[0].goal.do: expected one of', 'draw'],
    [{ as: 'Ilse', do: 'draw', with: { wepon: 'sword' } }, 'lesson.steps[0].goal.with.wepon: expected', 'weapon'],
    [{ who: 'Ilse', ask: 'chose-defence' }, 'lesson.steps[0].goal.ask: expected one of', 'choose-defence'],
    [{ event: ['hurts'] }, 'lesson.steps[0].goal.event: expected one of', 'hurt'],
    [{ when: { Odo: { hq: 0 } } }, 'lesson.steps[0].goal.when.Odo.hq: expected a fact of Odo', 'hp'],
    [{ reach: 'the gate' }, 'lesson.steps[0].goal', 'expected'],
  ])('says what is wrong with the goal %j', (goal, where, meant) => {
    expect(() => read(aimingAt(goal as unknown as Json))).toThrow(where);
    expect(() => read(aimingAt(goal as unknown as Json))).toThrow(meant);
  });
  it('speaks English where it does not have a language', () => {
    const { lesson } = read(text);
    expect([lessonText(lesson!.title!, 'de'), lessonText(lesson!.title!, 'fr'), lessonText('plain', 'de'), lessonText(lesson!.title!, 'constructor')]).toEqual([
      'Neben- und Haupthandlungen',
      'Minor and major',
      'plain',
      'Minor and major',
    ]);
  });
});
