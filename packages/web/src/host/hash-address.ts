import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { addressOf, partsOf } from './address-parts.ts';

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

/** The address of a place within the current page. */
export const within = (id: string): string => `#${now().path}${now().search}#${id}`;
export const searchNow = (): string => now().search;
export const markNow = (): string => now().mark;

export const useHashPath: BaseLocationHook = () => [useSyncExternalStore(subscribe, () => now().path), go];
export const useHashSearch: BaseSearchHook = () => useSyncExternalStore(subscribe, searchNow);

window.addEventListener('hashchange', () => document.getElementById(markNow())?.scrollIntoView());
