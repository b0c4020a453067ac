import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, openLog } from '@riposte/files';
import { checkFile, knownPacks, knownPacksOf, openStoreToRead } from '@riposte/server';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { makeFolder } from './save.ts';
import { library } from './serve.ts';

/** Writes all tables into one file that is whole and checked before it takes its name. @throws FileError, StoreError */
export async function backup(file: string, data: string): Promise<Outcome> {
  const store = await openStoreToRead(join(data, 'riposte.db'));
  const tables = await store.tables();
  await store.backup(file);
  await store.close();
  return { code: GOOD, text: `${file}: ${tables.length} tables.`, json: { file, tables: tables.length } };
}

/** Checks a backup and every table in it, and puts it in place. @throws FileError, StoreError */
export async function restore(file: string, data: string, only: boolean): Promise<Outcome> {
  checkFile(file);
  const store = await openStoreToRead(file);
  const bad: string[] = [];
  const shelf = await library();
  const load = knownPacks(knownPacksOf(shelf));
  const tables = await store.tables();
  for (const id of tables) {
    const row = await store.table(id);
    try {
      openLog([row!.header, ...(await store.lines(id)), ''].join('\n'), row!.file, shelf.ruleSets, load);
    } catch (thrown) {
      bad.push(`table ${id} (${row!.title}): ${(thrown as Error).message}`);
    }
  }
  await store.close();
  const target = join(data, 'riposte.db');
  if (!only && bad.length === 0) {
    if (existsSync(target)) throw FileError.cannot('write', target, 'there are tables already; move them away first');
    makeFolder(data);
    copyFileSync(file, `${target}.tmp`);
    renameSync(`${target}.tmp`, target);
  }
  const done = bad.length > 0 ? 'damaged' : only ? 'intact' : `restored to ${data}`;
  return {
    code: bad.length === 0 ? GOOD : NO,
    text: [`${file}: ${tables.length} tables, ${done}.`, ...bad].join('\n'),
    json: { file, tables: tables.length, bad },
  };
}
