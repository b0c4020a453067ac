import type {
  BroughtPicture,
  Founded,
  ImportReport,
  ShelfBody,
  ShelfHead,
  ShelfItem,
  ShelfKind,
  ShelfState,
  WorkshopState,
  WrittenKind,
} from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { answered, fetchJson, newId } from './net.ts';
import { type Saves, type Saving, ShelfError, saving } from './saver.ts';
import { enter } from './start.ts';

export type { ImportReport, Saving, ShelfBody, ShelfHead, ShelfItem, ShelfKind, ShelfState, WorkshopState, WrittenKind };
export { ShelfError };

const HOME = '/api/workshop';
const pathOf = (kind: ShelfKind, id: string): string => `${HOME}/${kind}/${encodeURIComponent(id)}`;

/** @throws ShelfError with the server's sentence */
async function asked<T>(path: string, init: RequestInit): Promise<T> {
  const response = await host.ask(path, init);
  if (response.ok) return (await response.json()) as T;
  const told = (await response
    .clone()
    .json()
    .catch(() => null)) as { readonly code?: string } | null;
  return answered<T>(response).catch((thrown: Error) => {
    const code = told?.code ?? '';
    // Another window deleted it: the next save makes a new one.
    if (code === 'NO_WORKSHOP') made = null;
    throw new ShelfError(code, thrown.message, response.status < 500 && code !== 'TOO_MANY');
  });
}

let made: Promise<unknown> | null = null;

/** The workshop of this browser; it is made if there is none. Everything that saves waits for it. */
async function madeWorkshop(): Promise<void> {
  made ??= fetchJson(HOME, {});
  try {
    await made;
  } catch (thrown) {
    made = null;
    throw thrown;
  }
}

/** Writes that are still on their way from pages that were left. */
const leaving = new Set<Promise<unknown>>();

/** Readers wait for these writes: a page must neither show nor change an older version. */
const settled = (): Promise<unknown> => Promise.all(leaving);

/** What is in the workshop; null = this browser has none yet. @throws Error with the server's sentence */
export const workshop = async (): Promise<WorkshopState | null> => (await fetchJson<{ readonly workshop: WorkshopState | null }>(HOME)).workshop;

/** All items of a kind, archived and deleted ones too; the latest change comes first. */
export async function list(kind: ShelfKind): Promise<readonly ShelfHead[]> {
  await settled();
  return (await fetchJson<{ readonly items: readonly ShelfHead[] }>(`${HOME}/${kind}`)).items;
}

/** @throws Error with the server's sentence where it is gone */
export async function read(kind: WrittenKind, id: string): Promise<ShelfItem> {
  await settled();
  return fetchJson<ShelfItem>(pathOf(kind, id));
}

/** The name of a new item. */
export const newItem = (): string => newId();

/**
 * Writes an item over the version `was`; null = it is new.
 * @throws ShelfError `CONFLICT` where another window wrote since; then nothing was changed
 */
export async function write(kind: WrittenKind, id: string, body: ShelfBody, was: number | null): Promise<ShelfHead> {
  await madeWorkshop();
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return asked<ShelfHead>(`${pathOf(kind, id)}${was === null ? '' : `?was=${was}`}`, init);
}

const move = (kind: ShelfKind, id: string, state: ShelfState): Promise<ShelfHead> => fetchJson<ShelfHead>(`${pathOf(kind, id)}/state`, { state });

/** Puts an item into the bin, where it stays for 30 days. */
export const drop = (kind: ShelfKind, id: string): Promise<ShelfHead> => move(kind, id, 'binned');
/** Restores an item from the bin or the archive. */
export const restore = (kind: ShelfKind, id: string): Promise<ShelfHead> => move(kind, id, 'kept');
/** Puts an item aside. */
export const archive = (kind: ShelfKind, id: string): Promise<ShelfHead> => move(kind, id, 'archived');
/** Permanently deletes an item from the bin. */
export const forget = (kind: ShelfKind, id: string): Promise<unknown> => asked(pathOf(kind, id), { method: 'DELETE' });
/** A copy with its own title. */
export const duplicate = (kind: WrittenKind, id: string, title: string): Promise<ShelfHead> =>
  fetchJson<ShelfHead>(`${pathOf(kind, id)}/copy`, { id: newItem(), title });

