import type { Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import { DeleteTable } from './delete.tsx';
import { Sheet } from './dialog.tsx';
import { DicePromise } from './dice.tsx';
import { showTheme, type Theme, themeKept } from './keep.ts';
import type { Say } from './net.ts';

const KEYS = [
  ['1 to 9', 'take the choice of that number'],
  ['Esc', 'back'],
  ['[ and ]', 'another of your fighters'],
  ['B', 'to the board: arrow keys move, Enter chooses'],
  ['L', 'to the log'],
  ['Z, Shift+Z', 'undo, redo'],
  ['/', 'all commands'],
  ['R', 'replay'],
  ['?', 'this sheet'],
] as const;

export function HelpSheet({ scene, say, close }: { readonly scene: Scene; readonly say: Say; readonly close: () => void }): React.ReactNode {
  const { table, me } = scene;
  const [theme, setTheme] = useState<Theme>(themeKept());
  return (
    <Sheet title="Keys" close={close}>
      <dl className="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        Colours{' '}
        <select
          value={theme}
          onChange={(event) => {
            showTheme(event.target.value as Theme);
            setTheme(event.target.value as Theme);
          }}
        >
          <option value="auto">as the system has them</option>
          <option value="light">light</option>
          <option value="dark">dark</option>
          <option value="contrast">high contrast</option>
        </select>
      </label>
      <DicePromise scene={scene} say={say} mayDisclose={me.kind === 'solo'} />
      {table.disclosed !== null && (
        <a className="save" download href={`/api/seats/${encodeURIComponent(me.seat)}/log`}>
          Save the log
        </a>
      )}
      {me.kind === 'solo' && <DeleteTable seat={me.seat} />}
    </Sheet>
  );
}
