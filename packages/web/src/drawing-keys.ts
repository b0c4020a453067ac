import type { Brush, Ground } from '@riposte/ruleset';
import { text } from './language.ts';
import type { Drawer } from './strokes.ts';

/** What the keys do on a board that is drawn on; `brush` null = the eraser. */
export function drawingKeys({ ends }: Pick<Drawer, 'ends'>, brush: Pick<Brush, 'on' | 'title'> | null, ground: Ground): string {
  if (brush === null) return text('draw-keys-erase');
  const what = { what: brush.title };
  if (brush.on === 'cell' || brush.on === 'region') return text('draw-keys-cell', what);
  if (ends.length > 0) return text('draw-keys-end', what);
  return text(brush.on === 'edge' && ground.kind !== 'regions' ? 'draw-keys-edge' : 'draw-keys-line', what);
}
