import { Fragment, type ReactNode } from 'react';
import { type Key, pieces } from './language.ts';
import type { Messages } from './messages.gen.ts';

/** The text of a message with elements among its arguments. */
export function rich<K extends Key>(key: K, args: { readonly [A in keyof Messages[K]]: ReactNode }): ReactNode {
  const nodes: { readonly [name: string]: ReactNode } = args;
  const apart = Object.keys(nodes).filter((name) => typeof nodes[name] === 'object');
  return pieces(key, args as unknown as Messages[K], apart).map((piece, n) => <Fragment key={n}>{'arg' in piece ? nodes[piece.arg] : piece.text}</Fragment>);
}
