import { answer } from './answers.ts';
import { crew } from './crew.ts';
import type { FromBench, ToBench } from './requests.ts';

/** What runs, so that it can be called off. */
const running = new Map<number, AbortController>();

/** Answers the page that began this thread. */
export function serveBench(): void {
  self.addEventListener('message', ({ data }: MessageEvent<ToBench>) => {
    if ('cancel' in data) running.get(data.id)?.abort();
    else void serve(data);
  });
}

/** Whether a part of the program did not load: each browser says so in other words, all of them of an import. */
const isUnloaded = (thrown: unknown): boolean => thrown instanceof TypeError && /import/i.test(thrown.message);

async function serve({ id, ask, about }: Exclude<ToBench, { readonly cancel: true }>): Promise<void> {
  const wish = new AbortController();
  running.set(id, wish);
  const say = (message: FromBench): void => self.postMessage(message);
  try {
    const done = await answer(ask, about as never, { signal: wish.signal, tell: (told) => say({ id, told }), crew });
    say({ id, done });
  } catch (thrown) {
    say(isUnloaded(thrown) ? { id, lost: true } : { id, failed: thrown instanceof Error ? thrown.message : String(thrown) });
  } finally {
    running.delete(id);
  }
}
