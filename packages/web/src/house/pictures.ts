import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Refused, refusal } from '@riposte/server/house';

// Pictures as the server stores them: decoded and drawn anew as WebP, so that nothing but the pixels is left.

/** A picture that is safe to store, named by the hash of its content. */
export interface Picture {
  readonly hash: string;
  /** In base 64. */
  readonly data: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

const MAP = { bytes: 20_000_000, pixels: 4096 };
const PORTRAIT = { bytes: 4_000_000, pixels: 320 };

/** The bytes of a stored picture. */
export const bytesIn = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** The name of a picture. */
export const pictureHash = (picture: Uint8Array): string => bytesToHex(sha256(picture));

/** A map made from an uploaded picture, scaled down to the limit. @throws Refused `BAD_PICTURE` */
export const mapOf = (brought: Uint8Array<ArrayBuffer>): Promise<Picture> =>
  drawn(brought, MAP.bytes, ({ width, height }) => {
    const scale = Math.min(1, MAP.pixels / Math.max(width, height));
    return { width: Math.round(width * scale), height: Math.round(height * scale), from: { x: 0, y: 0, width, height } };
  });

/** A portrait made from an uploaded picture: cut square. @throws Refused `BAD_PICTURE` */
export const portraitOf = (brought: Uint8Array<ArrayBuffer>): Promise<Picture> =>
  drawn(brought, PORTRAIT.bytes, ({ width, height }) => {
    const side = Math.min(width, height);
    return { width: PORTRAIT.pixels, height: PORTRAIT.pixels, from: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side } };
  });

interface Cut {
  readonly width: number;
  readonly height: number;
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

async function drawn(
  brought: Uint8Array<ArrayBuffer>,
  most: number,
  cutOf: (size: { readonly width: number; readonly height: number }) => Cut,
): Promise<Picture> {
  if (brought.length > most) throw new Refused(refusal('picture-too-heavy', { most: most / 1_000_000 }));
  const type = typeOf(brought);
  if (type === null) throw new Refused(refusal('bad-picture'));
  const bitmap = await createImageBitmap(new Blob([brought], { type })).catch(() => {
    throw new Refused(refusal('bad-picture'));
  });
  const { width, height, from } = cutOf(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
  bitmap.close();
  const made = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer());
  return { hash: pictureHash(made), data: base64Of(made), bytes: made.length, width, height };
}

/** The type is read from the first bytes, never from a name. */
function typeOf(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

/** Characters made at once: the number of arguments of a call is limited. */
const AT_ONCE = 32_768;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}
