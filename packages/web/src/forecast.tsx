import type { FightOdds, Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { forecastShown, keepForecast } from './keep.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { WinnersBar } from './winners-bar.tsx';

export interface ForecastProps {
  readonly scene: Scene;
  /** How many entries the log has: a new one is a reason to ask again, an answer that changes nothing is none. */
  readonly entries: number;
  readonly ask: Say;
}

/** Milliseconds that a fight must stand still before its odds are asked for. */
const MOMENT = 600;

/** Who wins from here, in a strip that follows the fight; nothing where the seat is not told. */
export default function ForecastStrip({ scene, entries, ask }: ForecastProps): React.ReactNode {
  const [isShown, setShown] = useState(forecastShown);
  const { told, isCounting, past } = useForecast(scene, entries, ask, isShown);
  if (isShown && told === null && !isCounting) return null;
  const shown = isShown ? told : null;
  const about = !isShown ? text('forecast-show') : isCounting ? text('forecast-counting') : text('forecast-about', { fights: told?.fights ?? 0 });
  return (
    <section className="forecast" aria-label={text('forecast')}>
      <button
        type="button"
        className="plain"
        aria-expanded={isShown}
        onClick={() => {
          keepForecast(!isShown);
          setShown(!isShown);
        }}
      >
        <span>{text('forecast')}</span>
        <small key={about}>{about}</small>
      </button>
      {isShown && (shown === null ? <div className="winners" /> : <WinnersBar sides={scene.table.sides} shares={shown.sides} isOld={isCounting} />)}
      {isShown && <Course past={past} />}
    </section>
  );
}

interface Known {
  readonly told: FightOdds | null;
  readonly isCounting: boolean;
  /** The share of the first side after each entry that it was reckoned for. */
  readonly past: readonly (readonly [entry: number, share: number])[];
}

function useForecast({ over }: Scene, entries: number, ask: Say, isWanted: boolean): Known {
  const [known, setKnown] = useState<{ readonly entries: number; readonly told: FightOdds | null } | null>(null);
  const past = useRef<Map<number, number>>(new Map());
  useEffect(() => {
    if (!isWanted || over !== null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask({ do: 'forecast' }).then((reply) => {
        if (!isCurrent) return;
        const told = reply.ok ? (reply.data as FightOdds | null) : null;
        if (told !== null) past.current.set(entries, told.sides[0]?.share ?? 0);
        // If the fight went on, the last answer stays until a new one comes.
        setKnown((old) => ({ entries, told: told ?? old?.told ?? null }));
      });
    }, MOMENT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [entries, over, ask, isWanted]);
  return {
    told: over === null ? (known?.told ?? null) : null,
    isCounting: isWanted && over === null && known?.entries !== entries,
    past: [...past.current].filter(([entry]) => entry <= entries).sort(([a], [b]) => a - b),
  };
}

const [WIDTH, HEIGHT] = [240, 26];

/** How the chance of the first side went, entry by entry. */
function Course({ past }: Pick<Known, 'past'>): React.ReactNode {
  const last = past.at(-1)?.[0] ?? 0;
  const first = past[0]?.[0] ?? 0;
  const at = ([entry, share]: readonly [number, number]): string =>
    `${((entry - first) / Math.max(1, last - first)) * WIDTH},${3 + (1 - share) * (HEIGHT - 6)}`;
  return (
    <svg className="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {past.length > 1 && <polyline points={past.map(at).join(' ')} />}
    </svg>
  );
}
