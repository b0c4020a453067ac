import { type BoardPicture, boardPicture, CHARACTER_FORMAT, checked, ENCOUNTER_FORMAT, FileError, PACK_FORMAT, parseJson } from '@riposte/files';
import * as z from 'zod';
import { hasNul } from './json.ts';

/** What a workshop keeps. */
export const KINDS = ['draft', 'character', 'pack', 'picture'] as const;
export type ShelfKind = (typeof KINDS)[number];

/** Kept: on the list. Archived: put aside. Binned: deleted when its time is over. */
export const STATES = ['kept', 'archived', 'binned'] as const;
export type ShelfState = (typeof STATES)[number];

/** The kinds whose bodies are JSON. */
export type WrittenKind = Exclude<ShelfKind, 'picture'>;
export const WRITTEN = KINDS.filter((kind): kind is WrittenKind => kind !== 'picture');

/** The body of an item: JSON of the format of its kind. A draft may be unfinished, so nothing else of it is promised. */
export interface ShelfBody {
  readonly format: string;
  readonly ruleset: string;
  readonly [key: string]: unknown;
}

/** An item as a list shows it. */
export interface ShelfHead {
  readonly kind: ShelfKind;
  readonly id: string;
  /** Counts its changes, from 1. */
  readonly version: number;
  /** Empty where it has none yet. */
  readonly title: string;
  /** The id of its rule set; empty for a picture. */
  readonly game: string;
  /** When it was written last, in milliseconds. */
  readonly changed: number;
  /** Bytes of its body. */
  readonly size: number;
  /** The fighters of a draft, the things of a pack; 0 for all others. */
  readonly count: number;
  readonly state: ShelfState;
}

export interface ShelfItem extends ShelfHead {
  readonly body: ShelfBody;
}

/** What one workshop may keep. */
export interface WorkshopLimits {
  /** Items of a kind, those in the bin beside them. */
  readonly items: number;
  readonly pictures: number;
  /** Bytes of its pictures. */
  readonly pictureBytes: number;
  /** Tables that are made in it. */
  readonly tables: number;
  /** Bytes of one body. */
  readonly itemBytes: number;
  /** Bytes of all it keeps. */
  readonly bytes: number;
  /** Workshops of one owner, who is not the one that runs the server. */
  readonly workshops: number;
}

export const USUAL_LIMITS: WorkshopLimits = {
  items: 500,
  pictures: 200,
  pictureBytes: 150_000_000,
  tables: 500,
  itemBytes: 2_000_000,
  bytes: 200_000_000,
  workshops: 100,
};

/** A table that was made from this workshop. */
export interface WorkshopTable {
  readonly table: string;
  readonly title: string;
  readonly created: string;
  readonly bytes: number;
  /** When it was opened last, in milliseconds. */
  readonly opened: number;
  /** A seat of it that this browser holds; null = none. */
  readonly seat: string | null;
}

/** What is in a workshop. */
export interface WorkshopState {
  /** Items of each kind that are not in the bin. */
  readonly counts: Readonly<Record<ShelfKind, number>>;
  readonly bytes: number;
  readonly limits: WorkshopLimits;
  /** Days after which a workshop that nobody opened is deleted; 0 = never. */
  readonly keepDays: number;
  readonly tables: readonly WorkshopTable[];
}

/** What became of a file that was brought. */
export interface ImportReport {
  readonly came: Readonly<Record<ShelfKind, number>>;
  /** What was there already, as it is. */
  readonly same: number;
  /** What was not taken, and why: the line of the file, the title, a sentence. */
  readonly refused: readonly { readonly line: number; readonly title: string; readonly why: string }[];
}

/** A picture that was brought: the hash that names it, and its pixels. */
export interface BroughtPicture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** The names of items are made by the page: nobody else knows them, and they tell nothing. */
export const itemId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected an id of letters and digits');
export const pictureId = z.string().regex(/^[0-9a-f]{64}$/, 'expected the hash of a picture');
export const kindSchema = z.enum(KINDS);

/** What a change of state says. */
export const stateSchema = z.strictObject({ state: z.enum(STATES) });
/** What a copy says: its new id and title. */
export const copySchema = z.strictObject({ id: itemId, title: z.string().min(1).max(200) });

const FORMATS: Readonly<Record<WrittenKind, string>> = { draft: ENCOUNTER_FORMAT, character: CHARACTER_FORMAT, pack: PACK_FORMAT };
const TITLES: Readonly<Record<WrittenKind, string>> = { draft: 'a fight', character: 'a character', pack: 'a pack' };

const title = z.string().max(200).optional();
const bodySchema = z.looseObject({ format: z.string().max(80), ruleset: z.string().min(1).max(80), title, name: title });

/** What is known of a body that was read. */
export interface ReadBody {
  readonly title: string;
  readonly game: string;
  readonly count: number;
}

/**
 * Reads the body of an item. It may be unfinished, but must be JSON of its kind and of a game that is here.
 * @param file How messages call it
 * @throws FileError with place and expectation
 */
export function readBody(kind: WrittenKind, text: string, file: string, games: readonly string[]): ReadBody {
  const wanted = FORMATS[kind];
  if (hasNul(text)) throw new FileError(file, '', 'text without the character NUL');
  const whole = parseJson(text, file, TITLES[kind]);
  const data = checked(bodySchema, whole, file);
  const later = Number(data.format.slice(wanted.length - 1));
  if (data.format.startsWith(wanted.slice(0, -1)) && later > Number(wanted.slice(-1)))
    throw new FileError(file, 'format', `${wanted}, found one from a later version of Riposte (${data.format}); open it with an up-to-date version`);
  if (data.format !== wanted) throw new FileError(file, 'format', `${TITLES[kind]} (${wanted}), found ${JSON.stringify(data.format)}`);
  if (!games.includes(data.ruleset)) throw new FileError(file, 'ruleset', `a game of this server (${games.join(', ')}), found ${JSON.stringify(data.ruleset)}`);
  return { title: data.title ?? data.name ?? '', game: data.ruleset, count: countOf(kind, data) };
}

/** The fighters of a draft, the things of a pack. */
function countOf(kind: WrittenKind, body: ShelfBody): number {
  if (kind === 'draft') return lengthOf(body.fighters);
  return kind === 'pack' ? Object.values(body).reduce<number>((sum, part) => sum + lengthOf(part), 0) : 0;
}

const packHead = z.object({ id: z.string().min(1).max(80) });

/** What fights call a pack: its id as a file, which is how it is saved; null where it has no id yet. */
export function packFile(pack: unknown): string | null {
  const { data } = packHead.safeParse(pack);
  return data === undefined ? null : `${data.id}.json`;
}

/** A body with another title; a character is called by its choices too. */
export function withTitle(body: ShelfBody, as: string): ShelfBody {
  const { choices } = body;
  const isNamed = typeof choices === 'object' && choices !== null && 'name' in choices;
  return { ...body, title: as, ...(isNamed ? { choices: { ...choices, name: as } } : {}) };
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** The picture under a board and where it lies. */
export type MapPicture = BoardPicture;

const mapSchema = z.object({ board: z.object({ picture: boardPicture }) });

/** The map of an encounter, also of one that is not finished; null = none. */
export const mapIn = (encounter: unknown): MapPicture | null => mapSchema.safeParse(encounter).data?.board.picture ?? null;
