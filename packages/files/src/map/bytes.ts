/** The kinds of pictures that maps have. */
export type PictureKind = 'png' | 'jpeg' | 'webp';

export interface PictureBytes {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What bytes are by how they begin, with their size in pixels; null for what is no PNG, JPEG or WebP. */
export function pictureIn(bytes: Uint8Array): PictureBytes | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = begins(bytes, [0x89, 0x50, 0x4e, 0x47]) ? png(view) : begins(bytes, [0xff, 0xd8, 0xff]) ? jpeg(view) : isWebp(bytes) ? webp(view) : null;
  return found === null || found.width < 1 || found.height < 1 ? null : { ...found, bytes };
}

type Size = Omit<PictureBytes, 'bytes'>;

const begins = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean => sign.every((byte, i) => bytes[at + i] === byte);

const isWebp = (bytes: Uint8Array): boolean => begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, [0x57, 0x45, 0x42, 0x50], 8);

function png(view: DataView): Size | null {
  return view.byteLength < 24 ? null : { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Segments follow each other; the one that begins a frame holds the size. */
function jpeg(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const sign = view.getUint8(at + 1);
    const isFrame = sign >= 0xc0 && sign <= 0xcf && sign !== 0xc4 && sign !== 0xc8 && sign !== 0xcc;
    if (isFrame) return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webp(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  const sort = view.getUint8(15);
  if (sort === 0x58) return { kind: 'webp', width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
  if (sort === 0x4c) {
    const bits = view.getUint32(21, true);
    return { kind: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { kind: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<number, number> = new Map([...SIGNS].map((sign, value) => [sign.charCodeAt(0), value]));

/** Bytes of base 64, with blanks and the head of a data address allowed; null for what is none. */
export function fromBase64(text: string): Uint8Array | null {
  const signs = text.replace(/^data:[^,]{0,100},/, '').replace(/[\s=]+/g, '');
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (let i = 0; i < signs.length; i++) {
    const value = VALUES.get(signs.charCodeAt(i));
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const signs = [18, 12, 6, 0].map((shift) => SIGNS[(three >> shift) & 63]);
    parts.push(i + 1 >= bytes.length ? `${signs[0]}${signs[1]}==` : i + 2 >= bytes.length ? `${signs.slice(0, 3).join('')}=` : signs.join(''));
  }
  return parts.join('');
}
