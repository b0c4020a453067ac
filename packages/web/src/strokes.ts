import { type Cells, type Drawn, edgesUnder } from '@riposte/files/drawing';
import type { Brush, Ground } from '@riposte/ruleset';
import { useEffect, useState } from 'react';
import type { Plan, Spot } from './geometry.ts';

/** The same for two places in either order. */
export const keyOf = ([a, b = a]: readonly number[]): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The part of a brush that a stroke needs. */
type Pen = Pick<Brush, 'on'>;

/** The places that a stroke covers, and whether it adds or removes. */
export interface Stroke<B extends Pen = Brush> {
  readonly brush: B;
  readonly things: readonly Drawn[];
  readonly isErasing: boolean;
}

/** A board with a brush over it. */
export interface Easel<B extends Pen> {
  readonly ground: Ground;
  readonly plan: Plan;
  /** Null = the eraser. */
  readonly brush: B | null;
  /** Whether the brush has drawn this already: then it is taken away. */
  readonly isDrawn: (thing: Drawn) => boolean;
  readonly draw: (stroke: Stroke<B>) => void;
  readonly erase: (places: readonly number[]) => void;
  /** A line was begun by keyboard. */
  readonly begins: (place: number) => void;
}

/** A stroke while the pointer is down, or between two presses of Enter. */
interface Begun {
  readonly from: Spot;
  readonly to: Spot;
  /** Cells that were passed. */
  readonly places: readonly number[];
  /** Whether the stroke removes what already lies there. */
  readonly isErasing: boolean;
  /** Everything between the corners, not only the path of the pointer. */
  readonly isArea: boolean;
}

/** Draws on a board with the chosen brush. Spots are in units of the plan. */
export interface Drawer<B extends Pen = Brush> {
  readonly stroke: Stroke<B> | null;
  readonly erased: readonly number[];
  readonly ends: readonly Spot[];
  /** Begins a stroke, or an area that reaches from corner to corner. */
  readonly down: (spot: Spot, isArea: boolean) => void;
  readonly move: (spot: Spot) => void;
  readonly up: () => void;
  /** Cancels the stroke that was begun. */
  readonly drop: () => void;
  /** Draws at a place by keyboard. */
  readonly enter: (place: number) => void;
  /** Draws on the border of two places by keyboard, or takes it away; false where the brush draws none. */
  readonly border: (place: number, other: number | null) => boolean;
}

/** Strokes on an easel; null if nothing can be drawn. Another `hand`, a tool or a brush, starts a new stroke. */
export function useStrokes<B extends Pen>(easel: Easel<B> | null, hand: string): Drawer<B> | null {
  const [begun, setBegun] = useState<Begun | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another tool begins anew
  useEffect(() => setBegun(null), [hand]);
  if (easel === null) return null;
  const { ground, plan, brush } = easel;
  const isCell = brush === null || brush.on === 'cell' || brush.on === 'region';
  const isDrawn = (thing: Drawn): boolean => brush !== null && easel.isDrawn(thing);
  const strokeOf = ({ from, to, places, isErasing }: Begun): Stroke<B> | null => {
    if (brush === null) return null;
    const things = isCell ? places.map((place) => [place] as const) : thingsBetween(brush, ground, plan, from, to);
    return { brush, things, isErasing: isCell ? isErasing : things.length > 0 && things.every(isDrawn) };
  };
  const endAt = (spot: Spot): Spot => {
    const place = plan.placeAt(spot);
    if (ground.kind === 'regions') return place === null ? spot : plan.centre(place);
    return cornerAt(plan, spot) ?? spot;
  };
  const finish = (done: Begun): void => {
    const stroke = strokeOf(done);
    if (stroke === null) easel.erase(done.places);
    else if (stroke.things.length > 0) easel.draw(stroke);
  };
  const begin = (spot: Spot, isArea: boolean): Begun => {
    const place = plan.placeAt(spot);
    const end = isCell ? spot : endAt(spot);
    return { from: end, to: end, places: place === null ? [] : [place], isErasing: place !== null && isCell && isDrawn([place]), isArea };
  };
  return {
    stroke: begun === null ? null : strokeOf(begun),
    erased: brush === null ? (begun?.places ?? []) : [],
    ends: begun === null || isCell ? [] : [begun.from, begun.to],
    down: (spot, isArea) => setBegun(begin(spot, isArea && ground.kind !== 'regions')),
    move: (spot) =>
      setBegun((old) => {
        if (old === null) return null;
        if (isCell && old.isArea) return { ...old, to: spot, places: placesBetween(plan, old.from, spot) };
        const passed = isCell ? passedBetween(plan, old.to, spot).filter((place) => !old.places.includes(place)) : [];
        return { ...old, to: isCell ? spot : endAt(spot), places: passed.length === 0 ? old.places : [...old.places, ...passed] };
      }),
    up: () => {
      if (begun !== null) finish(begun);
      setBegun(null);
    },
    drop: () => setBegun(null),
    enter: (place) => {
      const spot = ground.kind === 'regions' || isCell || brush.on === 'line' ? plan.centre(place) : (plan.outline(place)[0] ?? plan.centre(place));
      if (isCell) return finish(begin(plan.centre(place), false));
      if (begun === null) {
        easel.begins(place);
        return setBegun({ from: spot, to: spot, places: [], isErasing: false, isArea: false });
      }
      finish({ ...begun, to: spot });
      return setBegun(null);
    },
    border(place, other) {
      if (brush?.on !== 'edge' || ground.kind === 'regions' || other === null) return false;
      const thing = place < other ? ([place, other] as const) : ([other, place] as const);
      easel.draw({ brush, things: [thing], isErasing: isDrawn(thing) });
      return true;
    },
  };
}

