import type { Act, Goal, Scene, Way } from '@riposte/server/protocol';
import { useEffect, useMemo, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';

/** What somebody is about to do: who of theirs acts, the act that was chosen, at whom, and where it can lead. */
export interface Aim {
  readonly by: number | null;
  readonly setBy: (ref: number) => void;
  /** Goes to the next or the former of one's own who may act. */
  readonly next: (step: 1 | -1) => void;
  readonly legal: readonly Act[];
  readonly chosen: Act | null;
  /** Ways of the chosen act that are left, after a target was picked. */
  readonly ways: readonly Way[];
  readonly targets: ReadonlySet<number>;
  /** Where the chosen act can lead, each with those who may react on that way and not on every one. */
  readonly goals: readonly Goal[];
  /** Those who may react wherever it leads. */
  readonly everywhere: readonly string[];
  readonly choose: (act: Act | null) => void;
  readonly take: (way: Way | undefined, path?: readonly number[]) => void;
  readonly takeNth: (nth: number) => void;
  readonly pickFighter: (ref: number) => void;
  readonly pickPlace: (place: number) => void;
}

export interface AimProps {
  readonly scene: Scene;
  /** Nothing is aimed at in the past. */
  readonly isPast: boolean;
  readonly say: Say;
  readonly speak: (spoken: string) => void;
}

export function useAim({ scene: { menu, fighters }, isPast, say, speak }: AimProps): Aim {
  const [chosenId, setChosen] = useState<{ readonly by: number; readonly id: string } | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [wanted, setBy] = useState<number | null>(null);
  const [goals, setGoals] = useState<readonly Goal[]>([]);

  const acting = [...new Set(menu.acts.map((one) => one.by))];
  const isMine = (ref: number): boolean => fighters.some((fighter) => fighter.ref === ref && fighter.mine);
  const by = wanted !== null && acting.includes(wanted) ? wanted : (acting.find(isMine) ?? acting[0] ?? null);
  const legal = menu.acts.filter((one) => one.by === by && one.ways.length > 0);
  const chosen = isPast || chosenId === null || chosenId.by !== by ? null : (legal.find((one) => one.id === chosenId.id) ?? null);
  const ways = useMemo(() => (chosen === null ? [] : chosen.ways.filter((one) => target === null || one.targets.includes(target))), [chosen, target]);
  const targets = useMemo(() => new Set(chosen === null ? [] : chosen.ways.flatMap((one) => one.targets)), [chosen]);
  const everywhere = (goals[0]?.provokes ?? []).filter((name) => goals.length > 1 && goals.every((one) => one.provokes.includes(name)));
  const leading = chosen?.path ? chosen.id : null;
  useEffect(() => {
    if (leading === null || by === null) return setGoals([]);
    let isCurrent = true;
    void say({ do: 'reach', menu: menu.number, by, act: leading }).then((reply) => {
      if (!isCurrent) return;
      const found = reply.ok ? reply.data : [];
      setGoals(found);
      speak(text('actions-places', { count: found.length }));
    });
    return () => {
      isCurrent = false;
    };
  }, [leading, by, menu.number, say, speak]);

  const leave = (): void => {
    setChosen(null);
    setTarget(null);
  };
  const take = (way: Way | undefined, path?: readonly number[]): void => {
    if (way === undefined) return;
    leave();
    void say({ do: 'act', menu: menu.number, way: way.key, ...(path === undefined ? {} : { path }) });
  };
  const choose = (act: Act | null): void => {
    leave();
    if (act === null) return;
    if (act.ways.length === 1 && act.more === 0 && !act.path) return take(act.ways[0]);
    setChosen({ by: act.by, id: act.id });
    if (!act.path) speak(text('actions-choose', { title: act.title, count: act.ways.length }));
  };
  return {
    by,
    setBy,
    next: (step) => setBy(acting[(acting.indexOf(by ?? -1) + acting.length + step) % Math.max(1, acting.length)] ?? null),
    legal,
    chosen,
    ways,
    targets,
    goals: goals.map((one) => ({ ...one, provokes: one.provokes.filter((name) => !everywhere.includes(name)) })),
    everywhere,
    choose,
    take,
    takeNth(nth) {
      if (chosen?.path && goals.length > 0) take(chosen.ways[0], goals[nth]?.path);
      else if (chosen !== null) take(ways[nth]);
      else if (legal[nth] !== undefined) choose(legal[nth]);
    },
    pickFighter(ref) {
      const left = chosen?.ways.filter((way) => way.targets.includes(ref)) ?? [];
      if (left.length === 1) take(left[0]);
      else setTarget(ref);
    },
    pickPlace(place) {
      const goal = goals.find((one) => one.place === place);
      if (goal !== undefined && chosen !== null) return take(chosen.ways[0], goal.path);
      const left = chosen?.ways.filter((way) => way.places.includes(place)) ?? [];
      return left.length === 1 ? take(left[0]) : undefined;
    },
  };
}
