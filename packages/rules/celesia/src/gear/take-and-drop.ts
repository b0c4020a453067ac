import {
  type Condition,
  type ConditionDef,
  ConditionGiven,
  carried,
  defineChange,
  defineCheckpoint,
  defineCondition,
  end,
  endAll,
  give,
  type Id,
  NOBODY,
  type Play,
  type View,
} from '@riposte/kernel';
import { ShieldReady } from '../actions/ready-shield.ts';
import { bodyPart, type Fighter, fighter, isFighter, type Lying, owner, type Part, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { Fitted, Injured, isUseless } from '../injuries/body.ts';
import { gap, isAdjacent } from '../positioning/board.ts';
import { ruled } from '../rulings.ts';
import { Dead } from '../stamina/dead.ts';

/** A crossbow or firearm after the shot, on the part that holds it. Reload ends it. */
export const Unloaded = defineCondition('unloaded', { rule: 'CE-RPD-001', title: 'unloaded' });

/** Steps of hardness lost by what a part holds, or by armour; the third breaks it (R-MANEUVERS). */
export const Cracked = defineCondition('cracked', { rule: 'CE-MNV-001', title: 'cracked', stacks: true });

/** Its bearer has stowed one thing of this kind, its value, that is unloaded. */
export const StowedUnloaded = defineCondition('stowed-unloaded', { rule: 'CE-RPD-001', title: 'has something unloaded stowed', stacks: true });

/** Its bearer has stowed a thing of this kind, its value, that has lost a step of hardness. */
export const StowedCracked = defineCondition('stowed-cracked', { rule: 'CE-MNV-001', title: 'has something cracked stowed', stacks: true });

/** What goes along with a thing, wherever it is. */
export interface Wear {
  readonly unloaded: boolean;
  readonly cracked: number;
}

const AS_NEW: Wear = { unloaded: false, cracked: 0 };

/** What a part holds lies on the ground, or sticks in a creature, with what it has suffered. */
export const Dropped = defineChange('dropped', (store, part: Id, x: number, y: number, sticksIn: Id, unloaded?: boolean, cracked?: number): boolean => {
  const { holds } = store.state.entities[part] as Part;
  if (holds < 0) return false;
  (store.edit(part) as Part).holds = NOBODY;
  const s = store.edit(SCENE) as Scene;
  s.ground = [...s.ground, { gear: holds, x, y, in: sticksIn, ...(unloaded ? { unloaded } : {}), ...(cracked ? { cracked } : {}) }];
  return true;
});

/** A part takes a thing that lies about, by its place in the list. */
export const Taken = defineChange('taken', (store, part: Id, place: number): void => {
  const s = store.edit(SCENE) as Scene;
  (store.edit(part) as Part).holds = s.ground[place].gear;
  s.ground = s.ground.filter((_item, i) => i !== place);
});

/** A part holds something else; -1 = nothing. */
export const HoldsNow = defineChange('holds-now', (store, part: Id, gear: number): boolean => {
  if ((store.state.entities[part] as Part).holds === gear) return false;
  (store.edit(part) as Part).holds = gear;
  return true;
});

/** What is stowed changes. */
export const Stowed = defineChange('stowed', (store, who: Id, belt: readonly number[]): void => {
  (store.edit(who) as Fighter).belt = belt;
});

/** Takes one stowed piece out, the soundest of its kind; returns what it has suffered. */
export function unstow(play: Play, who: Id, gear: number): Wear {
  const { belt } = fighter(play, who);
  const place = belt.indexOf(gear);
  const alike = belt.filter((code) => code === gear).length;
  const flags = (def: ConditionDef): readonly Condition[] => carried(play, who, def).filter((condition) => condition.value === gear);
  const unloaded = flags(StowedUnloaded);
  const cracks = alike === 1 ? flags(StowedCracked) : [];
  Stowed(
    play,
    who,
    belt.filter((_code, i) => i !== place),
  );
  const isUnloaded = unloaded.length >= alike;
  for (const { id } of [...(isUnloaded ? unloaded.slice(0, 1) : []), ...cracks]) end(play, who, id);
  return { unloaded: isUnloaded, cracked: cracks.length };
}

/** Stows a piece, with what it has suffered. */
export function stow(play: Play, who: Id, gear: number, { unloaded, cracked }: Wear): void {
  Stowed(play, who, [...fighter(play, who).belt, gear]);
  if (unloaded) give(play, who, StowedUnloaded, { value: gear });
  for (let i = 0; i < cracked; i++) give(play, who, StowedCracked, { value: gear });
}

/** What the thing that a part holds has suffered. */
const wearOf = (view: View, part: Id): Wear => ({ unloaded: view.has(part, Unloaded), cracked: carried(view, part, Cracked).length });

/** Ends what a grip had to do with the thing it held; returns what that has suffered. */
export function loosen(play: Play, part: Id): Wear {
  const { of } = bodyPart(play, part);
  const wear = wearOf(play, part);
  for (const condition of carried(play, of, ShieldReady)) if (condition.source === part) end(play, of, condition.id);
  endAll(play, part, Cracked);
  endAll(play, part, Unloaded);
  return wear;
}

/** A part takes hold of a thing, with what that has suffered. */
export function takeHold(play: Play, part: Id, gear: number, { unloaded, cracked }: Wear): void {
  HoldsNow(play, part, gear);
  if (unloaded) give(play, part, Unloaded);
  for (let i = 0; i < cracked; i++) give(play, part, Cracked);
}

/** A part takes a thing that lies about, with what that has suffered. */
export function takeUp(play: Play, part: Id, place: number): void {
  const { unloaded, cracked } = scene(play).ground[place];
  Taken(play, part, place);
  takeHold(play, part, bodyPart(play, part).holds, { unloaded: unloaded ?? false, cracked: cracked ?? 0 });
}

/** What a part holds comes to lie somewhere, or to stick in a creature; it was loosened before. */
export function comesToLie(
  play: Play,
  part: Id,
  { x, y }: { readonly x: number; readonly y: number },
  sticksIn: Id,
  { unloaded, cracked }: Wear = AS_NEW,
): void {
  if (unloaded || cracked > 0) Dropped(play, part, x, y, sticksIn, unloaded, cracked);
  else Dropped(play, part, x, y, sticksIn);
}

/** Drops what a part holds at its owner's feet; a shield in it is ready no longer. @rule CE-HND-003 CE-ARM-003 CE-CRT-010 */
export function letGo(play: Play, part: Id): void {
  comesToLie(play, part, fighter(play, bodyPart(play, part).of), NOBODY, loosen(play, part));
}

/** What is too badly hurt holds nothing, also where a prosthetic comes off it. @rule CE-HND-003 CE-ARM-003 CE-ARM-004 */
export const LosesGrip = defineCheckpoint('loses-grip', {
  rule: 'CE-HND-003',
  watches: [Injured, Fitted],
  settle(play, part) {
    for (const grip of fighter(play, owner(play, part)).parts) if (bodyPart(play, grip).holds >= 0 && isUseless(play, grip)) letGo(play, grip);
  },
});

/** What the dead hold falls to the ground (R-DEAD). */
export const DeadLetGo = defineCheckpoint('dead-let-go', {
  rule: 'R-DEAD',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who) || !play.has(who, Dead) || !ruled(play).deadLetGo) return;
    for (const grip of fighter(play, who).parts) if (bodyPart(play, grip).holds >= 0) letGo(play, grip);
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
