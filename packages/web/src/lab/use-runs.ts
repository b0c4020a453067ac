import { useRef, useState } from 'react';
import { bench } from '../workbench/bench.ts';
import type { Compared, Contest, Grid, Lived, Matters, Solved } from '../workbench/requests.ts';
import { comparedOnFarm } from './farm.ts';
import { isRest, pairOf, type Question, type RESTS } from './link.ts';
import { entrantsOf, valuesAround } from './others.tsx';
import { type Chosen, type Run, readFight, useRun, withPacks } from './use-fight.ts';
import type { usePlaces } from './variant.tsx';

type Rest = (typeof RESTS)[number];

/** What is fought for each view of the lab; the odds of one act need no fights. */
export interface Runs {
  readonly compare: Run<Compared>;
  readonly matters: Run<Matters>;
  readonly solve: Run<Solved>;
  readonly grid: Run<Grid>;
  readonly players: Run<Contest>;
  readonly day: Run<Lived>;
}

/** What fights are asked with beside their file: seed of the dice, who plays. */
export interface AskedWith {
  readonly seed: string;
  readonly players: Question['players'];
}

/** The side in question. */
export const sideOf = ({ fight }: Chosen, question: Question): number => Math.max(0, fight.sides.indexOf(question.side ?? ''));

/** The runs of all views; `farm` says whether the next is fought by workers on other machines, and what they say. */
export function useRuns(
  chosen: Chosen,
  question: Question,
  places: ReturnType<typeof usePlaces>,
  asked: AskedWith,
): { readonly runs: Runs; readonly farm: { readonly says: string; readonly use: (isUsed: boolean) => void } } {
  const { fight, file } = chosen;
  const { fights } = question;
  const side = sideOf(chosen, question);
  const base = { ...file, ...asked };
  const of = JSON.stringify([question.fight, asked]);
  const onFarm = useRef(false);
  const [farmSays, setFarmSays] = useState('');
  const compare = useRun<Compared>(JSON.stringify([of, question.changes]), (soFar, way) => {
    const wanted = { ...withPacks(chosen, question.changes), ...asked, changes: question.changes, soFar, fights };
    setFarmSays('');
    return onFarm.current ? comparedOnFarm(wanted, { ...way, say: setFarmSays }) : bench('compare', wanted, way);
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
    const cells = { across: across.place, down: down.place, fromAcross: valuesAround(across.now), fromDown: valuesAround(down.now) };
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
  const use = (isUsed: boolean): void => {
    onFarm.current = isUsed;
  };
  return { runs: { compare, matters, solve, grid, players, day }, farm: { says: farmSays, use } };
}

/** How far the run of a view is, and how far it goes; how many tries a solution takes nobody knows. */
export function farOf(
  view: Question['view'],
  { compare, matters, solve, grid, players, day }: Runs,
  question: Question,
): readonly [fought: number, of: number | null] {
  const { fights } = question;
  switch (view) {
    case 'compare':
      return [compare.done?.shared.tally.fights ?? 0, fights];
    case 'odds':
      return [0, null];
    case 'matters':
      return [matters.done?.shared.tally.fights ?? 0, fights];
    case 'solve':
      return [summed(solve.done?.fought.map(([, shared]) => shared) ?? []), null];
    case 'grid': {
      const cells = grid.done?.flat().filter((cell) => cell !== null) ?? [];
      return [summed(cells), cells.length === 0 ? null : cells.length * fights];
    }
    case 'players': {
      const sets = entrantsOf(question).length;
      return [summed(players.done?.fought ?? []), sets * (sets - 1) * fights];
    }
    case 'day':
      return [day.done?.tally.days ?? 0, fights];
  }
}

/** Fights of several parts together. */
const summed = (all: readonly ({ readonly tally: { readonly fights: number } } | null)[]): number =>
  all.reduce((sum, one) => sum + (one?.tally.fights ?? 0), 0);
