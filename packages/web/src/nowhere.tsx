import { host } from './host/server.ts';
import { text } from './language.ts';
import { Frame } from './nav.tsx';

/** An address at which there is nothing. */
export function Nowhere(): React.ReactNode {
  return (
    <Frame at={null}>
      <h1>{text('nowhere')}</h1>
      <p>{text('nowhere-what')}</p>
      <p>
        <a className="button primary" href={host.address('/')}>
          {text('home')}
        </a>
      </p>
    </Frame>
  );
}
