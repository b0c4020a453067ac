import type { Entry, Scene, ShownFighter } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { useEffect } from 'react';
import { Board, type BoardProps } from './board.tsx';
import { decidingRolls } from './brief.ts';
import { parts } from './gauges.tsx';
import { host } from './host/server.ts';
import { learn, text } from './language.ts';
import { lettersOf, withoutArticle } from './letters.ts';
import { TALK } from './messages-talk.gen.ts';
import type { Say, TableState } from './net.ts';
import { capital, waitingFor } from './text.ts';
import { Chip, Patterns } from './token.tsx';
import './tv.css';

learn(TALK);

export interface TvProps {
  readonly seat: string;
  readonly state: TableState;
  readonly scene: Scene;
  readonly say: Say;
}

/** The table on a television: no controls, letters that can be read from afar, and nothing but what spectators may know. */
export function Tv({ seat, state, scene, say }: TvProps): React.ReactNode {
  const address = host.address(`/t/${encodeURIComponent(seat)}?page`);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => void (event.key === 'Escape' && window.location.assign(address));
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [address]);
  const { me, table, facts, order, fighters, waiting, over } = scene;
  // A game master's screen would show the room what only the game master sees.
  if (me.kind !== 'spectator' && me.kind !== 'solo')
    return (
      <main className="single">
        <h1>{text('tv')}</h1>
        <p>{text('tv-spectators')}</p>
        <a href={address}>{text('tv-leave')}</a>
      </main>
    );
  const round = facts.find(([fact]) => fact === 'round')?.[1];
  const letters = new Map(lettersOf(fighters.map((fighter) => fighter.name)).map((letter, i) => [fighters[i].ref, letter]));
  const ordered = order?.flatMap((ref) => fighters.find((fighter) => fighter.ref === ref) ?? []) ?? [...fighters].sort((a, b) => a.side - b.side);
  // What a fighter did is more important than whose turn begins.
  const told = state.log.filter((entry) => headlines(entry) !== '');
  const last = told.findLast((entry) => entry.parts.some((part) => part.kind === 'head')) ?? told.at(-1);
  return (
    <div className="tv">
      <Patterns />
      <aside className="tv-order" aria-label={text('fighters')}>
        <h1>{table.title}</h1>
        <p className="soft">{[table.rulesetTitle, ...(round === undefined ? [] : [text('bar-round', { round })])].join(' · ')}</p>
        <ol style={{ '--fighters': ordered.length } as React.CSSProperties}>
          {ordered.map((fighter) => (
            <Row key={fighter.ref} fighter={fighter} letters={letters.get(fighter.ref) ?? ''} isAwaited={over === null && waiting.who.includes(fighter.ref)} />
          ))}
        </ol>
      </aside>
      <main className="tv-board">
        <Board scene={scene} aim={NO_AIM} aimed={null} watch={ignore} ask={say} announce={ignore} ping={state.ping} point={null} words={WORDS} />
      </main>
      <footer className="tv-headline">
        <div aria-live="polite">{last === undefined ? <p>{text('log-empty')}</p> : <Headline entry={last} />}</div>
        <p className="tv-waiting" role="status">
          {state.status === 'lost' ? text('bar-lost') : over === null ? waitingFor({ ...waiting, mine: false }, []) : text('bar-over', { end: over })}
        </p>
      </footer>
    </div>
  );
}

/** Names on the board have 12.5 px on a desk, and at least 22 for a room. */
const WORDS = 1.76;

const ignore = (): void => undefined;
/** Who looks on aims at nothing. */
export const NO_AIM: BoardProps['aim'] = {
  by: null,
  targets: new Set(),
  goals: [],
  goal: null,
  moves: [],
  pickFighter: ignore,
  pickPlace: ignore,
  move: ignore,
  mayLift: () => false,
  lift: ignore,
  drop: ignore,
};

function Row({ fighter, letters, isAwaited }: { readonly fighter: ShownFighter; readonly letters: string; readonly isAwaited: boolean }): React.ReactNode {
  const { name, side, out, conditions, gauges, portrait, looks } = fighter;
  // Of one's own there is more to know than how they look.
  const own = gauges.flatMap((gauge) => {
    if (gauge.as === 'text' && !gauge.harm && typeof gauge.value !== 'number') return [parts(gauge)];
    return gauge.harm && typeof gauge.value === 'number' ? [text('gauge-label', { title: gauge.title, value: String(gauge.value) })] : [];
  });
  const known = [...looks.map(([, value]) => value), ...conditions.map(({ title }) => title), ...own].filter((one) => one !== '' && one !== 'none');
  // A card without a second line would look like one that is not ready.
  const second = out ? [text('fighter-out')] : known.length > 0 ? known : [fighter.sideName];
  return (
    <li className={[isAwaited && 'awaited', out && 'out'].filter(Boolean).join(' ')} aria-current={isAwaited || undefined}>
      <Chip side={side} letters={letters} lost={fighter.lost} portrait={portrait} />
      <span>
        <b>{capital(withoutArticle(name))}</b>
        <small>{second.slice(0, 3).join(' · ')}</small>
      </span>
    </li>
  );
}

function Headline({ entry }: { readonly entry: Entry }): React.ReactNode {
  return (
    <>
      <p className="head">{headlines(entry)}</p>
      <p className="dice">
        {decidingRolls(entry)
          .map((roll) => roll.text)
          .join(' · ')}
      </p>
    </>
  );
}
