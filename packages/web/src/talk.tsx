import type { SaidLine, Scene } from '@riposte/server/protocol';
import { Send, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { learn, text } from './language.ts';
import { TALK } from './messages-talk.gen.ts';
import type { Say } from './net.ts';
import './talk.css';

learn(TALK);

/** Letters of a line. */
const LONGEST = 500;

/** Who said a line, to whom. */
function heading({ from, to }: SaidLine, { me, seats }: Scene): string {
  const nameOf = (id: string): string => seats.find((seat) => seat.id === id)?.name ?? '';
  const name = nameOf(from);
  if (to === 'all') return text('talk-line-all', { name });
  const isToMe = to === me.seat || (to === 'gm' && me.kind === 'gm');
  return text('talk-line-to', { name, to: isToMe ? text('talk-you') : to === 'gm' ? text('talk-gm') : nameOf(to) });
}

/** A line among the entries of the log. */
export function Line({ line, scene, say }: { readonly line: SaidLine; readonly scene: Scene; readonly say: Say }): React.ReactNode {
  const isMine = line.from === scene.me.seat;
  return (
    <div className={`line-of${line.to === 'all' ? '' : ' whisper'}${isMine ? ' own' : ''}`}>
      <p>
        <b>
          <bdi>{heading(line, scene)}</bdi>
        </b>{' '}
        <bdi dir="auto">{line.text}</bdi>
      </p>
      {isMine && (
        <button
          type="button"
          className="quiet square drop"
          onClick={() => void say({ do: 'unsay', line: line.id })}
          aria-label={text('talk-delete', { line: line.text })}
          title={text('talk-delete', { line: line.text })}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

export interface TalkProps {
  readonly scene: Scene;
  readonly said: readonly SaidLine[];
  readonly isPast: boolean;
  readonly say: Say;
}

/** Where one says something; what others say is read out. */
export function Talk({ scene, said, isPast, say }: TalkProps): React.ReactNode {
  const [to, setTo] = useState('all');
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const news = useNews(said, scene);
  const { me, seats } = scene;
  const others = seats.filter((seat) => seat.kind === 'player' && seat.id !== me.seat);
  const send = async (): Promise<void> => {
    const line = typed.trim();
    if (line === '' || isSending) return;
    setSending(true);
    const reply = await say({ do: 'chat', to, text: line });
    setSending(false);
    // What was refused stays, to be said again.
    if (reply.ok) setTyped('');
  };
  return (
    <>
      {me.kind !== 'spectator' && (
        <form
          className="talk"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {isPast ? (
            <p className="soft">{text('talk-past')}</p>
          ) : (
            <>
              <select value={to} data-to={to} onChange={(event) => setTo(event.target.value)} aria-label={text('talk-to')}>
                <option value="all">{text('talk-to-all')}</option>
                {me.kind !== 'gm' && <option value="gm">{text('talk-to-gm')}</option>}
                {others.map((seat) => (
                  <option key={seat.id} value={seat.id}>
                    {text('talk-to-seat', { name: seat.name })}
                  </option>
                ))}
              </select>
              <input
                value={typed}
                maxLength={LONGEST}
                onChange={(event) => setTyped(event.target.value)}
                placeholder={text('talk')}
                aria-label={text('talk')}
                autoComplete="off"
              />
              <button type="submit" className="quiet square" disabled={typed.trim() === ''} aria-label={text('talk-send')} title={text('talk-send')}>
                <Send aria-hidden="true" />
              </button>
            </>
          )}
        </form>
      )}
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/** What others said since the page looked last; empty for what was there when it opened. */
function useNews(said: readonly SaidLine[], scene: Scene): string {
  const known = useRef(said);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = new Set(known.current.map((line) => line.id));
    known.current = said;
    const fresh = said.filter((line) => !before.has(line.id) && line.from !== scene.me.seat);
    if (fresh.length > 0) setNews(fresh.map((line) => text('talk-news', { who: heading(line, scene), text: line.text })).join(' '));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, when it comes
  }, [said]);
  return news;
}
