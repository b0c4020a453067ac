import type { HookState, Refusal } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { host } from './host/server.ts';
import { refusedText, text } from './language.ts';

/** The address of another program that learns whose turn it is; empty if the server allows none. */
export function Webhook({ seat }: { readonly seat: string }): React.ReactNode {
  const [state, setState] = useState<HookState | null>(null);
  const [said, say] = useState('');
  const path = `/api/seats/${encodeURIComponent(seat)}/webhook`;
  useEffect(() => {
    void host
      .ask(path)
      .then(async (answer) => answer.ok && setState((await answer.json()) as HookState))
      .catch(() => undefined);
  }, [path]);
  if (state?.isAllowed !== true) return null;
  const ask = async (method: 'PUT' | 'DELETE', url: string | null): Promise<void> => {
    const answer = await host.ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }) });
    const told = (await answer.json()) as { readonly secret?: string } & Refusal;
    if (answer.ok) setState({ isAllowed: true, url });
    say(answer.ok ? (told.secret === undefined ? '' : text('webhook-secret', { secret: told.secret })) : refusedText(told));
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void ask('PUT', String(new FormData(event.currentTarget).get('url')));
      }}
    >
      <h3>{text('webhook')}</h3>
      <p className="soft">{text('webhook-about')}</p>
      <label>
        {text('webhook-url')} <input name="url" type="url" required maxLength={500} defaultValue={state.url ?? ''} key={state.url} />
      </label>
      <button type="submit">{text('webhook-set')}</button>
      {state.url !== null && (
        <button type="button" onClick={() => void ask('DELETE', null)}>
          {text('webhook-off')}
        </button>
      )}
      <p role="status">{said}</p>
    </form>
  );
}
