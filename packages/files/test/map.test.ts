import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Drawing } from '@riposte/ruleset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encounterSchema, readEncounter } from '../src/encounter.ts';
import { FileError } from '../src/error.ts';
import { fromBase64, pictureIn, toBase64 } from '../src/map/bytes.ts';
import { type BoardData, brushesOn, type Drawn, drawnWith, withDrawn } from '../src/map/drawn.ts';
import { ontoBoard } from '../src/map/onto-board.ts';
import { readUvtt } from '../src/map/uvtt.ts';
import { writeUvtt } from '../src/map/write-uvtt.ts';
import { house, pngHead, traps, webpHead } from './maps.ts';
import { tries } from './tenth.ts';

const GAMES = RULE_SETS.map((ruleSet) => ({ id: ruleSet.rules.id, ruleSet, drawing: ruleSet.drawing! }));
const drawingOf = (id: string): Drawing => GAMES.find((game) => game.id === id)!.drawing;
const brush = (id: string, name: string) => drawingOf(id).brushes.find((one) => one.id === name)!;
const read = (name: string) => readUvtt(JSON.stringify(traps[name]()), 'map.dd2vtt');
const ids = (notes: readonly { readonly id: string }[]): string[] => notes.map((note) => note.id);

/** Places from which no step leads out of the board without passing a wall between cells. */
function reached(board: BoardData, from: number): Set<number> {
  const drawing = drawingOf('heroes-of-destiny');
  const closed = new Set(drawnWith(drawing, board, brush('heroes-of-destiny', 'wall')).map(String));
  const [width, height] = [Number(board.width), Number(board.height)];
  const seen = new Set([from]);
  for (const cell of seen) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      // prettier-ignore
      const [column, row] = [x + dx, y + dy];
      const other = row * width + column;
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if (!closed.has(String(cell < other ? [cell, other] : [other, cell]))) seen.add(other);
    }
  }
  return seen;
}

describe('a map in the format Universal VTT', () => {
  it('has its walls, doors, lights and picture, counted from its upper left', () => {
    const map = read('house');
    expect(map).toMatchObject({ width: 10, height: 8, pixelsPerSquare: 70, isLitByPicture: false });
    expect(map.portals).toEqual([{ from: { x: 4, y: 5 }, to: { x: 5, y: 5 }, closed: true, freestanding: false }]);
    expect(map.lights).toEqual([{ at: { x: 4, y: 3 }, range: 5, colour: 'eccd8b' }]);
    expect(map.picture).toMatchObject({ kind: 'png', width: 700, height: 560 });
  });

  it('is the same when it was cut out of a larger one', () => {
    const [whole, cut] = [read('house'), read('cropped')];
    expect(cut.walls).toEqual(whole.walls);
    expect(cut.portals).toEqual(whole.portals);
    expect(cut.lights).toEqual(whole.lights);
    expect(ids(cut.notes)).toContain('cropped');
  });

  it.each([
    ['closedMissing', true],
    ['notClosed', false],
  ])('%s: an opening is closed unless it says that it is not', (name, closed) => {
    expect(read(name).portals[0].closed).toBe(closed);
  });

  it('takes colours with six and with eight digits', () => {
    expect(read('shortColour').lights[0].colour).toBe('eccd8b');
  });

  it('trusts the size of the picture more than the number beside it', () => {
    const map = read('rescaled');
    expect(map.pixelsPerSquare).toBe(35);
    expect(map.notes.find((note) => note.id === 'rescaled')?.says).toBe('the picture was made larger or smaller: a square is 35 pixels wide, not 70');
    expect(ids(read('stretched').notes)).toContain('stretched');
    expect(ids(read('house').notes)).not.toContain('rescaled');
  });

  it.each([
    ['webp', 'webp'],
    ['dataAddress', 'png'],
  ])('%s: knows a picture by how it begins', (name, kind) => {
    expect(read(name).picture).toMatchObject({ kind, width: 700, height: 560 });
  });

  it.each(['svg', 'noBase64'])('%s: leaves a picture out that is none, and says so', (name) => {
    const map = read(name);
    expect(map.picture).toBeNull();
    expect(ids(map.notes)).toContain('picture-unknown');
    expect(map.walls).toHaveLength(1);
  });

  it('keeps what it does not know and says how much that is', () => {
    const map = read('hexes');
    expect(map.kept).toMatchObject({ grid: { type: 'hex', offset: 3 }, maker: 'somebody' });
    expect(map.notes.find((note) => note.id === 'unknown-keys')?.numbers).toEqual([2]);
  });

  it('reads numbers of the format as text, and ones that it does not know', () => {
    expect(ids(read('formatText').notes)).not.toContain('format');
    expect(ids(read('formatUnknown').notes)).toContain('format');
  });

  it.each([
    ['', 'a map'],
    [`\uFFFDPNG\r\n\x1A\n\0\0\0\rIHDR${'['.repeat(50)}`, 'a map in the format Universal VTT, found a file that is no text'],
    ['{', 'JSON'],
    ['[]', 'object'],
    ['{"resolution":{"map_size":{"x":0,"y":3},"pixels_per_grid":70}}', 'squares a side'],
    ['{"resolution":{"map_size":{"x":3,"y":3},"pixels_per_grid":"NaN"}}', 'number'],
    ['{"resolution":{"map_size":{"x":3,"y":3},"pixels_per_grid":70},"__proto__":{"a":1}}', 'no key of this name'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'levels of nesting'],
    [
      JSON.stringify({
        ...house(),
        line_of_sight: Array.from({ length: 60 }, () => [
          { x: 0, y: 0 },
          { x: 99_000, y: 0 },
        ]),
      }),
      'squares in total',
    ],
  ])('says where %s is wrong', (content, expected) => {
    expect(() => readUvtt(content, 'map.dd2vtt')).toThrow(expected);
    expect(() => readUvtt(content, 'map.dd2vtt')).toThrow(FileError);
  });
});

