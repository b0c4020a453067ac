import type { Scene } from '@riposte/server/protocol';
import { Confirmed } from './confirmed.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { rich } from './rich.tsx';

/** The promise about the dice before the first throw, and its proof at the end. */
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
      {rich('dice-promise', { code: <code>{table.commitment}</code> })}{' '}
      {mayDisclose && (table.disclosed === null || over === null) && (
        <Confirmed
          title={text('dice-disclose')}
          question={text(over === null ? 'dice-disclose-question' : 'dice-disclose-question-over')}
          yes={text('dice-disclose-yes')}
          act={() => void say({ do: 'disclose' })}
        />
      )}
      {table.earlier.map(({ commitment, secret }) => (
        <span key={secret}> {rich('dice-disclosed', { secret: <code>{secret}</code>, code: <code>{commitment}</code> })}</span>
      ))}
      {table.disclosed !== null && ` ${text('dice-verify')}`}
    </p>
  );
}
