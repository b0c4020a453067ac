import { fightersOf, nameOf } from '@riposte/files';
import { decisionOf } from './decision.ts';
import { shown } from './print.ts';
import { walksFrom } from './run-line.ts';
import { type Session, speechOf } from './session.ts';
import { TABLE_COMMANDS } from './table-commands.ts';

/** What the tab key makes of a line at the table: words that go on, and the part of the line that they stand for. */
export function completed(session: Session, line: string): [words: string[], of: string] {
  const speech = speechOf(session);
  const [, first, rest] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  const going = (words: readonly string[], begun: string): string[] => [
    ...new Set(words.filter((word) => word !== '' && word.startsWith(begun) && shown(word) === word)),
  ];
  if (first === undefined) return [going([...Object.keys(TABLE_COMMANDS), 'quit', ...decisionOf(session).choices.map(({ act }) => act)], line), line];
  const places = going(
    walksFrom(session, first).map(({ to }) => to),
    rest,
  );
  if (places.length > 0) return [places, rest];
  const [word] = /\S*$/.exec(rest)!;
  return [going(['all', ...fightersOf(speech.view).map((who) => nameOf(speech, who))], word), word];
}