describe('a map on a board', () => {
  it.each(Object.keys(traps).flatMap((trap) => GAMES.map(({ id }) => [trap, id] as const)))('%s fits the schema of %s', (trap, id) => {
    const { ruleSet, drawing } = GAMES.find((game) => game.id === id)!;
    for (const { ground } of drawing.boards) {
      const { board } = ontoBoard(read(trap), drawing, { ground, picture: 'a'.repeat(64) });
      const shape = encounterSchema(ruleSet) as unknown as { readonly shape: { readonly board: { parse: (data: unknown) => unknown } } };
      expect(() => shape.shape.board.parse(board)).not.toThrow();
    }
  });

  it('has walls between cells where the game knows them: nobody gets out of the house but by its door', () => {
    const drawing = drawingOf('heroes-of-destiny');
    const shut = ontoBoard(read('house'), drawing).board;
    expect(reached(shut, 3 * 10 + 3).size).toBe(12);
    const open = ontoBoard(read('house'), drawing, { portals: 'open' }).board;
    expect(reached(open, 3 * 10 + 3).size).toBe(80);
    expect(drawnWith(drawing, shut, brush('heroes-of-destiny', 'wall'))).toHaveLength(14);
    const glass = ontoBoard(read('house'), drawing, { portals: 'windows' });
    expect(drawnWith(drawing, glass.board, brush('heroes-of-destiny', 'fence'))).toEqual([[44, 54]]);
    expect(ids(glass.notes)).toContain('windows');
  });

  it.each([
    ['heroes-of-destiny', { closed: [['4,4', '4,5']] }],
    ['celesia', { closed: [[4, 5]] }],
    ['realitycheck', { closed: ['5,6'] }],
    ['realmspire', { closed: [{ from: [4, 5], to: [5, 5] }] }],
  ])('has a door that can be opened where the map has a closed one (%s)', (game, doors) => {
    const { board, notes } = ontoBoard(read('house'), drawingOf(game));
    expect(board.doors).toEqual(doors);
    expect(ids(notes)).toContain('doors');
    expect(ontoBoard(read('house'), drawingOf(game), { portals: 'open' }).board.doors).toBeUndefined();
  });

  it('lets walls off the lines stand on the nearest ones, without steps', () => {
    const { board } = ontoBoard(read('offGrid'), drawingOf('heroes-of-destiny'));
    const walls = drawnWith(drawingOf('heroes-of-destiny'), board, brush('heroes-of-destiny', 'wall'));
    expect(walls.filter(([a]) => a < 20)).toEqual([
      [12, 22],
      [13, 23],
      [14, 24],
      [15, 25],
    ]); // prettier-ignore
    expect(walls.filter(([a]) => a >= 60)).toHaveLength(10);
  });

  it('fills cells where walls do, outside of rooms, and leaves the door open', () => {
    const drawing = drawingOf('celesia');
    const wall = brush('celesia', 'wall');
    const { board } = ontoBoard(read('house'), drawing, { portals: 'open' });
    const solid = drawnWith(drawing, board, wall).map(([cell]) => cell);
    const inside = [2, 3, 4].flatMap((y) => [2, 3, 4, 5].map((x) => y * 10 + x));
    expect(solid.filter((cell) => inside.includes(cell))).toEqual([]);
    expect(solid).not.toContain(54);
    expect(solid).toEqual([11, 12, 13, 14, 15, 16, 21, 26, 31, 36, 41, 46, 51, 52, 53, 55, 56]);
    const shut = drawnWith(drawing, ontoBoard(read('house'), drawing).board, wall).map(([cell]) => cell);
    expect(shut).toContain(54);
  });

  it('has straight pieces between whole metres where the game has them, as few as its schema takes', () => {
    const drawing = drawingOf('realmspire');
    const { board } = ontoBoard(read('house'), drawing);
    expect(board.obstacles).toEqual([
      { from: [4, 5], to: [2, 5], protects: 100, conceals: true },
      { from: [2, 5], to: [2, 2], protects: 100, conceals: true },
      { from: [2, 2], to: [6, 2], protects: 100, conceals: true },
      { from: [6, 2], to: [6, 5], protects: 100, conceals: true },
      { from: [6, 5], to: [5, 5], protects: 100, conceals: true },
    ]);
    const maze = {
      ...house(),
      resolution: { map_size: { x: 40, y: 40 }, pixels_per_grid: 70 },
      portals: [],
      line_of_sight: Array.from({ length: 150 }, (_, i) => [
        { x: i % 30, y: i % 37 },
        { x: (i % 30) + 1 + (i % 5), y: (i % 37) + 2 },
      ]),
    }; // prettier-ignore
    const full = ontoBoard(readUvtt(JSON.stringify(maze), 'maze'), drawing);
    expect((full.board.obstacles as readonly unknown[]).length).toBeLessThanOrEqual(100);
    expect(ids(full.notes)).toContain('too-many');
  });

  it('lies under regions, which have no walls', () => {
    const { board, notes } = ontoBoard(read('house'), drawingOf('sea-of-shadows'), { picture: 'b'.repeat(64) });
    expect(board).toEqual({ regions: ['map'], picture: { hash: 'b'.repeat(64), x: 0, y: 0, width: 1, height: 1 } });
    expect(ids(notes)).toContain('regions');
  });

  it('says what it left out: lights, things, walls outside', () => {
    const { notes } = ontoBoard(read('outside'), drawingOf('heroes-of-destiny'));
    expect(notes.filter((note) => note.kind === 'left').map((note) => note.says)).toEqual([
      '1 thing that stops sight: they often are trees and tables. Ask for them to have them',
      '1 wall outside of the map',
      '1 light: fights know no lights yet',
    ]);
  });
});

