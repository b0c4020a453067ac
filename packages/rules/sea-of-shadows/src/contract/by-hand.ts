import { after, endAll, give, type Id, NOBODY, type Play } from '@riposte/kernel';
import type { ByHand, SaidByHand } from '@riposte/ruleset';
import { untilNextTurnEnds, untilTurnEnds } from '../actions/turn.ts';
import { Minutes } from '../after-the-encounter/minutes.ts';
import { SCENE, scene } from '../characters/fighter.ts';
import { Mounted, Ridden, separate } from '../mounted-combat/mounted.ts';
import { BeingCarried, Carrying, putDown } from '../problematic-situations/carrying.ts';
import { goAway, Left } from '../problematic-situations/leaving.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { Grabbed, Grappling, hold, release } from '../unarmed-combat/grabbed.ts';

/** Out by lethal damage unless the value says nonlethal. */
function knockedOut(play: Play, on: Id, said: SaidByHand): void {
  endAll(play, on, KnockedOut);
  give(play, on, KnockedOut, { value: 1, ...said });
}

/** Knocked out too, with ten minutes left to live. */
function mortallyWounded(play: Play, on: Id, said: SaidByHand): void {
  if (awake(play, on)) knockedOut(play, on, {});
  give(play, on, MortallyWounded, { until: after(play, Minutes, SCENE, 10), ...said });
}

/** Both sides of a grab, partial by default. It must be sustained in the grappler's turn. */
function grab(play: Play, by: Id, at: Id, { value = 1, until }: SaidByHand): void {
  hold(play, by, at, value, until ?? (scene(play).acting === by ? untilTurnEnds(play, by) : untilNextTurnEnds(play, by)));
}

function burden(play: Play, by: Id, whom: Id): void {
  give(play, by, Carrying, { source: whom });
  give(play, whom, BeingCarried, { source: by });
}

function pair(play: Play, rider: Id, mount: Id): void {
  give(play, rider, Mounted, { source: mount });
  give(play, mount, Ridden, { source: rider });
}

/** A condition of two fighters needs the other one. */
const ofTwo = (giveBoth: (play: Play, on: Id, source: Id, said: SaidByHand) => void): ByHand => ({
  lacks: ({ state: { entities } }, on, { source = NOBODY }) =>
    entities[source]?.kind !== 'fighter' || source === on ? { path: ['by'], expected: 'the other fighter' } : null,
  give: (play, on, said) => giveBoth(play, on, said.source ?? NOBODY, said),
});

/** Conditions that bring more with them when a scenario or the game master gives or ends them. */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  [KnockedOut.id]: { give: knockedOut },
  [MortallyWounded.id]: { give: mortallyWounded },
  [Grabbed.id]: {
    ...ofTwo((play, on, source, said) => grab(play, source, on, said)),
    end: (play, on, { source }) => release(play, on, source),
  },
  [Grappling.id]: {
    ...ofTwo((play, on, source, said) => grab(play, on, source, said)),
    end: (play, on, { source }) => release(play, source, on),
  },
  [Carrying.id]: { ...ofTwo((play, on, source) => burden(play, on, source)), end: (play, on, { source }) => putDown(play, on, source) },
  [BeingCarried.id]: { ...ofTwo((play, on, source) => burden(play, source, on)), end: (play, on, { source }) => putDown(play, source, on) },
  [Left.id]: { give: goAway },
  [Mounted.id]: { ...ofTwo(pair), end: separate },
  [Ridden.id]: { ...ofTwo((play, on, source) => pair(play, source, on)), end: (play, _on, { source }) => separate(play, source) },
};
