import { useEffect, useState } from 'react';
import { text } from './language.ts';

/** How long something lasts: the largest unit of which there are two, rounded up. */
function timeLeft(seconds: number): string {
  if (seconds < 120) return text('time-seconds', { count: seconds });
  if (seconds < 7200) return text('time-minutes', { count: Math.ceil(seconds / 60) });
  return seconds < 172_800 ? text('time-hours', { count: Math.ceil(seconds / 3600) }) : text('time-days', { count: Math.ceil(seconds / 86_400) });
}

interface TimerProps {
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly ahead: number;
  /** What happens then, in how much time. */
  readonly told: (left: string) => string;
}

/** How much time is left. Its role keeps it from being read out every second. */
export function Timer({ deadline, paused, ahead, told }: TimerProps): React.ReactNode {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [deadline]);
  if (paused) return <span className="badge">{text('paused')}</span>;
  if (deadline === null) return null;
  const left = timeLeft(Math.max(0, Math.ceil((deadline - now - ahead) / 1000)));
  return (
    <span className="badge" role="timer">
      {told(left)}
    </span>
  );
}
