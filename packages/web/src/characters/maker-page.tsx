import { withChosen } from '@riposte/files';
import type { CharacterField } from '@riposte/ruleset';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { host } from '../host/server.ts';
import { useKeys } from '../keys.ts';
import { text } from '../language.ts';
import type { Saver, Saving } from '../shelf.ts';
import { useUndoKeys } from '../undo-keys.ts';
import { bench } from '../workbench/bench.ts';
import type { CharacterFile, GameBook } from '../workbench/requests.ts';
import { differenceOf } from './difference.ts';
import { SheetField } from './fields.tsx';
import { Follows, type Looked } from './follows.tsx';
import { CarriedOver, Growing, Noted, Pictured } from './keeping.tsx';
import { entriesById, type Maker, MakerContext, type Place } from './maker.ts';
import { nameIn } from './state.ts';
import { TopLine } from './top-line.tsx';
import { TrialBlock } from './trial.tsx';
import { named, type Opened, useBuilt, useMaking } from './use-character.ts';

/** Milliseconds for which a pointer rests on a choice before it is looked at. */
const REST = 120;

/** Everything of one character: its choices, what follows from them, its trials. */
export function MakerPage({ id, opened, again }: { readonly id: string; readonly opened: Opened; readonly again: () => void }): React.ReactNode {
  const { book } = opened;
  const [making, act, saver, saving] = useMaking(id, opened);
  const { file, past, future } = making;
  const { choices } = file;
  const nameless = text('maker-nameless');
  const built = useBuilt(book.id, choices, nameless);
  const [looked, look] = useLook(book, choices, built);
  const [entries] = useState(() => entriesById(book));
  const keep = (next: Partial<CharacterFile>, name: string): void => act({ do: 'change', name, file: { ...file, ...next } });
  const change = (place: Place, value: unknown, name: string): void => keep({ choices: withChosen(choices, place, value) }, name);
  useUndoKeys(
    () => act({ do: 'undo' }),
    () => act({ do: 'redo' }),
  );
  useKeys(true, { nth: () => undefined, z: () => act({ do: 'undo' }), Z: () => act({ do: 'redo' }) });
  if (book.builder === null) return <p>{text('maker-no-builder', { game: book.title })}</p>;
  const { blocks } = book.builder;
  const maker: Maker = { entries, choices, built, change, look };
  const allow = (path: string, by: string): void => {
    const others = file.allowed.filter((stamp) => stamp.path !== path);
    const on = new Date().toISOString().slice(0, 10);
    keep({ allowed: by === '' ? others : [...others, { path, by, on }] }, text(by === '' ? 'maker-disallow' : 'maker-allow'));
  };
  return (
    <MakerContext value={maker}>
      <div className="maker">
        <TopLine id={id} book={book} file={file} past={past} future={future} act={act} saving={saving} />
        <Unsaved saver={saver} saving={saving} again={again} />
        <Steps book={book} built={built} />
        <div className="blocks">
          {blocks.map(({ id: block, title, fields }) => (
            <section key={block} id={`block-${block}`} className="panel block" aria-labelledby={`title-${block}`}>
              <h2 id={`title-${block}`}>{title}</h2>
              {inRuns(fields).map((run) => (
                <div key={run[0].path.join('.')} className={isSmall(run[0]) ? 'fields grid' : 'fields'}>
                  {run.map((field) => (
                    <SheetField key={field.path.join('.')} field={field} before={[]} under={title} />
                  ))}
                </div>
              ))}
            </section>
          ))}
          <Growing growth={book.builder.growth} />
          {built !== null && <TrialBlock book={book} built={built} name={nameIn(choices) || nameless} carried={file.carried} />}
          <CarriedOver carried={file.carried} game={book.id} name={nameIn(choices)} keep={keep} />
          <Pictured portrait={file.portrait} keep={keep} />
          <Noted notes={file.notes} keep={keep} />
        </div>
        <aside className="follows" aria-label={text('maker-follows')}>
          {built !== null && <Follows built={built} allowed={file.allowed} allow={allow} looked={looked} />}
        </aside>
      </div>
    </MakerContext>
  );
}

const isSmall = ({ kind }: CharacterField): boolean => kind === 'number' || kind === 'toggle';

/** Fields that are small stand side by side. */
function inRuns(fields: readonly CharacterField[]): CharacterField[][] {
  const runs: CharacterField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last !== undefined && isSmall(last[0]) === isSmall(field)) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

/** What the choice under the pointer would change. */
function useLook(book: GameBook, choices: CharacterFile['choices'], built: Maker['built']): readonly [Looked | null, Maker['look']] {
  const [looked, setLooked] = useState<(Looked & { readonly at: CharacterFile['choices'] }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look: Maker['look'] = (place, value, name) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const other = named(withChosen(choices, place, value), text('maker-nameless'));
      const after = await bench('build', { game: book.id, choices: other as never }).catch(() => null);
      if (after !== null && after.fighter !== null && built !== null) setLooked({ name, difference: differenceOf(built, after), at: choices });
    }, REST);
  };
  // What was looked at before a change says nothing of what is now.
  return [looked?.at === choices ? looked : null, look];
}

/** A way to each block, with a mark where advice is about it. */
function Steps({ book, built }: { readonly book: GameBook; readonly built: Maker['built'] }): React.ReactNode {
  const isAdvised = (tops: readonly string[]): boolean => built?.advice.some(({ path }) => tops.includes(path.split('.')[0])) ?? false;
  return (
    <nav className="steps" aria-label={text('maker-steps')}>
      {book.builder?.blocks.map(({ id, title, fields }) => (
        <a key={id} href={host.within(`block-${id}`)}>
          {title}
          {isAdvised(fields.map(({ path }) => path[0])) && <i title={text('maker-advice')} />}
        </a>
      ))}
      <a href={host.within('trial')}>{text('maker-trial')}</a>
      <a href={host.within('notes')}>{text('maker-notes')}</a>
    </nav>
  );
}

/** What to do where another window wrote too. */
function Unsaved({ saver, saving, again }: { readonly saver: Saver; readonly saving: Saving; readonly again: () => void }): React.ReactNode {
  const [, go] = useLocation();
  if (saving.state !== 'conflict') return null;
  const copy = async (): Promise<void> => go(`/characters/${await saver.saveAsCopy()}`);
  return (
    <div className="conflict" role="alert">
      <span>{text('maker-conflict')}</span>
      <button type="button" onClick={() => void copy()}>
        {text('maker-keep-copy')}
      </button>
      <button type="button" onClick={again}>
        {text('maker-read-again')}
      </button>
    </div>
  );
}
