import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/** Who answers the pages: a server or the browser itself. The build chooses one of the two. */
export interface Host {
  /** Answers a request for an address below `/api/` as `fetch` does. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Opens a line to a seat. It reports what happens there as a WebSocket does. */
  readonly open: (seat: string) => Promise<Pick<WebSocket, 'send' | 'close' | 'addEventListener'>>;
  /** The address of a picture below `/api/` for elements that show it; null until it is ready. */
  readonly useShown: (path: string | null) => string | null;
  /** Whether others can come to a table by links. */
  readonly hasLinks: boolean;
  /** The address of a page, such as "/lab?n=20", as the browser's address bar shows it. */
  readonly address: (path: string) => string;
  /** The search of the current page, with its question mark; empty if it has none. */
  readonly search: () => string;
  /** The part of the current page's address after its last "#"; empty if there is none. */
  readonly mark: () => string;
  /** The address of a place within the current page, by its id. */
  readonly within: (id: string) => string;
  /** The address of the documentation; null if it is elsewhere. */
  readonly docs: string | null;
  /** How the router reads addresses; absent where it reads them as the browser does. */
  readonly router: { readonly hook?: BaseLocationHook; readonly searchHook?: BaseSearchHook; readonly hrefs?: (path: string) => string };
}
