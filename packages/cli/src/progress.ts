import type { Progress } from '@riposte/sim';
import { Presets, SingleBar } from 'cli-progress';

/** Shows how far a long job is, on standard error and only at a terminal, and hears Ctrl-C. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly show: (done: Pick<Progress, 'fights' | 'of' | 'perSecond'>) => void;
  readonly say: (text: string) => void;
  readonly end: () => void;
}

/** The first Ctrl-C ends the job with what it has; the second one ends the process, as usual. */
export function progress(): Watch {
  const breaking = new AbortController();
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} fights, {rate}/s, {eta_formatted} left {note}', clearOnComplete: true }, Presets.shades_classic)
    : null;
  let started = false;
  let note = '';
  const stop = (): void => {
    breaking.abort();
    if (bar === null) return;
    if (started) bar.stop();
    process.stderr.write('Stopping: a report on what there is follows. Ctrl-C again ends at once.\n');
  };
  process.once('SIGINT', stop);
  return {
    signal: breaking.signal,
    show({ fights, of, perSecond }) {
      if (bar === null || breaking.signal.aborted) return;
      const shown = { rate: Math.round(perSecond), note };
      if (!started) bar.start(of, fights, shown);
      else {
        bar.setTotal(of);
        bar.update(fights, shown);
      }
      started = true;
    },
    say(text) {
      note = text;
    },
    end() {
      process.off('SIGINT', stop);
      if (started) bar?.stop();
    },
  };
}

/** Shows which step of a job of so many is under way, on standard error and only at a terminal. */
export function steps(of: number): { readonly say: (text: string) => void; readonly step: () => void; readonly end: () => void } {
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{bar} {value}/{total} {note}', clearOnComplete: true }, Presets.shades_classic) : null;
  bar?.start(of, 0, { note: '' });
  return {
    say: (note) => bar?.update({ note }),
    step: () => bar?.increment(),
    end: () => bar?.stop(),
  };
}
