import { type AnyContribution, adds, defineAsk, defineChange, defineRoll, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { ableToReact, endOfNextTurn, Reactions, startOfNextTurn } from './actions.ts';
import { alive, Dazed, Helpless } from './conditions.ts';
import { d20, degreesOver, sizesLarger } from './d20.ts';
import { type Fighter, fighter, hasFeature, inDegrees, nameOf } from './fighter.ts';
import type { Weapon } from './gear.ts';
import { canSpeak } from './injuries.ts';
import { ARMED, type Attack, AttackAdvantage, AttackBonus, type Contact, DefenceValue, isMelee, isRanged, TOUCH } from './numbers.ts';
import { parryAgainst } from './parry.ts';
import { screenOf } from './position.ts';
import { Bleeding, Locked, Prone, Warded } from './postures.ts';
import { ruled } from './rulings.ts';
import { constitutionCheck, Stamina, strain } from './stamina.ts';
import { canGesture, letGo, weaponAt } from './weapon.ts';
import { wound } from './wounds.ts';

export const AttackRoll = defineRoll('attack', { rule: 'CE-ATK-002', title: 'attack' });
export const ConfirmationRoll = defineRoll('confirmation', { rule: 'CE-CRT-005', title: 'confirmation' });

/** The attack on the table: total and value, before anybody answers it. */
export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _total: number, _value: number): void => {}, {
  names: [0, 1],
  reveals: true,
  say: (name, by, at, total, value) => `${name(by)} attacks ${name(at)}: ${total} against ${value}`,
});

export const Missed = defineChange('missed', (_store, _by: Id, _at: Id): void => {}, {
  names: [0, 1],
  say: (name, by, at) => `${name(by)} misses ${name(at)}`,
});

export const Deflected = defineChange('deflected', (_store, _at: Id, _by: Id): void => {}, {
  names: [0, 1],
  say: (name, at, by) => `${name(at)} parries ${name(by)}`,
});

/** A hit, with the degrees that are left after everything. */
export const Hit = defineChange('hit', (_store, _by: Id, _at: Id, _degrees: number): void => {}, {
  names: [0, 1],
  say: (name, by, at, degrees) => `${name(by)} hits ${name(at)} ${degrees < 0 ? 'and does not injure it' : `with ${inDegrees(degrees)}`}`,
});

/** So many attack actions more in this turn. */
export const AttackMade = defineChange('attack-made', (store, who: Id, actions: number): void => {
  (store.edit(who) as Fighter).attacks += actions;
});

const NATURAL_20 = 20;
/** Outcomes of a roll that misses; a hit keeps its face. */
const MISS = 0;
const MISS_WITH_1 = -1;

/** Raises a ward of force before the blow falls; it uses up the one reaction that this trigger allows. @rule CE-REA-003 CE-REA-004 */
export const ChooseWard = defineAsk<{ readonly by: Id }, boolean>('choose-ward', {
  rule: 'CE-REA-003',
  because: (view, who, { by }) => `${nameOf(view, by)} attacks ${nameOf(view, who)}; a ward of force (+4 DV) costs a reaction and 1 Stamina`,
  open: (view, who) => canWard(view, who) && ableToReact(view, who) && Stamina.left(view, who) >= 1 && !view.has(who, Warded),
  answer: oneOf({ rule: 'CE-REA-003', candidates: () => [true, false] }),
  fallback: () => false,
});

/** By voice and gesture, like other spells. @rule CE-MTH-002 CE-HND-004 */
const canWard = (view: View, who: Id): boolean => hasFeature(view, who, 'shield-ward') && canSpeak(view, who) && canGesture(view, who);

export function raisesWard(play: Play, by: Id, at: Id): boolean {
  if (!play.ask(ChooseWard, at, { by })) return false;
  Reactions.spend(play, at, 1);
  Stamina.spend(play, at, 1);
  give(play, at, Warded, { until: startOfNextTurn(play, at) });
  return true;
}

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
const MISSED: Struck = { hit: false, degrees: 0, face: 0, total: 0 };

/**
 * An attack from its roll to its end: roll, hit or miss, parry, natural 1 and size, part and injuries, strain. Only a natural 20
 * hits whatever the total. @rule CE-ATK-001 CE-INJ-003 CE-CRT-001 CE-CRT-002 CE-CRT-006
 */
export function resolve(play: Play, attack: Attack): Struck {
  const { by, at } = attack;
  const reacted = raisesWard(play, by, at);
  const value = DefenceValue(play, at, by, contact(play, attack));
  const bonus = AttackBonus(play, by, at, attack);
  const face = play.roll(AttackRoll, by, d20(play, AttackAdvantage(play, by, at, attack)), (shown) =>
    shown === NATURAL_20 || shown + bonus > value ? shown : shown === 1 ? MISS_WITH_1 : MISS,
  );
  if (face <= MISS) return miss(play, attack, face === MISS_WITH_1, 1 + bonus < value);
  if (attack.reckless > 0 && !ruled(play).recklessPaidOnDeclaration) Stamina.spend(play, by, Math.min(attack.reckless, Stamina.left(play, by)));
  return land(play, attack, { face, total: face + bonus, value, bonus, reacted });
}

interface Shown {
  readonly face: number;
  readonly total: number;
  readonly value: number;
  readonly bonus: number;
  /** The target has used its reaction to this attack. */
  readonly reacted: boolean;
}

