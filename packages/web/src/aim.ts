import type { Act, Goal, Scene, Way } from '@riposte/server/protocol';
import { useMemo, useState } from 'react';
import { leads, type Move, movesOf, useReach, useRegionMoves } from './goals.ts';
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
  /** Asks without that somebody waits or is told of a refusal. */
  readonly ask: Say;
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
  /** It was chosen by dragging a token, and goes with it. */
  readonly isDragged?: boolean;
}

export function useAim({ scene, isPast, say, ask, speak }: AimProps): Aim {
  const { menu } = scene;
  const [choice, setChoice] = useState<Chosen | null>(null);
  const whose = useActor(scene);
  const { by, setBy } = whose;
  const listed = useListed(menu.acts, by);
  const mine = isPast || choice === null || choice.by !== by ? null : choice;
  const chosen = mine === null ? null : (listed.legal.find((act) => act.id === mine.id) ?? null);
  const found = useReach(say, speak, menu.number, chosen);
  const ways = useMemo(() => waysAt(chosen, mine?.target ?? null), [chosen, mine?.target]);
  const targets = useMemo(() => new Set(chosen === null ? [] : chosen.ways.flatMap((way) => way.targets)), [chosen]);
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
    if (chosen !== null && chosen.by === ref && leads(chosen)) return chosen;
    const all = menu.acts.filter((act) => act.by === ref && act.ways.length > 0);
    return all.find((act) => act.group === 'move' && leads(act)) ?? all.find((act) => act.group === 'other' && act.path);
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
    if (!act.path) speak(text('actions-choose', { title: act.title, count: act.ways.length }));
  };
  const set = (more: Partial<Chosen>): void => setChoice((old) => (old === null ? null : { ...old, ...more }));
  return {
    ...whose,
    ...listed,
    chosen,
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
      else if (isOpen) take(ways[nth]);
      else if (listed.shown[nth] !== undefined) choose(listed.shown[nth]);
    },
    nextTarget(step) {
      const refs = [...targets];
      if (refs.length === 0) return;
      const now = aimed?.targets.find((ref) => targets.has(ref)) ?? -1;
      set({ target: refs[(refs.indexOf(now) + refs.length + step) % refs.length], way: null });
    },
    pickFighter(ref) {
      const left = chosen?.ways.filter((way) => way.targets.includes(ref)) ?? [];
      if (left.length === 1) take(left[0]);
      else set({ target: ref, way: null });
    },
    pickPlace(place) {
      const path = leading.find((other) => other.act.path && other.goal.place === place);
      if (path !== undefined) return move(path);
      const left = chosen?.ways.filter((way) => way.places.includes(place)) ?? [];
      if (left.length === 1) return take(left[0]);
      const step = leading.length > 0 ? undefined : moves.find((other) => other.goal.place === place);
      return step === undefined ? undefined : move(step);
    },
    move,
    moves,
    mayLift: (ref) => !isPast && mover(ref) !== undefined,
    lift(ref) {
      const act = mover(ref);
      if (by !== ref) setBy(ref);
      if (act === undefined || isOfRegions || act === chosen) return;
      setChoice({ by: ref, id: act.id, target: null, way: null, place: null, isDragged: true });
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

/** Which of those who may act does so: one of one's own at first. */
function useActor({ menu, fighters }: Scene): Actor {
  const [wanted, setBy] = useState<number | null>(null);
  const acting = [...new Set(menu.acts.map((act) => act.by))];
  const isMine = (ref: number): boolean => fighters.some((fighter) => fighter.ref === ref && fighter.mine);
  const by = wanted !== null && acting.includes(wanted) ? wanted : (acting.find(isMine) ?? acting[0] ?? null);
  return { by, setBy, next: (step) => setBy(acting[(acting.indexOf(by ?? -1) + acting.length + step) % Math.max(1, acting.length)] ?? null) };
}

/** The acts of one fighter by groups. */
function useListed(acts: readonly Act[], by: number | null): Pick<Aim, 'legal' | 'ending' | 'groups' | 'group' | 'setGroup' | 'shown'> {
  const [wanted, setGroup] = useState<Group | null>(null);
  const legal = acts.filter((act) => act.by === by && act.ways.length > 0);
  const ending = legal.find((act) => act.ends) ?? null;
  const listed = legal.filter((act) => act !== ending);
  const filled = GROUPS.filter((group) => listed.some((act) => act.group === group));
  const groups: readonly Group[] = listed.length <= FEW ? ['all'] : [...filled, 'all'];
  const group = wanted !== null && groups.includes(wanted) ? wanted : groups[0];
  // What is done to somebody stands before what only changes how it is done.
  const isAtNobody = (act: Act): boolean => !act.path && act.ways.every((way) => way.targets.length === 0);
  const ranked = [...listed].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || Number(isAtNobody(a)) - Number(isAtNobody(b)));
  return { legal, ending, groups, group, setGroup, shown: group === 'all' ? ranked : ranked.filter((act) => act.group === group) };
}

/** The ways of an act that are left, after a target was picked. */
const waysAt = (act: Act | null, target: number | null): readonly Way[] =>
  act === null ? [] : act.ways.filter((way) => target === null || way.targets.includes(target));
