import { Check, ChevronRight, Download, Eye, Play, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../icons.tsx';
import { expectedText, learn, text } from '../language.ts';
import { PREPARE } from '../messages-prepare.gen.ts';
import { usePackTexts } from '../own-packs.ts';
import { play, read, type Saver, type ShelfBody, saverOf } from '../shelf.ts';
import { capital, isTyping } from '../text.ts';
import { Patterns } from '../token.tsx';
import { useUndoKeys } from '../undo-keys.ts';
import { bench } from '../workbench/bench.ts';
import { BoardBar } from './board-bar.tsx';
import { Catalogue } from './catalogue.tsx';
import { fightersOf, sidesOf, titleOf } from './changes.ts';
import { type Draft, edited, fileOf, opening, withAt } from './document.ts';
import { add, type Editing, type Newcomer, useBook, useOpened } from './editing.ts';
import { FighterPanel } from './fighter.tsx';
import { FightMap } from './map.tsx';
import { useOdds } from './odds.ts';
import './prepare.css';
import { PictureBar } from './picture-bar.tsx';
import { Roster } from './roster.tsx';
import { Ends, NoteAndSeed, Options, OwnPacks } from './settings.tsx';
import { TOOLS, type Tool, Toolbar } from './tools.tsx';
import { Falls, Rounds, Winners } from './winners.tsx';

learn(PREPARE);

/** The editor of one draft. */
export function Editor({ id }: { readonly id: string }): React.ReactNode {
  const [known, setKnown] = useState<{ readonly draft: Draft; readonly version: number; readonly times: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened again when that is asked for
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const { body, version } = await read('draft', id);
      const draft = await complete(body as unknown as Draft);
      if (isCurrent) setKnown({ draft, version, times });
    };
    open().catch((thrown: Error) => isCurrent && setFailed(thrown.message));
    return () => {
      isCurrent = false;
    };
  }, [id, times]);
  if (failed !== null)
    return (
      <main className="single">
        <h1>{text('prepare-gone')}</h1>
        <p role="alert">{failed}</p>
        <Link href="/prepare">{text('prepare-back')}</Link>
      </main>
    );
  if (known === null) return <main className="prepare loading" />;
  return <Page key={`${id} ${known.times}`} id={id} draft={known.draft} version={known.version} again={() => setTimes(times + 1)} />;
}

/** Completes a new draft with the keys that every fight needs. */
async function complete(draft: Draft): Promise<Draft> {
  if (draft.board !== undefined && Array.isArray(draft.sides) && Array.isArray(draft.fighters)) return draft;
  const about = {
    game: String(draft.ruleset),
    title: titleOf(draft) || text('prepare-untitled'),
    sides: [text('prepare-heroes'), text('prepare-foes')],
    regions: [text('prepare-region-1'), text('prepare-region-2'), text('prepare-region-3')],
  };
  return { ...(JSON.parse(await bench('fresh', about)) as Draft), ...draft };
}

interface PageProps {
  readonly id: string;
  readonly draft: Draft;
  readonly version: number;
  /** Opens it as another window left it. */
  readonly again: () => void;
}

function Page({ id, draft: first, version, again }: PageProps): React.ReactNode {
  const [state, dispatch] = useReducer(edited, first, opening);
  const { now: draft } = state;
  const saver = useSaver(id, version, draft, first);
  const game = typeof draft.ruleset === 'string' ? draft.ruleset : null;
  const packs = usePackTexts(game);
  const book = useBook(game, packs);
  const { opened, of, failed } = useOpened(draft, packs);
  const [chosen, choose] = useState<number | null>(null);
  const [tool, take] = useState<Tool>('select');
  const [spoken, announce] = useState('');
  const { start, notPlayed } = usePlaying(id, saver);
  const isWhole = of === draft && opened.problems.length === 0;
  const [isSolving, setSolving] = useState(false);
  const odds = useOdds(draft, packs, isWhole && book !== null, isSolving);
  const change = useCallback<Editing['change']>(
    (name, make, typing) => dispatch({ do: 'change', name, make, ...(typing === undefined ? {} : { typing }) }),
    [],
  );
  const undo = (): void => dispatch({ do: 'undo' });
  const redo = (): void => dispatch({ do: 'redo' });
  useEditorKeys({ undo, redo, take, back: () => choose(null) });
  const count = fightersOf(draft).length;
  // Who was looked at may be gone by an undoing.
  const at = chosen !== null && chosen < count ? chosen : null;
  if (book === null) return <main className="prepare loading" />;
  const editing: Editing = { draft, book, opened, packs, change, chosen: at, choose, announce };
  return (
    <div className="prepare">
      <Patterns />
      <Top editing={editing} state={state} undo={undo} redo={redo} saver={saver} start={start} again={again} />
      <Catalogue editing={editing} />
      <Middle editing={editing} tool={tool} take={take} />
      <Column editing={editing} odds={odds} setSolving={setSolving} failed={failed} isCurrent={of === draft} notPlayed={notPlayed} />
      <output className="spoken">{spoken}</output>
    </div>
  );
}

