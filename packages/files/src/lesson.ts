import { type ChangeJson, type Fight, type Id, type Json, type Line, Runner, type View } from '@riposte/kernel';
import { oneOfText, type Path, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { wrong } from './error.ts';
import { unmet } from './expect.ts';
import { isIntent } from './render.ts';
import { expectedFacts } from './scenario.ts';
import { Codec, fits } from './vocabulary-codec.ts';

// A lesson is an encounter with steps: a sentence that says what to do, and a goal that the rules check.

const word = z.string().min(1).max(80);
const sentence = z.string().min(1).max(600);
/** A text in English, or in several languages by their tag, English among them. */
const said = z.union([sentence, z.record(z.string().min(2).max(12), sentence).refine((texts) => Object.hasOwn(texts, 'en'), { error: 'expected "en" too' })]);

const goal = z.union([
  z.strictObject({ as: word, do: word, with: z.record(word, z.json()).optional() }).describe('a fighter declares an action, on its turn or as a reaction'),
  z.strictObject({ who: word, ask: word, choice: z.json().optional() }).describe('a fighter answers a question'),
  z.strictObject({ event: z.array(z.json()).min(1).max(20) }).describe('something happens: its id and its first values, as scenarios write them'),
  z.strictObject({ when: expectedFacts }).describe('these facts hold after an action'),
]);

export const lessonSchema = z.strictObject({
  title: said.optional().describe('default: the title of the encounter'),
  about: said.describe('what one learns, in one sentence'),
  steps: z
    .array(z.strictObject({ say: said, goal }))
    .min(1)
    .max(30),
  end: said.describe('what was learnt, said after the last step'),
});

export type Lesson = z.infer<typeof lessonSchema>;
type Goal = z.infer<typeof goal>;

/** A text of a lesson in a language; English where the lesson does not have it. */
export function lessonText(text: z.infer<typeof said>, language: string): string {
  if (typeof text === 'string') return text;
  return Object.hasOwn(text, language) ? text[language] : text.en;
}

/** The lesson of an encounter as it was written; null where it has none, or is none. */
export const lessonIn = (encounter: unknown): Lesson | null => z.object({ lesson: lessonSchema }).safeParse(encounter).data?.lesson ?? null;

/** Goals speak of fighters, acts, questions, events and facts that exist. @throws FileError */
export function mustBeTeachable(
  { steps }: Lesson,
  { rules, state, ruleSet }: Pick<Fight, 'rules' | 'state'> & { readonly ruleSet: RuleSet },
  file: string,
): void {
  const speech = new Codec(ruleSet, Runner.still(rules, state), (path, expected) => wrong(file, path, String(expected)), file);
  steps.forEach((step, i) => mustBeKnown(speech, step.goal, ['lesson', 'steps', i, 'goal']));
}

function mustBeKnown(speech: Codec, goal: Goal, path: Path): void {
  const known = (key: string, list: readonly { readonly id: string }[], called: string): void => {
    if (!list.some(({ id }) => id === called)) speech.complain([...path, key], oneOfText(list, called), called);
  };
  const { intents, asks, windows } = speech.rules.def;
  if ('when' in goal) return void unmet(speech, goal.when, [...path, 'when']);
  if ('event' in goal) {
    return known(
      'event',
      speech.changes.map((id) => ({ id })),
      String(goal.event[0]),
    );
  }
  if ('ask' in goal) {
    speech.id(goal.who, [...path, 'who']);
    return known('ask', [...asks, ...windows.map(({ ask }) => ask)], goal.ask);
  }
  speech.id(goal.as, [...path, 'as']);
  known('do', intents, goal.do);
  const { paramNames } = intents.find(({ id }) => id === goal.do)!;
  for (const name of Object.keys(goal.with ?? {})) {
    if (!paramNames.includes(name)) speech.complain([...path, 'with', name], oneOfText(paramNames, name), name);
  }
}

/** How many steps of a lesson have been reached in a fight as it stands: what was undone counts no more. */
export function stepsReached({ steps }: Lesson, fight: Fight, ruleSet: RuleSet): number {
  const speech = new Codec(ruleSet, fight.view, (path, expected) => wrong('', path, String(expected)));
  const path = fight.path();
  let reached = 0;
  /** The goal that comes next is met, and those behind it whose facts hold already. */
  const meet = (isMet: (goal: Goal) => boolean): void => {
    if (reached < steps.length && isMet(steps[reached].goal)) reached++;
  };
  path.forEach((n, i) => {
    const line = fight.lines[n];
    meet((goal) => !('when' in goal) && isMetBy(goal, line, i, path, fight, speech));
    if (line.in !== 'done' && line.in !== 'fiat') return;
    let view: View | null = null;
    for (let before = -1; before < reached; ) {
      before = reached;
      meet((goal) => 'when' in goal && holds(goal.when, ruleSet, (view ??= viewAfter(fight, path, i))));
    }
  });
  return reached;
}

/** Whether a line of the log is what a goal wants. An act counts when it has ended. */
function isMetBy(goal: Exclude<Goal, { when: unknown }>, line: Line, i: number, path: readonly number[], fight: Fight, speech: Codec): boolean {
  if ('event' in goal) return (line.in === 'done' || line.in === 'fiat') && line.events.some((event) => isEvent(goal.event, event, speech));
  if ('ask' in goal) return line.in === 'answer' && line.ask === goal.ask && speech.name(line.who) === goal.who && isChoice(goal, line.value, speech);
  if (line.in === 'answer') return isIntent(line.value) && isAct(goal, line.value, speech);
  if (line.in !== 'done') return false;
  const command = path.slice(0, i).findLast((n) => fight.lines[n].in === 'command');
  const declared = command === undefined ? undefined : fight.lines[command];
  return declared?.in === 'command' && isAct(goal, declared, speech);
}

function isAct(
  goal: Extract<Goal, { do: string }>,
  act: { readonly do: string; readonly by: Id; readonly with: { readonly [name: string]: Json } },
  speech: Codec,
): boolean {
  if (act.do !== goal.do || speech.name(act.by) !== goal.as) return false;
  const intent = speech.sayIntent(act);
  const chosen = typeof intent === 'string' ? {} : (intent as { readonly with: Json }).with;
  return fits(goal.with ?? {}, chosen);
}

function isChoice({ ask, choice }: Extract<Goal, { ask: string }>, value: Json, speech: Codec): boolean {
  return choice === undefined || fits(choice, speech.sayAnswer(speech.rules.ask(ask), value));
}

function isEvent(wanted: readonly Json[], event: ChangeJson, speech: Codec): boolean {
  const got = speech.sayChange(event);
  return wanted.length <= got.length && wanted.every((part, i) => fits(part, got[i]));
}

/** The state after a line that ended something: the one in which the next thing began. */
function viewAfter(fight: Fight, path: readonly number[], i: number): View {
  const next = path.slice(i + 1).find((n) => fight.lines[n].in === 'command' || fight.lines[n].in === 'fiat');
  return next === undefined ? fight.view : Runner.still(fight.rules, fight.stateBefore(next));
}

function holds(when: Extract<Goal, { when: unknown }>['when'], ruleSet: RuleSet, view: View): boolean {
  return unmet(new Codec(ruleSet, view, (path, expected) => wrong('', path, String(expected))), when, []).length === 0;
}
