import { GM, NOBODY, type View } from '@riposte/kernel';
import { fighters } from '../characters/fighter.ts';
import { NATURAL } from '../damage-and-health/armour.ts';
import { SCENE, scene } from '../initiative-structure/scene.ts';

/** Names by id or code, as scenarios write them. */
export type Names = (view: View) => ReadonlyMap<number, string>;

export const people: Names = (view) => new Map(fighters(view).map((person) => [person.id, person.name]));
export const names: Names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm']]);
/** People whose sides are meant: the one that wins, or nobody. */
export const peopleOrNobody: Names = (view) => new Map([...people(view), [NOBODY, 'nobody']]);
/** Fighters that stand for sides: the one that a fighter joins, or one of its own. */
export const peopleOrOwn: Names = (view) => new Map([...people(view), [NOBODY, 'its own']]);
export const peopleAndNet: Names = (view) => new Map([...people(view), [NOBODY, 'net']]);

export const withMark =
  (...marks: readonly string[]): Names =>
  (view) =>
    new Map(view.rules.things.flatMap((thing, code): [number, string][] => (marks.some((mark) => mark in thing) ? [[code, thing.id]] : [])));
export const arms = withMark('weapon', 'block', 'hands');
export const armours: Names = (view) => new Map([[NATURAL, 'natural'], ...withMark('level')(view)]);

/** What lies on the floor, by what and where it is: "dagger at 3, 4", "dagger at 3, 4 (2)". */
export const lying: Names = (view) => {
  const all = new Map<number, string>();
  for (const [i, { gear, at }] of scene(view).floor.entries()) {
    const plain = `${view.rules.things[gear].id} at ${at[0]}, ${at[1]}`;
    const alike = [...all.values()].filter((name) => name.startsWith(plain)).length;
    all.set(i, alike === 0 ? plain : `${plain} (${alike + 1})`);
  }
  return all;
};

/** The id of gear; "none" for none. */
export const idOf = (view: View, code: number): string => (code < 0 ? 'none' : view.rules.things[code].id);
