import { useState } from 'react';
import { host } from './host/server.ts';
import { areKeysOn, areLettersEasy, type Motion, motionKept, SIGNALS, signalsKept, type Theme, themeKept, writeKeys, writeSignals } from './keep.ts';
import { learn, text } from './language.ts';
import { PREFERENCES } from './messages-preferences.gen.ts';
import { Frame } from './nav.tsx';
import { showLetters, showMotion, showTheme } from './theme.ts';
import { WorkshopPanel } from './workshop/panel.tsx';

const THEMES: readonly (readonly [Theme, 'colours-auto' | 'colours-light' | 'colours-dark' | 'colours-contrast'])[] = [
  ['auto', 'colours-auto'],
  ['light', 'colours-light'],
  ['dark', 'colours-dark'],
  ['contrast', 'colours-contrast'],
];

const MOTIONS: readonly (readonly [Motion, 'motion-auto' | 'motion-off'])[] = [
  ['auto', 'motion-auto'],
  ['off', 'motion-off'],
];

const SIGNAL_TITLES = { sound: 'signals-sound', vibration: 'signals-vibration' } as const;

learn(PREFERENCES);

/** What this browser remembers of how the pages look, and who made what they show. */
export function SettingsPage(): React.ReactNode {
  const [theme, setTheme] = useState(themeKept());
  const [motion, setMotion] = useState(motionKept());
  const [keys, setKeys] = useState(areKeysOn());
  const [isEasy, setEasy] = useState(areLettersEasy());
  const [signals, setSignals] = useState(signalsKept());
  return (
    <Frame at="settings">
      <h1>{text('preferences')}</h1>
      <section className="panel">
        <h2>{text('colours')}</h2>
        <div className="segments" role="group" aria-label={text('colours')}>
          {THEMES.map(([one, title]) => (
            <button
              type="button"
              key={one}
              aria-pressed={theme === one}
              onClick={() => {
                showTheme(one);
                setTheme(one);
              }}
            >
              {text(title)}
            </button>
          ))}
        </div>
      </section>
      <section className="panel">
        <h2>{text('motion')}</h2>
        <div className="segments" role="group" aria-label={text('motion')}>
          {MOTIONS.map(([one, title]) => (
            <button
              type="button"
              key={one}
              aria-pressed={motion === one}
              onClick={() => {
                showMotion(one);
                setMotion(one);
              }}
            >
              {text(title)}
            </button>
          ))}
        </div>
      </section>
      <section className="panel">
        <h2>{text('letters')}</h2>
        <Switch
          title={text('letters-easy')}
          isOn={isEasy}
          turn={(on) => {
            showLetters(on);
            setEasy(on);
          }}
        />
      </section>
      <section className="panel">
        <h2>{text('signals')}</h2>
        <p className="soft">{text('signals-what')}</p>
        {SIGNALS.filter((one) => one === 'sound' || 'vibrate' in navigator).map((one) => (
          <Switch
            key={one}
            title={text(SIGNAL_TITLES[one])}
            isOn={signals.includes(one)}
            turn={(on) => {
              const next = SIGNALS.filter((other) => (other === one ? on : signals.includes(other)));
              writeSignals(next);
              setSignals(next);
            }}
          />
        ))}
      </section>
      <section className="panel">
        <h2>{text('keys')}</h2>
        <Switch
          title={text('keys-single')}
          isOn={keys}
          turn={(on) => {
            writeKeys(on);
            setKeys(on);
          }}
        />
        <p className="soft">{text('keys-single-what')}</p>
      </section>
      <WorkshopPanel />
      <section className="panel">
        <h2>{text('about')}</h2>
        <p>{text('about-icons')}</p>
        <p>{text('about-fonts')}</p>
        {host.docs !== null && (
          <p>
            <a href={host.docs}>{text('about-docs')}</a>
          </p>
        )}
      </section>
    </Frame>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

function Switch({ title, isOn, turn }: SwitchProps): React.ReactNode {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={({ target: { checked } }) => turn(checked)} /> {title}
    </label>
  );
}