/** The corner of a cell, or the point, that is nearest to a spot of the plan. */
function cornerAt(plan: Plan, spot: Spot): Spot | null {
  const place = plan.placeAt(spot);
  if (place === null) return null;
  const all = plan.outline(place);
  const far = (corner: Spot): number => Math.hypot(corner.x - spot.x, corner.y - spot.y);
  return [...(all.length === 0 ? [plan.centre(place)] : all)].sort((a, b) => far(a) - far(b))[0];
}

/** What a straight stroke from corner to corner draws: edges of cells, one line between points, or one way between regions. */
function thingsBetween(brush: Pen, ground: Ground, plan: Plan, from: Spot, to: Spot): readonly Drawn[] {
  if (brush.on === 'edge' && ground.kind !== 'regions') {
    const cells: Cells = { kind: ground.kind === 'square' ? 'square' : 'hex-pointy', width: ground.width, height: ground.height };
    const inCells = ({ x, y }: Spot): Spot => ({ x: (x - plan.frame.x) / plan.frame.across, y: (y - plan.frame.y) / plan.frame.down });
    return edgesUnder(cells, [[inCells(from), inCells(to)]]);
  }
  const [a, b] = [plan.placeAt(from), plan.placeAt(to)];
  return a === null || b === null || a === b ? [] : [[a, b]];
}

/** The places under a pointer that goes straight from one spot to another. */
function passedBetween(plan: Plan, from: Spot, to: Spot): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (plan.radius / 2)));
  const places = Array.from({ length: steps }, (_, i) =>
    plan.placeAt({ x: from.x + ((to.x - from.x) * (i + 1)) / steps, y: from.y + ((to.y - from.y) * (i + 1)) / steps }),
  );
  return [...new Set(places.filter((place) => place !== null))];
}

/** The places whose middle lies in the area between two spots, and those under its corners. */
function placesBetween(plan: Plan, from: Spot, to: Spot): number[] {
  const isBetween = (at: number, a: number, b: number): boolean => at >= Math.min(a, b) && at <= Math.max(a, b);
  const ends = [from, to].flatMap((spot) => plan.placeAt(spot) ?? []);
  const [first = from, last = to] = ends.map(plan.centre);
  const within = Array.from({ length: plan.count }, (_, place) => place).filter((place) => {
    const { x, y } = plan.centre(place);
    return isBetween(x, first.x, last.x) && isBetween(y, first.y, last.y);
  });
  return [...new Set([...ends, ...within])];
}
