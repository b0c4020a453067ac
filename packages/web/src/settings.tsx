import type { Automation, Scene } from '@riposte/server/protocol';
import { DicePromise } from './dice.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds that players can have for an answer, or for a turn; 0 = no limit. */
const TIMES = [0, 15, 30, 60, 300, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

function timeText(seconds: number): string {
  if (seconds === 0) return text('settings-no-limit');
  if (seconds < HOUR) return text('settings-seconds', { count: seconds });
  return seconds < DAY ? text('settings-hours', { count: seconds / HOUR }) : text('settings-days', { count: seconds / DAY });
}

function Times({ value, set }: { readonly value: number; readonly set: (seconds: number) => void }): React.ReactNode {
  return (
    <select value={value} onChange={(event) => set(Number(event.target.value))}>
      {TIMES.map((one) => (
        <option key={one} value={one}>
          {timeText(one)}
        </option>
      ))}
    </select>
  );
}

/** How the table plays: what the computer does, times, pause, lock, odds, dice. */
export function TableSettings({ scene, say }: { readonly scene: Scene; readonly say: Say }): React.ReactNode {
  const { table } = scene;
  return (
    <div className="form">
      <h3>{text('settings')}</h3>
      <label>
        {text('settings-automation')}{' '}
        <select value={table.automation} onChange={(event) => void say({ do: 'settings', automation: event.target.value as Automation })}>
          <option value="referee">{text('settings-referee')}</option>
          <option value="assist">{text('settings-assist')}</option>
          <option value="manual">{text('settings-manual')}</option>
        </select>
      </label>
      <label>
        {text('settings-time')} <Times value={table.seconds} set={(seconds) => void say({ do: 'settings', seconds })} />
      </label>
      <label>
        {text('settings-turn-time')} <Times value={table.turnSeconds} set={(turnSeconds) => void say({ do: 'settings', turnSeconds })} />
      </label>
      <label>
        <input type="checkbox" checked={table.paused} onChange={(event) => void say({ do: 'settings', paused: event.target.checked })} />{' '}
        {text('settings-pause')}
      </label>
      <label>
        <input type="checkbox" checked={table.locked} onChange={(event) => void say({ do: 'settings', locked: event.target.checked })} />{' '}
        {text('settings-lock')}
      </label>
      <label>
        <input type="checkbox" checked={table.odds} onChange={(event) => void say({ do: 'settings', odds: event.target.checked })} /> {text('settings-odds')}
      </label>
      <label>
        <input type="checkbox" checked={table.forecast} onChange={(event) => void say({ do: 'settings', forecast: event.target.checked })} />{' '}
        {text('settings-forecast')}
      </label>
      <DicePromise scene={scene} say={say} mayDisclose />
    </div>
  );
}
