import type { HeatChart, Section } from '@riposte/sim/charts';
import { text } from '../language.ts';
import type { Grid, LabFight, Solved } from '../workbench/requests.ts';
import { changeInWords, placeInWords, valuesFor } from './change.ts';
import { pairOf, type Question } from './link.ts';
import { estimateText, hundredth, percentText } from './sections.ts';
import type { Chosen } from './use-fight.ts';
import { usePlaces } from './variant.tsx';

interface AskProps {
  readonly chosen: Chosen;
  readonly question: Question;
  readonly ask: (more: Partial<Question>) => void;
}

/** What is looked for, and by what. */
export function SolveForm({ chosen, question, ask }: AskProps): React.ReactNode {
  const { wanted, by, side } = question;
  const { fighters, sides } = chosen.fight;
  const places = usePlaces(chosen)?.filter(({ now }) => valuesFor(now) === null) ?? [];
  const foe = fighters.findLast((fighter) => sides[fighter.side] !== (side ?? sides[0]));
  return (
    <>
      <label>
        {text('lab-goal')}
        <span className="row">
          <input className="grow" type="range" min={5} max={95} step={5} value={wanted} onChange={({ target }) => ask({ wanted: Number(target.value) })} />
          <output>{text('lab-percent', { share: String(wanted) })}</output>
        </span>
      </label>
      <label>
        {text('lab-by')}
        <select value={by ?? foe?.name ?? ''} onChange={({ target }) => ask({ by: target.value })}>
          <optgroup label={text('lab-by-fighters')}>
            {fighters.map(({ id, name }) => (
              <option key={id} value={name}>
                {text('lab-like', { name })}
              </option>
            ))}
          </optgroup>
          <optgroup label={text('lab-by-numbers')}>
            {places.map(({ place, now }) => (
              <option key={place} value={place}>
                {text('lab-place-now', { place: placeInWords(place, chosen.fight.called), now: String(now) })}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
    </>
  );
}

/** What was tried, and the nearest result. */
export function solveSection({ fight }: Chosen, question: Question, done: Solved): Section | null {
  const { by, wanted } = question;
  const best = done.tried.at(0);
  if (best === undefined) return null;
  const place = by ?? '';
  const said = (more: number): string =>
    more === 0
      ? text('lab-as-is')
      : place.includes('.')
        ? text('lab-moved', { what: placeInWords(place, fight.called), by: `${more > 0 ? '+' : '−'}${Math.abs(more)}` })
        : text(more > 0 ? 'lab-more' : 'lab-fewer', { count: Math.abs(more) });
  const sorted = [...done.tried].sort((a, b) => a.more - b.more);
  const title = text('lab-solved');
  const bars = sorted.map(({ more, wins }) => ({ label: said(more), value: wins.share, least: wins.least, most: wins.most, text: percentText(wins.share) }));
  return {
    title,
    notes: [text('lab-solved-note', { wanted, side: question.side ?? fight.sides[0], change: said(best.more), share: estimateText(best.wins) })],
    chart: { title, bars, full: 1 },
    head: [text('lab-tried'), text('lab-share')],
    rows: sorted.map(({ more, wins }) => [said(more), estimateText(wins)]),
  };
}

/** Values around the present one: all sizes of a die, or three steps of a number each way. */
export function valuesAround(now: unknown): readonly (string | number)[] {
  const dice = valuesFor(now);
  if (dice !== null) return dice;
  const middle = Number(now);
  return Array.from({ length: 7 }, (_, i) => middle + i - 3).filter((value) => value >= 0);
}

/** Which two numbers go across and down. */
export function GridForm({ chosen, question, ask }: AskProps): React.ReactNode {
  const places = usePlaces(chosen);
  if (places === null) return <small role="status">{text('lab-places-loading')}</small>;
  const [across, down] = pairOf(question, places);
  const choice = (value: string | undefined, name: 'across' | 'down') => (
    <select value={value ?? ''} onChange={({ target }) => ask({ [name]: target.value })}>
      {places.map(({ place, now }) => (
        <option key={place} value={place}>
          {text('lab-place-now', { place: placeInWords(place, chosen.fight.called), now: String(now) })}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <label>
        {text('lab-across')}
        {choice(across?.place, 'across')}
      </label>
      <label>
        {text('lab-down')}
        {choice(down?.place, 'down')}
      </label>
    </>
  );
}

/** Where the fight as it is stands among the values. */
function nowIn(across: readonly string[], down: readonly string[], x: unknown, y: unknown): readonly [number, number] | null {
  const at = [across.indexOf(String(x)), down.indexOf(String(y))] as const;
  return at.includes(-1) ? null : at;
}

type Places = NonNullable<ReturnType<typeof usePlaces>>;

/** Shares of wins over two numbers. */
export function gridSection(question: Question, places: Places, done: Grid, side: number, { sides, called }: LabFight): Section | null {
  const [across, down] = pairOf(question, places);
  if (across === undefined || down === undefined) return null;
  const title = text('lab-grid-title', { side: sides[side] });
  const cells = done.map((row) =>
    row.map((cell) => (cell === null ? null : cell.tally.fights === 0 ? undefined : (cell.tally.wins[side] ?? 0) / cell.tally.fights)),
  );
  const values = valuesAround(across.now).map(String);
  const chart: HeatChart = {
    kind: 'heat',
    title,
    across: { label: placeInWords(across.place, called), values },
    down: { label: placeInWords(down.place, called), values: valuesAround(down.now).map(String) },
    cells,
    now: nowIn(values, valuesAround(down.now).map(String), across.now, down.now),
  };
  const rows = valuesAround(down.now).map((value, y) => [
    String(value),
    ...values.map((_, x) => {
      const cell = cells[y]?.[x];
      return cell == null ? '' : hundredth(cell);
    }),
  ]);
  return {
    title,
    notes: [text('lab-grid-now'), text('lab-grid-note', { count: done.flat().find((cell) => cell !== null)?.tally.fights ?? 0 })],
    chart,
    head: [`${chart.down.label} / ${chart.across.label}`, ...values],
    rows,
  };
}

/** Who meets whom. */
export function PlayersForm({ chosen, question, ask }: AskProps): React.ReactNode {
  const entrants = entrantsOf(question);
  return (
    <fieldset className="entrants">
      <legend>{text('lab-entrants')}</legend>
      {chosen.fight.minds.map((name) => (
        <label key={name} className="tick">
          <input
            type="checkbox"
            checked={entrants.includes(name)}
            onChange={({ target }) => ask({ entrants: target.checked ? [...entrants, name] : entrants.filter((entrant) => entrant !== name) })}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Players that are quick enough to be asked first. */
const USUAL = ['policy', 'careful', 'random'];

export const entrantsOf = ({ entrants }: Pick<Question, 'entrants'>): readonly string[] => (entrants.length === 0 ? USUAL : entrants);

/** A variant as the list of kept runs calls it. */
export const variantName = (changes: readonly string[], { called }: LabFight): string =>
  changes.length === 0 ? text('lab-as-is') : changes.map((change) => changeInWords(change, called)).join(', ');
