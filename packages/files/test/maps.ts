// Maps in the format Universal VTT, made after its description: one for each thing that has led other programs astray.

type Json = Record<string, unknown>;
const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

/** A PNG of this size, as far as its head says. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

export function webpHead(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(30);
  bytes.set([...'RIFF\0\0\0\0WEBPVP8X'].map((sign) => sign.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint32(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A room of 4 by 3 squares with a door in its south wall, on a map of 10 by 8. */
export const house = (): Json => ({
  format: 0.3,
  resolution: { map_origin: at(0, 0), map_size: at(10, 8), pixels_per_grid: 70 },
  line_of_sight: [[at(4, 5), at(2, 5), at(2, 2), at(6, 2), at(6, 5), at(5, 5)]],
  objects_line_of_sight: [[at(3, 3), at(3.4, 3), at(3.4, 3.4), at(3, 3)]],
  portals: [{ position: at(4.5, 5), bounds: [at(4, 5), at(5, 5)], rotation: 0, closed: true, freestanding: false }],
  environment: { baked_lighting: false, ambient_light: 'ffddeeff' },
  lights: [{ position: at(4, 3), range: 5, intensity: 1, color: 'ffeccd8b', shadows: true }],
  image: base64(pngHead(700, 560)),
});

const moved = (list: unknown, by: number): unknown =>
  JSON.parse(JSON.stringify(list), (key, value: unknown) => (key === 'x' || key === 'y' ? (value as number) + by : value)) as unknown;

/** Each known trap: what is different from the house. */
export const traps: { readonly [name: string]: () => Json } = {
  house,
  /** A piece of a larger map: everything is counted from where that began. */
  cropped: () => {
    const map = house();
    const { line_of_sight, objects_line_of_sight, portals, lights } = map;
    const list = moved({ line_of_sight, objects_line_of_sight, portals, lights }, 20) as Json;
    return { ...map, ...list, resolution: { map_origin: at(20, 20), map_size: at(10, 8), pixels_per_grid: 70 } };
  },
  /** What is not closed is a window, or a door that stands open. */
  notClosed: () => ({ ...house(), portals: [{ bounds: [at(4, 5), at(5, 5)], closed: false }] }),
  /** Where nothing is said, it is closed. */
  closedMissing: () => ({ ...house(), portals: [{ bounds: [at(4, 5), at(5, 5)] }] }),
  shortColour: () => ({ ...house(), lights: [{ position: at(1, 1), range: 2, color: '#eccd8b' }] }),
  /** Hundreds of short pieces round a cave. */
  cave: () => {
    const line = Array.from({ length: 601 }, (_, i) => at(5 + 3 * Math.cos((i * Math.PI) / 300), 4 + 3 * Math.sin((i * Math.PI) / 300)));
    return { ...house(), line_of_sight: [line], portals: [] };
  },
  /** The picture was made smaller on its way. */
  rescaled: () => ({ ...house(), image: base64(pngHead(350, 280)) }),
  stretched: () => ({ ...house(), image: base64(pngHead(700, 700)) }),
  webp: () => ({ ...house(), image: base64(webpHead(700, 560)) }),
  dataAddress: () => ({ ...house(), image: `data:image/png;base64,${base64(pngHead(700, 560))}` }),
  svg: () => ({ ...house(), image: base64(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')) }),
  noBase64: () => ({ ...house(), image: '!!' }),
  noImage: () => ({ ...house(), image: undefined }),
  /** Walls beyond the map. */
  outside: () => ({
    ...house(),
    line_of_sight: [
      [at(-5, -5), at(-1, -5)],
      [at(8, 4), at(14, 4)],
    ],
  }),
  /** Keys that the format does not know. */
  hexes: () => ({ ...house(), grid: { type: 'hex', offset: 3 }, maker: 'somebody' }),
  formatText: () => ({ ...house(), format: '1.0' }),
  formatUnknown: () => ({ ...house(), format: 7 }),
  baked: () => ({ ...house(), environment: { baked_lighting: true, ambient_light: 'ffffffff' } }),
  partSquares: () => ({ ...house(), resolution: { map_size: at(9.5, 7.25), pixels_per_grid: 70 } }),
  /** Walls beside the lines of the grid, and along the middles of cells. */
  offGrid: () => ({
    ...house(),
    line_of_sight: [
      [at(2.2, 1.9), at(6.1, 2.1)],
      [at(0, 6.5), at(10, 6.5)],
    ],
    portals: [],
  }),
};
