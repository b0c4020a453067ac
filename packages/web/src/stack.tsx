import type { Scene } from '@riposte/server/protocol';
import { Zap } from 'lucide-react';
import { Icon } from './icons.tsx';
import { listed, text } from './language.ts';

/** What is in the middle of what: the question first, then the acts that wait for each other, the newest first. */
export function Stack({ scene: { stack, waiting } }: { readonly scene: Scene }): React.ReactNode {
  return (
    <section className="stack" aria-label={text('stack')}>
      <h3 aria-hidden="true">{text('stack')}</h3>
      <ol>
        {waiting.kind === 'question' && (
          <li className="now">
            <Zap aria-hidden="true" /> {text('stack-deciding', { names: listed(waiting.names) })}
          </li>
        )}
        {stack.map(({ who, name, title, icon }, depth) => (
          <li key={`${depth} ${who}`}>
            {icon === null ? <i /> : <Icon name={icon} />}
            <span>
              <b>{name}</b>: {title}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
