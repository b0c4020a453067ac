import type { Game } from '@riposte/server/protocol';
import { Plus, Search, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { host } from '../host/server.ts';
import { Icon } from '../icons.tsx';
import { areKeysOn } from '../keep.ts';
import { learn, text } from '../language.ts';
import { WORKSHOP } from '../messages-workshop.gen.ts';
import { Frame } from '../nav.tsx';
import { fetchJson } from '../net.ts';
import { newItem, type ShelfBody, type ShelfHead, type ShelfState, write } from '../shelf.ts';
import { isTyping } from '../text.ts';
import { Patterns } from '../token.tsx';
import { Card } from './card.tsx';
import { DoneLine } from './done.tsx';
import { Tables } from './tables.tsx';
import { type Items, itemTitle, type ListedKind, useItems } from './use-items.ts';
import './workshop.css';

learn(WORKSHOP);

/** How each list is called, and where its items are edited. */
const LISTS = {
  draft: {
    at: 'prepare',
    editor: '/prepare',
    title: 'shelf-drafts',
    search: 'shelf-search-draft',
    fresh: 'shelf-new-draft',
    freshIn: 'shelf-new-draft-in',
    file: 'shelf-file-draft',
    none: 'shelf-none-draft',
  },
  character: {
    at: 'characters',
    editor: '/characters',
    title: 'shelf-characters',
    search: 'shelf-search-character',
    fresh: 'shelf-new-character',
    freshIn: 'shelf-new-character-in',
    file: 'shelf-file-character',
    none: 'shelf-none-character',
  },
} as const;

/** The item that an editor begins with. */
async function begun(kind: ListedKind, ruleset: string): Promise<ShelfBody> {
  if (kind === 'character') return { format: 'riposte/character/1', ruleset, title: '' };
  const { bench } = await import('../workbench/bench.ts');
  const about = {
    game: ruleset,
    title: text('shelf-new-draft'),
    sides: [text('shelf-side-first'), text('shelf-side-second')],
    regions: REGIONS.map((of) => text(of)),
  };
  return JSON.parse(await bench('fresh', about)) as ShelfBody;
}

/** Where a board has no squares. */
const REGIONS = ['shelf-region-first', 'shelf-region-second'] as const;

/** The list of what a workshop keeps of a kind: made, brought, found, opened, copied, put aside and deleted here. */
function ItemsPage({ kind }: { readonly kind: ListedKind }): React.ReactNode {
  const items = useItems(kind);
  const [games, setGames] = useState<readonly Game[] | null>(null);
  const [wanted, setWanted] = useState('');
  const [state, setState] = useState<ShelfState>('kept');
  useEffect(() => {
    fetchJson<readonly Game[]>('/api/games').then(setGames, () => setGames([]));
  }, []);
  const { heads, failed } = items;
  // All of it comes at once, so that nothing moves under a pointer.
  const isReady = games !== null && (heads !== null || failed !== null);
  const gameOf = ({ game }: ShelfHead): string => games?.find((one) => one.id === game)?.title ?? game;
  const isFound = (head: ShelfHead): boolean => hasAll(`${itemTitle(head)} ${gameOf(head)}`, wanted);
  const there = (heads ?? []).filter((head) => head.state === state);
  const shown = there.filter(isFound);
  return (
    <Frame at={LISTS[kind].at}>
      {/* A file dropped anywhere is brought; the button below does the same by keyboard. */}
      <div
        className="home shelf"
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          items.bring(event.dataTransfer.files[0]);
        }}
      >
        <Patterns />
        <header>
          <h1>{text(LISTS[kind].title)}</h1>
          <Finder kind={kind} wanted={wanted} want={setWanted} />
        </header>
        {failed !== null && (
          <p role="alert" className="failed told">
            {failed}
          </p>
        )}
        {!isReady && <p role="status">{text('shelf-loading')}</p>}
        {isReady && <Beginnings kind={kind} games={games} items={items} />}
        {isReady && <Tabs heads={heads ?? []} state={state} choose={setState} />}
        {state === 'binned' && <p className="soft">{text('shelf-bin-days')}</p>}
        {isReady && heads !== null && shown.length === 0 && (
          <p className="empty soft">{there.length > 0 ? text('shelf-none-found', { wanted }) : emptyText(kind, state)}</p>
        )}
        <Cards kind={kind} heads={isReady ? shown : []} gameOf={gameOf} items={items} />
        {isReady && (
          <p className="soft">
            {text(host.hasLinks ? 'shelf-where' : 'shelf-where-here')} <Link href="/settings#workshop">{text('shelf-where-link')}</Link>
          </p>
        )}
        {isReady && kind === 'draft' && <Tables />}
        <DoneLine items={items} />
      </div>
    </Frame>
  );
}

