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
  const [keys, setKeys] = useState(areKeysOn());
  const [isEasy, setEasy] = useState(areLettersEasy());
  return (
    <Frame at="settings">
      <h1>{text('preferences')}</h1>
      <section className="panel">
        <h2>{text('colours')}</h2>
        <Segments title={text('colours')} choices={THEMES.map(([one, title]) => [one, text(title)] as const)} kept={themeKept()} show={showTheme} />
      </section>
      <section className="panel">
        <h2>{text('motion')}</h2>
        <Segments title={text('motion')} choices={MOTIONS.map(([one, title]) => [one, text(title)] as const)} kept={motionKept()} show={showMotion} />
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
      <Signals />
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

function Signals(): React.ReactNode {
  const [signals, setSignals] = useState(signalsKept());
  return (
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
  );
}

interface SegmentsProps<T extends string> {
  readonly title: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly kept: T;
  /** Shows the pages so, and remembers it. */
  readonly show: (one: T) => void;
}

function Segments<T extends string>({ title, choices, kept, show }: SegmentsProps<T>): React.ReactNode {
  const [chosen, setChosen] = useState(kept);
  return (
    <div className="segments" role="group" aria-label={title}>
      {choices.map(([one, called]) => (
        <button
          type="button"
          key={one}
          aria-pressed={chosen === one}
          onClick={() => {
            show(one);
            setChosen(one);
          }}
        >
          {called}
        </button>
      ))}
    </div>
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
