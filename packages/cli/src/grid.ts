import { FileError } from '@riposte/files';
import { type Arena, arena, changed, type Job, nudgesOf, placeOf, type Section, type SimulateOptions, simulate, TextError } from '@riposte/sim';
import { InputError } from './outcome.ts';

/** Values of one number: "Ann.hp=3,4,5". */
interface Axis {
  readonly label: string;
  readonly values: readonly string[];
}

/** Cells at most: all are fought side by side. */
const MAX_CELLS = 400;

/** Two numbers with the values to try. @throws InputError */
export function axesOf(given: readonly string[]): readonly [across: Axis, down: Axis] {
  const axes = given.map((text): Axis => {
    const [, label = '', values = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    return { label, values: values.split(',').filter((value) => value !== '') };
  });
  const [across, down] = axes;
  if (axes.length !== 2 || axes.some(({ values }) => values.length === 0))
    throw new InputError('--grid needs two numbers with the values to try, such as: --grid Ann.hp=3,4,5 Gork.hp=2,3,4');
  if (across.values.length * down.values.length > MAX_CELLS) throw new InputError(`--grid has more than ${MAX_CELLS} pairs of values. Give fewer.`);
  return [across, down];
}

/** A side's share of wins for each pair of values, with the same dice. @throws FileError, TextError where no pair can be fought */
export async function gridOf(job: Job, ready: Arena, side: number, [across, down]: readonly [Axis, Axis], how: SimulateOptions): Promise<Section> {
  const versus: Job[] = [];
  const wrong: unknown[] = [];
  const places: (number | null)[][] = [];
  for (const y of down.values) {
    const row: (number | null)[] = [];
    places.push(row);
    for (const x of across.values) {
      try {
        const variant = { ...job, content: await changed(job, [`${across.label}=${x}`, `${down.label}=${y}`]) };
        await arena(variant);
        row.push(versus.push(variant) - 1);
      } catch (thrown) {
        if (!(thrown instanceof FileError || thrown instanceof TextError)) throw thrown;
        wrong.push(thrown);
        row.push(null);
      }
    }
  }
  if (versus.length === 0) throw wrong[0];
  const found = await simulate(job, { ...how, versus });
  const { fights } = found.tally;
  const cells = places.map((row) => row.map((at) => (at === null ? null : (found.versus[at].tally.wins[side] ?? 0) / Math.max(1, fights))));
  const now = await nowOf(job, across, down);
  const title = `How often ${ready.encounter.sides[side]} wins`;
  return {
    title,
    notes: [
      `${across.label} across, ${down.label} down; each pair in ${fights} fights with the same dice. An empty cell cannot be fought.${now === null ? '' : ' The framed pair is the fight as it is.'}`,
    ],
    chart: { kind: 'heat', title, across, down, cells, now },
    head: [`${down.label} / ${across.label}`, ...across.values],
    rows: down.values.map((value, y) => [value, ...cells[y].map((cell) => (cell === null ? '' : `${(100 * cell).toFixed(1)} %`))]),
  };
}

/** Where the fight as it is stands among the values; null if it is not one of them. */
async function nowOf(job: Job, across: Axis, down: Axis): Promise<readonly [column: number, row: number] | null> {
  const nudges = await nudgesOf(job);
  const at = ({ label, values }: Axis): number => values.indexOf(String(nudges.find(({ change }) => placeOf(change) === label)?.from));
  const found = [at(across), at(down)] as const;
  return found.includes(-1) ? null : found;
}
