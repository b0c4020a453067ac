import { Archive, Copy, Download, Play, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Confirmed } from '../confirmed.tsx';
import { host } from '../host/server.ts';
import { text } from '../language.ts';
import { fileAddress, play, type ShelfHead, type WrittenKind } from '../shelf.ts';
import { since } from '../text.ts';
import { DraftPicture } from './draft-picture.tsx';
import { type Items, itemTitle, type ListedKind } from './use-items.ts';

export interface CardProps {
  readonly kind: ListedKind;
  readonly head: ShelfHead;
  readonly game: string;
  /** Where it is edited. */
  readonly path: string;
  readonly items: Items;
}

/** One item of the list with all that can be done to it. */
export function Card({ kind, head, game, path, items }: CardProps): React.ReactNode {
  const title = itemTitle(head);
  const facts = [...(kind === 'draft' ? [text('shelf-fighters', { count: head.count })] : []), since(head.changed)];
  return (
    <article className="card item" aria-label={title}>
      {kind === 'draft' && head.state === 'binned' && <DraftPicture head={head} title={title} />}
      {kind === 'draft' && head.state !== 'binned' && (
        <Link href={path} className="of-draft" tabIndex={-1} aria-hidden="true">
          <DraftPicture head={head} title={title} />
        </Link>
      )}
      <div className="what">
        <h3>{head.state === 'binned' ? title : <Link href={path}>{title}</Link>}</h3>
        <p className="soft facts">
          <span className="badge">{game}</span> {facts.join(' · ')}
        </p>
      </div>
      <div className="acts">
        {head.state === 'kept' && kind === 'character' && (
          <Link href={path} className="button" aria-label={text('shelf-open-label', { title })}>
            {text('shelf-open')}
          </Link>
        )}
        {head.state === 'kept' && kind === 'draft' && <Plays id={head.id} title={title} items={items} />}
        {head.state === 'kept' ? <Acts kind={kind} head={head} title={title} items={items} /> : <Returns head={head} title={title} items={items} />}
      </div>
    </article>
  );
}

/** A table is made of the draft, as it is now. */
function Plays({ id, title, items }: { readonly id: string; readonly title: string; readonly items: Items }): React.ReactNode {
  const [isBusy, setBusy] = useState(false);
  const start = (mode: 'table' | 'solo'): void =>
    items.attempt(async () => {
      setBusy(true);
      await play(id, mode).finally(() => setBusy(false));
    });
  return (
    <>
      {host.hasLinks && (
        <button type="button" disabled={isBusy} onClick={() => start('table')} aria-label={text('shelf-play-label', { title })}>
          <Play aria-hidden="true" /> {text('shelf-play')}
        </button>
      )}
      <button type="button" className="quiet" disabled={isBusy} onClick={() => start('solo')} aria-label={text('shelf-alone-label', { title })}>
        <User aria-hidden="true" /> {text('shelf-alone')}
      </button>
    </>
  );
}

interface ActsProps extends Pick<CardProps, 'head' | 'items'> {
  readonly title: string;
}

/** What can be done with what is on the list, as pictures with names. */
export function Acts({ kind, head, title, items }: ActsProps & { readonly kind: WrittenKind }): React.ReactNode {
  const acts = [
    { says: text('shelf-copy', { title }), act: () => items.copy(head), Picture: Copy },
    { says: text('shelf-aside', { title }), act: () => items.move(head, 'archived'), Picture: Archive },
    { says: text('shelf-drop', { title }), act: () => items.move(head, 'binned'), Picture: Trash2 },
  ];
  const save = text('shelf-save', { title });
  return (
    <span className="small">
      <a
        className="button quiet square"
        href={fileAddress(kind, head.id)}
        download={`${title.replaceAll(/[^\p{L}\p{N} _-]/gu, '')}.json`}
        aria-label={save}
        title={save}
      >
        <Download aria-hidden="true" />
      </a>
      {acts.map(({ says, act, Picture }) => (
        <button type="button" key={says} className="quiet square" onClick={act} aria-label={says} title={says}>
          <Picture aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}

/** Restores an archived or binned item, or deletes it. */
function Returns({ head, title, items }: ActsProps): React.ReactNode {
  return (
    <>
      <button type="button" onClick={() => items.move(head, 'kept')} aria-label={text('shelf-back-label', { title })}>
        {text('shelf-back')}
      </button>
      {head.state === 'binned' && (
        <Confirmed
          title={text('shelf-forget')}
          question={text('shelf-forget-label', { title })}
          yes={text('shelf-forget-yes')}
          act={() => items.forget(head)}
        />
      )}
    </>
  );
}