interface CardsProps {
  readonly kind: ListedKind;
  readonly heads: readonly ShelfHead[];
  readonly gameOf: (head: ShelfHead) => string;
  readonly items: Items;
}

function Cards({ kind, heads, gameOf, items }: CardsProps): React.ReactNode {
  return (
    <ul className="cards">
      {heads.map((head) => (
        <li key={head.id}>
          <Card kind={kind} head={head} game={gameOf(head)} path={`${LISTS[kind].editor}/${head.id}`} items={items} />
        </li>
      ))}
    </ul>
  );
}

export const DraftsPage = (): React.ReactNode => <ItemsPage kind="draft" />;
export const CharactersPage = (): React.ReactNode => <ItemsPage kind="character" />;

/** Whether all words of a search stand in a text. */
function hasAll(whole: string, wanted: string): boolean {
  const all = whole.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function emptyText(kind: ListedKind, state: ShelfState): string {
  if (state === 'kept') return text(LISTS[kind].none);
  return text(state === 'archived' ? 'shelf-none-archive' : 'shelf-none-bin');
}

function Finder({ kind, wanted, want }: { readonly kind: ListedKind; readonly wanted: string; readonly want: (wanted: string) => void }): React.ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event) || !areKeysOn()) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const label = text(LISTS[kind].search);
  return (
    <label className="search">
      <Search aria-hidden="true" />
      <input ref={field} type="search" aria-label={label} placeholder={label} value={wanted} onChange={(event) => want(event.target.value)} />
      <kbd>/</kbd>
    </label>
  );
}

/** What a new item begins with: a game, or a file. */
function Beginnings({ kind, games, items }: { readonly kind: ListedKind; readonly games: readonly Game[]; readonly items: Items }): React.ReactNode {
  const [, go] = useLocation();
  const begin = (game: Game): void =>
    items.attempt(async () => {
      const { id } = await write(kind, newItem(), await begun(kind, game.id), null);
      go(`${LISTS[kind].editor}/${id}`);
    });
  return (
    <section className="beginnings" aria-label={text(LISTS[kind].fresh)}>
      <h2>{text(LISTS[kind].fresh)}</h2>
      <div className="row">
        {games.map((game) => (
          <button type="button" key={game.id} aria-label={text(LISTS[kind].freshIn, { game: game.title })} onClick={() => begin(game)}>
            {game.emblem === null ? <Plus aria-hidden="true" /> : <Icon name={game.emblem} />} {game.title}
          </button>
        ))}
        <label className="button" title={text(LISTS[kind].file)}>
          <Upload aria-hidden="true" /> {text('shelf-file')}
          <input
            type="file"
            className="unseen"
            accept=".json,.jsonl"
            onChange={({ target }) => {
              items.bring(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
    </section>
  );
}

const TABS = [
  ['kept', 'shelf-list'],
  ['archived', 'shelf-archive'],
  ['binned', 'shelf-bin'],
] as const;

/** The list, what was put aside, the bin: there from the first time that something is in them. */
function Tabs({
  heads,
  state,
  choose,
}: {
  readonly heads: readonly ShelfHead[];
  readonly state: ShelfState;
  readonly choose: (state: ShelfState) => void;
}): React.ReactNode {
  const counts = TABS.map(([of]) => heads.filter((head) => head.state === of).length);
  if (state === 'kept' && counts[1] + counts[2] === 0) return null;
  return (
    <div className="segments" role="group" aria-label={text('shelf-list')}>
      {TABS.map(([of, title], nth) => (
        <button type="button" key={of} aria-pressed={state === of} onClick={() => choose(of)}>
          {text('shelf-tab', { title: text(title), count: counts[nth] })}
        </button>
      ))}
    </div>
  );
}
