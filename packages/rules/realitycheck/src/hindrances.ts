import { type AnyContribution, adds, type ConditionDef, carried, defineCheckpoint, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { alive, Exhausted, Ignoring, RAGE_SPEED, Raging, Slowed } from './conditions.ts';
import { fighter, isFighter, SCENE, scene } from './fighter.ts';
import { wornArmour } from './gear.ts';
import { cellsOf } from './grid.ts';
import { Moved } from './movement.ts';
import { EnergyPerRound, Speed } from './numbers.ts';
import { ruled } from './rulings.ts';

const ignores = (view: View, who: Id, kind: number): boolean => carried(view, who, Ignoring).some((one) => one.value === kind);

/**
 * The ground imposes its conditions on who stands there, for as long as it does; who ignores one is free of it until the
 * round ends. @rule RC-CND-023 RC-CND-024
 */
export function feelGround(play: Play, who: Id): void {
  const { zones } = scene(play);
  if (zones.length === 0 || !alive(play, who)) return;
  const cells = cellsOf(play, who);
  zones.forEach((zone, nth) => {
    if (zone.condition < 0) return;
    const def = play.rules.things[zone.condition] as ConditionDef;
    const own = carried(play, who, def).find((one) => one.source === SCENE && one.value === nth);
    const inside = zone.places.some((place) => cells.includes(place));
    if (inside && own === undefined && !ignores(play, who, zone.condition)) give(play, who, def, { source: SCENE, value: nth });
    else if (!inside && own !== undefined) end(play, who, own.id);
  });
}

/** @rule RC-CND-024 */
export const Ground = defineCheckpoint('ground', {
  rule: 'RC-CND-024',
  watches: [Moved],
  settle(play, who) {
    if (isFighter(play, who)) feelGround(play, who);
  },
});

/** By where conditions weigh on somebody as a whole, whatever the number of their causes. @rule RC-CND-005 RC-CND-010 */
export const ONCE: readonly AnyContribution[] = [
  adds(EnergyPerRound, lostByExhaustion, {
    rule: 'RC-CND-005',
    label: 'exhausted',
    only: 'while exhausted',
    when: (view, who) => view.has(who, Exhausted),
  }),
  adds(Speed, (view, who) => -Math.floor(unhinderedSpeed(view, who) / 2), {
    rule: 'RC-CND-010',
    label: 'slowed',
    only: 'while slowed',
    when: (view, who) => view.has(who, Slowed),
  }),
];

function lostByExhaustion(view: View, who: Id): number {
  const energy = ruled(view).energyOf(fighter(view, who).stamina);
  return ruled(view).exhaustedEnergy(energy) - energy;
}

const unhinderedSpeed = (view: View, who: Id): number =>
  fighter(view, who).speed - (wornArmour(view, who).some((one) => one.stats.heavy) ? 1 : 0) + (view.has(who, Raging) ? RAGE_SPEED : 0);
