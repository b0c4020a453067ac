import type { Id, Play } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { shieldOf, statsOf, wornArmour } from '../gear/carried.ts';
import { ItemBroken, wearDown } from '../gear/items.ts';
import { damage } from '../harm/damage.ts';
import { takeDamage } from '../harm/harm.ts';
import { injure } from '../harm/injuries.ts';
import { spellHits } from '../magic/effect.ts';
import { maneuverSucceeds } from '../maneuvers/effects.ts';
import type { Attack } from './attack.ts';
import { stopByBrace } from './brace.ts';
import { NATURAL_20, STRIKES_ARMOUR } from './combat-roll.ts';
import { spares } from './sparing.ts';

/** A hit: what a maneuver does instead of damage, a blow at a shield, or damage, lethal or not. What holds at this instant counts. @rule RC-MEL-006 RC-RNG-019 RC-CMB-001 */
export function land(play: Play, attack: Attack, band: number): void {
  const { at, maneuver, item } = attack;
  const stats = statsOf(play, item);
  if (attack.way === 'spell') return spellHits(play, attack, band);
  if (maneuver !== 'none') {
    const through = maneuverSucceeds(play, attack);
    if (!through || stats === null || !(maneuver === 'trip' ? stats.trips : stats.disarms)) return;
  }
  if (attack.aim === 'shield') return hitShield(play, attack, band);
  const lethal = !spares(play, attack);
  const before = fighter(play, at).aura;
  const points = damage(play, attack, band);
  if ((band & NATURAL_20) !== 0 && stats !== null && stats.devastate !== 0) breakArmour(play, at);
  takeDamage(play, at, points, lethal);
  if (!lethal && points > 0 && before === 0) injure(play, attack.by, at, points);
  stopByBrace(play, attack);
}

/** A blow at the shield wears it down by what its hardness does not stop; devastating ones twice. */
function hitShield(play: Play, attack: Attack, band: number): void {
  const shield = shieldOf(play, attack.at);
  if (shield === null) return;
  const devastates = statsOf(play, attack.item)?.devastate ?? 0;
  const points = damage(play, attack, band & ~STRIKES_ARMOUR) * (devastates === 0 ? 1 : 2);
  if (devastates !== 0 && (band & NATURAL_20) !== 0) ItemBroken(play, shield.id, true);
  else wearDown(play, shield.id, Math.max(0, points - shield.stats.hardness));
}

function breakArmour(play: Play, who: Id): void {
  const [worn] = wornArmour(play, who).filter((piece) => !piece.broken);
  if (worn !== undefined) ItemBroken(play, worn.id, true);
}
