import {
  ConditionGiven,
  carried,
  defineCheckpoint,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { foes } from '../attack-and-defence/attack.ts';
import { fighter } from '../characters/fighter.ts';
import { dropAt } from '../equipment/arms.ts';
import { weaponAt } from '../equipment/weapon.ts';
import { pairOf } from '../mounted-combat/mounted.ts';
import { Hidden } from '../problematic-situations/hidden.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { Grappling, release } from '../unarmed-combat/grabbed.ts';
import { TurnEnded } from './turn.ts';

/** Who gave itself up or is a prisoner drops what is in hand and is seen, also by the game master's word (R-SURRENDER). */
export const LaysDownArms = defineCheckpoint('lays-down-arms', {
  rule: 'R-SURRENDER',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!play.has(who, Surrendered) && !play.has(who, Prisoner)) return;
    const { weapon, region } = fighter(play, who);
    if (region >= 0 && weaponAt(play, weapon)?.natural === false) dropAt(play, who, weapon, region);
    endAll(play, who, Hidden);
  },
});

/** Gives oneself up: free. What is in hand falls, those held are let go, and the turn ends. */
export const Surrender = defineIntent('surrender', {
  rule: 'R-SURRENDER',
  title: 'Surrender',
  tags: ['free', 'turn'],
  perform(play, by) {
    const { weapon, region } = fighter(play, by);
    if (weaponAt(play, weapon)?.natural === false) dropAt(play, by, weapon, region);
    for (const { source } of carried(play, by, Grappling)) release(play, source, by);
    endAll(play, by, Hidden);
    give(play, by, Surrendered);
    TurnEnded(play, by);
    return true;
  },
});

/** Foes who wait for an answer to their surrender. */
export const waiting = (view: View, by: Id): Id[] => foes(view, by).filter((foe) => view.has(foe, Surrendered));

const whoSurrendered = oneOf<IntentContext<{ readonly of: Id }>, Id>({ rule: 'R-SURRENDER', candidates: (view, { by }) => waiting(view, by) });

const needsSurrender = (view: View, by: Id, refuse: Refuse): void => {
  if (waiting(view, by).length === 0) refuse('R-SURRENDER', 'nobody-surrendered');
};

/** Takes a foe who gave up prisoner, with its mount: free, a word that the stunned have too. */
export const AcceptSurrender = defineIntent<{ readonly of: Id }>('accept-surrender', {
  rule: 'R-SURRENDER',
  title: 'Accept the surrender',
  tags: ['word'],
  available: needsSurrender,
  params: { of: whoSurrendered },
  perform(play, by, { of }) {
    endAll(play, of, Surrendered);
    for (const one of pairOf(play, of)) give(play, one, Prisoner, { source: by });
    return true;
  },
});

/** Refuses a surrender: free. The foe fights on. */
export const RefuseSurrender = defineIntent<{ readonly of: Id }>('refuse-surrender', {
  rule: 'R-SURRENDER',
  title: 'Refuse the surrender',
  tags: ['word'],
  available: needsSurrender,
  params: { of: whoSurrendered },
  perform(play, _by, { of }) {
    endAll(play, of, Surrendered);
    return true;
  },
});
