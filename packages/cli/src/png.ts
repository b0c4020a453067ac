import { Resvg } from '@resvg/resvg-js';

/** Twice the size of the SVG, for sharp screens. */
const ZOOM = 2;

/** An SVG as a PNG image, its text in the sans-serif font of the system. */
export function pngOf(svg: string): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: ZOOM }, font: { loadSystemFonts: true, defaultFontFamily: 'sans-serif' } }).render().asPng();
}
