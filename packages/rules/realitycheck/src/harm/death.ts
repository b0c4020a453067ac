import {
  ConditionEnded,
  ConditionGiven,
  carried,
  defineAsk,
  defineCheckpoint,
  defineCondition,
  defineRoll,
  end,
  endAll,
  GM,
  give,
  type Id,
  oneOf,
  oneWord,
  type Play,
  ResourceSet,
  type View,
} from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { Stamina } from '../actions/stamina.ts';
import { d20 } from '../attacks/dice.ts';
import { exhaust } from '../conditions/exhausted.ts';
import { Bound } from '../conditions/helpless.ts';
import { fallProne, Prone } from '../conditions/prone.ts';
import { fighter, isFighter, itemsOf } from '../fighters/fighter.ts';
import { handsFor } from '../gear/carried.ts';
import { drop } from '../gear/items.ts';
import { heldBy, release } from '../maneuvers/hold.ts';
import { dropLoad, fallOff, throwRider } from '../movement/company.ts';
import { Surrendered } from '../rounds/presence.ts';
import { ruled } from '../rulings.ts';
import { InjuryWhere, LOCATIONS, type Location, MajorInjury } from './injuries.ts';
import { alive, Dead, FROM_PAIN, FROM_STAMINA, Unconscious } from './unconscious.ts';

export const DeathRoll = defineRoll('death', { rule: 'RC-DTH-005', title: 'Death roll' });
export const DeathSave = defineRoll('death-save', { rule: 'RC-DTH-009', title: 'Death Save' });

/** Results of a Death roll; each from an injury on includes those above it. */
const SCRATCH = 0;
const WINDED = 1;
const INJURED = 2;
const BLEEDING = 3;
const KNOCKED_OUT = 4;
const KILLED = 5;

/** @rule RC-DTH-004 RC-DTH-005 */
const deathBand = (roll: number): number =>
  roll >= 20 ? SCRATCH : roll >= 15 ? WINDED : roll >= 10 ? INJURED : roll >= 5 ? BLEEDING : roll >= 2 ? KNOCKED_OUT : KILLED;

/** How the game master treats a wound: with the usual roll, as certain death, or as one that only a 20 survives. @rule RC-DTH-013 */
export const DeathRuling = defineAsk<{ readonly who: Id }, 'roll' | 'dies' | 'only-20'>('death-ruling', {
  rule: 'RC-DTH-013',
  answer: oneWord('RC-DTH-013', () => ['roll', 'dies', 'only-20']),
  fallback: () => 'roll',
});

/**
 * Damage without Aura: from a scratch to death.
 * @param where Where a major injury would be; null = the game master is asked.
 * @rule RC-DTH-003 RC-DTH-005 RC-DTH-006 RC-DTH-011 RC-DTH-013
 */
export function deathRoll(play: Play, who: Id, where: Location | null): void {
  const ruling = play.ask(DeathRuling, GM, { who });
  if (ruling === 'dies') return die(play, who);
  const result = play.roll(DeathRoll, who, d20(), deathBand);
  if (result === SCRATCH) return;
  if (ruling === 'only-20') return die(play, who);
  if (result === WINDED) return exhaust(play, who, 2);
  if (result === KILLED) return die(play, who);
  injureBadly(play, who, where ?? play.ask(InjuryWhere, GM, { who }));
  if (result >= BLEEDING) give(play, who, BleedingOut);
  if (result >= KNOCKED_OUT) fallUnconscious(play, who, FROM_PAIN);
}

/** A major injury takes the breath until a Short Rest. @rule RC-DTH-005 */
export function injureBadly(play: Play, who: Id, where: Location): void {
  give(play, who, MajorInjury, { value: LOCATIONS.indexOf(where) });
  exhaust(play, who, null);
}

/** Makes a Death Save each round until stabilized. @rule RC-DTH-007 */
export const BleedingOut = defineCondition('bleeding-out', { rule: 'RC-DTH-007', title: 'bleeding out', each: deathSave });

/** A Death Save at the start of the round, one however many wounds bleed. @rule RC-DTH-007 RC-DTH-009 RC-DTH-010 RC-UNC-008 */
export function deathSave(play: Play, who: Id): void {
  const result = play.roll(DeathSave, who, d20(), deathBand);
  if (result === SCRATCH) stabilize(play, who);
  else if (result === KNOCKED_OUT) fallUnconscious(play, who, FROM_PAIN);
  else if (result === KILLED) die(play, who);
}

