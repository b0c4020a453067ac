import type { OrderPreview, Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';

interface OpenedProps extends NewProps {
  readonly orders: Scene['orders'];
}

/** The orders that hold, and a new one. */
export const Opened = ({ orders, fighters, ask }: OpenedProps): React.ReactNode => (
  <>
    <Held orders={orders} ask={ask} />
    {fighters.length > 0 && <NewOrder fighters={fighters} ask={ask} />}
  </>
);

function Held({ orders, ask }: Pick<OpenedProps, 'orders' | 'ask'>): React.ReactNode {
  return (
    <ul>
      {orders.map((order) => (
        <li key={`${order.who}${order.ask}${order.text}`}>
          {orderText(order)}{' '}
          <button type="button" onClick={() => void ask({ do: 'forget', who: order.who, ask: order.how === 'when' ? order.text : order.ask })}>
            {text('order-forget')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function orderText({ name, ask, how, text: said }: Scene['orders'][number]): string {
  if (how === 'when') return text('order-when', { name, text: said });
  const called = ask.replaceAll('-', ' ');
  return how === 'never' ? text('order-never', { name, ask: called }) : text('order-always', { name, ask: called, text: said });
}

interface NewProps {
  readonly fighters: Scene['fighters'];
  readonly ask: Say;
}

/** An answer in advance, in plain words, with where it would have fired. */
function NewOrder({ fighters, ask }: NewProps): React.ReactNode {
  const [who, setWho] = useState(fighters[0].ref);
  const [order, setOrder] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const preview = async (): Promise<void> => {
    const reply = await ask({ do: 'tryOrder', who, text: order });
    setTold(reply.ok ? previewText(reply.data) : reply.text);
  };
  const give = async (): Promise<void> => {
    const reply = await ask({ do: 'when', who, text: order });
    setTold(reply.ok ? text('order-given') : reply.text);
    if (reply.ok) setOrder('');
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
        {text('who')}{' '}
        <select value={who} onChange={(event) => setWho(Number(event.target.value))}>
          {fighters.map((fighter) => (
            <option key={fighter.ref} value={fighter.ref}>
              {fighter.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text('order-new')} <input value={order} maxLength={500} onChange={(event) => setOrder(event.target.value)} placeholder={text('order-example')} />
      </label>
      <div className="row">
        <button type="button" disabled={order === ''} onClick={() => void preview()}>
          {text('order-try')}
        </button>
        <button type="submit" disabled={order === ''}>
          {text('order-give')}
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
  return [text('order-preview', { fired: fired.length, asked }), ...fired].join('\n');
}
