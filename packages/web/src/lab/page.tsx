import type { Section } from '@riposte/sim/charts';
import { FlaskConical } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { areKeysOn } from '../keep.ts';
import { learn, text } from '../language.ts';
import { LAB } from '../messages-lab.gen.ts';
import { Frame } from '../nav.tsx';
import { isTyping } from '../text.ts';
import { Patterns } from '../token.tsx';
import type { ApartCompared, Compared } from '../workbench/requests.ts';
import { ApartAnswer, ApartForm, apartSections, useApart } from './apart.tsx';
import { SectionCard } from './chart.tsx';
import { Compare, resultOf } from './compare.tsx';
import { DayForm } from './day.tsx';
import { useFarm } from './farm.ts';
import { KeptRuns, keepRun } from './kept.tsx';
import { linkTo, pairOf, type Question, questionIn, VIEWS } from './link.ts';
import { GridForm, gridSection, PlayersForm, SolveForm, solveSection, valuesAround, variantName } from './others.tsx';
import { Ask } from './question.tsx';
import { SaveAs } from './save-as.tsx';
import { compareSections, daySections, mattersSection, playersSections } from './sections.ts';
import { type Chosen, type Run, useFight, useFights } from './use-fight.ts';
import { farOf, type Runs, sideOf, useRuns } from './use-runs.ts';
import { usePlaces, Variant } from './variant.tsx';
import './lab.css';

learn(LAB);

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
            {failed === null ? text('lab-opening') : <Link href={linkTo(questionIn(''))}>{text('lab-other-fight')}</Link>}
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
  const { view } = question;
  const side = sideOf(chosen, question);
  const places = usePlaces(chosen);
  const asked = { seed: question.seed ?? chosen.fight.seed, players: question.players };
  const isFarm = useFarm();
  const { runs, farm } = useRuns(chosen, question, places, asked);
  const { compare } = runs;
  const apart = useApart(chosen, question, asked);
  const run: Run<unknown> | null = view === 'odds' ? null : runs[view];
  const [fought, whole] = farOf(view, runs, question);
  const sections = view !== 'odds' ? sectionsOf(chosen, question, runs, places, side) : apart.done === null ? [] : apartSections(apart.done);
  const axes = pairOf(question, places ?? []).flatMap((one) => (one === undefined ? [] : [{ place: one.place, values: valuesAround(one.now) }]));
  const answer = run ?? apart;
  // The rules must first say which numbers there are.
  const isReady = view !== 'grid' || places !== null;
  const begin = (isOnFarm: boolean): void => {
    farm.use(isOnFarm);
    if (isReady) run?.begin();
  };
  useRunKey(run, () => begin(false));
  const kept = useKeeping(chosen, question, compare, side);
  return (
    <div className="desk">
      <aside className="asking" aria-label={text('lab-question')}>
        <Ask chosen={chosen} question={question} ask={ask} ready={ready} drafts={drafts} />
        <Forms chosen={chosen} question={question} ask={ask} ready={ready} drafts={drafts} done={apart.done} />
        {run !== null && <RunButton run={run} isReady={isReady} begin={() => begin(false)} fought={fought} of={whole} areDays={view === 'day'} />}
        {isFarm && view === 'compare' && <FarmButton isBusy={compare.isBusy} says={farm.says} begin={() => begin(true)} />}
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
        {view !== 'compare' &&
          view !== 'odds' &&
          sections.map((section) => <SectionCard key={section.title} section={section} wide={section.chart !== null} />)}
        <SaveAs
          chosen={chosen}
          question={view === 'odds' ? actIn(question, apart.done) : question}
          axes={axes}
          seed={asked.seed}
          fought={fought}
          sections={sections}
          done={answer.done}
        />
      </div>
    </div>
  );
}

/** The extra fields of a kind of question. */
function Forms({ chosen, question, ask, ready, drafts, done }: BenchProps & { readonly done: ApartCompared | null }): React.ReactNode {
  const { view } = question;
  return (
    <>
      {view === 'compare' && <Variant chosen={chosen} changes={question.changes} set={(changes) => ask({ changes })} />}
      {view === 'solve' && <SolveForm chosen={chosen} question={question} ask={ask} />}
      {view === 'grid' && <GridForm chosen={chosen} question={question} ask={ask} />}
      {view === 'players' && <PlayersForm chosen={chosen} question={question} ask={ask} />}
      {view === 'odds' && <ApartForm chosen={chosen} question={question} ask={ask} done={done} />}
      {view === 'day' && <DayForm chosen={chosen} question={question} ask={ask} ready={ready} drafts={drafts} />}
    </>
  );
}

/** The question with the act that is shown in it: its link and its command are of that act. */
const actIn = (question: Question, done: ApartCompared | null): Question => (done?.act == null ? question : { ...question, who: done.who, act: done.act.text });

/** Fights the comparison on other machines. */
function FarmButton({ isBusy, says, begin }: { readonly isBusy: boolean; readonly says: string; readonly begin: () => void }): React.ReactNode {
  return (
    <div className="run">
      <button type="button" disabled={isBusy} onClick={begin}>
        {text('lab-run-farm')}
      </button>
      <span className="soft small" role="status">
        {says === '' ? text('lab-run-farm-what') : says}
      </span>
    </div>
  );
}

/** Keeps each comparison that is done. @returns how many were */
function useKeeping({ fight }: Chosen, question: Question, { done, isBusy }: Run<Compared>, side: number): number {
  const [kept, setKept] = useState(0);
  const isWhole = !isBusy && done !== null;
  useEffect(() => {
    if (!isWhole || question.view !== 'compare' || done === null) return;
    keepRun({ link: linkTo(question), title: variantName(question.changes, fight), fight: fight.title, result: resultOf(done, side) });
    setKept((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each run
  }, [isWhole]);
  return kept;
}

/** What a view shows of its run. */
function sectionsOf(chosen: Chosen, question: Question, runs: Runs, places: ReturnType<typeof usePlaces>, side: number): readonly Section[] {
  const { fight } = chosen;
  const { compare, matters, solve, grid, players, day } = runs;
  const one = (section: Section | null): readonly Section[] => (section === null ? [] : [section]);
  switch (question.view) {
    case 'compare':
      return compare.done === null ? [] : compareSections(fight, compare.done, side);
    case 'odds':
      return [];
    case 'matters':
      return matters.done === null ? [] : [mattersSection(fight, matters.done, side)];
    case 'solve':
      return solve.done === null ? [] : one(solveSection(chosen, question, solve.done));
    case 'grid':
      return grid.done === null || places === null ? [] : one(gridSection(question, places, grid.done, side, fight));
    case 'players':
      return players.done === null ? [] : playersSections(players.done);
    case 'day':
      return day.done === null ? [] : daySections(day.done);
  }
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
  /** How many there will be; null = not known. */
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
