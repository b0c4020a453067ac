import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

// A folder of files knows one page. The address of a page stands behind its "#", so that it can be loaded again and sent to others:
// "…/#/lab?n=20" and "…/#/settings#workshop".

/** The parts of "#/settings?a=b#workshop". What does not begin with a slash is no page, so the first one is shown. */
export function partsOf(hash: string): { readonly path: string; readonly search: string; readonly mark: string } {
  const [, path = '/', search = '', mark = ''] = /^#?(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(hash) ?? [];
  return { path, search, mark };
}

const now = () => partsOf(window.location.hash);

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

interface How {
  readonly replace?: boolean;
  readonly state?: unknown;
}

function go(to: string, { replace = false, state = null }: How = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](state, '', addressOf(to));
  window.dispatchEvent(new Event('hashchange'));
}

export const addressOf = (path: string): string => `#${path}`;
/** The address of a place within the page that is shown. */
export const within = (id: string): string => `#${now().path}${now().search}#${id}`;
export const searchNow = (): string => now().search;
export const markNow = (): string => now().mark;

export const useHashPath: BaseLocationHook = () => [useSyncExternalStore(subscribe, () => now().path), go];
export const useHashSearch: BaseSearchHook = () => useSyncExternalStore(subscribe, searchNow);

window.addEventListener('hashchange', () => document.getElementById(markNow())?.scrollIntoView());
