import type { Founded, ReadyFight } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { planOf, spread } from './geometry.ts';
import { keepLinks, seatsTaken, showTheme, themeKept } from './keep.ts';
import { text } from './language.ts';
import { fetchJson } from './net.ts';
import { paintGround } from './paint.ts';
import { Shape } from './token.tsx';

/** The first screen: one click to a running fight. */
export function Home(): React.ReactNode {
  const [fights, setFights] = useState<readonly ReadyFight[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    showTheme(themeKept());
    fetchJson<ReadyFight[]>('/api/fights').then(setFights, (thrown: Error) => setFailed(thrown.message));
  }, []);
  const open = async (fight: string, mode: 'table' | 'solo'): Promise<void> => {
    setBusy(true);
    try {
      enter(await fetchJson<Founded>('/api/tables', { fight, mode }));
    } catch (thrown) {
      setFailed((thrown as Error).message);
      setBusy(false);
    }
  };
  const taken = seatsTaken();
  const groups = [...new Set((fights ?? []).map((one) => one.rulesetTitle))];
  return (
    <main className="home">
      <header>
        <h1>{text('riposte')}</h1>
        <p>{text('home-intro')}</p>
      </header>
      {failed !== null && <p role="alert">{failed}</p>}
      {taken.length > 0 && (
        <section aria-label={text('home-your-seats')}>
          <h2>{text('home-your-games')}</h2>
          <ul className="taken">
            {taken.map((one) => (
              <li key={one.seat}>
                <a href={`/t/${encodeURIComponent(one.seat)}`}>
                  {one.title || text('home-fight')} <span className="soft">{text('home-as', { name: one.name })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fights === null && failed === null && <p role="status">{text('home-loading')}</p>}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul className="cards">
            {(fights ?? []).flatMap((one) => (one.rulesetTitle === group ? [<Card key={one.id} fight={one} busy={busy} open={open} />] : []))}
          </ul>
        </section>
      ))}
      <Import failed={setFailed} />
    </main>
  );
}

function enter(founded: Founded): void {
  keepLinks(founded);
  const own = founded.links.find((link) => link.kind === 'gm' || link.kind === 'solo') ?? founded.links[0];
  window.location.assign(own.path);
}

function Card({
  fight,
  busy,
  open,
}: {
  readonly fight: ReadyFight;
  readonly busy: boolean;
  readonly open: (fight: string, mode: 'table' | 'solo') => Promise<void>;
}): React.ReactNode {
  const sides = fight.sides.map(({ name, fighters }) => text('home-side', { name, count: fighters.length })).join(text('home-against'));
  return (
    <li className="card">
      <Picture fight={fight} />
      <h3>{fight.title}</h3>
      <p className="soft">{sides}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => void open(fight.id, 'solo')}
          aria-label={text('home-alone-label', { title: fight.title })}
        >
          {text('home-alone')}
        </button>
        <button type="button" disabled={busy} onClick={() => void open(fight.id, 'table')} aria-label={text('home-friends-label', { title: fight.title })}>
          {text('home-friends')}
        </button>
      </div>
    </li>
  );
}

/** The board as it stands at the beginning. */
function Picture({ fight: { ground, tokens, title } }: { readonly fight: ReadyFight }): React.ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = ground === null ? null : planOf(ground);
  const [size] = useState({ width: 320, height: 170 });
  const zoom = plan === null ? 1 : Math.min(size.width / plan.width, size.height / plan.height);
  const camera = plan === null ? null : { zoom, x: (size.width - plan.width * zoom) / 2, y: (size.height - plan.height * zoom) / 2 };
  useEffect(() => {
    if (canvas.current !== null && ground !== null && plan !== null && camera !== null) paintGround(canvas.current, ground, plan, camera);
  });
  if (plan === null || camera === null) return <div className="picture" />;
  const at = (place: number): typeof tokens => tokens.filter((token) => token.places[0] === place);
  return (
    <div className="picture">
      <canvas ref={canvas} aria-hidden="true" />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={text('home-board', { title })}>
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.zoom})`}>
          {tokens.flatMap((token) => {
            if (token.places.length === 0) return [];
            const here = at(token.places[0]);
            const spot = spread(plan.centre(token.places[0]), here.length, here.indexOf(token), plan.radius);
            return [<Shape key={token.name} spot={spot} radius={plan.radius} side={token.side} letters={token.name.slice(0, 1)} />];
          })}
        </g>
      </svg>
    </div>
  );
}

function Import({ failed }: { readonly failed: (why: string) => void }): React.ReactNode {
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      enter(await fetchJson<Founded>('/api/import', { name: file.name, text: await file.text() }));
    } catch (thrown) {
      failed((thrown as Error).message);
    }
  };
  return (
    <section aria-label={text('home-open-file')}>
      <h2>{text('home-open-file')}</h2>
      <label className="file">
        {text('home-file-kinds')} <input type="file" accept=".json,.jsonl" onChange={(event) => void take(event.target.files?.[0])} />
      </label>
    </section>
  );
}
