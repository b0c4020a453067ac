import type { Scene } from '@riposte/server/protocol';
import type { TableState } from './net.ts';

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

/** Who is awaited, and what concerns the whole table. */
export function TopBar({ scene, state, isPast, mayInvite, undo, redo, withdraw, replay, open }: TopBarProps): React.ReactNode {
  return (
    <header className="top">
      <h1>{scene.table.title}</h1>
      <p className={`waiting${scene.waiting.mine ? ' mine' : ''}`} role="status">
        {scene.over === null ? (
          <>
            Waiting for: <strong>{scene.waiting.mine ? `you (${scene.waiting.text})` : scene.waiting.text}</strong>
          </>
        ) : (
          <strong>The fight is over: {scene.over}.</strong>
        )}
        {scene.table.paused && <span className="badge">paused</span>}
        {state.status === 'lost' && <span className="badge warn">connection lost, coming back ...</span>}
        {state.waiting > 0 && <span className="badge">sending ...</span>}
      </p>
      <nav aria-label="Table">
        <button type="button" onClick={undo} disabled={scene.undo === null} title={scene.undo === null ? 'nothing of yours to undo' : `undo ${scene.undo}`}>
          Undo
        </button>
        <button
          type="button"
          onClick={redo}
          disabled={scene.redo === null}
          title={scene.redo === null ? 'nothing of yours to do again' : `do again ${scene.redo}`}
        >
          Redo
        </button>
        {scene.withdraw && (
          <button type="button" onClick={withdraw}>
            Take back
          </button>
        )}
        <button type="button" aria-pressed={isPast} onClick={replay}>
          Replay
        </button>
        {mayInvite && (
          <button type="button" onClick={() => open('invite')}>
            Invite
          </button>
        )}
        {scene.me.kind === 'gm' && (
          <button type="button" onClick={() => open('master')}>
            Game master
          </button>
        )}
        <button type="button" onClick={() => open('help')} aria-label="Keys and colours">
          ?
        </button>
      </nav>
    </header>
  );
}
