import type { Act, Founded, Goal, Odds, Reply, Scene, ShownRoll, Way } from '@riposte/table/protocol';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Actions } from './actions.tsx';
import { AmendSheet } from './amend.tsx';
import { useAsked } from './asked.ts';
import { Board } from './board.tsx';
import { HelpSheet } from './help.tsx';
import { InviteSheet } from './invite.tsx';
import { keepLinks, keepSeat, linksKept, showTheme, themeKept } from './keep.ts';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { MasterSheet } from './master.tsx';
import { openTable, type Say, type TableLink, type TableState } from './net.ts';
import { Orders } from './orders.tsx';
import { type Command, Palette } from './palette.tsx';
import { Prompt } from './prompt.tsx';
import { Replay, startAt, usePast } from './replay.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { TopBar } from './top-bar.tsx';
import { Tracker } from './tracker.tsx';

/** The table as one seat sees it. */
export function TablePage({ seat }: { readonly seat: string }): React.ReactNode {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    showTheme(themeKept());
    const opened = openTable(seat);
    setLink(opened);
    return () => opened.close();
  }, [seat]);
  return link === null ? <main className="single">Opening the table ...</main> : <Linked seat={seat} link={link} />;
}

function Linked({ seat, link }: { readonly seat: string; readonly link: TableLink }): React.ReactNode {
  const state = useSyncExternalStore(link.subscribe, link.get);
  const title = state.scene?.table.title;
  const name = state.scene?.me.name;
  useEffect(() => {
    if (title === undefined || name === undefined) return;
    document.title = `${title} · Riposte`;
    keepSeat({ seat, title, name, at: Date.now() });
  }, [seat, title, name]);
  if (state.status === 'ended' || state.scene === null) {
    return (
      <main className="single">
        <h1>Riposte</h1>
        <p role="status">{state.status === 'ended' ? state.why : 'Opening the table ...'}</p>
        <a href="/">To the first screen</a>
      </main>
    );
  }
  return <Table seat={seat} link={link} state={state} now={state.scene} />;
}

