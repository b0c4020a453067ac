import { chosenBy, clock, type Situation } from '@riposte/files';
import { type AnyIntent, eachFall, FLOATING, type Json, type State, sightOf, type View } from '@riposte/kernel';
import { still } from '../situation.ts';

export interface FutureOptions {
  /** Milliseconds after which bounds are enough; 0 = never. Default 5000. With 300,000 states side by side, and after 5,000 commands, they are enough whatever the time. */
  readonly within?: number;
  /** Mass of fights still open that may be left; default 1e-9. */
  readonly precision?: number;
  /** How an end counts; default: the end as JSON. */
  readonly label?: (view: View, over: Json, own: string | null) => string;
}

/** How a whole fight ends, by policies, exactly up to the mass of fights that are still open. */
export interface Future {
  /** Probability of each end, at least; at most `open` more. */
  readonly ends: ReadonlyMap<string, number>;
  readonly open: number;
  /** Commands after which what is open is open. */
  readonly commands: number;
  /** States that were looked at; equal ones behind the same number of commands are one. */
  readonly states: number;
}

const MAX_STATES = 300_000;
/** A fight that goes on so long has no end. */
const MAX_COMMANDS = 5000;

interface Reached {
  readonly state: State;
  mass: number;
}

/**
 * Follows all fights at once, command by command: each way of the dice leads to a state, and equal states are one. Every
 * player must decide the same in the same state.
 */
export function futureOf(standing: Situation, { within = 5000, precision = 1e-9, label = endText }: FutureOptions = {}): Future {
  const late = clock(within);
  const ends = new Map<string, number>();
  const { rules, ended = () => null } = standing;
  let layer = new Map<string, Reached>([['', { state: standing.state, mass: 1 }]]);
  let open = 1;
  let states = 0;
  for (let commands = 0; ; commands++) {
    const next = new Map<string, Reached>();
    for (const { state, mass } of layer.values()) {
      const view = still({ rules, state });
      const own = ended(view);
      const what = own === null ? rules.def.next(view) : null;
      if (what === null || (what.run === null && what.declare === null)) {
        const end = label(view, what?.over ?? null, own);
        ends.set(end, (ends.get(end) ?? 0) + mass);
        open -= mass;
        continue;
      }
      states++;
      follow(standing, view, what.run ?? declared(standing, view, what.declare!), mass, next, late);
      if (late() || next.size > MAX_STATES || commands > MAX_COMMANDS) return { ends, open: Math.max(0, open), commands, states };
    }
    layer = next;
    if (open <= precision || layer.size === 0) return { ends, open: Math.max(0, open), commands, states };
  }
}

function declared({ policy }: Situation, view: View, may: readonly number[]): AnyIntent {
  for (const who of may) {
    const intent = policy.declare(sightOf(view, who), who);
    if (intent !== null) return intent;
  }
  throw new Error(`nobody of ${may.join(', ')} declares anything`);
}

function follow(standing: Situation, view: View, intent: AnyIntent, mass: number, into: Map<string, Reached>, stop: () => boolean): void {
  const choose = chosenBy(standing.policy);
  eachFall(standing.rules, view.state, intent, { chances: FLOATING, choose, stop }, ({ probability, runner: { state } }) => {
    const key = keyOf(state);
    const known = into.get(key);
    if (known !== undefined) known.mass += mass * probability;
    else into.set(key, { state: { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() }, mass: mass * probability });
  });
}

/** The one text of a state. Conditions are numbered as they came, so that equal ones given on different ways are equal. */
export function keyOf({ entities, ignored }: State): string {
  const text = JSON.stringify([ignored, entities]);
  const ids = entities.flatMap((entity) => entity.conditions.map((condition) => condition.id)).sort((a, b) => a - b);
  if (ids.length === 0) return text;
  const places = new Map(ids.map((id, place) => [id, place]));
  return JSON.stringify([
    ignored,
    entities.map((entity) =>
      entity.conditions.length === 0
        ? entity
        : { ...entity, conditions: entity.conditions.map((its) => ({ ...its, id: places.get(its.id), parent: places.get(its.parent) ?? -1 })) },
    ),
  ]);
}

function endText(_view: View, over: Json, own: string | null): string {
  return own ?? JSON.stringify(over);
}
