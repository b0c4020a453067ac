import { carried, defineAsk, defineChange, defineRoll, die, end, give, type Id, oneOf, type Play, type Pool, type View } from '@riposte/kernel';
import { endOfNextTurn } from '../actions-in-combat/action-points.ts';
import type { Armour } from './armour.ts';
import { awake, Scorched } from './unconscious.ts';
import { type DamageType, isMagical, isPhysical } from './damage-types.ts';
import { fallen } from './dying.ts';
import { type Fighter, fighter, nameOf } from '../characters/fighter.ts';
import type { Dice } from '../gear/weapons.ts';
import { isWeapon, weaponAt, wornBy } from '../actions-in-combat/manipulate.ts';
import { ArmourRating, type Attack, BlockRating, DamageBonus, NATURAL, ResistanceTo, VulnerabilityTo } from '../characters/target-number.ts';
import { ruled } from '../rulings.ts';
import { FlameBlade, spellAt, Warded } from '../using-magic/spell.ts';

export const DamageRoll = defineRoll('damage', { rule: 'RS-RES-005', title: 'damage' });
export const ExtraRoll = defineRoll('extra-damage', { rule: 'R-GEAR', title: 'extra damage' });
export const LocationRoll = defineRoll('location', { rule: 'RS-MAN-012', title: 'hit location' });

/** Health lost; what goes below 0 is kept. @rule RS-HLT-001 */
export const Hurt = defineChange(
  'hurt',
  (store, who: Id, points: number): boolean => {
    if (points <= 0) return false;
    (store.edit(who) as Fighter).health -= points;
    return true;
  },
  { say: (name, who, points) => `${name(who)} takes ${points} damage` },
);

