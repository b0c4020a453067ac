import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileError, openLog } from '@riposte/files';
import {
  checkFile,
  copyStore,
  isPostgres,
  knownPacks,
  knownPacksOf,
  type Library,
  openStore,
  openStoreToRead,
  Refused,
  type Store,
  shownPlace,
} from '@riposte/server';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { type Place, placeOf } from './place.ts';
import { several } from './print.ts';
import { makeFolder } from './save.ts';
import { library } from './serve.ts';

/** Writes all tables into one file that is whole and checked before it takes its name. @throws FileError, InputError, StoreError */
export async function backup(file: string, place: Place): Promise<Outcome> {
  const store = await openStoreToRead(placeOf(place));
  try {
    const tables = await store.tables();
    await store.backup(file);
    return { code: GOOD, text: `${file}: ${several(tables.length, 'table')}.`, json: { file, tables: tables.length } };
  } finally {
    await store.close();
  }
}

/** Checks a backup and every table in it, and puts it in place. @throws FileError, InputError, StoreError */
export async function restore(file: string, place: Place, only: boolean): Promise<Outcome> {
  const target = placeOf(place);
  checkFile(file);
  const folder = mkdtempSync(join(tmpdir(), 'riposte-restore-'));
  try {
    // A copy: an older backup is brought to the schema of today before it is read.
    const copy = join(folder, 'backup.db');
    copyFileSync(file, copy);
    const store = await openStore(copy);
    const tables = await store.tables();
    const bad = await faultsOf(store, await library());
    try {
      if (!only && bad.length === 0) await (isPostgres(target) ? fill(target, store) : putInPlace(file, target, place.data));
    } finally {
      await store.close();
    }
    const done = bad.length > 0 ? 'damaged' : only ? 'intact' : `restored to ${isPostgres(target) ? shownPlace(target) : place.data}`;
    return {
      code: bad.length === 0 ? GOOD : NO,
      text: [`${file}: ${several(tables.length, 'table')}, ${done}.`, ...bad].join('\n'),
      json: { file, tables: tables.length, bad },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is wrong with the logs of tables, each with its chain of hashes. */
async function faultsOf(store: Store, shelf: Library): Promise<string[]> {
  const packs = knownPacksOf(shelf);
  const bad: string[] = [];
  for (const id of await store.tables()) {
    const row = (await store.table(id))!;
    try {
      openLog([row.header, ...(await store.lines(id)), ''].join('\n'), row.file, shelf.ruleSets, knownPacks(packs, await store.packs(id)));
    } catch (thrown) {
      bad.push(`table ${id} (${row.title}): ${(thrown as Error).message}`);
    }
  }
  return bad;
}

function putInPlace(file: string, target: string, data: string): void {
  if (existsSync(target)) throw FileError.cannot('write', target, 'there are tables already; move them away first');
  makeFolder(data);
  copyFileSync(file, `${target}.tmp`);
  renameSync(`${target}.tmp`, target);
}

/** Brings a backup into a PostgreSQL database, and looks at every table there before it stands. */
async function fill(address: string, from: Store): Promise<void> {
  const into = await openStore(address);
  const shelf = await library();
  try {
    await copyStore(from, into, async (arrived) => {
      const [fault] = await faultsOf(arrived, shelf);
      if (fault !== undefined) throw FileError.cannot('write', shownPlace(address), `${fault}, as it arrived there`);
    });
  } catch (thrown) {
    throw thrown instanceof Refused ? FileError.cannot('write', shownPlace(address), thrown.message.replace(/\.$/, '')) : thrown;
  } finally {
    await into.close();
  }
}
