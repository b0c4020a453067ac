import { type Condition, defineCondition, end, endAll, type Id, type Play } from '@riposte/kernel';
import { kill } from './instant-death.ts';
import { KnockedOut } from './knocked-out.ts';

/** Does not wake, and dies in ten minutes. @rule SS-MRT-001 SS-MRT-002 */
export const MortallyWounded = defineCondition('mortally-wounded', { rule: 'SS-MRT-001', title: 'mortally wounded' });

/** The ten minutes are over. @rule SS-MRT-002 */
export function succumb(play: Play, who: Id, wound: Condition): void {
  endAll(play, who, KnockedOut);
  end(play, who, wound.id);
  kill(play, who, who);
}
