import { useEffect, useState } from 'react';
import { text } from '../language.ts';
import { capital } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Duelled, PackBook } from '../workbench/requests.ts';

/** Milliseconds without a change before a thing is tried. */
const MOMENT = 500;
const FIGHTS = 200;

interface PreviewProps {
  readonly book: PackBook;
  readonly content: string;
  readonly section: string;
  readonly nth: number;
  readonly title: string;
  /** What it resembles, in words; empty if nothing. */
  readonly like: string;
}

/** How often a thing of a pack wins, counted once it stops changing: a creature fights one of the book, gear is compared with similar gear. */
export function PackPreview({ book, content, section, nth, title, like }: PreviewProps): React.ReactNode {
  const foes = book.parts.find((part) => part.section === 'creatures')?.likes ?? [];
  const [foe, setFoe] = useState(foes[0]?.id ?? '');
  const [known, setKnown] = useState<{ readonly fought: Duelled | null; readonly failed: string | null }>({ fought: null, failed: null });
  useEffect(() => {
    const wish = new AbortController();
    const show = (fought: Duelled): void => {
      if (!wish.signal.aborted) setKnown({ fought, failed: null });
    };
    const timer = setTimeout(() => {
      bench('packTried', { game: book.id, content, section, nth, foe, fights: FIGHTS }, { signal: wish.signal, tell: show }).then(
        (fought) => (fought.fights === 0 ? !wish.signal.aborted && setKnown({ fought: null, failed: text('pack-cannot') }) : show(fought)),
        (thrown: Error) => !wish.signal.aborted && setKnown({ fought: null, failed: thrown.message }),
      );
    }, MOMENT);
    return () => {
      wish.abort();
      clearTimeout(timer);
    };
  }, [book.id, content, section, nth, foe]);
  const { fought, failed } = known;
  const isCreature = section === 'creatures';
  return (
    <section className="card preview" aria-label={text('pack-preview')}>
      <h2>{text('pack-preview')}</h2>
      <label>
        {text(isCreature ? 'pack-against' : 'pack-in-hands')}{' '}
        <select value={foe} onChange={({ target }) => setFoe(target.value)}>
          {foes.map(({ id, name }) => (
            <option key={id} value={id}>
              {capital(name)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {failed !== null ? (
          <span className="warn">{failed}</span>
        ) : fought === null || fought.fights === 0 ? (
          <span className="soft">{text('pack-counting')}</span>
        ) : (
          <>
            <b className="number">{Math.round((100 * fought.won) / fought.fights)} %</b>{' '}
            {isCreature ? text('pack-wins', { name: title, fights: fought.fights }) : text('pack-beats', { name: title, like, fights: fought.fights })}
            {fought.drawn > 0 && ` ${text('pack-drawn', { drawn: fought.drawn })}`}
          </>
        )}
      </p>
    </section>
  );
}
