import { useEffect, useState } from 'react';
import { text } from './language.ts';
import type { TimerProps } from './timer.tsx';

/** How long something lasts: the largest unit of which there are two, rounded up. */
function timeLeft(seconds: number): string {
  if (seconds < 120) return text('time-seconds', { count: seconds });
  if (seconds < 7200) return text('time-minutes', { count: Math.ceil(seconds / 60) });
  return seconds < 172_800 ? text('time-hours', { count: Math.ceil(seconds / 3600) }) : text('time-days', { count: Math.ceil(seconds / 86_400) });
}

/** Counts the seconds down. */
export function TimeLeft({ deadline, ahead, told }: Pick<TimerProps, 'ahead' | 'told'> & { readonly deadline: number }): React.ReactNode {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, []);
  return told(timeLeft(Math.max(0, Math.ceil((deadline - now - ahead) / 1000))));
}
