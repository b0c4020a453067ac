import type { ReadyFight } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { handed, isHanded } from '../handed.ts';
import { text } from '../language.ts';
import { fetchJson } from '../net.ts';
import { list, read, type ShelfHead, workshop } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { FightFile, LabFight } from '../workbench/requests.ts';

const DRAFT = 'draft:';

/** The fights that there are to choose from: those that come with Riposte, and those of the workshop. */
export function useFights(): { readonly ready: readonly ReadyFight[]; readonly drafts: readonly ShelfHead[] } {
  const [ready, setReady] = useState<readonly ReadyFight[]>([]);
  const [drafts, setDrafts] = useState<readonly ShelfHead[]>([]);
  useEffect(() => {
    fetchJson<readonly ReadyFight[]>('/api/fights').then(setReady, () => undefined);
    // Whoever has no workshop has no drafts.
    const kept = async (): Promise<readonly ShelfHead[]> => ((await workshop()) === null ? [] : list('draft'));
    kept().then(
      (heads) => setDrafts(heads.filter(({ state }) => state === 'kept')),
      () => undefined,
    );
  }, []);
  return { ready, drafts };
}

export const draftAddress = (id: string): string => `${DRAFT}${id}`;

/** A fight that is chosen. */
export interface Chosen {
  readonly of: string;
  readonly file: FightFile;
  readonly fight: LabFight;
}

async function opened(of: string): Promise<Chosen> {
  const file = await fileOf(of);
  return { of, file, fight: await bench('lab', file) };
}

async function fileOf(of: string): Promise<FightFile> {
  if (isHanded(of)) {
    const file = handed(of);
    if (file === null) throw new Error(text('lab-not-handed'));
    return file;
  }
  if (of.startsWith(DRAFT)) return { content: JSON.stringify((await read('draft', of.slice(DRAFT.length))).body) };
  return fetchJson<FightFile>(`/api/fights/${encodeURIComponent(of)}`);
}

/** Opens the fight of an address; `failed` says why it cannot be fought. */
export function useFight(of: string): { readonly chosen: Chosen | null; readonly failed: string | null } {
  const [known, setKnown] = useState<{ readonly chosen: Chosen | null; readonly failed: string | null }>({ chosen: null, failed: null });
  useEffect(() => {
    if (of === '') return undefined;
    let isOver = false;
    opened(of).then(
      (chosen) => isOver || setKnown({ chosen, failed: null }),
      (thrown: Error) => isOver || setKnown({ chosen: null, failed: thrown.message }),
    );
    return () => {
      isOver = true;
    };
  }, [of]);
  return known.chosen !== null && known.chosen.of !== of ? { chosen: null, failed: null } : known;
}

/** Something that is counted: what it came to so far, and how it is begun and stopped. */
export interface Run<T> {
  readonly done: T | null;
  readonly isBusy: boolean;
  readonly failed: string | null;
  /** Seconds that it took. */
  readonly seconds: number;
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Milliseconds between two pictures of what is counted. */
const GLANCE = 250;

/**
 * Counts something in the thread of the rules, and goes on where it was stopped.
 * @param of What it is of: of something else nothing is kept.
 */
export function useRun<T>(of: string, count: (soFar: T | null, way: { readonly signal: AbortSignal; readonly tell: (told: T) => void }) => Promise<T>): Run<T> {
  const [known, setKnown] = useState<{ readonly of: string; readonly done: T | null; readonly failed: string | null; readonly seconds: number }>({
    of: '',
    done: null,
    failed: null,
    seconds: 0,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const wish = useRef<AbortController | null>(null);
  const mine = known.of === of ? known : null;
  useEffect(() => () => wish.current?.abort(), [of]);
  const begin = (): void => {
    wish.current?.abort();
    const asked = new AbortController();
    wish.current = asked;
    setBusy(of);
    const start = performance.now() - (mine?.seconds ?? 0) * 1000;
    let shown = 0;
    const show = (done: T): void => {
      if (wish.current === asked) setKnown({ of, done, failed: null, seconds: (performance.now() - start) / 1000 });
    };
    count(mine?.done ?? null, {
      signal: asked.signal,
      tell(told) {
        if (performance.now() - shown < GLANCE) return;
        shown = performance.now();
        show(told);
      },
    })
      .then(show, (thrown: Error) => wish.current === asked && setKnown({ of, done: null, failed: thrown.message, seconds: 0 }))
      .finally(() => wish.current === asked && setBusy(null));
  };
  return {
    done: mine?.done ?? null,
    isBusy: busy === of,
    failed: mine?.failed ?? null,
    seconds: mine?.seconds ?? 0,
    begin,
    stop: () => wish.current?.abort(),
  };
}
