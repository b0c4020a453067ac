import type { Founded } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { host } from './host/server.ts';
import { learn, text } from './language.ts';
import { AFTER } from './messages-after.gen.ts';
import { TABLE } from './messages-table.gen.ts';
import { fetchJson } from './net.ts';
import { enter } from './start.ts';

learn(TABLE);
learn(AFTER);

/** Bytes of a log, as where one is brought. */
const MAX = 20_000_000;

/** The log at an address, as a page may fetch it. @throws Error with a sentence */
async function logAt(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(String(response.status));
  if (Number(response.headers.get('content-length') ?? 0) > MAX) throw new Error(text('replay-too-large', { most: MAX / 1_000_000 }));
  const log = await response.text();
  if (log.length > MAX) throw new Error(text('replay-too-large', { most: MAX / 1_000_000 }));
  return log;
}

/** Opens the fight whose log lies at the address `src`, at its beginning: "/replay?src=fights/one.jsonl". */
export function ReplayPage(): React.ReactNode {
  const address = new URLSearchParams(useSearch()).get('src') ?? '';
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const opened = async (): Promise<void> => {
      const log = await logAt(address);
      const name = new URL(address, document.baseURI).pathname.split('/').at(-1) || 'fight.jsonl';
      enter(await fetchJson<Founded>('/api/import', { name: name.slice(0, 200), text: log }), -1);
    };
    opened().catch((thrown: Error) => setFailed(text('replay-not-there', { address, why: thrown.message })));
  }, [address]);
  return (
    <main className="single">
      <h1>{text('riposte')}</h1>
      {failed === null ? <p role="status">{text('replay-fetching')}</p> : <p role="alert">{failed}</p>}
      {failed !== null && <a href={host.address('/')}>{text('home')}</a>}
    </main>
  );
}
