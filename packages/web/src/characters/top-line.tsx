import { Dices, Download, Printer, Redo2, Swords, Undo2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { host } from '../host/server.ts';
import { text } from '../language.ts';
import { pictureAddress, type Saving } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { CharacterFile, GameBook } from '../workbench/requests.ts';
import { type Deed, type Making, nameIn } from './state.ts';
import { filled, keptOf } from './use-character.ts';

interface TopLineProps extends Making {
  readonly id: string;
  readonly book: GameBook;
  readonly act: (deed: Deed) => void;
  readonly saving: Saving;
}

/** Who this is, and what is done with all of it. */
export function TopLine({ id, book, file, past, future, act, saving }: TopLineProps): React.ReactNode {
  const { choices } = file;
  const name = nameIn(choices);
  const change = (next: CharacterFile['choices'], called: string): void => act({ do: 'change', name: called, file: { ...file, choices: next } });
  const chance = async (): Promise<void> => {
    const found = await bench('chance', { game: book.id, seed: crypto.randomUUID() });
    change({ ...found, name: name || found.name }, text('maker-by-chance'));
  };
  const begin = (wanted: string): void => {
    const archetype = book.builder?.archetypes.find((archetype) => archetype.id === wanted);
    if (archetype !== undefined) change({ name, ...archetype.choices }, archetype.title);
  };
  return (
    <header className="maker-top">
      <Face name={name} portrait={file.portrait} />
      <div className="maker-who">
        <h1>
          <input
            value={name}
            maxLength={80}
            aria-label={text('maker-name')}
            placeholder={text('maker-nameless')}
            onChange={({ target }) => change({ ...choices, name: target.value }, text('maker-name'))}
          />
        </h1>
        <small className="soft">
          {book.title} · <Kept saving={saving} />
        </small>
      </div>
      <span className="grow" />
      <select value="" aria-label={text('maker-begin')} onChange={({ target }) => begin(target.value)}>
        <option value="">{text('maker-begin')}</option>
        {book.builder?.archetypes.map(({ id: archetype, title, says }) => (
          <option key={archetype} value={archetype} title={says}>
            {title}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void chance()}>
        <Dices aria-hidden="true" /> {text('maker-by-chance')}
      </button>
      <Steps past={past} future={future} act={act} />
      <Exchange book={book} file={file} act={act} />
      <Link className="button" href={`/characters/${encodeURIComponent(id)}/sheet`}>
        <Printer aria-hidden="true" /> {text('maker-sheet')}
      </Link>
      <a className="button primary" href={host.within('trial')}>
        <Swords aria-hidden="true" /> {text('maker-try')}
      </a>
    </header>
  );
}

/** Takes the last change back, or does it again. */
function Steps({ past, future, act }: Pick<TopLineProps, 'past' | 'future' | 'act'>): React.ReactNode {
  return (
    <>
      <button type="button" className="step" disabled={past.length === 0} aria-keyshortcuts="Z" onClick={() => act({ do: 'undo' })}>
        <Undo2 aria-hidden="true" /> <span>{past.length === 0 ? text('undo') : text('maker-undo', { what: past.at(-1)!.name })}</span>
      </button>
      <button
        type="button"
        className="square"
        disabled={future.length === 0}
        aria-keyshortcuts="Shift+Z"
        aria-label={future.length === 0 ? text('redo') : text('maker-redo', { what: future[0].name })}
        onClick={() => act({ do: 'redo' })}
      >
        <Redo2 aria-hidden="true" />
      </button>
    </>
  );
}

/** The picture of a character, or its first letter. */
export function Face({ name, portrait }: { readonly name: string; readonly portrait: string | null }): React.ReactNode {
  const shown = host.useShown(portrait === null ? null : pictureAddress(portrait));
  if (shown !== null) return <img className="face" src={shown} alt="" />;
  return (
    <span className="face" aria-hidden="true">
      {name.charAt(0).toUpperCase() || '?'}
    </span>
  );
}

function Kept({ saving: { state, why } }: { readonly saving: Saving }): React.ReactNode {
  if (state === 'failed') return <span className="warn">{text('maker-unsaved', { why: why ?? '' })}</span>;
  // What to do about it stands below.
  if (state === 'conflict') return null;
  return <span role="status">{text(state === 'saved' ? 'maker-saved' : 'maker-saving')}</span>;
}

/** The character as a file: out and in. */
function Exchange({ book, file, act }: Pick<TopLineProps, 'book' | 'file' | 'act'>): React.ReactNode {
  const [failed, setFailed] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const bring = async (brought: File | undefined): Promise<void> => {
    if (brought === undefined) return;
    setFailed('');
    try {
      const read = await bench('character', { content: await brought.text() });
      if (read.ruleset !== book.id) setFailed(text('maker-import-game', { game: read.ruleset }));
      else act({ do: 'change', name: text('maker-import'), file: filled(read, book) });
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([`${JSON.stringify(keptOf(file), null, 2)}\n`], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${nameIn(file.choices).replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'character'}.json`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <button type="button" className="square" aria-label={text('maker-export')} title={text('maker-export')} onClick={save}>
        <Download aria-hidden="true" />
      </button>
      <button type="button" className="square" aria-label={text('maker-import')} title={text('maker-import')} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden="true" />
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          target.value = '';
        }}
      />
      {failed !== '' && (
        <span className="warn" role="alert">
          {failed}
        </span>
      )}
    </>
  );
}
