import type { Scene } from '@riposte/server/protocol';
import { CircleQuestionMark, Crown, History, Redo2, Search, Undo2, UserPlus } from 'lucide-react';
import { Mark } from './icons.tsx';
import { text } from './language.ts';
import type { TableState } from './net.ts';
import { waitingFor } from './text.ts';

export interface TopBarProps {
  readonly scene: Scene;
  readonly state: TableState;
  readonly isPast: boolean;
  readonly mayInvite: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly withdraw: () => void;
  readonly replay: () => void;
  readonly open: (sheet: 'help' | 'master' | 'invite' | 'palette') => void;
}

/** Whom everyone waits for, and what concerns the whole table. */
export function TopBar({ scene, state, isPast, mayInvite, undo, redo, withdraw, replay, open }: TopBarProps): React.ReactNode {
  const round = scene.facts.find(([fact]) => fact === 'round')?.[1];
  const isMine = scene.waiting.mine && scene.over === null;
  return (
    <header className="top">
      <div className="where">
        <a href="/" aria-label={text('home')} title={text('home')}>
          <Mark />
        </a>
        <h1>{scene.table.title}</h1>
        <span className="soft round">{[scene.table.rulesetTitle, ...(round === undefined ? [] : [text('bar-round', { round })])].join(' · ')}</span>
      </div>
      <p className="waiting" role="status">
        <span className={`pill${isMine ? ' mine' : ''}`} key={isMine ? `${scene.waiting.kind}${scene.waiting.names.join()}` : 'other'}>
          <i aria-hidden="true" />
          {scene.over === null ? <strong>{waitingFor(scene.waiting)}</strong> : <strong>{text('bar-over', { end: scene.over })}</strong>}
        </span>
        {scene.table.paused && <span className="badge">{text('paused')}</span>}
        {state.status === 'lost' && <span className="badge warn">{text('bar-lost')}</span>}
        {state.waiting > 0 && <span className="badge sending">{text('bar-sending')}</span>}
      </p>
      <nav aria-label={text('bar-table')}>
        <button
          type="button"
          className="undo"
          onClick={undo}
          disabled={scene.undo === null}
          aria-label={scene.undo === null ? text('undo') : text('undo-what', { what: scene.undo })}
          title={scene.undo === null ? text('undo-nothing') : text('undo-what', { what: scene.undo })}
        >
          <Undo2 aria-hidden="true" /> <span>{scene.undo === null ? text('undo') : text('undo-what', { what: scene.undo })}</span>
        </button>
        <button
          type="button"
          className="quiet square seldom"
          onClick={redo}
          disabled={scene.redo === null}
          aria-label={text('redo')}
          title={scene.redo === null ? text('redo-nothing') : text('redo-what', { what: scene.redo })}
        >
          <Redo2 aria-hidden="true" />
        </button>
        {scene.withdraw && (
          <button type="button" onClick={withdraw}>
            {text('withdraw')}
          </button>
        )}
        <button type="button" className="quiet square seldom" aria-pressed={isPast} onClick={replay} aria-label={text('replay')} title={text('replay')}>
          <History aria-hidden="true" />
        </button>
        <ul className="people" aria-label={text('bar-people')}>
          {scene.seats.flatMap((seat) =>
            seat.kind === 'spectator' || scene.me.kind === 'solo'
              ? []
              : [
                  <li key={seat.id} className={seat.online ? 'here' : ''} title={text(seat.online ? 'seat-is-here' : 'seat-is-away', { name: seat.name })}>
                    {seat.name.slice(0, 2)}
                    <span className="unseen"> {text(seat.online ? 'seat-is-here' : 'seat-is-away', { name: seat.name })}</span>
                  </li>,
                ],
          )}
        </ul>
        {mayInvite && (
          <button type="button" className="quiet square" onClick={() => open('invite')} aria-label={text('invite')} title={text('invite')}>
            <UserPlus aria-hidden="true" />
          </button>
        )}
        {scene.me.kind === 'gm' && (
          <button type="button" className="quiet square" onClick={() => open('master')} aria-label={text('master')} title={text('master')}>
            <Crown aria-hidden="true" />
          </button>
        )}
        <button type="button" className="quiet square" onClick={() => open('palette')} aria-label={text('commands')} title={text('commands')}>
          <Search aria-hidden="true" />
        </button>
        <button
          type="button"
          className="quiet square seldom"
          onClick={() => open('help')}
          aria-label={text('keys-and-colours')}
          title={text('keys-and-colours')}
        >
          <CircleQuestionMark aria-hidden="true" />
        </button>
      </nav>
    </header>
  );
}
