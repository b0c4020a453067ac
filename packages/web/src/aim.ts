import type { Act, Goal, Scene, Way } from '@riposte/server/protocol';
import { useEffect, useMemo, useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';

export type Group = Act['group'] | 'all';
export const GROUPS: readonly Act['group'][] = ['attack', 'move', 'guard', 'magic', 'other'];

/** What a person is about to do: which fighter acts, the act that was chosen, at whom, and where it can lead. */
export interface Aim {
  readonly by: number | null;
  readonly setBy: (ref: number) => void;
  /** Goes to the next or the former of one's own who may act. */
  readonly next: (step: 1 | -1) => void;
  readonly legal: readonly Act[];
  /** Groups that hold an act; one alone where there are few acts. */
  readonly groups: readonly Group[];
  readonly group: Group;
  readonly setGroup: (group: Group) => void;
  /** The legal acts of the group, but for the one that ends the turn. */
  readonly shown: readonly Act[];
  readonly ending: Act | null;
  readonly chosen: Act | null;
  /** Ways of the chosen act that are left, after a target was picked. */
  readonly ways: readonly Way[];
  /** Whether one of several ways or places is still to be chosen. */
  readonly isOpen: boolean;
  /** The way that is taken as things stand. */
  readonly aimed: Way | null;
  readonly goal: Goal | null;
  readonly targets: ReadonlySet<number>;
  /** Where the chosen act can lead, each with those who may react on that way and not on every one. */
  readonly goals: readonly Goal[];
  /** Those who may react wherever it leads. */
  readonly everywhere: readonly string[];
  readonly choose: (act: Act | null) => void;
  /** Aims at a way or a place without taking it. */
  readonly aimAt: (at: { readonly way?: Way; readonly goal?: Goal }) => void;
  readonly take: (way: Way | undefined, path?: readonly number[]) => void;
  /** Takes what is aimed at. */
  readonly commit: () => void;
  readonly takeNth: (nth: number) => void;
  readonly nextTarget: (step: 1 | -1) => void;
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

/** So many acts need no groups. */
const FEW = 6;

interface Chosen {
  readonly by: number;
  readonly id: string;
  readonly target: number | null;
  readonly way: number | null;
  readonly place: number | null;
}

export function useAim({ scene: { menu, fighters }, isPast, say, speak }: AimProps): Aim {
  const [choice, setChoice] = useState<Chosen | null>(null);
  const [wanted, setBy] = useState<number | null>(null);
  const [wantedGroup, setGroup] = useState<Group | null>(null);
  const [goals, setGoals] = useState<readonly Goal[]>([]);

  const acting = [...new Set(menu.acts.map((one) => one.by))];
  const isMine = (ref: number): boolean => fighters.some((fighter) => fighter.ref === ref && fighter.mine);
  const by = wanted !== null && acting.includes(wanted) ? wanted : (acting.find(isMine) ?? acting[0] ?? null);
  const all = menu.acts.filter((one) => one.by === by);
  const legal = all.filter((one) => one.ways.length > 0);
  const ending = legal.find((one) => one.ends) ?? null;
  const listed = legal.filter((one) => one !== ending);
  const filled = GROUPS.filter((group) => listed.some((one) => one.group === group));
  const groups: readonly Group[] = listed.length <= FEW ? ['all'] : [...filled, 'all'];
  const group = wantedGroup !== null && groups.includes(wantedGroup) ? wantedGroup : groups[0];
  // What is done to somebody stands before what only changes how it is done.
  const isAtNobody = (act: Act): boolean => !act.path && act.ways.every((way) => way.targets.length === 0);
  const ranked = [...listed].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || Number(isAtNobody(a)) - Number(isAtNobody(b)));
  const shown = group === 'all' ? ranked : ranked.filter((one) => one.group === group);

  const mine = isPast || choice === null || choice.by !== by ? null : choice;
  const chosen = mine === null ? null : (legal.find((one) => one.id === mine.id) ?? null);
  const target = mine?.target ?? null;
  const ways = useMemo(() => (chosen === null ? [] : chosen.ways.filter((one) => target === null || one.targets.includes(target))), [chosen, target]);
  const targets = useMemo(() => new Set(chosen === null ? [] : chosen.ways.flatMap((one) => one.targets)), [chosen]);
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

  const isOpen = chosen !== null && (chosen.path || chosen.ways.length + chosen.more > 1);
  // Ways that are a place each lie on the board like the ends of paths.
  const spots = chosen?.path
    ? goals
    : ways.flatMap((way): Goal[] =>
        way.places.length === 1 && way.targets.length === 0 ? [{ place: way.places[0], path: [], cost: way.cost, provokes: [] }] : [],
      );
  const everywhere = (spots[0]?.provokes ?? []).filter((name) => spots.length > 1 && spots.every((one) => one.provokes.includes(name)));
  const aimed = chosen === null || chosen.path ? null : (ways.find((one) => one.key === mine?.way) ?? ways[0] ?? null);
  const goal = spots.find((one) => one.place === mine?.place) ?? null;

  const take = (way: Way | undefined, path?: readonly number[]): void => {
    if (way === undefined) return;
    setChoice(null);
    void say({ do: 'act', menu: menu.number, way: way.key, ...(path === undefined ? {} : { path }) });
  };
  const commit = (): void => {
    if (chosen?.path) return goal === null ? undefined : take(chosen.ways[0], goal.path);
    if (aimed !== null) take(aimed);
  };
  const choose = (act: Act | null): void => {
    if (act === null) return setChoice(null);
    if (act.ends) return take(act.ways[0]);
    if (chosen?.id === act.id && chosen.by === act.by) return commit();
    setChoice({ by: act.by, id: act.id, target: null, way: null, place: null });
    if (!act.path) speak(text('actions-choose', { title: act.title, count: act.ways.length }));
  };
  const set = (more: Partial<Chosen>): void => setChoice((old) => (old === null ? null : { ...old, ...more }));
  const pickFighter = (ref: number): void => {
    const left = chosen?.ways.filter((way) => way.targets.includes(ref)) ?? [];
    if (left.length === 1) take(left[0]);
    else set({ target: ref, way: null });
  };
  return {
    by,
    setBy,
    next: (step) => setBy(acting[(acting.indexOf(by ?? -1) + acting.length + step) % Math.max(1, acting.length)] ?? null),
    legal,
    groups,
    group,
    setGroup,
    shown,
    ending,
    chosen,
    ways,
    isOpen,
    aimed,
    goal,
    targets,
    goals: spots.map((one) => ({ ...one, provokes: one.provokes.filter((name) => !everywhere.includes(name)) })),
    everywhere,
    choose,
    aimAt: ({ way, goal: to }) => set({ way: way?.key ?? null, place: to?.place ?? null }),
    take,
    commit,
    takeNth(nth) {
      if (chosen?.path && goals.length > 0) take(chosen.ways[0], goals[nth]?.path);
      else if (chosen !== null && isOpen) take(ways[nth]);
      else if (shown[nth] !== undefined) choose(shown[nth]);
    },
    nextTarget(step) {
      const refs = [...targets];
      if (refs.length === 0) return;
      const now = aimed?.targets.find((ref) => targets.has(ref)) ?? -1;
      set({ target: refs[(refs.indexOf(now) + refs.length + step) % refs.length], way: null });
    },
    pickFighter,
    pickPlace(place) {
      const to = goals.find((one) => one.place === place);
      if (to !== undefined && chosen?.path) return take(chosen.ways[0], to.path);
      const left = chosen?.ways.filter((way) => way.places.includes(place)) ?? [];
      return left.length === 1 ? take(left[0]) : undefined;
    },
  };
}
