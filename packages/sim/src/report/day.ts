import { percent } from '@riposte/files';
import type { DayReady, DayTally } from '../simulate/day.ts';
import { wilson } from '../simulate/statistics.ts';
import { estimateBar, estimateText } from './balance.ts';
import { charted, type Report, type Section, tabled } from './report.ts';

/** What many days came to: who comes home, how far they come, and what each of them has left after each fight. */
export function dayReport({ arenas, heroes, rests }: DayReady, tally: DayTally, notes: readonly string[]): Report {
  const titles = arenas.map(({ encounter }, nth) => `${nth + 1}. ${encounter.title}`);
  const between = rests.map((taken, nth) => (taken.length === 0 ? null : `After fight ${nth + 1}: ${taken.map((rest) => rest.title).join(', then ')}.`));
  const numbers = Array.from({ length: heroes.length + 1 }, (_, missing) => heroes.length - missing);
  const home = wilson(tally.home, tally.days);
  return {
    title: `A day of ${arenas.length === 1 ? 'one fight' : `${arenas.length} fights`} for ${new Intl.ListFormat('en-GB').format(heroes)}`,
    notes: [`All come home alive on ${estimateText(home)} of days.`, ...between.filter((note) => note !== null), ...notes],
    sections: [
      charted(
        'Alive at the end of the day',
        [],
        numbers.map((number) => estimateBar(String(number), wilson(tally.alive[number] ?? 0, tally.days))),
        ['alive', 'share of days'],
        1,
      ),
      charted(
        'How far they come',
        ['A fight is got through when it has an end and at least one of them can fight on.'],
        tally.fights.map(({ through }, nth) => estimateBar(titles[nth], wilson(through, tally.days))),
        ['got through', 'share of days'],
        1,
      ),
      tabled(
        'The fights',
        [],
        ['fight', 'fought', 'got through when fought'],
        tally.fights.map(({ fought, through }, nth) => [titles[nth], percent(fought / tally.days), fought === 0 ? '' : percent(through / fought)]),
      ),
      ...heroes.map((name) => heroSection(name, arenas, tally, titles)),
    ],
  };
}

/** After each fight and its rests, of the days on which it was fought. */
function heroSection(name: string, [{ gauges }]: DayReady['arenas'], tally: DayTally, titles: readonly string[]): Section {
  const rows = tally.fights.map(({ fought, alive, able, left }, nth) => {
    const living = alive[name] ?? 0;
    const shares = [living, able[name] ?? 0].map((number) => (fought === 0 ? '' : percent(number / fought)));
    return [titles[nth], ...shares, ...gauges.map(({ fact }) => (living === 0 ? '' : ((left[`${name} ${fact}`] ?? 0) / living).toFixed(1)))];
  });
  return tabled(name, [], ['after', 'alive', 'able to fight', ...gauges.map(({ title }) => title)], rows);
}
