import { arithmetic, diceText, nameOf, type Speech, storyOf, type Told, valueText } from '@riposte/files';
import { type Explanation, type Fight, type RollEntry } from '@riposte/kernel';
import { lineIndex, lineNumber } from './open.ts';
import { InputError } from './outcome.ts';

/**
 * Everything behind a line of the log: each number with its parts and what did not count, each roll, choice and change,
 * down to the rules. A line inside a command stands for the whole command.
 * @param number As people count: the header is line 1.
 * @throws InputError for a line that there is not, or that was undone.
 */
export function why(fight: Fight, speech: Speech, number: number): string[] {
  const index = lineIndex(number);
  const line = fight.lines[index];
  if (line === undefined) throw new InputError(`there is no line ${number}; the log has 2 to ${lineNumber(fight.lines.length - 1)}`);
  if (line.in === 'head') return [`Line ${number}: ${line.why}; the fight goes on after line ${lineNumber(line.to)}.`];
  if (line.in === 'rules') return [`Line ${number}: from here on by version ${line.version} of the rules.`];
  const path = fight.path();
  if (!path.includes(index)) throw new InputError(`line ${number} was undone`);
  if (line.in === 'fiat')
    return [
      `Line ${number}: the game master decrees: ${line.reason}.`,
      ...storyOf(fight, speech.ruleSet, index)
        .flatMap((one) => traced(speech, one))
        .map(indented),
    ];
  if (line.in === 'order' || line.in === 'force') return [`Line ${number}: ${JSON.stringify(line)}`];
  const command = path.findLast((n) => n <= index && fight.lines[n].in === 'command')!;
  const told = storyOf(fight, speech.ruleSet, command).flatMap((one) => traced(speech, one));
  // What is asked again and again is said once.
  return [`Line ${lineNumber(command)}:`, ...told.filter((one, i) => told.indexOf(one) === i).map(indented)];
}

const indented = (line: string): string => `  ${line}`;

function traced(speech: Speech, one: Told): readonly string[] {
  switch (one.kind) {
    case 'change':
      return one.texts;
    case 'end':
      return [];
    case 'intent':
      return [`${nameOf(speech, one.intent.by)}: ${one.text} (${speech.view.rules.intent(one.intent).def.rule})`];
    case 'value':
      return [arithmetic(speech, one.explanation), ...uncounted(one.explanation)];
    case 'roll':
      return [`${nameOf(speech, one.entry.who)} rolls ${one.roll.title}: ${diceText(speech, one.entry as RollEntry)} (${one.roll.rule})`];
    case 'answer': {
      const { ask, who, value } = one.entry;
      return [`${nameOf(speech, who)} chooses ${valueText(speech, ask, value)} (${speech.view.rules.ask(ask).rule})`];
    }
  }
}

function uncounted({ query, without }: Explanation): string[] {
  return without.length === 0 ? [] : [`  not in ${query}: ${without.map(({ label, rule, why }) => `${label} (${rule}), ${why}`).join('; ')}`];
}
