import type { Json } from '@riposte/kernel';
import { Check, Download, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { expectedText, learn, text } from '../language.ts';
import { LIBRARY } from '../messages-library.gen.ts';
import { PREPARE } from '../messages-prepare.gen.ts';
import { Frame } from '../nav.tsx';
import { packFile } from '../own-packs.ts';
import { type Draft, edited, opening, valueAt, withAt } from '../prepare/document.ts';
import { SchemaForm } from '../prepare/form.tsx';
import { fileAddress, read, type Saver, type ShelfBody, saverOf } from '../shelf.ts';
import { capital, inWords } from '../text.ts';
import { useUndoKeys } from '../undo-keys.ts';
import { bench } from '../workbench/bench.ts';
import type { PackBook, PackPart, Problem } from '../workbench/requests.ts';
import { PackPreview } from './pack-preview.tsx';
import { packPath, thingsIn, withThing } from './pack-things.ts';
import '../prepare/prepare.css';
import './library.css';

for (const texts of [LIBRARY, PREPARE]) learn(texts);

/** What besides creatures can be tried in a duel. */
const IN_HANDS = ['weapons', 'armour', 'shields'];

/** An own pack: what it holds, and a form for each thing, made from the schema of its game. */
export function PackPage({ id }: { readonly id: string }): React.ReactNode {
  const [known, setKnown] = useState<{ readonly pack: Draft; readonly version: number; readonly book: PackBook } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFailed(null);
    const open = async (): Promise<void> => {
      const { body, version } = await read('pack', id);
      const book = await bench('packBook', { game: body.ruleset });
      if (isCurrent) setKnown({ pack: body as unknown as Draft, version, book });
    };
    open().catch((thrown: Error) => isCurrent && setFailed(thrown.message));
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  return (
    <Frame at="library">
      {failed !== null && (
        <div className="home library">
          <p role="alert" className="failed">
            {failed}
          </p>
          <div className="row">
            <button type="button" onClick={() => setTries(tries + 1)}>
              {text('pack-try-again')}
            </button>
            <Link href="/library">{text('library-back')}</Link>
          </div>
        </div>
      )}
      {known !== null && <Editor id={id} {...known} />}
    </Frame>
  );
}

interface EditorProps {
  readonly id: string;
  readonly pack: Draft;
  readonly version: number;
  readonly book: PackBook;
}

function Editor({ id, pack: first, version, book }: EditorProps): React.ReactNode {
  const [state, dispatch] = useReducer(edited, first, opening);
  const pack = state.now;
  useUndoKeys(
    () => dispatch({ do: 'undo' }),
    () => dispatch({ do: 'redo' }),
  );
  const saver = usePackSaver(id, version, pack, first);
  const problems = usePackFaults(book.id, pack);
  const [, go] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('thing')?.split('.') ?? [];
  const part = book.parts.find(({ section }) => section === wanted[0] && thingsIn(pack, section).length > Number(wanted[1]));
  const change = (name: string, make: (pack: Draft) => Draft, typing?: string): void =>
    dispatch({ do: 'change', name, make, ...(typing === undefined ? {} : { typing }) });
  const add = (to: PackPart): void => {
    const [like] = to.likes;
    const thing = {
      title: text('pack-thing', { what: inWords(to.section) }),
      ...(to.from === null || like === undefined ? {} : { [to.from]: like.id, ...like.said }),
    };
    const { body, nth } = withThing(
      pack as unknown as ShelfBody,
      { section: to.section, thing },
      to.likes.map((like) => like.id),
    );
    change(text('step-thing', { what: inWords(to.section) }), () => body as unknown as Draft);
    go(packPath(id, to.section, nth), { replace: true });
  };
  return (
    <div className="home library pack-page">
      <PackHead id={id} pack={pack} book={book} saver={saver} change={change} problems={problems} />
      <div className="line steps">
        <button type="button" disabled={state.past.length === 0} onClick={() => dispatch({ do: 'undo' })}>
          <Undo2 aria-hidden="true" /> {state.past.length === 0 ? text('undo') : text('undo-what', { what: state.past.at(-1)!.name })}
        </button>
        <button type="button" className="quiet square" disabled={state.future.length === 0} aria-label={text('redo')} onClick={() => dispatch({ do: 'redo' })}>
          <Redo2 aria-hidden="true" />
        </button>
      </div>
      <div className="bench">
        <nav className="card" aria-label={text('pack-things')}>
          {book.parts.map((one) => (
            <Section key={one.section} id={id} part={one} pack={pack} chosen={part === one ? Number(wanted[1]) : null} problems={problems} add={add} />
          ))}
        </nav>
        {part === undefined ? (
          <p className="card soft none">{text('pack-choose')}</p>
        ) : (
          <Thing key={wanted.join('.')} id={id} book={book} part={part} nth={Number(wanted[1])} pack={pack} problems={problems} change={change} />
        )}
      </div>
    </div>
  );
}

interface Shared {
  readonly id: string;
  readonly pack: Draft;
  readonly problems: readonly Problem[];
}
interface Changing {
  readonly change: (name: string, make: (pack: Draft) => Draft, typing?: string) => void;
}

/** What the pack is called, whether it is saved, and its file. */
function PackHead({ id, pack, book, saver, change, problems }: Shared & Changing & { readonly book: PackBook; readonly saver: Saver }): React.ReactNode {
  const saving = useSyncExternalStore(saver.subscribe, saver.get);
  const title = String(pack.title ?? '');
  const parts = book.parts.map(({ section }) => section);
  const own = problems.filter(({ path }) => !parts.some((section) => path.startsWith(`${section}[`)));
  return (
    <header className="pack-head">
      <Link href={`/library?game=${encodeURIComponent(book.id)}`} className="back">
        {text('library-back')}
      </Link>
      <h1 className="unseen">{title}</h1>
      <input
        className="bare big"
        value={title}
        maxLength={200}
        aria-label={text('pack-title')}
        onChange={({ target: { value } }) => change(text('step-title', { title: value }), (now) => withAt(now, ['title'], value), 'title')}
      />
      <span className="badge">{book.title}</span>
      <label className="id">
        {text('library-id')}{' '}
        <input
          value={String(pack.id ?? '')}
          maxLength={80}
          onChange={({ target: { value } }) => change(text('step-pack-id', { id: value }), (now) => withAt(now, ['id'], value), 'id')}
        />
      </label>
      <p className="saved soft" role="status">
        {saving.state === 'saved' && <Check aria-hidden="true" />} {saving.why ?? text(`saving-${saving.state}`)}
      </p>
      <a className="button" href={fileAddress('pack', id)} download={packFile(pack.id)}>
        <Download aria-hidden="true" /> {text('pack-save')}
      </a>
      {own.map(({ path, expected }) => (
        <p className="warn" key={path}>
          {text('problem-at', { where: path, expected: expectedText(expected) })}
        </p>
      ))}
    </header>
  );
}

interface SectionProps extends Shared {
  readonly part: PackPart;
  readonly chosen: number | null;
  readonly add: (part: PackPart) => void;
}

function Section({ id, part, pack, chosen, problems, add }: SectionProps): React.ReactNode {
  const { section } = part;
  return (
    <section>
      <div className="line">
        <h2>{text(SECTIONS[section as keyof typeof SECTIONS] ?? 'library-gear')}</h2>
        <button type="button" className="quiet square" aria-label={text('form-add-to', { name: inWords(section) })} onClick={() => add(part)}>
          <Plus aria-hidden="true" />
        </button>
      </div>
      <ul>
        {thingsIn(pack, section).map(({ title }, nth) => (
          <li key={nth}>
            <Link href={packPath(id, section, nth)} replace aria-current={chosen === nth ? 'true' : undefined}>
              {String(title ?? '')}
            </Link>
            {problems.some(({ path }) => path.startsWith(`${section}[${nth}]`)) && <span className="badge warn">{text('pack-wrong')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SECTIONS = {
  creatures: 'library-creatures',
  weapons: 'pack-weapons',
  armour: 'pack-armour',
  shields: 'pack-shields',
  spells: 'library-spells',
  gear: 'pack-gear',
  conditions: 'library-conditions',
} as const;

interface ThingProps extends Shared, Changing {
  readonly book: PackBook;
  readonly part: PackPart;
  readonly nth: number;
}

/** The form of one thing, and how it does in a fight. */
function Thing({ id, book, part, nth, pack, problems, change }: ThingProps): React.ReactNode {
  const { section, from, likes, shape } = part;
  const [, go] = useLocation();
  const thing = thingsIn(pack, section)[nth] as { readonly [key: string]: Json };
  const title = String(thing.title ?? '');
  const like = likes.find((other) => from !== null && other.id === thing[from]);
  const here = `${section}[${nth}]`;
  const wrong = (path: string): string | null => problems.find((problem) => problem.path === `${here}${path === '' ? '' : `.${path}`}`)?.expected ?? null;
  const rest = problems.filter((problem) => problem.path === here);
  const isFine = !problems.some(({ path }) => path.startsWith(here));
  const isTried = section === 'creatures' || (IN_HANDS.includes(section) && like !== undefined);
  return (
    <>
      <article className="card prepare-form" aria-label={title}>
        <div className="line">
          <h2>{title}</h2>
          <span className="grow" />
          <button
            type="button"
            className="quiet square"
            aria-label={text('form-take-away', { name: title })}
            onClick={() => {
              change(text('step-thing-gone', { title }), (now) => withAt(now, [section, nth], undefined));
              go(packPath(id), { replace: true });
            }}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </div>
        {like !== undefined && <p className="soft">{text('pack-like', { name: capital(like.name) })}</p>}
        {rest.map(({ expected }) => (
          <p className="warn" key={expected}>
            {text('problem', { expected: expectedText(expected) })}
          </p>
        ))}
        <SchemaForm
          shape={shape}
          value={thing as Json}
          wrong={wrong}
          usual={(path) => valueAt(like?.usual as Json | undefined, path)}
          words={() => book.parts.flatMap((part) => [...part.likes.map((known) => known.id), ...thingsIn(pack, part.section).map((own) => String(own.id))])}
          set={(path, to, typing) =>
            change(
              text('step-set', { name: title, what: inWords(String(path[0])) }),
              (now) => withAt(now, [section, nth, ...path], to),
              typing ? `${here} ${path.join('.')}` : undefined,
            )
          }
        />
      </article>
      {isTried && isFine && (
        <PackPreview book={book} content={JSON.stringify(pack)} section={section} nth={nth} title={title} like={like === undefined ? '' : capital(like.name)} />
      )}
    </>
  );
}

/** Milliseconds without a change before a pack is checked. */
const PAUSE = 200;

/** What is wrong with the pack, as its game reads it. */
function usePackFaults(game: string, pack: Draft): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void bench('packFaults', { game, content: JSON.stringify(pack) }).then(
          (found) => isCurrent && setProblems(found),
          (thrown: Error) => isCurrent && setProblems([{ path: '', expected: thrown.message }]),
        ),
      PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [game, pack]);
  return problems;
}

function usePackSaver(id: string, version: number, pack: Draft, first: Draft): Saver {
  const [saver] = useState(() => saverOf('pack', id, version));
  const last = useRef(first);
  useEffect(() => {
    if (last.current === pack) return;
    last.current = pack;
    saver.save(pack as unknown as ShelfBody);
  }, [pack, saver]);
  useEffect(() => () => saver.close(), [saver]);
  return saver;
}
