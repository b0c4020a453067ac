import { arithmetic, pathText, readCharacter, type Speech } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { knownRuleSet } from './catalogue.ts';
import { readText } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/**
 * Makes a character of the choices in a file: advice, the finished fighter, its sheet.
 * @throws InputError for a rule set that there is not; FileError for a file without choices of it.
 */
export async function character(ruleset: string, file: string): Promise<Outcome> {
  const ruleSet = await knownRuleSet(ruleset);
  const { advice, fighter, sheet, problems } = readCharacter(readText(file), file, ruleSet);
  const wrong = problems.map(({ path, expected }) => ({ path: pathText(path), expected }));
  const isAdvisedAgainst = advice.some(({ level }) => level === 'error');
  const isAllowed = sheet !== null && !isAdvisedAgainst;
  const text = [
    ...advice.map(({ level, path, says }) => `${level}: ${path === '' ? '' : `${path}: `}${says}`),
    // Advice says the same in better words.
    ...(isAdvisedAgainst ? [] : wrong).map(({ path, expected }) => `error: ${path === '' ? 'the fighter' : path}: expected ${expected}`),
    ...(advice.length + wrong.length === 0 ? ['no advice: all is well'] : []),
    '',
    ...JSON.stringify(fighter, null, 2).split('\n'),
    ...(sheet === null ? [] : ['', ...sheet.lines.flatMap((line) => sheetLines({ ruleSet, view: sheet.view }, line))]),
  ];
  const json = { advice, fighter, sheet: sheet?.lines ?? null, problems: wrong };
  return { code: isAllowed ? GOOD : NO, text: joined(text), json: json as unknown as Json };
}

/** A number with all its sources, and its advantage where it has any. */
function sheetLines(speech: Speech, { label, value, advantage, unit = '' }: SheetLine): string[] {
  const more = advantage === null || (advantage.value === 0 && advantage.parts.length === 0) ? [] : [`  ${arithmetic(speech, advantage, false)}`];
  const told = arithmetic(speech, value, false);
  return [`${label === value.query ? '' : `${label}: `}${told} ${unit}`.trimEnd(), ...more];
}
