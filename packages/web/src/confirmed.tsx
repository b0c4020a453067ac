import { useState } from 'react';
import { text } from './language.ts';

/** A button that asks once more, for what cannot be taken back. */
export function Confirmed({
  title,
  question,
  yes,
  act,
}: {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  readonly act: () => void;
}): React.ReactNode {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {title}
      </button>
    );
  const done = (): void => {
    setAsked(false);
    act();
  };
  return (
    <span role="group" aria-label={title}>
      <span role="status">{question}</span>{' '}
      <button type="button" onClick={done}>
        {yes}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {text('no')}
      </button>
    </span>
  );
}
