import { percent } from '@riposte/files';
import type { Told } from '../simulate/calibrate.ts';
import { mean, wilson } from '../simulate/statistics.ts';
import { estimateText } from './balance.ts';
import type { LineChart, Report } from './report.ts';

/** Forecasts of one report are sorted into so many ranges of equal width. */
const RANGES = 10;

/** How often what was forecast came true: a reliability diagram with its table. */
export function calibrationReport(told: readonly Told[], notes: readonly string[]): Report {
  const ranges = Array.from({ length: RANGES }, (_, nth) => {
    const within = told.filter(({ share }) => Math.min(RANGES - 1, Math.floor(share * RANGES)) === nth);
    return { nth, within, told: mean(within.map(({ share }) => share)), won: wilson(within.filter(({ won }) => won).length, within.length) };
  }).filter(({ within }) => within.length > 0);
  const title = 'What was forecast, and what came true';
  const whole = (share: number): number => Math.round(share * 100);
  const chart: LineChart = {
    kind: 'lines',
    title,
    along: 'percent forecast',
    lines: [
      { label: 'came true', side: 0, points: ranges.map((range) => ({ at: whole(range.told), value: range.won.share })) },
      { label: 'as forecast', side: 3, points: [0, 1].map((share) => ({ at: whole(share), value: share })) },
    ],
    full: 1,
  };
  const score = mean(told.map(({ share, won }) => (share - (won ? 1 : 0)) ** 2));
  const inside = ranges.filter((range) => range.told >= range.won.least && range.told <= range.won.most).length;
  return {
    title: 'Are forecasts of whole fights right?',
    notes: [
      `${told.length} forecasts, each at a moment of a fight that the dice chose, and how that fight ended.`,
      `In ${inside} of ${ranges.length} ranges the forecast lies within the interval of what came true. Brier score ${score.toFixed(3)}; 0.25 is that of a coin.`,
      ...notes,
    ],
    sections: [
      {
        title,
        notes: [],
        chart,
        head: ['forecast', 'forecasts', 'on average', 'came true'],
        rows: ranges.map(({ nth, within, told: average, won }) => [
          `${nth * 10} to ${(nth + 1) * 10} %`,
          String(within.length),
          percent(average),
          estimateText(won),
        ]),
      },
    ],
  };
}
