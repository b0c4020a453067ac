import type { ReadyFight } from '@riposte/server/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Under, useBackdrop } from './backdrop.ts';
import { fit, type Size } from './camera.ts';
import { type Plan, planOf, radiusOf, spread } from './geometry.ts';
import { text } from './language.ts';
import { type Camera, paintGround } from './paint.ts';
import { useTheme } from './theme.ts';
import { Shape } from './token.tsx';

/** The parts of a fight that its picture shows. */
export interface Pictured extends Pick<ReadyFight, 'ground' | 'tokens' | 'title'> {
  /** The picture under its board. */
  readonly under?: Under | null;
}

/** The smallest radius of a token, in pixels. */
const LEAST = 8;

/** The board as it stands at the beginning. */
export function BoardPicture({ ground, tokens, title, under = null }: Pictured): React.ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const backdrop = useBackdrop(under);
  const [size, setSize] = useState<Size>({ width: 360, height: 190 });
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  const camera = plan === null ? null : ground?.kind === 'regions' ? fit(plan, size, 4) : closer(fit(plan, size), tokens, plan, size);
  useEffect(() => {
    const box = canvas.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (canvas.current !== null && ground !== null && plan !== null && camera !== null)
      paintGround(canvas.current, ground, plan, camera, { hasRulers: false, backdrop });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- plan and camera follow from the ground
  }, [ground, theme, size, backdrop?.image]);
  if (plan === null || camera === null) return <div className="picture" />;
  const at = (place: number): typeof tokens => tokens.filter((token) => token.places[0] === place);
  return (
    <div className="picture">
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="figures" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={text('home-board', { title })}>
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.zoom})`}>
          {tokens.flatMap((token, nth) => {
            if (token.places.length === 0) return [];
            const here = at(token.places[0]);
            // However far it is, its letter can be read.
            const radius = Math.max(plan.radius, LEAST / camera.zoom);
            const spot = spread(plan.centre(token.places[0]), here.length, here.indexOf(token), { ...plan, radius });
            const size = Math.max(radius, radiusOf(plan, token.places));
            return [
              // In a draft, two fighters may have the same name.
              <g key={nth} transform={`translate(${spot.x} ${spot.y})`}>
                <Shape radius={size} side={token.side} letters={token.name.replace(/^the /, '').slice(0, 1).toUpperCase()} />
              </g>,
            ];
          })}
        </g>
      </svg>
    </div>
  );
}

/** So near that the fighters fill the picture. */
function closer(whole: Camera, tokens: Pictured['tokens'], plan: Plan, size: Size): Camera {
  const spots = tokens.flatMap((token) => token.places.map(plan.centre));
  if (spots.length === 0) return whole;
  // Those who share a place stand beside it.
  const edge = plan.radius * 3.2;
  const [left, right] = [Math.min(...spots.map((spot) => spot.x)) - edge, Math.max(...spots.map((spot) => spot.x)) + edge];
  const [top, bottom] = [Math.min(...spots.map((spot) => spot.y)) - edge, Math.max(...spots.map((spot) => spot.y)) + edge];
  const zoom = Math.min(1.1, Math.max(whole.zoom, Math.min(size.width / (right - left), size.height / (bottom - top))));
  return { zoom, x: size.width / 2 - ((left + right) / 2) * zoom, y: size.height / 2 - ((top + bottom) / 2) * zoom };
}
