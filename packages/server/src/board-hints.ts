import { keyOf, type Language, languageIn, said } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import { tried } from './choices.ts';
import type { Aids } from './protocol.ts';
import type { SeatView } from './seat-view.ts';

/** What the rules say about a fighter on the board, and about a fighter of the seat facing it. Uses only what the seat sees. */
export function aidsOf({ speech, view, viewer, sees }: SeatView, id: Id, own: Id | undefined): Aids | null {
  const { look } = speech.ruleSet;
  if (look === undefined || view.state.entities[id]?.kind !== 'fighter' || sees(id) === 'hidden') return null;
  const other = own !== undefined && own !== id && sees(own) === 'all' ? own : null;
  return tried(view, viewer, (seen) => ({
    threatens: look.threatens?.(seen, id) ?? [],
    line: other === null || look.line === undefined ? null : counted(languageIn(speech), look.line(seen, other, id)),
    flank: other === null ? null : (look.flank?.(seen, other, id) ?? null),
  }));
}

/** A text of the rules in the seat's language. One message can serve all numbers: "2 regions away" is `word-n-regions-away`. */
function counted(language: Language, text: string): string {
  const [n] = /\d+/.exec(text) ?? [];
  const key = `word-${keyOf(text.replace(/\d+/, 'n'))}`;
  return n !== undefined && language.has(key) ? said(language, key, { n }) : language.term('word', text);
}
