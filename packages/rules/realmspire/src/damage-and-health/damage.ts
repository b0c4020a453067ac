import { defineQuery, defineRoll, type Id, type Play, type Pool, plainSum, type View } from '@riposte/kernel';
import type { Attack } from '../attacking-and-defending/ways.ts';
import { type Attribute, bonus, fighter } from '../characters/fighter.ts';
import { isWeapon, shieldOf, weaponAt } from '../gear/in-hand.ts';
import type { Dice } from '../gear/weapons.ts';
import { endOfNextTurn, renew } from '../initiative-structure/clocks.ts';
import { ruled } from '../rulings.ts';
import { FLAMES, isInFlames, spendWard } from '../using-magic/effects.ts';
import { spellAt } from '../using-magic/spells.ts';
import { type Armour, ArmourRating, BlockRating, chooseArmour, NATURAL, UNPROTECTED } from './armour.ts';
import { type DamageType, isMagical, isPhysical } from './damage-types.ts';
import { fall, type Kills } from './dying.ts';
import { Scorched } from './healing.ts';
import { Hurt } from './health.ts';
import { type Location, locate } from './hit-location.ts';
import { ResistanceTo, VulnerabilityTo } from './resistance.ts';
import { awake } from './unconscious.ts';

/** Points added to the damage of a weapon by the attribute that struck. @rule RS-RES-005 */
export const DamageBonus = defineQuery<Attribute>('damage bonus', {
  rule: 'RS-RES-005',
  from: 'half the attribute that struck',
  base: (view, who, _against, attribute) => bonus(fighter(view, who)[attribute]),
  combine: plainSum,
});

export const DamageRoll = defineRoll('damage', { rule: 'RS-RES-005', title: 'damage' });
export const ExtraRoll = defineRoll('extra-damage', { rule: 'R-GEAR', title: 'extra damage' });

/** How a hit lands. */
export interface Hit {
  readonly blocked: boolean;
  /** Where the attacker chose to hit; the damage die is at its maximum. */
  readonly precise: Location | null;
  /** Only half of it comes through. */
  readonly halved: boolean;
}

/** The damage of an attack that hits: dice and half the attribute that the attack used; further dice apart. @rule RS-RES-005 RS-RES-010 RS-MAN-013 */
export function rollDamage(play: Play, attack: Attack, hit: Hit): void {
  const { by, at, attribute } = attack;
  const where = locate(play, by, at, hit.precise);
  const armour = chooseArmour(play, at);
  if (attack.spell >= 0) {
    const { damage, type, throughMetal } = spellAt(play, attack.spell);
    if (damage === null) return;
    const points = play.roll(DamageRoll, by, damage.pool);
    return takeDamage(play, at, {
      points: hit.halved ? Math.floor(points / 2) : points,
      type,
      blocked: hit.blocked,
      armour,
      where,
      throughMetal,
      kills: 'struck',
    });
  }
  const weapon = weaponAt(play, attack.weapon);
  if (weapon.damage === null) return;
  const more = weapon.mechanical ? 0 : DamageBonus(play, by, at, attribute);
  const points = rollDice(play, by, weaponDice(play, attack), hit.precise !== null) + more;
  const extras = extrasOf(play, attack).map(({ pool, type }) => ({ points: play.roll(ExtraRoll, by, pool), type }));
  const how = {
    blocked: hit.blocked,
    armour,
    where,
    throughMetal: false,
    kills: attack.weapon >= 0 || shieldOf(play, by) !== null ? ('struck' as const) : ('never' as const),
  };
  takeDamage(play, at, ...byType([{ points, type: weapon.type }, ...extras]).map((damage) => ({ ...damage, ...how })));
}

type Damage = Pick<Portion, 'points' | 'type'>;

/** The damage of one blow, one portion for each type: resistance, vulnerability and shield count once for it. @rule RS-RSV-002 RS-RSV-005 */
function byType(parts: readonly Damage[]): Damage[] {
  const types = [...new Set(parts.map(({ type }) => type))];
  return types.map((type) => ({ type, points: parts.reduce((sum, part) => (part.type === type ? sum + part.points : sum), 0) }));
}