type Open =
  | { readonly kind: 'help' | 'master' | 'invite' | 'palette' }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'amend'; readonly entry: number; readonly roll: ShownRoll };

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
  const [chosenId, setChosen] = useState<{ readonly by: number; readonly id: string } | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [byWanted, setBy] = useState<number | null>(null);
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  const [toast, setToast] = useState('');
  const [spoken, setSpoken] = useState('');
  const [at, setAt] = useState<number | null>(() => startAt());
  const page = useRef<HTMLDivElement>(null);

  const ask = link.say;
  const say = useCallback(
    async (what: Say): Promise<Reply> => {
      const reply = await ask(what);
      if (!reply.ok) setToast(reply.text);
      return reply;
    },
    [ask],
  );
  const [wondered, wonder] = useState<Say | null>(null);
  const odds = useAsked<Odds>(ask, now.table.odds || now.me.kind === 'gm' ? wondered : null)?.text ?? null;
  const wonderWay = (way: Way): void => wonder({ do: 'odds', menu: now.menu.number, way: way.key });
  const past = usePast(at, ask);
  const scene = at === null ? now : (past ?? now);
  const acting = [...new Set(now.menu.acts.map((one) => one.by))];
  const by =
    byWanted !== null && acting.includes(byWanted)
      ? byWanted
      : (acting.find((ref) => now.fighters.some((one) => one.ref === ref && one.mine)) ?? acting[0] ?? null);
  const chosen =
    at === null && chosenId !== null ? (now.menu.acts.find((one) => one.id === chosenId.id && one.by === by && one.ways.length > 0) ?? null) : null;
  const ways = useMemo(() => (chosen === null ? [] : chosen.ways.filter((one) => target === null || one.targets.includes(target))), [chosen, target]);
  const targets = useMemo(() => new Set(chosen === null ? [] : chosen.ways.flatMap((one) => one.targets)), [chosen]);
  const legal = now.menu.acts.filter((one) => one.by === by && one.ways.length > 0);
  const rule = (id: string): void => setOpen({ kind: 'rule', id });

  const leave = (): void => {
    setChosen(null);
    setTarget(null);
    setGoals([]);
  };
  const take = (way: Way | undefined, path?: readonly number[]): void => {
    if (way === undefined) return;
    leave();
    void say({ do: 'act', menu: now.menu.number, way: way.key, ...(path === undefined ? {} : { path }) });
  };
  const choose = (act: Act | null): void => {
    leave();
    if (act === null) return;
    if (act.ways.length === 1 && act.more === 0 && !act.path) return take(act.ways[0]);
    setChosen({ by: act.by, id: act.id });
    if (!act.path) return setSpoken(`${act.title}: choose one of ${act.ways.length}`);
    return void ask({ do: 'reach', menu: now.menu.number, by: act.by, act: act.id }).then((reply) => {
      const found = reply.ok ? (reply.data as unknown as Goal[]) : [];
      setGoals(found);
      setSpoken(`${act.title}: ${found.length} places can be reached`);
    });
  };
  const pickFighter = (ref: number): void => {
    const left = chosen?.ways.filter((one) => one.targets.includes(ref)) ?? [];
    if (left.length === 1) take(left[0]);
    else setTarget(ref);
  };
  const watch = (ref: number): void => {
    const way = chosen?.ways.find((one) => one.targets.includes(ref));
    if (way !== undefined) wonderWay(way);
  };
  const pickPlace = (place: number): void => {
    const goal = goals.find((one) => one.place === place);
    if (goal !== undefined && chosen !== null) return take(chosen.ways[0], goal.path);
    const left = chosen?.ways.filter((one) => one.places.includes(place)) ?? [];
    return left.length === 1 ? take(left[0]) : undefined;
  };
  const undo = (): void => {
    if (now.undo === null) return setToast('Nothing of yours can be undone now.');
    const label = now.undo;
    return void say({ do: 'undo', label }).then((reply) => reply.ok && setToast(`Undone: ${label}. Shift+Z brings it back.`));
  };
  const redo = (): void => void say({ do: 'redo' }).then((reply) => reply.ok && setToast('Done again.'));
  const share = (moment: number): void => {
    const own = founded?.links.find((one) => one.kind === 'spectator');
    const address =
      own === undefined ? `${window.location.origin}/t/${encodeURIComponent(seat)}?at=${moment}` : `${window.location.origin}${own.path}@${moment}`;
    void navigator.clipboard.writeText(address).then(
      () => setToast(own === undefined ? 'Copied: a link for this browser.' : 'Copied: a link for spectators.'),
      () => setToast(address),
    );
  };
  const branch = (moment: number): void =>
    void say({ do: 'branch', entry: moment }).then((reply) => {
      if (!reply.ok) return;
      const made = reply.data as unknown as Founded;
      keepLinks(made);
      window.location.assign(made.links[0].path);
    });
  const commands: Command[] = [
    ...legal.map((act) => ({ id: `act ${act.id}`, text: act.title, run: () => choose(act) })),
    { id: 'undo', text: now.undo === null ? 'Undo' : `Undo ${now.undo}`, run: undo },
    { id: 'redo', text: 'Redo', run: redo },
    { id: 'replay', text: 'Replay', run: () => setAt(state.log.length - 1) },
    { id: 'help', text: 'Keys and colours', run: () => setOpen({ kind: 'help' }) },
    ...(now.me.kind === 'gm' ? [{ id: 'master', text: 'Game master', run: () => setOpen({ kind: 'master' }) }] : []),
    ...(founded === null ? [] : [{ id: 'invite', text: 'Invite', run: () => setOpen({ kind: 'invite' }) }]),
  ];

  const next = (step: number): void => setBy(acting[(acting.indexOf(by ?? -1) + acting.length + step) % Math.max(1, acting.length)] ?? null);
  useKeys(open === null, {
    Escape: leave,
    z: undo,
    Z: redo,
    '?': () => setOpen({ kind: 'help' }),
    '/': () => setOpen({ kind: 'palette' }),
    b: () => page.current?.querySelector<HTMLElement>('.overlay')?.focus(),
    l: () => page.current?.querySelector<HTMLElement>('.log .scroll')?.focus(),
    r: () => setAt(at === null ? state.log.length - 1 : null),
    '[': () => next(-1),
    ']': () => next(1),
    nth: (nth) => {
      if (now.question !== null && !now.question.mirror) page.current?.querySelector<HTMLElement>(`[data-choice="${nth}"]`)?.click();
      else if (chosen?.path && goals.length > 0) take(chosen.ways[0], goals[nth]?.path);
      else if (chosen !== null) take(ways[nth]);
      else if (legal[nth] !== undefined) choose(legal[nth]);
    },
  });
  useEffect(() => {
    if (toast === '') return undefined;
    const gone = setTimeout(() => setToast(''), 6000);
    return () => clearTimeout(gone);
  }, [toast]);
  // A menu that changed under a chosen act starts over.
  useEffect(() => setGoals((old) => (chosen === null && old.length > 0 ? [] : old)), [chosen]);

  return (
    <div className="table" ref={page}>
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
          Nothing can be played: {now.table.readonly}.
        </p>
      )}
      <main className="middle">
        <Tracker scene={scene} setAuto={(who, on) => void say({ do: 'auto', who, on })} />
        <div className="centre">
          <Board
            scene={scene}
            targets={targets}
            goals={at === null ? goals : []}
            pickFighter={pickFighter}
            pickPlace={pickPlace}
            watch={watch}
            ask={ask}
            announce={setSpoken}
          />
          {at === null ? (
            <Prompt
              scene={now}
              ahead={state.ahead}
              say={(what) => void say(what)}
              rule={rule}
              wonder={(question, choice) => wonder({ do: 'answerOdds', question, choice })}
              odds={wondered?.do === 'answerOdds' ? odds : null}
            />
          ) : (
            <Replay log={state.log} at={at} go={setAt} share={share} branch={now.me.kind === 'gm' ? branch : null} />
          )}
        </div>
        <div className="side">
          {at === null && (
            <Actions
              scene={now}
              chosen={chosen}
              ways={ways}
              goals={goals}
              by={by}
              setBy={setBy}
              choose={choose}
              take={take}
              rule={rule}
              wonder={wonderWay}
              odds={wondered?.do === 'odds' ? odds : null}
            />
          )}
          {now.me.kind !== 'spectator' && <Orders scene={now} ask={ask} />}
          <Log log={state.log} rule={rule} look={setAt} amend={now.me.kind === 'gm' ? (entry, roll) => setOpen({ kind: 'amend', entry, roll }) : null} />
        </div>
      </main>
      <p className="spoken" aria-live="polite">
        {spoken}
      </p>
      <p className={`toast${toast === '' ? ' none' : ''}`} role="status">
        {toast}
      </p>
      {open?.kind === 'rule' && <RuleSheet ruleset={now.table.ruleset} id={open.id} close={() => setOpen(null)} />}
      {open?.kind === 'help' && <HelpSheet close={() => setOpen(null)} />}
      {open?.kind === 'palette' && <Palette commands={commands} close={() => setOpen(null)} />}
      {open?.kind === 'invite' && founded !== null && <InviteSheet founded={founded} close={() => setOpen(null)} />}
      {open?.kind === 'amend' && <AmendSheet entry={open.entry} roll={open.roll} say={ask} close={() => setOpen(null)} />}
      {open?.kind === 'master' && (
        <MasterSheet
          scene={now}
          say={ask}
          close={() => setOpen(null)}
          invite={(path, name) => {
            const old = founded ?? { table: seat.split('.')[0], title: now.table.title, links: [] };
            const mine = now.seats.find((one) => one.name === name);
            const fresh = {
              ...old,
              links: [...old.links.filter((one) => one.name !== name), { seat: mine?.id ?? name, kind: mine?.kind ?? ('player' as const), name, path }],
            };
            keepLinks(fresh);
            setFounded(fresh);
            setOpen({ kind: 'invite' });
          }}
        />
      )}
    </div>
  );
}
