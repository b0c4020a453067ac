// A run of the lab is an address: what is asked stands in it, and nothing else does.

export const VIEWS = ['compare', 'odds', 'matters', 'solve', 'grid', 'day', 'players'] as const;

export const RESTS = ['rest', 'long-rest'] as const;
export type View = (typeof VIEWS)[number];

/** What is asked of the lab. */
export interface Question {
  readonly view: View;
  /** The file of a ready fight, or "draft:" and the id of one of the workshop; empty = none yet. */
  readonly fight: string;
  readonly changes: readonly string[];
  readonly fights: number;
  /** Null = the fight's own. */
  readonly seed: string | null;
  /** Names of computer players by side. */
  readonly players: Readonly<Record<string, string>>;
  /** Whose wins count; null = the first side's. */
  readonly side: string | null;
  /** The share that is wanted, of a hundred, and what may be more or fewer to reach it. */
  readonly wanted: number;
  readonly by: string | null;
  /** The two numbers of the heat map. */
  readonly across: string | null;
  readonly down: string | null;
  readonly entrants: readonly string[];
  /** The fighter and the action that are taken apart; null = the first. */
  readonly who: string | null;
  readonly act: string | null;
  /** How many actions the computer takes first. */
  readonly after: number;
  /** What follows the fight on its day: rests, and further fights as `fight` names them. */
  readonly day: readonly string[];
}

export const MAX_FIGHTS = 100_000;
/** As with the command. */
export const MAX_AFTER = 1000;
const MAX = { day: 12, changes: 12, change: 200, players: 8, name: 120, seed: 80, fight: 200 };
const USUAL = { fights: 1000, wanted: 65 };

/** Reads what an address asks. Whatever is odd or too long is left out. */
export function questionIn(search: string): Question {
  const given = new URLSearchParams(search);
  const one = (name: string, most: number): string | null => {
    const value = given.get(name);
    return value === null || value === '' || value.length > most ? null : value;
  };
  const some = (name: string, many: number, most: number): readonly string[] =>
    given
      .getAll(name)
      .filter((value) => value !== '' && value.length <= most)
      .slice(0, many);
  const number = (name: string, least: number, most: number, usual: number): number => {
    const value = given.get(name) ?? '';
    return /^\d{1,7}$/.test(value) ? Math.min(most, Math.max(least, Number(value))) : usual;
  };
  const players = some('play', MAX.players, MAX.name).flatMap((pair): [string, string][] => {
    const at = pair.lastIndexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
  });
  return {
    view: VIEWS.find((view) => view === given.get('view')) ?? 'compare',
    fight: one('fight', MAX.fight) ?? '',
    changes: some('vs', MAX.changes, MAX.change),
    fights: number('n', 1, MAX_FIGHTS, USUAL.fights),
    seed: one('seed', MAX.seed),
    players: Object.fromEntries(players),
    side: one('side', MAX.name),
    wanted: number('goal', 1, 99, USUAL.wanted),
    by: one('by', MAX.change),
    across: one('x', MAX.change),
    down: one('y', MAX.change),
    entrants: some('player', MAX.players, MAX.name),
    who: one('as', MAX.name),
    act: one('act', MAX.change),
    after: number('after', 0, MAX_AFTER, 0),
    day: some('then', MAX.day, MAX.fight),
  };
}

/** The address of a question; what is usual is left out. */
export function linkTo({ view, fight, changes, fights, seed, players, side, wanted, by, across, down, entrants, who, act, after, day }: Question): string {
  const pairs: (readonly [string, string | null])[] = [
    ['fight', fight],
    ['view', view === 'compare' ? null : view],
    ...changes.map((change) => ['vs', change] as const),
    ['n', fights === USUAL.fights ? null : String(fights)],
    ['seed', seed],
    ...Object.entries(players).map(([of, name]) => ['play', `${of}=${name}`] as const),
    ['side', side],
    ['goal', wanted === USUAL.wanted ? null : String(wanted)],
    ['by', by],
    ['x', across],
    ['y', down],
    ...entrants.map((name) => ['player', name] as const),
    ['as', who],
    ['act', act],
    ['after', after === 0 ? null : String(after)],
    ...day.map((part) => ['then', part] as const),
  ];
  const search = new URLSearchParams(pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as [string, string]])));
  return `/lab${search.size === 0 ? '' : `?${search.toString()}`}`;
}

export const isRest = (part: string): part is (typeof RESTS)[number] => (RESTS as readonly string[]).includes(part);

export interface Axis {
  readonly place: string;
  readonly values: readonly (string | number)[];
}

/** The two numbers of a heat map; where the question names none, the first of the first fighter and the first of the last one. */
export function pairOf<T extends { readonly place: string }>(
  { across, down }: Pick<Question, 'across' | 'down'>,
  places: readonly T[],
): readonly (T | undefined)[] {
  const first = places.find(({ place }) => place === across) ?? places[0];
  const others = places.filter(({ place }) => place !== first?.place);
  const last = ownerOf(others.at(-1));
  return [first, others.find(({ place }) => place === down) ?? others.find((one) => ownerOf(one) === last)];
}

const ownerOf = (one: { readonly place: string } | undefined): string | undefined => one?.place.split('.')[0];

/** A word, quoted for a shell. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/**
 * The command that gives the same numbers; null = there is none.
 * @param fileOf Says what the file of a fight is called.
 * @param axes The two numbers of the heat map with the values that it tries.
 */
export function commandOf(question: Question, fileOf: (fight: string) => string, seed: string, axes: readonly Axis[] = []): string | null {
  const { view, changes, fights, players, side, wanted, by, entrants, who, act, after, day } = question;
  const file = fileOf(question.fight);
  const base = [file, '--fights', String(fights), '--seed', seed];
  const seats = Object.entries(players).flatMap(([of, name], i) => [...(i === 0 ? ['--player'] : []), `${of}=${name}`]);
  const whose = side === null ? [] : ['--side', side];
  // The command takes what begins with a hyphen for an option.
  const versus = changes.length === 0 ? [] : ['--vs', ...changes.map((change) => change.replace(/^-/, '−'))];
  const more: Partial<Record<View, readonly string[]>> = {
    compare: ['simulate', ...base, ...seats, ...versus],
    matters: ['simulate', ...base, ...seats, '--sensitivity', ...whose],
    solve: ['simulate', ...base, ...seats, '--solve', `${wanted}%`, ...whose, ...(by === null ? [] : [by.includes('.') ? '--number' : '--with', by])],
    odds: [
      'odds',
      file,
      '--seed',
      seed,
      ...(who === null ? [] : ['--as', who]),
      ...(act === null ? [] : ['--action', act]),
      ...(after === 0 ? [] : ['--after', String(after)]),
      ...versus,
    ],
    day: ['simulate', file, ...day.map((part) => (isRest(part) ? part : fileOf(part))), ...base.slice(1)],
    ...(axes.length === 2
      ? { grid: ['simulate', ...base, ...seats, '--grid', ...axes.map(({ place, values }) => `${place}=${values.join(',')}`), ...whose] }
      : {}),
    players: ['tournament', ...base, '--players', ...entrants],
  };
  return more[view] === undefined ? null : ['riposte', ...more[view]].map(quoted).join(' ');
}
