import type { Spot } from './geometry.ts';
import { host } from './host/server.ts';
import { iconUrl } from './icons.tsx';

/** What tokens are filled with, once for a page. */
export function Patterns(): React.ReactNode {
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <pattern id="stripes" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="7" fill="#fff" opacity=".17" />
        </pattern>
        <pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1.2" fill="#230f2b" opacity=".28" />
        </pattern>
        <clipPath id="round" clipPathUnits="objectBoundingBox">
          <circle cx=".5" cy=".5" r=".5" />
        </clipPath>
        <radialGradient id="gloss" cx=".35" cy=".25" r=".9">
          <stop offset="0" stopColor="#fff" stopOpacity=".3" />
          <stop offset=".55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </radialGradient>
      </defs>
    </svg>
  );
}

const FILLS = [null, 'url(#stripes)', 'url(#dots)', null] as const;
const SIDES = 4;

/** The shape of a side, so that colour is never all that tells sides apart. `size` is half its height. */
function Outline({ kind, size, ...paint }: { readonly kind: number; readonly size: number } & React.SVGProps<SVGElement>): React.ReactNode {
  const rest = paint as React.SVGProps<SVGPathElement>;
  if (kind === 0) return <path d={`M0 ${-size}A${size} ${size} 0 1 1 0 ${size}A${size} ${size} 0 1 1 0 ${-size}Z`} {...rest} />;
  if (kind === 1) {
    const half = size * 0.9;
    const round = size * 0.2;
    const side = half - round;
    return (
      <path
        d={`M0 ${-half}H${side}Q${half} ${-half} ${half} ${-side}V${side}Q${half} ${half} ${side} ${half}H${-side}Q${-half} ${half} ${-half} ${side}V${-side}Q${-half} ${-half} ${-side} ${-half}Z`}
        {...rest}
      />
    );
  }
  const corners = kind === 2 ? 6 : 4;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (-90 + (360 / corners) * i) * (Math.PI / 180);
    return `${(size * 1.06 * Math.cos(angle)).toFixed(2)} ${(size * 1.06 * Math.sin(angle)).toFixed(2)}`;
  });
  return <path d={`M${points.join('L')}Z`} strokeLinejoin="round" {...rest} />;
}

export interface ShapeProps {
  readonly radius: number;
  readonly side: number;
  readonly letters: string;
  /** Share of what it has lost: a gap in its rim. */
  readonly lost?: number;
  /** A picture in the place of the letters. */
  readonly portrait?: string | null | undefined;
}

/** How much of a token its picture takes: the shape and the colour of its side stay around it. */
const FACE = 0.74;

/** A token around its own middle: edge, rim, the colour and pattern of its side, letters. */
export function Shape({ radius, side, letters, lost = 0, portrait = null }: ShapeProps): React.ReactNode {
  const face = host.useShown(portrait);
  const kind = ((side % SIDES) + SIDES) % SIDES;
  const fill = FILLS[kind];
  const inner = radius * 0.84;
  const rim = radius * 0.92;
  return (
    <g className="shape">
      <Outline kind={kind} size={radius} fill="var(--token-edge)" />
      <Outline kind={kind} size={radius * 0.95} fill="var(--token-rim)" />
      {side >= SIDES && <Outline kind={kind} size={radius * 0.9} fill="none" stroke="var(--token-edge)" strokeWidth={1} />}
      {lost > 0 && (
        <Outline
          kind={kind}
          size={rim}
          fill="none"
          stroke="var(--token-edge)"
          strokeWidth={radius * 0.14}
          pathLength={100}
          strokeDasharray={`${Math.round(Math.min(1, lost) * 100)} 100`}
        />
      )}
      <Outline kind={kind} size={inner} fill={`var(--side${kind})`} />
      {fill !== null && <Outline kind={kind} size={inner} fill={fill} />}
      <Outline kind={kind} size={inner} fill="url(#gloss)" />
      {face !== null && <image href={face} x={-radius * FACE} y={-radius * FACE} width={radius * FACE * 2} height={radius * FACE * 2} clipPath="url(#round)" />}
      <text
        className="letter"
        y={radius * 0.33}
        fontSize={radius * (letters.length > 1 ? 0.82 : 1.03)}
        style={kind === 2 ? { fill: 'var(--on-side2)' } : undefined}
      >
        {portrait === null && letters}
      </text>
    </g>
  );
}

/** A small picture of a fighter for lists. */
export function Chip(props: Omit<ShapeProps, 'radius'>): React.ReactNode {
  return (
    <svg className="chip figures" viewBox="-22 -22 44 44" aria-hidden="true">
      <Shape radius={19} {...props} />
    </svg>
  );
}

/** A round badge with a picture, beside a token. */
export function Badge({
  spot,
  size,
  icon,
  kind,
}: {
  readonly spot: Spot;
  readonly size: number;
  readonly icon: string;
  readonly kind: 'gear' | 'harm';
}): React.ReactNode {
  const inner = size * 1.36;
  return (
    <g className={`badge-${kind}`} transform={`translate(${spot.x} ${spot.y})`}>
      <circle r={size} />
      <use href={iconUrl(icon)} x={-inner / 2} y={-inner / 2} width={inner} height={inner} />
    </g>
  );
}
