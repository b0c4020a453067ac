import type { Spot } from './geometry.ts';

/** The shape of a side, so that colour is never all that tells sides apart. */
export function Shape({
  spot: { x, y },
  radius: r,
  side,
  letters,
}: {
  readonly spot: Spot;
  readonly radius: number;
  readonly side: number;
  readonly letters: string;
}): React.ReactNode {
  const kind = ((side % 4) + 4) % 4;
  const corners = (count: number, turn: number, size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((turn + (360 / count) * i) * Math.PI) / 180;
      return `${x + size * Math.cos(angle)},${y + size * Math.sin(angle)}`;
    }).join(' ');
  return (
    <g className={`shape side${kind}`}>
      {kind === 0 && <circle cx={x} cy={y} r={r} />}
      {kind === 1 && <rect x={x - r * 0.88} y={y - r * 0.88} width={r * 1.76} height={r * 1.76} rx={3} />}
      {kind === 2 && <polygon points={corners(6, 0, r * 1.05)} />}
      {kind === 3 && <polygon points={corners(4, 0, r * 1.15)} />}
      <text x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={r * 0.85}>
        {letters}
      </text>
    </g>
  );
}

/** Short letters for names, different where names begin alike. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replace(/^(the|a|an) /i, ''));
  return plain.map((name, i) => {
    const twin = plain.some((other, k) => k !== i && other.slice(0, 1) === name.slice(0, 1));
    if (!twin) return name.slice(0, 1).toUpperCase();
    const number = /\d+$/.exec(name)?.[0];
    return number === undefined ? name.slice(0, 2) : `${name.slice(0, 1).toUpperCase()}${number}`;
  });
}