/** Makes a table of a draft and goes there. @throws Error with the server's sentence, as for a draft that is not finished */
export async function play(id: string, mode: 'table' | 'solo'): Promise<void> {
  enter(await fetchJson<Founded>(`${pathOf('draft', id)}/play`, { mode }));
}

/** Keeps a picture: PNG, JPEG or WebP, at most 20 MB and 8192 pixels. @throws Error with the server's sentence */
export async function bringPicture(picture: Blob, title: string): Promise<BroughtPicture> {
  await madeWorkshop();
  // The first bytes show the kind of a picture. Other files are refused with a sentence.
  const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body: picture };
  return asked<BroughtPicture>(`${HOME}/pictures?title=${encodeURIComponent(title.slice(0, 200))}`, init);
}

/** The address of a picture of the workshop, by its hash. */
export const pictureAddress = (hash: string): string => pathOf('picture', hash);

/** Where an item is had as its own file. */
export const fileAddress = (kind: WrittenKind, id: string): string => `${pathOf(kind, id)}/file`;

/** The address of the whole workshop as one file. */
export const EXPORT_ALL = `${HOME}/file`;

/** Adds what a saved workshop holds. @throws Error with the server's sentence for a file that is none */
export async function importAll(file: File): Promise<ImportReport> {
  await madeWorkshop();
  const init = { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: file };
  return asked<ImportReport>(`${HOME}/file?name=${encodeURIComponent(file.name.slice(0, 200))}`, init);
}

/** The path of the workshop's link; `renew` makes a new link, and the old one no longer works. */
export async function linkOf(renew = false): Promise<string> {
  await madeWorkshop();
  return (await fetchJson<{ readonly path: string }>(`${HOME}/link`, { renew })).path;
}

/** Looks up what a link opens, before it is used. */
export const lookInto = (secret: string) => fetchJson<Pick<WorkshopState, 'counts' | 'bytes'> & { readonly isOwn: boolean }>(`${HOME}/look`, { secret });
/** Makes the workshop of a link the one of this browser. */
export const use = (secret: string): Promise<unknown> => fetchJson(`${HOME}/use`, { secret });

/** Deletes the workshop with these of its tables. */
export async function deleteWorkshop(tables: readonly string[]): Promise<void> {
  await asked(HOME, { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ tables }) });
  made = null;
}

/**
 * Saves an item as it changes; `version` is the one that was read, null = it is new. A user who leaves the page before all of it is kept
 * is asked.
 */
export function saverOf(kind: WrittenKind, id: string, version: number | null): Saver {
  const saver = saving({
    version,
    write: async (body: ShelfBody, was) => (await write(kind, id, body, was)).version,
    copy: async (body) => (await write(kind, newItem(), body, null)).id,
  });
  const warn = (event: BeforeUnloadEvent): void => {
    if (saver.get().state === 'saved') return;
    void saver.flush();
    event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return {
    ...saver,
    close() {
      const isTold = saver.get().state === 'conflict';
      const sent = saver
        .flush()
        // The user has left and cannot be asked, so the version of this window is saved as a copy.
        .then(() => (!isTold && saver.get().state === 'conflict' ? saver.saveAsCopy() : null))
        .catch(() => null)
        .finally(() => {
          leaving.delete(sent);
          if (saver.get().state !== 'failed') window.removeEventListener('beforeunload', warn);
        });
      leaving.add(sent);
    },
  };
}

/** Keeps one item as it changes. */
export interface Saver extends Saves<ShelfBody> {
  /** Sends what waits and ends. */
  readonly close: () => void;
}
