import { carried, defineChange, defineClock, defineIntent, endAll, type Id, oneOf, type Play } from '@riposte/kernel';
import { endHold } from '../actions-in-combat/grapple.ts';
import { Grappled, Restrained } from '../actions-in-combat/holds.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { Dazed, Stunned } from '../attacking-and-defending/dazed.ts';
import { bonus, fighter, fighterIds } from '../characters/fighter.ts';
import { Luck, MostLuck } from '../characters/luck.ts';
import { Burning, Poisoned } from '../damage-and-health/afflictions.ts';
import { Bleeding, kill } from '../damage-and-health/dying.ts';
import { Fatigued } from '../damage-and-health/fatigued.ts';
import { heal, Scorched } from '../damage-and-health/healing.ts';
import { MostHealth } from '../damage-and-health/health.ts';
import { Dead, Dying, Unconscious } from '../damage-and-health/unconscious.ts';
import { Surrendered } from '../initiative-structure/out-of-the-fight.ts';
import { SCENE, type Scene, scene } from '../initiative-structure/scene.ts';
import { Prone } from '../positioning/prone.ts';
import { FlameBlade, Frightened, Slowed, Warded } from '../using-magic/effects.ts';
import { Mana, MostMana } from '../using-magic/mana.ts';
import { afterTheFight } from './after-the-fight.ts';
import { MostStamina, Stamina } from './exertion.ts';

/** Minutes since the encounter ended. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

/** Spans of time that may pass at once, in minutes; a day holds one long rest (R-REST). */
export const SPANS = { 'short rest': 60, 'long rest': 480, day: 1440 } as const;
export type Span = keyof typeof SPANS;

export const TimePassed = defineChange('time-passed', (store, _scene: Id, minutes: number): void => {
  (store.edit(SCENE) as Scene).minutes += minutes;
});

/** A rest: the dying who were not tended die; a short one gives INT mana and END health, a long one everything (R-REST). */
export const Rest = defineIntent<{ readonly span: Span }>('rest', {
  rule: 'R-REST',
  title: 'Rest',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  available: afterTheFight,
  params: { span: oneOf({ rule: 'R-REST', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    TimePassed(play, SCENE, SPANS[span]);
    for (const who of fighterIds(play)) rest(play, who, span !== 'short rest');
    return true;
  },
});

/** What no rest leaves (R-REST). */
const PASSING = [Bleeding, Poisoned, Burning, Scorched, Restrained, Stunned, Dazed, Frightened, Slowed, Warded, FlameBlade, Hidden, Surrendered] as const;

function rest(play: Play, who: Id, long: boolean): void {
  if (play.has(who, Dying)) kill(play, who);
  if (play.has(who, Dead)) return;
  for (const passing of PASSING) endAll(play, who, passing);
  for (const { source } of carried(play, who, Grappled)) endHold(play, source, who);
  if (long) endAll(play, who, Fatigued);
  const { endurance, intellect } = fighter(play, who);
  heal(play, who, long ? MostHealth(play, who) - fighter(play, who).health : bonus(endurance));
  Mana.gain(play, who, long ? MostMana(play, who) : bonus(intellect));
  if (!play.has(who, Unconscious)) endAll(play, who, Prone);
  if (!long) return;
  Luck.gain(play, who, MostLuck(play, who));
  Stamina.gain(play, who, MostStamina(play, who));
}
