// A fight that a table hands to the lab: kept for this tab alone, one at a time, under a name that the address holds.

import type { FightFile, PackTexts } from './workbench/requests.ts';

const KEY = 'riposte-handed';
const TABLE = 'table:';

interface Handed {
  readonly name: string;
  readonly file: FightFile;
}

/** Keeps a fight for the lab. Returns its name; null = it is too large for the browser. */
export function hand(file: FightFile): string | null {
  const name = `${TABLE}${Date.now().toString(36)}`;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, file } satisfies Handed));
    return name;
  } catch {
    return null;
  }
}

const PACKS = 'riposte-packs';

/** Packs that were brought as files, by name; kept for this tab. */
export const broughtPacks = (): PackTexts => JSON.parse(sessionStorage.getItem(PACKS) ?? '{}') as PackTexts;

/** Keeps a pack for this tab. Returns whether there was room. */
export function bringPack(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(PACKS, JSON.stringify({ ...broughtPacks(), [name]: text }));
    return true;
  } catch {
    return false;
  }
}

/** Whether a name belongs to a fight that a table handed over. */
export const isHanded = (name: string): boolean => name.startsWith(TABLE);

/** The fight with this name; null = not in this tab. */
export function handed(name: string): FightFile | null {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Handed | null;
  return kept?.name === name ? kept.file : null;
}
