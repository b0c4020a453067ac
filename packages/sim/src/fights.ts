// Simulated fights without threads, files or anything else of Node: for pages, which have threads of their own.
export { type Fighter, sided } from './fighters.ts';
export type { SharedOutcome, Shares } from './odds/shares.ts';
export { duelsWon, type TriedAct, trialsOf } from './odds/trial.ts';
export { orderWords, parseOrder } from './orders/order.ts';
export { type Meet, type Pairing, type Placed, pairings, placed } from './players/pairings.ts';
export { MINDS, playerNamed } from './players/player.ts';
export { TEMPERS } from './players/worth.ts';
export { TextError } from './pointed.ts';
export { fightHead, fightRow } from './report/numbers.ts';
export { type Arena, arena, changed, type Job } from './simulate/arena.ts';
export { type Dial, type Fought, fightersLike, numberOf, type Tried, turned } from './simulate/dial.ts';
export { trialLog } from './simulate/drive.ts';
export { type Moved, movedBy, type Nudge, nudgedJobs, nudgesOf } from './simulate/nudges.ts';
export { addShared, fightShare, nothingShared, type Share, type Shared } from './simulate/share.ts';
export { type Estimate, mean, wilson } from './simulate/statistics.ts';
export { addTally, emptyTally, type Tally } from './simulate/tally.ts';
export { harmIn, nothingTraced, type Traces, trace } from './simulate/traces.ts';
export { type Situation, still } from './situation.ts';
