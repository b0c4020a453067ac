import type { Json } from '@riposte/kernel';
import { TriangleAlert, UserPlus, X } from 'lucide-react';
import { expectedText, text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { capital } from '../text.ts';
import { Chip } from '../token.tsx';
import { called } from './called.ts';
import { type Fighter, fightersOf, freeNames, type Playing, playingOf, sideRenamed, sidesOf, withFighters, withoutSide, withPlaying } from './changes.ts';
import { type Editing, entryOf } from './editing.ts';

/** The most numbers of a fighter that fit in its line. */
const SHOWN = 3;

/** A fighter in one line: its kind, and what the file adds to it. */
export function lineOf(book: Editing['book'], fighter: Fighter): string {
  const entry = entryOf(book, fighter);
  const { name: _name, side: _side, at: _at, creature, ...own } = fighter;
  const said = Object.entries(own).flatMap(([key, value]) => shortOf(called(book.fighter.properties?.[key] ?? {}, key), value));
  return [entry === undefined ? String(creature ?? '') : capital(entry.name), ...said.slice(0, SHOWN)].filter((part) => part !== '').join(' · ');
}

function shortOf(title: string, value: Json): string[] {
  if (value === true) return [title];
  if (typeof value === 'number') return [`${title} ${value}`];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') && value.length > 0 ? [value.slice(0, 3).join(', ')] : [];
  return [];
}

/** The sides with who plays them, and their fighters. */
export function Roster({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, change } = editing;
  const sides = sidesOf(draft);
  const fighters = fightersOf(draft);
  const letters = lettersOf(fighters.map(({ name }) => name));
  return (
    <section className="roster" aria-label={text('prepare-sides')}>
      {sides.map((side, nth) => (
        <Side key={nth} editing={editing} side={side} nth={nth} letters={letters} />
      ))}
      {fighters.some((fighter) => !sides.includes(fighter.side)) && <Side editing={editing} side={null} nth={-1} letters={letters} />}
      <button
        type="button"
        className="quiet"
        onClick={() =>
          change(text('step-side'), (now) => withFighters({ ...now, sides: [...sidesOf(now), ...freeNames(sidesOf(now), text('prepare-new-side'), 1)] }, []))
        }
      >
        <UserPlus aria-hidden="true" /> {text('prepare-add-side')}
      </button>
    </section>
  );
}

interface SideProps {
  readonly editing: Editing;
  /** null = fighters whose side does not exist. */
  readonly side: string | null;
  readonly nth: number;
  readonly letters: readonly string[];
}

function Side({ editing, side, nth, letters }: SideProps): React.ReactNode {
  const { draft, change } = editing;
  const sides = sidesOf(draft);
  const own = fightersOf(draft).flatMap((fighter, i) => ((side === null ? !sides.includes(fighter.side) : fighter.side === side) ? [{ fighter, i }] : []));
  return (
    <div className="of-side">
      <div className="head">
        {side === null ? (
          <b>{text('prepare-no-side')}</b>
        ) : (
          <input
            className="bare"
            value={side}
            aria-label={text('prepare-side-name', { nth: nth + 1 })}
            maxLength={80}
            onChange={({ target: { value } }) =>
              !sides.includes(value) && change(text('step-side-name', { side: value }), (now) => sideRenamed(now, side, value), `side ${nth}`)
            }
          />
        )}
        <span className="badge">{own.length}</span>
        {side !== null && <WhoPlays editing={editing} side={side} />}
        {side !== null && own.length === 0 && sides.length > 1 && (
          <button
            type="button"
            className="quiet square"
            aria-label={text('prepare-drop-side', { side })}
            onClick={() => change(text('step-drop-side', { side }), (now) => withoutSide(now, side))}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      <ul>
        {own.map(({ fighter, i }) => (
          <li key={i}>
            <FighterLine editing={editing} fighter={fighter} i={i} side={nth} letters={letters[i]} />
          </li>
        ))}
      </ul>
      {own.length === 0 && <p className="soft nobody">{text('prepare-nobody')}</p>}
    </div>
  );
}

interface FighterLineProps {
  readonly editing: Editing;
  readonly fighter: Fighter;
  /** Its number among all fighters, and that of its side. */
  readonly i: number;
  readonly side: number;
  readonly letters: string;
}

/** A fighter with its kind and its errors; a click opens it. */
function FighterLine({ editing: { book, opened, choose }, fighter, i, side, letters }: FighterLineProps): React.ReactNode {
  const wrong = opened.problems.filter(({ path }) => path.startsWith(`fighters[${i}]`));
  return (
    <button
      type="button"
      className="fighter"
      onClick={() => choose(i)}
      aria-label={[fighter.name, lineOf(book, fighter)].filter((part) => part !== '').join(', ')}
    >
      <Chip side={Math.max(0, side)} letters={letters} />
      <span className="grow">
        <b>{fighter.name}</b>
        <small>{lineOf(book, fighter)}</small>
        {wrong.map(({ path, expected }) => (
          <small key={path} className="warn">
            <TriangleAlert aria-hidden="true" /> {text('problem-at', { where: path.replace(/^fighters\[\d+\]\.?/, ''), expected: expectedText(expected) })}
          </small>
        ))}
      </span>
    </button>
  );
}

/** Who decides for a side: people, or the computer by the name of its player. */
function WhoPlays({ editing: { draft, book, change }, side }: { readonly editing: Editing; readonly side: string }): React.ReactNode {
  const now = playingOf(draft, side);
  const value = typeof now === 'string' ? now : `computer ${now.computer}`;
  const names = [...book.minds, ...book.tempers.slice(1), ...(typeof now === 'object' ? [now.computer] : [])];
  const set = (chosen: string): void => {
    const playing: Playing = chosen === 'one' || chosen === 'each' || chosen === 'master' ? chosen : { computer: chosen.slice('computer '.length) };
    change(text('step-plays', { side }), (before) => withPlaying(before, side, playing));
  };
  return (
    <select className="plays" aria-label={text('prepare-plays', { side })} value={value} onChange={({ target }) => set(target.value)}>
      <optgroup label={text('prepare-people')}>
        <option value="one">{text('plays-one')}</option>
        <option value="each">{text('plays-each')}</option>
        <option value="master">{text('plays-master')}</option>
      </optgroup>
      <optgroup label={text('prepare-computer')}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={`computer ${name}`}>
            {text('plays-computer', { name: isKnown(name) ? text(`player-${name}`) : name })}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

const KNOWN = ['policy', 'random', 'careful', 'tactical', 'brave', 'cautious', 'focused', 'protective'] as const;
const isKnown = (name: string): name is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(name);
