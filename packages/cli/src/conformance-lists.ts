import { readFileSync } from 'node:fs';
import { ruleSetNamed } from '@riposte/rule-sets';
import { characterFaults, entryFaults, settableFaults } from '@riposte/testkit';
import { type Examined, listed, stopped, type Verdict } from './conformance-verdict.ts';
import { ownPath, readyFights } from './home.ts';

/** Characters by chance that are made. */
const CHARACTERS = 20;

/** Everything that is defined is in the catalogue with a name and a sentence, and its creatures can fight. */
export async function wholeCatalogue({ id, ready }: Examined): Promise<Verdict> {
  const ruleSet = await ruleSetNamed(id);
  if (ruleSet.catalogue === undefined) return { check: 'catalogue', verdict: 'skipped', says: 'the game has no catalogue' };
  return verdictOf(
    'catalogue',
    () => entryFaults(ruleSet, placesIn(id, ready)),
    'give each entry a sentence (summaries of catalogueOf), and let fighter and setUp of the game accept each creature',
  );
}

/** Characters can be made, of each archetype and by chance, are by the book and can fight. */
export async function madeCharacters({ id, times }: Examined): Promise<Verdict> {
  const ruleSet = await ruleSetNamed(id);
  if (ruleSet.character === undefined) return { check: 'characters', verdict: 'skipped', says: 'the game has no character builder' };
  return verdictOf(
    'characters',
    () => characterFaults(ruleSet, Math.ceil(CHARACTERS * times)),
    'correct the choices of the archetype, or build and advise in the character builder',
  );
}

/** Facts that the game master sets have the values that they were given. */
export async function setFacts({ id, ready }: Examined): Promise<Verdict> {
  if ((await ruleSetNamed(id)).words === undefined) return { check: 'set', verdict: 'skipped', says: 'the game has no words for the game master' };
  return verdictOf(
    'set',
    () => settableFaults(ready.map(({ encounter }) => encounter)),
    'let changes in words.settables use the value that they are given, and facts show it under the same name',
  );
}

function verdictOf(check: string, faults: () => readonly string[], remedy: string): Verdict {
  try {
    const wrong = faults();
    if (wrong.length === 0) return { check, verdict: 'good', says: '' };
    return { check, verdict: 'fault', says: `${wrong.length} ${wrong.length === 1 ? 'place is' : 'places are'} wrong`, where: listed(wrong), remedy };
  } catch (thrown) {
    return stopped(check, thrown);
  }
}

/** Where somebody stands in the encounters of the game that can be fought. */
function placesIn(id: string, ready: Examined['ready']): { readonly board: object; readonly at: unknown }[] {
  return readyFights(id).flatMap((file) => {
    if (!ready.some((one) => one.file === ownPath(file))) return [];
    const { board = {}, fighters = [] } = JSON.parse(readFileSync(file, 'utf8')) as { readonly board?: object; readonly fighters?: readonly object[] };
    return fighters.map((fighter) => ({ board, at: (fighter as { readonly at?: unknown }).at }));
  });
}
