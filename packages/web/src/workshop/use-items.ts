import { useCallback, useEffect, useState } from 'react';
import { text } from '../language.ts';
import { archive, drop, duplicate, forget, list, restore, type ShelfHead, type ShelfState, type WrittenKind } from '../shelf.ts';
import { bring } from './bring.ts';

/** The kinds of items that have a list. */
export type ListedKind = 'draft' | 'character';

/** What was done last, with what takes it back. */
export interface Done {
  readonly says: string;
  readonly undo: (() => Promise<unknown>) | null;
}

export interface Items {
  /** Null = they are not here yet. */
  readonly heads: readonly ShelfHead[] | null;
  readonly failed: string | null;
  readonly done: Done | null;
  readonly move: (head: ShelfHead, to: ShelfState) => void;
  readonly copy: (head: ShelfHead) => void;
  readonly forget: (head: ShelfHead) => void;
  readonly undo: () => void;
  readonly bring: (file: File | undefined) => void;
  /** Does something else that may fail with a sentence. */
  readonly attempt: (work: () => Promise<unknown>) => void;
}

/** Milliseconds for which what was done can be taken back from the line that says so; the bin keeps it longer. */
const SHOWN = 10_000;

const MOVES = {
  kept: { move: restore, says: 'shelf-done-kept' },
  archived: { move: archive, says: 'shelf-done-archived' },
  binned: { move: drop, says: 'shelf-done-binned' },
} as const;

export const itemTitle = ({ title }: Pick<ShelfHead, 'title'>): string => (title === '' ? text('shelf-untitled') : title);

/** The items of a kind as they are kept, read again when this window is looked at. */
function useHeads(kind: WrittenKind, fail: (why: string) => void) {
  const [heads, setHeads] = useState<readonly ShelfHead[] | null>(null);
  const load = useCallback(
    () =>
      list(kind).then(setHeads, (thrown: Error) => {
        fail(thrown.message);
        setHeads((known) => known ?? []);
      }),
    [kind, fail],
  );
  useEffect(() => {
    void load();
    const look = (): void => void load();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [load]);
  return { heads, load };
}

/** What was done last, for as long as the line says it. */
function useDone() {
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (done === null) return undefined;
    const gone = setTimeout(() => setDone(null), SHOWN);
    return () => clearTimeout(gone);
  }, [done]);
  return { done, setDone };
}

/** The items of a kind, as this window sees them; what another one did shows when this one is looked at again. */
export function useItems(kind: WrittenKind): Items {
  const [failed, setFailed] = useState<string | null>(null);
  const { heads, load } = useHeads(kind, setFailed);
  const { done, setDone } = useDone();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setFailed(null);
    try {
      await work();
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  const act = (work: () => Promise<Done>): void =>
    void attempt(async () => {
      // What was done before would stand beside what fails now.
      setDone(null);
      const what = await work();
      await load();
      setDone(what);
    });
  return {
    heads,
    failed,
    done,
    attempt: (work) => void attempt(work),
    move: (head, to) =>
      act(async () => {
        await MOVES[to].move(kind, head.id);
        return { says: text(MOVES[to].says, { title: itemTitle(head) }), undo: () => MOVES[head.state].move(kind, head.id) };
      }),
    copy: (head) =>
      act(async () => {
        const made = await duplicate(kind, head.id, text('shelf-copy-of', { title: itemTitle(head) }).slice(0, 200));
        return { says: text('shelf-done-copied', { title: made.title }), undo: () => drop(kind, made.id) };
      }),
    forget: (head) =>
      act(async () => {
        await forget(kind, head.id);
        return { says: text('shelf-done-forgotten', { title: itemTitle(head) }), undo: null };
      }),
    undo: () => {
      const undo = done?.undo;
      setDone(null);
      if (undo) void attempt(async () => undo().then(load));
    },
    bring: (file) => {
      if (file !== undefined) act(async () => ({ says: await bring(file), undo: null }));
    },
  };
}
