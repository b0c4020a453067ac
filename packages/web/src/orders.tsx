import type { Scene } from '@riposte/server/protocol';
import { Suspense, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { part } from './part.tsx';

const Opened = part(async () => ({ default: (await import('./new-order.tsx')).Opened }));

/** Standing orders: those that hold, and a new one. */
export function Orders({ scene, ask }: { readonly scene: Scene; readonly ask: Say }): React.ReactNode {
  const [isOpened, setOpened] = useState(false);
  const mine = scene.fighters.filter((fighter) => fighter.mine);
  if (mine.length === 0 && scene.orders.length === 0) return null;
  return (
    <details className="orders" onToggle={() => setOpened(true)}>
      <summary>{text('orders', { count: scene.orders.length })}</summary>
      <Suspense>{isOpened && <Opened orders={scene.orders} fighters={mine} ask={ask} />}</Suspense>
    </details>
  );
}
