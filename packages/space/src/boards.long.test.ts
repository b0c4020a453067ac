import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import {
  type Area,
  areaPlaces,
  type Board,
  type BoardDescription,
  type BoardKind,
  cheapestPath,
  cover,
  covered,
  distance,
  isInArea,
  line,
  type Moving,
  makeBoard,
  neighbours,
  place,
  point,
  reach,
  sees,
  step,
  surroundAngle,
  surrounding,
  towards,
  turn,
  walk,
} from './index.ts';

const WIDTH = 6;
const HEIGHT = 5;
const CELLS = WIDTH * HEIGHT;

const cell = fc.nat(CELLS - 1);
const stops = fc.constantFrom('all' as const, 'move' as const, 'sight' as const, 'cover' as const);
const terrain = fc.array(fc.tuple(cell, fc.integer({ min: 2, max: 4 })), { maxLength: 10 });
const solid = fc.array(cell, { maxLength: 6 });

/** Walls are drawn as (cell, n-th neighbour with a common edge), so that each is a legal one. */
function grid(base: BoardDescription & { kind: 'square' | 'hex' }): fc.Arbitrary<BoardDescription> {
  const bare = makeBoard(base);
  const beside = (a: number): number[] =>
    neighbours(bare, a).filter((b) => base.kind === 'hex' || point(bare, a).x === point(bare, b).x || point(bare, a).y === point(bare, b).y);
  const wall = fc.record({ a: cell, n: fc.nat(5), stops }).map((drawn) => {
    const others = beside(drawn.a);
    return { between: [drawn.a, others[drawn.n % others.length]] as const, stops: drawn.stops };
  });
  return fc.record({ walls: fc.array(wall, { maxLength: 14 }), solid, terrain }).map((drawn) => ({ ...base, ...drawn }));
}

const millimetre = fc.integer({ min: 0, max: 2000 });
const corner = fc.tuple(millimetre, millimetre);
const metres: fc.Arbitrary<BoardDescription> = fc.record({
  kind: fc.constant('metres' as const),
  width: fc.constant(2000),
  height: fc.constant(2000),
  step: fc.constant(250),
  walls: fc.array(fc.record({ from: corner, to: corner, stops }), { maxLength: 5 }),
  terrain: fc.array(fc.record({ area: fc.tuple(corner, corner, corner), factor: fc.integer({ min: 2, max: 4 }) }), { maxLength: 2 }),
});

const regions: fc.Arbitrary<BoardDescription> = fc.integer({ min: 2, max: 9 }).chain((count) => {
  const region = fc.nat(count - 1);
  const two = fc.tuple(region, region).filter(([a, b]) => a !== b);
  return fc.record({
    kind: fc.constant('regions' as const),
    regions: fc.constant(Array.from({ length: count }, (_, i) => `region ${i}`)),
    links: fc.array(fc.record({ between: two, cost: fc.integer({ min: 1, max: 3 }) }), { maxLength: 14 }),
    hidden: fc.array(two, { maxLength: 5 }),
    terrain: fc.array(fc.tuple(region, fc.integer({ min: 2, max: 4 })), { maxLength: 4 }),
  });
});

