// The mark of Riposte, as whoever installs the pages sees it: as a drawing, and as pixels for those who take no drawings.
import { crc32, deflateSync } from 'node:zlib';

/** The mark lies between 7 and 25; its ground goes on around it, so that any mask may cut it. */
const FROM = -8;
const SIZE = 48;
const GROUND = '#1b2327';
const WIDTH = 2.4;
const LIGHT = '#f8f8f6';
const GOLD = '#f2b33d';
/** Lines with round ends: x1, y1, x2, y2. */
const LINES = [
  [LIGHT, 7, 25, 25, 7],
  [LIGHT, 25, 7, 19.4, 8.2],
  [LIGHT, 25, 7, 23.8, 12.6],
  [LIGHT, 12.2, 15.2, 16.8, 19.8],
  [LIGHT, 8.4, 20, 12, 23.6],
  [GOLD, 7, 7, 14.2, 14.2],
  [GOLD, 25, 25, 19.2, 19.2],
];

export const iconSvg = () =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FROM} ${FROM} ${SIZE} ${SIZE}" stroke-width="${WIDTH}" stroke-linecap="round">`,
    `<rect x="${FROM}" y="${FROM}" width="${SIZE}" height="${SIZE}" fill="${GROUND}"/>`,
    ...LINES.map(([colour, x1, y1, x2, y2]) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}"/>`),
    '</svg>',
  ].join('');

const rgb = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How far a point is from a line with ends. */
function distance(x, y, [, x1, y1, x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** The mark as a PNG of so many pixels in width and height. */
export function iconPng(pixels) {
  const unit = pixels / SIZE;
  const rows = Buffer.alloc(pixels * (1 + 3 * pixels));
  for (let row = 0; row < pixels; row++)
    for (let column = 0; column < pixels; column++) {
      const [x, y] = [column, row].map((at) => FROM + (at + 0.5) / unit);
      let colour = rgb(GROUND);
      for (const line of LINES) {
        // At its edge a line covers a part of a pixel.
        const part = Math.max(0, Math.min(1, (WIDTH / 2 - distance(x, y, line)) * unit + 0.5));
        if (part > 0) colour = rgb(line[0]).map((value, i) => colour[i] + (value - colour[i]) * part);
      }
      colour.forEach((value, i) => (rows[row * (1 + 3 * pixels) + 1 + 3 * column + i] = Math.round(value)));
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  // Eight bits for each of three colours.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
