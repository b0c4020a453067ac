import { bare, percent } from '@riposte/files';
import { type Arena, ENDLESS } from '../simulate/arena.ts';
import type { Shared, Versus } from '../simulate/share.ts';
import type { Simulated } from '../simulate/simulate.ts';
import { type Estimate, paired, wilson } from '../simulate/statistics.ts';
import type { Tally } from '../simulate/tally.ts';
import { harmIn, type Traces } from '../simulate/traces.ts';
import { still } from '../situation.ts';
import {
  type Changed,
  changesIn,
  changesShown,
  fallenByRound,
  hasRounds,
  hurtByAct,
  hurtByRound,
  leftOf,
  meanRounds,
  roundsOf,
  winsByRound,
} from './figures.ts';
import { type Bar, charted, type LineChart, type Report, type Section, tabled } from './report.ts';

/** "57.7 % (56.2 to 59.2)". */
export function estimateText({ share, least, most }: Estimate): string {
  return `${percent(share)} (${bare(least)} to ${bare(most)})`;
}

/** "+2.1 points (+0.4 to +3.8)", of a hundred. */
export function changeText({ share, least, most }: Estimate): string {
  const signed = (points: number): string => (bare(points) === '0' ? '0' : `${points < 0 ? '−' : '+'}${bare(Math.abs(points))}`);
  return `${signed(share)} points (${signed(least)} to ${signed(most)})`;
}

/** An estimate as a bar of a chart, in points of a hundred. */
export function estimateBar(label: string, estimate: Estimate, text = estimateText(estimate)): Bar {
  return { label, value: estimate.share, least: estimate.least, most: estimate.most, text };
}

/** Who fights in a variant, and what was seen of it. */
interface Other {
  readonly fighters: Arena['fighters'];
  readonly traces: Traces | null;
}

/**
 * What a simulation of one encounter found, as a report that `reportText`, `reportHtml` and `reportCsv` write.
 * @param arena Of the job that was simulated: `await arena(job)`.
 * @param notes Sentences below the title.
 * @param variant What the first job of `versus` is called; null = there was none.
 * @param traces What was seen of some of its fights command by command: `await trace(job, 0, 200, traces)`.
 * @param other Who fights in the variant, and what was seen of it; default: the same fighters, nothing seen.
 */
export function balanceReport(
  arena: Arena,
  { tally, stopped, versus: [versus] }: Pick<Simulated, 'tally' | 'stopped' | 'versus'>,
  notes: readonly string[],
  variant: string | null,
  traces: Traces | null = null,
  other: Other = { fighters: arena.fighters, traces: null },
): Report {
  const partial = stopped === 'broken off' ? [`Broken off: only the first ${tally.fights} fights count.`] : [];
  const precise = stopped === 'precise' ? [`Stopped after ${tally.fights} fights: the wanted precision is reached.`] : [];
  return {
    title: arena.encounter.title,
    notes: [
      ...partial,
      ...precise,
      ...notes,
      'The brackets after a share, and the thin line over its bar, show the range that holds the true value 95 times in 100.',
    ],
    sections: [
      ends(arena, tally),
      ...(variant === null ? [] : [comparison(arena, tally, versus, variant)]),
      ...(variant === null ? [] : [changes(arena, { tally, versus: [versus] }, traces, other)]),
      ...(hasRounds(tally) ? [rounds(tally), chances(arena, tally)] : []),
      ...(traces === null ? [] : [...hurts(arena, traces), fallen(arena, traces)]),
      survivors(arena, tally),
      fightersLeft(arena, tally),
      ...leftovers(arena, tally),
      ...decided(arena, tally),
    ].filter(({ rows }) => rows.length > 0),
  };
}

