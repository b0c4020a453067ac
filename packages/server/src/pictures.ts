import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sharp } from 'sharp';
import type { Sessions } from './cookies.ts';
import { Refused, refusal, refuse } from './refusal.ts';
import type { Store } from './store.ts';

/** The largest uploaded picture: bytes, and pixels of its longer side. */
export const MAX_BYTES = 4_000_000;
const MAX_PIXELS = 4096;
/** Pixels of both sides of a portrait. */
const SIZE = 320;
/** The most pictures of a table, including new ones that no fighter has yet. */
const MAX_PICTURES = 100;
/** Seconds in which a picture has to be decoded and encoded. */
const SECONDS = 5;

/** What the first bytes of a picture say it is; by these alone its decoder is chosen, never by a name or a header of the request. */
const KINDS: readonly (readonly [kind: string, is: (head: Buffer) => boolean])[] = [
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
];

/** Loaded when the first picture comes: a program of the machine's own, which most commands do without. */
async function decoder(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  // A picture is decoded once: what stays in a cache is memory for nothing.
  sharp.cache(false);
  return sharp;
}

/** What a picture may be that is brought, and how it is drawn anew. */
interface Kind {
  readonly bytes: number;
  /** Of its longer side. */
  readonly pixels: number;
  /** In which it has to be decoded and encoded. */
  readonly seconds: number;
  readonly drawn: (upright: Sharp) => Sharp;
}

const PORTRAIT: Kind = {
  bytes: MAX_BYTES,
  pixels: MAX_PIXELS,
  seconds: SECONDS,
  drawn: (upright) => upright.resize(SIZE, SIZE, { fit: 'cover', position: 'attention' }).webp({ quality: 80 }),
};

/** The largest uploaded map in bytes. */
export const MAX_MAP_BYTES = 20_000_000;
/** Pixels of the longer side of a map that is kept. */
const MAP_SIZE = 4096;

const MAP: Kind = {
  bytes: MAX_MAP_BYTES,
  pixels: 8192,
  seconds: 30,
  drawn: (upright) => upright.resize(MAP_SIZE, MAP_SIZE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 85 }),
};

/** A picture that may be kept: WebP, named by the hash of its content, without anything but its pixels. */
export interface Picture {
  readonly hash: string;
  /** In base 64. */
  readonly data: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** @throws Refused `BAD_PICTURE` */
async function pictureOf(
  brought: Buffer,
  { bytes, pixels, seconds, drawn }: Kind,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  if (brought.length > bytes) refuse('picture-too-heavy', { most: bytes / 1_000_000 });
  const kind = KINDS.find(([, is]) => is(brought))?.[0];
  if (kind === undefined) refuse('bad-picture');
  try {
    const sharp = await decoder();
    // Reads only the header, whatever size it states.
    const { format, width, height } = await sharp(brought, { limitInputPixels: false, pages: 1 }).metadata();
    if (format !== kind) refuse('bad-picture');
    if (width > pixels || height > pixels) refuse('picture-too-large', { most: pixels });
    // Warnings count as errors, so that no incomplete picture is accepted.
    const picture = sharp(brought, { failOn: 'warning', limitInputPixels: pixels * pixels, sequentialRead: true, pages: 1 });
    const { data, info } = await drawn(picture.autoOrient()).timeout({ seconds }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (thrown) {
    throw thrown instanceof Refused ? thrown : new Refused(refusal('bad-picture'));
  }
}

/**
 * A portrait made from an uploaded picture: decoded, turned upright, cut square, without anything but its pixels, as WebP.
 * @throws Refused `BAD_PICTURE`
 */
export const portraitOf = async (brought: Buffer): Promise<Buffer> => (await pictureOf(brought, PORTRAIT)).data;

/** Maps are encoded one after the other, because each can need hundreds of megabytes. */
let drawing: Promise<unknown> = Promise.resolve();

/**
 * A map made from an uploaded picture: as it is, but no larger than the limit.
 * @throws Refused `BAD_PICTURE`
 */
export async function mapOf(brought: Buffer): Promise<Picture> {
  const drawn = drawing.then(() => pictureOf(brought, MAP));
  drawing = drawn.catch(() => undefined);
  const { data, width, height } = await drawn;
  return { hash: pictureHash(data), data: data.toString('base64'), bytes: data.length, width, height };
}

/** The bytes of a picture that was kept. */
export const bytesIn = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** The name of a picture. */
export const pictureHash = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

/** Who sits at a table may bring pictures to it, and is given those whose names the seat was told. */
export async function addPictures(
  app: FastifyInstance,
  { store, seatOf, perMinute }: Pick<Sessions, 'seatOf'> & { readonly store: Store; readonly perMinute: number | undefined },
): Promise<void> {
  await app.register(async (pictures) => {
    takePictures(pictures);
    pictures.post<{ Params: { seat: string }; Body: Buffer }>(
      '/api/seats/:seat/pictures',
      {
        bodyLimit: MAX_BYTES,
        config: { rateLimit: { max: perMinute ?? 20, timeWindow: 60_000 } },
        // Before the body is read.
        onRequest: async (request) => {
          const { kind } = await seatOf(request, request.params.seat);
          if (kind === 'spectator') refuse('not-for-your-seat');
        },
      },
      async (request) => {
        const { table_id } = await seatOf(request, request.params.seat);
        const made = await portraitOf(request.body);
        const name = pictureHash(made);
        await store.keepPicture(table_id, { hash: name, data: made.toString('base64'), at: Date.now() }, MAX_PICTURES);
        return { picture: name };
      },
    );
  });
  app.get<{ Params: { seat: string; hash: string } }>('/api/seats/:seat/picture/:hash', async (request, reply) => {
    const { table_id } = await seatOf(request, request.params.seat);
    const data = (await store.picture(table_id, request.params.hash)) ?? refuse('no-picture');
    return sendPicture(reply, data);
  });
}

/** Sends a picture that is kept in base 64, as nothing but a picture. */
export function sendPicture(reply: FastifyReply, data: string): FastifyReply {
  return reply
    .type('image/webp')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(data, 'base64'));
}

/** Takes the bodies of pictures, and no others. */
export function takePictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['image/png', 'image/jpeg', 'image/webp'], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
