import { arithmetic, diceText, nameOf, recorded, type Speech, saysNothing, storyOf, type Tongue } from '@riposte/files';
import type { Explanation, Fight, RollEntry, Trace } from '@riposte/kernel';
import type { Item } from '@riposte/ruleset';
import { lineIndex, lineNumber } from './open.ts';
import { InputError } from './outcome.ts';
import { type StoryOptions, storyWith } from './story.ts';

/**
 * Everything behind a line of the log: each number with its parts and what did not count, each roll, choice and change,
 * down to the rules. A line inside a command stands for the whole command.
 * @param number As people count: the header is line 1.
 * @throws InputError for a line that there is not, or that was undone.
 */
export function why(fight: Fight, speech: Speech, number: number, story: StoryOptions = {}): string[] {
  const index = lineIndex(number);
  const line = fight.lines[index];
  if (line === undefined) throw new InputError(`There is no line ${number}. The log has lines 2 to ${lineNumber(fight.lines.length - 1)}.`);
  if (line.in === 'head') return [`Line ${number}: ${line.why}; the fight continues after line ${lineNumber(line.to)}.`];
  if (line.in === 'rules') return [`Line ${number}: rules version ${line.version} from here on.`];
  const path = fight.path();
  if (!path.includes(index)) throw new InputError(`Line ${number} was undone.`);
  if (line.in === 'order' || line.in === 'force') return [`Line ${number}: ${JSON.stringify(line)}`];
  const { tongue } = storyWith({ ...speech, fight }, story);
  if (line.in === 'fiat')
    return [`Line ${number}: GM ruling: ${line.reason}.`, ...storyOf(fight, speech.ruleSet, index).map((inner) => indented(recorded(tongue, inner)))];
  const command = path.findLast((n) => n <= index && fight.lines[n].in === 'command')!;
  const told = traced(speech, tongue, fight.traceOf(command), inOrder(storyOf(fight, speech.ruleSet, command)));
  // Print what is asked again and again only once.
  return [`Line ${lineNumber(command)}:`, ...new Set(told.map(indented))];
}

const indented = (line: string): string => `  ${line}`;

/** The items of a story in the order of their trace, acts before what happened in them. */
const inOrder = (items: readonly Item[]): Item[] => items.flatMap((item) => (item.kind === 'act' ? [item, ...inOrder(item.items)] : [item]));

/** Numbers from the trace, all else as the story names it. */
function traced(speech: Speech, tongue: Tongue, trace: readonly Trace[], items: readonly Item[]): string[] {
  let at = 0;
  return trace.flatMap((step) => {
    if (step.kind === 'end') return [];
    if (step.kind === 'value') return [...(saysNothing(step.explanation) ? [] : [arithmetic(speech, step.explanation)]), ...uncounted(step.explanation)];
    const item = items[at++];
    if (step.kind === 'roll')
      return [`${nameOf(speech, step.entry.who)} rolls ${step.roll.title}: ${diceText(speech, step.entry as RollEntry)} (${step.roll.rule})`];
    const { rule } =
      step.kind === 'intent' ? speech.view.rules.intent(step.intent).def : step.kind === 'answer' ? speech.view.rules.ask(step.entry.ask) : { rule: '' };
    return [`${recorded(tongue, item)}${rule === '' ? '' : ` (${rule})`}`];
  });
}

function uncounted({ query, without }: Explanation): string[] {
  return without.length === 0 ? [] : [`  not counted in ${query}: ${without.map(({ label, rule, why }) => `${label} (${rule}), ${why}`).join('; ')}`];
}
