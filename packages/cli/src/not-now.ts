import { capital, nameOf, type Speech, turnText } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import type { Table } from './open.ts';
import { saidIn } from './table-says.ts';

type WhyNot = 'legal-over' | 'legal-roll' | 'legal-answer' | 'legal-out' | 'legal-may' | 'legal-answers';

/** Why a fighter cannot act freely now: "It is Arne's turn. Yrsa can only answer what others do." */
export function whyNotNow({ fight, ruleSet }: Table, speech: Speech, who: Id, lang: string | undefined, end: string | null): string {
  const { pending } = fight;
  const say = (key: WhyNot, text: string): string => saidIn(lang, key, { who: { text: nameOf(speech, who) }, what: { text } });
  const either = (some: string, next: string): string => (some === '' ? next : saidIn(lang, 'legal-or', { some: { text: some }, next: { text: next } }));
  const names = (ids: readonly Id[]): string => ids.map((id) => nameOf(speech, id)).reduce(either, '');
  if (end !== null) return say('legal-over', end);
  if (pending?.kind === 'roll') return say('legal-roll', nameOf(speech, pending.who));
  if (pending !== null) return capital(say('legal-answer', names(pending.whos)));
  if (ruleSet.look?.out?.(fight.view, who)) return say('legal-out', '');
  return say(fight.legal(who).length > 0 ? 'legal-may' : 'legal-answers', capital(turnText(fight, speech)));
}
