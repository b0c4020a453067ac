import type { Entry, Scene, Summary } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';

export interface SummaryProps {
  readonly scene: Scene;
  readonly log: readonly Entry[];
  readonly ask: Say;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
}

/** What the fight came to: who gave and took how much, whose dice fell well, and where it turned. */
export default function Sums({ scene, log, ask, look }: SummaryProps): React.ReactNode {
  const [told, setTold] = useState<Summary | null>(null);
  useEffect(() => {
    void ask({ do: 'summary' }).then((reply) => reply.ok && setTold(reply.data as Summary));
  }, [ask]);
  if (told === null) return null;
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const name = (ref: number): string => scene.fighters.find((fighter) => fighter.ref === ref)?.name ?? '';
  return (
    <div className="sums-of-fight">
      {told.turning.length > 0 && (
        <div>
          <h3>{text('end-points')}</h3>
          <ol>
            {told.turning.map((entry) => (
              <li key={entry}>
                <button type="button" className="plain" onClick={() => look(entry)}>
                  {log[entry] === undefined ? '' : headlines(log[entry])}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
      <table>
        <caption>{text('end-sums')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('end-given')}</th>
            <th scope="col">{text('end-taken')}</th>
            <th scope="col">{text('end-luck')}</th>
          </tr>
        </thead>
        <tbody>
          {told.fighters.map(({ ref, given, taken, luck }) => (
            <tr key={ref}>
              <th scope="row">{name(ref)}</th>
              <td>{percent(given)}</td>
              <td>{percent(taken)}</td>
              <td>{luck === null ? '–' : luckText(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Luck in standard deviations: "+0.7 σ". */
function luckText(luck: number): string {
  const size = Math.abs(luck).toFixed(1);
  return `${Number(size) === 0 ? '' : luck < 0 ? '−' : '+'}${size} σ`;
}
