import type { OrderPreview, Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import type { Say } from './net.ts';

/** Answers in advance: what stands, and a new one in plain words with where it would have fired. */
export function Orders({ scene, ask }: { readonly scene: Scene; readonly ask: Say }): React.ReactNode {
  const mine = scene.fighters.filter((fighter) => fighter.mine);
  if (mine.length === 0 && scene.orders.length === 0) return null;
  return (
    <details className="orders">
      <summary>Standing orders ({scene.orders.length})</summary>
      <ul>
        {scene.orders.map((order) => (
          <li key={`${order.who}${order.ask}${order.text}`}>
            {order.name}
            {order.how === 'when'
              ? `: ${order.text}`
              : `, ${order.ask.replaceAll('-', ' ')}: ${order.how === 'never' ? 'always the default' : `always ${order.text}`}`}{' '}
            <button type="button" onClick={() => void ask({ do: 'forget', who: order.who, ask: order.how === 'when' ? order.text : order.ask })}>
              Ask again
            </button>
          </li>
        ))}
      </ul>
      {mine.length > 0 && <NewOrder fighters={mine} ask={ask} />}
    </details>
  );
}

function NewOrder({ fighters, ask }: { readonly fighters: Scene['fighters']; readonly ask: Say }): React.ReactNode {
  const [who, setWho] = useState(fighters[0].ref);
  const [text, setText] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const preview = async (): Promise<void> => {
    const reply = await ask({ do: 'tryOrder', who, text });
    setTold(reply.ok ? previewText(reply.data) : reply.text);
  };
  const give = async (): Promise<void> => {
    const reply = await ask({ do: 'when', who, text });
    setTold(reply.ok ? 'It stands.' : reply.text);
    if (reply.ok) setText('');
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label>
        Who{' '}
        <select value={who} onChange={(event) => setWho(Number(event.target.value))}>
          {fighters.map((fighter) => (
            <option key={fighter.ref} value={fighter.ref}>
              {fighter.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Order <input value={text} maxLength={500} onChange={(event) => setText(event.target.value)} placeholder="ANSWER when I have at most 3 ..." />
      </label>
      <div className="row">
        <button type="button" disabled={text === ''} onClick={() => void preview()}>
          Where would it have fired?
        </button>
        <button type="submit" disabled={text === ''}>
          Give the order
        </button>
      </div>
      {told !== null && (
        <pre className="told" role="status">
          {told}
        </pre>
      )}
    </form>
  );
}

function previewText({ asked, fired }: OrderPreview): string {
  return [`It would have fired at ${fired.length} of ${asked} questions so far.`, ...fired].join('\n');
}
