import type { Play, View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import type { Attack } from '../attacks/attack.ts';
import { AttackValue } from '../attacks/attack-value.ts';
import { defends } from '../attacks/defenses.ts';
import { atBest } from '../attacks/meanwhile.ts';
import { unguard } from '../conditions/exposed.ts';
import { yields } from '../conditions/helpless.ts';
import { fallProne } from '../conditions/prone.ts';
import { ruled } from '../rulings.ts';
import { disarm } from './disarm.ts';
import { hold } from './hold.ts';
import { push } from './push.ts';

/** A maneuver that hit: the target resists by Fortitude unless it yields, but not a hold. Returns whether it took effect. @rule RC-CMB-017 RC-CMB-031 */
export function maneuverSucceeds(play: Play, attack: Attack): boolean {
  const { by, at, maneuver } = attack;
  if (maneuver === 'restrain') return hold(play, by, at);
  if (!yields(play, at) && resists(play, attack)) {
    if (maneuver === 'push') unguard(play, by);
    return false;
  }
  if (maneuver === 'trip') fallProne(play, at);
  else if (maneuver === 'disarm') disarm(play, attack);
  else push(play, attack);
  return true;
}

/** @rule RC-CMB-006 RC-CMB-007 RC-CMB-012 */
function resists(play: Play, attack: Attack): boolean {
  const { at } = attack;
  const bar = fullValue(play, attack) + (play.has(at, Defending) && ruled(play).defendWinsFortitudeTies ? 0 : 1);
  return defends(play, attack, bar, 'fortitude');
}

/** The AV that Fortitude must beat: without the penalty of the maneuver. */
const fullValue = (play: View, attack: Attack): number =>
  atBest(play, attack, 1, (view) => AttackValue(view, attack.by, attack.at, { ...attack, maneuver: 'none' }));