/** Plays the draft as it is now; says why it could not be played. */
function usePlaying(id: string, saver: Saver) {
  const [notPlayed, setNotPlayed] = useState<string | null>(null);
  const start = async (mode: 'table' | 'solo'): Promise<void> => {
    setNotPlayed(null);
    try {
      await saver.flush();
      await play(id, mode);
    } catch (thrown) {
      setNotPlayed((thrown as Error).message);
    }
  };
  return { start, notPlayed };
}

interface MiddleProps {
  readonly editing: Editing;
  readonly tool: Tool;
  readonly take: (tool: Tool) => void;
}

/** The map, the tools above it, and the settings of the board below it. */
function Middle({ editing, tool, take }: MiddleProps): React.ReactNode {
  const [brush, dip] = useState('');
  const [isFitting, fit] = useState(false);
  const [seenBy, setSeenBy] = useState<number | null>(null);
  return (
    <main>
      <div className="tool-bar">
        <Toolbar tool={tool} take={take} editing={editing} brush={brush} dip={dip} />
        <span className="grow" />
        <Seen draft={editing.draft} seenBy={seenBy} setSeenBy={setSeenBy} />
      </div>
      <FightMap
        editing={editing}
        tool={tool}
        brush={brush}
        fitting={isFitting ? () => fit(false) : null}
        seenBy={seenBy}
        drop={(what, place) => {
          const { side, ...one } = JSON.parse(what) as Newcomer & { readonly side: string };
          void add(editing, one, side, place, text('step-add', { name: capital(one.name), count: one.count }));
        }}
      />
      {tool === 'picture' && <PictureBar editing={editing} isFitting={isFitting} fit={fit} />}
      <BoardBar editing={editing} />
    </main>
  );
}

interface TopProps {
  readonly editing: Editing;
  readonly state: ReturnType<typeof edited>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly saver: Saver;
  readonly start: (mode: 'table' | 'solo') => Promise<void>;
  readonly again: () => void;
}

/** The title of the fight, whether it is saved, and what can be done with all of it. */
function Top({ editing: { draft, book, change }, state: { past, future }, undo, redo, saver, start, again }: TopProps): React.ReactNode {
  const undone = past.at(-1)?.name;
  const redone = future.at(-1)?.name;
  return (
    <header className="top">
      <div className="where">
        <Link href="/" aria-label={text('home')} title={text('home')}>
          <Mark />
        </Link>
        <Link href="/prepare" className="crumb">
          {text('prepare')}
        </Link>
        <ChevronRight aria-hidden="true" />
        <h1 className="unseen">{titleOf(draft)}</h1>
        <input
          className="bare title"
          value={titleOf(draft)}
          maxLength={200}
          aria-label={text('prepare-title')}
          onChange={({ target: { value } }) => change(text('step-title', { title: value }), (now) => withAt(now, ['title'], value), 'title')}
        />
        <span className="badge">{book.title}</span>
      </div>
      <Saved saver={saver} again={again} />
      <nav aria-label={text('prepare-fight')}>
        <button type="button" className="undo" onClick={undo} disabled={undone === undefined} aria-keyshortcuts="Control+Z" title={undone ?? ''}>
          <Undo2 aria-hidden="true" /> <span>{undone === undefined ? text('undo') : text('undo-what', { what: undone })}</span>
        </button>
        <button
          type="button"
          className="quiet square"
          onClick={redo}
          disabled={redone === undefined}
          aria-label={redone === undefined ? text('redo') : text('redo-what', { what: redone })}
          aria-keyshortcuts="Control+Y"
        >
          <Redo2 aria-hidden="true" />
        </button>
        <button type="button" className="seldom" aria-label={text('prepare-file')} title={text('prepare-file')} onClick={() => download(draft)}>
          <Download aria-hidden="true" /> <span>{text('prepare-file')}</span>
        </button>
        <button type="button" className="seldom" onClick={() => void start('solo')}>
          {text('prepare-alone')}
        </button>
        <button type="button" className="primary" onClick={() => void start('table')}>
          <Play aria-hidden="true" /> {text('prepare-play')}
        </button>
      </nav>
    </header>
  );
}

