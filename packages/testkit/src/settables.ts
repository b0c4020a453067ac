import { decreeInWords, FileError, fightersOf, settableFacts } from '@riposte/files';
import { Fight, type Id, type Json, RiposteError } from '@riposte/kernel';
import type { Range, Words } from '@riposte/ruleset';
import type { ReadyFight } from './conformance-game.ts';

/** What came of setting a fact to a value, in one fight: what it is then, and the whole state. */
interface Came {
  readonly value: Json;
  readonly got: Json | undefined;
  readonly state: string;
}

/**
 * What is wrong with the facts that the game master can set, a sentence each; none where each fact, once it is set, has the value that it was
 * given. What follows by the rules may change it again in some fights, not in all.
 */
export function settableFaults(fights: readonly ReadyFight[]): string[] {
  const all = new Map<string, Came[][]>();
  for (const { ruleSet, rules, state } of fights) {
    if (ruleSet.words === undefined) continue;
    const fight = Fight.open(rules, state, { seed: 'set' });
    for (const who of fightersOf(fight.view)) {
      for (const [fact, range] of Object.entries(settableFacts({ words: ruleSet.words, view: fight.view }, who))) {
        const came = valuesOf(range).flatMap((value) => setTo(fight, { ruleSet, words: ruleSet.words! }, who, fact, value));
        all.set(fact, [...(all.get(fact) ?? []), came]);
      }
    }
  }
  return [...all].flatMap(([fact, tried]) => {
    const wrong = wrongValue(tried.flat()) ?? sameWhatever(tried);
    return wrong === null ? [] : [`${fact}: ${wrong}`];
  });
}

const MAX_WORDS = 6;

/** Values at both ends of what can be set, and one between. */
function valuesOf(range: Range): readonly Json[] {
  if (range.kind === 'yes or no') return [true, false];
  if (range.kind === 'word') return range.words.slice(0, MAX_WORDS);
  if (range.kind !== 'number') return [];
  const most = range.cap ?? range.most;
  return [...new Set([range.least, Math.min(range.least + 1, most), most])];
}

/** None where the rules refuse the value here. */
function setTo(
  fight: Fight,
  { ruleSet, words }: { readonly ruleSet: ReadyFight['ruleSet']; readonly words: Words },
  who: Id,
  fact: string,
  value: Json,
): Came[] {
  const fork = fight.fork();
  try {
    decreeInWords(fork, ruleSet, 'set', { of: words.names(fight.view).get(who) ?? '', [fact]: value });
  } catch (thrown) {
    if (thrown instanceof FileError || thrown instanceof RiposteError) return [];
    throw thrown;
  }
  return [{ value, got: words.facts(fork.view, who)[fact], state: JSON.stringify(fork.state) }];
}

/** A value that the fact never has after it was set to it; null where there is none, or where the fact is shown in another way. */
function wrongValue(tried: readonly Came[]): string | null {
  const shown = tried.filter(({ value, got }) => typeof value !== 'string' && typeof got === typeof value);
  const wrong = shown.find(({ value }) => !shown.some((other) => other.value === value && other.got === value));
  return wrong === undefined ? null : `set to ${JSON.stringify(wrong.value)}, it is ${JSON.stringify(wrong.got)}`;
}

/** Whether all values that can be set lead to the same state, in every fight. */
function sameWhatever(tried: readonly (readonly Came[])[]): string | null {
  const several = tried.filter((came) => came.length > 1);
  if (several.length === 0 || several.some((came) => came.some(({ state }) => state !== came[0].state))) return null;
  const [{ value: one }, { value: other }] = several[0];
  return `set to ${JSON.stringify(one)} or to ${JSON.stringify(other)}, the fight is the same`;
}
