import type { Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import { AskLab } from './ask-lab.tsx';
import { DeleteTable } from './delete.tsx';
import { Sheet } from './dialog.tsx';
import { DicePromise } from './dice.tsx';
import { host } from './host/server.ts';
import { type Theme, themeKept } from './keep.ts';
import { learn, text } from './language.ts';
import { PREFERENCES } from './messages-preferences.gen.ts';
import type { Say } from './net.ts';
import { OwnData } from './own-data.tsx';
import { showTheme } from './theme.ts';

// The names of the colours are those of the settings.
learn(PREFERENCES);

const KEYS = ['numbers', 'escape', 'commit', 'end', 'target', 'brackets', 'board', 'ping', 'log', 'undo', 'commands', 'line', 'replay', 'help'] as const;
const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;

export function HelpSheet({ scene, say, close }: { readonly scene: Scene; readonly say: Say; readonly close: () => void }): React.ReactNode {
  const { table, me } = scene;
  const [theme, setTheme] = useState<Theme>(themeKept());
  return (
    <Sheet title={text('keys')} close={close}>
      <dl className="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{text(`key-${key}`)}</kbd>
            </dt>
            <dd>{text(`key-${key}-what`)}</dd>
          </div>
        ))}
      </dl>
      <label>
        {text('colours')}{' '}
        <select
          value={theme}
          onChange={(event) => {
            showTheme(event.target.value as Theme);
            setTheme(event.target.value as Theme);
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {text(`colours-${one}`)}
            </option>
          ))}
        </select>
      </label>
      {me.kind === 'solo' && <AskLab seat={me.seat} />}
      <DicePromise scene={scene} say={say} mayDisclose={me.kind === 'solo'} />
      {table.disclosed !== null && (
        <a className="save" download href={`/api/seats/${encodeURIComponent(me.seat)}/log`}>
          {text('save-log')}
        </a>
      )}
      {host.hasLinks && me.kind !== 'spectator' && <OwnData scene={scene} say={say} />}
      {me.kind === 'solo' && <DeleteTable seat={me.seat} />}
    </Sheet>
  );
}
