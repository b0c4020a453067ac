import { borne, defineCheckpoint, defineRoll, end, endAll, give, type Id, type Play, ResourceSet } from '@riposte/kernel';
import { alive, BleedingOut, Dead, exhaust, FROM_PAIN, FROM_STAMINA, MajorInjury, Prone, Unconscious } from './conditions.ts';
import { Stamina } from './energy.ts';
import { fighter } from './fighter.ts';
import { d20 } from './numbers.ts';
import { ruled } from './rulings.ts';

const DeathRoll = defineRoll('death', { rule: 'RC-DTH-005', title: 'Death roll' });
const DeathSave = defineRoll('death-save', { rule: 'RC-DTH-009', title: 'Death Save' });
const WakeRoll = defineRoll('wake', { rule: 'RC-STA-012', title: 'waking up' });
export const ROLLS = [DeathRoll, DeathSave, WakeRoll];

/** Results of a Death roll; each from an injury on includes those above it. */
const SCRATCH = 0;
const WINDED = 1;
const BLEEDING = 3;
const KNOCKED_OUT = 4;
const KILLED = 5;

/** @rule RC-DTH-005 */
const deathBand = (roll: number): number =>
  roll >= 20 ? SCRATCH : roll >= 15 ? WINDED : roll >= 10 ? 2 : roll >= 5 ? BLEEDING : roll >= 2 ? KNOCKED_OUT : KILLED;

/** Damage without Aura: from a scratch to death. @rule RC-DTH-003 RC-DTH-004 RC-DTH-005 RC-DTH-006 RC-DTH-011 */
export function deathRoll(play: Play, who: Id): void {
  const result = play.roll(DeathRoll, who, d20(), deathBand);
  if (result === SCRATCH) return;
  if (result === WINDED) return exhaust(play, who, 2);
  if (result === KILLED) return die(play, who);
  give(play, who, MajorInjury);
  exhaust(play, who, null);
  if (result >= BLEEDING) give(play, who, BleedingOut);
  if (result >= KNOCKED_OUT) fallUnconscious(play, who, FROM_PAIN);
}

/** A Death Save at the start of the round. @rule RC-DTH-007 RC-DTH-009 RC-DTH-010 RC-UNC-008 */
export function deathSave(play: Play, who: Id): void {
  const result = play.roll(DeathSave, who, d20(), deathBand);
  if (result === SCRATCH) endAll(play, who, BleedingOut);
  else if (result === KNOCKED_OUT) fallUnconscious(play, who, FROM_PAIN);
  else if (result === KILLED) die(play, who);
}

function die(play: Play, who: Id): void {
  give(play, who, Dead);
}

/** @rule RC-STA-011 RC-UNC-004 RC-UNC-005 */
function fallUnconscious(play: Play, who: Id, why: number): void {
  if (borne(play, who, Unconscious).some((one) => one.value === why)) return;
  give(play, who, Unconscious, { value: why });
  if (ruled(play).unconsciousFallsProne) give(play, who, Prone);
}

/** Who has no Stamina left falls unconscious at once. @rule RC-STA-011 */
export const Collapse = defineCheckpoint('collapse', {
  rule: 'RC-STA-011',
  watches: [ResourceSet],
  settle(play, who) {
    if (fighter(play, who).stamina === 0 && alive(play, who)) fallUnconscious(play, who, FROM_STAMINA);
  },
});

/** Only a 20 wakes who fell for want of Stamina. @rule RC-STA-012 RC-UNC-006 */
export function wakeRoll(play: Play, who: Id): void {
  const faint = borne(play, who, Unconscious).find((one) => one.value === FROM_STAMINA);
  if (faint === undefined || play.roll(WakeRoll, who, d20(), (roll) => (roll === 20 ? 1 : 0)) === 0) return;
  end(play, who, faint.id);
  if (fighter(play, who).stamina === 0) Stamina.gain(play, who, 1);
}
