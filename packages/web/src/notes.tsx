import type { NoteHead, Scene } from '@riposte/server/protocol';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { learn, text } from './language.ts';
import { TALK } from './messages-talk.gen.ts';
import type { Say } from './net.ts';
import './talk.css';

learn(TALK);

/** Letters of a note. */
const LONGEST = 4000;
const READERS = { own: 'note-own', gm: 'note-gm', all: 'note-all' } as const;
type Reader = keyof typeof READERS;

/** A note being written; it waits here while the panel is closed. */
interface Draft {
  readonly id: string | null;
  readonly to: Reader;
  readonly text: string;
}
let waiting: Draft | null = null;

export interface NotesProps {
  readonly scene: Scene;
  readonly notes: readonly NoteHead[];
  readonly say: Say;
  readonly close: () => void;
}

/** The notes that this seat may read, one of them open; those of one's own can be changed. */
export function Notes({ scene, notes, say, close }: NotesProps): React.ReactNode {
  const { me } = scene;
  const [draft, keep] = useState<Draft | null>(waiting);
  const [shown, setShown] = useState<{ readonly id: string; readonly text: string | null } | null>(null);
  const mayWrite = me.kind !== 'spectator';
  const setDraft = (next: Draft | null): void => {
    waiting = next;
    keep(next);
  };
  const head = notes.find((note) => note.id === shown?.id);
  const changed = head?.changed;
  const wanted = shown?.id;
  useEffect(() => {
    // The note was changed or taken away by its writer.
    if (wanted === undefined) return;
    if (changed === undefined) return setShown(null);
    void say({ do: 'readNote', id: wanted }).then((reply) => setShown(reply.ok ? { id: wanted, text: reply.data.text } : null));
  }, [wanted, changed, say]);
  const open = async (note: NoteHead): Promise<void> => {
    if (note.from !== me.seat) {
      setDraft(null);
      return setShown({ id: note.id, text: null });
    }
    setShown(null);
    const reply = await say({ do: 'readNote', id: note.id });
    if (reply.ok) setDraft({ id: note.id, to: note.to, text: reply.data.text });
  };
  return (
    <section className="notes" aria-label={text('notes')}>
      <div className="railhead">
        <button type="button" className="quiet square" onClick={close} aria-label={text('notes-back')} title={text('notes-back')}>
          <ArrowLeft aria-hidden="true" />
        </button>
        <h2>{text('notes')}</h2>
        <span className="grow" />
        {mayWrite && (
          <button
            type="button"
            onClick={() => {
              setShown(null);
              setDraft({ id: null, to: 'own', text: '' });
            }}
          >
            {text('notes-new')}
          </button>
        )}
      </div>
      <Heads scene={scene} notes={notes} chosen={draft?.id ?? shown?.id ?? null} open={(note) => void open(note)} />
      {shown !== null && (
        <div className="read">
          <p dir="auto">{shown.text ?? text('note-loading')}</p>
        </div>
      )}
      {draft !== null && <Writing kind={me.kind} draft={draft} setDraft={setDraft} say={say} />}
    </section>
  );
}

interface HeadsProps extends Pick<NotesProps, 'scene' | 'notes'> {
  readonly chosen: string | null;
  readonly open: (note: NoteHead) => void;
}

/** The notes by their titles, with who reads or wrote them. */
function Heads({ scene: { me, seats }, notes, chosen, open }: HeadsProps): React.ReactNode {
  if (notes.length === 0) return <p className="soft none">{text('notes-none')}</p>;
  return (
    <ul aria-label={text('notes-list')}>
      {notes.map((note) => (
        <li key={note.id}>
          <button type="button" className="quiet" aria-pressed={note.id === chosen} onClick={() => open(note)}>
            <bdi dir="auto">{note.title}</bdi>
            <small>{note.from === me.seat ? text(READERS[note.to]) : text('note-by', { name: seats.find((seat) => seat.id === note.from)?.name ?? '' })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface WritingProps {
  readonly kind: Scene['me']['kind'];
  readonly draft: Draft;
  readonly setDraft: (next: Draft | null) => void;
  readonly say: Say;
}

/** A note of one's own, being written. */
function Writing({ kind, draft, setDraft, say }: WritingProps): React.ReactNode {
  const [saved, setSaved] = useState<Draft | null>(null);
  const save = async (): Promise<void> => {
    if (draft.text.trim() === '') return;
    const reply = await say({ do: 'note', ...draft });
    if (!reply.ok) return;
    const kept = { ...draft, id: reply.data.id };
    setDraft(kept);
    setSaved(kept);
  };
  const drop = async (): Promise<void> => {
    if (draft.id === null || (await say({ do: 'dropNote', id: draft.id })).ok) setDraft(null);
  };
  const left = LONGEST - draft.text.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        value={draft.text}
        maxLength={LONGEST}
        dir="auto"
        aria-label={text('note-text')}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      {left < 200 && <p className="soft">{text('note-left', { count: left })}</p>}
      {kind !== 'solo' && (
        <label>
          {text('note-for')}{' '}
          <select value={draft.to} onChange={(event) => setDraft({ ...draft, to: event.target.value as Reader })}>
            {(Object.keys(READERS) as Reader[])
              .filter((one) => one !== 'gm' || kind !== 'gm')
              .map((one) => (
                <option key={one} value={one}>
                  {text(READERS[one])}
                </option>
              ))}
          </select>
        </label>
      )}
      <div className="row">
        <button type="submit" className="primary" disabled={draft.text.trim() === ''}>
          {text('note-save')}
        </button>
        <button type="button" onClick={() => void drop()}>
          {text('note-delete')}
        </button>
        <span role="status" className="soft">
          {saved === draft ? text('note-saved') : ''}
        </span>
      </div>
    </form>
  );
}
