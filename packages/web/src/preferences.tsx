import { useState } from 'react';
import { type Theme, themeKept } from './keep.ts';
import { text } from './language.ts';
import { Frame } from './nav.tsx';
import { showTheme } from './theme.ts';

const THEMES: readonly (readonly [Theme, 'colours-auto' | 'colours-light' | 'colours-dark' | 'colours-contrast'])[] = [
  ['auto', 'colours-auto'],
  ['light', 'colours-light'],
  ['dark', 'colours-dark'],
  ['contrast', 'colours-contrast'],
];

/** What this browser remembers of how the pages look, and who made what they show. */
export function SettingsPage(): React.ReactNode {
  const [theme, setTheme] = useState(themeKept());
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
        <h2>{text('about')}</h2>
        <p>{text('about-icons')}</p>
        <p>{text('about-fonts')}</p>
      </section>
    </Frame>
  );
}
