import type { Founded, Scene, ShownSeat } from '@riposte/server/protocol';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAim } from './aim.ts';
import { Centre } from './centre.tsx';
import { Column } from './column.tsx';
import { useConsidered } from './considered.ts';
import { commandsOf, type Desk, useDeskKeys } from './desk.ts';
import { useDial } from './dial.ts';
import { DialBar } from './dial-bar.tsx';
import { digestFor } from './digest-for.ts';
import { host } from './host/server.ts';
import { keepLinks, keepSeat, linksKept, signalsKept } from './keep.ts';
import { learn, text } from './language.ts';
import { lettersOf } from './letters.ts';
import { TABLE } from './messages-table.gen.ts';
import type { Say, TableLink, TableState } from './net.ts';
import { openTable } from './open-table.ts';
import { Orders } from './orders.tsx';
import { part } from './part.tsx';
import { startAt, usePast } from './past.ts';
import { PhoneBar, type PhonePart } from './phone-bar.tsx';
import type { Open } from './sheets.tsx';
import { redo, undo, withLink } from './steps.ts';
import { Terms } from './term.tsx';
import { Patterns } from './token.tsx';
import { TopBar } from './top-bar.tsx';
import { Own, Tracker } from './tracker.tsx';

learn(TABLE);

// Parts not needed at once are loaded on demand.
const Tv = part(async () => ({ default: (await import('./tv.tsx')).Tv }));
const Forecast = part(() => import('./forecast.tsx'));
const Signals = part(() => import('./signals.tsx'));
const Line = part(() => import('./line.tsx'));
const Sheets = part(async () => ({ default: (await import('./sheets.tsx')).Sheets }));

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
        <a href={host.address('/')}>{text('home')}</a>
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
const isLargeScreen = (): boolean => window.innerWidth > 1600 && host.search() === '';

interface TableProps {
  readonly seat: string;
  readonly link: TableLink;
  readonly state: TableState;
  readonly now: Scene;
}

