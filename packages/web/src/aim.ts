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
  /** The forms of the chosen act that remain once a target is picked. */
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
  /** Carries out the aimed act. */
  readonly commit: () => void;
  readonly takeNth: (nth: number) => void;
  readonly nextTarget: (step: 1 | -1) => void;
  readonly pickFighter: (ref: number) => void;
  readonly pickPlace: (place: number) => void;
  readonly move: (move: Move) => void;
  /** On boards of regions: what leads to each region: the chosen act, or if it leads nowhere, the cheapest move. */
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

export function useAim(props: AimProps): Aim {
  const { scene, ask } = props;
  const actor = actorOf(scene, ask);
  const listed = useListed(scene.menu.acts, actor.by);
  const sight = useSight(props, actor.by, listed.legal);
  const deeds = deedsOf(props, sight);
  return {
    ...actor,
    ...listed,
    ...sight,
    ...deeds,
    ...picksOf(props, sight, listed.shown, deeds),
    ...dragsOf(props, sight, actor, deeds.move),
  };
}

type Seen = 'chosen' | 'isWhole' | 'ways' | 'isOpen' | 'aimed' | 'goal' | 'planned' | 'targets' | 'goals' | 'everywhere' | 'moves';

/** The chosen act, and what the board shows of it. */
interface Sight extends Pick<Aim, Seen> {
  readonly choice: Chosen | null;
  readonly setChoice: (choice: Chosen | null) => void;
  /** Changes the choice, if there is one. */
  readonly set: (more: Partial<Chosen>) => void;
  /** Where the chosen act leads. */
  readonly leading: readonly Move[];
  /** The act of a dragged fighter: the chosen one if it leads somewhere, else the first of its moves. */
  readonly mover: Act | null;
}

function useSight({ scene, isPast, say, ask, speak }: AimProps, by: number | null, legal: readonly Act[]): Sight {
  const { menu } = scene;
  const [before, setChoice] = useState<Chosen | null>(null);
  const choice = isPast || before === null || before.by !== by ? null : before;
  const short = choice === null ? null : choice.id === null ? moverIn(legal) : (legal.find((act) => act.id === choice.id) ?? null);
  const whole = useWhole(ask, menu.number, short);
  const chosen = whole ?? short;
  const found = useReach(say, speak, menu.number, chosen);
  const ways = useMemo(() => waysAt(chosen?.ways ?? [], choice?.target ?? null), [chosen, choice?.target]);
  const targets = useMemo(() => new Set(chosen?.targets), [chosen]);
  const near = useRegionMoves(ask, scene, isPast ? null : by);
  const leading = chosen === null ? [] : movesOf(chosen, ways, found);
  const spots = leading.map((move) => move.goal);
  const everywhere = (spots[0]?.provokes ?? []).filter((name) => spots.length > 1 && spots.every((goal) => goal.provokes.includes(name)));
  const aimed = chosen === null || chosen.path ? null : (ways.find((way) => way.key === choice?.way) ?? ways[0] ?? null);
  const goal = spots.find((spot) => spot.place === choice?.place) ?? null;
  return {
    choice,
    setChoice,
    set: (more) => setChoice((old) => (old === null ? null : { ...old, ...more })),
    leading,
    mover: chosen !== null && leads(chosen) ? chosen : moverIn(legal),
    chosen,
    isWhole: whole !== null,
    ways,
    isOpen: chosen !== null && (chosen.path || chosen.ways.length + chosen.more > 1),
    aimed,
    goal,
    planned: (chosen?.path ? goal : aimed)?.cost ?? [],
    targets,
    goals: spots.map((spot) => ({ ...spot, provokes: spot.provokes.filter((name) => !everywhere.includes(name)) })),
    everywhere,
    moves: !isOfRegions(scene) ? [] : leading.length > 0 ? leading : near,
  };
}

const isOfRegions = ({ ground }: Scene): boolean => ground?.kind === 'regions';

type Deeds = Pick<Aim, 'choose' | 'aimAt' | 'take' | 'move' | 'commit'>;

/** Choosing an act, and doing it. */
function deedsOf({ scene: { menu }, say, speak }: AimProps, { chosen, aimed, goal, setChoice, set }: Sight): Deeds {
  const take: Aim['take'] = (way, path) => {
    if (way === undefined) return;
    setChoice(null);
    void say({ do: 'act', menu: menu.number, way: way.key, ...(path === undefined ? {} : { path }) });
  };
  const commit = (): void => {
    if (chosen?.path) return goal === null ? undefined : take(chosen.ways[0], goal.path);
    if (aimed !== null) take(aimed);
  };
  return {
    take,
    move: ({ act, way, goal: to }) => take(way, act.path ? to.path : undefined),
    commit,
    choose(act) {
      if (act === null) return setChoice(null);
      if (act.ends) return take(act.ways[0]);
      if (chosen?.id === act.id && chosen.by === act.by) return commit();
      setChoice({ by: act.by, id: act.id, target: null, way: null, place: null });
      if (!act.path) speak(text('actions-choose', { title: act.title, count: act.ways.length + act.more }));
    },
    aimAt: ({ way, goal: to }) => set({ way: way?.key ?? null, place: to?.place ?? null }),
  };
}

/** Picking by keys and on the board: what has one way left is done, what has more is aimed at. */
function picksOf(
  { scene: { menu }, ask }: AimProps,
  { chosen, isWhole, aimed, targets, isOpen, moves, choice, set, leading }: Sight,
  shown: readonly Act[],
  { take, move, choose }: Deeds,
): Pick<Aim, 'takeNth' | 'nextTarget' | 'pickFighter' | 'pickPlace'> {
  /** Runs a function with all forms of the chosen act, as soon as they are loaded. */
  const withWays = (then: (ways: readonly Way[]) => void): void => {
    if (chosen === null) return;
    if (isWhole) then(chosen.ways);
    else void wholeOf(ask, menu.number, chosen).then(({ ways }) => then(ways));
  };
  return {
    takeNth(nth) {
      if (chosen?.path && leading.length > 0) take(chosen.ways[0], leading[nth]?.goal.path);
      else if (isOpen) withWays((all) => take(waysAt(all, choice?.target ?? null)[nth]));
      else if (shown[nth] !== undefined) choose(shown[nth]);
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
  };
}

/** Dragging a fighter over the board. */
function dragsOf(
  { scene, isPast }: AimProps,
  { chosen, moves, choice, setChoice, set, leading, mover }: Sight,
  { by, setBy }: Actor,
  move: Aim['move'],
): Pick<Aim, 'mayLift' | 'lift' | 'drop'> {
  return {
    mayLift: (ref) => !isPast && (ref === by ? mover !== null : scene.menu.acting.some((other) => other.ref === ref)),
    lift(ref) {
      const act = ref === by ? mover : null;
      if (ref !== by) setBy(ref);
      else if (act === null || act === chosen) return;
      if (!isOfRegions(scene)) setChoice({ by: ref, id: act?.id ?? null, target: null, way: null, place: null, isDragged: true });
    },
    drop(place) {
      const to = (isOfRegions(scene) ? moves : leading).find((other) => other.goal.place === place);
      if (to !== undefined) return move(to);
      // Who drops before the places are known sees the price first, and then does it or not.
      if (place !== null && leading.length === 0 && chosen?.path) return set({ place, isDragged: false });
      return choice?.isDragged ? setChoice(null) : undefined;
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
