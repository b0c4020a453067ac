import type { Entry } from './story-types.ts';

/** The headings and headlines of an entry; all of it where nothing heads it. */
export function headlines({ parts }: Entry): string {
  const outermost = Math.min(...parts.flatMap((part) => (part.kind === 'head' ? [part.depth] : [])));
  const heads = parts.filter((part) => part.kind === 'heading' || (part.kind === 'head' && part.depth === outermost));
  const told = heads.length === 0 ? parts : heads;
  // A heading ends like a sentence where something follows.
  return told.map(({ kind, text: said }, i) => (kind === 'heading' && i + 1 < told.length && /\w$/.test(said) ? `${said}.` : said)).join(' ');
}
