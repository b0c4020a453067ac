import type { Id } from '@riposte/kernel';
import { bare, percent } from '../percent.ts';
import { type Consequence, FIGHT } from './consequence.ts';
import type { Odds } from './odds.ts';

/** What may befall one of those in a fight: the sum of its outcomes, each with what happens together. */
export interface Chance {
  readonly who: Id;
  /** That anything befalls it that is not certain. */
  readonly probability: number;
  readonly parts: readonly { readonly what: string; readonly probability: number }[];
}

/** The chances of everybody to whom something uncertain may happen: others before the one who acts, the likeliest first. */
export function chancesOf({ outcomes, intent }: Odds): Chance[] {
  const all = new Map<Id, Map<string, number>>();
  for (const { consequences, probability } of outcomes) {
    for (const who of new Set(consequences.map((one) => one.who))) {
      const what = textOf(consequences.filter((one) => one.who === who));
      const parts = all.get(who) ?? new Map<string, number>();
      parts.set(what, (parts.get(what) ?? 0) + probability);
      all.set(who, parts);
    }
  }
  const chances = [...all].map(([who, parts]): Chance => {
    const list = [...parts].map(([what, probability]) => ({ what, probability })).sort((a, b) => b.probability - a.probability);
    return { who, probability: list.reduce((sum, one) => sum + one.probability, 0), parts: list };
  });
  const rank = ({ who }: Chance): number => (who === FIGHT ? 2 : who === intent.by ? 1 : 0);
  return chances.sort((a, b) => rank(a) - rank(b) || b.probability - a.probability);
}

function textOf(consequences: readonly Consequence[]): string {
  return consequences.map((one) => one.what).join(' and ');
}

/** "58.3 %", or "≈ 55 to 61.2 %" where time ran out. */
function within({ isWhole, mass }: Odds, probability: number): string {
  if (isWhole) return percent(probability);
  const most = percent(Math.min(1, probability + 1 - mass));
  return percent(probability) === most ? `≈ ${most}` : `≈ ${bare(probability)} to ${most}`;
}

const MOST_PARTS = 5;

/** "Bea 58.3 %: HP -1 22.1, HP -2 19.4, ...; needs 7+"; only "always: ..." where nothing hangs on dice. */
export function oddsSentence(odds: Odds, name: (who: Id) => string): string {
  const whose = (who: Id): string => (who === FIGHT ? '' : `${name(who)} `);
  const sentences = chancesOf(odds).map(({ who, probability, parts }) => {
    const shown = parts.slice(0, MOST_PARTS).map((one) => (parts.length === 1 ? one.what : `${one.what} ${bare(one.probability)}`));
    const more = parts.length > MOST_PARTS ? `, ${parts.length - MOST_PARTS} rarer` : '';
    return `${whose(who)}${within(odds, probability)}: ${shown.join(', ')}${more}`;
  });
  if (odds.needs !== null) sentences.push(`needs ${odds.needs.text}`);
  if (sentences.length > 0) return sentences.join('; ');
  return odds.always.length === 0 ? 'nothing changes' : `certain: ${odds.always.map((one) => `${whose(one.who)}${one.what}`).join(', ')}`;
}
