import { defineChange, defineRoll, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { parryAgainst } from '../actions/parry.ts';
import { type Fighter, fighter, hasFeature } from '../fighters/fighter.ts';
import { weaponAt } from '../gear/in-hand.ts';
import { letGo } from '../gear/take-and-drop.ts';
import { type Weapon } from '../gear/weapons.ts';
import { saveAfter, saveDue, wound } from '../injuries/wounds.ts';
import { raisesWard } from '../magic/ward.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { Prone } from '../positioning/prone.ts';
import { screenOf } from '../positioning/range.ts';
import { refuseSurrender } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { Helpless } from '../stamina/helpless.ts';
import { payStamina } from '../stamina/stamina.ts';
import { strain } from '../stamina/strain.ts';
import { type Attack, AttackAdvantage, AttackBonus, isMelee, isRanged, type ShownHit } from './attack-roll.ts';
import { criticalEffect, isCritical, NATURAL_20 } from './critical-hits.ts';
import { lock } from './critical-misses.ts';
import { d20, degreesOver } from './d20.ts';
import { ARMED, type Contact, DefenceValue, TOUCH } from './defence-value.ts';
import { bySize } from './size-differences.ts';

export const AttackRoll = defineRoll('attack', { rule: 'CE-ATK-002', title: 'attack' });

/** The attack on the table: its total against the DV, before the target answers. */
export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _total: number, _value: number): void => {}, {
  names: [0, 1],
  reveals: true,
});

export const Missed = defineChange('missed', (_store, _by: Id, _at: Id): void => {}, {
  names: [0, 1],
});

export const Deflected = defineChange('deflected', (_store, _at: Id, _by: Id): void => {}, {
  names: [0, 1],
});

/** A hit, with the degrees that are left after everything. */
export const Hit = defineChange('hit', (_store, _by: Id, _at: Id, _degrees: number): void => {}, {
  names: [0, 1],
});

/** So many attack actions more in this turn. */
export const AttackMade = defineChange('attack-made', (store, who: Id, actions: number): void => {
  (store.edit(who) as Fighter).attacks += actions;
});

/** Outcomes of a roll that misses; a hit keeps its face. */
const MISS = 0;
const MISS_WITH_1 = -1;

/** What the attack must overcome. @rule CE-DEF-007 CE-DEF-008 CE-RNG-007 */
function contact(view: View, attack: Attack): Contact {
  if (!isRanged(attack)) return attack.touch ? TOUCH : ARMED;
  return { touch: attack.touch, screen: screenOf(view, attack.by, attack.at) };
}

/** How an attack ended; degrees may be below 0 for a hit without injury. */
export interface Struck {
  readonly hit: boolean;
  readonly degrees: number;
  /** Face and total of the roll; of no meaning for a miss. */
  readonly face: number;
  readonly total: number;
}
const NO_HIT: Struck = { hit: false, degrees: 0, face: 0, total: 0 };

/**
 * An attack from its roll to its end: roll, hit or miss, parry, natural 1 and size, part and injuries, strain. Only a natural 20
 * hits whatever the total. @rule CE-ATK-001 CE-INJ-003 CE-CRT-001 CE-CRT-002 CE-CRT-006
 */
export function resolveAttack(play: Play, attack: Attack): Struck {
  const struck = rollAndLand(play, attack);
  endAll(play, attack.by, FromHiding);
  return struck;
}

/** The same, with its surprise if it came from hiding. */
function rollAndLand(play: Play, attack: Attack): Struck {
  const { by, at } = attack;
  refuseSurrender(play, at);
  const reacted = raisesWard(play, by, at);
  const value = DefenceValue(play, at, by, contact(play, attack));
  const bonus = AttackBonus(play, by, at, attack);
  const face = play.roll(AttackRoll, by, d20(play, AttackAdvantage(play, by, at, attack)), (shown) =>
    shown === NATURAL_20 || shown + bonus > value ? shown : shown === 1 ? MISS_WITH_1 : MISS,
  );
  if (face <= MISS) return miss(play, attack, face === MISS_WITH_1, 1 + bonus < value);
  if (attack.reckless > 0 && !ruled(play).recklessPaidOnDeclaration) payStamina(play, by, attack.reckless);
  return landHit(play, attack, { face, total: face + bonus, value, bonus, reacted });
}