function Table({ seat, link: { say: ask }, state, now }: TableProps): React.ReactNode {
  const { founded, keepLink } = useFounded(seat, now.table.title);
  const [sheet, open] = useState<Open | null>(() => (isAlone(now, founded) && now.undo === null ? { kind: 'invite' } : null));
  const [isLine, setLine] = useState(false);
  const [spoken, speak] = useState('');
  const [at, go] = useState<number | null>(() => startAt());
  const [part, setPart] = useState<PhonePart>('act');
  const [hasSignals] = useState(() => signalsKept().length > 0);
  const page = useRef<HTMLDivElement>(null);

  const { toast, tell, say } = useSay(ask);
  useDigest(seat, state.status, now.me.kind, open);
  const past = usePast(at, ask);
  const scene = at === null ? now : (past ?? now);
  const aim = useAim({ scene: now, isPast: at !== null, say, ask, speak });
  useDial(now, say);
  const considered = useConsidered(now, aim, at !== null, ask);
  const letters = useLetters(now);
  const shared = { state, now, scene, at, go, aim, considered, letters, founded, say, ask, tell, speak, open };
  const desk: Desk = {
    ...shared,
    undraw: sheet?.kind === 'draw' ? () => open(null) : null,
    rule: (id) => open({ kind: 'rule', id }),
    type: () => setLine(true),
    undo: () => undo(now, say, tell),
    redo: () => redo(now, say, tell),
  };
  useDeskKeys(sheet === null, desk, page);
  return (
    <div className={`table ${now.me.kind}`} data-part={part} ref={page}>
      <Patterns />
      <Terms ruleset={now.table.ruleset} />
      <TopBar desk={desk} isLine={isLine} />
      <Banner scene={now} />
      <Own scene={scene} letters={letters} />
      <Centre desk={desk} />
      <Fighters desk={desk} />
      <Side desk={desk} isLine={isLine} closeLine={() => setLine(false)} />
      <PhoneBar part={part} show={setPart} isAwaited={now.waiting.mine && now.over === null} />
      <Suspense>{hasSignals && <Signals scene={now} log={state.log} />}</Suspense>
      <Spoken spoken={spoken} toast={toast} />
      <Suspense>
        {sheet !== null && (
          <Sheets
            open={sheet}
            scene={now}
            founded={founded}
            commands={commandsOf(desk)}
            ask={ask}
            look={go}
            draw={() => open({ kind: 'draw' })}
            invite={(path, invited) => keepLink(path, invited) && open({ kind: 'invite' })}
            close={() => open(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The links of the table that this page knows. `keepLink` adds a new one; it says whether the page goes on as it is. */
function useFounded(seat: string, title: string): { readonly founded: Founded | null; readonly keepLink: (path: string, invited: ShownSeat) => boolean } {
  const [founded, setFounded] = useState<Founded | null>(() => (host.hasLinks ? linksKept(seat) : null));
  const keepLink = (path: string, invited: ShownSeat): boolean => {
    const fresh = withLink(founded ?? { table: seat.split('.')[0], title, links: [] }, path, invited);
    keepLinks(fresh);
    // Take our own seat again with the new link: the old one ended with its session.
    if (invited.id === seat) window.location.assign(host.address(path));
    else setFounded(fresh);
    return invited.id !== seat;
  };
  return { founded, keepLink };
}

/** Opens what happened while its player was away. */
function useDigest(seat: string, status: TableState['status'], kind: Scene['me']['kind'], open: (digest: Open) => void): void {
  useEffect(() => {
    // In the browser alone nothing happens while nobody looks.
    if (status !== 'open' || !host.hasLinks || kind === 'spectator') return;
    void digestFor(seat).then((digest) => digest !== null && open({ kind: 'digest', digest }));
  }, [seat, status, kind, open]);
}

/** Links are offered as long as nobody has come. */
const isAlone = ({ me, seats }: Scene, founded: Founded | null): boolean =>
  me.kind === 'gm' && founded !== null && !seats.some((seat) => seat.online && seat.id !== me.seat);

/** Says something to the table; why that failed stands on the page for some seconds. */
function useSay(ask: Say): { readonly toast: string; readonly tell: (what: string) => void; readonly say: Say } {
  const [toast, tell] = useState('');
  useEffect(() => {
    if (toast === '') return undefined;
    const gone = setTimeout(() => tell(''), 6000);
    return () => clearTimeout(gone);
  }, [toast]);
  const say = useCallback<Say>(
    async (message) => {
      const reply = await ask(message);
      if (!reply.ok) tell(reply.text);
      return reply;
    },
    [ask],
  );
  return { toast, tell, say };
}

/** Why the table can only be looked at. */
function Banner({ scene: { table } }: { readonly scene: Scene }): React.ReactNode {
  return table.readonly === null ? null : (
    <p className="banner" role="alert">
      {text('table-readonly', { why: table.readonly })}
    </p>
  );
}

/** What is read out, and what failed a moment ago. */
function Spoken({ spoken, toast }: { readonly spoken: string; readonly toast: string }): React.ReactNode {
  return (
    <>
      <p className="spoken" aria-live="polite">
        {spoken}
      </p>
      <p className="toast" role="status">
        {toast !== '' && <span key={toast}>{toast}</span>}
      </p>
    </>
  );
}

/** Everybody in the fight, with the forecast for those who may know it. */
function Fighters({ desk: { now, scene, state, letters, considered, say, ask } }: { readonly desk: Desk }): React.ReactNode {
  const { me, table } = now;
  const mayKnow = me.kind === 'gm' || me.kind === 'solo' || (table.odds && table.forecast);
  return (
    <Tracker
      scene={scene}
      letters={letters}
      planned={considered.planned}
      setAuto={(who, on) => void say({ do: 'auto', who, on })}
      say={say}
      foot={
        mayKnow &&
        now.over === null && (
          <Suspense fallback={<section className="forecast" />}>
            <Forecast scene={now} entries={state.log.length} ask={ask} />
          </Suspense>
        )
      }
    />
  );
}

interface SideProps {
  readonly desk: Desk;
  readonly isLine: boolean;
  readonly closeLine: () => void;
}

/** The side of the table: what happened and was said, the pace of the computer, orders, the line to type in. */
function Side({ desk, isLine, closeLine }: SideProps): React.ReactNode {
  const { now, state, at, go, say, ask, rule, open, undo: takeBack, redo: doAgain } = desk;
  const names = useMemo(() => now.fighters.map((fighter) => fighter.name), [now.fighters]);
  const mine = useMemo(() => new Set(now.fighters.flatMap((fighter) => (fighter.mine ? [fighter.name] : []))), [now.fighters]);
  return (
    <aside className="side" aria-label={text('log')}>
      <Column
        scene={now}
        state={state}
        at={at}
        say={say}
        names={names}
        mine={mine}
        rule={rule}
        look={go}
        correct={now.me.kind === 'gm' ? (entry, roll) => open({ kind: 'amend', entry, roll }) : null}
      />
      <DialBar scene={now} say={say} />
      {now.me.kind !== 'spectator' && <Orders scene={now} ask={ask} />}
      <Suspense>{isLine && <Line table={{ scene: now, log: state.log, ask, rule, undo: takeBack, redo: doAgain }} close={closeLine} />}</Suspense>
    </aside>
  );
}

/** Short letters for the fighters on the board, in the order and in the dock. */
function useLetters({ fighters }: Scene): ReadonlyMap<number, string> {
  return useMemo(() => {
    const letters = lettersOf(fighters.map((fighter) => fighter.name));
    return new Map(fighters.map((fighter, i) => [fighter.ref, letters[i]]));
  }, [fighters]);
}
