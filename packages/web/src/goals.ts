import type { Act, Goal, Scene, Way } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';

/** An act that leads to a place, ready to be done. */
export interface Move {
  readonly act: Act;
  readonly way: Way;
  readonly goal: Goal;
}

/** A form that is only a place is shown on the board like the end of a path. */
const isPlace = (way: Way): boolean => way.places.length === 1 && way.targets.length === 0;

/** Whether an act leads to places that can be chosen on the board. */
export const leads = (act: Act): boolean => act.path || act.leads;

/** What was asked about an act in short form; a changed menu has new acts. */
const asked = new WeakMap<Act, Promise<Act>>();
const known = new WeakMap<Act, Act>();

/** Whether all forms of an act are here, or a path takes their place. */
const isWhole = (act: Act): boolean => act.ways.length > 0 && (act.path || act.more === 0);

/** An act with all its forms and reasons. */
export function wholeOf(ask: Say, menu: number, act: Act): Promise<Act> {
  if (isWhole(act)) return Promise.resolve(act);
  const before = asked.get(act);
  if (before !== undefined) return before;
  const now = ask({ do: 'forms', menu, by: act.by, act: act.id }).then((reply) => {
    const [whole] = reply.ok ? reply.data : [];
    if (whole === undefined) asked.delete(act);
    else known.set(act, whole);
    return whole ?? act;
  });
  asked.set(act, now);
  return now;
}

/** The same as soon as it is there; null until then. */
export function useWhole(ask: Say, menu: number, act: Act | null): Act | null {
  const [, setCome] = useState<Act | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (act !== null) void wholeOf(ask, menu, act).then((whole) => isCurrent && setCome(whole));
    return () => {
      isCurrent = false;
    };
  }, [ask, menu, act]);
  return act === null ? null : isWhole(act) ? act : (known.get(act) ?? null);
}

const goalOf = (way: Way): Goal => ({ place: way.places[0], path: way.places, cost: way.cost, provokes: [] });

const price = ({ goal }: Move): number => goal.cost.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0);

/** Where an act leads whose ways are known. */
export function movesOf(act: Act, ways: readonly Way[], found: readonly Goal[]): readonly Move[] {
  return act.path ? found.map((goal) => ({ act, way: act.ways[0], goal })) : ways.filter(isPlace).map((way) => ({ act, way, goal: goalOf(way) }));
}

/** Where an act with a path can lead; empty until the server answers, or if there is no such act. */
export function useReach(say: Say, speak: (spoken: string) => void, menu: number, act: Act | null): readonly Goal[] {
  const key = act === null || !act.path ? '' : `${menu} ${act.by} ${act.id}`;
  const [found, setFound] = useState<{ readonly key: string; readonly goals: readonly Goal[] } | null>(null);
  useEffect(() => {
    if (key === '' || act === null) return undefined;
    let isCurrent = true;
    void say({ do: 'reach', menu, by: act.by, act: act.id }).then((reply) => {
      if (!isCurrent) return;
      const goals = reply.ok ? reply.data : [];
      setFound({ key, goals });
      speak(text('actions-places', { count: goals.length }));
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says which act of which menu
  }, [key, say, speak]);
  // Do not use an answer that belongs to another act.
  return found !== null && found.key === key ? found.goals : NOWHERE;
}

const NOWHERE: readonly Goal[] = [];
const UNMOVED: readonly Move[] = [];

/** On a board of regions: the cheapest move to each, before any act is chosen. */
export function useRegionMoves(ask: Say, { ground, menu }: Scene, by: number | null): readonly Move[] {
  const key = ground?.kind === 'regions' && by !== null ? `${menu.number} ${by}` : '';
  const [found, setFound] = useState<{ readonly key: string; readonly moves: readonly Move[] } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const moves: Move[] = [];
      for (const act of menu.acts.filter((other) => other.by === by && other.group === 'move' && other.ways.length > 0)) {
        const reply = act.path ? await ask({ do: 'reach', menu: menu.number, by: act.by, act: act.id }) : null;
        const { ways } = act.leads ? await wholeOf(ask, menu.number, act) : act;
        if (!isCurrent) return;
        moves.push(...movesOf(act, ways, reply?.ok ? reply.data : []));
      }
      const sorted = moves.toSorted((a, b) => price(a) - price(b));
      setFound({ key, moves: sorted.filter(({ goal }, i) => sorted.findIndex((other) => other.goal.place === goal.place) === i) });
    };
    void look();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says which menu
  }, [key, ask]);
  return found !== null && found.key === key ? found.moves : UNMOVED;
}
