// Charts and reports of numbers that are there: for pages, without the rules of any game.
export type { ActApart, AnswersApart, Following, NumberApart } from './odds/apart.ts';
export { type Drawn, drawn, type Picture } from './report/drawing.ts';
export {
  type Changed,
  changesIn,
  changesShown,
  fallenByRound,
  hasRounds,
  hurtByAct,
  hurtByRound,
  leftOf,
  meanRounds,
  placeOf,
  roundsOf,
  tornadoOf,
  winsByRound,
} from './report/figures.ts';
export { reportHtml } from './report/html.ts';
export { type Figure, fightsCsv, figuresCsv, figuresOf } from './report/numbers.ts';
export { type Bar, type Chart, type HeatChart, isEmpty, type LineChart, type Report, type Section } from './report/report.ts';
export { chartSvg } from './report/svg.ts';
export { reportCsv } from './report/text.ts';
export { type Moved, movedBy } from './simulate/nudges.ts';
export { addShared } from './simulate/share.ts';
export { type Estimate, paired, wilson } from './simulate/statistics.ts';
export { type Moment, momentsIn, type Traces } from './simulate/traces.ts';
