import { defineIntent, defineQuery, defineResource, endAll, give, type Id, oneOf, plainSum } from '@riposte/kernel';
import { bonus, type Fighter, fighter, fighterIds } from '../characters/fighter.ts';
import { fall } from '../damage-and-health/dying.ts';
import { Fatigued, fatigueOf } from '../damage-and-health/fatigued.ts';
import { Unconscious } from '../damage-and-health/unconscious.ts';

/** The most stamina of a fighter (R-REST). */
export const MostStamina = defineQuery('most stamina', {
  rule: 'R-REST',
  from: 'END',
  base: (view, who) => bonus(fighter(view, who).endurance),
  combine: plainSum,
});

/** Demanding tasks left before fatigue (R-REST). */
export const Stamina = defineResource('stamina', {
  title: 'Stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MostStamina,
});

/** A demanding task costs a point of stamina; the last point, and each task with none left, a level of fatigue (R-REST). For the game master. */
export const Exert = defineIntent<{ readonly at: Id }>('exert', {
  rule: 'R-REST',
  title: 'Demanding task',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: { at: oneOf({ rule: 'R-REST', candidates: (view) => fighterIds(view).filter((who) => !view.has(who, Unconscious)) }) },
  perform(play, _by, { at }) {
    Stamina.spend(play, at, Math.min(1, Stamina.left(play, at)));
    if (Stamina.left(play, at) > 0) return true;
    const level = fatigueOf(play, at) + 1;
    endAll(play, at, Fatigued);
    give(play, at, Fatigued, { value: level });
    fall(play, at, false, 'never');
    return true;
  },
});
