import { readFileSync } from 'node:fs';
import {
  type BoardData,
  checked,
  FileError,
  type Laying,
  MAX_MAP,
  type MapNote,
  mustDraw,
  ontoBoard,
  PORTALS,
  type Portals,
  parseJson,
  readUvtt,
  writeUvtt,
} from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { Drawing } from '@riposte/ruleset';
import * as z from 'zod';
import { knownRuleSet } from './catalogue.ts';
import { readText } from './open.ts';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { writeWhole } from './save.ts';
import { unknown } from './unknown.ts';
import { whyUnread } from './why-unread.ts';

export interface MapOptions {
  readonly ruleset?: string;
  /** An encounter whose board is replaced; default: a new one without fighters. */
  readonly into?: string;
  readonly out?: string;
  readonly force?: boolean;
  /** The file to which the picture of a map is written, or from which it comes. */
  readonly picture?: string;
  readonly portals?: string;
  readonly hexes?: boolean;
  readonly objects?: boolean;
  readonly scale?: number;
  readonly tolerance?: number;
  /** The map that a board came from. */
  readonly like?: string;
}

const encounter = z.looseObject({ format: z.string(), title: z.string().optional(), ruleset: z.string(), board: z.looseObject({}) });

/** Reads a map from elsewhere into an encounter, or writes the board of an encounter as such a map. @throws FileError, InputError */
export async function map(file: string, options: MapOptions): Promise<Outcome> {
  const content = readText(file, MAX_MAP);
  return /^\s*\{[^{}[\]]*"format"\s*:\s*"riposte\//.test(content.slice(0, 4000)) ? toMap(content, file, options) : fromMap(content, file, options);
}

async function fromMap(content: string, file: string, options: MapOptions): Promise<Outcome> {
  const into = options.into === undefined ? null : checked(encounter, parseJson(readText(options.into), options.into, 'an encounter'), options.into);
  const game = options.ruleset ?? into?.ruleset;
  if (game === undefined) throw new InputError('For which game? Add --ruleset NAME, or --into ENCOUNTER.');
  if (into !== null && into.ruleset !== game) throw new InputError(`${options.into} is a fight of ${into.ruleset}, not of ${game}.`);
  const read = readUvtt(content, file);
  const { board, notes } = ontoBoard(read, await drawingOf(game), layingOf(options));
  const fresh = { format: 'riposte/encounter/1', title: titleOf(file), ruleset: game, sides: ['One', 'Two'], fighters: [] };
  const made = { ...(into ?? fresh), board };
  if (options.out !== undefined) writeWhole(options.out, `${JSON.stringify(made, null, 2)}\n`, options.force);
  if (options.picture !== undefined && read.picture !== null) writeWhole(options.picture, read.picture.bytes, options.force);
  const text = [
    ...notes.map(lineOf),
    ...(read.picture !== null && options.picture === undefined ? ['The picture is not written: name a file with --picture.'] : []),
    ...written(options.out),
    ...(into === null && options.out !== undefined ? ['It has no fighters yet: add them in the file, or in Prepare.'] : []),
  ];
  return { code: GOOD, text: joined(text), json: { encounter: made, notes } as unknown as Json };
}

async function toMap(content: string, file: string, options: MapOptions): Promise<Outcome> {
  const { ruleset, board } = checked(encounter, parseJson(content, file, 'an encounter'), file);
  if (options.ruleset !== undefined && options.ruleset !== ruleset) throw new InputError(`${file} is a fight of ${ruleset}, not of ${options.ruleset}.`);
  const [ruleSet] = await ruleSetsIn(content);
  if (ruleSet === undefined) throw new InputError(`There is no game "${ruleset}".`);
  const full = checked(ruleSet.board, withoutPicture(board), file, ['board']) as BoardData;
  const like = options.like === undefined ? undefined : readUvtt(readText(options.like, MAX_MAP), options.like);
  const picture = options.picture === undefined ? undefined : bytesOf(options.picture);
  const made = writeUvtt(
    await drawingOf(ruleset),
    { ...full, ...(board.picture === undefined ? {} : { picture: board.picture }) },
    { ...(picture && { picture }), ...(like && { like }) },
  );
  if (options.out !== undefined) writeWhole(options.out, made.content, options.force);
  return {
    code: GOOD,
    text: joined([...made.notes.map(lineOf), ...written(options.out)]),
    json: { map: JSON.parse(made.content), notes: made.notes } as unknown as Json,
  };
}

const withoutPicture = ({ picture: _picture, ...board }: BoardData): BoardData => board;

const written = (out: string | undefined): string[] => [out === undefined ? 'Nothing is written: name a file with --out.' : `Written to ${out}.`];

const WORDS = { read: 'read', changed: 'changed', left: 'left out' } as const;

const lineOf = ({ kind, says }: MapNote): string => `${WORDS[kind]}: ${says}`;

/** @throws InputError for a game that there is not, FileError for one without boards to draw on */
async function drawingOf(game: string): Promise<Drawing> {
  return mustDraw(await knownRuleSet(game));
}

function layingOf({ portals = 'as-written', hexes = false, objects = false, scale = 1, tolerance = 0.1 }: MapOptions): Laying {
  if (!PORTALS.includes(portals as Portals)) throw unknown('way to read doors and windows', portals, PORTALS);
  return { portals: portals as Portals, objects, scale, tolerance, ...(hexes && { ground: 'hex-pointy' }) };
}

/** "maps/old-mill.dd2vtt" is called "old mill". */
const titleOf = (file: string): string =>
  file
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, 200) || 'map';

/** @throws FileError */
function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (thrown) {
    throw FileError.cannot('read', file, whyUnread(file, thrown));
  }
}
