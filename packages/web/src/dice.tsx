import type { Scene } from '@riposte/server/protocol';
import { Confirmed } from './confirmed.tsx';
import type { Say } from './net.ts';

/** What was promised of the dice before the first throw, and what proves it in the end. */
export function DicePromise({
  scene: { table, over },
  say,
  mayDisclose,
}: {
  readonly scene: Scene;
  readonly say: Say;
  readonly mayDisclose: boolean;
}): React.ReactNode {
  return (
    <p className="soft">
      The dice come from a secret that was promised before its first throw: <code>{table.commitment}</code>{' '}
      {mayDisclose && (table.disclosed === null || over === null) && (
        <Confirmed
          title="Disclose it now"
          question={
            over === null
              ? 'Everybody will get the log up to now, with all that is hidden in it; dice from now on come from a new secret. Disclose it?'
              : 'Everybody will get the log with all that was hidden in it. Disclose it?'
          }
          yes="Yes, disclose it"
          act={() => void say({ do: 'disclose' })}
        />
      )}
      {table.earlier.map(({ commitment, secret }) => (
        <span key={secret}>
          {' '}
          Disclosed: <code>{secret}</code>, promised as <code>{commitment}</code>.
        </span>
      ))}
      {table.disclosed !== null && ' "riposte verify" checks the log with what was disclosed.'}
    </p>
  );
}
