import { chosenAt, listOf, numberOf } from '@riposte/files';
import type { CharacterField, CharacterOption, NumberField, Track } from '@riposte/ruleset';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { learn, text } from '../language.ts';
import { CHARACTERS } from '../messages-characters.gen.ts';
import { Frame } from '../nav.tsx';
import type { Built, CharacterFile, GameBook } from '../workbench/requests.ts';
import './sheet.css';
import { CarriedList } from '../carried-list.tsx';
import { heading } from '../text.ts';
import { entriesById, lineText, numberText, type Worded, worded } from './maker.ts';
import { nameIn } from './state.ts';
import { Face } from './top-line.tsx';
import { type Opened, openCharacter, useBuilt } from './use-character.ts';

learn(CHARACTERS);

/** The sheet of a character: on the screen, and on one or two pages of paper. */
export function CharacterSheet({ id }: { readonly id: string }): React.ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    openCharacter(id).then(setOpened, (thrown: Error) => setFailed(thrown.message));
  }, [id]);
  return (
    <Frame at="characters">
      {failed !== '' && (
        <section className="panel" role="alert">
          <h1>{text('maker-lost')}</h1>
          <p>{failed}</p>
        </section>
      )}
      {opened === null ? failed === '' && <p className="soft">{text('maker-loading')}</p> : <Paper id={id} opened={opened} />}
    </Frame>
  );
}

function Paper({ id, opened: { book, file } }: { readonly id: string; readonly opened: Opened }): React.ReactNode {
  const built = useBuilt(book.id, file.choices, text('maker-nameless'));
  const name = nameIn(file.choices) || text('maker-nameless');
  useEffect(() => {
    document.title = text('sheet-title', { name });
  }, [name]);
  if (built === null) return <p className="soft">{text('maker-loading')}</p>;
  const lists = listsOf(book, file);
  const sheet = withoutBoxes(built);
  const split = splitOf(rowsOnLeft(built, book, file), HEAD + sheet.length, lists.map(rowsOf));
  return (
    <div className="paper-desk">
      <div className="paper-tools">
        <Link className="button" href={`/characters/${encodeURIComponent(id)}`}>
          <ArrowLeft aria-hidden="true" /> {text('sheet-back')}
        </Link>
        <button type="button" className="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {text('sheet-print')}
        </button>
      </div>
      <article className="paper" aria-label={text('sheet-title', { name })}>
        <Title book={book} file={file} name={name} />
        <Scores book={book} file={file} built={built} />
        <div className="paper-columns">
          <div>
            {built.tracks.map((track) => (
              <TrackBox key={track.title} track={track} sheet={built.sheet} />
            ))}
            <Ranks book={book} file={file} />
            <Things lists={lists.slice(0, split)} />
          </div>
          <div>
            <Numbers sheet={sheet} />
            <Things lists={lists.slice(split)} />
          </div>
        </div>
        <Ends file={file} />
      </article>
    </div>
  );
}

const fieldsIn = (book: GameBook): readonly CharacterField[] => book.builder?.blocks.flatMap(({ fields }) => fields) ?? [];

/** Who it is: the name, and what was chosen of a few. */
function Title({ book, file, name }: { readonly book: GameBook; readonly file: CharacterFile; readonly name: string }): React.ReactNode {
  const entries = entriesById(book);
  const grows = book.builder?.growth.path?.join();
  const said = fieldsIn(book).flatMap((field): string[] => {
    const value = chosenAt(file.choices, field.path);
    if (field.kind === 'one' && typeof value === 'string') {
      const option = field.options.find((option) => option.value === value);
      if (option === undefined) return [];
      const { title } = worded(option, entries);
      // "Human" says what it is; "Constitution" does not, where it is what a human raises.
      return [field.none === undefined ? title : text('sheet-said', { what: field.title, value: title })];
    }
    if (field.kind === 'number' && field.makes === undefined) {
      // A new character has a level, too.
      const number = field.path.join() === grows ? numberOf(field, file.choices) : value;
      return typeof number === 'number' && number !== 0 ? [`${field.title} ${numberText(number)}`] : [];
    }
    return field.kind === 'words' && Array.isArray(value) && value.length > 0 ? [text('sheet-said', { what: field.title, value: value.join(', ') })] : [];
  });
  return (
    <header>
      <Face name={name} portrait={file.portrait} />
      <div>
        <h1>{name}</h1>
        <p>{said.join(' · ')}</p>
      </div>
      <span>{book.title}</span>
    </header>
  );
}

/** The numbers that were bought, as they came out. */
function Scores({ book, file, built }: { readonly book: GameBook; readonly file: CharacterFile; readonly built: Built }): React.ReactNode {
  // What is drawn as dice needs no second picture.
  const isDrawn = built.tracks.some(({ as }) => as === 'dice');
  const scores = fieldsIn(book).filter((field): field is NumberField => field.kind === 'number' && field.makes !== undefined && !isDrawn);
  if (scores.length === 0) return null;
  return (
    <section className="scores">
      {scores.map((field) => (
        <div key={field.path.join('.')}>
          <b>{scoreOf(field, file, built)}</b>
          <span>{field.title}</span>
        </div>
      ))}
    </section>
  );
}