/** A confirmed hit with the die on the table. @rule CE-INJ-020 CE-INJ-021 CE-RCK-001 CE-PAR-006 CE-SIZ-005 */
export function landHit(play: Play, attack: Attack, shown: ShownHit): Struck {
  const { by, at } = attack;
  const { face, total, value } = shown;
  Attacked(play, by, at, total, value);
  const graze = total < value;
  const critical = !graze && isCritical(play, attack, shown);
  const rolled = graze ? 0 : degreesOver(play, total, value) + (critical ? 1 : 0) + extraDegrees(play, attack);
  const parried = shown.reacted || !isMelee(play, attack) ? 0 : parryAgainst(play, attack, total, rolled);
  const { naturalOne, parryAfterSize, strainDegrees } = ruled(play);
  const change = graze ? 0 : bySize(play, by, at) - (face === 1 ? naturalOne.degrees : 0);
  if (parried > 0 && rolled - parried + (parryAfterSize ? change : 0) < 0) {
    Deflected(play, at, by);
    return NO_HIT;
  }
  const degrees = rolled - parried + change;
  const weapon = weaponAt(play, attack.weapon);
  const reach = severityReached(play, weapon, degrees, face);
  if (face === 1 && ruled(play).anyNaturalOneLocks) lock(play, attack);
  Hit(play, by, at, degrees);
  const due = saveDue(play, at);
  const injured = reach >= 0 && wound(play, by, at, degrees, reach, critical ? (weapon?.injuries ?? 0) : 0);
  strain(play, at, 1 + (graze ? 0 : Math.max(0, strainDegrees(degrees, rolled))));
  if (critical && alive(play, at)) criticalEffect(play, attack, reach >= 0);
  if (degrees >= 1 && attack.form === 'melee' && hasFeature(play, by, 'trips-on-hit') && bySize(play, by, at) >= -1) give(play, at, Prone);
  if (injured) saveAfter(play, at, due);
  return { hit: true, degrees, face, total };
}

/** The highest severity open; below 0 none is, and the hit inflicts no injury. @rule CE-CRT-008 CE-CRT-009 CE-SIZ-005 */
function severityReached(view: View, weapon: Weapon | null, degrees: number, face: number): number {
  return Math.min(degrees - (face === 1 ? ruled(view).naturalOne.reach : 0), weapon?.reach ?? degrees);
}

const HEAVY_POWER = 2;

/** Degrees that do not come from the die: Reckless Attack, a helpless target, a heavy blow. @rule CE-RCK-001 CE-RCK-004 CE-UNC-001 */
function extraDegrees(view: View, { at, reckless, power, weapon, form }: Attack): number {
  const heavy = form === 'melee' && power >= HEAVY_POWER && weaponAt(view, weapon)?.heavy === true ? 1 : 0;
  const shock = weapon >= 0 && (view.rules.things[weapon] as { conducts?: boolean }).conducts === true && wearsMetal(view, at) ? 1 : 0;
  return reckless + (view.has(at, Helpless) ? 1 : 0) + heavy + shock;
}

/** Armour that hinders is of metal from a chain shirt on (R-MAGIC). */
const wearsMetal = (view: View, who: Id): boolean =>
  fighter(view, who).features.some((code) => ((view.rules.things[code] as { hinders?: number }).hinders ?? 0) >= 2);

/** A natural 1 below the DV costs the weapon; what was thrown has left the hand. @rule CE-CRT-008 CE-CRT-010 CE-CRT-011 */
function miss(play: Play, attack: Attack, natural1: boolean, below: boolean): Struck {
  Missed(play, attack.by, attack.at);
  const weapon = weaponAt(play, attack.weapon);
  if (!natural1 || weapon === null || attack.form === 'thrown') return NO_HIT;
  if (weapon.natural) {
    if (below || ruled(play).anyNaturalOneLocks) lock(play, attack);
  } else if (below) letGo(play, attack.part);
  return NO_HIT;
}
