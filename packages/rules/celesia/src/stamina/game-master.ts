import { defineIntent, endAll, GM, give, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { bodyPart, fighter, nameOf } from '../fighters/fighter.ts';
import { AT_ANY_TIME, amount, type Whom, whom } from '../fighters/game-master.ts';
import { allDestroyed, countInjuries, isDestroyed, partsOf } from '../injuries/body.ts';
import { SEVERITIES } from '../injuries/body-parts.ts';
import { ChooseMend, heal, regrow } from '../injuries/healing.ts';
import { makeRoom } from '../positioning/board.ts';
import { Flying } from '../positioning/flying.ts';
import { cannotStand, Prone } from '../positioning/prone.ts';
import { alive, Dead, die, maxInjuries } from './dead.ts';
import { comeRound } from './dying.ts';
import { Exhaustion, Stamina } from './stamina.ts';
import { easeStrain } from './strain.ts';
import { Unconscious, wakeFromFaint } from './unconscious.ts';

/** What can be healed: points of a pool, or injuries one by one. */
const POOLS = {
  stamina: (play: Play, who: Id, points: number) => void Stamina.gain(play, who, points),
  strain: easeStrain,
  exhaustion(play: Play, who: Id, points: number) {
    Exhaustion.gain(play, who, points);
    if (points > 0) wakeFromFaint(play, who);
  },
  injuries(play: Play, who: Id, count: number) {
    for (let i = 0; i < count; i++) {
      const part = play.ask(ChooseMend, GM, { at: who, upTo: SEVERITIES.length - 1 });
      if (part < 0) return;
      heal(play, part);
    }
  },
};

type What = keyof typeof POOLS;

interface Healing extends Whom {
  readonly what: What;
  readonly part: Id | null;
  readonly amount: number;
}

type HealContext = IntentContext<Healing>;

/** Gives back Stamina, strain or Exhaustion up to the maximum, or heals injuries (R-MASTER). @rule CE-STA-005 CE-STN-001 CE-STA-007 CE-INJ-016 */
export const Heal = defineIntent<Healing>('heal', {
  rule: 'R-MASTER',
  title: 'Heal someone',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: {
    who: whom<Healing>(alive, 'only-living'),
    what: oneOf<HealContext, What>({
      rule: 'R-MASTER',
      candidates: (view, { with: { who } }) => (fighter(view, who).con === null ? ['injuries'] : (Object.keys(POOLS) as What[])),
    }),
    part: oneOf<HealContext, Id | null>({
      rule: 'CE-INJ-016',
      candidates: () => [null],
      check(view, { with: { who, what } }, part, refuse) {
        if (part === null) return;
        if (view.state.entities[part]?.kind !== 'part' || bodyPart(view, part).of !== who) refuse('CE-INJ-016', 'not-part-of', { who: nameOf(view, who) });
        else if (what !== 'injuries') refuse('CE-INJ-016', 'part-injuries');
        else if (isDestroyed(view, part)) refuse('CE-INJ-017', 'past-healing');
      },
    }),
    amount: amount<Healing>(),
  },
  perform(play, _by, { who, what, part, amount }) {
    if (part === null) POOLS[what](play, who, amount);
    else for (let i = Math.min(amount, bodyPart(play, part).injuries); i > 0; i--) heal(play, part);
    return true;
  },
});

/** Ends a life, with all that a death sets off (R-MASTER). @rule CE-UNC-009 */
export const Kill = defineIntent<Whom>('kill', {
  rule: 'CE-UNC-009',
  title: 'Kill someone',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { who: whom<Whom>(alive, 'only-living') },
  perform(play, _by, { who }) {
    die(play, who);
    return true;
  },
});

const isUnconscious = (view: View, who: Id): boolean =>
  alive(view, who) && [who, ...partsOf(view, who, 'head')].some((bearer) => view.has(bearer, Unconscious));

/** Wakes from a faint, a knock-out or a coma (R-MASTER). @rule CE-UNC-006 CE-HED-009 */
export const Wake = defineIntent<Whom>('wake', {
  rule: 'CE-UNC-006',
  title: 'Wake someone',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { who: whom<Whom>(isUnconscious, 'only-unconscious') },
  perform(play, _by, { who }) {
    comeRound(play, who);
    return true;
  },
});

/** Lives and is awake: a head and a heart are whole, injuries fewer than those that destroy, the rest as it was (R-MASTER). @rule CE-UNC-006 CE-INJ-018 CE-FOT-008 CE-LEG-008 */
export function raise(play: Play, who: Id): void {
  for (const kind of ['head', 'heart'] as const) if (allDestroyed(play, who, kind)) regrow(play, partsOf(play, who, kind)[0]);
  for (let extra = countInjuries(play, who) - maxInjuries(play, who); extra >= 0; extra--) heal(play, mostInjured(play, who));
  endAll(play, who, Dead);
  comeRound(play, who);
  if (cannotStand(play, who) && !play.has(who, Flying)) give(play, who, Prone);
  makeRoom(play, who);
}

const mostInjured = (view: View, who: Id): Id =>
  fighter(view, who).parts.reduce((worst, part) => (bodyPart(view, part).injuries > bodyPart(view, worst).injuries ? part : worst));

/** Brings back the dead, and those who are down (R-MASTER). @rule CE-UNC-006 CE-INJ-018 */
export const Raise = defineIntent<Whom>('raise', {
  rule: 'R-MASTER',
  title: 'Bring someone back',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { who: whom<Whom>((view, who) => !alive(view, who) || isUnconscious(view, who), 'only-fallen') },
  perform(play, _by, { who }) {
    raise(play, who);
    return true;
  },
});
