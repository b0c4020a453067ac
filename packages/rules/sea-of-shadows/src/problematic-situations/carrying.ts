import {
  adds,
  ConditionEnded,
  ConditionGiven,
  carried,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  end,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { needsAp, payMinor } from '../actions/action-points.ts';
import { distance, Moved } from '../actions/regions.ts';
import { ActiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { FactSet } from '../characters/set-facts.ts';
import { Mounted, Ridden } from '../mounted-combat/mounted.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Grabbed, Grappling } from '../unarmed-combat/grabbed.ts';
import { Helpless } from './helpless.ts';
import { Prone } from './prone.ts';
import { Prisoner, Surrendered } from './surrendered.ts';

/** Carries its source, who goes along: one region is a major action, and there is no running and no attack (R-CARRY). */
export const Carrying = defineCondition('carrying', {
  rule: 'R-CARRY',
  title: 'carrying',
  contributes: [adds(ActiveAdvantage, -1, { rule: 'R-CARRY', label: 'carrying a fighter' })],
  forbids: [{ tags: ['run', 'attack'], rule: 'R-CARRY', reason: 'carrying' }],
});

/** Carried by its source (R-CARRY). */
export const BeingCarried = defineCondition('carried', {
  rule: 'R-CARRY',
  title: 'carried',
  forbids: [{ tags: ['movement'], rule: 'R-CARRY', reason: 'carried' }],
});

/** Whether a fighter can be carried: it cannot go by itself, or is a prisoner. */
const lies = (view: View, who: Id): boolean => !awake(view, who) || view.has(who, Helpless) || view.has(who, Prisoner);

/** Whom a fighter can take up here: nobody larger, and nobody whom others hold or carry. */
function liftable(view: View, by: Id): Id[] {
  return fighters(view)
    .filter(({ id, size }) => id !== by && size <= fighter(view, by).size && distance(view, by, id) === 0 && lies(view, id))
    .filter(({ id }) => ![Grabbed, BeingCarried, Mounted, Ridden].some((condition) => view.has(id, condition)))
    .map(({ id }) => id);
}

/** Lifts a fighter who cannot go, friend or foe: a minor action. */
export const Carry = defineIntent<{ readonly whom: Id }>('carry', {
  rule: 'R-CARRY',
  title: 'Carry',
  tags: ['action', 'physical', 'on-foot'],
  available(view, by, refuse) {
    if (view.has(by, Carrying)) refuse('R-CARRY', 'carrying-already');
    if (view.has(by, Grappling)) refuse('R-CARRY', 'holding');
    needsAp(view, by, refuse);
  },
  params: { whom: oneOf<IntentContext<{ readonly whom: Id }>, Id>({ rule: 'R-CARRY', candidates: (view, { by }) => liftable(view, by) }) },
  perform(play, by, { whom }) {
    payMinor(play, by);
    give(play, by, Carrying, { source: whom });
    give(play, whom, BeingCarried, { source: by });
    return true;
  },
});

/** Puts down the one carried: free. */
export const PutDown = defineIntent('put-down', {
  rule: 'R-CARRY',
  title: 'Put down',
  tags: ['free'],
  available(view, by, refuse) {
    if (!view.has(by, Carrying)) refuse('R-CARRY', 'carrying-nobody');
  },
  perform(play, by) {
    for (const { source } of carried(play, by, Carrying)) putDown(play, by, source);
    return true;
  },
});

/** Ends carrying on both sides. */
export function putDown(play: Play, by: Id, whom: Id): void {
  for (const { id, source } of carried(play, by, Carrying)) if (source === whom) end(play, by, id);
  for (const { id, source } of carried(play, whom, BeingCarried)) if (source === by) end(play, whom, id);
}

/** Nobody carries who cannot, nor over a distance, nor one who can go or is larger. */
export const Dropped = defineCheckpoint('dropped', {
  rule: 'R-CARRY',
  watches: [ConditionGiven, ConditionEnded, Moved, FactSet],
  settle(play, who) {
    for (const { source } of carried(play, who, Carrying)) if (isDropped(play, who, source)) putDown(play, who, source);
    for (const { source } of carried(play, who, BeingCarried)) if (isDropped(play, source, who)) putDown(play, source, who);
  },
});

const isDropped = (view: View, by: Id, whom: Id): boolean =>
  !awake(view, by) ||
  view.has(by, Prone) ||
  view.has(by, Helpless) ||
  view.has(by, Prisoner) ||
  view.has(by, Surrendered) ||
  fighter(view, by).region !== fighter(view, whom).region ||
  fighter(view, whom).size > fighter(view, by).size ||
  !lies(view, whom);
