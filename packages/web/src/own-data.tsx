import type { Scene } from '@riposte/server/protocol';
import { Confirmed } from './confirmed.tsx';
import { host } from './host/server.ts';
import { forgetTable } from './keep.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

/** What the table holds of this person: all of it as a file, and the end of it. */
export function OwnData({ scene: { me }, say }: { readonly scene: Scene; readonly say: Say }): React.ReactNode {
  const erase = async (): Promise<void> => {
    const reply = await say({ do: 'erase' });
    if (!reply.ok) return;
    forgetTable(me.seat);
    window.location.assign(host.address('/'));
  };
  return (
    <>
      <h3>{text('own-data')}</h3>
      <p>
        <a className="save" download href={`/api/seats/${encodeURIComponent(me.seat)}/mine`}>
          {text('own-data-save')}
        </a>{' '}
        {me.kind === 'player' && (
          <Confirmed title={text('own-data-erase')} question={text('own-data-question')} yes={text('own-data-yes')} act={() => void erase()} />
        )}
      </p>
    </>
  );
}
