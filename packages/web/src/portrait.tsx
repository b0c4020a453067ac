import type { ShownFighter } from '@riposte/server/protocol';
import { useState } from 'react';
import { host } from './host/server.ts';
import { learn, text } from './language.ts';
import { TALK } from './messages-talk.gen.ts';
import { answered, type Say } from './net.ts';

learn(TALK);

/** What may be brought; the server looks into it. */
const KINDS = 'image/png,image/jpeg,image/webp';

/** Gives a fighter a picture, or takes it away. */
export function Portrait({ fighter, seat, say }: { readonly fighter: ShownFighter; readonly seat: string; readonly say: Say }): React.ReactNode {
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { ref: who, name, portrait } = fighter;
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFailed('');
    setBusy(true);
    try {
      const sent = host.ask(`/api/seats/${encodeURIComponent(seat)}/pictures`, { method: 'POST', headers: { 'content-type': 'image/png' }, body: file });
      const { picture } = await answered<{ readonly picture: string }>(await sent);
      await say({ do: 'portrait', who, picture });
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
    setBusy(false);
  };
  return (
    <div className="facts portrait">
      <label>
        {text('portrait', { name })}{' '}
        <input
          type="file"
          accept={KINDS}
          disabled={isBusy}
          onChange={(event) => {
            void bring(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p className="soft">{text('portrait-limits')}</p>
      {portrait !== null && (
        <button type="button" onClick={() => void say({ do: 'portrait', who, picture: null })}>
          {text('portrait-drop')}
        </button>
      )}
      <p role="alert">{failed}</p>
    </div>
  );
}
