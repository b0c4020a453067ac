import { FileError, type LoadText, type Pack, packsIn, readPack, withPacks } from '@riposte/files';
import { makeRules } from '@riposte/kernel';
import { type CatalogueEntry, type RuleSet } from '@riposte/ruleset';
import type { BrokenPack, PackTexts, Problem } from './requests.ts';

/** What a reader says is wrong. */
export const problemsOf = ({ path, expected, more }: FileError): Problem[] => [{ path, expected }, ...more];

/** A pack as the rules read it, or what is wrong with it. */
export function packRead(text: string, name: string, ruleSet: RuleSet): Pack | BrokenPack {
  try {
    return readPack(text, name, [ruleSet]);
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return { name, problems: problemsOf(thrown) };
  }
}

export const isBroken = (pack: Pack | BrokenPack): pack is BrokenPack => 'problems' in pack;

/** Logs name a pack by its content: whichever of these has it. */
export const packsByContent =
  (packs: PackTexts, ruleSets: readonly RuleSet[]): LoadText =>
  (name, from, hash) => {
    const read = Object.entries(packs).flatMap(([own, text]) =>
      ruleSets.map((ruleSet) => ({ pack: packRead(text, own, ruleSet), text })).filter(({ pack }) => !isBroken(pack) && pack.mark.hash === hash),
    );
    return read[0]?.text ?? packsIn({})(name, from);
  };

/** What a pack adds to the book, as the catalogue shows it. */
export function packEntries(ruleSet: RuleSet, pack: Pack): CatalogueEntry[] {
  const whole = withPacks(ruleSet, [pack]);
  const known = ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? [];
  const own = new Set([...pack.conditions, ...pack.gear, ...pack.sections.flatMap(({ list }) => list)].map(({ id }) => id));
  const things = (whole.catalogue?.(makeRules(whole.rules)) ?? []).filter(({ sort, id }) => sort !== 'creature' && own.has(id));
  const creatures = pack.creatures.map(({ id, title, creature }): CatalogueEntry => {
    const base = known.find((entry) => entry.sort === 'creature' && entry.id === creature);
    return { sort: 'creature', id, name: title, summary: base?.summary ?? '', lines: base?.lines ?? [], fighter: { creature: id } };
  });
  return [...creatures, ...things];
}
