import { NOBODY, type Play } from '@riposte/kernel';
import { spendStamina } from '../actions/stamina.ts';
import type { Attack } from '../attacks/attack.ts';
import { defends } from '../attacks/defenses.ts';
import { yields } from '../conditions/helpless.ts';
import { halved, modifier } from '../fighters/abilities.ts';
import { fighter } from '../fighters/fighter.ts';
import { ArmourRating } from '../gear/armour.ts';
import { DamageRoll, multiplied, susceptibility } from '../harm/damage.ts';
import { damageDice } from '../harm/damage-dice.ts';
import { takeDamage } from '../harm/harm.ts';
import { alive } from '../harm/unconscious.ts';
import { farSide } from '../maneuvers/push.ts';
import { moveTo } from '../movement/steps.ts';
import { SaveNumber } from './casting.ts';
import { spellAt } from './spell.ts';

const HIT_ARMOUR = 8;

/** What a spell that hit does. */
export function spellHits(play: Play, attack: Attack, band: number): void {
  const { by, at } = attack;
  const { spell, ability } = attack.cast!;
  const { damage, adds: added, armour, element, chills, pushes } = spellAt(play, spell)!;
  const more = added === 'none' ? 0 : Math.max(1, added === 'whole' ? modifier(play, by, ability) : halved(play, by, ability));
  const rating = (band & HIT_ARMOUR) === 0 || armour === 'none' ? 0 : armour === 'half' ? Math.floor(ArmourRating(play, at) / 2) : ArmourRating(play, at);
  const susceptible = susceptibility(play, at, element);
  const points = (rolled: number): number => multiplied(play, Math.max(0, rolled + more - rating), susceptible > 0 ? 1 : 0, susceptible < 0 ? 1 : 0);
  const dealt = damage === null ? points(0) : play.roll(DamageRoll, by, damageDice(damage), points);
  takeDamage(play, at, dealt);
  if (chills > 0) chill(play, attack, chills, SaveNumber(play, by, NOBODY, { ability }));
  for (let left = pushes ? dealt : 0; left > 0; left--) {
    const [to] = farSide(play, by, at);
    if (to === undefined) return;
    if (!moveTo(play, at, to, false)) return;
  }
}

/** The cold takes Stamina of the living who do not withstand it. */
function chill(play: Play, attack: Attack, stamina: number, bar: number): void {
  const { at } = attack;
  if (!alive(play, at) || fighter(play, at).inanimate) return;
  if (!yields(play, at) && defends(play, attack, bar, 'fortitude')) return;
  spendStamina(play, at, stamina);
  play.settle();
}
