import { type AnyContribution, adds, defineChange, defineIntent, defineRoll, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { endOfNextTurn, needsSimple, paySimple } from './actions.ts';
import { side, squaresBetween } from './board.ts';
import { alive, Bleeding, Helpless, Locked } from './conditions.ts';
import { d20, degreesOver, sizesLarger } from './d20.ts';
import { ATTRIBUTES, type Attribute, type Fighter, fighter, opponents } from './fighter.ts';
import { ARMED, type Attack, AttackAdvantage, AttackBonus, DefenceValue } from './numbers.ts';
import { parryAgainst } from './parry.ts';
import { ruled } from './rulings.ts';
import { strain } from './stamina.ts';
import { canStrike, letGo, strikers, weaponOf } from './weapon.ts';
import { wound } from './wounds.ts';

export const AttackRoll = defineRoll('attack', { rule: 'CE-ATK-002', title: 'attack' });

/** The attack on the table: total and value, before anybody answers it. */
export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _total: number, _value: number): void => {}, {
  names: [0, 1],
  reveals: true,
  say: (name, by, at, total, value) => `${name(by)} attacks ${name(at)}: ${total} against ${value}`,
});

export const Deflected = defineChange('deflected', (_store, _at: Id, _by: Id): void => {}, {
  names: [0, 1],
  say: (name, at, by) => `${name(at)} parries ${name(by)}`,
});

export const AttackMade = defineChange('attack-made', (store, who: Id): void => {
  (store.edit(who) as Fighter).attacks++;
});

const NATURAL_20 = 20;
/** Outcomes of a roll that misses; a hit keeps its face. */
const MISS = 0;
const MISS_WITH_1 = -1;

/**
 * An attack from its roll to its end: roll, hit or miss, parry, natural 1 and size, part and injuries, strain.
 * Returns whether it hit.
 * @rule CE-ATK-001 CE-INJ-003 CE-INJ-021 CE-CRT-001 CE-CRT-002
 */
export function resolve(play: Play, attack: Attack): boolean {
  const { by, at, part } = attack;
  const value = DefenceValue(play, at, by, ARMED);
  const bonus = AttackBonus(play, by, at, attack);
  const face = play.roll(AttackRoll, by, d20(play, AttackAdvantage(play, by, at, attack)), (shown) =>
    shown === NATURAL_20 || shown + bonus > value ? shown : shown === 1 ? MISS_WITH_1 : MISS,
  );
  if (face <= MISS) return miss(play, attack, face === MISS_WITH_1, 1 + bonus < value);

  const total = face + bonus;
  Attacked(play, by, at, total, value);
  const graze = total < value;
  const critical = !graze && face >= weaponOf(play, part)!.threat;
  const rolled = graze ? 0 : degreesOver(play, total, value) + (critical ? 1 : 0) + (play.has(at, Helpless) ? 1 : 0);
  const parried = parryAgainst(play, attack, total, rolled);
  const { naturalOne, parryAfterSize, strainDegrees } = ruled(play);
  const change = graze ? 0 : -sizesLarger(play, by, at) - (face === 1 ? naturalOne.degrees : 0);
  if (parried > 0 && rolled - parried + (parryAfterSize ? change : 0) < 0) {
    Deflected(play, at, by);
    return false;
  }
  const degrees = rolled - parried + change;
  const reach = Math.min(degrees - (face === 1 ? naturalOne.reach : 0), weaponOf(play, part)!.reach);
  if (face === 1 && ruled(play).anyNaturalOneLocks) lock(play, attack);
  if (reach >= 0) wound(play, by, at, degrees, reach);
  strain(play, at, 1 + (graze ? 0 : Math.max(0, strainDegrees(degrees, rolled))));
  if (critical) criticalEffect(play, attack);
  return true;
}

