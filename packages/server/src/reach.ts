import { askedBefore, destinations, placeCodec, type Speech } from '@riposte/files';
import { type AnyIntent, type Fight, type Id, type IntentJson, sight } from '@riposte/kernel';
import { cost, tried } from './choices.ts';
import type { Goal } from './protocol.ts';
import { calledBy, type SeatView } from './seat-view.ts';

/** The intent with another path, a list of places. */
export function alongPath(speech: Speech, intent: IntentJson, path: readonly number[]): IntentJson {
  const { def } = speech.view.rules.intent(intent);
  const at = def.params.findIndex((param) => param.kind === 'path');
  return at < 0 ? intent : { ...intent, with: { ...intent.with, [def.paramNames[at]]: path.map(placeCodec(speech).value) } };
}

/** A search that goes on place by place; it ends without a result when the fight goes on. */
export type Search<T = unknown> = Generator<undefined, T>;

export const isSearch = (data: object | string | number | boolean | null): data is Search => typeof data === 'object' && data !== null && 'next' in data;

/** Searches for some milliseconds; undefined = there is more to look for. */
export function searched<T>(search: Search<T>, within: number): T | undefined {
  const late = performance.now() + within;
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    if (performance.now() >= late) return undefined;
  }
}

/** The most milliseconds that a search may block the table at a time. */
const AT_A_TIME = 20;

/** Searches a little whenever the server has nothing else to do. */
export async function sought<T>(search: Search<T>, inTurn: <R>(work: () => Promise<R>) => Promise<R>): Promise<T> {
  for (;;) {
    const found = await inTurn(async () => searched(search, AT_A_TIME));
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done));
  }
}

/** Everywhere that an act with a path can lead, with its cost and who may react; looked for bit by bit, as long as the fight stands still. */
export function* reach(fight: Fight, who: SeatView, speech: Speech, act: string, by: Id): Search<Goal[]> {
  const def = fight.rules.def.intents.find((intent) => intent.id === act && !intent.automatic);
  if (def === undefined) return [];
  const { version } = fight;
  const seen = { ...speech, view: sight(fight.view, who.viewer) };
  const found = yield* destinations(
    seen,
    def,
    by,
    (intent) => cost(fight, who, intent),
    () => fight.version !== version,
  );
  const goals: Goal[] = [];
  for (const { place, path, cost: price, intent } of found) {
    goals.push({ place, path, cost: Object.entries(price), provokes: provoked(fight, who, intent) });
    yield;
    if (fight.version !== version) return [];
  }
  return goals;
}

/** Whom the seat sees who is asked on the way, in words. */
function provoked(fight: Fight, who: SeatView, intent: AnyIntent): string[] {
  const all = tried(fight.view, who.viewer, (view) => askedBefore({ rules: fight.rules, state: view.state }, intent)) ?? [];
  return all.filter((id) => who.sees(id) !== 'hidden').map((id) => calledBy(who, id));
}
