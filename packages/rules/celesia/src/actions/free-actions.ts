import { defineAsk, defineChange, defineIntent, GM, type Id, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { canSpeak } from '../injuries/mouth.ts';
import { ruled } from '../rulings.ts';

export const FreeActionTaken = defineChange('free-action', (store, who: Id, name: string): void => {
  const f = store.edit(who) as Fighter;
  f.free = [...f.free, name];
});

/** Refuses what waits for the fighter's own turn. @rule CE-FRE-002 */
export function needsOwnTurn(view: View, who: Id, refuse: Refuse): void {
  if (scene(view).acting !== who) refuse('CE-FRE-002', 'own-turn');
}

/** Free actions take place in the turn of the fighter, each once. @rule CE-FRE-001 CE-FRE-002 CE-RND-006 */
export function needsFree(view: View, who: Id, name: string, refuse: Refuse): void {
  if (scene(view).acting !== who) return refuse('CE-FRE-002', 'own-turn');
  if (!ruled(view).freeIsOpen(fighter(view, who).free, name)) refuse('CE-RND-006', 'once-per-turn');
}

/** Whether a free action by this name can be taken now. @rule CE-FRE-002 CE-RND-006 */
export const isFreeOpen = (view: View, who: Id, name: string): boolean => scene(view).acting === who && ruled(view).freeIsOpen(fighter(view, who).free, name);

/** Different free actions that fit in a turn without asking (R-FREE). */
const SURELY_FIT = 3;

/** Whether one more free action fits into six seconds. @rule CE-FRE-003 */
export const FreeFits = defineAsk<{ readonly by: Id; readonly name: string }, boolean>('free-fits', {
  rule: 'CE-FRE-003',
  open: (view, _who, { by }) => fighter(view, by).free.length >= SURELY_FIT,
  answer: oneOf({ rule: 'CE-FRE-003', candidates: () => [true, false] }),
  fallback: () => true,
});

/** Notes a free action; false when the game master finds that there is no time left. @rule CE-FRE-003 */
export function takeFree(play: Play, who: Id, name: string): boolean {
  if (!play.ask(FreeFits, GM, { by: who, name })) return false;
  FreeActionTaken(play, who, name);
  return true;
}

/** @rule CE-FRE-001 CE-MTH-001 */
export const Speak = defineIntent('speak', {
  rule: 'CE-FRE-001',
  title: 'Speak',
  tags: ['free'],
  available(view, by, refuse) {
    needsFree(view, by, 'speak', refuse);
    if (!canSpeak(view, by)) refuse('CE-MTH-001', 'cannot-speak');
  },
  perform: (play, by) => takeFree(play, by, 'speak'),
});