const BOARDS: Readonly<Record<string, { bare: BoardDescription; any: fc.Arbitrary<BoardDescription> }>> = Object.fromEntries([
  ...(
    [
      { kind: 'square', width: WIDTH, height: HEIGHT },
      { kind: 'square', width: WIDTH, height: HEIGHT, diagonals: 'single', corners: 'open', cellSize: 5, unit: 'ft' },
      { kind: 'square', width: WIDTH, height: HEIGHT, corners: 'open' },
      { kind: 'hex', orientation: 'pointy', width: WIDTH, height: HEIGHT },
      { kind: 'hex', orientation: 'flat', width: WIDTH, height: HEIGHT, cellSize: 2 },
    ] as const
  ).map((bare) => [JSON.stringify(bare).replaceAll(/["{}]|width:\d,|height:\d,?/g, ''), { bare, any: grid(bare) }] as const),
  ['metres', { bare: { kind: 'metres', width: 2000, height: 2000 }, any: metres }],
  [
    'regions',
    {
      bare: {
        kind: 'regions',
        regions: ['a', 'b', 'c', 'd'],
        links: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 0],
          [0, 2],
        ].map(([a, b]) => ({ between: [a, b] as const })),
      },
      any: regions,
    },
  ],
]);

interface Case {
  readonly board: Board;
  readonly at: readonly [number, number, number];
  readonly moving: Moving;
}

const isGridKind = (kind: BoardKind): boolean => kind === 'square' || kind === 'hex';

/** A board, three places and a way of moving, all legal. Places on metres are often on the mesh and near each other. */
function cases(any: fc.Arbitrary<BoardDescription>): fc.Arbitrary<Case> {
  return fc
    .record({
      description: any,
      places: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
      onMesh: fc.boolean(),
      size: fc.integer({ min: 1, max: 2 }),
      parity: fc.nat(1),
      turning: fc.option(fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }), { nil: undefined }),
      dear: fc.option(fc.nat(7), { nil: undefined }),
      limit: fc.option(fc.nat(12), { nil: undefined }),
    })
    .map(({ description, places, onMesh, size, parity, turning, dear, limit }) => {
      const board = makeBoard(description);
      const round = (n: number): number => {
        if (board.kind !== 'metres') return n % board.count;
        const [x, y] = [n % 2001, Math.floor(n / 2001) % 2001];
        return onMesh ? place(board, x - (x % 250), y - (y % 250)) : place(board, x, y);
      };
      const isGrid = isGridKind(board.kind);
      return {
        board,
        at: places.map(round) as [number, number, number],
        moving: {
          ...(isGrid ? { size, carry: parity } : board.kind === 'metres' ? { size: (size - 1) * 200 } : {}),
          ...(isGrid && turning !== undefined ? { turning } : {}),
          ...(dear === undefined ? {} : { factor: (at: number) => (at % 8 === dear ? 2 : 1), blocked: (at: number) => at % 9 === dear }),
          ...(limit === undefined ? {} : { limit: board.kind === 'metres' ? limit * 200 : limit }),
        },
      };
    });
}