describe('a board as a map', () => {
  it.each(GAMES.filter(({ id }) => id !== 'sea-of-shadows'))('$id: comes back with the same walls', ({ drawing }) => {
    for (const { ground } of drawing.boards) {
      const { board } = ontoBoard(read('house'), drawing, { ground });
      const { content } = writeUvtt(drawing, board);
      const wall = drawing.brushes.find(({ means }) => means === 'wall')!;
      const again = ontoBoard(readUvtt(content, 'again'), drawing, { ground }).board;
      const sorted = (on: BoardData) => drawnWith(drawing, on, wall).sort(([a, b = 0], [c, d = 0]) => a - c || b - d);
      if (wall.on !== 'cell') expect(sorted(again)).toEqual(sorted(board));
      else expect(drawnWith(drawing, again, wall).length).toBeGreaterThan(0);
      expect(writeUvtt(drawing, board).content).toBe(content);
    }
  });

  it('writes what only other programs know again, with the picture and the lights of the map it came from', () => {
    const like = read('hexes');
    const { board } = ontoBoard(like, drawingOf('heroes-of-destiny'));
    const written = JSON.parse(writeUvtt(drawingOf('heroes-of-destiny'), board, { like }).content) as Record<string, unknown>;
    expect(written).toMatchObject({ format: 0.3, grid: { type: 'hex', offset: 3 }, maker: 'somebody', image: house().image, lights: house().lights });
  });

  it('draws windows as openings that are not closed', () => {
    const { board } = ontoBoard(read('house'), drawingOf('heroes-of-destiny'), { portals: 'windows' });
    const again = readUvtt(writeUvtt(drawingOf('heroes-of-destiny'), board).content, 'again');
    expect(again.portals).toEqual([{ from: { x: 5, y: 5 }, to: { x: 4, y: 5 }, closed: false, freestanding: false }]);
  });
});

