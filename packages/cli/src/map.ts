import { fightersOf, nameOf, type Speech } from '@riposte/files';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789';
/** Signs for what lies on places, in the order in which the rule set lists it. */
const SIGNS = '#~^%+=:;';

/**
 * A grid as a picture of signs, as wide as the terminal, with the coordinates of the files at its edges and a key below. `margin`: places
 * around the fighters that are drawn with them.
 * Empty for regions, which need no picture, and for rule sets without one.
 */
export function mapLines({ ruleSet, view }: Speech, columns: number, margin = 3): string[] {
  if (ruleSet.look === undefined) return [];
  const ground = ruleSet.look.ground(view);
  if (ground.kind === 'regions') return [];
  const wide = ground.kind === 'metres' ? ground.width + 1 : ground.width;
  const high = ground.kind === 'metres' ? ground.height + 1 : ground.height;
  const fighters = fightersOf(view);
  const tokens = ruleSet.look.tokens(view).filter((token) => token.places.length > 0 && fighters.includes(token.id));
  const taken = tokens.flatMap((token) => token.places.map((place) => [place % wide, Math.floor(place / wide)] as const));
  if (taken.length === 0) return [];
  const [left, right] = span(
    taken.map(([x]) => x),
    wide,
    Math.max(10, Math.floor((columns - 6) / 2)),
    margin,
  );
  const [top, bottom] = span(
    taken.map(([, y]) => y),
    high,
    30,
    margin,
  );

  const signs = new Map<number, string>();
  ground.marks.forEach(({ places }, i) => places.forEach((place) => signs.set(place, SIGNS[i % SIGNS.length])));
  const letters = new Map<number, string>();
  for (const { id, places } of tokens) {
    const letter = freeLetter(nameOf({ ruleSet, view }, id), [...letters.values()]);
    letters.set(id, letter);
    for (const place of places) signs.set(place, letter);
  }

  const { first = 0 } = ground;
  const ruler = Array.from({ length: right - left + 1 }, (_, i) => labelled(left + i + first)).join('');
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => {
    const y = top + i;
    const cells = Array.from({ length: right - left + 1 }, (__, k) => ` ${signs.get(y * wide + left + k) ?? '.'}`).join('');
    return `${String(y + first).padStart(3)} ${shifted(ground.kind, y)}${cells}`;
  });
  const key = [...letters].map(([id, letter]) => `${letter} ${nameOf({ ruleSet, view }, id)}`);
  const marks = ground.marks.flatMap(({ title, places }, i) => (places.length > 0 ? [`${SIGNS[i % SIGNS.length]} ${title}`] : []));
  return [`    ${ruler}`, ...rows, `    ${[...key, ...marks].join(', ')} (a place is ${ground.unit})`];
}

/** The number over a column. Two digits fill it, so from 10 on each second column has one. */
const labelled = (x: number): string => (x >= 10 && x % 2 === 0 ? '  ' : String(x).padStart(2).slice(-2));

/** From where to where is drawn: everybody and a margin, cut to what there is room for. */
function span(all: readonly number[], size: number, room: number, margin: number): readonly [number, number] {
  const from = Math.max(0, Math.min(...all) - margin);
  const to = Math.min(size - 1, Math.max(...all) + margin);
  return [from, Math.min(to, from + room - 1)];
}

/** Rows of pointed hexes stand half a place apart. */
const shifted = (kind: string, y: number): string => (kind === 'hex-pointy' && y % 2 === 1 ? ' ' : '');

/** A letter of the name that nobody bears yet, else any. */
function freeLetter(name: string, taken: readonly string[]): string {
  const own = [...name.toUpperCase()].filter((letter) => LETTERS.includes(letter));
  return [...own, ...LETTERS].find((letter) => !taken.includes(letter)) ?? '?';
}
