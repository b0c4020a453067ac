import type { Act, Goal, Scene, Way } from '@riposte/server/protocol';
import { useMemo, useState } from 'react';
import { leads, type Move, movesOf, useReach, useRegionMoves, useWhole, wholeOf } from './goals.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

export type Group = Act['group'] | 'all';
export const GROUPS: readonly Act['group'][] = ['attack', 'move', 'guard', 'magic', 'other'];

/** What a person is about to do: which fighter acts, the act that was chosen, at whom, and where it can lead. */
export interface Aim {
  readonly by: number | null;
  readonly setBy: (ref: number | null) => void;
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
  /** All forms of the chosen act are there. */
  readonly isWhole: boolean;
  /** Ways of the chosen act that are left, after a target was picked. */
  readonly ways: readonly Way[];
  /** Whether one of several ways or places is still to be chosen. */
  readonly isOpen: boolean;
  /** The way that is taken as things stand. */
  readonly aimed: Way | null;
  readonly goal: Goal | null;
  /** What it would cost as things stand. */
  readonly planned: Way['cost'];
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
  readonly move: (move: Move) => void;
  /** On boards of regions: what leads to each, of the chosen act, or the cheapest where that leads nowhere. */
  readonly moves: readonly Move[];
  /** Whether a fighter can be dragged to a place. */
  readonly mayLift: (ref: number) => boolean;
  /** Begins to drag a fighter: chooses the act that moves it. */
  readonly lift: (ref: number) => void;
  /** Ends a drag: does the move to a place, or none. */
  readonly drop: (place: number | null) => void;
}

export interface AimProps {
  readonly scene: Scene;
  /** Nothing is aimed at in the past. */
  readonly isPast: boolean;
  readonly say: Say;
  /** Asks in the background; a refusal is not shown. */
  readonly ask: Say;
  readonly speak: (spoken: string) => void;
}

/** So many acts need no groups. */
const FEW = 6;

interface Chosen {
  readonly by: number;
  /** Null = what moves it, as soon as that is known. */
  readonly id: string | null;
  readonly target: number | null;
  readonly way: number | null;
  readonly place: number | null;
  /** It was chosen by dragging a token, and goes with it. */
  readonly isDragged?: boolean;
}

