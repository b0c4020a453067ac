import { type ConditionDef, carried, defineCheckpoint, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { ignores } from '../conditions/shake-off.ts';
import { isFighter, SCENE, scene } from '../fighters/fighter.ts';
import { alive } from '../harm/unconscious.ts';
import { isPresent } from '../rounds/presence.ts';
import { cellsOf } from './board.ts';
import { Moved, Placed } from './steps.ts';

/** Metres of a Run that a step onto a place takes. */
export const groundCost = (view: View, to: number): number =>
  scene(view).zones.reduce((most, zone) => (zone.places.includes(to) ? Math.max(most, zone.cost) : most), 1);

/** Whether the ground lets one pass by an Agile Move; the game master says where not. @rule RC-ENE-027 */
export const isAgileGround = (view: View, place: number): boolean => !scene(view).zones.some((zone) => !zone.agile && zone.places.includes(place));

/** Points of the zones where a fighter stands. @rule RC-CND-024 */
export function zonesUnder(view: View, who: Id, what: 'missChance' | 'evasion'): number {
  const under = (places: readonly number[]): boolean => cellsOf(view, who).some((cell) => places.includes(cell));
  return scene(view).zones.reduce((sum, zone) => (under(zone.places) ? sum + zone[what] : sum), 0);
}

/**
 * The ground imposes its conditions on those who stand there, as long as they do; a fighter that ignores one is free of it until the
 * round ends. @rule RC-CND-023 RC-CND-024
 */
export function feelGround(play: Play, who: Id): void {
  const { zones } = scene(play);
  if (zones.length === 0 || !alive(play, who) || !isPresent(play, who)) return;
  const cells = cellsOf(play, who);
  zones.forEach((zone, nth) => {
    if (zone.condition < 0) return;
    const def = play.rules.things[zone.condition] as ConditionDef;
    const own = carried(play, who, def).find((condition) => condition.source === SCENE && condition.value === nth);
    const inside = zone.places.some((place) => cells.includes(place));
    if (inside && own === undefined && !ignores(play, who, zone.condition)) give(play, who, def, { source: SCENE, value: nth });
    else if (!inside && own !== undefined) end(play, who, own.id);
  });
}

/** @rule RC-CND-024 */
export const Ground = defineCheckpoint('ground', {
  rule: 'RC-CND-024',
  watches: [Moved, Placed],
  settle(play, who) {
    if (isFighter(play, who)) feelGround(play, who);
  },
});