/** Whether the draft is saved; where it was changed elsewhere too, the way to keep both. */
function Saved({ saver, again }: { readonly saver: Saver; readonly again: () => void }): React.ReactNode {
  const saving = useSyncExternalStore(saver.subscribe, saver.get);
  const [, go] = useLocation();
  return (
    <p className="saved soft" data-state={saving.state} role="status">
      {saving.state === 'saved' && <Check aria-hidden="true" />} {saving.state === 'conflict' ? '' : saving.why}{' '}
      {saving.why === null || saving.state === 'conflict' ? text(`saving-${saving.state}`) : ''}
      {saving.state === 'conflict' && (
        <>
          <button type="button" onClick={() => void saver.saveAsCopy().then((copy) => go(`/prepare/${copy}`))}>
            {text('saving-copy')}
          </button>
          <button type="button" onClick={again}>
            {text('saving-other')}
          </button>
        </>
      )}
    </p>
  );
}

/** Chooses for which side the map is shown. */
function Seen({
  draft,
  seenBy,
  setSeenBy,
}: {
  readonly draft: Draft;
  readonly seenBy: number | null;
  readonly setSeenBy: (side: number | null) => void;
}): React.ReactNode {
  return (
    <label className="seen">
      <Eye aria-hidden="true" />
      <select value={seenBy ?? ''} aria-label={text('prepare-seen')} onChange={({ target: { value } }) => setSeenBy(value === '' ? null : Number(value))}>
        <option value="">{text('prepare-seen-all')}</option>
        {sidesOf(draft).map((side, nth) => (
          <option key={side} value={nth}>
            {text('prepare-seen-by', { side })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ColumnProps {
  readonly editing: Editing;
  readonly odds: ReturnType<typeof useOdds>;
  /** While a search is on, the odds need not be counted. */
  readonly setSolving: (isSolving: boolean) => void;
  /** Why the rules cannot read the fight; null = they can. */
  readonly failed: string | null;
  /** Whether the rules have read the draft as it is now. */
  readonly isCurrent: boolean;
  readonly notPlayed: string | null;
}

/** The odds of the fight, what is wrong with it, and the fighter that is chosen or all of them. */
function Column({ editing, odds, setSolving, failed, isCurrent, notPlayed }: ColumnProps): React.ReactNode {
  const { draft, opened, chosen: at } = editing;
  const count = fightersOf(draft).length;
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    column.current?.scrollTo({ top: 0 });
  }, [at]);
  // The page says above that nobody is there yet.
  const others = opened.problems.filter(
    ({ path }) => !(count === 0 && path === 'fighters' && Array.isArray(draft.fighters)) && !/^(fighters\[|board|ends\[|options|orders\.)/.test(path),
  );
  const missing = count === 0 || new Set(fightersOf(draft).map((fighter) => fighter.side)).size < 2 ? text('odds-two-sides') : null;
  const why = failed ?? missing ?? (opened.problems.length > 0 && isCurrent ? text('odds-problems', { count: opened.problems.length }) : null);
  return (
    <aside className="told" ref={column} aria-label={text('prepare-what')}>
      <Winners editing={editing} odds={odds} setSolving={setSolving} why={why} />
      {notPlayed !== null && (
        <p role="alert" className="warn">
          {notPlayed}
        </p>
      )}
      {others.map(({ path, expected }) => (
        <p className="warn" key={path}>
          {text('problem-at', { where: path, expected: expectedText(expected) })}
        </p>
      ))}
      {at !== null ? (
        <FighterPanel key={at} editing={editing} nth={at} />
      ) : (
        <>
          {missing === null && <Rounds odds={odds} />}
          {missing === null && <Falls odds={odds} editing={editing} />}
          <Roster editing={editing} />
          <Ends editing={editing} />
          <Options editing={editing} />
          <OwnPacks editing={editing} />
          <NoteAndSeed editing={editing} />
        </>
      )}
    </aside>
  );
}

/** Keeps the draft as it changes. */
function useSaver(id: string, version: number, draft: Draft, first: Draft): Saver {
  const saver = useRef<Saver | null>(null);
  saver.current ??= saverOf('draft', id, version);
  const { current } = saver;
  const last = useRef(first);
  useEffect(() => {
    if (last.current === draft) return;
    last.current = draft;
    current.save(draft as unknown as ShelfBody);
  }, [draft, current]);
  useEffect(() => () => current.close(), [current]);
  return current;
}

interface EditorKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly take: (tool: Tool) => void;
  readonly back: () => void;
}

function useEditorKeys({ undo, redo, take, back }: EditorKeys): void {
  useUndoKeys(undo, redo);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (key === 'escape') back();
      const tool = TOOLS.find(({ press: one }) => one === key);
      if (tool !== undefined) take(tool.tool);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Downloads the fight as a file. */
function download(draft: Draft): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([fileOf(draft)], { type: 'application/json' }));
  link.download = `${
    titleOf(draft)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60) || 'fight'
  }.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
