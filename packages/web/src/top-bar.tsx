import { CircleQuestionMark, Crown, History, Redo2, Search, Undo2, UserPlus } from 'lucide-react';
import { type Desk, turnBack } from './desk.ts';
import { host } from './host/server.ts';
import { Mark } from './icons.tsx';
import { text } from './language.ts';
import { initialsOf } from './letters.ts';
import { waitingFor } from './text.ts';
import { Timer } from './timer.tsx';

interface BarProps {
  readonly desk: Desk;
}

interface WaitingProps extends BarProps {
  /** The line to type in says whom everyone waits for. */
  readonly isLine: boolean;
}

/** Who has to act, and what concerns the whole table. */
export function TopBar({ desk, isLine }: WaitingProps): React.ReactNode {
  const { table, facts } = desk.now;
  const round = facts.find(([fact]) => fact === 'round')?.[1];
  return (
    <header className="top">
      <div className="where">
        <a href={host.address('/')} aria-label={text('home')} title={text('home')}>
          <Mark />
        </a>
        <h1>{table.title}</h1>
        <span className="soft round">{[table.rulesetTitle, ...(round === undefined ? [] : [text('bar-round', { round })])].join(' · ')}</span>
      </div>
      <Waiting desk={desk} isLine={isLine} />
      {desk.state.waiting > 0 && <span className="unseen">{text('bar-sending')}</span>}
      <nav aria-label={text('bar-table')}>
        <StepButtons desk={desk} />
        <People desk={desk} />
        <SheetButtons desk={desk} />
      </nav>
    </header>
  );
}

/** Whom everyone waits for, and whether the connection holds. */
function Waiting({ desk: { now: scene, state }, isLine }: WaitingProps): React.ReactNode {
  const isMine = scene.waiting.mine && scene.over === null;
  const said = scene.over === null ? waitingFor(scene.waiting, scene.fighters) : text('bar-over', { end: scene.over });
  return (
    <p className="waiting" role="status" aria-atomic="false">
      <span aria-live={isLine ? 'off' : undefined} className={`pill${isMine ? ' mine' : ''}${state.waiting > 0 ? ' sending' : ''}`} key={said}>
        <i aria-hidden="true" />
        <strong>{said}</strong>
      </span>
      {scene.table.paused && <span className="badge">{text('paused')}</span>}
      {scene.waiting.kind === 'turn' && (
        <Timer deadline={scene.waiting.deadline} paused={false} ahead={state.ahead} told={(left) => text('turn-default', { left })} />
      )}
      {state.status === 'lost' && <span className="badge warn">{text('bar-lost')}</span>}
    </p>
  );
}

/** What goes back: the last step, or the whole view. */
function StepButtons({ desk }: BarProps): React.ReactNode {
  const { now: scene, at, undo, redo, say } = desk;
  return (
    <>
      {/* It comes and goes where nothing stands before it. */}
      {scene.withdraw && (
        <button type="button" onClick={() => void say({ do: 'withdraw' })}>
          {text('withdraw')}
        </button>
      )}
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
      <button
        type="button"
        className="quiet square seldom"
        aria-pressed={at !== null}
        onClick={() => turnBack(desk)}
        aria-label={text('replay')}
        title={text('replay')}
      >
        <History aria-hidden="true" />
      </button>
    </>
  );
}

/** Who sits at the table, and who of them is there. */
function People({ desk: { now: scene } }: BarProps): React.ReactNode {
  return (
    <ul className="people" aria-label={text('bar-people')}>
      {scene.seats.flatMap((seat) =>
        seat.kind === 'spectator' || scene.me.kind === 'solo'
          ? []
          : [
              <li key={seat.id} className={seat.online ? 'here' : ''} title={text(seat.online ? 'seat-is-here' : 'seat-is-away', { name: seat.name })}>
                {initialsOf(seat.name)}
                <span className="unseen"> {text(seat.online ? 'seat-is-here' : 'seat-is-away', { name: seat.name })}</span>
              </li>,
            ],
      )}
    </ul>
  );
}

/** What opens a sheet over the table. */
function SheetButtons({ desk: { now, founded, open } }: BarProps): React.ReactNode {
  const isMaster = now.me.kind === 'gm';
  return (
    <>
      {isMaster && founded !== null && (
        <button type="button" className="quiet square" onClick={() => open({ kind: 'invite' })} aria-label={text('invite')} title={text('invite')}>
          <UserPlus aria-hidden="true" />
        </button>
      )}
      {isMaster && (
        <button type="button" className="quiet square" onClick={() => open({ kind: 'master' })} aria-label={text('master')} title={text('master')}>
          <Crown aria-hidden="true" />
        </button>
      )}
      <button type="button" className="quiet square" onClick={() => open({ kind: 'palette' })} aria-label={text('commands')} title={text('commands')}>
        <Search aria-hidden="true" />
      </button>
      <button
        type="button"
        className="quiet square seldom"
        onClick={() => open({ kind: 'help' })}
        aria-label={text('keys-and-colours')}
        title={text('keys-and-colours')}
      >
        <CircleQuestionMark aria-hidden="true" />
      </button>
    </>
  );
}