function scoreOf(field: NumberField, file: CharacterFile, built: Built): string {
  const made = built.fighter === null ? undefined : chosenAt(built.fighter, field.makes!);
  const value = made ?? numberOf(field, file.choices);
  if (value === null) return '–';
  return numberText(value, field.least < 0);
}

/** Boxes that stand together, so that people need not count them. */
const GROUP = 5;

/** Boxes in a row. */
function Boxes({ label, boxes }: { readonly label: string; readonly boxes: number }): React.ReactNode {
  return (
    <span className="boxes" role="img" aria-label={text('sheet-box', { label, boxes })}>
      {Array.from({ length: Math.ceil(boxes / GROUP) }, (_, i) => (
        <span key={i}>
          {Array.from({ length: Math.min(GROUP, boxes - i * GROUP) }, (_box, k) => (
            <i key={k} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** Whether a number is that of a row of boxes: "Light wounds" is "Light" under "Wounds". */
function isNumberOf({ label, shown }: Built['sheet'][number], title: string, row: Track['rows'][number]): boolean {
  const said = label.toLowerCase();
  return row.boxes > 0 && Number(shown) === row.boxes && [row.label, `${row.label} ${title}`].some((name) => name.toLowerCase() === said);
}

/** The numbers of the sheet that no row of boxes shows: on paper each stands once. */
const withoutBoxes = ({ sheet, tracks }: Built): Built['sheet'] =>
  sheet.filter((number) => !tracks.some(({ title, rows }) => rows.some((row) => isNumberOf(number, title, row))));

function TrackBox({ track: { title, as, rows }, sheet }: { readonly track: Track; readonly sheet: Built['sheet'] }): React.ReactNode {
  const countOf = (row: Track['rows'][number]): string => numberText(sheet.find((number) => isNumberOf(number, title, row))?.shown ?? '');
  return (
    <section className={`track-box as-${as}`}>
      <h2>{title}</h2>
      <ul>
        {rows
          .filter(({ boxes, shown }) => boxes > 0 || shown !== undefined)
          .map((row) => {
            const { label, boxes, shown } = row;
            return (
              <li key={label}>
                {as === 'dice' ? <Die die={shown ?? ''} /> : null}
                <span>{label}</span>
                {boxes > 0 && <Boxes label={label} boxes={boxes} />}
                {as !== 'dice' && shown !== undefined && <small>{shown}</small>}
                <b>{countOf(row)}</b>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** The outline of each die, 24 wide and high. */
const OUTLINES: Readonly<Record<string, string>> = {
  4: 'M12 2 22 21H2Z',
  6: 'M3 3H21V21H3Z',
  8: 'M12 1 22 12 12 23 2 12Z',
  10: 'M12 1 22 14 12 23 2 14Z',
  12: 'M12 1 23 9 19 22H5L1 9Z',
  20: 'M12 1 22 6.5V17.5L12 23 2 17.5V6.5Z',
};

/** A die by its outline, with its number in it; one without an outline is a circle. */
function Die({ die }: { readonly die: string }): React.ReactNode {
  const sides = die.replace(/^D/, '');
  return (
    <svg className="die" viewBox="0 0 24 24" role="img" aria-label={die}>
      {Object.hasOwn(OUTLINES, sides) ? <path d={OUTLINES[sides]} /> : <circle cx="12" cy="12" r="11" />}
      <text x="12" y={sides === '4' ? 18.5 : 16}>
        {sides}
      </text>
    </svg>
  );
}

function Ranks({ book, file }: { readonly book: GameBook; readonly file: CharacterFile }): React.ReactNode {
  const entries = entriesById(book);
  return fieldsIn(book).map((field) => {
    if (field.kind !== 'ranks') return null;
    const ranks = (chosenAt(file.choices, field.path) ?? {}) as Readonly<Record<string, number>>;
    const shown = field.options.filter(({ value }) => Object.hasOwn(ranks, value) && ranks[value] > 0).map((option) => worded(option, entries));
    return shown.length === 0 ? null : (
      <section key={field.path.join('.')} className="ranks-box">
        <h2>{field.title}</h2>
        <ul>
          {shown.map(({ value, title }) => (
            <li key={value}>
              <span>{title}</span> <b>{ranks[value]}</b>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Numbers({ sheet }: { readonly sheet: Built['sheet'] }): React.ReactNode {
  return (
    <section className="numbers-box">
      <h2>{text('sheet-numbers')}</h2>
      <ul>
        {sheet.map(({ label, shown, unit, base, parts }) => (
          <li key={label}>
            <span>
              {heading(label)}{' '}
              {parts.length > 0 && (
                <small>{[numberText(base.shown), ...parts.map(({ label: source, amount }) => `${source} ${numberText(amount, true)}`)].join(', ')}</small>
              )}
            </span>
            <b>
              {numberText(shown)} {unit}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Things of one kind, under their heading. */
interface List {
  readonly title: string;
  readonly things: readonly Worded[];
}

/** What a character carries, knows and is, by kinds. */
function listsOf(book: GameBook, file: CharacterFile): readonly List[] {
  const entries = entriesById(book);
  const lists = fieldsIn(book).flatMap((field): List[] => {
    if (field.kind === 'many') return [{ title: field.title, things: listOf(field, file.choices).map((value) => wordedIn(field.options, value, entries)) }];
    if (field.kind !== 'list') return [];
    const items = (chosenAt(file.choices, field.path) ?? []) as readonly object[];
    return [{ title: field.title, things: items.map((item) => itemOf(field.fields, item)) }];
  });
  return lists.filter(({ things }) => things.length > 0);
}

const saidOf = ({ lines, says }: Worded): string => (lines.length > 0 ? lines.map(lineText).join(', ') : says);

/** Rows that a heading takes. */
const HEAD = 2;

/** About how many letters fill a line of a list, and how high a line is beside a row of numbers. */
const LINE = { letters: 62, rows: 0.7 } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const rowsOf = ({ things }: List): number =>
  HEAD + LINE.rows * sum(things.map((thing) => Math.ceil((thing.title.length + saidOf(thing).length) / LINE.letters)));

/** About how many rows the boxes and ranks take. */
function rowsOnLeft({ tracks }: Built, book: GameBook, file: CharacterFile): number {
  const high = { dice: 0.75, body: 0.5 } as const;
  const boxes = tracks.map(({ as, rows }) => HEAD + rows.length * (as in high ? high[as as keyof typeof high] : 1));
  const ranks = fieldsIn(book).map((field) => {
    const shown = field.kind === 'ranks' ? Object.values(chosenAt(file.choices, field.path) ?? {}).filter((rank) => Number(rank) > 0).length : 0;
    return shown === 0 ? 0 : HEAD + shown / 2;
  });
  return sum(boxes) + sum(ranks);
}

/** How many of the lists stand in the left column, so that the longer column is as short as can be. */
function splitOf(left: number, right: number, lists: readonly number[]): number {
  const longer = (n: number): number => Math.max(left + sum(lists.slice(0, n)), right + sum(lists.slice(n)));
  return [...lists.keys()].reduce((best, n) => (longer(n) < longer(best) ? n : best), lists.length);
}

/** What a character carries, knows and is, each with what it does. */
function Things({ lists }: { readonly lists: readonly List[] }): React.ReactNode {
  return (
    <div className="things">
      {lists.map(({ title, things }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {things.map((thing, i) => (
              <li key={`${i}${thing.value}`}>
                <b>{thing.title}</b> {saidOf(thing)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const wordedIn = (options: readonly CharacterOption[], value: string, entries: ReturnType<typeof entriesById>): Worded =>
  worded(options.find((option) => option.value === value) ?? { value }, entries);

/** An item of a list in one line: its first field is its name. */
function itemOf(fields: readonly CharacterField[], item: object): Worded {
  const said = fields.flatMap((field): string[] => {
    if (field.kind === 'many') return [listOf(field, item).join(', ')];
    const value = chosenAt(item, field.path) ?? (field.kind === 'number' ? field.usual : undefined);
    return value === undefined ? [] : [field.kind === 'number' ? `${field.title} ${numberText(value)}` : String(value)];
  });
  const [title = '', ...rest] = said;
  return { value: title, title, says: rest.join(' · '), icon: null, lines: [], group: '' };
}

/** Lines to write on by hand. */
const EMPTY_LINES = 5;

function Ends({ file: { allowed, notes, carried } }: { readonly file: CharacterFile }): React.ReactNode {
  return (
    <div className="ends">
      {allowed.length > 0 && (
        <section>
          <h2>{text('sheet-allowed')}</h2>
          <ul>
            {allowed.map(({ path, by, on }) => (
              <li key={path}>
                {heading(path.replaceAll('.', ' '))}: {by}, {on}
              </li>
            ))}
          </ul>
        </section>
      )}
      {carried !== null && (
        <section>
          <h2>{text('maker-carried-from', { title: carried.from, on: carried.on })}</h2>
          <CarriedList carried={carried} />
        </section>
      )}
      <section className="written">
        <h2>{text('sheet-notes')}</h2>
        {notes !== '' && <p>{notes}</p>}
        {Array.from({ length: EMPTY_LINES }, (_, i) => (
          <hr key={i} />
        ))}
      </section>
    </div>
  );
}
