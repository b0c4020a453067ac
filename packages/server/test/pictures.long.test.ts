import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../src/index.ts';
import { portraitOf } from '../src/pictures.ts';
import { atTable, ownFolder, type Page } from './harness.ts';
import { CANARY } from './toy.ts';

const folder = ownFolder();
const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);

/** A picture of the tests' own, with what cameras and editors write beside it. */
async function made(format: 'png' | 'jpeg' | 'webp', width = 60, height = 40): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 37) % 251));
  const picture = sharp(noise, { raw: { width, height, channels: 3 } });
  const told = picture.withExif({ IFD0: { Artist: 'SECRET-ARTIST', Copyright: 'SECRET-PLACE' } });
  return told.toFormat(format).toBuffer();
}

const upload = async (
  { base, seat, cookie }: Pick<Page, 'base' | 'seat' | 'cookie'>,
  body: Buffer,
  type = 'image/png',
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${base}/api/seats/${seat}/pictures`, {
    method: 'POST',
    headers: { 'content-type': type, origin: base, cookie, ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as { readonly picture: string; readonly code?: string } };
};

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it has these sides, with little in it. */
function bomb(width: number, height: number, data = deflateSync(Buffer.alloc(5_000_000))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a picture that is brought', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await made('png');
  });

  it.each(['png', 'jpeg', 'webp'] as const)('is decoded and encoded again, from %s, without anything but its pixels', async (format) => {
    const brought = await made(format);
    expect(brought.toString('latin1')).toContain('SECRET-ARTIST');
    const portrait = await portraitOf(brought);
    const said = await sharp(portrait).metadata();
    expect([said.format, said.width, said.height, said.exif, said.xmp, said.icc]).toEqual(['webp', 320, 320, undefined, undefined, undefined]);
    expect(portrait.toString('latin1')).not.toContain('SECRET');
  });

  it('loses what stands behind it or is hidden in it: a polyglot comes out as plain pixels', async () => {
    const jpeg = await made('jpeg');
    const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(SVG.length + 2)}${SVG}`, 'latin1');
    const polyglots = [
      Buffer.concat([png, Buffer.from(`<html><script>alert(1)</script>PK\u0003\u0004${SVG}`)]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${SVG}`)), png.subarray(33)]),
    ];
    for (const one of polyglots) {
      const portrait = await portraitOf(one).catch((thrown: Error & { code?: string }) => thrown);
      // Refused or clean, never passed on.
      if (portrait instanceof Error) expect(portrait.code).toBe('BAD_PICTURE');
      else expect(portrait.toString('latin1')).not.toMatch(/script|html/);
    }
    const withText = await portraitOf(polyglots[2]);
    expect((await sharp(withText).metadata()).format).toBe('webp');
  });

  it.each<readonly [string, () => Buffer | Promise<Buffer>]>([
    ['SVG with a script', () => Buffer.from(SVG)],
    ['SVG behind a byte order mark', () => Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`)],
    ['SVG that begins like a GIF', () => Buffer.from(`GIF89a${SVG}`)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0x89])],
    ['the head of a PNG alone', () => png.subarray(0, 8)],
    ['half a PNG', () => png.subarray(0, Math.floor(png.length / 2))],
    ['half a JPEG', async () => (await made('jpeg', 400, 400)).subarray(0, 4000)],
    ['half a WebP', async () => (await made('webp', 400, 400)).subarray(0, 4000)],
    ['a PNG whose bytes were changed', () => Buffer.from(png.map((byte, i) => (i > 60 && i < png.length - 20 && i % 7 === 0 ? byte ^ 0xff : byte)))],
    ['a PNG of 65,535 pixels', () => bomb(65_535, 65_535)],
    ['a PNG of 2,147,483,647 pixels', () => bomb(2_147_483_647, 1)],
    ['a long strip', () => bomb(4097, 1)],
    ['more data than its sides hold', () => bomb(4096, 4096, deflateSync(Buffer.alloc(1000)))],
    ['more than 4 MB', () => Buffer.concat([png, Buffer.alloc(4_000_000)])],
    ['RIFF that is no WebP', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
    ['a WebP head before SVG', () => Buffer.from(`RIFF\u0010\u0000\u0000\u0000WEBP${SVG}`)],
  ])('is refused where it is %s', async (_what, picture) => {
    await expect(portraitOf(await picture())).rejects.toMatchObject({ code: 'BAD_PICTURE' });
  });

  it('may be as large as the limits say', async () => {
    const large = await sharp({ create: { width: 4096, height: 4096, channels: 3, background: '#335577' } })
      .png()
      .toBuffer();
    expect((await sharp(await portraitOf(large)).metadata()).format).toBe('webp');
  });
});

