import { isOut } from '../fighters.ts';
import type { Arena, Ended } from '../simulate/arena.ts';
import type { Shared } from '../simulate/share.ts';
import { type Estimate, paired, wilson } from '../simulate/statistics.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Traces } from '../simulate/traces.ts';
import { changesIn, hasRounds, meanRounds, roundsOf, takenBy, winsByRound } from './figures.ts';
import { csvLine } from './text.ts';

/** The names of all who fight in a fight and its variants. */
const namesIn = (arenas: readonly Pick<Arena, 'fighters'>[]): readonly string[] => [
  ...new Set(arenas.flatMap(({ fighters }) => fighters.map(({ name }) => name))),
];

/** What a row of `fightsCsv` is of: of a fight, and of the variants that it is compared with. */
export function fightHead({ fighters, gauges }: Pick<Arena, 'fighters' | 'gauges'>, ...variants: readonly Pick<Arena, 'fighters'>[]): readonly string[] {
  const each = namesIn([{ fighters }, ...variants]).flatMap((name) => [`${name} out`, ...gauges.map(({ fact }) => `${name} ${fact}`)]);
  return ['fight', 'variant', 'winner', 'finished', 'rounds', 'commands', 'first out', ...each];
}

/**
 * One fight as numbers: its number, 0 as it is or 1 for the variant, the side that won (1 = the first, 0 = nobody), 1 if it came to an
 * end, rounds, commands, the first fighter who was out (1 = the first, 0 = nobody), then of each fighter 1 if out, and what is left.
 * @param among The fight and its variants, as the head has them; null stands for who is not in this one. Default: it alone.
 */
export function fightRow(
  { standing, fighters, gauges }: Arena,
  trial: number,
  variant: number,
  ended: Ended,
  among: readonly Pick<Arena, 'fighters'>[] = [{ fighters }],
): readonly (number | null)[] {
  const { view, winner, finished, rounds, commands, first } = ended;
  const names = namesIn(among);
  const each = names.flatMap((name): readonly (number | null)[] => {
    const id = fighters.find((fighter) => fighter.name === name)?.id;
    if (id === undefined) return [null, ...gauges.map(() => null)];
    const facts = standing.ruleSet.words?.facts(view, id) ?? {};
    return [Number(isOut(standing.ruleSet, view, id, () => facts)), ...gauges.map(({ fact }) => Number(facts[fact] ?? 0))];
  });
  return [trial, variant, winner + 1, Number(finished), rounds, commands, names.indexOf(fighters.find(({ id }) => id === first)?.name ?? '') + 1, ...each];
}

/** Fights as a table: one row each, numbers alone under a line of names. RFC 4180. */
export function fightsCsv(head: readonly string[], rows: readonly (readonly (number | null)[])[]): string {
  return [head, ...rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))].map(csvLine).join('');
}

/** One number of a report; an interval where there is one. */
export interface Figure {
  readonly figure: string;
  /** Of whom: a side, a fighter, a round. */
  readonly of: string;
  readonly variant: number;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

/**
 * All numbers of fights that were counted, each for itself; shares from 0 to 1.
 * @param others Who fights in each variant; default: the same.
 * @param traces What was seen of the first fights, as they are and in the first variant; default: nothing.
 */
export function figuresOf(
  { tally, versus }: Shared,
  sides: readonly string[],
  fighters: Arena['fighters'],
  gauges: Arena['gauges'],
  others: readonly Arena['fighters'][] = [],
  traces: readonly Traces[] = [],
): readonly Figure[] {
  const changes = versus.flatMap(({ pairs }, i) =>
    sides.map((of, side) => ({
      figure: 'change',
      of,
      variant: i + 1,
      ...estimated(paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights)),
    })),
  );
  return [
    ...[tally, ...versus.map((one) => one.tally)].flatMap((one, variant) =>
      ofTally(one, variant, sides, variant === 0 ? fighters : (others[variant - 1] ?? fighters), gauges),
    ),
    ...traces.flatMap((seen, variant) => sides.map((of, side) => ({ figure: 'taken', of, variant, value: takenBy(seen, side) }))),
    ...changes,
    ...versus.flatMap((one, i) => {
      const seen = i === 0 && traces.length > 1 ? ([traces[0], traces[1]] as const) : null;
      return changesIn({ tally, versus: [one] }, { sides, fighters, gauges }, others[i] ?? fighters, seen).flatMap(({ figure, of, fact, change }) =>
        change === null ? [] : [{ figure: `change of ${figure === 'left' ? `${fact} left` : figure}`, of, variant: i + 1, ...estimated(change) }],
      );
    }),
  ];
}

const estimated = ({ share, least, most }: Estimate): Pick<Figure, 'value' | 'least' | 'most'> => ({ value: share, least, most });

function ofTally(tally: Tally, variant: number, sides: readonly string[], fighters: Arena['fighters'], gauges: Arena['gauges']): Figure[] {
  const { fights } = tally;
  return [
    { figure: 'fights', of: '', variant, value: fights },
    { figure: 'endless', of: '', variant, ...estimated(wilson(tally.unfinished, fights)) },
    ...sides.map((of, side) => ({ figure: 'wins', of, variant, ...estimated(wilson(tally.wins[side] ?? 0, fights)) })),
    ...(hasRounds(tally) ? [{ figure: 'rounds', of: '', variant, value: meanRounds(tally) }] : []),
    ...(hasRounds(tally) ? roundsOf(tally) : []).map(([round, number]) => ({
      figure: 'ends in round',
      of: String(round),
      variant,
      value: number / Math.max(1, fights),
    })),
    ...sides.flatMap((name, side) => winsByRound(tally, side).map(({ at, value }) => ({ figure: 'wins from round', of: `${name} ${at}`, variant, value }))),
    ...fighters.map(({ id, name }) => ({ figure: 'out', of: name, variant, ...estimated(wilson(tally.out[id] ?? 0, fights)) })),
    ...gauges.flatMap(({ fact }) =>
      fighters.map(({ id, name }) => ({ figure: `${fact} left`, of: name, variant, value: (tally.left[`${id} ${fact}`] ?? 0) / Math.max(1, fights) })),
    ),
  ];
}

/** Figures as a table: one row each; `value`, `least` and `most` are numbers alone. RFC 4180. */
export function figuresCsv(figures: readonly Figure[]): string {
  const rows = figures.map(({ figure, of, variant, value, least, most }) => [
    figure,
    of,
    ...[variant, value, least, most].map((one) => (one === undefined ? '' : String(one))),
  ]);
  return [['figure', 'of', 'variant', 'value', 'least', 'most'], ...rows].map(csvLine).join('');
}
