import { actsOfMaster, fightersOf, nameOf } from '@riposte/files';
import { decisionOf } from './decision.ts';
import { ruleIds } from './ledger.ts';
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
  const names = ['all', ...fightersOf(speech.view).map((who) => nameOf(speech, who))];
  return [going(BEHIND[first]?.(session, names) ?? names, word), word];
}

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
const rulesOf: Behind = ({ table }) => ruleIds(table.ruleSet.rules.id);
const conditionsOf: Behind = ({ table }, names) => [...names, ...ids(table.fight.rules.def.conditions)];

type Behind = (session: Session, names: readonly string[]) => readonly string[];

/** What may stand behind a word, where it is more or other than names. */
const BEHIND: { readonly [word: string]: Behind | undefined } = {
  rules: rulesOf,
  ignore: rulesOf,
  restore: rulesOf,
  give: conditionsOf,
  end: conditionsOf,
  gm: ({ table }) => ids(actsOfMaster(table.fight.rules)),
  do: ({ table }) => ids(table.fight.rules.def.intents.filter(({ automatic }) => !automatic)),
  list: (session) => decisionOf(session).choices.flatMap(({ act, by, walk }) => (walk === null ? [act, by] : [])),
};
