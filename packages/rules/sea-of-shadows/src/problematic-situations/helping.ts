import { carried, defineIntent, endAll, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { needsAp, payMajor, payMinor } from '../actions/action-points.ts';
import { distance } from '../actions/regions.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { pairOf } from '../mounted-combat/mounted.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { Burning } from './burning.ts';
import { Helpless } from './helpless.ts';
import { Prisoner } from './surrendered.ts';

type Helped = { readonly whom: Id };

/** A parameter: another fighter in the region, friend or foe, whom this helps. */
const somebody = (fits: (view: View, who: Id, by: Id) => boolean) =>
  oneOf<IntentContext<Helped>, Id>({
    rule: 'R-HELP',
    candidates: (view, { by }) =>
      fighters(view)
        .map(({ id }) => id)
        .filter((id) => id !== by && distance(view, by, id) === 0 && alive(view, id) && fits(view, id, by)),
  });

/** Put to sleep, not felled by lethal damage, with HP left. */
const sleeps = (view: View, who: Id): boolean => carried(view, who, KnockedOut).some(({ value }) => value === 0) && fighter(view, who).hp > 0;

/** Tied up: helpless, but not by a spell that lasts for turns. */
const isTied = (view: View, who: Id): boolean => carried(view, who, Helpless).some(({ clock }) => clock < 0);

/** Wakes a sleeper who has HP left: a major action. */
export const Rouse = defineIntent<Helped>('rouse', {
  rule: 'R-HELP',
  title: 'Rouse',
  tags: ['action', 'physical'],
  available: needsAp,
  params: { whom: somebody(sleeps) },
  perform(play, by, { whom }) {
    payMajor(play, by);
    endAll(play, whom, KnockedOut);
    return true;
  },
});

/** Unties a fighter, or frees a prisoner of one's own side: a major action. */
export const Free = defineIntent<Helped>('free', {
  rule: 'R-HELP',
  title: 'Free',
  tags: ['action', 'physical'],
  available: needsAp,
  params: { whom: somebody((view, who, by) => isTied(view, who) || (view.has(who, Prisoner) && fighter(view, who).side === fighter(view, by).side)) },
  perform(play, by, { whom }) {
    payMajor(play, by);
    endAll(play, whom, Helpless);
    for (const one of pairOf(play, whom)) endAll(play, one, Prisoner);
    return true;
  },
});

/** Puts out the flames on another: a minor action. */
export const Extinguish = defineIntent<Helped>('extinguish', {
  rule: 'R-HELP',
  title: 'Douse',
  tags: ['action', 'physical'],
  available: needsAp,
  params: { whom: somebody((view, who) => view.has(who, Burning)) },
  perform(play, by, { whom }) {
    payMinor(play, by);
    endAll(play, whom, Burning);
    return true;
  },
});
