import type { Scene } from '@riposte/server/protocol';
import { Suspense, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { part } from './part.tsx';

const NewOrder = part(async () => ({ default: (await import('./new-order.tsx')).NewOrder }));

/** Standing orders: those that hold, and a new one. */
export function Orders({ scene, ask }: { readonly scene: Scene; readonly ask: Say }): React.ReactNode {
  const [isOpened, setOpened] = useState(false);
  const mine = scene.fighters.filter((fighter) => fighter.mine);
  if (mine.length === 0 && scene.orders.length === 0) return null;
  return (
    <details className="orders" onToggle={() => setOpened(true)}>
      <summary>{text('orders', { count: scene.orders.length })}</summary>
      <ul>
        {scene.orders.map((order) => (
          <li key={`${order.who}${order.ask}${order.text}`}>
            {orderText(order)}{' '}
            <button type="button" onClick={() => void ask({ do: 'forget', who: order.who, ask: order.how === 'when' ? order.text : order.ask })}>
              {text('order-forget')}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{isOpened && mine.length > 0 && <NewOrder fighters={mine} ask={ask} />}</Suspense>
    </details>
  );
}

function orderText({ name, ask, how, text: said }: Scene['orders'][number]): string {
  if (how === 'when') return text('order-when', { name, text: said });
  const called = ask.replaceAll('-', ' ');
  return how === 'never' ? text('order-never', { name, ask: called }) : text('order-always', { name, ask: called, text: said });
}
