import type { FarmLine } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { host } from '../host/server.ts';
import { answered, fetchJson } from '../net.ts';
import { bench } from '../workbench/bench.ts';
import type { Compared, CompareWanted, LabJobs } from '../workbench/requests.ts';

/** Whether workers on other machines fight for this page. Where there is no server, none do. */
export function useFarm(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!host.hasLinks) return;
    fetchJson<{ readonly farm: boolean }>('/api/farm').then(
      ({ farm }) => setThere(farm),
      () => undefined,
    );
  }, []);
  return isThere;
}

interface FarmWay {
  readonly signal: AbortSignal;
  readonly tell: (told: Compared) => void;
  /** Hears what is in the way. */
  readonly say: (sentence: string) => void;
}

/** Fights that are watched here: of the others only totals come back. */
const WATCHED = 200;

/** The same as `compare` of the workbench, fought elsewhere. @throws Error with a sentence */
export async function comparedOnFarm({ soFar, fights, ...wanted }: CompareWanted, { signal, tell, say }: FarmWay): Promise<Compared> {
  const seen = await bench('compare', { ...wanted, soFar, fights: Math.min(WATCHED, fights) }, { signal });
  const jobs = await bench('jobs', wanted);
  let done = seen;
  try {
    for await (const line of linesOf(await asked({ ...jobs, fights }, signal))) {
      if ('failed' in line) throw new Error(line.failed);
      if ('said' in line) say(line.said);
      // Not fewer than were fought here before.
      else if (line.shared.tally.fights > done.shared.tally.fights) tell((done = { ...seen, shared: line.shared }));
    }
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
  }
  return done;
}

async function asked(about: LabJobs & { readonly fights: number }, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const headers = { 'content-type': 'application/json' };
  const response = await host.ask('/api/farm', { method: 'POST', headers, body: JSON.stringify(about), signal });
  return response.ok ? response.body! : answered(response);
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<FarmLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as FarmLine;
  }
}
