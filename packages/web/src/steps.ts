import type { Founded, Scene, ShownSeat } from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { keepLinks, toClipboard } from './keep.ts';
import { text } from './language.ts';
import { nearby, type Say } from './net.ts';

/** Undoes the last act and says what it was. */
export function undo({ undo: label }: Scene, say: Say, tell: (what: string) => void): void {
  if (label === null) return tell(text('undo-nothing'));
  return void say({ do: 'undo', label }).then((reply) => reply.ok && tell(text('undone', { what: label })));
}

/** Redoes the act that was undone last and says what it was. */
export function redo({ redo: label }: Scene, say: Say, tell: (what: string) => void): void {
  if (label === null) return tell(text('redo-nothing'));
  return void say({ do: 'redo' }).then((reply) => reply.ok && tell(text('redone', { what: label })));
}

/** The link that a game master has for spectators, who may be shown any moment; null for others. */
const spectatorLink = (scene: Scene, founded: Founded | null): string | null =>
  (scene.me.kind === 'gm' ? founded?.links.find((link) => link.kind === 'spectator')?.path : undefined) ?? null;

/** Copies the address of a moment of the fight, with the spectators' link if there is one. */
export async function share(moment: number, scene: Scene, founded: Founded | null, say: Say, tell: (what: string) => void): Promise<void> {
  const path = spectatorLink(scene, founded);
  // Spectators do not see every entry, so that theirs have other numbers.
  const theirs = path === null ? null : await say({ do: 'shared', entry: moment });
  const isForAll = path !== null && theirs?.ok === true;
  const here = window.location.href;
  const shared = isForAll ? `${path}@${String(theirs.data)}` : `/t/${encodeURIComponent(scene.me.seat)}?at=${moment}`;
  const address = new URL(host.address(shared), isForAll ? ((await nearby())?.[0] ?? here) : here).href;
  const isDone = await toClipboard(address);
  tell(isDone ? text(isForAll ? 'share-spectators' : 'share-own') : address);
}

/** Makes a fight that goes on from a moment of this one, and goes there. */
export async function branch(moment: number, say: Say, tell: (what: string) => void): Promise<void> {
  const reply = await say({ do: 'branch', entry: moment });
  if (!reply.ok) return;
  // A restarted server no longer knows the links that it made.
  const made = reply.data;
  if (made === null) return tell(text('branch-lost'));
  keepLinks(made);
  return window.location.assign(host.address(made.links[0].path));
}

/** The links of a table, with a new link for one seat. */
export function withLink(founded: Founded, path: string, { id, kind, name }: ShownSeat): Founded {
  return { ...founded, links: [...founded.links.filter((link) => link.seat !== id), { seat: id, kind, name, path }] };
}