export function useAim({ scene, isPast, say, ask, speak }: AimProps): Aim {
  const { menu } = scene;
  const [choice, setChoice] = useState<Chosen | null>(null);
  const whose = actorOf(scene, ask);
  const { by, setBy } = whose;
  const listed = useListed(menu.acts, by);
  const mine = isPast || choice === null || choice.by !== by ? null : choice;
  const short = mine === null ? null : mine.id === null ? moverIn(listed.legal) : (listed.legal.find((act) => act.id === mine.id) ?? null);
  const whole = useWhole(ask, menu.number, short);
  const chosen = whole ?? short;
  const found = useReach(say, speak, menu.number, chosen);
  const ways = useMemo(() => waysAt(chosen?.ways ?? [], mine?.target ?? null), [chosen, mine?.target]);
  const targets = useMemo(() => new Set(chosen?.targets), [chosen]);
  const near = useRegionMoves(ask, scene, isPast ? null : by);

  const leading = chosen === null ? [] : movesOf(chosen, ways, found);
  const spots = leading.map((move) => move.goal);
  const everywhere = (spots[0]?.provokes ?? []).filter((name) => spots.length > 1 && spots.every((goal) => goal.provokes.includes(name)));
  const aimed = chosen === null || chosen.path ? null : (ways.find((way) => way.key === mine?.way) ?? ways[0] ?? null);
  const goal = spots.find((spot) => spot.place === mine?.place) ?? null;
  const isOfRegions = scene.ground?.kind === 'regions';
  const moves = !isOfRegions ? [] : leading.length > 0 ? leading : near;
  const isOpen = chosen !== null && (chosen.path || chosen.ways.length + chosen.more > 1);
  /** What moves a fighter that is dragged: what was chosen, if it leads somewhere, else the first of its moves. */
  const mover = (ref: number): Act | undefined => {
    if (ref !== by) return undefined;
    return chosen !== null && leads(chosen) ? chosen : (moverIn(listed.legal) ?? undefined);
  };
  /** Does something with all forms of the chosen act, as soon as they are there. */
  const withWays = (then: (ways: readonly Way[]) => void): void => {
    if (whole !== null) then(whole.ways);
    else if (chosen !== null) void wholeOf(ask, menu.number, chosen).then(({ ways: all }) => then(all));
  };

  const take = (way: Way | undefined, path?: readonly number[]): void => {
    if (way === undefined) return;
    setChoice(null);
    void say({ do: 'act', menu: menu.number, way: way.key, ...(path === undefined ? {} : { path }) });
  };
  const move = ({ act, way, goal: to }: Move): void => take(way, act.path ? to.path : undefined);
  const commit = (): void => {
    if (chosen?.path) return goal === null ? undefined : take(chosen.ways[0], goal.path);
    if (aimed !== null) take(aimed);
  };
  const choose = (act: Act | null): void => {
    if (act === null) return setChoice(null);
    if (act.ends) return take(act.ways[0]);
    if (chosen?.id === act.id && chosen.by === act.by) return commit();
    setChoice({ by: act.by, id: act.id, target: null, way: null, place: null });
    if (!act.path) speak(text('actions-choose', { title: act.title, count: act.ways.length + act.more }));
  };
  const set = (more: Partial<Chosen>): void => setChoice((old) => (old === null ? null : { ...old, ...more }));
  return {
    ...whose,
    ...listed,
    chosen,
    isWhole: whole !== null,
    ways,
    isOpen,
    aimed,
    goal,
    planned: (chosen?.path ? goal : aimed)?.cost ?? [],
    targets,
    goals: spots.map((spot) => ({ ...spot, provokes: spot.provokes.filter((name) => !everywhere.includes(name)) })),
    everywhere,
    choose,
    aimAt: ({ way, goal: to }) => set({ way: way?.key ?? null, place: to?.place ?? null }),
    take,
    commit,
    takeNth(nth) {
      if (chosen?.path && spots.length > 0) take(chosen.ways[0], spots[nth]?.path);
      else if (isOpen) withWays((all) => take(waysAt(all, mine?.target ?? null)[nth]));
      else if (listed.shown[nth] !== undefined) choose(listed.shown[nth]);
    },
    nextTarget(step) {
      const refs = [...targets];
      if (refs.length === 0) return;
      const now = aimed?.targets.find((ref) => targets.has(ref)) ?? -1;
      set({ target: refs[(refs.indexOf(now) + refs.length + step) % refs.length], way: null });
    },
    pickFighter(ref) {
      withWays((all) => {
        const left = waysAt(all, ref);
        if (left.length === 1) take(left[0]);
        else set({ target: ref, way: null });
      });
    },
    pickPlace(place) {
      const path = leading.find((other) => other.act.path && other.goal.place === place);
      if (path !== undefined) return move(path);
      const step = (): void => {
        const to = leading.length > 0 ? undefined : moves.find((other) => other.goal.place === place);
        if (to !== undefined) move(to);
      };
      if (chosen === null) return step();
      return withWays((all) => {
        const left = all.filter((way) => way.places.includes(place));
        if (left.length === 1) take(left[0]);
        else step();
      });
    },
    move,
    moves,
    mayLift: (ref) => !isPast && (ref === by ? mover(ref) !== undefined : menu.acting.some((other) => other.ref === ref)),
    lift(ref) {
      const act = mover(ref);
      if (by !== ref) setBy(ref);
      if ((act === undefined && by === ref) || isOfRegions || (act !== undefined && act === chosen)) return;
      setChoice({ by: ref, id: act?.id ?? null, target: null, way: null, place: null, isDragged: true });
    },
    drop(place) {
      const to = (isOfRegions ? moves : leading).find((other) => other.goal.place === place);
      if (to !== undefined) return move(to);
      // Who drops before the places are known sees the price first, and then does it or not.
      if (place !== null && leading.length === 0 && chosen?.path) return set({ place, isDragged: false });
      return mine?.isDragged ? setChoice(null) : undefined;
    },
  };
}

type Actor = Pick<Aim, 'by' | 'setBy' | 'next'>;

/** Which of those who may act does so: whose acts the server tells. */
function actorOf({ menu: { acting, by } }: Scene, ask: Say): Actor {
  const setBy = (ref: number | null): void => void ask({ do: 'turnTo', by: ref });
  const at = acting.findIndex(({ ref }) => ref === by);
  return { by, setBy, next: (step) => acting.length > 1 && setBy(acting[(at + acting.length + step) % acting.length].ref) };
}

/** The first act that moves a fighter. */
const moverIn = (legal: readonly Act[]): Act | null =>
  legal.find((act) => act.group === 'move' && leads(act)) ?? legal.find((act) => act.group === 'other' && act.path) ?? null;

/** The acts of one fighter by groups. */
function useListed(acts: readonly Act[], by: number | null): Pick<Aim, 'legal' | 'ending' | 'groups' | 'group' | 'setGroup' | 'shown'> {
  const [wanted, setGroup] = useState<Group | null>(null);
  const legal = acts.filter((act) => act.by === by && act.ways.length > 0);
  const ending = legal.find((act) => act.ends) ?? null;
  const listed = legal.filter((act) => act !== ending);
  const filled = GROUPS.filter((group) => listed.some((act) => act.group === group));
  const groups: readonly Group[] = listed.length <= FEW ? ['all'] : [...filled, 'all'];
  const group = wanted !== null && groups.includes(wanted) ? wanted : groups[0];
  // Acts with a target come before those that only change how an act is done.
  const isAtNobody = (act: Act): boolean => !act.path && act.targets.length === 0;
  const ranked = [...listed].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || Number(isAtNobody(a)) - Number(isAtNobody(b)));
  return { legal, ending, groups, group, setGroup, shown: group === 'all' ? ranked : ranked.filter((act) => act.group === group) };
}

/** The ways of an act that are left, after a target was picked. */
const waysAt = (ways: readonly Way[], target: number | null): readonly Way[] => (target === null ? ways : ways.filter((way) => way.targets.includes(target)));
