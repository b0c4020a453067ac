import { headlines } from './headlines.ts';
import type { Digest } from './protocol.ts';
import type { Seen } from './store.ts';
import type { Stream } from './stream.ts';

/** Milliseconds without a page after which a seat gets a digest. */
export const LONG_AWAY = 30 * 60_000;
/** The most headlines of a digest. */
const MAX = 100;

/** What has happened since a seat last looked, as far as it may know; null = nothing. */
export function digestOf({ acts, log, said, made }: Pick<Stream, 'acts' | 'log' | 'said' | 'made'>, { line, at }: Seen): Digest | null {
  const known = acts.findIndex(({ end }) => end < 0 || end >= line);
  const from = known < 0 ? log.length : known;
  const chat = said.filter((one) => one.at > at).length;
  if (from === log.length && chat === 0) return null;
  const first = Math.max(from, log.length - MAX);
  const told = log.slice(first).map((entry, i) => ({ entry: first + i, text: headlines(entry), hurt: entry.hurt }));
  return { since: at, headlines: told, left: first - from, said: chat, waiting: made?.scene.waiting.text ?? '', mine: made?.scene.waiting.mine ?? false };
}
