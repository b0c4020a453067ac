import type { Choice, Founded, Scene, ShownSeat, Way } from '@riposte/server/protocol';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Actions } from './actions.tsx';
import { useAim } from './aim.ts';
import { useAsked } from './asked.ts';
import { Board } from './board.tsx';
import { Column } from './column.tsx';
import { useDial } from './dial.ts';
import { DialBar } from './dial-bar.tsx';
import { End } from './end.tsx';
import { copied, keepLinks, keepSeat, linksKept, signalsKept } from './keep.ts';
import { useKeys } from './keys.ts';
import { text } from './language.ts';
import { nearby, openTable, type Say, type TableLink, type TableState } from './net.ts';
import { chanceText } from './odds.tsx';
import { Orders } from './orders.tsx';
import type { Command } from './palette.tsx';
import { PhoneBar, type PhonePart } from './phone-bar.tsx';
import { Prompt } from './prompt.tsx';
import { Replay, startAt, usePast } from './replay.tsx';
import type { Open } from './sheets.tsx';
import { Terms } from './term.tsx';
import { lettersOf, Patterns } from './token.tsx';
import { TopBar } from './top-bar.tsx';
import { Own, Tracker } from './tracker.tsx';

// What is not there at once is loaded when somebody wants it.
const Tv = lazy(async () => ({ default: (await import('./tv.tsx')).Tv }));
const Forecast = lazy(() => import('./forecast.tsx'));
const Signals = lazy(() => import('./signals.tsx'));
const Line = lazy(() => import('./line.tsx'));
const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }));

/** The table as one seat sees it, to play at or, with `isTv`, to be seen from afar. */
export function TablePage({ seat, isTv = false }: { readonly seat: string; readonly isTv?: boolean }): React.ReactNode {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = openTable(seat);
    setLink(opened);
    return () => opened.close();
  }, [seat]);
  return link === null ? <main className="single">{text('opening')}</main> : <Linked seat={seat} link={link} isTv={isTv} />;
}

function Linked({ seat, link, isTv }: { readonly seat: string; readonly link: TableLink; readonly isTv: boolean }): React.ReactNode {
  const state = useSyncExternalStore(link.subscribe, link.get);
  const title = state.scene?.table.title;
  const name = state.scene?.me.name;
  const isAwaited = state.scene?.waiting.mine === true && state.scene.over === null;
  useEffect(() => {
    // The name of the tab says that it is your turn, for those who look elsewhere.
    if (title !== undefined) document.title = text(isAwaited ? 'tab-title-you' : 'tab-title', { title });
  }, [title, isAwaited]);
  useEffect(() => {
    if (title === undefined || name === undefined) return;
    keepSeat({ seat, title, name, at: Date.now() });
  }, [seat, title, name]);
  if (state.status === 'ended' || state.scene === null) {
    return (
      <main className="single">
        <h1>{text('riposte')}</h1>
        <p role="status">{state.status === 'ended' ? state.why : state.why === null ? text('opening') : text('table-retry', { why: state.why })}</p>
        <a href="/">{text('home')}</a>
      </main>
    );
  }
  // A whole room looks at a large screen: it shows what spectators may know.
  if (state.scene.me.kind === 'spectator' ? isTv || isLargeScreen() : isTv)
    return (
      <Suspense>
        <Tv seat={seat} state={state} scene={state.scene} say={link.say} />
      </Suspense>
    );
  return <Table seat={seat} link={link} state={state} now={state.scene} />;
}

/** Spectators on a large screen who asked for nothing else, such as a moment or the page itself, see the television. */
const isLargeScreen = (): boolean => window.innerWidth > 1600 && window.location.search === '';

