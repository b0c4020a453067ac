import { arithmetic, diceText, nameOf, plain, recorded, type Speech, saysNothing, storyOf, type Tongue } from '@riposte/files';
import type { Explanation, Fight, RollEntry, Trace } from '@riposte/kernel';
import type { Item } from '@riposte/ruleset';
import { lineIndex, lineNumber } from './open.ts';
import { type StoryOptions, storyWith } from './story.ts';
import { saidIn } from './table-says.ts';
import { refuse } from './typed.ts';

/**
 * Everything behind a line of the log: each number with its parts and what did not count, each roll, choice and change,
 * down to the rules. A line inside a command stands for the whole command.
 * @param number As people count: the header is line 1.
 * @throws InputError for a line that there is not, or that was undone.
 */
export function why(fight: Fight, speech: Speech, number: number, story: StoryOptions = {}): string[] {
  const index = lineIndex(number);
  const { tongue } = storyWith({ ...speech, fight }, story);
  const { lang } = tongue.language;
  const line = fight.lines[index];
  if (line === undefined) return refuse('line-none', { line: number, last: lineNumber(fight.lines.length - 1) });
  if (line.in === 'head') return [saidIn(lang, 'line-head', { line: number, why: { text: line.why }, to: lineNumber(line.to) })];
  if (line.in === 'rules') return [saidIn(lang, 'line-rules', { line: number, version: { text: line.version } })];
  const path = fight.path();
  if (!path.includes(index)) refuse('line-undone', { line: number });
  if (line.in === 'order' || line.in === 'force') return [`${saidIn(lang, 'line-of', { line: number })}: ${JSON.stringify(line)}`];
  if (line.in === 'fiat')
    return [
      `${saidIn(lang, 'line-of', { line: number })}: ${plain(tongue.language.say('ruling', { reason: { text: line.reason } }) ?? [line.reason])}`,
      ...storyOf(fight, speech.ruleSet, index).map((inner) => indented(recorded(tongue, inner))),
    ];
  const command = path.findLast((n) => n <= index && fight.lines[n].in === 'command')!;
  const told = traced(speech, tongue, fight.traceOf(command), inOrder(storyOf(fight, speech.ruleSet, command)));
  // Print what is asked again and again only once.
  return [`${saidIn(lang, 'line-of', { line: lineNumber(command) })}:`, ...new Set(told.map(indented))];
}

const indented = (line: string): string => `  ${line}`;

/** The items of a story in the order of their trace, acts before what happened in them. */
const inOrder = (items: readonly Item[]): Item[] => items.flatMap((item) => (item.kind === 'act' ? [item, ...inOrder(item.items)] : [item]));

/** Numbers from the trace, all else as the story names it. */
function traced(speech: Speech, tongue: Tongue, trace: readonly Trace[], items: readonly Item[]): string[] {
  let at = 0;
  return trace.flatMap((step) => {
    if (step.kind === 'end') return [];
    if (step.kind === 'value')
      return [
        ...(saysNothing(step.explanation) ? [] : [arithmetic({ ...speech, language: tongue.language }, step.explanation)]),
        ...uncounted(tongue, step.explanation),
      ];
    const item = items[at++];
    if (step.kind === 'roll') {
      const { language } = tongue;
      const given = { who: { text: nameOf(speech, step.entry.who) }, roll: { text: language.term('roll', step.roll.title) } };
      return [
        `${saidIn(language.lang, 'odds-rolls', { ...given, dice: { text: diceText({ ...speech, language }, step.entry as RollEntry) } })} (${step.roll.rule})`,
      ];
    }
    const { rule } =
      step.kind === 'intent' ? speech.view.rules.intent(step.intent).def : step.kind === 'answer' ? speech.view.rules.ask(step.entry.ask) : { rule: '' };
    return [`${recorded(tongue, item)}${rule === '' ? '' : ` (${rule})`}`];
  });
}

function uncounted({ language }: Tongue, { query, without }: Explanation): string[] {
  if (without.length === 0) return [];
  const parts = without.map(({ label, rule, why }) => `${language.term('label', label)} (${rule}), ${language.term('label', why)}`).join('; ');
  return [`  ${saidIn(language.lang, 'why-uncounted', { query: { text: language.term('query', query) }, parts: { text: parts } })}`];
}
