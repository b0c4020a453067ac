import { useEffect, useState } from 'react';
import { learn, text } from '../language.ts';
import { CHARACTERS } from '../messages-characters.gen.ts';
import { Frame } from '../nav.tsx';
import './characters.css';
import { MakerPage } from './maker-page.tsx';
import { type Opened, openCharacter } from './use-character.ts';

learn(CHARACTERS);

/** The builder of one character. */
export function Builder({ id }: { readonly id: string }): React.ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState('');
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened again when that is asked for
  useEffect(() => {
    let isOver = false;
    setOpened(null);
    openCharacter(id).then(
      (found) => !isOver && setOpened(found),
      (thrown: Error) => !isOver && setFailed(thrown.message),
    );
    return () => {
      isOver = true;
    };
  }, [id, times]);
  return (
    <Frame at="characters">
      {failed !== '' ? (
        <section className="panel" role="alert">
          <h1>{text('maker-lost')}</h1>
          <p>{failed}</p>
        </section>
      ) : opened === null ? (
        <p className="soft" aria-busy="true">
          {text('maker-loading')}
        </p>
      ) : (
        <MakerPage key={`${id} ${times}`} id={id} opened={opened} again={() => setTimes(times + 1)} />
      )}
    </Frame>
  );
}
