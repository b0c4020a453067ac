import { host } from './host/server.ts';
import { Mark } from './icons.tsx';
import { text } from './language.ts';

/** An address at which there is nothing. */
export function Nowhere(): React.ReactNode {
  return (
    <main className="single">
      <Mark />
      <h1>{text('nowhere')}</h1>
      <p>{text('nowhere-what')}</p>
      <p>
        <a className="button primary" href={host.address('/')}>
          {text('home')}
        </a>
      </p>
    </main>
  );
}
