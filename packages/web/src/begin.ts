/** The service worker lets a new version in under the same name, alone. */
const BEGINNING = 'riposte-begins';

/** Begins a thread. No new version of the pages takes over until it answers: browsers may lose what it loads meanwhile, and it would never begin. */
export function begin(make: () => Worker): Promise<Worker> {
  if (!('locks' in navigator)) return Promise.resolve(make());
  return new Promise((done, failed) => {
    const held = (): Promise<void> => {
      const made = make();
      done(made);
      return new Promise((begun) => {
        for (const event of ['message', 'error']) made.addEventListener(event, () => begun(), { once: true });
      });
    };
    navigator.locks.request(BEGINNING, { mode: 'shared' }, held).catch(failed);
  });
}