function Table({
  seat,
  link,
  state,
  now,
}: {
  readonly seat: string;
  readonly link: TableLink;
  readonly state: TableState;
  readonly now: Scene;
}): React.ReactNode {
  const [founded, setFounded] = useState<Founded | null>(() => linksKept(seat));
  // Links are offered as long as nobody has come.
  const isAlone = now.me.kind === 'gm' && founded !== null && !now.seats.some((one) => one.online && one.id !== now.me.seat);
  const [open, setOpen] = useState<Open | null>(() => (isAlone && now.undo === null ? { kind: 'invite' } : null));
  const [isLine, setLine] = useState(false);
  const [toast, setToast] = useState('');
  const [spoken, setSpoken] = useState('');
  const [at, setAt] = useState<number | null>(() => startAt());
  const [part, setPart] = useState<PhonePart>('act');
  const [hasSignals] = useState(() => signalsKept().length > 0);
  const page = useRef<HTMLDivElement>(null);

  const ask = link.say;
  const say = useCallback<Say>(
    async (message) => {
      const reply = await ask(message);
      if (!reply.ok) setToast(reply.text);
      return reply;
    },
    [ask],
  );
  const past = usePast(at, ask);
  const scene = at === null ? now : (past ?? now);
  const aim = useAim({ scene: now, isPast: at !== null, say, ask, speak: setSpoken });
  useDial(now, say);
  const [looked, setLooked] = useState<{ readonly menu: number; readonly way: Way } | null>(null);
  const look = (way: Way | null): void => setLooked(way === null ? null : { menu: now.menu.number, way });
  // What was looked at in an older menu is no longer there.
  const subject = looked !== null && looked.menu === now.menu.number ? looked.way : aim.aimed;
  const mayKnow = now.table.odds || now.me.kind === 'gm';
  const odds = useAsked<'odds'>(ask, mayKnow && subject !== null ? { do: 'odds', menu: now.menu.number, way: subject.key } : null);
  const letters = useLetters(now);
  const [weighed, setWeighed] = useState<Choice | null>(null);
  const { question } = now;
  const planned =
    question === null
      ? aim.by === null || at !== null
        ? null
        : { by: aim.by, cost: aim.planned }
      : weighed !== null && question.choices.includes(weighed)
        ? { by: question.who, cost: weighed.cost }
        : null;
  const rule = (id: string): void => setOpen({ kind: 'rule', id });
  const target = (subject?.targets ?? []).find((ref) => ref !== aim.by);
  const aimedAt =
    target === undefined
      ? null
      : { ref: target, chance: odds?.chance == null || odds.chance.self ? '' : chanceText(odds.chance), isHarm: odds?.chance?.harm ?? false };

  const watch = (ref: number): void => {
    const way = aim.chosen?.ways.find((one) => one.targets.includes(ref));
    if (way !== undefined) aim.aimAt({ way });
  };
  const undo = (): void => {
    if (now.undo === null) return setToast(text('undo-nothing'));
    const label = now.undo;
    return void say({ do: 'undo', label }).then((reply) => reply.ok && setToast(text('undone', { what: label })));
  };
  const redo = (): void => {
    if (now.redo === null) return setToast(text('redo-nothing'));
    const label = now.redo;
    return void say({ do: 'redo' }).then((reply) => reply.ok && setToast(text('redone', { what: label })));
  };
  const share = async (moment: number): Promise<void> => {
    const own = now.me.kind === 'gm' ? founded?.links.find((one) => one.kind === 'spectator') : undefined;
    // Spectators do not see every entry, so that theirs have other numbers.
    const theirs = own === undefined ? null : await say({ do: 'shared', entry: moment });
    const isForAll = own !== undefined && theirs?.ok === true;
    const { origin: here } = window.location;
    const origin = isForAll ? ((await nearby())?.[0] ?? here) : here;
    const address = isForAll ? `${origin}${own.path}@${String(theirs.data)}` : `${origin}/t/${encodeURIComponent(seat)}?at=${moment}`;
    const isDone = await copied(address);
    setToast(isDone ? text(isForAll ? 'share-spectators' : 'share-own') : address);
  };
  const branch = (moment: number): void =>
    void say({ do: 'branch', entry: moment }).then((reply) => {
      if (!reply.ok) return;
      // A server that started anew meanwhile does not know the links of what it made.
      const made = reply.data;
      if (made === null) return setToast(text('branch-lost'));
      keepLinks(made);
      return window.location.assign(made.links[0].path);
    });
  const invite = (path: string, { id, kind, name: seatName }: ShownSeat): void => {
    const old = founded ?? { table: seat.split('.')[0], title: now.table.title, links: [] };
    const fresh = { ...old, links: [...old.links.filter((one) => one.seat !== id), { seat: id, kind, name: seatName, path }] };
    keepLinks(fresh);
    // One's own seat is taken anew with the new link, for the old one ended with its session.
    if (id === seat) return window.location.assign(path);
    setFounded(fresh);
    setOpen({ kind: 'invite' });
  };
  const commands: Command[] = [
    ...aim.legal.map((act) => ({ id: `act ${act.id}`, text: act.title, run: () => aim.choose(act) })),
    { id: 'line', text: text('line'), run: () => setLine(true) },
    { id: 'undo', text: now.undo === null ? text('undo') : text('undo-what', { what: now.undo }), run: undo },
    { id: 'redo', text: now.redo === null ? text('redo') : text('redo-what', { what: now.redo }), run: redo },
    { id: 'replay', text: text('replay'), run: () => setAt(state.log.length - 1) },
    { id: 'help', text: text('keys-and-colours'), run: () => setOpen({ kind: 'help' }) },
    ...(now.me.kind === 'gm' ? [{ id: 'master', text: text('master'), run: () => setOpen({ kind: 'master' }) }] : []),
    ...(founded === null ? [] : [{ id: 'invite', text: text('invite'), run: () => setOpen({ kind: 'invite' }) }]),
  ];

  const isAsked = now.question !== null || now.typing !== null;
  useKeys(open === null, {
    Escape: () => aim.choose(null),
    Enter: aim.commit,
    n: () => aim.ending !== null && aim.choose(aim.ending),
    t: () => aim.nextTarget(1),
    T: () => aim.nextTarget(-1),
    z: undo,
    Z: redo,
    '?': () => setOpen({ kind: 'help' }),
    '/': () => setOpen({ kind: 'palette' }),
    ':': () => setLine(true),
    b: () => page.current?.querySelector<HTMLElement>('.cells [tabindex="0"]')?.focus(),
    l: () => page.current?.querySelector<HTMLElement>('.log .scroll')?.focus(),
    r: () => setAt(at === null ? state.log.length - 1 : null),
    '[': () => aim.next(-1),
    ']': () => aim.next(1),
    nth: (nth) => {
      if (isAsked && now.question !== null && !now.question.mirror) page.current?.querySelector<HTMLElement>(`[data-nth="${nth}"]`)?.click();
      else aim.takeNth(nth);
    },
  });
  useEffect(() => {
    if (toast === '') return undefined;
    const gone = setTimeout(() => setToast(''), 6000);
    return () => clearTimeout(gone);
  }, [toast]);
  const names = useMemo(() => now.fighters.map((fighter) => fighter.name), [now.fighters]);
  const mine = useMemo(() => new Set(now.fighters.flatMap((fighter) => (fighter.mine ? [fighter.name] : []))), [now.fighters]);
  return (
    <div className={`table ${now.me.kind}`} data-part={part} ref={page}>
      <Patterns />
      <Terms ruleset={now.table.ruleset} />
      <TopBar
        scene={now}
        state={state}
        isPast={at !== null}
        mayInvite={founded !== null && now.me.kind === 'gm'}
        undo={undo}
        redo={redo}
        withdraw={() => void say({ do: 'withdraw' })}
        replay={() => setAt(at === null ? state.log.length - 1 : null)}
        open={(kind) => setOpen({ kind })}
      />
      {now.table.readonly !== null && (
        <p className="banner" role="alert">
          {text('table-readonly', { why: now.table.readonly })}
        </p>
      )}
      <Own scene={scene} letters={letters} />
      <main className="centre">
        {at !== null ? (
          <Replay
            log={state.log}
            at={at}
            go={setAt}
            share={(moment) => void share(moment)}
            branch={now.me.kind === 'gm' || now.me.kind === 'solo' ? branch : null}
          />
        ) : isAsked ? (
          <Prompt scene={now} ahead={state.ahead} say={say} ask={ask} rule={rule} look={setWeighed} />
        ) : now.over !== null && now.menu.acts.every((act) => act.ways.length === 0) ? (
          <End scene={now} log={state.log} ask={ask} look={setAt} share={() => void share(-1)} letters={letters} replay={() => setAt(-1)} failed={setToast} />
        ) : (
          <Actions scene={now} aim={aim} letters={letters} rule={rule} look={look} subject={subject} odds={odds} />
        )}
        <Board
          scene={scene}
          aim={aim}
          aimed={at === null ? aimedAt : null}
          watch={watch}
          ask={ask}
          announce={setSpoken}
          ping={at === null ? state.ping : null}
          point={at === null && (now.me.kind === 'gm' || now.me.kind === 'player') ? (place) => void say({ do: 'ping', place }) : null}
        />
      </main>
      <Tracker
        scene={scene}
        letters={letters}
        planned={planned}
        setAuto={(who, on) => void say({ do: 'auto', who, on })}
        say={say}
        foot={
          (now.me.kind === 'gm' || now.me.kind === 'solo' || (now.table.odds && now.table.forecast)) &&
          now.over === null && (
            <Suspense fallback={<section className="forecast" />}>
              <Forecast scene={now} entries={state.log.length} ask={ask} />
            </Suspense>
          )
        }
      />
      <aside className="side" aria-label={text('log')}>
        <Column
          scene={now}
          state={state}
          at={at}
          say={say}
          names={names}
          mine={mine}
          rule={rule}
          look={setAt}
          correct={now.me.kind === 'gm' ? (entry, roll) => setOpen({ kind: 'amend', entry, roll }) : null}
        />
        <DialBar scene={now} say={say} />
        {now.me.kind !== 'spectator' && <Orders scene={now} ask={ask} />}
        <Suspense>{isLine && <Line table={{ scene: now, log: state.log, ask, rule, undo, redo }} close={() => setLine(false)} />}</Suspense>
      </aside>
      <PhoneBar part={part} show={setPart} isAwaited={now.waiting.mine && now.over === null} />
      <Suspense>{hasSignals && <Signals scene={now} log={state.log} />}</Suspense>
      <p className="spoken" aria-live="polite">
        {spoken}
      </p>
      <p className={`toast${toast === '' ? ' none' : ''}`} role="status">
        {toast}
      </p>
      <Suspense>
        {open !== null && <Sheets open={open} scene={now} founded={founded} commands={commands} ask={ask} invite={invite} close={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

/** Short letters for the fighters on the board, in the order and in the dock. */
function useLetters({ fighters }: Scene): ReadonlyMap<number, string> {
  return useMemo(() => {
    const letters = lettersOf(fighters.map((fighter) => fighter.name));
    return new Map(fighters.map((fighter, i) => [fighter.ref, letters[i]]));
  }, [fighters]);
}