/** A confirmed hit with the die on the table. @rule CE-INJ-020 CE-INJ-021 CE-RCK-001 CE-PAR-006 CE-SIZ-005 */
export function land(play: Play, attack: Attack, shown: Shown): Struck {
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
    return MISSED;
  }
  const degrees = rolled - parried + change;
  const weapon = weaponAt(play, attack.weapon);
  const reach = severityReached(play, weapon, degrees, face);
  if (face === 1 && ruled(play).anyNaturalOneLocks) lock(play, attack);
  Hit(play, by, at, degrees);
  if (reach >= 0) wound(play, by, at, degrees, reach, critical ? (weapon?.injuries ?? 0) : 0);
  strain(play, at, 1 + (graze ? 0 : Math.max(0, strainDegrees(degrees, rolled))));
  if (critical && alive(play, at)) criticalEffect(play, attack);
  if (degrees >= 1 && attack.form === 'melee' && hasFeature(play, by, 'trips-on-hit') && bySize(play, by, at) >= -1) give(play, at, Prone);
  return { hit: true, degrees, face, total };
}

/** The highest severity open; below 0 none is, and the hit inflicts no injury. @rule CE-CRT-008 CE-CRT-009 CE-SIZ-005 */
function severityReached(view: View, weapon: Weapon | null, degrees: number, face: number): number {
  return Math.min(degrees - (face === 1 ? ruled(view).naturalOne.reach : 0), weapon?.reach ?? degrees);
}

/** A natural 20, or a lower face in the weapon's range. @rule CE-CRT-003 CE-CRT-005 CE-CRT-007 */
function isCritical(play: Play, { by, at, weapon, ...attack }: Attack, { face, value, bonus }: Shown): boolean {
  if (face === NATURAL_20) return true;
  if (face < (weaponAt(play, weapon)?.threat ?? NATURAL_20)) return false;
  if (!ruled(play).threatsAreConfirmed) return true;
  const net = AttackAdvantage(play, by, at, { by, at, weapon, ...attack });
  return play.roll(ConfirmationRoll, by, d20(play, net), (shown) => (shown + bonus > value ? 1 : 0)) === 1;
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

/** Degrees more for each category that the target is smaller, fewer for each that it is larger. @rule CE-SIZ-003 CE-SIZ-004 */
export const bySize = (view: View, by: Id, at: Id): number => -sizesLarger(view, by, at);

/** A natural 1 below the DV costs the weapon; what was thrown has left the hand. @rule CE-CRT-008 CE-CRT-010 CE-CRT-011 */
function miss(play: Play, attack: Attack, one: boolean, below: boolean): Struck {
  Missed(play, attack.by, attack.at);
  const weapon = weaponAt(play, attack.weapon);
  if (!one || weapon === null || attack.form === 'thrown') return MISSED;
  if (weapon.natural) {
    if (below || ruled(play).anyNaturalOneLocks) lock(play, attack);
  } else if (below) letGo(play, attack.part);
  return MISSED;
}

/** @rule CE-CRT-011 */
function lock(play: Play, { by, part, weapon }: Attack): void {
  if (weaponAt(play, weapon)?.natural) give(play, part, Locked, { until: endOfNextTurn(play, by) });
}

const CRITICAL_DC = 15;

/** The weapon's own effect. @rule CE-CRT-003 CE-CRT-004 */
function criticalEffect(play: Play, { by, at, weapon: code }: Attack): void {
  const weapon = weaponAt(play, code);
  if (weapon === null) return;
  if (weapon.bleed > 0 && fighter(play, at).con !== null) give(play, at, Bleeding, { source: by, value: weapon.bleed });
  if (weapon.strain > 0) strain(play, at, weapon.strain);
  if (weapon.trips) give(play, at, Prone);
  if (weapon.resisted === null || constitutionCheck(play, at, CRITICAL_DC)) return;
  if (weapon.resisted === 'prone') give(play, at, Prone);
  else give(play, at, Dazed, { until: endOfNextTurn(play, at) });
}

/** What the attacker decided, or did before in this turn, does to the roll. @rule CE-ACT-004 CE-MLT-002 CE-PWR-002 CE-AIM-002 CE-RCK-003 */
export const EFFECTS_ON_ATTACKS: readonly AnyContribution[] = [
  adds(AttackBonus, (_view, _who, _against, { power }) => 2 * power, {
    rule: 'CE-PWR-002',
    label: 'Power Attack',
    only: 'with a Power Attack in melee',
    when: (_view, _who, _against, { power, form }) => power > 0 && form === 'melee',
  }),
  adds(AttackBonus, (_view, _who, _against, { power }) => 2 * power, {
    rule: 'CE-AIM-002',
    label: 'Deadly Aim',
    only: 'with a Deadly Aim from afar',
    when: (_view, _who, _against, attack) => attack.power > 0 && isRanged(attack),
  }),
  adds(AttackAdvantage, (_view, _who, _against, { earlier }) => -earlier, {
    rule: 'CE-ACT-004',
    label: 'attacks before this',
    only: 'after other attacks in this turn',
    when: (_view, _who, _against, { earlier }) => earlier > 0,
  }),
  adds(AttackAdvantage, (_view, _who, _against, { volley }) => -volley, {
    rule: 'CE-MLT-002',
    label: 'several attacks at once',
    only: 'for several attacks at once',
    when: (_view, _who, _against, { volley }) => volley > 0,
  }),
  adds(AttackAdvantage, (_view, _who, _against, { reckless }) => -reckless, {
    rule: 'CE-RCK-003',
    label: 'Reckless Attack',
    only: 'with a Reckless Attack',
    when: (_view, _who, _against, { reckless }) => reckless > 0,
  }),
  adds(AttackAdvantage, 1, { rule: 'CE-STD-001', label: 'charging', only: 'in a charge', when: (_view, _who, _against, { charging }) => charging }),
];
