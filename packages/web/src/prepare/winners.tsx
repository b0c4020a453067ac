import { useEffect, useRef, useState } from 'react';
import { fightFile } from '../fight-file.ts';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { shownName } from '../plates.ts';
import { Chip } from '../token.tsx';
import { WinnersBar } from '../winners-bar.tsx';
import { bench } from '../workbench/bench.ts';
import type { Fought, Solved } from '../workbench/requests.ts';
import { type Fighter, fightersOf, playersOf, sidesOf } from './changes.ts';
import type { Draft } from './document.ts';
import { type Editing, entryOf } from './editing.ts';
import { mayDecide, type Numbered, numbersOf } from './numbers.ts';
import type { Odds } from './odds.ts';

/** So few fights give no number: the first one would be a certainty. */
const FEW = 8;

const enough = (fought: Fought | null): Fought | null => (fought !== null && fought.tally.fights >= FEW ? fought : null);

const percent = (share: number): number => Math.round(100 * share);

interface WinnersProps {
  readonly editing: Editing;
  readonly odds: Odds;
  readonly setSolving: (isSolving: boolean) => void;
  /** Why nothing can be counted. */
  readonly why: string | null;
}

/** Who wins, and how to make it so. */
export function Winners({ editing, odds, setSolving, why }: WinnersProps): React.ReactNode {
  const { fought, isOld, failed } = odds;
  const fights = fought?.tally.fights ?? 0;
  const players = Object.values(playersOf(editing.draft));
  const first = enough(fought)?.shares[0] ?? null;
  return (
    <section className="who-wins" aria-labelledby="who-wins">
      <div className="line">
        <h2 id="who-wins">{text('odds-title')}</h2>
        <small className="soft" role="status">
          {why !== null ? '' : isOld ? text('odds-counting') : text('odds-fights', { fights })}
        </small>
      </div>
      {fought === null || why !== null || enough(fought) === null ? (
        <div className="winners" />
      ) : (
        <WinnersBar sides={fought.sides} shares={fought.shares} isOld={isOld} />
      )}
      <p className="soft interval">
        {why ??
          failed ??
          (first === null
            ? text('odds-soon')
            : `${text('odds-interval', { side: fought!.sides[0], least: percent(first.least), most: percent(first.most) })} `)}
        {why === null && first !== null && (players.length === 0 ? text('odds-policy') : text('odds-players', { players: [...new Set(players)].join(', ') }))}
      </p>
      <Solve editing={editing} setSolving={setSolving} isIdle={why !== null} known={odds.isOld ? null : fought} />
    </section>
  );
}

const TRY = 200;
/** So many fights show that a try is far off. */
const GLIMPSE = 40;

/** What the search changes: how many fighters of a kind there are, or one number. */
interface Dial {
  readonly of: Fighter;
  readonly number: Numbered | undefined;
}

interface SolveProps extends Pick<WinnersProps, 'editing' | 'setSolving'> {
  readonly isIdle: boolean;
  readonly known: Fought | null;
}

