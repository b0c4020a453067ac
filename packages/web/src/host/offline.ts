import { trusted } from '../trusted.ts';

/** Stores these pages in the browser, so that they open without a network. A new version takes over when no fight is open. */
export async function keepOffline(): Promise<void> {
  // Without TLS this works only on this machine.
  if (!('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.register(trusted('service-worker.js'), { updateViaCache: 'none' });
  const offer = (): void => kept.waiting?.postMessage('take over');
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', offer));
  for (const event of ['visibilitychange', 'hashchange'] as const) window.addEventListener(event, () => setTimeout(offer, LATER), { capture: true });
  if (!isAtTable()) offer();
}

/** A page that was just loaded at a fight does not have its lock yet. */
const isAtTable = (): boolean => window.location.hash.startsWith('#/t/');

/** Milliseconds after which a fight that was left has surely released its lock. */
const LATER = 2000;
