import type { Scene } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import type { Plan } from './geometry.ts';
import { learn, text } from './language.ts';
import { TALK } from './messages-talk.gen.ts';
import type { TableState } from './net.ts';
import { Plate } from './standing.tsx';
import './pings.css';

learn(TALK);

type Ping = NonNullable<TableState['ping']>;

/** Milliseconds that a ping is seen. */
const SEEN = 3000;
const SIDES = 4;

export interface PingsProps {
  readonly ping: Ping;
  readonly scene: Scene;
  readonly plan: Plan;
  /** How long a pixel of the screen is on the board. */
  readonly unit: number;
  readonly announce: (spoken: string) => void;
}

/** Rings around the places that people show to each other, with the names of those who do. */
export function Pings({ ping, scene, plan, unit, announce }: PingsProps): React.ReactNode {
  const [shown, setShown] = useState<readonly Ping[]>([]);
  useEffect(() => {
    // One ring for each who points.
    setShown((old) => [...old.filter((one) => one.from !== ping.from), ping]);
    announce(text('ping-shown', { name: nameOf(scene, ping), place: plan.called(ping.place) }));
    const timer = setTimeout(() => setShown((old) => old.filter((one) => one !== ping)), SEEN);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each ping
  }, [ping]);
  return shown.map((one) => {
    const { x, y } = plan.centre(one.place);
    const side = sideOf(scene, one);
    const ring = Math.max(plan.radius, 22 * unit);
    return (
      <g className="ping" key={one.from} aria-hidden="true" style={{ '--ping': side < 0 ? 'var(--ink)' : `var(--side${side % SIDES})` } as React.CSSProperties}>
        <g transform={`translate(${x} ${y})`}>
          <circle className="halo" r={ring} strokeWidth={7 * unit} />
          <circle className="ring" r={ring} strokeWidth={3.5 * unit} />
        </g>
        <Plate text={nameOf(scene, one)} spot={{ x, y: y - ring - 16 * unit }} unit={unit} kind="price" />
      </g>
    );
  });
}

const nameOf = ({ seats }: Scene, { from }: Ping): string => seats.find((seat) => seat.id === from)?.name ?? '';

/** The side of the first fighter that the one who points plays, as far as this seat sees it. */
function sideOf({ seats, fighters }: Scene, { from }: Ping): number {
  const plays = seats.find((seat) => seat.id === from)?.plays ?? [];
  return fighters.find((fighter) => plays.includes(fighter.ref))?.side ?? -1;
}
