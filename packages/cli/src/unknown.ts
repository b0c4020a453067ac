import { fightersOf, nameOf, type Speech } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import { nearest } from '@riposte/ruleset';
import { InputError } from './outcome.ts';

/** Names that an error lists. */
const MAX_LISTED = 20;

/** What was probably meant, also by the beginning of a longer name: "strke" for "Strike Odo"; null = nothing is like it. */
export function likely(known: readonly string[], given: string): string | null {
  const meant = nearest(known, given);
  if (meant !== null) return meant;
  const words = given.trim().split(/\s+/).length;
  const beginnings = known.map((name) => name.split(' ').slice(0, words).join(' '));
  const begun = nearest(beginnings, given);
  return begun === null ? null : known[beginnings.indexOf(begun)];
}

/** For a name that there is not: the one that was probably meant, and which there are. */
export function unknown(kind: string, given: string, known: readonly string[]): InputError {
  const meant = likely(known, given);
  const guess = meant === null ? '' : ` Did you mean "${meant}"?`;
  const choices = known.length === 0 || known.length > MAX_LISTED ? '' : ` Choose one of ${known.join(', ')}.`;
  return new InputError(`No ${kind} is called "${given}".${guess}${choices}`);
}

/** The fighter, or one of `ids`, that --as names; "golem" is "the golem", too. @throws InputError */
export function fighterNamed(speech: Speech, as: string | undefined, ids: readonly Id[] = fightersOf(speech.view)): Id {
  const names = ids.map((id) => nameOf(speech, id));
  if (as === undefined) throw new InputError(`Whose actions? Add --as NAME, one of ${names.join(', ')}.`);
  const bare = (name: string): string => name.toLowerCase().replace(/^the /, '');
  const at = names.findIndex((name) => bare(name) === bare(as));
  if (at < 0) throw unknown('fighter', as, names);
  return ids[at];
}
