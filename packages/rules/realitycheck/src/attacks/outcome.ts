import { adds, carried, defineChange, defineCondition, endAll, give, type Id, type Play } from '@riposte/kernel';
import { rouse } from '../conditions/calmed.ts';
import { expose } from '../conditions/exposed.ts';
import type { Fighter } from '../fighters/fighter.ts';
import { knows, techniqueAt } from '../fighters/trait.ts';
import { refuseSurrenderOf } from '../rounds/surrender.ts';
import type { Attack } from './attack.ts';
import { AttackValue } from './attack-value.ts';

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _hits: boolean): void => {}, {
  names: [0, 1],
});

/** Who attacked a fighter last, while it has not acted since. */
export const StruckBy = defineChange('struck-by', (store, who: Id, by: Id): boolean => {
  if ((store.state.entities[who] as Fighter).struckBy === by) return false;
  (store.edit(who) as Fighter).struckBy = by;
  return true;
});

/** Whether an attack hits is known: its target remembers who made it and fights on, and who misses with a reckless ability is exposed. R-STYLES R-SURRENDER */
export function concludes(play: Play, { by, at, enhance }: Attack, hits: boolean): void {
  Attacked(play, by, at, hits);
  StruckBy(play, at, by);
  rouse(play, at);
  refuseSurrenderOf(play, at);
  if (knows(play, at, 'vindictive-duelist')) resent(play, at, by);
  if (!hits && enhance.some((code) => techniqueAt(play, code)!.reckless)) expose(play, by);
}

/** Strikes harder at its source, who attacked it last: what a vindictive duelist bears. R-STYLES */
export const Resentful = defineCondition('resentful', {
  rule: 'R-STYLES',
  title: 'resentful',
  contributes: [
    adds(AttackValue, (_view, _who, against, _attack, condition) => (condition?.source === against ? 1 : 0), { rule: 'R-STYLES', label: 'vindictive duelist' }),
  ],
});

function resent(play: Play, who: Id, by: Id): void {
  if (carried(play, who, Resentful).some((condition) => condition.source === by)) return;
  endAll(play, who, Resentful);
  give(play, who, Resentful, { source: by });
}
