import type { Drawn } from '@riposte/files/drawing';
import type { Brush } from '@riposte/ruleset';
import { drawingKeys } from '../drawing-keys.ts';
import type { Plan } from '../geometry.ts';
import { text } from '../language.ts';
import { type Drawer, type Easel, type Stroke, useStrokes } from '../strokes.ts';
import { boardOf, cleared, isDrawn, stroked } from './drawing.ts';
import type { Editing } from './editing.ts';
import { startBrushes } from './starts.tsx';
import { brushesOf, brushIn, type Tool } from './tools.tsx';

/** How the map draws with the tool in hand, and what its keys do. */
export interface MapDrawer extends Drawer {
  readonly keys: string;
}

/** The tool as it draws; null for those that do not. */
export function useDrawer(editing: Editing, tool: Tool, chosen: string, plan: Plan): MapDrawer | null {
  const easel = easelOf(editing, tool, chosen, plan);
  const drawer = useStrokes(easel, `${tool} ${chosen}`);
  return easel === null || drawer === null ? null : { ...drawer, keys: drawingKeys(drawer, easel.brush, easel.ground) };
}

function easelOf(editing: Editing, tool: Tool, chosen: string, plan: Plan): Easel<Brush> | null {
  const { draft, book, opened, change, announce } = editing;
  const { drawing } = book;
  const { ground } = opened;
  if (drawing === null || ground === null || tool === 'select' || tool === 'picture') return null;
  const brushes = brushesOf(editing, tool);
  const brush = brushes.length === 0 ? null : brushIn(brushes, chosen);
  if (brush === null && tool !== 'erase') return null;
  return {
    ground,
    plan,
    brush,
    isDrawn: (thing: Drawn) => brush !== null && isDrawn(drawing, boardOf(draft), brush, thing),
    draw(stroke: Stroke) {
      const what = stroke.brush.title;
      change(text(stroke.isErasing ? 'step-undraw' : 'step-draw', { what }), (now) => stroked(now, drawing, stroke));
      announce(text(stroke.isErasing ? 'prepare-undrawn' : 'prepare-drawn', { what, count: stroke.things.length }));
    },
    erase(places) {
      change(text('step-erase'), (now) => cleared(now, drawing, new Set(places), startBrushes(drawing, now)));
      announce(text('prepare-erased', { place: plan.called(places[0] ?? 0) }));
    },
    begins: (place) => announce(text('prepare-line-begun', { place: plan.called(place) })),
  };
}
