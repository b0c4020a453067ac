import { defineAsk, defineChange, defineIntent, GM, type Id, oneOf, type Play } from '@riposte/kernel';
import { Energy } from '../actions/energy.ts';
import { everybody, type Fighter, fighter } from '../fighters/fighter.ts';
import { takesPart } from '../harm/unconscious.ts';

export const Waits = defineChange('waits', (store, who: Id, waits: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).waits === waits) return false;
  (store.edit(who) as Fighter).waits = waits;
  return true;
});

/** The game master closes the round when enough of those who could act hold back. @rule RC-INC-008 */
export const CloseRound = defineAsk<{ readonly waiting: number; readonly of: number }, boolean>('close-round', {
  rule: 'RC-INC-008',
  answer: oneOf({ rule: 'RC-INC-008', candidates: () => [true, false] }),
  fallback: () => false,
});

/** Holds the rest of the Energy back. Where most do so the game master may close the round. @rule RC-INC-008 */
export const Wait = defineIntent('wait', {
  rule: 'RC-INC-008',
  title: 'Wait',
  tags: ['wait'],
  available(view, by, refuse) {
    const { energy, waits } = fighter(view, by);
    if (energy === 0) refuse('RC-INC-008', 'no-energy');
    if (waits) refuse('RC-INC-008', 'waiting');
  },
  perform(play, by) {
    Waits(play, by, true);
    const able = everybody(play).filter((who) => takesPart(play, who) && Energy.left(play, who) > 0);
    const waiting = able.filter((who) => fighter(play, who).waits).length;
    const most = waiting < able.length && waiting * 2 > able.length;
    if (most && play.ask(CloseRound, GM, { waiting, of: able.length })) for (const who of able) Waits(play, who, true);
    return true;
  },
});

/** Something happened: those who wait may act again. @rule RC-INC-008 */
export function stirAll(play: Play): void {
  for (const who of everybody(play)) Waits(play, who, false);
}