/** Searches for the change with which a side wins as often as wanted. */
function Solve({ editing, setSolving, isIdle, known }: SolveProps): React.ReactNode {
  const sides = sidesOf(editing.draft);
  const [wanted, setWanted] = useState(65);
  const [side, setSide] = useState<string | null>(null);
  const [like, setLike] = useState<string | null>(null);
  const { found, isBusy, solve, stop } = useSolving(editing, known, setSolving);
  const whose = side !== null && sides.includes(side) ? side : (sides[0] ?? '');
  const kinds = kindsOf(editing, whose);
  const numbers = kinds.flatMap(({ name }) => numbersOf(editing, name).filter(mayDecide));
  if (kinds.length === 0) return null;
  const number = numbers.find(({ place }) => place === like);
  const one = kinds.find(({ name }) => name === (number?.of ?? like));
  const dial = one === undefined ? null : { of: one, number };
  const dials = dial === null ? kinds.map((of) => ({ of, number: undefined })) : [dial];
  return (
    <>
      <div className="aim">
        <label>
          <span className="soft">{text('solve-aim')}</span>
          <input type="range" min={5} max={95} step={5} value={wanted} onChange={({ target: { value } }) => setWanted(Number(value))} />
        </label>
        <output>{wanted} %</output>
        <button type="button" disabled={isIdle && !isBusy} onClick={() => (isBusy ? stop() : void solve(dials, whose, wanted))}>
          {text(isBusy ? 'solve-stop' : 'solve')}
        </button>
      </div>
      <div className="aim-by">
        <select aria-label={text('solve-side')} value={whose} onChange={({ target: { value } }) => setSide(value)}>
          {sides.map((side) => (
            <option key={side} value={side}>
              {text('solve-for', { side: side })}
            </option>
          ))}
        </select>
        <Dials dial={dial} kinds={kinds} numbers={numbers} editing={editing} choose={setLike} />
      </div>
      {isBusy && <Trying solved={found?.latest ?? null} />}
      <div role="status">
        {found?.solved?.tried[0] !== undefined && !isBusy && (
          <Solution editing={editing} dial={found.dial} best={found.solved.tried[0]} content={found.solved.content} wanted={found.wanted} />
        )}
      </div>
      {found !== null && found.failed !== null && <p className="warn">{found.failed}</p>}
    </>
  );
}

/** The progress of the search. */
function Trying({ solved }: { readonly solved: Solved | null }): React.ReactNode {
  const { length } = solved?.fought ?? [];
  const fights = solved?.fought.at(-1)?.[1].tally.fights ?? 0;
  return <p className="soft">{text('solve-trying', { nth: Math.max(1, length), fights, most: TRY })}</p>;
}

/** One fighter of each kind, since all of a kind are equal. Foes come first, and the most numerous of them before the rest. */
function kindsOf({ draft, book }: Editing, whose: string): readonly Fighter[] {
  const kindOf = (fighter: Fighter): string => `${fighter.side} ${entryOf(book, fighter)?.id ?? fighter.name}`;
  const all = fightersOf(draft);
  const many = (fighter: Fighter): number => all.filter((other) => kindOf(other) === kindOf(fighter)).length;
  return [...new Map(all.map((fighter) => [kindOf(fighter), fighter])).values()].sort(
    (a, b) => Number(a.side === whose) - Number(b.side === whose) || many(b) - many(a),
  );
}

interface Found {
  /** The best of what was tried; null before anything was. */
  readonly solved: Solved | null;
  /** What was changed for it. */
  readonly dial: Dial;
  /** What is tried now. */
  readonly latest: Solved | null;
  readonly failed: string | null;
  readonly wanted: number;
}

interface Solving {
  /** The best result for the present fight so far; null before there is one. */
  readonly found: Found | null;
  readonly isBusy: boolean;
  /** Changes one thing after the other until one of them brings what is wanted. */
  readonly solve: (dials: readonly Dial[], side: string, wanted: number) => Promise<void>;
  readonly stop: () => void;
}

