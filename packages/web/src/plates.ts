import type { Spot } from './geometry.ts';
import { withoutArticle } from './letters.ts';

export type NameAt = 'below' | 'above' | 'right' | 'left' | 'nowhere';

const LONGEST = 16;
export const NAME_HEIGHT = 17;
export const nameWidth = (shown: string): number => shown.length * 6.7 + 12;

/** A name for a plate; a long name is cut but keeps its number, which tells fighters apart. */
export function shownName(all: string): string {
  const bare = withoutArticle(all);
  const name = bare.charAt(0).toUpperCase() + bare.slice(1);
  if (name.length <= LONGEST) return name;
  const number = /\s\d{1,3}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, LONGEST - 1 - number.length).trimEnd()}…${number}`;
}

/** How far the middle of a name is from the middle of its token. */
export function besideToken(at: NameAt, shown: string, radius: number, unit: number): Spot {
  const [half, up] = [(nameWidth(shown) * unit) / 2, (NAME_HEIGHT * unit) / 2];
  if (at === 'right' || at === 'left') return { x: (at === 'right' ? 1 : -1) * (radius * 1.2 + half), y: 0 };
  return { x: 0, y: at === 'above' ? -radius * 1.2 - up : radius * 1.12 + up };
}

/** Where names lie on no other token and on no other name: below their own, above it, beside it, or nowhere; who comes first has the choice. */
export function namesAt(standing: readonly { readonly name: string; readonly spot: Spot; readonly radius: number }[], unit: number): NameAt[] {
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  const height = NAME_HEIGHT * unit;
  return standing.map(({ name, spot, radius }) => {
    const shown = shownName(name);
    const half = (nameWidth(shown) * unit) / 2;
    const plateOf = (at: NameAt): Spot => {
      const { x, y } = besideToken(at, shown, radius, unit);
      return { x: spot.x + x, y: spot.y + y };
    };
    const isFree = ({ x, y }: Spot): boolean =>
      standing.every((other) => Math.abs(other.spot.y - y) >= other.radius + height / 2 || Math.abs(other.spot.x - x) >= other.radius * 0.8 + half) &&
      taken.every((other) => Math.abs(other.y - y) >= height || Math.abs(other.x - x) >= half + other.half);
    const found = (['below', 'above', 'right', 'left'] as const).find((at) => isFree(plateOf(at)));
    if (found !== undefined) taken.push({ ...plateOf(found), half });
    return found ?? 'nowhere';
  });
}
