import { ruleSetsIn } from '@riposte/rule-sets';
import { type OpenReplay, openReplay, refuse } from '@riposte/server/house';
import type { Replay, Scene } from '@riposte/server/protocol';
import { built } from './built.ts';

let open: OpenReplay | null = null;

/** Opens a log to look at, without storing it. @throws FileError */
export async function replayed({ log = '', lang = 'en' }: { readonly log?: string; readonly lang?: string }): Promise<Replay> {
  const packs = (await (await built('packs.json')).json()) as Readonly<Record<string, string>>;
  open = openReplay(log, await ruleSetsIn(log), new Map(Object.entries(packs)), lang);
  const { title, game, log: entries } = open;
  return { title, game, log: entries };
}

/** The board after an entry of the log that was opened last; -1 for the beginning. @throws Refused */
export function moment(entry: number): Scene {
  if (open === null || !Number.isInteger(entry) || entry < -1 || entry >= open.log.length) refuse('no-moment');
  return open!.after(entry);
}
