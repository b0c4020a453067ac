import { carried, defineCondition, end, type Id, type Play, type View } from '@riposte/kernel';
import { fighter, owner } from '../fighters/fighter.ts';
import { constitutionCheck } from '../fighters/saves.ts';
import { ALL_ACTS, Dead } from './dead.ts';

/** Why a fighter is unconscious: the value of the condition. */
export const FROM_EXHAUSTION = 0;
export const MAY_WAKE = 1;
export const COMA = 2;

export const WAKING_DC = 30;

/**
 * A single head of several can be unconscious too, and then cannot strike. At the start of each turn those who may wake by
 * themselves try to. @rule CE-UNC-001 CE-HED-006 CE-HED-009
 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'CE-UNC-001',
  title: 'unconscious',
  stacks: true,
  forbids: [{ tags: ALL_ACTS, rule: 'CE-UNC-001', reason: 'unconscious' }],
  each(play, bearer, { id, value }) {
    if (value === MAY_WAKE && constitutionCheck(play, owner(play, bearer), WAKING_DC)) end(play, bearer, id);
  },
});

/** Ends a faint from exhaustion, but no knock-out and no coma. @rule CE-UNC-008 CE-HED-010 */
export function wakeFromFaint(play: Play, who: Id): void {
  for (const condition of carried(play, who, Unconscious)) if (condition.value === FROM_EXHAUSTION) end(play, who, condition.id);
}

/** Ends what a head injury did to a creature or to one head: knock-out and coma. @rule CE-HED-010 */
export function wakeFromKnockOut(play: Play, bearer: Id): void {
  for (const condition of carried(play, bearer, Unconscious)) if (condition.value !== FROM_EXHAUSTION) end(play, bearer, condition.id);
}

/** Neither unconscious nor dead. */
export function awake(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  return conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}

const HIGHEST_FACE = 20;

/** Whether an unconscious fighter may wake without help, and ever can. @rule CE-HED-009 */
export const mayWake = (view: View, bearer: Id): boolean =>
  (fighter(view, owner(view, bearer)).con ?? 0) + HIGHEST_FACE >= WAKING_DC &&
  carried(view, bearer, Unconscious).some((condition) => condition.value === MAY_WAKE);
