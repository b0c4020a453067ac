import { text } from '../language.ts';
import { type ImportReport, importAll, newItem, type ShelfBody, type WrittenKind, write } from '../shelf.ts';

/** Which kind a file is of, by the beginning of its `format`. */
const KINDS: readonly (readonly [format: string, kind: WrittenKind])[] = [
  ['riposte/encounter/', 'draft'],
  ['riposte/character/', 'character'],
  ['riposte/pack/', 'pack'],
];

/** A saved workshop says so at its beginning; it may be too large to be read here. */
const isWorkshop = async (file: File): Promise<boolean> => /^\s*\{\s*"format"\s*:\s*"riposte\/workshop\//.test(await file.slice(0, 200).text());

/**
 * Keeps what a file holds: a fight, a character, a pack, or a whole workshop. Gives the sentence that says what came.
 * @throws Error with a sentence for what is none of them
 */
export async function bring(file: File): Promise<string> {
  if (await isWorkshop(file)) return reportText(await importAll(file));
  const body = parsed(await file.text(), file.name);
  const kind = KINDS.find(([format]) => body.format.startsWith(format))?.[1];
  if (kind === undefined) throw new Error(text('shelf-other-format', { name: file.name }));
  const id = newItem();
  const { title } = await write(kind, id, body, null).catch((thrown: Error) => {
    // The reader knows the file by its name, not by the id that it would have got.
    throw new Error(thrown.message.replace(`${kind} ${id}`, file.name));
  });
  return text('shelf-done-came', { title: title === '' ? text('shelf-untitled') : title });
}

function parsed(content: string, name: string): ShelfBody {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new Error(text('shelf-no-file', { name }));
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || typeof value.format !== 'string')
    throw new Error(text('shelf-other-format', { name }));
  return value as ShelfBody;
}

/** What became of a saved workshop, in words. */
export function reportText({ came, same, refused }: ImportReport): string {
  const count = Object.values(came).reduce((sum, many) => sum + many, 0);
  const lines = refused.map(({ line, title, why }) =>
    title === '' ? text('workshop-refused-bare', { line, why }) : text('workshop-refused-line', { line, title, why }),
  );
  const told = lines.length === 0 ? [] : [text('workshop-refused', { count: lines.length }), ...lines];
  return [text('workshop-came', { count, same }), ...told].join('\n').trim();
}
