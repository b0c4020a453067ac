import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/** Who answers the pages: a server, or nobody but the browser itself. The build puts one of the two in. */
export interface Host {
  /** Answers a request for an address below `/api/` as `fetch` does. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Opens a line to a seat, which tells what happens there as a WebSocket does. */
  readonly open: (seat: string) => Promise<Pick<WebSocket, 'send' | 'close' | 'addEventListener'>>;
  /** The address of a picture below `/api/` for elements that show one; null before it is there. */
  readonly useShown: (path: string | null) => string | null;
  /** Whether others can come to a table by links. */
  readonly hasLinks: boolean;
  /** How the bar of the browser writes the address of a page, such as "/lab?n=20". */
  readonly address: (path: string) => string;
  /** The search of the page that is shown, with its question mark; empty = it has none. */
  readonly search: () => string;
  /** What the address of the page that is shown says behind its last "#"; empty = nothing. */
  readonly mark: () => string;
  /** The address of a place within the page that is shown, by its id. */
  readonly within: (id: string) => string;
  /** Where the documentation begins; null = it is elsewhere. */
  readonly docs: string | null;
  /** How the router reads addresses; absent = as the browser does. */
  readonly router: { readonly hook?: BaseLocationHook; readonly searchHook?: BaseSearchHook; readonly hrefs?: (path: string) => string };
}
