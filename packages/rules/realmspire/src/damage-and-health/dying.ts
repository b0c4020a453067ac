import { type Condition, carried, defineChange, defineCondition, defineRoll, end, endAll, give, type Id, type Play } from '@riposte/kernel';
import { bonus, fighter } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { Prone } from '../positioning/prone.ts';
import { Hurt } from './health.ts';
import { Dead, Dying, Unconscious } from './unconscious.ts';

/** Has fallen, and lies there (R-DYING). */
export const Down = defineCondition('down', { rule: 'R-DYING', title: 'down' });

/** Failed tests that kill (R-DYING). */
export const FATAL = 3;

/** At each start of a round the dying test Endurance; the third failure kills (R-DYING). */
export function sinkOrHold(play: Play, who: Id): void {
  const [dying] = carried(play, who, Dying);
  if (dying === undefined || play.has(who, Dead) || test(play, EnduranceRoll, who, -1, skillTest('endurance')) > 0) return;
  end(play, who, dying.id);
  if (dying.value + 1 < FATAL) give(play, who, Dying, { value: dying.value + 1 });
  else kill(play, who);
}

/** The points that it costs as the value (R-CONDITIONS). */
export const Bleeding = defineCondition('bleeding', { rule: 'R-CONDITIONS', title: 'bleeding', each: bleed });

/** Blood is lost at each start of a turn (R-CONDITIONS). */
function bleed(play: Play, who: Id, { value }: Condition): void {
  Hurt(play, who, value);
  fall(play, who, false, 'deep');
}

export const EnduranceRoll = defineRoll('endurance', { rule: 'R-DYING', title: 'Endurance' });

export const Died = defineChange('died', (_store, _who: Id): void => {});

/** Whether a kind of harm can make its target dying: a strike, what only does so deep below 0, what never does. */
export type Kills = 'struck' | 'deep' | 'never';

/** The unconscious fall; beyond twice END below 0, or struck when already down, they are dying (R-DYING). @rule RS-HLT-001 */
export function fall(play: Play, who: Id, wasDown: boolean, kills: Kills): void {
  if (!play.has(who, Unconscious) || play.has(who, Dead)) return;
  give(play, who, Prone);
  give(play, who, Down);
  const { health, endurance } = fighter(play, who);
  if ((kills === 'struck' && wasDown) || (kills !== 'never' && health < -2 * bonus(endurance))) give(play, who, Dying);
}

/** Death. */
export function kill(play: Play, who: Id): void {
  endAll(play, who, Dying);
  give(play, who, Dead);
  Died(play, who);
}