describe('drawing', () => {
  const boards = GAMES.flatMap(({ id, drawing }) =>
    drawing.boards.map((choice) => ({
      id,
      drawing,
      board: (choice.ground === 'regions' ? { regions: ['a', 'b', 'c', 'd'] } : { ...choice.says, width: 6, height: 5 }) as BoardData,
    })),
  ); // prettier-ignore
  const some = (on: string): Drawn[] =>
    on === 'cell' || on === 'region'
      ? [[1], [3]]
      : on === 'edge'
        ? [
            [0, 1],
            [1, 2],
          ]
        : [
            [0, 8],
            [8, 15],
          ]; // prettier-ignore

  it.each(boards)('$id: puts down what it is given, takes it away, and leaves everything else as it was', ({ id, drawing, board }) => {
    const { ruleSet } = GAMES.find((game) => game.id === id)!;
    let full = board;
    for (const each of drawing.brushes) full = withDrawn(drawing, full, each, some(each.on));
    const shape = (encounterSchema(ruleSet) as unknown as { readonly shape: { readonly board: { parse: (data: unknown) => unknown } } }).shape.board;
    expect(() => shape.parse(full)).not.toThrow();
    for (const each of drawing.brushes) {
      expect(drawnWith(drawing, full, each)).toEqual(some(each.on));
      expect(withDrawn(drawing, full, each, some(each.on))).toEqual(full);
      const less = withDrawn(drawing, full, each, some(each.on).slice(1));
      expect(drawnWith(drawing, less, each)).toEqual(some(each.on).slice(1));
      for (const other of drawing.brushes) if (other !== each) expect(drawnWith(drawing, less, other)).toEqual(some(other.on));
    }
  });

  it('knows things that are like no brush by what they say', () => {
    const board = { grid: 'square', width: 5, height: 5, zones: [{ title: 'smoke', places: ['2,2'], missChance: 4, hides: true }] };
    const drawing = drawingOf('realitycheck');
    const smoke = brushesOn(drawing, board).at(-1)!;
    expect(smoke).toMatchObject({ title: 'smoke', on: 'cell' });
    expect(withDrawn(drawing, board, smoke, [[6], [7]]).zones).toEqual([{ title: 'smoke', places: ['2,2', '3,2'], missChance: 4, hides: true }]);
  });
});