/** All least costs by repeated single steps until nothing changes: slow, and independent of the search. */
function leastCosts(board: Board, from: number, moving: Moving): Map<number, number> {
  const best = new Map<string, { at: number; carry: number; cost: number }>([['', { at: from, carry: moving.carry ?? 0, cost: 0 }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { at, carry, cost } of best.values()) {
      for (const next of neighbours(board, at)) {
        const taken = step(board, at, next, { ...moving, limit: undefined as never, carry });
        if (taken === null || cost + taken.cost > (moving.limit ?? 1e9)) continue;
        const key = `${next} ${taken.carry}`;
        if ((best.get(key)?.cost ?? Number.POSITIVE_INFINITY) <= cost + taken.cost) continue;
        best.set(key, { at: next, carry: taken.carry, cost: cost + taken.cost });
        changed = true;
      }
    }
  }
  const costs = new Map<number, number>();
  for (const { at, cost } of best.values()) costs.set(at, Math.min(cost, costs.get(at) ?? Number.POSITIVE_INFINITY));
  return costs;
}

function squareBetween(board: Board, a: number, b: number): number {
  const [from, to] = [point(board, a), point(board, b)];
  return (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

describe.each(inTurn(Object.entries(BOARDS), 2))('%s', (_, { bare, any }) => {
  const isMetres = bare.kind === 'metres';
  const isRegions = bare.kind === 'regions';
  const isGrid = isGridKind(bare.kind);
  const runs = { numRuns: isMetres ? 60 : 150 };

  it('is the same after its description went through JSON', () => {
    fc.assert(
      fc.property(any, (description) => {
        expect(makeBoard(JSON.parse(JSON.stringify(description)))).toEqual(expect.objectContaining({ kind: bare.kind, count: makeBoard(description).count }));
      }),
      { numRuns: 20 },
    );
  });

  it('has distances that are the same both ways, and 0 to itself alone', () => {
    fc.assert(
      fc.property(cases(any), fc.nat(3), fc.nat(3), ({ board, at: [a, b] }, sizeA, sizeB) => {
        const grow = (at: number, size: number): number | { at: number; size: number } => (isGrid ? at : { at, size: size * 300 });
        expect(distance(board, grow(a, sizeA), grow(b, sizeB))).toBe(distance(board, grow(b, sizeB), grow(a, sizeA)));
        expect(distance(board, a, b) === 0).toBe(a === b);
      }),
    );
  });

  it('has sight that is the same both ways, also between larger bodies', () => {
    fc.assert(
      fc.property(cases(any), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), ({ board, at: [a, b, c], moving }, sizeA, sizeB) => {
        const unit = isGrid ? 1 : 150;
        const one = { at: a, size: sizeA * unit };
        const other = { at: b, size: sizeB * unit };
        const obstacles = isMetres ? { discs: [{ at: c, size: 300 }] } : { opaque: moving.blocked ?? (() => false) };
        if (isGrid && [one, other].some((body) => !fits(board, body))) return;
        expect(sees(board, one, other, obstacles)).toBe(sees(board, other, one, obstacles));
        // Not by `distance`, which is rounded to a unit.
        expect(sees(board, a, a, obstacles)).toBe(!(isMetres && squareBetween(board, c, a) < 150 ** 2));
      }),
      { numRuns: 400 },
    );
  });

  it('reaches exactly the places to which there is a path, at its cost', () => {
    fc.assert(
      fc.property(cases(any), ({ board, at: [from, to, other], moving }) => {
        const found = reach(board, from, moving);
        const places = found.places();
        const asked = isMetres ? [...places.slice(0, 5), to, other] : Array.from({ length: board.count }, (_each, at) => at);
        for (const at of asked) {
          const path = cheapestPath(board, from, at, moving);
          expect(path?.cost ?? Number.POSITIVE_INFINITY).toBe(found.cost(at));
          if (!isMetres) expect(path !== null).toBe(places.includes(at));
          if (path === null) continue;
          expect(path.cost).toBeLessThanOrEqual(moving.limit ?? path.cost);
          expect([path.places[0], path.places.at(-1)]).toEqual([from, at]);
          expect(walk(board, path.places, moving)).toEqual(path);
        }
      }),
      { numRuns: isMetres ? 60 : 40 },
    );
  });

  it('costs the same in one walk as in parts that carry on', () => {
    fc.assert(
      fc.property(cases(any), fc.nat(), ({ board, at: [from, to], moving }, cut) => {
        const path = cheapestPath(board, from, to, moving);
        if (path === null) return;
        const at = cut % path.places.length;
        const first = walk(board, path.places.slice(0, at + 1), moving);
        const rest = walk(board, path.places.slice(at), { ...moving, limit: 1e9, carry: first?.carry ?? -1 });
        expect([(first?.cost ?? 0) + (rest?.cost ?? 0), rest?.carry]).toEqual([path.cost, path.carry]);
      }),
      runs,
    );
  });

  it('never has a shorter way when walls are added, nor more to see', () => {
    fc.assert(
      fc.property(any, fc.nat(), fc.nat(), (description, a, b) => {
        const walled = makeBoard(description);
        const open = makeBoard(description.kind === 'regions' ? { ...description, hidden: [] } : { ...description, walls: [] });
        const [from, to] = isMetres ? [place(walled, (a % 9) * 250, 0), place(walled, (b % 9) * 250, 2000)] : [a % walled.count, b % walled.count];
        // Ways around corners are only close to the shortest on metres.
        expect(reach(open, from).cost(to)).toBeLessThanOrEqual(reach(walled, from).cost(to) * (isMetres ? 1.1 : 1));
        if (sees(walled, from, to)) expect(sees(open, from, to)).toBe(true);
        expect(cover(open, from, to).blocked).toBeLessThanOrEqual(cover(walled, from, to).blocked);
      }),
      runs,
    );
  });

  it('multiplies costs by factors', () => {
    fc.assert(
      fc.property(cases(any), fc.integer({ min: 2, max: 9 }), ({ board, at: [from, to], moving: { size = 0 } }, factor) => {
        const plain = reach(board, from, isGrid ? { size } : {}).cost(to);
        const dear = reach(board, from, { ...(isGrid ? { size } : {}), factor: () => factor }).cost(to);
        expect(dear === plain * factor || (isMetres && dear <= plain * factor * 1.1)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('lets a bare board be crossed at the cost of its distances', () => {
    const board = makeBoard(bare);
    for (const from of isMetres ? [place(board, 0, 0), place(board, 777, 333)] : [0, 1, board.count - 1]) {
      const found = reach(board, from);
      for (const to of found.places()) expect(found.cost(to)).toBe(distance(board, from, to));
    }
  });

  it('has no cover and all in sight on a bare board', () => {
    const board = makeBoard(bare);
    const places = isMetres ? [0, place(board, 2000, 0), place(board, 999, 1001)] : Array.from({ length: board.count }, (_each, at) => at);
    for (const a of places) {
      for (const b of places) {
        expect(sees(board, a, b)).toBe(true);
        expect(cover(board, a, b).blocked).toBe(0);
      }
    }
  });

  it('lists in a disc what is near enough', () => {
    const board = makeBoard(bare);
    const disc: Area = { kind: 'disc', at: isMetres ? place(board, 1000, 1000) : 0, radius: isMetres ? 500 : 2 };
    if (isMetres) {
      expect(isInArea(board, disc, place(board, 1500, 1000))).toBe(true);
      expect(isInArea(board, disc, place(board, 1501, 1000))).toBe(false);
      expect(isInArea(board, disc, { at: place(board, 1501, 1000), size: 2 })).toBe(true);
      expect(() => areaPlaces(board, disc)).toThrow(expect.objectContaining({ code: 'unsupported' }));
      return;
    }
    const near = Array.from({ length: board.count }, (_each, at) => at).filter((at) => distance(board, 0, at) <= 2);
    expect(areaPlaces(board, disc)).toEqual(near);
  });

  it.skipIf(isMetres)('finds the same costs as trying all steps', () => {
    fc.assert(
      fc.property(cases(any), ({ board, at: [from], moving }) => {
        const found = reach(board, from, moving);
        const slow = leastCosts(board, from, moving);
        expect(found.places()).toEqual(sorted(slow.keys()));
        for (const [at, cost] of slow) expect(found.cost(at)).toBe(cost);
      }),
      { numRuns: 60 },
    );
  });

  it.skipIf(isMetres)('has neighbours both ways, each at the distance of one step', () => {
    const board = makeBoard(bare);
    for (let at = 0; at < board.count; at++) {
      for (const next of neighbours(board, at)) {
        expect(neighbours(board, next)).toContain(at);
        expect(step(board, at, next)?.cost).toBe(distance(board, at, next));
      }
    }
  });

  it.skipIf(!isGrid)('draws the same line there and back, each cell next to the one before', () => {
    fc.assert(
      fc.property(cases(any), ({ board, at: [a, b] }) => {
        const there = line(board, a, b);
        expect(line(board, b, a)).toEqual([...there].reverse());
        expect([there[0], there.at(-1)]).toEqual([a, b]);
        expect(new Set(there).size).toBe(there.length);
      }),
    );
  });

  it.skipIf(isRegions)('agrees on angles exactly decided and computed, whoever is named first', () => {
    fc.assert(
      fc.property(cases(any), ({ board, at: [target, a, b] }) => {
        const angle = surroundAngle(board, target, [a, b]);
        for (const degrees of [30, 45, 60, 90, 120, 135, 150, 180] as const) {
          const apart = surrounding(board, target, [a, b], degrees) !== null;
          expect(surrounding(board, target, [b, a], degrees) !== null).toBe(apart);
          if (Math.abs(angle - degrees) > 0.01) expect(apart).toBe(angle > degrees);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.skipIf(isRegions)('turns round to look back', () => {
    fc.assert(
      fc.property(cases(any), ({ board, at: [a, b] }) => {
        if (a === b || board.kind === 'regions') return;
        expect(turn(board, towards(board, a, b), towards(board, b, a))).toBe(board.headings.length / 2);
      }),
    );
  });
});

function fits(board: Board, body: { at: number; size: number }): boolean {
  try {
    covered(board, body);
    return true;
  } catch {
    return false;
  }
}

describe('the suite itself', () => {
  const alternating = cases(grid({ kind: 'square', width: WIDTH, height: HEIGHT }));

  it('would notice parity that is forgotten between steps', () => {
    const property = fc.property(alternating, ({ board, at: [from, to] }) => {
      const path = cheapestPath(board, from, to);
      if (path === null) return;
      let cost = 0;
      for (let i = 1; i < path.places.length; i++) cost += step(board, path.places[i - 1], path.places[i])?.cost ?? 0;
      expect(cost).toBe(path.cost);
    });
    expect(fc.check(property, { numRuns: 500 }).failed).toBe(true);
  });

  it('would notice sight along the cells of a line that is drawn from the viewer', () => {
    const drawn = (board: Board, a: number, b: number): number[] => {
      const [from, to] = [point(board, a), point(board, b)];
      const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      const part = (far: number, i: number): number => Math.sign(far) * Math.round((Math.abs(far) * i) / steps);
      return Array.from({ length: steps }, (_, i) => place(board, from.x + part(to.x - from.x, i), from.y + part(to.y - from.y, i)));
    };
    const property = fc.property(alternating, ({ board, at: [a, b, c] }) => {
      expect(drawn(board, a, b).slice(1).includes(c)).toBe(drawn(board, b, a).slice(1).includes(c));
    });
    expect(fc.check(property, { numRuns: 2000 }).failed).toBe(true);
  });
});
