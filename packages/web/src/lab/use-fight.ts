import type { ReadyFight } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { fightFile } from '../fight-file.ts';
import { broughtPacks, handed, isHanded } from '../handed.ts';
import { text } from '../language.ts';
import { fetchJson } from '../net.ts';
import { packTexts } from '../own-packs.ts';
import { list, read, type ShelfHead, workshop } from '../shelf.ts';
import { bench, getReady } from '../workbench/bench.ts';
import type { FightFile, LabFight, PackTexts } from '../workbench/requests.ts';

const DRAFT = 'draft:';

/** The fights that there are to choose from: those that come with Riposte, and those of the workshop. */
export function useFights(): { readonly ready: readonly ReadyFight[]; readonly drafts: readonly ShelfHead[] } {
  const [ready, setReady] = useState<readonly ReadyFight[]>([]);
  const [drafts, setDrafts] = useState<readonly ShelfHead[]>([]);
  useEffect(() => {
    fetchJson<readonly ReadyFight[]>('/api/fights').then(setReady, () => undefined);
    // Without a workshop there are no drafts.
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
  /** The packs of the workshop that a variant can add, by name; those that were brought as files come with them. */
  readonly packs: PackTexts;
}

async function opened(of: string): Promise<Chosen> {
  const read = await readFight(of);
  return { of, ...read, fight: await bench('lab', read.file) };
}

/** A fight by its name in addresses, with the packs that it names. @throws Error with a sentence */
export async function readFight(of: string): Promise<Pick<Chosen, 'file' | 'packs'>> {
  const given = await fileOf(of);
  const said = headOf(given.content);
  if (said.ruleset !== undefined) getReady(said.ruleset);
  const packs = await ownPacks(said.ruleset);
  return { packs, file: { ...given, packs: { ...fightFile(said, packs).packs, ...given.packs } } };
}

/** What an encounter says of its game and packs; a log, which is many lines, takes no others than it has. */
function headOf(content: string): { readonly ruleset?: string; readonly packs?: unknown } {
  try {
    return JSON.parse(content) as { readonly ruleset?: string; readonly packs?: unknown };
  } catch {
    return {};
  }
}

/** The packs of the workshop; none without a workshop. */
const ownPacks = (game: string | undefined): Promise<PackTexts> =>
  game === undefined
    ? Promise.resolve({})
    : workshop()
        .then((there) => (there === null ? {} : packTexts(game)))
        .catch(() => ({}));

/** A fight with the packs that its variant adds. */
export function withPacks({ file, packs }: Pick<Chosen, 'file' | 'packs'>, changes: readonly string[]): FightFile {
  const added = Object.entries({ ...packs, ...broughtPacks() }).filter(([name]) => changes.includes(`packs+=${name}`));
  return { ...file, packs: { ...file.packs, ...Object.fromEntries(added) } };
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

/** A running count: its result so far, and how to start and stop it. */
export interface Run<T> {
  readonly done: T | null;
  readonly isBusy: boolean;
  /** It was stopped before its end, and goes on where it was. */
  readonly isStopped: boolean;
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
  const [stopped, setStopped] = useState<string | null>(null);
  const wish = useRef<AbortController | null>(null);
  const mine = known.of === of ? known : null;
  useEffect(() => () => wish.current?.abort(), [of]);
  const begin = (): void => {
    wish.current?.abort();
    const asked = new AbortController();
    wish.current = asked;
    setBusy(of);
    setStopped(null);
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
      .finally(() => {
        if (wish.current !== asked) return;
        setBusy(null);
        setStopped(asked.signal.aborted ? of : null);
      });
  };
  return {
    done: mine?.done ?? null,
    isBusy: busy === of,
    isStopped: stopped === of && mine !== null,
    failed: mine?.failed ?? null,
    seconds: mine?.seconds ?? 0,
    begin,
    stop: () => wish.current?.abort(),
  };
}
