import { type Frame, type Message, type MessageKind, PROTOCOL, type Refusal, type Reply } from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { refusedText, text } from './language.ts';
import { newId, type TableLink, type TableState } from './net.ts';
import { makeStore } from './store.ts';

/** Requests that only look: the page does not show that it waits for them. */
const QUIET: readonly MessageKind[] = ['odds', 'answerOdds', 'look', 'reach', 'forms', 'settable', 'turnTo', 'at', 'readNote', 'ping'];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** What the page knows before the server has said anything. */
const UNKNOWN: TableState = { status: 'connecting', why: null, scene: null, log: [], said: [], notes: [], ping: null, waiting: 0, ahead: 0 };

/** Where this page stands in what the server sends. */
interface Mark {
  readonly epoch: string;
  readonly seq: number;
}

/** The connection of a seat: it comes back by itself and goes on where it stopped. */
export function openTable(seat: string): TableLink {
  const { get, set, subscribe } = makeStore(UNKNOWN);
  let after: Mark | null = null;
  const open = new Map<string, { readonly say: Message; readonly done: (reply: Reply) => void }>();
  const count = (): void => set({ waiting: [...open.values()].filter(({ say }) => !QUIET.includes(say.do)).length });

  const take = (frame: Frame): void => {
    if (frame.kind === 'welcome') set({ ahead: frame.clock - Date.now() });
    else if (frame.kind === 'bye') {
      const isOver = frame.code !== 'RESTART';
      if (isOver) wire.end();
      set({ status: isOver ? 'ended' : 'lost', why: isOver ? refusedText(frame) : null });
    } else if (frame.kind === 'reply') {
      open.get(frame.id)?.done(frame.ok ? frame : { ...frame, text: refusedText(frame) });
      open.delete(frame.id);
      count();
    } else if (frame.kind === 'ping') set({ ping: frame });
    else if (frame.kind === 'snapshot') {
      after = { epoch: frame.epoch, seq: frame.seq };
      set({ scene: frame.scene, log: frame.log, said: frame.said, notes: frame.notes });
    } else if (after !== null && frame.epoch === after.epoch && frame.seq === after.seq + 1 && get().scene !== null) {
      after = { epoch: frame.epoch, seq: frame.seq };
      set(updated(get(), frame));
    } else if (after !== null && frame.seq > after.seq) {
      // A frame is missing: ask for everything again.
      after = null;
      wire.drop();
    }
  };
  const wire: Wire = openWire(seat, {
    after: () => after,
    take,
    ready() {
      set({ status: 'open' });
      for (const [id, { say }] of open) wire.send(id, say);
    },
    lost() {
      set({ status: 'lost' });
      if (get().scene === null) void whySilent(seat).then((why) => get().scene === null && get().status === 'lost' && set({ why }));
    },
  });
  return {
    subscribe,
    get,
    say: (say) =>
      new Promise((done) => {
        const id = newId();
        // The server answers each message with what `Answers` says of it.
        open.set(id, { say, done: done as (reply: Reply) => void });
        count();
        if (wire.isReady()) wire.send(id, say);
      }),
    close() {
      wire.end();
      wire.drop();
    },
  };
}

/** What a frame with changes contains. */
function updated(state: TableState, frame: Frame & { readonly kind: 'step' }): Partial<TableState> {
  const log = frame.log === null ? state.log : [...state.log.slice(0, frame.log.from), ...frame.log.entries];
  const said = frame.said === undefined ? state.said : [...state.said.slice(0, frame.said.from), ...frame.said.lines];
  return { scene: { ...state.scene!, ...frame.set }, log, said, notes: frame.notes ?? state.notes };
}

/** A browser does not say why no connection comes about; the same address does, asked plainly. */
async function whySilent(seat: string): Promise<string> {
  const answer = await host.ask(`/api/seats/${encodeURIComponent(seat)}/socket`).catch(() => null);
  const told = answer === null ? null : ((await answer.json().catch(() => null)) as Refusal | null);
  return told === null ? text('server-silent') : refusedText(told);
}

/** The socket of a seat; a new one replaces it when it is lost. */
interface Wire {
  readonly send: (id: string, say: Message) => void;
  /** Whether the server has said something since the socket opened. */
  readonly isReady: () => boolean;
  readonly drop: () => void;
  /** No other socket after this one. */
  readonly end: () => void;
}

interface WireProps {
  readonly after: () => Mark | null;
  readonly take: (frame: Frame) => void;
  readonly ready: () => void;
  readonly lost: () => void;
}

function openWire(seat: string, { after, take, ready, lost }: WireProps): Wire {
  let socket: Awaited<ReturnType<typeof host.open>> | null = null;
  let wait = FIRST_WAIT;
  let [isReady, isOver] = [false, false];
  const connect = async (): Promise<void> => {
    if (isOver) return undefined;
    const opened = await host.open(seat);
    // The page may have been left meanwhile.
    if (isOver) return opened.close();
    socket = opened;
    const languages = navigator.languages.slice(0, 10).map((language) => language.slice(0, 35));
    socket.addEventListener('open', () => socket?.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after: after(), languages })));
    socket.addEventListener('message', (event) => {
      take(JSON.parse(String(event.data)) as Frame);
      if (isReady || isOver) return;
      isReady = true;
      wait = FIRST_WAIT;
      ready();
    });
    socket.addEventListener('close', () => {
      isReady = false;
      socket = null;
      if (isOver) return;
      lost();
      // Not all pages at once when a server comes back.
      setTimeout(() => void connect(), wait * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  void connect();
  return {
    send: (id, say) => socket?.send(JSON.stringify({ id, say })),
    isReady: () => isReady,
    drop: () => socket?.close(),
    end: () => {
      isOver = true;
    },
  };
}
