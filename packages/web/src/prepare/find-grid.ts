/** Brightness of a picture, row by row. */
export interface Brightness {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A grid of lines in a picture, in its pixels: how wide a cell is, and where the first lines lie. */
export interface FoundGrid {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** 0 to 1: how much more the lines of this grid stand out than the lines between them; from `SURE` on it can be trusted. */
  readonly confidence: number;
}

export const SURE = 0.35;

/** The narrowest and widest cells that are looked for, in pixels. */
const LEAST = 12;
const MAX = 260;

/** Finds the grid that is drawn into a picture; null where there is nothing like one. */
export function findGrid(picture: Brightness): FoundGrid | null {
  const [across, down] = [edges(picture, true), edges(picture, false)];
  const most = Math.min(MAX, Math.floor(Math.min(across.length, down.length) / 3));
  let best: FoundGrid | null = null;
  for (const guess of likely(across, down, most)) {
    // Fractions of a pixel matter: a tenth of a pixel is three pixels after thirty cells.
    for (let step = -6; step <= 6; step++) {
      const size = guess + step / 12;
      const [x, y] = [comb(across, size), comb(down, size)];
      const confidence = Math.min(1, Math.sqrt(Math.max(0, x.gain) * Math.max(0, y.gain)));
      if (best === null || confidence > best.confidence + 1e-6) best = { size, x: x.offset, y: y.offset, confidence };
    }
  }
  return best === null || best.confidence < SURE / 3 ? null : refined(best, across, down);
}

/** The same grid by the peaks nearest to its lines: the straight line through them says how wide a cell is, to a part of a pixel. */
function refined(found: FoundGrid, across: Float32Array, down: Float32Array): FoundGrid {
  const [x, y] = [throughPeaks(across, found.x, found.size), throughPeaks(down, found.y, found.size)];
  return { ...found, size: (x.size + y.size) / 2, x: x.offset, y: y.offset };
}

/** Pixels that a peak may lie beside its line. */
const BESIDE = 3;

function throughPeaks(energy: Float32Array, offset: number, size: number): { readonly offset: number; readonly size: number } {
  let [weights, nths, spots, squares, products] = [0, 0, 0, 0, 0];
  for (let nth = 0; offset + nth * size < energy.length; nth++) {
    const line = Math.round(offset + nth * size);
    for (let at = Math.max(0, line - BESIDE); at <= Math.min(energy.length - 1, line + BESIDE); at++) {
      const weight = energy[at] ** 2;
      weights += weight;
      nths += weight * nth;
      spots += weight * at;
      squares += weight * nth * nth;
      products += weight * nth * at;
    }
  }
  const spread = weights * squares - nths * nths;
  if (spread <= 0) return { offset, size };
  const slope = (weights * products - nths * spots) / spread;
  return { offset: (spots - slope * nths) / weights, size: slope };
}

/** How much brightness changes at each column, or row: a line of the grid is a peak, whatever else is drawn. */
function edges({ values, width, height }: Brightness, isAcross: boolean): Float32Array {
  const [length, depth] = isAcross ? [width, height] : [height, width];
  const at = (i: number, j: number): number => values[isAcross ? j * width + i : i * width + j];
  const energy = new Float32Array(length);
  for (let i = 1; i < length - 1; i++) {
    let sum = 0;
    // A thin line differs from both of its sides in the same way; the edge of a thing does not.
    for (let j = 0; j < depth; j++) sum += Math.min(12, Math.abs(2 * at(i, j) - at(i - 1, j) - at(i + 1, j)));
    energy[i] = sum / depth;
  }
  const even = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let [sum, count] = [0, 0];
    for (let k = Math.max(0, i - 10); k <= Math.min(length - 1, i + 10); k++) {
      sum += energy[k];
      count++;
    }
    even[i] = Math.max(0, energy[i] - sum / count);
  }
  return even;
}

/** Widths of cells at which the picture repeats itself most, across and down, the likeliest first. */
function likely(across: Float32Array, down: Float32Array, most: number): number[] {
  const [first, second] = [alike(across, most), alike(down, most)];
  const scores = Array.from({ length: Math.max(0, most - LEAST + 1) }, (_, i) => ({ size: i + LEAST, score: first[i] + second[i] }));
  return scores
    .sort((a, b) => b.score - a.score)
    .slice(0, 24)
    .map(({ size }) => size);
}

/** The autocorrelation of a row of energies, from the least width on; blurred by a pixel, as sizes are no whole numbers. */
function alike(energy: Float32Array, most: number): number[] {
  const blurred = energy.map((value, i) => value + (energy[i - 1] ?? 0) / 2 + (energy[i + 1] ?? 0) / 2);
  const whole = blurred.reduce((sum, value) => sum + value * value, 1e-9);
  return Array.from({ length: Math.max(0, most - LEAST + 1) }, (_, n) => {
    const lag = n + LEAST;
    let sum = 0;
    for (let i = lag; i < blurred.length; i++) sum += blurred[i] * blurred[i - lag];
    return sum / whole / (1 - lag / blurred.length);
  });
}

/** Where lines so far apart lie best, and how much of all energy they hold beyond what chance would give them, 0 to 1. */
function comb(energy: Float32Array, size: number): { readonly offset: number; readonly gain: number } {
  const whole = energy.reduce((sum, value) => sum + value, 1e-9);
  let best = { offset: 0, gain: 0 };
  for (let offset = 0; offset < size; offset += 0.5) {
    let [sum, count] = [0, 0];
    for (let line = offset; line < energy.length - 1; line += size) {
      const at = Math.round(line);
      sum += Math.max(energy[at], (energy[at - 1] ?? 0) * 0.7, (energy[at + 1] ?? 0) * 0.7);
      count++;
    }
    // A grid of half the width contains all lines of the right one, and as many wrong ones.
    const mean = sum / Math.max(1, count);
    const others = (whole - sum) / Math.max(1, energy.length - count);
    const share = sum / whole;
    const gain = mean <= 0 ? 0 : ((mean - others) / (mean + others)) * Math.sqrt(Math.min(1, share));
    if (gain > best.gain) best = { offset, gain };
  }
  return best;
}
