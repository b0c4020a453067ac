declare const TextEncoder: { new (): { encodeInto(text: string, into: Uint8Array): { readonly written: number } } };

const K = /* the first 32 bits of the fractional parts of the cube roots of the first 64 primes */ roots(64, 1 / 3);
const H = roots(8, 1 / 2);

function roots(count: number, power: number): Int32Array {
  const words = new Int32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let prime = true;
    for (let i = 2; i * i <= candidate; i++) if (candidate % i === 0) prime = false;
    if (!prime) continue;
    const root = candidate ** power;
    words[found++] = Math.floor((root - Math.floor(root)) * 4294967296) | 0;
  }
  return words;
}

const w = new Int32Array(64);
const encoder = new TextEncoder();
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Room for the text that is hashed; grows with the longest one. A new array for each text cost a third of the hash. */
let room = new Uint8Array(4096);

/** SHA-256 of a text as UTF-8, in 64 hex digits. Synchronous, for Node and browsers alike. */
export function sha256(text: string): string {
  // At most three bytes for each unit of UTF-16, then the mark of the end, zeros and eight bytes of length.
  if (room.length < text.length * 3 + 72) room = new Uint8Array(text.length * 6 + 72);
  const length = encoder.encodeInto(text, room).written;
  const end = ((length + 72) >> 6) << 6;
  room.fill(0, length, end);
  room[length] = 0x80;
  const bits = length * 8;
  for (let i = 1; i <= 8; i++) room[end - i] = i <= 4 ? bits >>> (8 * (i - 1)) : Math.floor(bits / 4294967296) >>> (8 * (i - 5));
  const h = H.slice();
  for (let at = 0; at < end; at += 64) block(h, room, at);
  let hex = '';
  for (let i = 0; i < 8; i++) hex += HEX[h[i] >>> 24] + HEX[(h[i] >>> 16) & 255] + HEX[(h[i] >>> 8) & 255] + HEX[h[i] & 255];
  return hex;
}

function block(h: Int32Array, bytes: Uint8Array, start: number): void {
  for (let i = 0, at = start; i < 16; i++, at += 4) w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  // Not by destructuring: that goes through an iterator.
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let hh = h[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (hh + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    hh = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += hh;
}
