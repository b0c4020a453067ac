import type { FightOdds, Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { forecastShown, keepForecast } from './keep.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

export interface ForecastProps {
  readonly scene: Scene;
  /** How many entries the log has: a new one is a reason to ask again. */
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
        <small>{!isShown ? text('forecast-show') : isCounting ? text('forecast-counting') : text('forecast-about', { fights: told?.fights ?? 0 })}</small>
      </button>
      {isShown && <Bar sides={scene.table.sides} told={shown} isOld={isCounting} />}
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

function useForecast({ over, menu, question }: Scene, entries: number, ask: Say, isWanted: boolean): Known {
  const moment = `${entries} ${menu.number} ${question?.number ?? ''}`;
  const [known, setKnown] = useState<{ readonly moment: string; readonly told: FightOdds | null } | null>(null);
  const past = useRef<Map<number, number>>(new Map());
  useEffect(() => {
    if (!isWanted || over !== null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask({ do: 'forecast' }).then((reply) => {
        if (!isCurrent) return;
        const told = reply.ok ? (reply.data as FightOdds | null) : null;
        if (told !== null) past.current.set(entries, told.sides[0]?.share ?? 0);
        // Where the fight went on meanwhile, what was told last stays until there is more.
        setKnown((old) => ({ moment, told: told ?? old?.told ?? null }));
      });
    }, MOMENT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [moment, entries, over, ask, isWanted]);
  return {
    told: over === null ? (known?.told ?? null) : null,
    isCounting: isWanted && over === null && known?.moment !== moment,
    past: [...past.current].filter(([entry]) => entry <= entries).sort(([a], [b]) => a - b),
  };
}

/** The sides side by side, each as wide as its chance; what no side wins is left open. */
function Bar({ sides, told, isOld }: { readonly sides: readonly string[]; readonly told: FightOdds | null; readonly isOld: boolean }): React.ReactNode {
  if (told === null) return <div className="winners" />;
  const percent = (share: number): number => Math.round(100 * share);
  const said = told.sides.map(({ share, least, most }, side) =>
    text('forecast-side', { side: sides[side] ?? '', percent: percent(share), least: percent(least), most: percent(most) }),
  );
  return (
    <div className={`winners${isOld ? ' old' : ''}`} role="img" aria-label={said.join('; ')} title={said.join('\n')}>
      {told.sides.map(({ share }, side) =>
        share === 0 ? null : (
          <i key={sides[side]} className={`side${side % 4}`} style={{ flexGrow: share }}>
            {share >= 0.16 && `${share >= 0.36 ? `${sides[side] ?? ''} ` : ''}${percent(share)} %`}
          </i>
        ),
      )}
    </div>
  );
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
