import type { Scene } from '@riposte/server/protocol';
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
  readonly open: (sheet: 'help' | 'master' | 'invite') => void;
}

/** Whom everyone waits for, and what concerns the whole table. */
export function TopBar({ scene, state, isPast, mayInvite, undo, redo, withdraw, replay, open }: TopBarProps): React.ReactNode {
  return (
    <header className="top">
      <h1>{scene.table.title}</h1>
      <p className={`waiting${scene.waiting.mine ? ' mine' : ''}`} role="status">
        {scene.over === null ? <strong>{waitingFor(scene.waiting)}</strong> : <strong>{text('bar-over', { end: scene.over })}</strong>}
        {scene.table.paused && <span className="badge">{text('paused')}</span>}
        {state.status === 'lost' && <span className="badge warn">{text('bar-lost')}</span>}
        {state.waiting > 0 && <span className="badge">{text('bar-sending')}</span>}
      </p>
      <nav aria-label={text('bar-table')}>
        <button
          type="button"
          onClick={undo}
          disabled={scene.undo === null}
          title={scene.undo === null ? text('undo-nothing') : text('undo-what', { what: scene.undo })}
        >
          {text('undo')}
        </button>
        <button
          type="button"
          onClick={redo}
          disabled={scene.redo === null}
          title={scene.redo === null ? text('redo-nothing') : text('redo-what', { what: scene.redo })}
        >
          {text('redo')}
        </button>
        {scene.withdraw && (
          <button type="button" onClick={withdraw}>
            {text('withdraw')}
          </button>
        )}
        <button type="button" aria-pressed={isPast} onClick={replay}>
          {text('replay')}
        </button>
        {mayInvite && (
          <button type="button" onClick={() => open('invite')}>
            {text('invite')}
          </button>
        )}
        {scene.me.kind === 'gm' && (
          <button type="button" onClick={() => open('master')}>
            {text('master')}
          </button>
        )}
        <button type="button" onClick={() => open('help')} aria-label={text('keys-and-colours')}>
          ?
        </button>
      </nav>
    </header>
  );
}