/** A natural 1 below the DV costs the weapon. @rule CE-CRT-008 CE-CRT-010 CE-CRT-011 */
function miss(play: Play, attack: Attack, one: boolean, below: boolean): false {
  Missed(play, attack.by, attack.at);
  if (!one) return false;
  if (weaponOf(play, attack.part)!.natural) {
    if (below || ruled(play).anyNaturalOneLocks) lock(play, attack);
  } else if (below) letGo(play, attack.part);
  return false;
}

export const Missed = defineChange('missed', (_store, _by: Id, _at: Id): void => {}, {
  names: [0, 1],
  say: (name, by, at) => `${name(by)} misses ${name(at)}`,
});

/** @rule CE-CRT-011 */
function lock(play: Play, { by, part }: Attack): void {
  if (weaponOf(play, part)!.natural) give(play, part, Locked, { until: endOfNextTurn(play, by) });
}

/** The weapon's own effect. @rule CE-CRT-003 CE-CRT-004 */
function criticalEffect(play: Play, { by, at, part }: Attack): void {
  const weapon = weaponOf(play, part)!;
  if (weapon.bleed > 0 && fighter(play, at).con !== null) give(play, at, Bleeding, { source: by, value: weapon.bleed });
  if (weapon.strain > 0) strain(play, at, weapon.strain);
}

/** The bonus or penalty of size, doubled for each further category; no parry has it. @rule CE-SIZ-001 CE-SIZ-002 CE-PAR-003 */
function sizeBonus(view: View, who: Id, against: Id): number {
  const larger = sizesLarger(view, who, against);
  return larger === 0 ? 0 : Math.sign(larger) * ruled(view).sizeValue(Math.abs(larger));
}

export const EFFECTS_ON_ATTACKS: readonly AnyContribution[] = [
  adds(AttackBonus, sizeBonus, {
    rule: 'CE-SIZ-001',
    label: 'size',
    when: (view, who, against, { way }) => way !== 'parry' && sizesLarger(view, who, against) !== 0,
  }),
  adds(AttackAdvantage, (_view, _who, _against, { earlier }) => -earlier, {
    rule: 'CE-ACT-004',
    label: 'attacks before this',
    when: (_view, _who, _against, { earlier }) => earlier > 0,
  }),
];

/** Whether somebody stands within melee reach. @rule CE-MEL-001 */
export function inReach(view: View, who: Id, of: Id): boolean {
  return squaresBetween(view, of, who) <= side(fighter(view, of).size);
}

export interface StrikeWith {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
}

/** The parameters of a melee attack: the part that strikes, whom, and by which attribute. @rule CE-ATK-007 CE-MEL-001 CE-MEL-002 */
export const STRIKE_WITH = {
  weapon: oneOf<{ readonly by: Id }, Id>({
    rule: 'CE-MEL-001',
    candidates: (view, { by }) => strikers(view, by),
    check(view, { by }, part, refuse) {
      if (!fighter(view, by).parts.includes(part)) refuse('CE-MEL-001', 'no part of the attacker');
      else if (!canStrike(view, part)) refuse('CE-MEL-001', 'nothing to strike with there');
    },
  }),
  at: oneOf<{ readonly by: Id }, Id>({
    rule: 'CE-MEL-001',
    candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at) && inReach(view, at, by)),
    check(view, { by }, at, refuse) {
      if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('CE-ATK-001', 'no such target');
      if (!alive(view, at)) refuse('CE-ATK-001', 'the target is dead');
      if (!inReach(view, at, by)) refuse('CE-MEL-001', 'out of reach');
    },
  }),
  attribute: oneOf<{ readonly by: Id }, Attribute>({ rule: 'CE-MEL-002', candidates: () => ATTRIBUTES }),
};

/** @rule CE-ACT-002 CE-ACT-003 CE-ACT-004 */
export const Strike = defineIntent<StrikeWith>('strike', {
  rule: 'CE-ACT-003',
  title: 'Attack',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: STRIKE_WITH,
  perform(play, by, { weapon, at, attribute }) {
    paySimple(play, by);
    const earlier = fighter(play, by).attacks;
    AttackMade(play, by);
    return resolve(play, { by, at, part: weapon, attribute, way: 'action', earlier });
  },
});
