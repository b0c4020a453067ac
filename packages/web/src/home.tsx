import type { Founded, Game as GameShown, ReadyFight } from '@riposte/server/protocol';
import { ChevronRight, GraduationCap, Map as MapIcon, Play, Search, Upload, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { BoardPicture } from './board-picture.tsx';
import { planOf } from './geometry.ts';
import { host } from './host/server.ts';
import { Icon } from './icons.tsx';
import { areKeysOn, isLearningOffered, type Kept, seatsTaken, writeLearningOffered } from './keep.ts';
import { lang, text } from './language.ts';
import { Frame } from './nav.tsx';
import { fetchJson } from './net.ts';
import { enter, start, useLeaving } from './start.ts';
import { since } from './text.ts';
import { Patterns } from './token.tsx';

/** Fights of a game that are listed before the rest is asked for. */
const LISTED = 4;

/** The first screen: where one was before what is new; one click to a running fight. */
export function Home(): React.ReactNode {
  const [fights, setFights] = useState<readonly ReadyFight[] | null>(null);
  const [games, setGames] = useState<readonly GameShown[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, leave] = useLeaving(setFailed);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    fetchJson<ReadyFight[]>('/api/fights').then(setFights, (thrown: Error) => setFailed(thrown.message));
    // Without them the list is as good.
    fetchJson<GameShown[]>('/api/games').then(setGames, () => undefined);
  }, []);
  const doing = (work: () => Promise<void>): void => {
    setFailed(null);
    leave(work);
  };
  const open = (fight: string, mode: 'table' | 'solo'): void => doing(() => start(fight, mode));
  const bring = (file: File | undefined): void => {
    if (file !== undefined) doing(async () => enter(await fetchJson<Founded>('/api/import', { name: file.name, text: await file.text() })));
  };
  const taken = seatsTaken();
  const found = (fights ?? []).filter((fight) => isFound(fight, wanted));
  return (
    <Frame at="play">
      {/* A file dropped anywhere is opened; the button below does the same by keyboard. */}
      <div
        className="home"
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          bring(event.dataTransfer.files[0]);
        }}
      >
        <Patterns />
        <header>
          <h1>{text(taken.length > 0 ? 'home-resume' : 'home-start')}</h1>
          <SearchField wanted={wanted} setWanted={setWanted} />
        </header>
        {failed !== null && (
          <p role="alert" className="failed">
            {failed}
          </p>
        )}
        {taken.length === 0 ? <Newcomers /> : <Resume taken={taken} fights={fights ?? []} />}
        <div className="line">
          {taken.length > 0 && <h2>{text('home-start')}</h2>}
          <span className="soft">{text('home-intro')}</span>
        </div>
        {fights === null && failed === null && (
          <p role="status" className="coming">
            {text('home-loading')}
          </p>
        )}
        {fights !== null && found.length === 0 && <p role="status">{text('home-none', { wanted })}</p>}
        <Games fights={found} games={games} isSearched={wanted !== ''} busy={busy} open={open} />
        <More bring={bring} />
      </div>
    </Frame>
  );
}

interface GamesProps {
  readonly fights: readonly ReadyFight[];
  readonly games: readonly GameShown[];
  readonly isSearched: boolean;
  readonly busy: boolean;
  readonly open: (fight: string, mode: 'table' | 'solo') => void;
}

/** The fights that were found, by their games. */
function Games({ fights, games, isSearched, busy, open }: GamesProps): React.ReactNode {
  const groups = [...new Set(fights.map((one) => one.rulesetTitle))];
  return (
    <div className="games">
      {groups.map((group) => (
        <Game
          key={group}
          title={group}
          about={games.find((game) => game.title === group)?.about ?? null}
          fights={fights.filter((one) => one.rulesetTitle === group)}
          listed={LISTED}
          isSearched={isSearched}
          busy={busy}
          open={open}
        />
      ))}
    </div>
  );
}

/** Finds fights by their words; the key / goes there. */
function SearchField({ wanted, setWanted }: { readonly wanted: string; readonly setWanted: (wanted: string) => void }): React.ReactNode {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || !areKeysOn()) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <label className="search">
      <Search aria-hidden="true" />
      <input
        ref={search}
        type="search"
        aria-label={text('home-search')}
        placeholder={text('home-search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <kbd>/</kbd>
    </label>
  );
}

/** The ways to make a fight yourself. */
function More({ bring }: { readonly bring: (file: File | undefined) => void }): React.ReactNode {
  return (
    <div className="more">
      <Link href="/prepare" className="card file">
        <MapIcon aria-hidden="true" />
        <span>
          <b>{text('home-build')}</b>
          <small>{text('home-build-what')}</small>
        </span>
      </Link>
      <label className="card file">
        <Upload aria-hidden="true" />
        <span>
          <b>{text('home-open-file')}</b>
          <small>{text('home-file-kinds')}</small>
        </span>
        <input type="file" className="unseen" accept=".json,.jsonl" onChange={(event) => bring(event.target.files?.[0])} />
      </label>
    </div>
  );
}

