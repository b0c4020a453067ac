import type { Digest } from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { isDigestShown, keepDigest } from './keep.ts';

// Apart from the sheet that shows it, which most visits never open.

/** What happened since this seat looked, where that is long ago and was not shown yet; null = nothing. */
export async function digestFor(seat: string): Promise<Digest | null> {
  const answer = await host.ask(`/api/seats/${encodeURIComponent(seat)}/digest`).catch(() => null);
  const digest = answer?.ok === true ? ((await answer.json()) as Digest | null) : null;
  if (digest === null || isDigestShown(seat, digest.since)) return null;
  keepDigest(seat, digest.since);
  return digest;
}