function useSolving({ draft, packs }: Editing, known: Fought | null, setSolving: (isSolving: boolean) => void): Solving {
  const [found, setFound] = useState<(Found & { readonly of: Draft }) | null>(null);
  const wish = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The answer for a fight that was changed since, or left, helps nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the fight ends the search
  useEffect(() => () => wish.current?.abort(), [draft]);
  const solve = async (dials: readonly Dial[], side: string, wanted: number): Promise<void> => {
    const { signal } = (wish.current = new AbortController());
    const file = fightFile(draft, packs);
    setFound(null);
    setBusy(true);
    setSolving(true);
    // The present fight has been counted already.
    let fought: Solved['fought'] = known === null ? [] : [[file.content, known]];
    let best: Found & { readonly of: Draft } = { solved: null, dial: dials[0], latest: null, failed: null, of: draft, wanted };
    try {
      for (const dial of dials) {
        const { of, number } = dial;
        const told = (latest: Solved): Found & { readonly of: Draft } =>
          isNearer(latest, best.solved, wanted) ? { ...best, solved: latest, dial, latest } : { ...best, latest };
        const solved = await bench(
          'solve',
          {
            ...file,
            side,
            wanted: wanted / 100,
            ...(number === undefined ? { like: of.name } : { number: number.place }),
            fights: TRY,
            few: GLIMPSE,
            soFar: { tried: [], content: file.content, fought },
          },
          { signal, tell: (soFar) => setFound(told(soFar)) },
        );
        best = told(solved);
        fought = solved.fought;
        setFound(best);
        if (signal.aborted || !isFarFrom(best.solved, wanted)) break;
      }
    } catch (thrown) {
      setFound({ ...best, failed: (thrown as Error).message });
    }
    setBusy(false);
    setSolving(false);
  };
  return { found: found?.of === draft ? found : null, isBusy, solve, stop: () => wish.current?.abort() };
}

/** Whether the best try comes nearer than the best of others. */
function isNearer({ tried: [one] }: Solved, than: Solved | null, wanted: number): boolean {
  const other = than?.tried[0];
  if (one === undefined || other === undefined) return one !== undefined;
  return Math.abs(one.wins.share - wanted / 100) < Math.abs(other.wins.share - wanted / 100);
}

/** Whether what is wanted is beyond what may be true of the best try. */
function isFarFrom(solved: Solved | null, wanted: number): boolean {
  const best = solved?.tried[0];
  return best === undefined || wanted < percent(best.wins.least) || wanted > percent(best.wins.most);
}

interface DialsProps {
  /** Null = whatever helps. */
  readonly dial: Dial | null;
  readonly kinds: readonly Fighter[];
  readonly numbers: readonly Numbered[];
  readonly editing: Editing;
  readonly choose: (like: string) => void;
}

