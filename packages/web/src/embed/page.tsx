import type { Entry, Replay as Opened, Scene } from '@riposte/server/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { Board } from '../board.tsx';
import { host } from '../host/server.ts';
import { lang, learn, text } from '../language.ts';
import { Log } from '../log.tsx';
import { TABLE } from '../messages-table.gen.ts';
import { fetchJson, type Say } from '../net.ts';
import { Replay } from '../replay.tsx';
import { Patterns } from '../token.tsx';
import { NO_AIM } from '../tv.tsx';
import './embed.css';

learn(TABLE);

/** From the page that shows the fight. */
type FromHost =
  | { readonly riposte: 'log'; readonly log: string; readonly address: string }
  | { readonly riposte: 'failed'; readonly why: string; readonly address: string };

/** What the page's own script says in signs. */
function whyInWords(why: string): string {
  const most = /^> (\d+) MB$/.exec(why);
  if (most !== null) return text('replay-too-large', { most: Number(most[1]) });
  return /^\d{3}$/.test(why) ? text('server-answered', { status: why }) : why;
}

/** A fight shown inside another page, which sends the log. `replay-1.js` is the element that does so. */
export function EmbedPage(): React.ReactNode {
  const wishes = new URLSearchParams(useSearch());
  const theme = wishes.get('theme');
  const start = /^\d{1,6}$/.test(wishes.get('at') ?? '') ? Number(wishes.get('at')) - 1 : -1;
  const [shown, setShown] = useState<(Opened & { readonly address: string }) | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (theme !== null && ['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<FromHost>): void => {
      if (source !== window.parent || data?.riposte === undefined) return;
      const told =
        data.riposte === 'failed' ? Promise.reject(new Error(whyInWords(data.why))) : fetchJson<Opened>('/api/replay', { log: data.log, lang: lang() });
      told.then(
        (opened) => {
          setFailed(null);
          setShown({ ...opened, address: data.address });
        },
        (thrown: Error) => setFailed(text('replay-not-there', { address: data.address, why: thrown.message })),
      );
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ riposte: 'ready' }, '*');
    return () => window.removeEventListener('message', listen);
  }, []);
  if (failed !== null)
    return (
      <main className="single">
        <p role="alert">{failed}</p>
      </main>
    );
  if (shown === null)
    return (
      <main className="single">
        <p role="status">{text('replay-fetching')}</p>
      </main>
    );
  return <Shown key={shown.address} {...shown} start={Math.min(start, shown.log.length - 1)} />;
}

interface ShownProps extends Opened {
  readonly address: string;
  readonly start: number;
}

function Shown({ title, game, log, address, start }: ShownProps): React.ReactNode {
  const [at, go] = useState(start);
  const scene = useMoment(at);
  useEffect(() => window.parent.postMessage({ riposte: 'moment', at: at + 1 }, '*'), [at]);
  const names = useMemo(() => scene?.fighters.map(({ name }) => name) ?? [], [scene]);
  const play = host.address(`/replay?src=${encodeURIComponent(address)}`);
  return (
    <main className="embed">
      <Patterns />
      <header className="embed-head">
        <h1>{title}</h1>
        <a href={play} target="_blank" rel="noopener">
          {text('embed-open')}
        </a>
      </header>
      <div className="embed-board">
        {scene !== null && <Board scene={scene} aim={NO_AIM} aimed={null} watch={ignore} ask={nothing} announce={ignore} ping={null} point={null} />}
      </div>
      <aside className="embed-log">
        <Log
          log={past(log, at)}
          said={NONE}
          line={ignore}
          head={null}
          names={names}
          mine={NOBODY}
          rule={(id) => window.open(host.address(`/rules/${game}/${encodeURIComponent(id)}`), '_blank', 'noopener')}
          look={go}
          correct={null}
        />
      </aside>
      <Replay log={log} at={at} go={go} leave={null} share={null} branch={null} />
    </main>
  );
}

const ignore = (): undefined => undefined;
/** Nobody answers questions about the past here. */
const nothing: Say = async () => ({ ok: false, code: 'NOT_FOUND', text: '' }) as never;
const NONE: readonly never[] = [];
const NOBODY: ReadonlySet<string> = new Set();

/** The entries up to a moment, the same list for the same moment. */
function past(log: readonly Entry[], at: number): readonly Entry[] {
  return at === log.length - 1 ? log : log.slice(0, at + 1);
}

/** The board after an entry; the previous board until it is ready. */
function useMoment(at: number): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  const wanted = useRef(at);
  useEffect(() => {
    wanted.current = at;
    void fetchJson<Scene>(`/api/replay/${at}`).then((found) => wanted.current === at && setScene(found));
  }, [at]);
  return scene;
}
