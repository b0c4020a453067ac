import { createHash } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore, type Store } from '../src/index.ts';

/** The PostgreSQL server on which this run keeps its tables; undefined = they are in files. */
export const POSTGRES = inject('postgres');

/** Where a test keeps what it calls so: that file, or a database of its own, which is made where there is none. */
export async function placeOf(file: string): Promise<string> {
  if (POSTGRES === undefined) return file;
  const name = `t_${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: `${POSTGRES}/postgres` });
  await client.connect();
  // 42P04: it is there already.
  await client.query(`create database ${name}`).catch((thrown: { readonly code?: string }) => {
    if (thrown.code !== '42P04') throw thrown;
  });
  await client.end();
  return `${POSTGRES}/${name}`;
}

/** Opens the store that a test calls by the name of a file. */
export const storeAt = async (file: string): Promise<Store> => openStore(await placeOf(file));