describe('a picture under a board', () => {
  const folder = join(import.meta.dirname, '../../../encounters');
  const picture = { hash: 'c'.repeat(64), x: -0.5, y: 0, width: 12, height: 9 };

  it.each(GAMES)('$id: is kept, and the fight is the same', ({ id }) => {
    const file = readdirSync(join(folder, id))[0];
    const plain = readFileSync(join(folder, id, file), 'utf8');
    const data = JSON.parse(plain) as { readonly board: object };
    const drawn = readEncounter(JSON.stringify({ ...data, board: { ...data.board, picture } }), file, RULE_SETS);
    expect(drawn.picture).toEqual(picture);
    const without = readEncounter(plain, file, RULE_SETS);
    expect(without.picture).toBeNull();
    expect(drawn.state).toEqual(without.state);
  });

  it.each([
    [{ ...picture, hash: '../../etc' }, 'board.picture.hash'],
    [{ ...picture, width: 0 }, 'board.picture.width'],
    [{ ...picture, more: 1 }, 'board.picture'],
  ])('%j is refused by its place', (wrong, path) => {
    const data = { format: 'riposte/encounter/1', title: 'x', ruleset: 'celesia', sides: ['a'], board: { picture: wrong }, fighters: [] };
    expect(() => readEncounter(JSON.stringify(data), 'e.json', RULE_SETS)).toThrow(path);
  });
});

describe('pictures', () => {
  it('are known by their first bytes', () => {
    expect(pictureIn(pngHead(31, 47))).toMatchObject({ kind: 'png', width: 31, height: 47 });
    expect(pictureIn(webpHead(3100, 470))).toMatchObject({ kind: 'webp', width: 3100, height: 470 });
    expect(pictureIn(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 9, 8, 0, 40, 0, 50, 3, 0]))).toMatchObject({
      kind: 'jpeg',
      width: 50,
      height: 40,
    });
    expect(pictureIn(new TextEncoder().encode('GIF89a'))).toBeNull();
  });

  it('keep their bytes in base 64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });
});

describe('hostile maps', () => {
  // Others in each run, and ten times as many in the deep run.
  const MUTATIONS = tries(500).count;
  const STRANGE: readonly unknown[] = ['NaN', null, -1, 1e308, 1e9, '', [], {}, true, { x: 'a', y: {} }, [[[[[[]]]]]], 'ffffffffff', 0.5, [{ x: 1 }]]; // prettier-ignore
  const places = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
    typeof value !== 'object' || value === null ? [path] : [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];

  it(`${MUTATIONS} mutations are read, or refused with a file and a place, in good time`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(traps)), fc.nat(), fc.nat(), fc.constantFrom('value', 'cut', 'key', 'many'), (trap, where, what, how) => {
        const content = mutated(traps[trap](), where, what, how);
        const began = Date.now();
        try {
          const map = readUvtt(content, 'map');
          for (const { drawing } of GAMES) ontoBoard(map, drawing);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(FileError);
          expect((thrown as FileError).message).toMatch(/^map: .*expected .+/);
        }
        expect(Date.now() - began).toBeLessThan(3000);
      }),
      { numRuns: MUTATIONS },
    );
  });

  function mutated(map: object, where: number, what: number, how: string): string {
    const text = JSON.stringify(map);
    if (how === 'cut') return text.slice(0, where % text.length);
    const copy = JSON.parse(text) as Record<string, unknown>;
    const paths = places(copy).filter((path) => path.length > 0);
    const path = paths[where % paths.length];
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy) as Record<string, unknown>;
    const last = path.at(-1)!;
    if (how === 'value') holder[last] = STRANGE[what % STRANGE.length];
    if (how === 'key')
      Object.defineProperty(holder, ['__proto__', 'constructor', 'x', 'closed'][what % 4], { value: { a: what }, enumerable: true, configurable: true });
    if (how === 'many' && Array.isArray(holder[last])) holder[last] = Array.from({ length: 1 + (what % 400) }, () => (holder[last] as unknown[])[0]);
    return JSON.stringify(copy);
  }
});
