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
import { foundIn, nearIn, wantedOf } from './search.ts';

/** Messages that list words of like meaning, for the search. */
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

/** What can be added: the creatures of the game, own characters, and more of those who are here. */
export function Catalogue({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, book } = editing;
  const [tab, setTab] = useState<(typeof TABS)[number]>('bestiary');
  const [typed, setTyped] = useState('');
  const sides = sidesOf(draft);
  const [to, setTo] = useState<string | null>(null);
  const party = useParty(book.id);
  const own = tab === 'party' ? (sides[0] ?? '') : (sides.at(-1) ?? '');
  const side = to !== null && sides.includes(to) ? to : own;
  const wanted = wantedOf(typed);
  const creatures = book.entries.filter((entry) => entry.fighter !== undefined);
  const here = [
    ...new Map(fightersOf(draft).flatMap((fighter) => (entryOf(book, fighter) === undefined ? [] : [[entryOf(book, fighter)!.id, entryOf(book, fighter)!]]))),
  ].map(([, entry]) => entry);
  const all = tab === 'here' ? here : creatures;
  const found = foundIn(all, wanted);
  const near = nearIn(
    all,
    wanted,
    ALIKE.map((key) => text(key)),
  );
  const shown = found.length > 0 ? found : near.length > 0 ? near : all;
  const bring = (one: Newcomer): void => {
    const count = wanted.count;
    void add(editing, { ...one, count }, side, null, text('step-add', { name: capital(one.name), count }));
    editing.announce(text('prepare-added', { name: capital(one.name), count }));
  };
  return (
    <aside className="catalogue" aria-label={text('prepare-add')}>
      <header>
        <h2>{text('prepare-add')}</h2>
        <label className="to">
          <span className="soft">{text('prepare-to')}</span>
          <select value={side} onChange={({ target: { value } }) => setTo(value)}>
            {sides.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
      </header>
      <label className="search">
        <Search aria-hidden="true" />
        <input
          type="search"
          value={typed}
          aria-label={text('prepare-find')}
          placeholder={text('prepare-find')}
          onChange={({ target: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || tab === 'party' || first === undefined || typed.trim() === '') return;
            bring(newcomerOf(first));
            setTyped('');
          }}
        />
      </label>
      <div className="tabs" role="group" aria-label={text('prepare-add')}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {text(`prepare-${one}`)}
          </button>
        ))}
      </div>
      {(tab === 'party' ? party.length === 0 : found.length === 0) && (
        <p className="none soft" role="status">
          {tab !== 'party' ? (
            text(near.length > 0 ? 'prepare-near' : 'prepare-none', { wanted: wanted.words.join(' ') })
          ) : (
            <>
              {text('prepare-no-party')} <Link href="/characters">{text('prepare-make-one')}</Link>
            </>
          )}
        </p>
      )}
      <ul className="entries">
        {tab !== 'party' &&
          shown.map((entry) => (
            <Choice
              key={`${entry.pack?.name} ${entry.id}`}
              one={newcomerOf(entry)}
              icon={entry.icon}
              line={entry.pack === undefined ? entry.summary : text('own-pack-of', { pack: entry.pack.title })}
              count={wanted.count}
              side={side}
              bring={bring}
            />
          ))}
        {tab === 'party' && party.map((one) => <Choice key={one.id} one={one} icon={one.icon} line={one.line} count={1} side={side} bring={bring} />)}
      </ul>
      <p className="how soft">{text('prepare-how')}</p>
    </aside>
  );
}

const newcomerOf = ({ name, fighter, pack }: Entry): Newcomer => ({
  name,
  count: 1,
  made: fighter as Newcomer['made'],
  ...(pack === undefined ? {} : { pack: pack.name }),
});

interface ChoiceProps {
  readonly one: Newcomer;
  readonly icon: string | null;
  readonly line: string;
  readonly count: number;
  /** Whose it will be. */
  readonly side: string;
  readonly bring: (one: Newcomer) => void;
}

function Choice({ one, icon, line, count, side, bring }: ChoiceProps): React.ReactNode {
  const name = capital(one.name);
  return (
    <li
      draggable
      title={line}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, JSON.stringify({ ...one, count, side }));
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
