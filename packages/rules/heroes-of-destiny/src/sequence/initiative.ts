import { defineChange, defineResource, defineRoll, die, type Id, type Play, type View } from '@riposte/kernel';
import { roll } from '../rolls/checks.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { mountOf, riderOf, sharesTurn } from '../state/linked-creatures.ts';
import { drawsOldLots, SCENE, type Scene, scene } from '../state/scene.ts';

/** A live number that never falls below 0. @rule HD-INI-008 */
export const Initiative = defineResource('initiative', {
  title: 'initiative',
  read: (entity) => (entity as Fighter).initiative,
  write: (entity, value) => {
    (entity as Fighter).initiative = value;
  },
});

/** Initiative as it counts, for the order, for reactions and for acts out of turn: the lower of the two for rider and mount. @rule HD-MNT-004 */
export function initiativeOf(view: View, who: Id): number {
  const mount = mountOf(view, who);
  const rider = riderOf(view, who);
  const mine = fighter(view, who).initiative;
  if (mount >= 0 && sharesTurn(view, mount)) return Math.min(mine, fighter(view, mount).initiative);
  return rider >= 0 && sharesTurn(view, who) ? Math.min(mine, fighter(view, rider).initiative) : mine;
}

export const LotRoll = defineRoll('lot', { rule: 'HD-INI-004', title: 'tie-break roll' });

export const LotsDrawn = defineChange('lots-drawn', (store, _scene: Id, lots: readonly Id[]): void => {
  (store.edit(SCENE) as Scene).lots = lots;
});

/** A Perception check for Initiative plus 5, less what surprise costs, never below 0, in place of what there was. @rule HD-INI-002 HD-INI-008 */
export function rollInitiative(play: Play, who: Id, less: number): void {
  Initiative.spend(play, who, Initiative.left(play, who));
  Initiative.gain(play, who, Math.max(0, roll(play, who, 'initiative', 5 - less)));
}

/** The one with the highest initiative; ties by lot. A rider comes before the mount that shares the turn. @rule HD-INI-003 HD-INI-004 HD-MNT-004 */
export function firstToAct(play: Play, among: readonly Id[]): Id {
  let top = -1;
  for (const who of among) top = Math.max(top, initiativeOf(play, who));
  const isSecond = (who: Id): boolean => among.includes(riderOf(play, who)) && sharesTurn(play, who) && !drawsOldLots(play);
  const tied = among.filter((who) => initiativeOf(play, who) === top && !isSecond(who));
  if (tied.length > 1) drawLots(play, tied);
  const { lots } = scene(play);
  return tied.reduce((a, b) => (lots.indexOf(b) < lots.indexOf(a) ? b : a));
}

/** Gives each tied fighter without a lot a place among this round's lots; each order is equally likely. @rule HD-INI-004 */
function drawLots(play: Play, tied: readonly Id[]): void {
  const { lots: before } = scene(play);
  const lots = [...before];
  for (const who of tied) {
    if (lots.includes(who)) continue;
    const at = lots.length === 0 ? 0 : play.roll(LotRoll, who, die(lots.length + 1)) - 1;
    lots.splice(at, 0, who);
  }
  if (lots.length > before.length) LotsDrawn(play, SCENE, lots);
}