/** Who comes for the first time is offered the lessons, until they say that they want none. */
function Newcomers(): React.ReactNode {
  const [isOffered, setOffered] = useState(isLearningOffered);
  if (!isOffered) return null;
  return (
    <aside className="card newcomers" aria-label={text('nav-learn')}>
      <GraduationCap aria-hidden="true" />
      <span>
        <b>{text('home-learn')}</b>
        <small>{text('home-learn-what')}</small>
      </span>
      <Link href="/learn" className="button primary">
        {text('home-learn-begin')}
      </Link>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          writeLearningOffered(false);
          setOffered(false);
        }}
      >
        {text('home-learn-skip')}
      </button>
    </aside>
  );
}

/** Whether all words of a search stand in what a fight says of itself. */
function isFound({ title, rulesetTitle, sides }: ReadyFight, wanted: string): boolean {
  const all = [title, rulesetTitle, ...sides.flatMap(({ name, fighters }) => [name, ...fighters])].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The table that was played last, as large as its board, and the ones before. */
function Resume({ taken: [last, ...others], fights }: { readonly taken: readonly Kept[]; readonly fights: readonly ReadyFight[] }): React.ReactNode {
  const fightOf = ({ title }: Kept): ReadyFight | undefined => fights.find((fight) => fight.title === title);
  const fight = fightOf(last);
  return (
    <section className="resume" aria-label={text('home-your-games')}>
      <div className="card last">
        {/* Its place is kept until the fights are there; a fight of one's own has none. */}
        {fight !== undefined ? <BoardPicture {...fight} /> : fights.length === 0 && <div className="picture" />}
        <div className="what">
          <p className="soft">{[text('home-as', { name: last.name }), since(last.at)].join(' · ')}</p>
          <h2>{last.title || text('home-fight')}</h2>
          <p className="soft">{fight?.rulesetTitle ?? ''}</p>
          <a
            className="button primary"
            href={host.address(`/t/${encodeURIComponent(last.seat)}`)}
            aria-label={text('home-resume-label', { title: last.title || text('home-fight') })}
          >
            {text('home-go-on')}
          </a>
        </div>
      </div>
      {others.length > 0 && (
        <div className="card others">
          <h3 className="cap">{text('home-your-games')}</h3>
          <ul>
            {others.slice(0, 4).map((other) => (
              <li key={other.seat}>
                <a href={host.address(`/t/${encodeURIComponent(other.seat)}`)}>
                  <span>
                    <b>{other.title || text('home-fight')}</b>
                    <small>
                      {[fightOf(other)?.rulesetTitle ?? '', text('home-as', { name: other.name }), since(other.at)].filter((part) => part !== '').join(' · ')}
                    </small>
                  </span>
                  <ChevronRight aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface GameProps {
  readonly title: string;
  readonly about: GameShown['about'];
  readonly fights: readonly ReadyFight[];
  readonly listed: number;
  readonly isSearched: boolean;
  readonly busy: boolean;
  readonly open: (fight: string, mode: 'table' | 'solo') => void;
}

/** One game with its fights, each to play alone or with friends. */
function Game({ title, about, fights, listed, isSearched, busy, open }: GameProps): React.ReactNode {
  const [all, setAll] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  // The liveliest stands first, under its picture.
  const [first] = fights.toSorted((a, b) => lifeOf(b) - lifeOf(a));
  const ordered = isSearched ? fights : [first, ...fights.filter((fight) => fight !== first)];
  const shown = all || isSearched ? ordered : ordered.slice(0, listed);
  const pictured = shown[pointed ?? 0] ?? first;
  const opens = (fight: ReadyFight, mode: 'table' | 'solo'): React.ComponentProps<'button'> => ({
    type: 'button',
    disabled: busy,
    onClick: () => open(fight.id, mode),
    'aria-label': text(mode === 'solo' ? 'home-alone-label' : 'home-friends-label', { title: fight.title }),
  });
  return (
    <section className="card game" aria-label={title}>
      <BoardPicture {...pictured} />
      <h3>
        <Icon name={first.emblem} />
        <span>
          {title}
          <small>{about?.[lang()] ?? about?.en}</small>
        </span>
      </h3>
      <ul onPointerLeave={() => setPointed(null)}>
        {shown.map((fight, i) => (
          <li key={fight.id} className={fight === pictured ? 'on' : undefined} onPointerEnter={() => setPointed(i)} onFocus={() => setPointed(i)}>
            <button
              {...opens(fight, 'solo')}
              className="play"
              title={fight.sides.map(({ name, fighters }) => text('home-side', { name, count: fighters.length })).join(text('home-against'))}
            >
              <span>{fight.title}</span> <Play aria-hidden="true" />
            </button>
            {host.hasLinks && (
              <button {...opens(fight, 'table')} className="quiet square" title={text('home-friends')}>
                <Users aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isSearched && fights.length > listed && (
        <button type="button" className="quiet all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('home-fewer') : text('home-all', { count: fights.length })}
        </button>
      )}
    </section>
  );
}

/** How much there is to see in the picture of a fight: fighters near each other, and ground. */
function lifeOf({ ground, tokens }: ReadyFight): number {
  if (ground === null) return 0;
  const plan = planOf(ground);
  const spots = ground.kind === 'regions' ? [] : tokens.flatMap((token) => token.places.map(plan.centre));
  const far = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list) - Math.min(...list));
  const span = far(spots.map(({ x }) => x)) + 1.9 * far(spots.map(({ y }) => y));
  return tokens.length + 3 * Number(ground.marks.some(({ places }) => places.length > 0)) - span / 170;
}
