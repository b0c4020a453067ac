import { FileError, parseText } from '@riposte/files';
import * as z from 'zod';
import { hasNul } from './json.ts';
import { bytesIn, mapOf, type Picture, pictureHash } from './pictures.ts';
import { Refused } from './refusal.ts';
import { newName } from './secrets.ts';
import { bytesOf } from './sizes.ts';
import { type ImportReport, itemId, kindSchema, mapIn, pictureId, readBody, type ShelfBody, type ShelfKind, type WrittenKind } from './workshop.ts';
import type { WorkshopStore } from './workshop-store.ts';

export const WORKSHOP_FORMAT = 'riposte/workshop/1';

/** Pictures come first: later items name them. */
const ORDER: readonly ShelfKind[] = ['picture', 'pack', 'character', 'draft'];

/** A workshop as a file: a head, a line for each item, an end that tells a whole file from a cut one. The bin is left out. */
export async function* exportWorkshop(store: Pick<WorkshopStore, 'list' | 'read'>, workshop: string, now: number): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: WORKSHOP_FORMAT, saved: new Date(now).toISOString() })}\n`;
  let items = 0;
  for (const kind of ORDER) {
    for (const { id, title, state } of await store.list(workshop, kind)) {
      const item = state === 'binned' ? undefined : await store.read(workshop, kind, id);
      if (item === undefined) continue;
      items++;
      const head = { kind, id, title, ...(state === 'archived' ? { archived: true } : {}) };
      yield `${JSON.stringify(kind === 'picture' ? { ...head, data: item.body } : { ...head, body: JSON.parse(item.body) as ShelfBody })}\n`;
    }
  }
  yield `${JSON.stringify({ end: items })}\n`;
}

/** The most bytes of an imported file, and of one of its lines: a picture in base 64. */
const MAX_FILE_BYTES = 400_000_000;
const MAX_LINE_BYTES = 30_000_000;
/** The most items of a file, and the most refusals that are listed one by one. */
const MAX_LINES = 5000;
const MAX_TOLD = 100;

/** The lines of a file while it arrives. @throws FileError if it is too large */
export async function* linesOf(stream: AsyncIterable<Buffer>, file: string): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  let all = 0;
  for await (const chunk of stream) {
    all += chunk.length;
    if (all > MAX_FILE_BYTES) throw new FileError(file, '', `at most ${MAX_FILE_BYTES / 1_000_000} MB`);
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString();
      parts = [];
      length = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > MAX_LINE_BYTES) throw new FileError(file, '', `lines of at most ${MAX_LINE_BYTES / 1_000_000} MB`);
    if (rest.length > 0) parts.push(rest);
  }
  if (length > 0) yield Buffer.concat(parts).toString();
}

const head = z.looseObject({ format: z.string().max(80) });
const title = z.string().max(200).default('');
const archived = z.literal(true).optional();
const item = z.union([
  z.strictObject({ kind: z.literal('picture'), id: pictureId, title, archived, data: z.base64() }),
  z.strictObject({ kind: kindSchema.exclude(['picture']), id: itemId, title, archived, body: z.looseObject({}) }),
]);
const end = z.strictObject({ end: z.int().min(0) });

/** Where a file is imported. */
export interface Into {
  readonly store: Pick<WorkshopStore, 'read' | 'write'>;
  readonly workshop: string;
  readonly games: readonly string[];
  readonly now: () => number;
}

/**
 * Adds what a file holds to a workshop and changes nothing that is there. Items whose names are taken get other names. What cannot
 * be added is reported, and the rest is added.
 * @throws FileError for what is no workshop at all, or one of a later version
 */
export async function importWorkshop(lines: AsyncIterable<string>, file: string, into: Into): Promise<ImportReport> {
  const came = { draft: 0, character: 0, pack: 0, picture: 0 };
  const refused: ImportReport['refused'][number][] = [];
  const renamed = new Map<string, string>();
  let [line, same, isWhole] = [0, 0, false];
  for await (const text of lines) {
    line++;
    if (line === 1) {
      mustBeWorkshop(text, file);
      continue;
    }
    if (text.trim() === '') continue;
    if (line > MAX_LINES) throw new FileError(file, '', `at most ${MAX_LINES} lines; the lines before are kept`);
    let called = '';
    try {
      if (hasNul(text)) throw new FileError(file, `line ${line}`, 'text without the character NUL');
      const value = parseText(text, file, []);
      isWhole = end.safeParse(value).success;
      if (isWhole) break;
      called = titleIn(value);
      const taken = await take(read(value, file), into, renamed, file);
      if (taken === null) same++;
      else came[taken]++;
    } catch (thrown) {
      if (!(thrown instanceof FileError || thrown instanceof Refused)) throw thrown;
      if (refused.length < MAX_TOLD) refused.push({ line, title: called, why: thrown.message });
    }
  }
  if (line === 0) mustBeWorkshop('', file);
  if (!isWhole)
    refused.push({ line, title: '', why: `${file} ends here, before its end. What stood behind is missing: save the workshop again and bring that file.` });
  return { came, same, refused };
}

/** @throws FileError */
function mustBeWorkshop(text: string, file: string): void {
  const found = text.trim() === '' ? undefined : head.safeParse(parseText(text, file, [])).data?.format;
  if (found === WORKSHOP_FORMAT) return;
  const isLater = found?.startsWith('riposte/workshop/') === true;
  const told = found === undefined ? '' : `, found ${JSON.stringify(found)}`;
  throw new FileError(
    file,
    'line 1',
    isLater ? `${WORKSHOP_FORMAT}${told}: it is from a later version; open it with an up-to-date version` : `a workshop (${WORKSHOP_FORMAT})${told}`,
  );
}

function titleIn(value: unknown): string {
  const found: unknown = typeof value === 'object' && value !== null && 'title' in value ? value.title : '';
  return typeof found === 'string' ? found.slice(0, 200) : '';
}

/** @throws FileError */
function read(value: unknown, file: string): z.infer<typeof item> {
  const { data, error } = item.safeParse(value);
  if (data !== undefined) return data;
  throw new FileError(file, error?.issues[0]?.path.join('.') ?? '', 'a draft, character, pack or picture with its id, title and content');
}

/** Stores one item; null if it was already there. @throws FileError, Refused */
async function take(found: z.infer<typeof item>, { store, workshop, games, now }: Into, renamed: Map<string, string>, file: string): Promise<ShelfKind | null> {
  const state = found.archived === true ? 'archived' : 'kept';
  if (found.kind === 'picture') {
    const data = bytesIn(found.data);
    const named = pictureHash(data);
    // A picture known by its content was encoded here. All others are encoded anew, whatever the file calls them.
    if ((await store.read(workshop, 'picture', named))?.state === state) return null;
    const drawn = await mapOf(data);
    const { hash } = drawn;
    renamed.set(found.id, hash);
    if ((await store.read(workshop, 'picture', hash)) !== undefined) return null;
    await store.write(workshop, { ...pictureItem(drawn, found.title), state }, null, now());
    return 'picture';
  }
  const text = JSON.stringify(withMap(found.body, renamed));
  const body = readBody(found.kind satisfies WrittenKind, text, file, games);
  const old = await store.read(workshop, found.kind, found.id);
  if (old?.body === text && old.state === state) return null;
  const id = old === undefined ? found.id : newName();
  await store.write(workshop, { kind: found.kind, id, ...body, size: bytesOf(text), body: text, state }, null, now());
  return found.kind;
}

export const pictureItem = ({ hash, data, bytes }: Pick<Picture, 'hash' | 'data' | 'bytes'>, title: string) => ({
  kind: 'picture' as const,
  id: hash,
  title: title.slice(0, 200),
  game: '',
  count: 0,
  size: bytes,
  body: data,
});

/** A body whose map has got another name. */
function withMap(body: object, renamed: ReadonlyMap<string, string>): object {
  const map = mapIn(body);
  const hash = renamed.get(map?.hash ?? '');
  if (map === null || hash === undefined) return body;
  return { ...body, board: { ...(body as { readonly board: object }).board, picture: { ...map, hash } } };
}
