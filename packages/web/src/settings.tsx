import type { Automation, Scene } from '@riposte/server/protocol';
import { DicePromise } from './dice.tsx';
import type { Say } from './net.ts';

/** How the table plays: what the computer does, times, pause, lock, odds, dice. */
export function TableSettings({ scene, say }: { readonly scene: Scene; readonly say: Say }): React.ReactNode {
  const { table } = scene;
  return (
    <div className="form">
      <h3>Table</h3>
      <label>
        Automation{' '}
        <select value={table.automation} onChange={(event) => void say({ do: 'settings', automation: event.target.value as Automation })}>
          <option value="referee">referee: dice, rules and the computer's fighters</option>
          <option value="assist">assist: dice and rules, people decide everything</option>
          <option value="manual">manual: rules only, dice are typed in</option>
        </select>
      </label>
      <label>
        Time for a question{' '}
        <select value={table.seconds} onChange={(event) => void say({ do: 'settings', seconds: Number(event.target.value) })}>
          {[0, 15, 30, 60, 300, 86_400].map((one) => (
            <option key={one} value={one}>
              {one === 0 ? 'no limit' : one < 3600 ? `${one} seconds` : 'a day'}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={table.paused} onChange={(event) => void say({ do: 'settings', paused: event.target.checked })} /> pause
      </label>
      <label>
        <input type="checkbox" checked={table.locked} onChange={(event) => void say({ do: 'settings', locked: event.target.checked })} /> lock: no link opens a
        seat; who sits here stays
      </label>
      <label>
        <input type="checkbox" checked={table.odds} onChange={(event) => void say({ do: 'settings', odds: event.target.checked })} /> tell players the odds
      </label>
      <DicePromise scene={scene} say={say} mayDisclose />
    </div>
  );
}
