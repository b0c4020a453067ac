import { makeRules, Runner, type View } from '@riposte/kernel';
import type { Advice, Path, Problem, RuleSet, SheetLine } from '@riposte/ruleset';
import { wrong } from './error.ts';
import { checked, expectation } from './json.ts';
import { wordsOf } from './rule-set.ts';
import { parseYaml } from './yaml.ts';

/** A character made of a player's choices. */
export interface Character {
  readonly advice: readonly Advice[];
  /** The finished fighter, ready for an encounter but for its side and place. */
  readonly fighter: object;
  /** The numbers of its sheet, and the view in which they stand; null where it cannot stand on a board. */
  readonly sheet: { readonly lines: readonly SheetLine[]; readonly view: View } | null;
  /** Why it cannot. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the choices of a player, as YAML or JSON, and makes the character.
 * @throws FileError with file, path and expectation for choices that are none, or a rule set that makes no characters.
 */
export function readCharacter(content: string, file: string, ruleSet: RuleSet): Character {
  return madeCharacter(parseYaml(content, file, 'the choices of a character').value, file, ruleSet);
}

/**
 * Makes a character of the choices of a player.
 * @throws FileError with file, path and expectation for choices that are none, or a rule set that makes no characters.
 */
export function madeCharacter(data: unknown, file: string, ruleSet: RuleSet): Character {
  const builder = ruleSet.character ?? wrong(file, [], `a rule set that can build characters; ${ruleSet.rules.id} cannot`);
  const choices = checked(builder.schema, data, file);
  const fighter = builder.build(choices);
  const stood = standing(ruleSet, fighter, file);
  const advice = builder.advise(choices);
  return 'problems' in stood
    ? { advice, fighter, sheet: null, problems: stood.problems }
    : { advice, fighter, sheet: sheetIn(ruleSet, stood.view), problems: [] };
}

/** The fighter alone on a board, where a scenario puts those of whom it says no more. @throws FileError for a rule set without words */
export function standing(ruleSet: RuleSet, fighter: object, file: string): { readonly view: View } | { readonly problems: readonly Problem[] } {
  const words = wordsOf(ruleSet, file);
  const rules = makeRules(ruleSet.rules);
  const read = words.fighter.safeParse(fighter);
  if (!read.success) return { problems: read.error.issues.map((issue) => ({ path: issue.path as Path, expected: expectation(issue) })) };
  const begun = words.begin(rules, { ...words.scene.parse({}), fighters: [read.data] });
  if (!begun.ok) return { problems: begun.problems.map(({ path, expected }) => ({ path: path.slice(2), expected })) };
  return { view: Runner.still(rules, begun.value) };
}

function sheetIn(ruleSet: RuleSet, view: View): Character['sheet'] {
  const who = view.state.entities.findIndex(({ kind }) => kind === 'fighter');
  return { view, lines: ruleSet.sheet?.(view, who) ?? [] };
}
