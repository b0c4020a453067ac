import {
  type Bar,
  type Changed,
  changesIn,
  changesShown,
  type Estimate,
  fallenByRound,
  hasRounds,
  hurtByAct,
  hurtByRound,
  type LineChart,
  leftOf,
  meanRounds,
  movedBy,
  paired,
  roundsOf,
  type Section,
  tornadoOf,
  wilson,
  winsByRound,
} from '@riposte/sim/charts';
import { lang, text } from '../language.ts';
import type { Compared, Contest, LabFight, Lived, Matters } from '../workbench/requests.ts';
import { changeInWords, placeInWords } from './change.ts';

const number = (value: number, digits: number): string => new Intl.NumberFormat(lang(), { maximumFractionDigits: digits }).format(value);

/** "57.7" of a hundred. */
export const hundredth = (share: number): string => number(share * 100, 1);

/** A number with two places at most. */
export const plainNumber = (value: number): string => number(value, 2);

export const percentText = (share: number): string => text('lab-percent', { share: hundredth(share) });

const signed = (share: number): string => `${share > 0 ? '+' : share < 0 ? '−' : ''}${hundredth(Math.abs(share))}`;

export const estimateText = ({ share, least, most }: Estimate): string =>
  text('lab-estimate', { share: hundredth(share), least: hundredth(least), most: hundredth(most) });

export const changeText = ({ share, least, most }: Estimate): string => text('lab-change', { share: signed(share), least: signed(least), most: signed(most) });

const barOf = (label: string, estimate: Estimate, side?: number): Bar => ({
  label,
  value: estimate.share,
  least: estimate.least,
  most: estimate.most,
  text: percentText(estimate.share),
  ...(side === undefined ? {} : { side }),
});

/** How much more often a side wins in the variant; null = there is none. */
export function changeOf({ tally, versus }: Compared['shared'], side: number): Estimate | null {
  const [variant] = versus;
  return variant === undefined ? null : paired(variant.pairs[`${side} gained`] ?? 0, variant.pairs[`${side} lost`] ?? 0, tally.fights);
}

/** How often each side wins, as it is and in the variant. */
export function winsSection({ sides }: LabFight, { shared: { tally, versus } }: Compared, side: number): Section {
  const [variant] = versus;
  const estimates = sides.map((_, nth) => wilson(tally.wins[nth] ?? 0, tally.fights));
  const title = text('lab-wins');
  const plain = sides.map((name, nth) => barOf(name, estimates[nth], nth));
  const compared = [
    { ...barOf(text('lab-as-is'), estimates[side], 3), side: 3 },
    ...(variant === undefined ? [] : [barOf(text('lab-variant'), wilson(variant.tally.wins[side] ?? 0, variant.tally.fights))]),
  ];
  const rows = sides.map((name, nth) => {
    const after = variant === undefined ? null : wilson(variant.tally.wins[nth] ?? 0, variant.tally.fights);
    const change = changeOf({ tally, versus }, nth);
    return [name, estimateText(estimates[nth]), ...(after === null || change === null ? [] : [estimateText(after), changeText(change)])];
  });
  return {
    title,
    notes: [],
    chart: { title, bars: variant === undefined ? plain : compared, full: 1 },
    head: [text('lab-side'), text('lab-as-is'), ...(variant === undefined ? [] : [text('lab-variant'), text('lab-difference')])],
    rows,
  };
}

function roundsSection({ stands }: LabFight, { shared: { tally } }: Compared): Section {
  const { fights } = tally;
  const title = text('lab-rounds');
  const columns = roundsOf(tally).map(([round, count]): Bar => ({ label: String(round), value: count / fights, text: percentText(count / fights) }));
  return {
    title,
    notes: [
      text('lab-rounds-mean', { rounds: number(meanRounds(tally), 1) }),
      ...(stands === null ? [] : [text('lab-rounds-left', { rounds: number(Math.max(0, meanRounds(tally) - stands.round), 1) })]),
    ],
    chart: { kind: 'columns', title, columns },
    head: [text('lab-round'), text('lab-share')],
    rows: columns.map((column) => [column.label, column.text]),
  };
}

function lined(title: string, notes: readonly string[], lines: LineChart['lines'], shown: (value: number) => string, full?: number): Section {
  const ats = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
  const along = text('lab-round');
  return {
    title,
    notes,
    chart: { kind: 'lines', title, along, lines, ...(full === undefined ? {} : { full }) },
    head: [along, ...lines.map(({ label }) => label)],
    rows: ats.map((at) => [
      String(at),
      ...lines.map(({ points }) => {
        const point = points.find((other) => other.at === at);
        return point === undefined ? '' : shown(point.value);
      }),
    ]),
  };
}

function chancesSection({ sides }: LabFight, { shared: { tally } }: Compared): Section {
  const lines = sides.map((label, side) => ({ label, side, points: winsByRound(tally, side) }));
  return lined(text('lab-chances'), [text('lab-chances-note')], lines, percentText, 1);
}