function ends({ encounter }: Arena, { ends: all, fights, unfinished }: Tally): Section {
  const bars = sorted(all).map(([end, number]) => estimateBar(end, wilson(number, fights)));
  const endless = unfinished === 0 ? [] : [`${percent(unfinished / fights)} of the fights did not end within the limit and count as "${ENDLESS}".`];
  return charted('How the fights end', endless.length > 0 ? endless : [`${encounter.sides.join(' against ')}`], bars, ['end', 'share of fights'], 1);
}

function comparison(arena: Arena, tally: Tally, { tally: versus, pairs }: Versus, variant: string): Section {
  const rows = arena.encounter.sides.map((name, side) => {
    const change = paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights);
    const [before, after] = [tally, versus].map((result) => estimateText(wilson(result.wins[side] ?? 0, result.fights)));
    return { name, before, after, change };
  });
  return {
    title: 'Compared with the variant',
    notes: [`Variant: ${variant}. Fight by fight with the same dice.`],
    chart: { title: 'Change of the share of wins', bars: rows.map(({ name, change }) => estimateBar(name, change, changeText(change))) },
    head: ['side', 'change', 'as it is', 'variant'],
    rows: rows.map(({ name, before, after, change }) => [name, changeText(change), before, after]),
  };
}

/** What else a variant changes: length, who falls, what is left, what each side takes. */
function changes(arena: Arena, shared: Shared, traces: Traces | null, other: Other): Section {
  const { gauges, fighters, encounter } = arena;
  const harm = harmIn(arena);
  const seen = traces === null || other.traces === null ? null : ([traces, other.traces] as const);
  const all = changesShown(changesIn(shared, { sides: encounter.sides, fighters, gauges }, other.fighters, seen), gauges);
  const called = ({ figure, of, fact }: Changed): string => {
    if (figure === 'rounds') return 'Rounds until the end';
    if (figure === 'out') return `${of}: out at the end`;
    if (figure === 'left') return `${of}: ${gauges.find((gauge) => gauge.fact === fact)?.title ?? fact} left`;
    return harm === null ? `${of}: fighters put out` : `${of}: ${harm.title} taken from others`;
  };
  const shown = ({ figure }: Changed, value: number | null): string => (value === null ? '' : figure === 'out' ? percent(value) : twoPlaces(value));
  const changeShown = ({ figure, change }: Changed): string => (change === null ? '' : figure === 'out' ? changeText(change) : numberChangeText(change));
  const bars = all.flatMap(({ figure, of, change }) => (figure === 'out' && change !== null ? [estimateBar(of, change, changeText(change))] : []));
  return {
    title: 'What else the variant changes',
    notes: [
      'Averages, fight by fight with the same dice.',
      ...(seen === null ? [] : [`What is taken from others was seen in the first ${seen[0].fights} fights.`]),
    ],
    chart: { title: 'Change of how often each is out at the end', bars },
    head: ['of what', 'as it is', 'variant', 'change'],
    rows: all.map((one) => [called(one), shown(one, one.before), shown(one, one.after), changeShown(one)]),
  };
}

/** "+0.45 (+0.20 to +0.70)". */
function numberChangeText({ share, least, most }: Estimate): string {
  const signed = (value: number): string => `${Math.round(value * 100) < 0 ? '−' : '+'}${twoPlaces(Math.abs(value))}`;
  return `${signed(share)} (${signed(least)} to ${signed(most)})`;
}

function rounds(tally: Tally): Section {
  const { fights, unfinished } = tally;
  const columns = roundsOf(tally).map(([round, number]): Bar => ({ label: String(round), value: number / fights, text: percent(number / fights) }));
  const title = 'Rounds until the end';
  return {
    title,
    notes: [`${meanRounds(tally).toFixed(1)} on average.`, ...(unfinished > 0 ? ['Fights without an end count with the limit.'] : [])],
    chart: { kind: 'columns', title, columns },
    head: ['ended in', 'share of fights'],
    rows: columns.map(({ label, text }) => [`round ${label}`, text]),
  };
}