export const LOCATIONS = ['torso', 'legs', 'arms', 'head'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Where a hit went, for the record. @rule RS-MAN-012 */
export const Located = defineChange('located', (_store, _who: Id, _where: Location): void => {}, {
  say: (name, who, where) => `${name(who)} is hit: ${where}`,
});

/** How a hit lands. */
export interface Hit {
  readonly blocked: boolean;
  /** Where the attacker chose to hit, with the damage die at its maximum. */
  readonly precise: Location | null;
  /** Only half of it comes through. */
  readonly halved: boolean;
}

/** The damage of an attack that hits: dice and half the attribute that the attack used; other dice apart. @rule RS-RES-005 RS-RES-010 RS-MAN-013 */
export function rollDamage(play: Play, attack: Attack, hit: Hit): void {
  const { by, at, attribute } = attack;
  const where = locate(play, attack, hit);
  const armour = chooseArmour(play, at);
  if (attack.spell >= 0) {
    const { damage, type, throughMetal } = spellAt(play, attack.spell);
    if (damage === null) return;
    const points = play.roll(DamageRoll, by, damage.pool);
    return take(play, at, { points: hit.halved ? Math.floor(points / 2) : points, type, blocked: hit.blocked, armour, where, throughMetal });
  }
  const weapon = weaponAt(play, attack.weapon);
  if (weapon.damage === null) return;
  const more = weapon.mechanical ? 0 : DamageBonus(play, by, at, attribute);
  const points = thrown(play, by, diceOf(play, attack), hit.precise !== null) + more;
  const extras = extrasOf(play, attack).map(({ pool, type }) => ({ points: play.roll(ExtraRoll, by, pool), type }));
  const how = { blocked: hit.blocked, armour, where, throughMetal: false };
  take(play, at, { points, type: weapon.type, ...how }, ...extras.map((extra) => ({ ...extra, ...how })));
}

/** All dice of the weapon show their maximum when the hit is precise. @rule RS-MAN-013 */
const thrown = (play: Play, by: Id, dice: Dice, precise: boolean): number => (precise ? dice.most : play.roll(DamageRoll, by, dice.pool));

function diceOf(view: View, { by, how, weapon }: Attack): Dice {
  const { damage, versatile } = weaponAt(view, weapon);
  return versatile !== null && how === 'melee' && fighter(view, by).grip === 2 ? versatile : damage!;
}

const D6 = die(6);

/** Dice besides those of the weapon; what burns is a weapon, no fist or shield (R-MAGIC). */
function extrasOf(view: View, { by, how, weapon }: Attack): readonly { readonly pool: Pool; readonly type: DamageType }[] {
  const { extra } = weaponAt(view, weapon);
  const own = extra === null ? [] : [{ pool: extra.dice.pool, type: extra.type }];
  return how === 'melee' && isWeapon(view, weapon) && view.has(by, FlameBlade) ? [...own, { pool: D6, type: 'fire' }] : own;
}

const D10 = die(10);

/** 1 to 5 torso, 6 and 7 legs, 8 and 9 arms, 10 head (R-LOCATION). @rule RS-MAN-012 */
const locationOf = (face: number): Location => (face <= 5 ? 'torso' : face <= 7 ? 'legs' : face <= 9 ? 'arms' : 'head');

/** Where it hits: as chosen, or rolled where the table plays with locations; else nowhere in particular. @rule RS-MAN-012 */
function locate(play: Play, { by, at }: Attack, { precise }: Hit): Location | null {
  const where = precise ?? (ruled(play).locationMatters ? locationOf(play.roll(LocationRoll, by, D10)) : null);
  if (where !== null) Located(play, at, where);
  return where;
}

/** Sources of an Armour Rating: what is worn, by code, and natural armour. @rule RS-ARM-009 */
export function armourSources(view: View, who: Id): number[] {
  const worn = wornBy(view, who);
  return fighter(view, who).natural > 0 || worn.length === 0 ? [...worn, NATURAL] : worn;
}

/** The wearer chooses one of several ratings, before damage is rolled; by default the highest. @rule RS-ARM-009 RS-ARM-010 */
export const ChooseArmour = defineAsk<null, number>('choose-armour', {
  rule: 'RS-ARM-009',
  because: (view, who) => `${nameOf(view, who)} has several Armour Ratings, and only one counts`,
  open: (view, who) => armourSources(view, who).length > 1,
  answer: oneOf({ rule: 'RS-ARM-010', candidates: (view, { who }) => armourSources(view, who) }),
  fallback: (view, who) =>
    armourSources(view, who).reduce((best, one) => (ArmourRating(view, who, undefined, one) > ArmourRating(view, who, undefined, best) ? one : best)),
});

/** The source of the rating that counts. @rule RS-ARM-009 */
export const chooseArmour = (play: Play, who: Id): number => play.ask(ChooseArmour, who, null);

/** One portion of damage on its way. */
export interface Portion {
  readonly points: number;
  readonly type: DamageType;
  readonly blocked: boolean;
  /** The source of the Armour Rating. */
  readonly armour: number;
  readonly where: Location | null;
  /** Whether metal armour does not protect from it by magic. */
  readonly throughMetal: boolean;
}

/** Damage without weapon or armour in play: poison, fire, blood. */
export const bare = (points: number, type: DamageType): Portion => ({ points, type, blocked: false, armour: NATURAL, where: null, throughMetal: false });

/** Takes the portions of one blow, each reduced for itself, with all that they set off together. */
export function take(play: Play, who: Id, ...portions: readonly Portion[]): void {
  const wasDown = !awake(play, who);
  let isHurt = false;
  for (const portion of portions) {
    const points = warded(play, who, damageTaken(play, who, portion));
    Hurt(play, who, points);
    if (points > 0) isHurt = true;
    if (points > 0 && portion.type === 'fire') give(play, who, Scorched, { until: endOfNextTurn(play, who) });
  }
  if (isHurt) fallen(play, who, wasDown);
}

/** A ward takes its points off once (R-MAGIC). */
function warded(play: Play, who: Id, points: number): number {
  if (points <= 0) return points;
  const [ward] = carried(play, who, Warded);
  if (ward === undefined) return points;
  end(play, who, ward.id);
  return Math.max(0, points - ward.value);
}

/**
 * Damage after vulnerability, armour, a shield that blocked, and resistance; never below 0, taken to 0 once at the end.
 * @rule RS-RSV-002 RS-RSV-003 RS-RSV-005 RS-DTY-002 RS-RSV-006
 */
export function damageTaken(view: View, who: Id, portion: Portion): number {
  const { points, type } = portion;
  return Math.max(0, points + VulnerabilityTo(view, who, undefined, type) - protection(view, who, portion) - ResistanceTo(view, who, undefined, type));
}

/**
 * Armour against physical damage; a block adds the shield, half of it, rounded up, against magic; nothing against other types.
 * @rule RS-SHD-002 RS-SHD-003 RS-SHD-005 RS-ARM-007 RS-RES-010
 */
function protection(view: View, who: Id, portion: Portion): number {
  const { type, blocked } = portion;
  const block = blocked ? BlockRating(view, who) : 0;
  if (isMagical(type)) return Math.ceil(block / 2) + magicArmour(view, who, portion);
  if (!isPhysical(type)) return 0;
  const armour = covers(view, portion) ? ArmourRating(view, who, undefined, portion.armour) : 0;
  return blocked ? ruled(view).blockedBy(armour, block) : armour;
}

/** Half of the rating, rounded down, of armour that protects from magic. @rule RS-ARM-006 */
function magicArmour(view: View, who: Id, { armour, throughMetal }: Portion): number {
  if (armour === NATURAL || throughMetal || !(view.rules.things[armour] as Armour).magic) return 0;
  return Math.floor(ArmourRating(view, who, undefined, armour) / 2);
}

/** Partial armour leaves the head bare, where locations matter. @rule RS-MAN-012 */
function covers(view: View, { armour, where }: Portion): boolean {
  return !ruled(view).locationMatters || where !== 'head' || armour === NATURAL || (view.rules.things[armour] as Armour).level === 'full armour';
}
