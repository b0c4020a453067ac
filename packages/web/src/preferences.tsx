import { useState } from 'react';
import { areKeysOn, type Motion, motionKept, type Theme, themeKept, writeKeys } from './keep.ts';
import { learn, text } from './language.ts';
import { PREFERENCES } from './messages-preferences.gen.ts';
import { Frame } from './nav.tsx';
import { showMotion, showTheme } from './theme.ts';
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

learn(PREFERENCES);

/** What this browser remembers of how the pages look, and who made what they show. */
export function SettingsPage(): React.ReactNode {
  const [theme, setTheme] = useState(themeKept());
  const [motion, setMotion] = useState(motionKept());
  const [keys, setKeys] = useState(areKeysOn());
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
        <h2>{text('keys')}</h2>
        <label>
          <input
            type="checkbox"
            checked={keys}
            onChange={({ target: { checked } }) => {
              writeKeys(checked);
              setKeys(checked);
            }}
          />{' '}
          {text('keys-single')}
        </label>
        <p className="soft">{text('keys-single-what')}</p>
      </section>
      <WorkshopPanel />
      <section className="panel">
        <h2>{text('about')}</h2>
        <p>{text('about-icons')}</p>
        <p>{text('about-fonts')}</p>
      </section>
    </Frame>
  );
}
