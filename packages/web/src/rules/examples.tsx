import type { Founded, RuleScenario } from '@riposte/server/protocol';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lang, text } from '../language.ts';
import { fetchJson } from '../net.ts';
import { enter, useLeaving } from '../start.ts';

/** Depths that lines of a story stand in. */
const DEEPEST = 4;

/** What happens in a scenario, a line each, as deep as the log has it. */
function Story({ told }: { readonly told: readonly string[] }): React.ReactNode {
  return (
    <ol className="told">
      {told.map((line, nth) => (
        <li key={nth} data-depth={Math.min(DEEPEST, Math.floor((line.length - line.trimStart().length) / 2))}>
          {line.trim()}
        </li>
      ))}
    </ol>
  );
}

/** How many are shown at first. */
const FIRST = 5;

/** The scenarios that name a rule; none until they are here. */
function useScenarios(game: string, id: string, setFailed: (why: string) => void): readonly RuleScenario[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly list: readonly RuleScenario[] }>({ id: '', list: [] });
  useEffect(() => {
    let isOver = false;
    setFailed('');
    fetchJson<readonly RuleScenario[]>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}/scenarios/${lang()}`).then(
      (list) => isOver || setKnown({ id, list }),
      (thrown: Error) => isOver || setFailed(thrown.message),
    );
    return () => {
      isOver = true;
    };
  }, [game, id, setFailed]);
  return known.id === id ? known.list : [];
}

/** The scenarios that name a rule; each is played from where it begins. */
export function Examples({ game, id }: { readonly game: string; readonly id: string }): React.ReactNode {
  const [failed, setFailed] = useState('');
  const [busy, leave] = useLeaving(setFailed);
  const list = useScenarios(game, id, setFailed);
  const play = async ({ file, scenario }: RuleScenario): Promise<void> => {
    // What is sent is JSON, whatever it was written in.
    const name = file
      .split('/')
      .at(-1)!
      .replace(/\.ya?ml$/, '.json');
    enter(await fetchJson<Founded>('/api/import', { name, text: JSON.stringify(scenario) }));
  };
  if (list.length === 0 && failed === '') return null;
  const shown = (some: readonly RuleScenario[]): React.ReactNode => (
    <ul className="examples">
      {some.map((one, nth) => (
        <li key={nth}>
          <span>{one.scenario.title}</span>
          <button type="button" disabled={busy} aria-label={text('rules-play-label', { title: one.scenario.title })} onClick={() => leave(() => play(one))}>
            <Play aria-hidden="true" /> {text('rules-play')}
          </button>
          {one.told !== undefined && one.told.length > 0 && (
            <details open={one === list[0]}>
              <summary>{text('rules-story')}</summary>
              <Story told={one.told} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{text('rules-examples')}</h3>
      {failed !== '' && (
        <p role="alert" className="failed">
          {failed}
        </p>
      )}
      {shown(list.slice(0, FIRST))}
      {list.length > FIRST && (
        <details key={id}>
          <summary>{text('rules-more', { count: list.length - FIRST })}</summary>
          {shown(list.slice(FIRST))}
        </details>
      )}
    </section>
  );
}