/** Lines with a table: a row for each number along them. */
function lined(title: string, notes: readonly string[], along: string, lines: LineChart['lines'], shown: (value: number) => string, full?: number): Section {
  const ats = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);
  const valueAt = (line: LineChart['lines'][number], at: number): string => {
    const point = line.points.find((point) => point.at === at);
    return point === undefined ? '' : shown(point.value);
  };
  return {
    title,
    notes,
    chart: { kind: 'lines', title, along, lines, ...(full === undefined ? {} : { full }) },
    head: [along, ...lines.map(({ label }) => label)],
    rows: ats.map((at) => [String(at), ...lines.map((line) => valueAt(line, at))]),
  };
}

function chances({ encounter }: Arena, tally: Tally): Section {
  const lines = encounter.sides.map((label, side) => ({ label, side, points: winsByRound(tally, side) }));
  return lined('Chance to win by round', ['Of the fights that are not over before a round: how often each side wins.'], 'round', lines, percent, 1);
}

/** What the sides take from each other, by round and by act; where no gauge is a number, who is put out. */
function hurts(arena: Arena, traces: Traces): Section[] {
  const { sides } = arena.encounter;
  const harm = harmIn(arena);
  const what = harm === null ? 'Fighters put out' : `${harm.title} taken from others`;
  const notes = [`On average in a fight, seen in the first ${traces.fights} fights.`];
  const lines = sides.map((label, side) => ({ label, side, points: hurtByRound(traces, side) }));
  const acts = sides.flatMap((name, side) =>
    hurtByAct(traces, side)
      .slice(0, 6)
      .map(([act, value]): Bar => ({ label: `${name}: ${act}`, value, text: twoPlaces(value), side })),
  );
  return [lined(`${what} by round`, notes, 'round', lines, twoPlaces), charted(`${what} by action`, notes, acts, ['action', 'in a fight'])];
}

/** "1.78" for 1.775, as the lab rounds it: a half goes up, which `toFixed` alone does not promise. */
const twoPlaces = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

/** Of each fighter, how often it has fallen by the end of each round. */
function fallen({ fighters }: Arena, traces: Traces): Section {
  const cells = fallenByRound(traces, fighters);
  const rounds = (cells[0] ?? []).map((_, i) => String(i + 1));
  const rows = cells.map((row, i) => [fighters[i].name, ...row.map((share) => bare(Math.round(share * 100) / 100))]);
  const note = `In per cent of the first ${traces.fights} fights: who has fallen once by the end of a round.`;
  return tabled('Fallen by round', [note], ['fighter', ...rounds], rounds.length === 0 ? [] : rows);
}

/** Of each fighter, how often so much of the first gauge is left. */
function leftovers({ fighters, gauges, encounter }: Arena, tally: Tally): Section[] {
  const [gauge] = gauges;
  if (gauge === undefined) return [];
  const rows = fighters.flatMap(({ id, name, side }) =>
    leftOf(tally, id, gauge.fact).map(([left, number]) => [name, encounter.sides[side] ?? '', String(left), percent(number / tally.fights)]),
  );
  const spread = fighters.map(({ id, name, side }) => [name, encounter.sides[side] ?? '', ...quarters(leftOf(tally, id, gauge.fact), tally.fights)]);
  return [
    {
      ...tabled(`${gauge.title} left at the end`, ['How often so much is left.'], ['fighter', 'side', `${gauge.title} left`, 'share of fights'], rows),
      brief: {
        notes: ['In a quarter, half and three quarters of the fights, no more than this is left. --csv lists how often each number is left.'],
        head: ['fighter', 'side', 'least', 'quarter', 'half', 'three quarters', 'most'],
        rows: rows.length === 0 ? [] : spread,
      },
    },
  ];
}

/** The least number, those that a quarter, half and three quarters of the fights do not exceed, and the most. */
function quarters(counts: readonly (readonly [number, number])[], fights: number): string[] {
  let sum = 0;
  const upTo = counts.map(([left, number]) => ({ left, upTo: (sum += number) }));
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const found = upTo.find(({ upTo }) => upTo > 0 && upTo >= share * fights);
    return found === undefined ? '' : String(found.left).replace('-', '−');
  });
}

