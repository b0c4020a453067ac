import type { Id } from '@riposte/kernel';
import { bare, percent } from '../percent.ts';
import { type Consequence, FIGHT } from './consequence.ts';
import type { Odds } from './odds.ts';

/** What may befall one of those in a fight: the sum of its outcomes, each with what happens together. */
export interface Chance {
  readonly who: Id;
  /** That anything befalls it that is not certain; `atMost` where not every way was counted. */
  readonly probability: number;
  readonly atMost: number;
  readonly parts: readonly { readonly what: string; readonly probability: number }[];
}

/**
 * The chances of everybody to whom something uncertain may happen: others before the one who acts, the likeliest first.
 * What keeps the book of a turn is left out, unless nothing else can happen.
 */
export function chancesOf({ outcomes, always, intent, mass, isWhole }: Odds): Chance[] {
  const all = new Map<Id, Map<string, number>>();
  const isEmpty = [always, ...outcomes.map((outcome) => outcome.consequences)].every((list) => list.every((one) => one.aside));
  for (const { consequences, probability } of outcomes) {
    const told = consequences.filter((consequence) => !consequence.aside || isEmpty);
    for (const who of new Set(told.map((one) => one.who))) {
      const what = textOf(told.filter((one) => one.who === who));
      const parts = all.get(who) ?? new Map<string, number>();
      parts.set(what, (parts.get(what) ?? 0) + probability);
      all.set(who, parts);
    }
  }
  const chances = [...all].map(([who, parts]): Chance => {
    const list = [...parts].map(([what, probability]) => ({ what, probability })).sort((a, b) => b.probability - a.probability);
    const probability = list.reduce((sum, one) => sum + one.probability, 0);
    return { who, probability, atMost: isWhole ? probability : Math.min(1, probability + 1 - mass), parts: list };
  });
  const rank = ({ who }: Chance): number => (who === FIGHT ? 2 : who === intent.by ? 1 : 0);
  return chances.sort((a, b) => rank(a) - rank(b) || b.probability - a.probability);
}

function textOf(consequences: readonly Consequence[]): string {
  return consequences.map((consequence) => consequence.what).join(' and ');
}

/** "58.3 %", or "≈ 55 to 61.2 %" where time ran out. */
function within({ isWhole }: Odds, { probability, atMost }: Chance): string {
  if (isWhole) return percent(probability);
  const most = percent(atMost);
  return percent(probability) === most ? `≈ ${most}` : `≈ ${bare(probability)} to ${most}`;
}

const MAX_PARTS = 5;

/** "Bea 58.3 %: HP -1 22.1, HP -2 19.4, ...; needs 7+"; only "always: ..." where nothing hangs on dice. */
export function oddsSentence(odds: Odds, name: (who: Id) => string): string {
  const whose = (who: Id): string => (who === FIGHT ? '' : `${name(who)} `);
  const sentences = chancesOf(odds).map((chance) => {
    const { who, parts } = chance;
    const shown = parts.slice(0, MAX_PARTS).map((part) => (parts.length === 1 ? part.what : `${part.what} ${bare(part.probability)}`));
    const more = parts.length > MAX_PARTS ? `, ${parts.length - MAX_PARTS} rarer` : '';
    return `${whose(who)}${within(odds, chance)}: ${shown.join(', ')}${more}`;
  });
  if (odds.needs !== null) sentences.push(`needs ${odds.needs.text}`);
  if (sentences.length > 0) return sentences.join('; ');
  const told = odds.always.some((consequence) => !consequence.aside) ? odds.always.filter((consequence) => !consequence.aside) : odds.always;
  return told.length === 0 ? 'nothing changes' : `certain: ${told.map((one) => `${whose(one.who)}${one.what}`).join(', ')}`;
}
