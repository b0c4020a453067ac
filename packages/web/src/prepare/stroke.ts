import { useEffect, useState } from 'react';
import type { Plan, Spot } from '../geometry.ts';
import { text } from '../language.ts';
import { boardOf, cleared, cornerAt, isDrawn, type Stroke, stroked, thingsBetween } from './drawing.ts';
import type { Editing } from './editing.ts';
import { brushesOf, brushIn, type Tool } from './tools.tsx';

/** A stroke while the pointer is down, or between two presses of Enter. */
interface Begun {
  readonly from: Spot;
  readonly to: Spot;
  /** Cells that were passed. */
  readonly places: readonly number[];
  /** Whether what lies there already goes. */
  readonly isErasing: boolean;
  /** All between the corners, not only what was passed. */
  readonly isArea: boolean;
}

/** How the map draws with the tool in hand. Spots are of the plan. */
export interface Drawer {
  readonly stroke: Stroke | null;
  readonly erased: readonly number[];
  readonly ends: readonly Spot[];
  /** Begins a stroke, or an area that reaches from corner to corner. */
  readonly down: (spot: Spot, isArea: boolean) => void;
  readonly move: (spot: Spot) => void;
  readonly up: () => void;
  /** Gives up what was begun. */
  readonly drop: () => void;
  /** Draws at a place by keyboard. */
  readonly enter: (place: number) => void;
  /** Puts a wall to a side of a place, or takes it away; false where the brush draws none. */
  readonly border: (place: number, other: number | null) => boolean;
}

/** The tool as it draws; null for those that do not. */
export function useDrawer(editing: Editing, tool: Tool, chosen: string, plan: Plan): Drawer | null {
  const [begun, setBegun] = useState<Begun | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another tool begins anew
  useEffect(() => setBegun(null), [tool, chosen]);
  const { draft, book, opened, change, announce } = editing;
  const { drawing } = book;
  const { ground } = opened;
  if (drawing === null || ground === null || tool === 'select' || tool === 'picture') return null;
  const brushes = brushesOf(editing, tool);
  const brush = brushes.length === 0 ? null : brushIn(brushes, chosen);
  if (brush === null && tool !== 'erase') return null;
  const isCell = brush === null || brush.on === 'cell' || brush.on === 'region';
  const board = boardOf(draft);
  const erasing = (thing: readonly [number] | readonly [number, number]): boolean => brush !== null && isDrawn(drawing, board, brush, thing);
  const strokeOf = ({ from, to, places, isErasing }: Begun): Stroke | null => {
    if (brush === null) return null;
    const things = isCell ? places.map((place) => [place] as const) : thingsBetween(brush, ground, plan, from, to);
    return { brush, things, isErasing: isCell ? isErasing : things.length > 0 && things.every(erasing) };
  };
  const endAt = (spot: Spot): Spot => {
    const place = plan.placeAt(spot);
    if (ground.kind === 'regions') return place === null ? spot : plan.centre(place);
    return cornerAt(plan, spot) ?? spot;
  };
  const finish = (done: Begun): void => {
    const stroke = strokeOf(done);
    if (stroke === null) {
      change(text('step-erase'), (now) => cleared(now, drawing, new Set(done.places)));
      return announce(text('prepare-erased', { place: plan.called(done.places[0] ?? 0) }));
    }
    if (stroke.things.length === 0) return;
    const what = stroke.brush.title;
    change(text(stroke.isErasing ? 'step-undraw' : 'step-draw', { what }), (now) => stroked(now, drawing, stroke));
    announce(text(stroke.isErasing ? 'prepare-undrawn' : 'prepare-drawn', { what, count: stroke.things.length }));
  };
  const begin = (spot: Spot, isArea: boolean): Begun => {
    const place = plan.placeAt(spot);
    const end = isCell ? spot : endAt(spot);
    return { from: end, to: end, places: place === null ? [] : [place], isErasing: place !== null && isCell && erasing([place]), isArea };
  };
  const live = begun === null ? null : strokeOf(begun);
  return {
    stroke: live,
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
      const spot = ground.kind === 'regions' || isCell || brush?.on === 'line' ? plan.centre(place) : (plan.outline(place)[0] ?? plan.centre(place));
      if (isCell) return finish(begin(plan.centre(place), false));
      if (begun === null) {
        announce(text('prepare-line-begun', { place: plan.called(place) }));
        return setBegun({ from: spot, to: spot, places: [], isErasing: false, isArea: false });
      }
      finish({ ...begun, to: spot });
      return setBegun(null);
    },
    border: (place, other) => {
      if (brush?.on !== 'edge' || ground.kind === 'regions' || other === null) return false;
      const thing = place < other ? ([place, other] as const) : ([other, place] as const);
      const isErasing = erasing(thing);
      change(text(isErasing ? 'step-undraw' : 'step-draw', { what: brush.title }), (now) => stroked(now, drawing, { brush, things: [thing], isErasing }));
      announce(text(isErasing ? 'prepare-undrawn' : 'prepare-drawn', { what: brush.title, count: 1 }));
      return true;
    },
  };
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
