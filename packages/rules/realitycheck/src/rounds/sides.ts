import { carried, defineChange, defineCheckpoint, end, endAll, type Id, type Play, type View } from '@riposte/kernel';
import { Hidden } from '../conditions/hidden.ts';
import { everybody, type Fighter, fighter, isFighter, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { lastStanding } from './last-side.ts';
import { areAllies, Surrendered } from './presence.ts';

/** A fighter is of another side from now on. */
export const SideSet = defineChange('side-set', (store, who: Id, side: number): boolean => {
  if ((store.state.entities[who] as Fighter).side === side) return false;
  (store.edit(who) as Fighter).side = side;
  return true;
});

/** Who changes sides is no prisoner any more, has none of its new side, and hides from nobody of that. R-SIDES */
export const Turncoat = defineCheckpoint('turncoat', {
  rule: 'R-SIDES',
  watches: [SideSet],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    endAll(play, who, Surrendered);
    for (const other of everybody(play)) {
      if (other === who || !areAllies(play, who, other)) continue;
      noLongerHides(play, who, other);
      noLongerHides(play, other, who);
      for (const { id, source } of carried(play, other, Surrendered)) if (source === who) end(play, other, id);
    }
  },
});

function noLongerHides(play: Play, who: Id, from: Id): void {
  for (const { id, source } of carried(play, who, Hidden)) if (source === from) end(play, who, id);
}

/** How the fight stands: over with a winner (-1 = none), or on (null). */
export const FightSettled = defineChange('fight-settled', (store, _scene: Id, won: number | null): boolean => {
  const was = store.state.entities[SCENE] as Scene;
  if ((was.won ?? null) === won && (won !== null || was.contested)) return false;
  const on = store.edit(SCENE) as Scene;
  on.won = won;
  if (won === null) on.contested = true;
  return true;
});

/** Two sides stand against each other where none did, or where the fight was over: it goes on. */
export function fightsOn(play: Play): void {
  const { contested, won = null } = scene(play);
  if ((!contested || won !== null) && lastStanding(play) === null) FightSettled(play, SCENE, null);
}

/** What people call the sides. */
export function sideNames(view: View): ReadonlyMap<number, string> {
  const { sides } = scene(view);
  if (sides !== undefined) return new Map(sides.map((name, side) => [side, name]));
  const first = everybody(view).map((id) => fighter(view, id));
  return new Map(first.map(({ side }) => [side, `side of ${first.find((one) => one.side === side)!.name}`]));
}
