import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons.tsx';
import { text } from '../language.ts';
import { capital } from '../text.ts';
import type { Entry } from '../workbench/requests.ts';
import { fightersOf, sidesOf } from './changes.ts';
import { add, type Editing, entryOf, type Newcomer } from './editing.ts';
import { DRAGGED } from './map.tsx';
import { useParty } from './party.ts';
import { foundIn, isCalled, nearIn, wantedOf } from './search.ts';

/** Messages that list synonyms for the search. */
const ALIKE = [
  'prepare-alike-leaders',
  'prepare-alike-robbers',
  'prepare-alike-guards',
  'prepare-alike-warriors',
  'prepare-alike-mages',
  'prepare-alike-archers',
  'prepare-alike-undead',
  'prepare-alike-beasts',
] as const;

const TABS = ['bestiary', 'party', 'here'] as const;
type Tab = (typeof TABS)[number];

/** What can be added: the creatures of the game, own characters, and more of those who are here. */
export function Catalogue({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, book } = editing;
  const [tab, setTab] = useState<Tab>('bestiary');
  const [typed, setTyped] = useState('');
  const sides = sidesOf(draft);
  const [to, setTo] = useState<string | null>(null);
  const party = useParty(book.id);
  const wanted = wantedOf(typed);
  const { found, near, called, isFound, members, shown } = offersOf(editing, tab, wanted, party);
  const own = members.length > 0 && found.length === 0 ? sides[0] : sides.at(-1);
  const side = to !== null && sides.includes(to) ? to : (own ?? '');
  const bring = (one: Newcomer): void => {
    const said = { name: capital(one.name), count: one.count };
    void add(editing, one, side, null, text('step-add', said));
    editing.announce(text('prepare-added', said));
  };
  return (
    <aside className="catalogue" aria-label={text('prepare-add')}>
      <header>
        <h2>{text('prepare-add')}</h2>
        <SideChoice sides={sides} side={side} choose={setTo} />
      </header>
      <SearchField
        typed={typed}
        type={setTyped}
        enter={() => {
          const [first] = [...called, ...found.map((entry) => newcomerOf(entry, wanted.count))];
          if (first === undefined || typed.trim() === '') return;
          bring(first);
          setTyped('');
        }}
      />
      <div className="tabs" role="group" aria-label={text('prepare-add')}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {text(`prepare-${one}`)}
          </button>
        ))}
      </div>
      {!isFound && <NotFound isPartyEmpty={tab === 'party' && party.length === 0} isNear={near.length > 0} wanted={wanted.words.join(' ')} />}
      <ul className="entries">
        {members.map((one) => (
          <Choice key={one.id} one={one} icon={one.icon} line={one.line} side={side} bring={bring} />
        ))}
        {shown.map((entry) => (
          <Choice
            key={`${entry.pack?.name} ${entry.id}`}
            one={newcomerOf(entry, wanted.count)}
            icon={entry.icon}
            line={entry.pack === undefined ? entry.summary : text('own-pack-of', { pack: entry.pack.title })}
            side={side}
            bring={bring}
          />
        ))}
      </ul>
      <p className="how soft">{text('prepare-how')}</p>
    </aside>
  );
}

interface SideChoiceProps {
  readonly sides: readonly string[];
  readonly side: string;
  readonly choose: (side: string) => void;
}

/** The side that new fighters join. */
function SideChoice({ sides, side, choose }: SideChoiceProps): React.ReactNode {
  return (
    <label className="to">
      <span className="soft">{text('prepare-to')}</span>
      <select value={side} onChange={({ target: { value } }) => choose(value)}>
        {sides.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

interface SearchProps {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly enter: () => void;
}

function SearchField({ typed, type, enter }: SearchProps): React.ReactNode {
  return (
    <label className="search">
      <Search aria-hidden="true" />
      <input
        type="search"
        value={typed}
        aria-label={text('prepare-find')}
        placeholder={text('prepare-find')}
        onChange={({ target: { value } }) => type(value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') enter();
        }}
      />
    </label>
  );
}

interface NotFoundProps {
  readonly isPartyEmpty: boolean;
  readonly isNear: boolean;
  readonly wanted: string;
}

function NotFound({ isPartyEmpty, isNear, wanted }: NotFoundProps): React.ReactNode {
  return (
    <p className="none soft" role="status">
      {isPartyEmpty ? (
        <>
          {text('prepare-no-party')} <Link href="/characters">{text('prepare-make-one')}</Link>
        </>
      ) : (
        text(isNear ? 'prepare-near' : 'prepare-none', { wanted })
      )}
    </p>
  );
}

type Member = ReturnType<typeof useParty>[number];

interface Offers {
  /** Entries whose names match the search, and entries with a similar meaning. */
  readonly found: readonly Entry[];
  readonly near: readonly Entry[];
  /** Own characters that are called as wanted. */
  readonly called: readonly Member[];
  readonly isFound: boolean;
  /** What is listed: the user's characters, then catalogue entries; everything if nothing is found. */
  readonly members: readonly Member[];
  readonly shown: readonly Entry[];
}

/** The entries of a tab that match the search. */
function offersOf({ draft, book }: Editing, tab: Tab, wanted: ReturnType<typeof wantedOf>, party: readonly Member[]): Offers {
  const creatures = book.entries.filter((entry) => entry.fighter !== undefined);
  const here = [
    ...new Map(fightersOf(draft).flatMap((fighter) => (entryOf(book, fighter) === undefined ? [] : [[entryOf(book, fighter)!.id, entryOf(book, fighter)!]]))),
  ].map(([, entry]) => entry);
  const all = tab === 'party' ? [] : tab === 'here' ? here : creatures;
  const found = foundIn(all, wanted);
  const near = nearIn(
    all,
    wanted,
    ALIKE.map((key) => text(key)),
  );
  // The search of creatures finds own characters too: its label says so.
  const called = tab === 'party' || (tab === 'bestiary' && wanted.words.length > 0) ? party.filter(({ name }) => isCalled(name, wanted)) : [];
  const isFound = found.length + called.length > 0;
  const members = tab === 'party' && !isFound ? party : called;
  return { found, near, called, isFound, members, shown: isFound ? found : near.length > 0 ? near : all };
}

const newcomerOf = ({ name, fighter, pack }: Entry, count: number): Newcomer => ({
  name,
  count,
  made: fighter as Newcomer['made'],
  ...(pack === undefined ? {} : { pack: pack.name }),
});

interface ChoiceProps {
  readonly one: Newcomer;
  readonly icon: string | null;
  readonly line: string;
  /** The side that it will join. */
  readonly side: string;
  readonly bring: (one: Newcomer) => void;
}

function Choice({ one, icon, line, side, bring }: ChoiceProps): React.ReactNode {
  const { count } = one;
  const name = capital(one.name);
  return (
    <li
      draggable
      title={line}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, JSON.stringify({ ...one, side }));
        event.dataTransfer.effectAllowed = 'copy';
      }}
    >
      {icon === null ? <span className="letter-icon">{name.charAt(0)}</span> : <Icon name={icon} />}
      <span className="grow">
        <b>{count === 1 ? name : `${count} × ${name}`}</b>
        <small>{line}</small>
      </span>
      <button type="button" className="quiet square" aria-label={text('prepare-add-one', { name, count })} onClick={() => bring(one)}>
        <Plus aria-hidden="true" />
      </button>
    </li>
  );
}
