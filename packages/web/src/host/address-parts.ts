// A folder of files has one page. The address within it stands after "#", so that it can be reloaded and sent to others:
// "…/#/lab?n=20" and "…/#/settings#workshop".

/** The parts of "#/settings?a=b#workshop". Text that does not begin with a slash is no page, so the first page is shown. */
export function partsOf(hash: string): { readonly path: string; readonly search: string; readonly mark: string } {
  const [, path = '/', search = '', mark = ''] = /^#?(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(hash) ?? [];
  return { path, search, mark };
}

/** The address of a page as the browser's address bar shows it. */
export const addressOf = (path: string): string => `#${path}`;