describe('portraits at a table', () => {
  it('are brought by a player for the own fighter, shown to all who see it, and served as nothing but a picture', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    const { status, body } = await upload(alba, await made('png'));
    expect(status).toBe(200);
    const own = alba.scene.fighters.find((fighter) => fighter.name === 'Alba')!.ref;
    expect(refusal(await alba.say({ do: 'portrait', who: own, picture: body.picture }))).toBe('OK');
    for (const page of [alba, brand, gm, spectator]) {
      await page.until(() => page.scene.fighters.some((fighter) => fighter.portrait !== null));
      const { portrait } = page.scene.fighters.find((fighter) => fighter.name === 'Alba')!;
      const answer = await fetch(run.base + portrait!, { headers: { cookie: page.cookie } });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(['content-type', 'x-content-type-options', 'content-security-policy'].map((one) => [one, answer.headers.get(one)]))).toEqual({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp');
      // Nobody gets it without a seat, nor what is no hash.
      expect((await fetch(run.base + portrait!)).status).toBe(403);
      for (const bad of ['0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'x'])
        expect((await fetch(`${run.base}/api/seats/${page.seat}/picture/${bad}`, { headers: { cookie: page.cookie } })).status).toBe(404);
    }
    // Undo, the log and a saved table know nothing of it.
    const file = await (await fetch(`${run.base}/api/seats/${gm.seat}/table`, { headers: { cookie: gm.cookie } })).text();
    expect(file).not.toContain(body.picture);
    expect(refusal(await alba.say({ do: 'portrait', who: own, picture: null }))).toBe('OK');
    await brand.until(() => brand.scene.fighters.every((fighter) => fighter.portrait === null));
  });

  it('of somebody else are not a player\u2019s to give, and one of a hidden fighter is in no byte of others', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    const theirs = (await upload(brand, await made('jpeg'), 'image/jpeg')).body.picture;
    const refOf = (page: Page, name: string): number => page.scene.fighters.find((fighter) => fighter.name === name)!.ref;
    expect(refusal(await brand.say({ do: 'portrait', who: refOf(brand, 'Alba'), picture: theirs }))).toBe('NOT_FOUND');
    expect(refusal(await alba.say({ do: 'portrait', who: 99, picture: theirs }))).toBe('NOT_FOUND');
    expect(refusal(await alba.say({ do: 'portrait', who: refOf(alba, 'Alba'), picture: '0'.repeat(64) }))).toBe('NOT_FOUND');
    expect(refusal(await alba.say({ do: 'portrait', who: refOf(alba, 'Alba'), picture: 'x.svg' }))).toBe('BAD_MESSAGE');
    const secret = (await upload(gm, await made('webp'), 'image/webp')).body.picture;
    expect(refusal(await gm.say({ do: 'portrait', who: refOf(gm, CANARY), picture: secret }))).toBe('OK');
    for (const page of [alba, brand, spectator]) {
      await page.say({ do: 'at', entry: -1 });
      expect(page.bytes.join()).not.toContain(secret);
    }
    expect(gm.bytes.join()).toContain(secret);
    // A name of another table opens nothing here.
    const other = await atTable(folder);
    expect((await fetch(`${other.run.base}/api/seats/${other.gm.seat}/picture/${secret}`, { headers: { cookie: other.gm.cookie } })).status).toBe(404);
    expect(await run.store.picture(gm.seat.split('.')[0], secret)).toBeDefined();
  });

  it('are taken from seats alone, of this origin, as pictures, and not too many', async () => {
    const {
      run,
      gm,
      players: [alba],
      spectator,
    } = await atTable(folder);
    const png = await made('png');
    const code = async (...args: Parameters<typeof upload>): Promise<number> => (await upload(...args)).status;
    expect(await code({ base: run.base, seat: alba.seat, cookie: '' }, png)).toBe(403);
    expect(await code({ base: run.base, seat: gm.seat, cookie: alba.cookie }, png)).toBe(403);
    expect(await code(spectator, png)).toBe(403);
    expect(await code(alba, png, 'image/png', { origin: 'https://evil.example' })).toBe(403);
    for (const type of ['image/svg+xml', 'application/json', 'text/html', 'image/gif', 'multipart/form-data']) expect(await code(alba, png, type)).toBe(415);
    expect(await code(alba, Buffer.from(SVG))).toBe(400);
    expect(await code(alba, Buffer.concat([png, Buffer.alloc(4_000_001)]))).toBe(413);
    // The same picture twice is one.
    const [first, again] = [await upload(alba, png), await upload(gm, png)];
    expect(again.body.picture).toBe(first.body.picture);
    const table = gm.seat.split('.')[0];
    const count = async (): Promise<number> => (await run.store.db.selectFrom('pictures').select('hash').where('table_id', '=', table).execute()).length;
    expect(await count()).toBe(1);
    for (let n = 0; n < 99; n++) await run.store.keepPicture(table, { hash: `${n}`, data: 'x', at: 0 }, 100);
    expect(await upload(alba, await made('png', 50, 50))).toMatchObject({ status: 403, body: { code: 'QUOTA' } });
    // What no fighter has goes when one gets another picture, but for what was brought just now.
    const own = alba.scene.fighters.find((fighter) => fighter.name === 'Alba')!.ref;
    expect(refusal(await alba.say({ do: 'portrait', who: own, picture: first.body.picture }))).toBe('OK');
    expect(await count()).toBe(1);
    await run.server.tables.remove(table);
    expect(await count()).toBe(0);
  });
});