/** No more Death Saves; the game master decides when an unconscious fighter wakes. @rule RC-DTH-009 RC-DTH-011 RC-UNC-009 */
export function stabilize(play: Play, who: Id): void {
  endAll(play, who, BleedingOut);
  for (const condition of carried(play, who, Unconscious)) if (condition.value === FROM_PAIN && play.ask(Awakes, GM, { who })) end(play, who, condition.id);
}

/** @rule RC-UNC-009 RC-UNC-010 */
export const Awakes = defineAsk<{ readonly who: Id }, boolean>('awakes', {
  rule: 'RC-UNC-009',
  answer: oneOf({ rule: 'RC-UNC-009', candidates: () => [true, false] }),
  fallback: () => false,
});

export const KillOutright = defineAsk<{ readonly who: Id }, boolean>('kill-outright', {
  rule: 'RC-DTH-014',
  answer: oneOf({ rule: 'RC-DTH-014', candidates: () => [true, false] }),
  fallback: () => true,
});

/** A creature without Aura that lies unconscious can be killed without a roll; the game master confirms it. @rule RC-DTH-014 */
export function mayBeKilledOutright(play: Play, who: Id): boolean {
  if (!play.has(who, Unconscious) || !play.ask(KillOutright, GM, { who })) return false;
  die(play, who);
  return true;
}

export function die(play: Play, who: Id): void {
  give(play, who, Dead);
  fell(play, who);
}

/** @rule RC-STA-011 RC-UNC-005 */
export function fallUnconscious(play: Play, who: Id, why: number): void {
  if (carried(play, who, Unconscious).some((condition) => condition.value === why)) return;
  give(play, who, Unconscious, { value: why });
  fell(play, who);
}

/** The fallen lie on the ground, defend no more and let go of all they hold. R-HOLDS R-CARRY R-MOUNT @rule RC-UNC-004 RC-CND-018 RC-CND-021 */
function fell(play: Play, who: Id): void {
  endAll(play, who, Defending);
  if (play.has(who, Unconscious) && ruled(play).unconsciousFallsProne && !play.has(who, Prone)) fallProne(play, who);
  for (const held of heldBy(play, who)) release(play, who, held);
  dropLoad(play, who);
  throwRider(play, who);
  fallOff(play, who);
}

/** What the dead have in their hands falls to the ground. R-DEAD */
function dropAll(play: Play, who: Id): void {
  if (!ruled(play).deadLetGo) return;
  for (const { id, stats } of itemsOf(play, who, 'hand')) if (handsFor(play, who, stats) > 0) drop(play, id, fighter(play, who).place);
}

/** However a fighter comes to lie unconscious or dead, is fully restrained, or gives itself up. R-HOLDS R-SURRENDER */
export const Felled = defineCheckpoint('felled', {
  rule: 'R-HOLDS',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    stopWithAura(play, who);
    if (play.has(who, Unconscious) || play.has(who, Dead)) fell(play, who);
    else if (play.has(who, Prone)) {
      dropLoad(play, who);
      throwRider(play, who);
      fallOff(play, who);
    }
    if (play.has(who, Dead)) dropAll(play, who);
    if (play.has(who, Surrendered) || play.has(who, Bound)) for (const held of heldBy(play, who)) release(play, who, held);
  },
});

const isUpWithoutStamina = (view: View, who: Id): boolean =>
  fighter(view, who).stamina === 0 && !fighter(view, who).inanimate && alive(view, who) && !view.has(who, Unconscious);

/** Who comes to has 1 Stamina at least. @rule RC-STA-012 */
export function comeTo(play: Play, who: Id): void {
  if (isUpWithoutStamina(play, who)) Stamina.gain(play, who, 1);
}

/** Whatever ended, nobody is awake without Stamina. @rule RC-STA-011 */
export const Awake = defineCheckpoint('awake', {
  rule: 'RC-STA-011',
  watches: [ConditionEnded],
  settle(play, who) {
    if (isFighter(play, who) && isUpWithoutStamina(play, who)) fallUnconscious(play, who, FROM_STAMINA);
  },
});

/** @rule RC-DTH-012 */
function stopWithAura(play: Play, who: Id): void {
  if (fighter(play, who).aura > 0 && play.has(who, BleedingOut)) stabilize(play, who);
}

/** A fighter without Stamina falls unconscious at once; one that gains Aura bleeds no more. @rule RC-STA-011 RC-STA-008 RC-DTH-012 */
export const Collapse = defineCheckpoint('collapse', {
  rule: 'RC-STA-011',
  watches: [ResourceSet],
  settle(play, who) {
    const f = fighter(play, who);
    if (f.kind !== 'fighter' || f.inanimate) return;
    if (f.stamina === 0 && alive(play, who)) fallUnconscious(play, who, FROM_STAMINA);
    stopWithAura(play, who);
  },
});
