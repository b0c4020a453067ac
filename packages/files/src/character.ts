import { makeRuleset, Runner, type View } from '@riposte/kernel';
import type { Advice, Book, Path, Problem, SheetLine } from '@riposte/ruleset';
import { wordsOf } from './book.ts';
import { wrong } from './error.ts';
import { checked, expectation } from './json.ts';
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
export function readCharacter(content: string, file: string, book: Book): Character {
  const builder = book.character ?? wrong(file, [], `choices for a rule set that makes characters, which ${book.ruleset.id} does not`);
  const choices = checked(builder.schema, parseYaml(content, file, 'the choices of a character').value, file);
  const fighter = builder.build(choices);
  const stood = standing(book, fighter, file);
  const advice = builder.advise(choices);
  return 'problems' in stood ? { advice, fighter, sheet: null, problems: stood.problems } : { advice, fighter, sheet: sheetIn(book, stood.view), problems: [] };
}

/** The fighter alone on a board, where a scenario puts those of whom it says no more. */
function standing(book: Book, fighter: object, file: string): { readonly view: View } | { readonly problems: readonly Problem[] } {
  const words = wordsOf(book, file);
  const rules = makeRuleset(book.ruleset);
  const read = words.fighter.safeParse(fighter);
  if (!read.success) return { problems: read.error.issues.map((issue) => ({ path: issue.path as Path, expected: expectation(issue) })) };
  const begun = words.begin(rules, { ...words.scene.parse({}), fighters: [read.data] });
  if (!begun.ok) return { problems: begun.problems.map(({ path, expected }) => ({ path: path.slice(2), expected })) };
  return { view: Runner.still(rules, begun.value) };
}

function sheetIn(book: Book, view: View): Character['sheet'] {
  const who = view.state.entities.findIndex(({ kind }) => kind === 'fighter');
  return { view, lines: book.sheet?.(view, who) ?? [] };
}
