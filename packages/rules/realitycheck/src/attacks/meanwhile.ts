import { type Condition, defineChange, type Entity, type Id, type View } from '@riposte/kernel';
import { type Ended, type Fighter, fighter } from '../fighters/fighter.ts';
import { type Attack, isMelee } from './attack.ts';

const NONE: readonly Ended[] = [];

/** What ended between the declaration of an attack and its dice, for the attacker to use. @rule RC-MEL-004 */
export const EndedMeanwhile = defineChange('ended-meanwhile', (store, who: Id, ended: readonly Ended[]): boolean => {
  if (((store.state.entities[who] as Fighter).endedMeanwhile ?? NONE).length === 0 && ended.length === 0) return false;
  (store.edit(who) as Fighter).endedMeanwhile = ended;
  return true;
});

/** The conditions of a bearer that it no longer has. @rule RC-MEL-004 */
export function endedOn(view: View, on: Id, before: readonly Condition[]): Ended[] {
  const now = view.state.entities[on].conditions;
  if (now === before) return [];
  return before.filter(({ id }) => !now.some((condition) => condition.id === id)).map((condition) => ({ on, condition }));
}

/**
 * A number as the attacker would have it: as it is now, or with those conditions of a melee attack's beginning that ended
 * meanwhile and make it better.
 * @param better 1 where more is better for the attacker, -1 where less is.
 * @rule RC-MEL-004
 */
export const atBest = (view: View, attack: Attack, better: 1 | -1, number: (view: View) => number): number =>
  isMelee(attack) ? atBestOf(view, attack.by, better, number) : number(view);

/** The same for the melee attack that a fighter is making. @rule RC-MEL-004 */
export function atBestOf(view: View, by: Id, better: 1 | -1, number: (view: View) => number): number {
  let best = number(view);
  const ended = fighter(view, by).endedMeanwhile ?? NONE;
  let seen = view;
  for (const one of ended) {
    const other = withCondition(seen, one);
    const value = number(other);
    if (value * better <= best * better) continue;
    best = value;
    seen = other;
  }
  return best;
}

function withCondition(view: View, { on, condition }: Ended): View {
  const entities = view.state.entities.map((entity): Entity => (entity.id === on ? { ...entity, conditions: [...entity.conditions, condition] } : entity));
  return view.withEntities(entities, () => true);
}
