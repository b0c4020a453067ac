import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { read, type Saver, type Saving, saverOf } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { Built, CharacterFile, GameBook } from '../workbench/requests.ts';
import { type Deed, type Making, made, nameIn } from './state.ts';

/** A character of the shelf, opened with the rules of its game. */
export interface Opened {
  readonly book: GameBook;
  readonly file: CharacterFile;
  readonly version: number;
}

/** Opens a character; what is not written yet is as its first archetype has it. */
export async function openCharacter(id: string): Promise<Opened> {
  const { body, version } = await read('character', id);
  const given = body as Partial<CharacterFile> & { readonly ruleset: string; readonly name?: string };
  const book = await bench('book', { game: given.ruleset });
  return { book, file: filled(given, book), version };
}

/** The file with all that a file has. */
export function filled(given: Partial<CharacterFile> & { readonly name?: string }, book: GameBook): CharacterFile {
  const begun = { name: given.title ?? given.name ?? '', ...book.builder?.archetypes[0]?.choices };
  const choices = (given.choices ?? begun) as CharacterFile['choices'];
  return {
    format: 'riposte/character/1',
    ruleset: book.id,
    version: given.version ?? book.builder?.version,
    title: nameIn(choices),
    choices,
    allowed: given.allowed ?? [],
    portrait: given.portrait ?? null,
    notes: given.notes ?? '',
    carried: given.carried ?? null,
  };
}

/** What the shelf keeps of a character: as it is shown, with the name as its title. */
export const keptOf = (file: CharacterFile): CharacterFile => ({ ...file, title: nameIn(file.choices) });

/** A character being made, which keeps itself. */
export function useMaking(id: string, { file, version }: Opened): readonly [Making, (deed: Deed) => void, Saver, Saving] {
  const [making, act] = useReducer(made, { file, past: [], future: [] });
  const [saver] = useState(() => saverOf('character', id, version));
  const saving = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    if (making.file !== file) saver.save(keptOf(making.file) as never);
  }, [making.file, file, saver]);
  useEffect(() => () => saver.close(), [saver]);
  return [making, act, saver, saving];
}

/** What comes of choices; while it is found out, and of who cannot stand in a fight, the numbers are those before. A character without a name is built with a stand-in. */
export function useBuilt(game: string, choices: CharacterFile['choices'], nameless: string): Built | null {
  const [built, setBuilt] = useState<Built | null>(null);
  useEffect(() => {
    let isOver = false;
    void bench('build', { game, choices: named(choices, nameless) as never }).then(
      (found) => !isOver && setBuilt((before) => (found.sheet.length > 0 || before === null ? found : { ...found, sheet: before.sheet })),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [game, choices, nameless]);
  return built;
}

/** Choices with a name: the book builds nobody without. */
export const named = (choices: CharacterFile['choices'], nameless: string): CharacterFile['choices'] =>
  nameIn(choices).trim() === '' ? { ...choices, name: nameless } : choices;
