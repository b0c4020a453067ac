import { lazy } from 'react';
import { text } from './language.ts';

/** A part of the page that is loaded when it is needed. If loading fails, the page says so and offers to reload. */
export const part = <P extends object>(load: () => Promise<{ readonly default: React.ComponentType<P> }>): React.ComponentType<P> =>
  lazy(() => load().catch(() => ({ default: Lost as React.ComponentType<P> })));

function Lost(): React.ReactNode {
  return (
    <p className="toast" role="alert">
      <span>
        {text('part-lost')}{' '}
        <button type="button" onClick={() => window.location.reload()}>
          {text('part-again')}
        </button>
      </span>
    </p>
  );
}
