import type { Section } from '@riposte/sim/charts';
import { FlaskConical } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { areKeysOn } from '../keep.ts';
import { learn, text } from '../language.ts';
import { LAB } from '../messages-lab.gen.ts';
import { Frame } from '../nav.tsx';
import { isTyping } from '../text.ts';
import { Patterns } from '../token.tsx';
import { bench } from '../workbench/bench.ts';
import type { Compared, Contest, Grid, Lived, Matters, Solved } from '../workbench/requests.ts';
import { ApartAnswer, ApartForm, useApart } from './apart.tsx';
import { Card } from './chart.tsx';
import { Compare, resultOf } from './compare.tsx';
import { DayForm } from './day.tsx';
import { comparedOnFarm, useFarm } from './farm.ts';
import { KeptRuns, keepRun } from './kept.tsx';
import { isRest, linkTo, type Question, questionIn, RESTS, VIEWS } from './link.ts';
import { around, entrantsOf, GridForm, gridSection, PlayersForm, pairOf, playersSection, SolveForm, solveSection, variantName } from './others.tsx';
import { Ask } from './question.tsx';
import { SaveAs } from './save-as.tsx';
import { compareSections, daySections, mattersSection } from './sections.ts';
import { type Chosen, type Run, readFight, useFight, useFights, useRun, withPacks } from './use-fight.ts';
import { usePlaces, Variant } from './variant.tsx';
import './lab.css';

learn(LAB);

type Rest = (typeof RESTS)[number];

/** Fights many times what may be asked of a fight, in the thread of the rules. */
export function LabPage(): React.ReactNode {
  const search = useSearch();
  const question = useMemo(() => questionIn(search), [search]);
  const [, go] = useLocation();
  const { ready, drafts } = useFights();
  const fight = question.fight === '' ? (ready[0]?.id ?? '') : question.fight;
  const { chosen, failed } = useFight(fight);
  const ask = (more: Partial<Question>): void => go(linkTo({ ...question, fight, ...more }), { replace: true });
  return (
    <Frame at="lab">
      <div className="lab">
        <Patterns />
        <header>
          <h1>
            <FlaskConical aria-hidden="true" /> {chosen?.fight.title ?? text('lab')}
          </h1>
          {chosen !== null && <span className="badge">{chosen.fight.gameTitle}</span>}
          {chosen !== null && chosen.fight.stands !== null && <span className="soft">{text('lab-stands', chosen.fight.stands)}</span>}
          <span className="grow" />
          <div className="segments" role="group" aria-label={text('lab-views')}>
            {VIEWS.map((view) => (
              <button key={view} type="button" aria-pressed={view === question.view} onClick={() => ask({ view })}>
                {text(TITLES[view])}
              </button>
            ))}
            <Link href="/lab/dice" className="segment">
              {text('lab-dice')}
            </Link>
          </div>
        </header>
        {failed !== null && (
          <p role="alert" className="failed">
            {failed}
          </p>
        )}
        {chosen === null ? (
          <p role="status" className="soft opening">
            {failed === null ? text('lab-opening') : ''}
          </p>
        ) : (
          <Bench key={chosen.of} chosen={chosen} question={{ ...question, fight }} ask={ask} ready={ready} drafts={drafts} />
        )}
      </div>
    </Frame>
  );
}

const TITLES = {
  compare: 'lab-compare',
  odds: 'lab-one-act',
  matters: 'lab-matters',
  solve: 'lab-solve',
  grid: 'lab-grid',
  day: 'lab-day',
  players: 'lab-players',
} as const;

interface BenchProps extends Pick<ReturnType<typeof useFights>, 'ready' | 'drafts'> {
  readonly chosen: Chosen;
  readonly question: Question;
  readonly ask: (more: Partial<Question>) => void;
}

