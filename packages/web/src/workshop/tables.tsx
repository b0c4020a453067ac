import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { host } from '../host/server.ts';
import { text } from '../language.ts';
import { type WorkshopState, workshop } from '../shelf.ts';
import { since } from '../text.ts';

/** The tables that were made in this workshop. */
export function Tables(): React.ReactNode {
  const [tables, setTables] = useState<WorkshopState['tables']>([]);
  useEffect(() => {
    workshop().then(
      (state) => setTables(state?.tables ?? []),
      () => undefined,
    );
  }, []);
  if (tables.length === 0) return null;
  return (
    <section className="card made" aria-label={text('shelf-tables')}>
      <h2>{text('shelf-tables')}</h2>
      <ul>
        {tables.map(({ table, title, opened, seat }) => {
          const told = text('shelf-opened', { when: since(opened) });
          return (
            <li key={table}>
              {seat === null ? (
                <span>
                  <b>{title}</b>
                  <small>{[told, text('shelf-no-seat')].join(' · ')}</small>
                </span>
              ) : (
                <a href={host.address(`/t/${encodeURIComponent(seat)}`)} aria-label={text('shelf-table', { title })}>
                  <span>
                    <b>{title}</b>
                    <small>{told}</small>
                  </span>
                  <ChevronRight aria-hidden="true" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