function survivors(arena: Arena, { standing, fights }: Tally): Section {
  const rows = arena.encounter.sides.flatMap((name, side) => {
    const of = arena.fighters.filter((fighter) => fighter.side === side).length;
    return Array.from({ length: of + 1 }, (_, up) => [name, `${of - up} of ${of}`, percent((standing[`${side} ${of - up}`] ?? 0) / fights)]);
  });
  return tabled('Still standing at the end', [], ['side', 'fighters', 'share of fights'], rows);
}

/** Of each fighter: how often it is out, what is left of what can run out, and the conditions it ends with. */
function fightersLeft({ fighters, gauges, standing, encounter }: Arena, { out, left, conditions, fights }: Tally): Section {
  const { ruleSet } = standing;
  const start = still(standing);
  const full = (id: number): Readonly<Record<string, unknown>> => ruleSet.words?.facts(start, id) ?? {};
  const bars: Bar[] = fighters.map(({ id, name }) => estimateBar(name, wilson(out[id] ?? 0, fights)));
  const rows = fighters.map(({ id, name, side }, i) => {
    const facts = full(id);
    const means = gauges.map((gauge) => {
      const most = Number(facts[gauge.most!] ?? 0);
      return most === 0 ? '' : `${((left[`${id} ${gauge.fact}`] ?? 0) / fights).toFixed(1)} of ${most}`;
    });
    const held = sorted(conditions)
      .flatMap(([key, number]) => (key.startsWith(`${id} `) ? [`${key.slice(String(id).length + 1)} ${percent(number / fights)}`] : []))
      .slice(0, 4);
    return [name, bars[i].text, encounter.sides[side] ?? '', ...means, held.join(', ')];
  });
  return {
    title: 'What happens to each fighter',
    notes: [],
    chart: { title: 'Out of the fight at its end', bars, full: 1 },
    head: ['fighter', 'out', 'side', ...gauges.map((gauge) => `${gauge.title} left`), 'conditions'],
    rows,
  };
}

/** What goes together with winning: the first loss, and acts that winners do more. */
function decided(arena: Arena, { first, acts, wins, fights }: Tally): Section[] {
  const losses = arena.encounter.sides.flatMap((name, side): Bar[] => {
    const [won, lost] = [first[`${side} won`] ?? 0, first[`${side} lost`] ?? 0];
    return won + lost === 0 ? [] : [estimateBar(`first loss: ${name}`, wilson(won, won + lost))];
  });
  const rows = arena.encounter.sides.flatMap((name, side) => {
    const won = wins[side] ?? 0;
    const names = [...new Set(Object.keys(acts).flatMap((key) => (key.startsWith(`${side} `) ? [key.replace(/^\S+ /, '').replace(/ (won|lost)$/, '')] : [])))];
    const mean = (act: string, how: string, of: number): number => (of === 0 ? 0 : (acts[`${side} ${act} ${how}`] ?? 0) / of);
    return names
      .map((act) => ({ act, won: mean(act, 'won', won), lost: mean(act, 'lost', fights - won) }))
      .sort((a, b) => Math.abs(b.won - b.lost) - Math.abs(a.won - a.lost))
      .slice(0, 8)
      .map((row) => [name, row.act, twoPlaces(row.won), twoPlaces(row.lost)]);
  });
  return [
    ...(losses.length === 0
      ? []
      : [
          charted(
            'What decides: the first loss',
            ['How often a side still wins after it was the first to lose a fighter.'],
            losses,
            ['when', 'that side wins'],
            1,
          ),
        ]),
    tabled(
      'What decides: acts',
      ['How often each side does what in a fight, on average; the largest differences stand first.'],
      ['side', 'act', 'when it wins', 'when it does not'],
      rows,
    ),
  ];
}

function sorted(sums: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(sums).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
