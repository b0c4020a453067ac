import { Suspense } from 'react';
import { text } from './language.ts';
import { part } from './part.tsx';

const TimeLeft = part(async () => ({ default: (await import('./time-left.tsx')).TimeLeft }));

export interface TimerProps {
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly ahead: number;
  /** What happens then, in how much time. */
  readonly told: (left: string) => string;
}

/** How much time is left. Its role keeps it from being read out every second. */
export function Timer({ deadline, paused, ahead, told }: TimerProps): React.ReactNode {
  if (paused) return <span className="badge">{text('paused')}</span>;
  if (deadline === null) return null;
  return (
    <span className="badge" role="timer">
      <Suspense>
        <TimeLeft deadline={deadline} ahead={ahead} told={told} />
      </Suspense>
    </span>
  );
}