/** The question on the left, the answer on the right. */
function Bench({ chosen, question, ask, ready, drafts }: BenchProps): React.ReactNode {
  const { fight, file } = chosen;
  const { view } = question;
  const side = Math.max(0, fight.sides.indexOf(question.side ?? ''));
  const places = usePlaces(chosen);
  const asked = { seed: question.seed ?? fight.seed, players: question.players };
  const base = { ...file, ...asked };
  const { fights } = question;
  const of = JSON.stringify([question.fight, asked]);
  const isFarm = useFarm();
  const onFarm = useRef(false);
  const [said, setSaid] = useState('');
  const compare = useRun<Compared>(JSON.stringify([of, question.changes]), (soFar, way) => {
    const wanted = { ...withPacks(chosen, question.changes), ...asked, changes: question.changes, soFar, fights };
    setSaid('');
    return onFarm.current ? comparedOnFarm(wanted, { ...way, say: setSaid }) : bench('compare', wanted, way);
  });
  const matters = useRun<Matters>(of, (soFar, way) => bench('matters', { ...base, fights, soFar }, way));
  const solve = useRun<Solved>(JSON.stringify([of, fights, question.wanted, question.by, side]), (soFar, way) => {
    const foe = fight.fighters.findLast((fighter) => fighter.side !== side)?.name ?? '';
    const by = question.by ?? foe;
    const what = by.includes('.') ? { number: by } : { like: by };
    return bench('solve', { ...base, ...what, side: fight.sides[side], wanted: question.wanted / 100, fights, soFar }, way);
  });
  const [across, down] = pairOf(question, places ?? []);
  const grid = useRun<Grid>(JSON.stringify([of, across?.place, down?.place]), async (soFar, way) => {
    if (across === undefined || down === undefined) return [];
    const cells = { across: across.place, down: down.place, fromAcross: around(across.now), fromDown: around(down.now) };
    return bench('grid', { ...base, ...cells, fights, soFar }, way);
  });
  const players = useRun<Contest>(JSON.stringify([of, question.entrants]), (soFar, way) =>
    bench('contest', { ...base, entrants: entrantsOf(question), fights, soFar }, way),
  );
  const day = useRun<Lived>(JSON.stringify([of, question.day]), async (soFar, way) => {
    const parts = [{ ...file, rests: [] as Rest[] }];
    for (const part of question.day) {
      if (isRest(part)) parts[parts.length - 1].rests.push(part);
      else parts.push({ ...(await readFight(part)).file, rests: [] });
    }
    return bench('day', { fights: parts, seed: asked.seed, days: fights, soFar }, way);
  });
  const apart = useApart(chosen, question, asked);
  const run: Run<unknown> | null = view === 'odds' ? null : { compare, matters, solve, grid, players, day }[view];
  const summed = (all: readonly ({ readonly tally: { readonly fights: number } } | null)[]): number =>
    all.reduce((sum, one) => sum + (one?.tally.fights ?? 0), 0);
  const cells = grid.done?.flat().filter((cell) => cell !== null) ?? [];
  const sets = entrantsOf(question).length;
  // How far each is, and how far it goes; how many tries a solution takes nobody knows.
  const far: { readonly [V in typeof view]: readonly [fought: number, of: number | null] } = {
    compare: [compare.done?.shared.tally.fights ?? 0, fights],
    odds: [0, null],
    matters: [matters.done?.shared.tally.fights ?? 0, fights],
    solve: [summed(solve.done?.fought.map(([, shared]) => shared) ?? []), null],
    grid: [summed(cells), cells.length === 0 ? null : cells.length * fights],
    players: [summed(players.done?.fought ?? []), sets * (sets - 1) * fights],
    day: [day.done?.tally.days ?? 0, fights],
  };
  const [fought, whole] = far[view];
  const sections: readonly Section[] = sectionsOf();
  function sectionsOf(): readonly Section[] {
    if (view === 'compare') return compare.done === null ? [] : compareSections(fight, compare.done, side);
    if (view === 'matters') return matters.done === null ? [] : [mattersSection(fight, matters.done, side)];
    if (view === 'players') return players.done === null ? [] : [playersSection(players.done)];
    if (view === 'day') return day.done === null ? [] : daySections(day.done);
    const one =
      view === 'solve'
        ? solve.done && solveSection(chosen, question, solve.done)
        : view === 'grid' && grid.done && places && gridSection(question, places, grid.done, side, fight.sides);
    return one ? [one] : [];
  }
  const axes = [across, down].flatMap((one) => (one === undefined ? [] : [{ place: one.place, values: around(one.now) }]));
  const answer = run ?? apart;
  // Which two numbers there are is asked of the rules first.
  const isReady = view !== 'grid' || places !== null;
  const beginHere = (): void => {
    onFarm.current = false;
    if (isReady) run?.begin();
  };
  const beginOnFarm = (): void => {
    onFarm.current = true;
    run?.begin();
  };
  useRunKey(run, beginHere);
  const [kept, setKept] = useState(0);
  const isWhole = !compare.isBusy && compare.done !== null;
  useEffect(() => {
    if (!isWhole || view !== 'compare' || compare.done === null) return;
    keepRun({ link: linkTo(question), title: variantName(question.changes), fight: fight.title, result: resultOf(compare.done, side) });
    setKept((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each run
  }, [isWhole]);
  return (
    <div className="desk">
      <aside className="asking" aria-label={text('lab-question')}>
        <Ask chosen={chosen} question={question} ask={ask} ready={ready} drafts={drafts} />
        {view === 'compare' && <Variant chosen={chosen} changes={question.changes} set={(changes) => ask({ changes })} />}
        {view === 'solve' && <SolveForm chosen={chosen} question={question} ask={ask} />}
        {view === 'grid' && <GridForm chosen={chosen} question={question} ask={ask} />}
        {view === 'players' && <PlayersForm chosen={chosen} question={question} ask={ask} />}
        {view === 'odds' && <ApartForm chosen={chosen} question={question} ask={ask} done={apart.done} />}
        {view === 'day' && <DayForm chosen={chosen} question={question} ask={ask} ready={ready} drafts={drafts} />}
        {run !== null && <RunButton run={run} isReady={isReady} begin={beginHere} fought={fought} of={whole} areDays={view === 'day'} />}
        {isFarm && view === 'compare' && (
          <div className="run">
            <button type="button" disabled={compare.isBusy} onClick={beginOnFarm}>
              {text('lab-run-farm')}
            </button>
            <span className="soft small" role="status">
              {said === '' ? text('lab-run-farm-what') : said}
            </span>
          </div>
        )}
        <p className="soft small">{text(HINTS[view])}</p>
        <KeptRuns key={kept} />
      </aside>
      <div className="answers" aria-busy={answer.isBusy}>
        {answer.failed !== null && (
          <p role="alert" className="failed card">
            {answer.failed}
          </p>
        )}
        {answer.done === null && answer.failed === null && <Nothing isBusy={answer.isBusy} />}
        {view === 'odds' && apart.done !== null && <ApartAnswer chosen={chosen} done={apart.done} />}
        {view === 'compare' && compare.done !== null && <Compare chosen={chosen} done={compare.done} side={side} seconds={compare.seconds} asked={asked} />}
        {view !== 'compare' && sections.map((section) => <Card key={section.title} section={section} wide={section.chart !== null} />)}
        <SaveAs chosen={chosen} question={question} axes={axes} seed={asked.seed} fought={fought} sections={sections} done={run?.done ?? null} />
      </div>
    </div>
  );
}

const HINTS = {
  compare: 'lab-hint-compare',
  odds: 'lab-hint-odds',
  matters: 'lab-hint-matters',
  solve: 'lab-hint-solve',
  grid: 'lab-hint-grid',
  day: 'lab-hint-day',
  players: 'lab-hint-players',
} as const;

function Nothing({ isBusy }: { readonly isBusy: boolean }): React.ReactNode {
  return <p className="card nothing soft">{text(isBusy ? 'lab-counting' : 'lab-nothing')}</p>;
}

/** The key that begins or stops what is counted. */
const KEY = 'R';

function useRunKey(run: Run<unknown> | null, begin: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toUpperCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !areKeysOn() || run === null) return;
      event.preventDefault();
      if (run.isBusy) run.stop();
      else begin();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

interface RunButtonProps {
  readonly run: Run<unknown>;
  readonly isReady: boolean;
  readonly begin: () => void;
  readonly fought: number;
  /** Null = nobody knows. */
  readonly of: number | null;
  /** Days are counted in place of fights. */
  readonly areDays: boolean;
}

function RunButton({ run, isReady, begin, fought, of, areDays }: RunButtonProps): React.ReactNode {
  const isPart = run.isStopped || (of !== null && fought > 0 && fought < of);
  const word = run.isBusy ? 'lab-stop' : isPart ? 'lab-go-on' : run.done === null ? 'lab-run' : 'lab-run-again';
  return (
    <div className="run">
      <button type="button" className="primary" disabled={!isReady} onClick={run.isBusy ? run.stop : begin}>
        {text(word)} <kbd>{KEY}</kbd>
      </button>
      <progress
        {...(of === null ? (run.isBusy ? {} : { max: 1, value: fought > 0 && !isPart ? 1 : 0 }) : { max: of, value: Math.min(of, fought) })}
        aria-label={text(areDays ? 'lab-progress-days' : 'lab-progress')}
      />
      <span className="soft small" role="status">
        {run.isBusy && fought === 0
          ? text('lab-counting')
          : fought === 0
            ? ''
            : of === null
              ? text('lab-fought-some', { count: fought })
              : text(areDays ? 'lab-lived' : 'lab-fought', { count: fought, of })}
      </span>
    </div>
  );
}
