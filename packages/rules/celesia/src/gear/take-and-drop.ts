import { carried, defineChange, defineCheckpoint, defineCondition, end, endAll, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { ShieldReady } from '../actions/ready-shield.ts';
import { bodyPart, type Fighter, fighter, type Lying, owner, type Part, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { Injured, isUseless } from '../injuries/body.ts';
import { gap, isAdjacent } from '../positioning/board.ts';

/** A crossbow or firearm after the shot, on the part that holds it. Reload ends it. */
export const Unloaded = defineCondition('unloaded', { rule: 'CE-RPD-001', title: 'unloaded' });

/** Steps of hardness lost by what a part holds, or by armour; the third breaks it (R-MANEUVERS). */
export const Cracked = defineCondition('cracked', { rule: 'CE-MNV-001', title: 'cracked', stacks: true });

/** What a part held lies on the ground, or sticks in a creature. */
export const Dropped = defineChange(
  'dropped',
  (store, part: Id, x: number, y: number, sticksIn: Id): boolean => {
    const { holds } = store.state.entities[part] as Part;
    if (holds < 0) return false;
    (store.edit(part) as Part).holds = NOBODY;
    const s = store.edit(SCENE) as Scene;
    s.ground = [...s.ground, { gear: holds, x, y, in: sticksIn }];
    return true;
  },
  { say: (name, part) => `${name(part)} loses what it held` },
);

/** A part takes a thing that lies about, by its place in the list. */
export const Taken = defineChange(
  'taken',
  (store, part: Id, place: number): void => {
    const s = store.edit(SCENE) as Scene;
    (store.edit(part) as Part).holds = s.ground[place].gear;
    s.ground = s.ground.filter((_item, i) => i !== place);
  },
  { say: (name, part) => `${name(part)} takes something up` },
);

/** A part holds something else; -1 = nothing. */
export const HoldsNow = defineChange(
  'holds-now',
  (store, part: Id, gear: number): boolean => {
    if ((store.state.entities[part] as Part).holds === gear) return false;
    (store.edit(part) as Part).holds = gear;
    return true;
  },
  { say: (name, part) => `${name(part)} changes what it holds` },
);

/** What is stowed changes. */
export const Stowed = defineChange('stowed', (store, who: Id, belt: readonly number[]): void => {
  (store.edit(who) as Fighter).belt = belt;
});

/** Takes one stowed piece out. */
export function unstow(play: Play, who: Id, gear: number): void {
  const { belt } = fighter(play, who);
  const place = belt.indexOf(gear);
  Stowed(
    play,
    who,
    belt.filter((_code, i) => i !== place),
  );
}

/** Ends what a grip had to do with the thing it held. */
export function loosen(play: Play, part: Id): void {
  const { of } = bodyPart(play, part);
  for (const condition of carried(play, of, ShieldReady)) if (condition.source === part) end(play, of, condition.id);
  endAll(play, part, Cracked);
  endAll(play, part, Unloaded);
}

/** Drops what a part holds at its owner's feet; a shield in it is ready no longer. @rule CE-HND-003 CE-ARM-003 CE-CRT-010 */
export function letGo(play: Play, part: Id): void {
  const { of } = bodyPart(play, part);
  loosen(play, part);
  Dropped(play, part, fighter(play, of).x, fighter(play, of).y, NOBODY);
}

/** What is too badly hurt holds nothing. @rule CE-HND-003 CE-ARM-003 CE-ARM-004 */
export const LosesGrip = defineCheckpoint('loses-grip', {
  rule: 'CE-HND-003',
  watches: [Injured],
  settle(play, part) {
    for (const grip of fighter(play, owner(play, part)).parts) if (bodyPart(play, grip).holds >= 0 && isUseless(play, grip)) letGo(play, grip);
  },
});

/** Whether a thing lies where a fighter can take it: underfoot, or stuck in a body within arm's length. */
function isWithinGrasp(view: View, who: Id, item: Lying): boolean {
  if (item.in >= 0) return isAdjacent(view, who, item.in);
  const { x, y, size, height } = fighter(view, who);
  return height === 0 && gap(x, side(size), item.x, 1) === 0 && gap(y, side(size), item.y, 1) === 0;
}

/** Places in the list of what lies about, within a fighter's grasp. */
export const withinGrasp = (view: View, who: Id): number[] => scene(view).ground.flatMap((item, i) => (isWithinGrasp(view, who, item) ? [i] : []));
