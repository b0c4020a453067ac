export {
  type Answered,
  type Assumption,
  bare,
  type Chance,
  type ChancePart,
  type Consequence,
  certainly,
  chancesOf,
  EXACT,
  FIGHT,
  MAX_WAYS,
  type Needs,
  type Odds,
  type OddsOptions,
  type Outcome,
  oddsOf,
  oddsSentence,
  percent,
  type Rational,
  rational,
  rationalText,
  reasonsOf,
  rounded,
  type Situation,
} from '@riposte/files';
export * from './dice/index.ts';
export * from './fighters.ts';
export * from './odds/apart.ts';
export * from './odds/assumed.ts';
export * from './odds/forecast.ts';
export * from './odds/future.ts';
export { misfit, type Played, playedAgainst } from './odds/played.ts';
export * from './odds/seat-odds.ts';
export { type SharedOutcome, type Shares, sharesOf } from './odds/shares.ts';
export { duelsWon, type TriedAct, trialsOf } from './odds/trial.ts';
export { obeying, ordered } from './orders/apply.ts';
export * from './orders/order.ts';
export * from './orders/preview.ts';
export * from './players/pairings.ts';
export * from './players/player.ts';
export * from './players/tournament.ts';
export { type Weighed } from './players/weigh.ts';
export * from './players/worth.ts';
export { pointer, TextError } from './pointed.ts';
export * from './report/balance.ts';
export * from './report/calibration.ts';
export * from './report/day.ts';
export { type Drawn, drawn, type Picture } from './report/drawing.ts';
export * from './report/figures.ts';
export { reportHtml } from './report/html.ts';
export * from './report/lab.ts';
export * from './report/numbers.ts';
export * from './report/report.ts';
export { chartSvg } from './report/svg.ts';
export { reportCsv, reportText } from './report/text.ts';
export * from './simulate/arena.ts';
export { type Begun, readBegun } from './simulate/begun.ts';
export * from './simulate/calibrate.ts';
export * from './simulate/day.ts';
export * from './simulate/days.ts';
export * from './simulate/dial.ts';
export * from './simulate/drive.ts';
export * from './simulate/error.ts';
export * from './simulate/nudges.ts';
export * from './simulate/sensitivity.ts';
export * from './simulate/share.ts';
export * from './simulate/simulate.ts';
export * from './simulate/solve.ts';
export * from './simulate/statistics.ts';
export { addTally, count, emptyTally, type Tally } from './simulate/tally.ts';
export * from './simulate/traces.ts';
export { packIn, varied } from './simulate/variant.ts';
export { still } from './situation.ts';
