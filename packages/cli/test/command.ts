import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { riposte } from '../src/program.ts';

export const root = join(import.meta.dirname, '../../..');
export const built = join(root, 'packages/cli/dist/main.js');
export const gate = join(root, 'encounters/sea-of-shadows/harbour-gate.json');

export interface Done {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command in a process of its own. */
export function spawned(args: readonly string[], { input = '', cwd = root, env = {} } = {}): Done {
  const done = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8', maxBuffer: 1 << 26, input, cwd, env: { ...process.env, ...env } });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** Runs the command in this process, which takes a hundredth of the time. Not for "play" and "-", which read standard input. */
export async function run(...args: readonly string[]): Promise<Done> {
  const texts = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      texts[to] += String(text);
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  try {
    return { code: await riposte(args), ...texts };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** What a command prints with --json. */
export async function json<T>(...args: readonly string[]): Promise<T> {
  return JSON.parse((await run(...args, '--json')).out) as T;
}

/** A folder that is there while the tests of this file run. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function put(folder: string, name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

interface Encounter {
  fighters: Record<string, unknown>[];
  [key: string]: unknown;
}

/** The encounter at the harbour gate with something changed. */
export function changed(folder: string, name: string, change: (data: Encounter) => void): string {
  const data = JSON.parse(readFileSync(gate, 'utf8')) as Encounter;
  change(data);
  return put(folder, name, JSON.stringify(data));
}