/** Chooses what is changed: more or fewer fighters of any kind or of one, or a number of one of them. */
function Dials({ dial, kinds, numbers, editing, choose }: DialsProps): React.ReactNode {
  const number = dial?.number;
  return (
    <select
      aria-label={text('solve-by')}
      title={number === undefined ? '' : `${number.of}: ${number.title}`}
      value={number?.place ?? dial?.of.name ?? ''}
      onChange={({ target: { value } }) => choose(value)}
    >
      <option value="">{text('solve-any')}</option>
      {kinds.map((kind) => (
        <option key={kind.name} value={kind.name}>
          {text('solve-like', { name: entryOf(editing.book, kind)?.name ?? kind.name })}
        </option>
      ))}
      {kinds.map(({ name }) => (
        <optgroup key={name} label={text('solve-numbers', { name })}>
          {numbers
            .filter(({ of }) => of === name)
            .map(({ place, title, value }) => (
              <option key={place} value={place}>
                {text('solve-number', { number: title, value })}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

interface SolutionProps {
  readonly editing: Editing;
  readonly dial: Dial;
  readonly best: Solved['tried'][number];
  /** The fight with this result. */
  readonly content: string;
  readonly wanted: number;
}

/** The number that was found, and how often the side wins with it. */
function Solution({ editing: { book, change, announce }, dial: { of, number }, best, content, wanted }: SolutionProps): React.ReactNode {
  const said = (more: number): string => {
    if (more === 0) return text('solve-as-is');
    if (number === undefined) return text(more > 0 ? 'solve-more' : 'solve-fewer', { count: Math.abs(more), name: entryOf(book, of)?.name ?? of.name });
    return text('solve-to', { number: `${number.of}: ${number.title}`, to: number.value + more, from: number.value });
  };
  const { share, least, most } = best.wins;
  const isFar = best.more !== 0 && (wanted < percent(least) || wanted > percent(most));
  return (
    <p className="found">
      <span>
        {text('solve-found', { change: said(best.more), percent: percent(share), least: percent(least), most: percent(most) })}
        {isFar && ` ${text('solve-far', { wanted })}`}
      </span>
      {best.more !== 0 && (
        <button
          type="button"
          onClick={() => {
            change(text('step-solve', { change: said(best.more) }), () => JSON.parse(content) as Draft);
            announce(text('step-solve', { change: said(best.more) }));
          }}
        >
          {text('solve-take')}
        </button>
      )}
    </p>
  );
}

/** How long the fight lasts. */
export function Rounds({ odds: { fought: counted, isOld } }: { readonly odds: Odds }): React.ReactNode {
  const fought = enough(counted);
  // Its place is kept while nothing was counted yet.
  const { rounds, fights } = fought?.tally ?? { rounds: {}, fights: 0 };
  const all = Object.entries(rounds).map(([round, count]) => [Number(round), count] as const);
  const mean = all.reduce((sum, [round, count]) => sum + round * count, 0) / Math.max(1, fights);
  const last = Math.max(1, ...all.map(([round]) => round));
  // Rounds of long fights share bars, so that the bars can be told apart.
  const lot = Math.max(1, Math.ceil(last / 24));
  const bars = Array.from({ length: Math.floor(last / lot) + 1 }, (_, nth) =>
    all.reduce((sum, [round, count]) => sum + (Math.floor(round / lot) === nth ? count : 0), 0),
  );
  const from = Math.max(
    0,
    bars.findIndex((count) => count > 0),
  );
  const shown = bars.slice(from);
  const most = Math.max(1, ...shown);
  const width = 292 / shown.length;
  return (
    <section className={isOld ? 'old' : ''}>
      <div className="line">
        <h3>{text('odds-rounds')}</h3>
        <span className="soft">{fought === null ? text('odds-counting') : text('odds-mean', { rounds: Math.round(mean * 10) / 10 })}</span>
      </div>
      <svg
        className="histogram"
        viewBox="0 0 292 76"
        role="img"
        aria-label={text('odds-rounds-said', { mean: Math.round(mean * 10) / 10, from: from * lot, to: last })}
      >
        {shown.map((count, nth) => (
          <g key={(nth + from) * lot}>
            <rect
              x={nth * width + 1.5}
              y={60 - (count / most) * 56}
              width={Math.max(1, width - 3)}
              height={(count / most) * 56}
              rx={2}
              className={count === most ? 'most' : ''}
            />
            {(shown.length < 12 || nth % 2 === 0) && (
              <text x={(nth + 0.5) * width} y={73}>
                {(nth + from) * lot}
              </text>
            )}
          </g>
        ))}
        <path d="M0 60.5H292" />
      </svg>
    </section>
  );
}

/** Who is out of the fight at its end, and how often. */
export function Falls({ odds: { fought: counted, isOld }, editing: { draft } }: { readonly odds: Odds; readonly editing: Editing }): React.ReactNode {
  const fought = enough(counted);
  const known = fightersOf(draft).map(({ name, side }, id) => ({ id, name, side: sidesOf(draft).indexOf(side) }));
  const { fighters, tally } = fought ?? { fighters: known, tally: { out: {} as Fought['tally']['out'], fights: 0 } };
  const letters = lettersOf(fighters.map(({ name }) => name));
  return (
    <section className={isOld ? 'old' : ''}>
      <h3>{text('odds-falls')}</h3>
      <ul className="falls">
        {fighters.map(({ id, name, side }, nth) => {
          const share = (tally.out[id] ?? 0) / Math.max(1, tally.fights);
          return (
            <li key={id}>
              <Chip side={side} letters={letters[nth]} />
              <span title={name}>{shownName(name)}</span>
              <i aria-hidden="true">
                <b className={`side${side % 4}`} style={{ width: `${percent(share)}%` }} />
              </i>
              <span className="share">{fought === null ? '' : `${percent(share)} %`}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
