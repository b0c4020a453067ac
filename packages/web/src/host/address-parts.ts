// A folder of files knows one page. The address of a page stands behind its "#", so that it can be loaded again and sent to others:
// "…/#/lab?n=20" and "…/#/settings#workshop".

/** The parts of "#/settings?a=b#workshop". What does not begin with a slash is no page, so the first one is shown. */
export function partsOf(hash: string): { readonly path: string; readonly search: string; readonly mark: string } {
  const [, path = '/', search = '', mark = ''] = /^#?(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(hash) ?? [];
  return { path, search, mark };
}

/** How the bar of the browser writes the address of a page. */
export const addressOf = (path: string): string => `#${path}`;