/** All dice of the weapon show their maximum when the hit is precise. @rule RS-MAN-013 */
const rollDice = (play: Play, by: Id, dice: Dice, precise: boolean): number => (precise ? dice.most : play.roll(DamageRoll, by, dice.pool));

/** The dice of a weapon as it is used: others in both hands. */
export function weaponDice(view: View, { by, how, weapon }: Pick<Attack, 'by' | 'how' | 'weapon'>): Dice {
  const { damage, versatile } = weaponAt(view, weapon);
  return versatile !== null && how === 'melee' && fighter(view, by).grip === 2 ? versatile : damage!;
}

/** Further dice of the attack; only a weapon burns, no fist and no shield (R-MAGIC). */
function extrasOf(view: View, { by, how, weapon }: Attack): readonly { readonly pool: Pool; readonly type: DamageType }[] {
  const { extra } = weaponAt(view, weapon);
  const own = extra === null ? [] : [{ pool: extra.dice.pool, type: extra.type }];
  return how === 'melee' && isWeapon(view, weapon) && isInFlames(view, by, weapon) ? [...own, FLAMES] : own;
}

/** One portion of damage on its way. */
export interface Portion {
  readonly points: number;
  readonly type: DamageType;
  readonly blocked: boolean;
  /** The source of the Armour Rating; UNPROTECTED for none. */
  readonly armour: number;
  readonly where: Location | null;
  /** Whether metal armour does not protect from it by magic. */
  readonly throughMetal: boolean;
  /** Whether it makes its target dying: a strike also one who lies there, flames only deep below 0, bare hands never (R-DYING, R-GEAR). */
  readonly kills: Kills;
}

/** Damage without weapon or armour in play: poison, fire. */
export const bare = (points: number, type: DamageType): Portion => ({
  points,
  type,
  blocked: false,
  armour: NATURAL,
  where: null,
  throughMetal: false,
  kills: 'deep',
});

/** Takes the portions of one blow, each reduced by itself, a ward once for all, with what they set off together. */
export function takeDamage(play: Play, who: Id, ...portions: readonly Portion[]): void {
  const wasDown = !awake(play, who);
  const reduced = portions.map((portion) => damageTaken(play, who, portion));
  let warded = reduced.some((points) => points > 0) ? spendWard(play, who) : 0;
  let worst: Kills | null = null;
  for (const [i, { type, kills }] of portions.entries()) {
    const points = Math.max(0, reduced[i] - warded);
    warded = Math.max(0, warded - reduced[i]);
    Hurt(play, who, points);
    // A strike at one who lies there is one, whatever armour leaves of it.
    if (kills === 'struck' || (points > 0 && worst === null)) worst = kills;
    if (points > 0 && type === 'fire') renew(play, who, Scorched, { until: endOfNextTurn(play, who) });
  }
  if (worst !== null) fall(play, who, wasDown, worst);
}

/**
 * Damage after vulnerability, armour, a shield that blocked, and resistance; never below 0, taken to 0 once at the end.
 * @rule RS-RSV-002 RS-RSV-003 RS-RSV-005 RS-DTY-002 RS-RSV-006
 */
function damageTaken(view: View, who: Id, portion: Portion): number {
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
  const armour = portion.armour !== UNPROTECTED && covers(view, portion) ? ArmourRating(view, who, undefined, portion.armour) : 0;
  return blocked ? ruled(view).blockedBy(armour, block) : armour;
}

/** Half of the rating, rounded down, of armour that protects from magic. @rule RS-ARM-006 */
function magicArmour(view: View, who: Id, { armour, throughMetal }: Portion): number {
  if (armour < 0 || throughMetal || !(view.rules.things[armour] as Armour).magic) return 0;
  return Math.floor(ArmourRating(view, who, undefined, armour) / 2);
}

/** Partial armour leaves the head bare, where locations matter. @rule RS-MAN-012 */
function covers(view: View, { armour, where }: Portion): boolean {
  return !ruled(view).locationMatters || where !== 'head' || armour === NATURAL || (view.rules.things[armour] as Armour).level === 'full armour';
}
