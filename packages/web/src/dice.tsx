import type { Reply, Scene } from '@riposte/table/protocol';
import type { Say } from './net.ts';

/** What was promised of the dice before the first throw, and what proves it in the end. */
export function DicePromise({
  table,
  say,
  mayDisclose,
}: {
  readonly table: Scene['table'];
  readonly say: (say: Say) => Promise<Reply>;
  readonly mayDisclose: boolean;
}): React.ReactNode {
  return (
    <p className="soft">
      The dice come from a secret that was promised before the first throw: <code>{table.commitment}</code>{' '}
      {table.disclosed === null && mayDisclose && (
        <button type="button" onClick={() => void say({ do: 'disclose' })}>
          Disclose it now
        </button>
      )}
      {table.disclosed !== null && (
        <>
          It is disclosed: <code>{table.disclosed}</code> "riposte verify" checks the log with it.
        </>
      )}
    </p>
  );
}
