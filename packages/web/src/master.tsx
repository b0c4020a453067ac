import type { Scene, ShownSeat } from '@riposte/server/protocol';
import { AskLab } from './ask-lab.tsx';
import { BoardForm } from './board-hand.tsx';
import { DecreeForm } from './decree.tsx';
import { DeleteTable } from './delete.tsx';
import { Sheet } from './dialog.tsx';
import { host } from './host/server.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { TableSettings } from './settings.tsx';
import { Webhook } from './webhook.tsx';

/** What can be saved as a file. */
const FILES = [
  ['log', 'save-log'],
  ['table', 'save-table'],
  ['encounter', 'save-encounter'],
] as const;

/** What the game master may do beside playing: set facts, give conditions, run the table. */
export function MasterSheet({
  scene,
  say,
  close,
  draw,
  invite,
}: {
  readonly scene: Scene;
  readonly say: Say;
  readonly close: () => void;
  readonly draw: () => void;
  readonly invite: (path: string, seat: ShownSeat) => void;
}): React.ReactNode {
  return (
    <Sheet title={text('master')} close={close}>
      <DecreeForm scene={scene} say={say} />
      <BoardForm scene={scene} say={say} draw={draw} />
      <TableSettings scene={scene} say={say} />
      {host.hasLinks && <Webhook seat={scene.me.seat} />}
      <AskLab seat={scene.me.seat} />
      <h3>{text('master-files')}</h3>
      <p>
        {FILES.map(([what, title]) => (
          <a key={what} className="save" download href={`/api/seats/${encodeURIComponent(scene.me.seat)}/${what}`}>
            {text(title)}
          </a>
        ))}
      </p>
      <DeleteTable seat={scene.me.seat} />
      <h3>{text('master-seats')}</h3>
      <ul className="seats">
        {scene.seats.map((seat) => (
          <li key={seat.id}>
            <strong>{seat.name}</strong> <span className="soft">{text(seat.online ? 'seat-here' : 'seat-away')}</span>{' '}
            <button
              type="button"
              onClick={() =>
                void say({ do: 'seat', seat: seat.id, act: 'rotate' }).then((reply) => reply.ok && reply.data !== null && invite(reply.data.path, seat))
              }
            >
              {text('seat-new-link')}
            </button>
            {seat.id !== scene.me.seat && (
              <>
                <button type="button" onClick={() => void say({ do: 'seat', seat: seat.id, act: 'kick' })}>
                  {text('seat-kick')}
                </button>
                <button type="button" onClick={() => void say({ do: 'seat', seat: seat.id, act: 'revoke' })}>
                  {text('seat-revoke')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
