import { mustDraw, ontoBoard, readUvtt } from '@riposte/files';
import { ruleSetNamed } from '@riposte/rule-sets';
import type { MapRead, MapWanted } from './requests.ts';

/** Stands for the name of a picture that is not kept yet. */
const UNKEPT = '0'.repeat(64);

/** A map from elsewhere on a board of a game. @throws FileError for what is none */
export async function mapRead({ game, file, content, laying }: MapWanted): Promise<MapRead> {
  const drawing = mustDraw(await ruleSetNamed(game));
  const map = readUvtt(content, file);
  const { board, notes } = ontoBoard(map, drawing, { ...laying, picture: UNKEPT });
  const { picture: at, ...rest } = board as {
    readonly picture: { readonly hash: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  };
  const { hash: _hash, ...place } = at;
  const { picture } = map;
  return {
    board: rest,
    notes,
    portals: map.portals.length,
    objects: map.objects.length,
    picture: picture === null ? null : { ...place, bytes: new Uint8Array(picture.bytes), type: `image/${picture.kind}` },
  };
}
