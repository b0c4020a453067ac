/** What can be said of a map that was read or written. `{1}`, `{2}`: numbers. */
const SENTENCES = {
  read: {
    picture: 'picture of {1} by {2} pixels',
    walls: '{1} walls, drawn with {2}',
    doors: '{1} doors, closed',
    'doors-as-walls': '{1} doors, closed: drawn as walls',
    windows: '{1} windows: one sees through them and does not pass',
    'windows-as-walls': '{1} windows: walls on this board, which has no windows',
    openings: '{1} openings that stand open',
    objects: '{1} things that stop sight, drawn as walls',
  },
  changed: {
    rescaled: 'the picture was made larger or smaller: a square is {2} pixels wide, not {1}',
    stretched: 'the squares of the picture are higher or wider than they should be; the picture is stretched over the board',
    cropped: 'the map is a piece of a larger one, from {1}, {2} on; everything is moved by that',
    'part-squares': 'the last squares are cut; the board has them whole',
    simplified: 'the walls are simplified by {1} squares, because a board takes {2} of them at most',
    'closed-unknown': '{1} openings are not closed: they are windows or open doors. Say which, if it matters',
    format: 'the number of the format is not known; the map was still read',
    hexes: 'the map is drawn in squares; a hex is as wide as a square',
  },
  left: {
    'no-picture': 'the picture: the map has none',
    'picture-unknown': 'the picture: it is no PNG, WebP or JPEG',
    'picture-large': 'the picture: it is larger than {1} MB. Save a smaller one where the map was drawn',
    'picture-elsewhere': 'the picture: it lies in the workshop',
    lights: '{1} lights: fights know no lights yet',
    'objects-left': '{1} things that stop sight: they often are trees and tables. Ask for them to have them',
    outside: '{1} walls outside of the map',
    larger: 'a part of the map: it is {1} by {2} squares, and the board takes the upper left',
    'too-many': '{1} walls: the board takes no more',
    regions: '{1} walls: this game is played on regions, with the picture below',
    'unknown-keys': '{1} keys that the format does not name: they are kept for writing the map again',
    'not-walls': '{1} things on the board that the format has no word for',
  },
} as const;

/** Whether something was read, read in another way than it is written, or left out. */
export type NoteKind = keyof typeof SENTENCES;
type IdOf<Kind extends NoteKind> = keyof (typeof SENTENCES)[Kind];
export type NoteId = IdOf<'read'> | IdOf<'changed'> | IdOf<'left'>;

/** One thing that happened to a map on its way. `says` is for people who read English. */
export interface MapNote {
  readonly kind: NoteKind;
  readonly id: NoteId;
  readonly numbers: readonly (number | string)[];
  readonly says: string;
}

const KINDS = Object.keys(SENTENCES) as NoteKind[];

/** A note by its id. */
export function note(id: NoteId, ...numbers: (number | string)[]): MapNote {
  const kind = KINDS.find((sort) => Object.hasOwn(SENTENCES[sort], id))!;
  const sentences: { readonly [id: string]: string } = SENTENCES[kind];
  const filled = sentences[id].replace(/\{(\d)\}/g, (_, nth: string) => String(numbers[Number(nth) - 1]));
  return { kind, id, numbers, says: numbers[0] === 1 ? singular(filled) : filled };
}

/** "1 walls" is one wall. */
const singular = (sentence: string): string =>
  sentence.replace(
    /^1 (walls|doors|windows|openings|lights|things|keys)\b( that stop| that stand)?/,
    (_, many: string, that: string | undefined) => `1 ${many.slice(0, -1)}${that === undefined ? '' : `${that}s`}`,
  );