/** What else the variant changes: length, who falls, what is left, what each side takes; nothing without a variant. */
export function changeSections({ sides, fighters, gauges, harm }: LabFight, { shared, traces, variant, others: [others] }: Compared): readonly Section[] {
  if (others === undefined) return [];
  const all = changesShown(changesIn(shared, { sides, fighters, gauges }, others, [traces, variant]), gauges);
  const called = ({ figure, of, fact }: Changed): string => {
    if (figure === 'rounds') return text('lab-rounds');
    if (figure === 'out') return text('lab-place', { name: of, what: text('lab-out-short') });
    if (figure === 'left') return text('lab-place', { name: of, what: text('lab-left', { what: gauges.find((gauge) => gauge.fact === fact)?.title ?? fact }) });
    return text('lab-place', { name: of, what: harm === null ? text('lab-knocked-from-fight') : text('lab-taken', { what: harm }) });
  };
  const shown = ({ figure }: Changed, value: number | null): string => (value === null ? '' : figure === 'out' ? percentText(value) : number(value, 2));
  const changeShown = ({ figure, change }: Changed): string => (change === null ? '' : figure === 'out' ? changeText(change) : numberChange(change));
  const bars = all.flatMap(({ figure, of, change }): Bar[] =>
    figure === 'out' && change !== null ? [{ ...barOf(of, change, fighters.find(({ name }) => name === of)?.side), text: signed(change.share) }] : [],
  );
  const title = text('lab-changes');
  return [
    {
      title,
      notes: [text('lab-changes-note', { count: traces.fights })],
      chart: { title: text('lab-out-change'), bars },
      head: [text('lab-number'), text('lab-as-is'), text('lab-variant'), text('lab-difference')],
      rows: all.map((one) => [called(one), shown(one, one.before), shown(one, one.after), changeShown(one)]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** "+0.4 (+0.2 to +0.6)". */
function numberChange({ share, least, most }: Estimate): string {
  const plus = (value: number): string => `${Math.round(value * 100) > 0 ? '+' : Math.round(value * 100) < 0 ? '−' : ''}${number(Math.abs(value), 2)}`;
  return text('lab-number-change', { share: plus(share), least: plus(least), most: plus(most) });
}

/** How long fights take and when they are decided; nothing in a game without rounds. */
export const roundSections = (fight: LabFight, compared: Compared): readonly Section[] =>
  hasRounds(compared.shared.tally) ? [roundsSection(fight, compared), chancesSection(fight, compared)] : [];

export function hurtSections({ sides, harm }: LabFight, { traces }: Compared): readonly Section[] {
  const notes = [text('lab-hurt-note', { count: traces.fights })];
  const shown = (value: number): string => number(value, 2);
  const lines = sides.map((label, side) => ({ label, side, points: hurtByRound(traces, side) }));
  const bars = sides.flatMap((name, side) =>
    hurtByAct(traces, side)
      .slice(0, 6)
      .map(([act, value]): Bar => ({ label: sides.length > 1 ? `${name}: ${act}` : act, value, text: shown(value), side })),
  );
  const title = harm === null ? text('lab-out-by-act') : text('lab-hurt-by-act', { what: harm });
  return [
    lined(harm === null ? text('lab-out-by-round') : text('lab-hurt-by-round', { what: harm }), notes, lines, shown),
    { title, notes, chart: { title, bars }, head: [text('lab-act'), text('lab-in-a-fight')], rows: bars.map((bar) => [bar.label, bar.text]) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Of each fighter, how often it has fallen by the end of each round; nothing in a game without rounds. */
export function fallenSections({ fighters }: LabFight, { traces }: Compared): readonly Section[] {
  const title = text('lab-fallen');
  const cells = fallenByRound(traces, fighters);
  const rounds = (cells[0] ?? []).map((_, i) => String(i + 1));
  const across = { label: text('lab-round'), values: rounds };
  const down = { label: text('lab-fighter'), values: fighters.map(({ name }) => name) };
  const section: Section = {
    title,
    notes: [text('lab-fallen-note', { count: traces.fights })],
    chart: { kind: 'heat', title, across, down, cells },
    head: [down.label, ...rounds],
    rows: cells.map((row, i) => [down.values[i], ...row.map((share) => hundredth(Math.round(share * 100) / 100))]),
  };
  return rounds.length === 0 ? [] : [section];
}

export function outSection({ fighters }: LabFight, { shared: { tally } }: Compared): Section {
  const title = text('lab-out');
  const bars = fighters.map(({ id, name, side }) => barOf(name, wilson(tally.out[id] ?? 0, tally.fights), side));
  return {
    title,
    notes: [text('lab-as-is')],
    chart: { title, bars, full: 1 },
    head: [text('lab-fighter'), text('lab-share')],
    rows: fighters.map(({ id, name }) => [name, estimateText(wilson(tally.out[id] ?? 0, tally.fights))]),
  };
}

/** How much of a gauge a fighter has left at the end, and how often. */
export function leftSection(fight: LabFight, { shared: { tally } }: Compared, who: number, fact: string): Section {
  const gauge = fight.gauges.find((gauge) => gauge.fact === fact)?.title ?? fact;
  const name = fight.fighters.find(({ id }) => id === who)?.name ?? '';
  const title = text('lab-left', { what: gauge });
  const all = leftOf(tally, who, fact);
  const columns = all.map(([left, count]): Bar => ({ label: String(left), value: count / tally.fights, text: percentText(count / tally.fights) }));
  return {
    title,
    notes: [],
    chart: { kind: 'columns', title: `${title}: ${name}`, columns },
    head: [text('lab-left-much'), text('lab-share')],
    rows: columns.map((column) => [column.label, column.text]),
  };
}

export function mattersSection({ sides, called }: LabFight, { nudges, shared }: Matters, side: number): Section {
  const { fights } = shared.tally;
  const title = text('lab-matters-to', { side: sides[side] });
  const { chart, clear, folded } = tornadoOf(title, movedBy(nudges, shared, side), fights);
  return {
    title,
    notes: [text('lab-matters-note', { count: fights }), ...(folded > 0 ? [text('lab-matters-folded', { count: folded })] : [])],
    chart: { ...chart, rows: chart.rows.map((row) => ({ ...row, label: placeInWords(row.label, called) })) },
    head: [text('lab-number'), text('lab-now'), text('lab-difference')],
    rows: clear.map(({ change, from, effect }) => [changeInWords(change, called), String(from), changeText(effect)]),
  };
}

/** The players by how often they win, and every pairing. */
export function playersSections({ table, pairings }: Contest): readonly Section[] {
  const title = text('lab-contest');
  const bars = table.map(({ player, wins }) => ({ label: player, value: wins.share, least: wins.least, most: wins.most, text: percentText(wins.share) }));
  const pairs = pairings.map(({ first, second, won, lost, fights }) => [
    text('lab-pairing', { first, second }),
    ...[won, lost].map((count) => estimateText(wilson(count, fights))),
  ]);
  return [
    {
      title,
      notes: [text('lab-contest-note')],
      chart: { title, bars, full: 1 },
      head: [text('lab-player'), text('lab-share')],
      rows: table.map(({ player, wins }) => [player, estimateText(wins)]),
    },
    { title: text('lab-pairings-all'), notes: [], chart: null, head: [text('lab-pairings'), text('lab-won'), text('lab-lost')], rows: pairs },
  ];
}

/** A day of fights: who comes home, how far they come, and what each has left after each fight. */
export function daySections({ tally, heroes, titles, gauges }: Lived): readonly Section[] {
  const { days } = tally;
  const named = titles.map((title, nth) => `${nth + 1}. ${title}`);
  const alive = Array.from({ length: heroes.length + 1 }, (_, missing) => heroes.length - missing).map((many) =>
    barOf(String(many), wilson(tally.alive[many] ?? 0, days)),
  );
  const far = tally.fights.map(({ through }, nth) => barOf(named[nth], wilson(through, days)));
  const home = estimateText(wilson(tally.home, days));
  return [
    barSection(text('lab-day-alive'), [text('lab-day-home', { share: home }), text('lab-day-lived', { count: days })], alive, text('lab-day-many')),
    barSection(text('lab-day-far'), [text('lab-day-through')], far, text('lab-fight')),
    ...heroes.map(
      (name): Section => ({
        title: name,
        notes: [text('lab-day-after')],
        chart: null,
        head: [text('lab-fight'), text('lab-day-lives'), text('lab-day-able'), ...gauges.map(({ title }) => title)],
        rows: tally.fights.map(({ fought, alive: lives, able, left }, nth) => [
          named[nth],
          ...[lives[name] ?? 0, able[name] ?? 0].map((count) => (fought === 0 ? '' : percentText(count / fought))),
          ...gauges.map(({ fact }) => (lives[name] === undefined ? '' : number((left[`${name} ${fact}`] ?? 0) / lives[name], 1))),
        ]),
      }),
    ),
  ];
}

const barSection = (title: string, notes: readonly string[], bars: readonly Bar[], of: string): Section => ({
  title,
  notes,
  chart: { title, bars, full: 1 },
  head: [of, text('lab-day-share')],
  rows: bars.map((bar) => [
    bar.label,
    text('lab-estimate', { share: hundredth(bar.value), least: hundredth(bar.least ?? bar.value), most: hundredth(bar.most ?? bar.value) }),
  ]),
});

/** All figures of a comparison, as reports have them. */
export const compareSections = (fight: LabFight, compared: Compared, side: number): readonly Section[] => [
  winsSection(fight, compared, side),
  ...changeSections(fight, compared),
  ...roundSections(fight, compared),
  ...hurtSections(fight, compared),
  ...fallenSections(fight, compared),
  outSection(fight, compared),
  ...fight.gauges.slice(0, 1).flatMap(({ fact }) => fight.fighters.map(({ id }) => leftSection(fight, compared, id, fact))),
];
