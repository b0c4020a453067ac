import type { Game } from '@riposte/server/protocol';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon } from '../icons.tsx';
import { lang, learn, text } from '../language.ts';
import { LIBRARY } from '../messages-library.gen.ts';
import { WORKSHOP } from '../messages-workshop.gen.ts';
import { Frame } from '../nav.tsx';
import { fetchJson } from '../net.ts';
import { usePackTexts } from '../own-packs.ts';
import { capital } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Entry, GameBook } from '../workbench/requests.ts';
import { columnsOf, isFound, sorted, valueOf } from './columns.ts';
import { EntryCard } from './entry.tsx';
import { Packs } from './packs.tsx';
import '../workshop/workshop.css';
import './library.css';

for (const texts of [LIBRARY, WORKSHOP]) learn(texts);

const KINDS = [
  ['creature', 'library-creatures'],
  ['gear', 'library-gear'],
  ['spell', 'library-spells'],
  ['trait', 'library-traits'],
  ['condition', 'library-conditions'],
] as const;

/** Where the library shows something. */
const pathTo = (game: string, kind: string, id?: string): string =>
  `/library/${kind}${id === undefined ? '' : `/${encodeURIComponent(id)}`}?game=${encodeURIComponent(game)}`;

/** The name of an entry in an address: something from a pack may have the same id as something from the book. */
const keyOf = ({ id, pack }: Entry): string => (pack === undefined ? id : `${pack.name}:${id}`);

interface Opened {
  readonly games: readonly Game[];
  /** The game of the address, or the first one. */
  readonly game: string;
  /** Null until it is loaded. */
  readonly open: GameBook | null;
  readonly failed: string | null;
}

function useGameBook(): Opened {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [book, setBook] = useState<GameBook | null>(null);
  const game = new URLSearchParams(useSearch()).get('game') ?? games[0]?.id ?? '';
  const packs = usePackTexts(game === '' ? null : game);
  useEffect(() => {
    fetchJson<readonly Game[]>('/api/games').then(setGames, (thrown: Error) => setFailed(thrown.message));
  }, []);
  useEffect(() => {
    if (game === '') return undefined;
    let isOver = false;
    setFailed(null);
    bench('book', { game, packs }).then(
      (found) => isOver || setBook(found),
      (thrown: Error) => isOver || setFailed(thrown.message),
    );
    return () => {
      isOver = true;
    };
  }, [game, packs]);
  return { games, game, open: book?.id === game ? book : null, failed };
}

/** What each game has: a list on the left, an entry on the right. */
export function LibraryPage({ kind = 'creature', id }: { readonly kind: string | undefined; readonly id: string | null }): React.ReactNode {
  const [, go] = useLocation();
  const { games, game, open, failed } = useGameBook();
  const kinds = KINDS.filter(([sort]) => open?.entries.some((entry) => entry.sort === sort));
  const shown = kinds.some(([sort]) => sort === kind) ? kind : 'creature';
  const entries = (open?.entries ?? []).filter((entry) => entry.sort === shown);
  const entry = entries.find((entry) => keyOf(entry) === id) ?? null;
  // Until an entry is chosen, the first one is shown, except where there is room for one column only.
  const seen = entry ?? sorted(entries, null, lang())[0];
  return (
    <Frame at="library">
      <div className={`home library${entry === null ? '' : ' chosen'}`}>
        <header>
          <h1>{text('library')}</h1>
          <div className="segments" role="group" aria-label={text('library-game')}>
            {games.map((one) => (
              <button type="button" key={one.id} aria-pressed={one.id === game} onClick={() => go(pathTo(one.id, shown))}>
                {one.title}
              </button>
            ))}
          </div>
        </header>
        {failed !== null && (
          <p role="alert" className="failed">
            {failed}
          </p>
        )}
        {open === null && failed === null && <p role="status">{text('library-loading')}</p>}
        {open !== null && (
          <>
            <div className="tabs" role="group" aria-label={text('library-kind')}>
              {kinds.map(([sort, title]) => (
                <button type="button" key={sort} aria-pressed={sort === shown} onClick={() => go(pathTo(game, sort))}>
                  {text(title)}
                </button>
              ))}
            </div>
            <div className="shelves">
              <Entries key={`${game} ${shown}`} game={game} kind={shown} entries={entries} chosen={id} />
              {seen !== undefined && <EntryCard key={keyOf(seen)} book={open} entry={seen} back={pathTo(game, shown)} />}
            </div>
            <Packs game={game} />
          </>
        )}
      </div>
    </Frame>
  );
}

interface EntriesProps {
  readonly game: string;
  readonly kind: string;
  readonly entries: readonly Entry[];
  readonly chosen: string | null;
}

/** The entries of a kind, to be searched, compared and chosen. */
function Entries({ game, kind, entries, chosen }: EntriesProps): React.ReactNode {
  const [wanted, setWanted] = useState('');
  const [column, setColumn] = useState<string | null>(null);
  const columns = columnsOf(entries);
  const found = sorted(
    entries.filter((entry) => isFound(entry, wanted)),
    column,
    lang(),
  );
  return (
    <section className="card entries">
      <div className="line">
        <label className="search">
          <Search aria-hidden="true" />
          <input
            type="search"
            aria-label={text('library-search')}
            placeholder={text('library-search')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <span className="soft" role="status">
          {found.length === 0 ? text('library-none', { wanted }) : text('library-count', { count: found.length })}
        </span>
      </div>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <Heading column={null} sorted={column} sort={setColumn} />
              <th scope="col" className="told-of">
                {text('library-summary')}
              </th>
              {columns.map((of) => (
                <Heading key={of} column={of} sorted={column} sort={setColumn} />
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((entry) => (
              <EntryRow key={keyOf(entry)} path={pathTo(game, kind, keyOf(entry))} entry={entry} columns={columns} isChosen={keyOf(entry) === chosen} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface EntryRowProps {
  readonly path: string;
  readonly entry: Entry;
  readonly columns: readonly string[];
  readonly isChosen: boolean;
}

function EntryRow({ path, entry, columns, isChosen }: EntryRowProps): React.ReactNode {
  return (
    <tr className={isChosen ? 'on' : ''}>
      <th scope="row">
        <Link href={path} aria-current={isChosen ? 'true' : undefined}>
          <span className="emblem">
            <Icon name={entry.icon} />
          </span>{' '}
          {capital(entry.name)} {entry.pack !== undefined && <span className="badge">{entry.pack.title}</span>}
        </Link>
      </th>
      <td className="told-of">{entry.summary}</td>
      {columns.map((of) => (
        <td key={of}>{valueOf(entry, of)}</td>
      ))}
    </tr>
  );
}

interface HeadingProps {
  /** Null = the names. */
  readonly column: string | null;
  readonly sorted: string | null;
  readonly sort: (column: string | null) => void;
}

function Heading({ column, sorted: by, sort }: HeadingProps): React.ReactNode {
  const title = column ?? text('library-name');
  return (
    <th scope="col" aria-sort={column === by ? 'ascending' : 'none'}>
      <button type="button" className="plain" onClick={() => sort(column)} title={text('library-sort', { column: title })}>
        {title}
      </button>
    </th>
  );
}
