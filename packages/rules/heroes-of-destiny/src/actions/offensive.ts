import { adds, defineAsk, defineIntent, defineRoll, die, type Id, oneOf, oneWord, type Play, type Refuse, type View } from '@riposte/kernel';
import { isRanged, meleeWeapon, rangeOf, weaponAt } from '../catalogue/weapon.ts';
import { interposed } from '../grappling/interpose.ts';
import { Helpless } from '../health/alive.ts';
import { type KnockOut, record } from '../health/damage.ts';
import { Stamina } from '../health/stamina.ts';
import { LEVELS, levelOf } from '../health/wound-levels.ts';
import { openLevel, WoundSteps } from '../health/wounds.ts';
import { type Attack, AttackBonus, weaponAttack } from '../rolls/attack.ts';
import { attackRoll, finalDamage, resolve } from '../rolls/attack-roll.ts';
import { foe, meleeFoe, weaponAllowed } from '../rolls/targets.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { giveForRounds } from '../sequence/rounds.ts';
import { fighter } from '../state/fighter.ts';
import { COSTS, weaponAp } from './costs.ts';
import { dropAt, LoadedSet } from './items.ts';

/** One attack on a target in range. @rule HD-OFF-011 */
export const StandardAttack = defineIntent<{ readonly at: Id }>('attack', {
  rule: 'HD-OFF-011',
  title: 'Standard attack',
  tags: ['action', 'attack'],
  available: needsAp,
  params: { at: foe((view, by) => rangeOf(weaponAt(view, fighter(view, by).weapon))) },
  check: (view, by, { at }, refuse) => weaponAllowed(view, by, at, fighter(view, by).weapon, refuse),
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAp(view, fighter(view, by).weapon, null) }],
  perform(play, by, { at }) {
    const attack = weaponAttack(play, by, at, 'attack', 0);
    resolve(play, attack);
    spent(play, by, at, attack);
    return true;
  },
});

/** After a shot: the weapon must be loaded again, the thrown one lies where it flew. */
function spent(play: Play, by: Id, at: Id, { weapon: code, way }: Attack): void {
  const weapon = weaponAt(play, code);
  if (weapon.load > 0) LoadedSet(play, by, false, code);
  if (way === 'ranged' && !isRanged(weapon)) dropAt(play, by, code, fighter(play, at).at);
}

export const ExtraDamage = defineRoll('damage', { rule: 'HD-OFF-013', title: 'extra damage' });

type Target = { readonly at: Id };

/** What is the same for every attack with a melee weapon or the bare hands. */
const IN_MELEE = {
  tags: ['action', 'attack'],
  available: needsAp,
  params: { at: meleeFoe },
  check: (view: View, by: Id, { at }: Target, refuse: Refuse): void => weaponAllowed(view, by, at, meleeWeapon(view, by), refuse),
};

const NONLETHAL = -2;
const HELPLESS_ROUNDS = 2;

/** How bad a nonlethal wound is: any level up to the one the damage indicates. @rule HD-OFF-003 */
export const ChooseLevel = defineAsk<{ readonly at: Id; readonly most: number }, number>('choose-level', {
  rule: 'HD-OFF-003',
  answer: oneOf({ rule: 'HD-OFF-003', candidates: (_view, { about: { most } }) => Array.from({ length: most }, (_, i) => i + 1) }),
  fallback: (_view, _who, { most }) => Math.min(most, LEVELS.length - 1),
});

/** Whom a nonlethal wound would knock out: unconscious without dying, or awake and helpless. @rule HD-OFF-004 HD-OFF-005 */
export const ChooseMercy = defineAsk<Target, KnockOut>('choose-mercy', {
  rule: 'HD-OFF-004',
  answer: oneWord('HD-OFF-005', () => ['unconscious', 'helpless']),
  fallback: () => 'unconscious',
});

/** One melee attack at -2 that wounds no worse than the attacker wants. The weapon's special properties do not count. @rule HD-OFF-001 HD-OFF-002 HD-OFF-003 */
export const NonlethalAttack = defineIntent<Target>('nonlethal-attack', {
  rule: 'HD-OFF-001',
  title: 'Nonlethal attack',
  ...IN_MELEE,
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAp(view, meleeWeapon(view, by), null) }],
  perform(play, by, { at: meant }) {
    const attack = interposed(play, { ...weaponAttack(play, by, meant, 'nonlethal-attack', 0, meleeWeapon(play, by)), piercing: 0 });
    const { at } = attack;
    const outcome = attackRoll(play, attack);
    if (!outcome.hit) return true;
    const indicated = levelOf(finalDamage(play, attack, outcome, 0));
    if (indicated === 0) return true;
    const most = Math.min(LEVELS.length, indicated + WoundSteps(play, by, at, attack));
    const level = play.ask(ChooseLevel, by, { at, most });
    record(play, at, openLevel(play, at, level), by, () => {
      const fate = play.ask(ChooseMercy, by, { at });
      if (fate === 'helpless') giveForRounds(play, at, Helpless, by, HELPLESS_ROUNDS);
      return fate;
    });
    return true;
  },
});

/** @rule HD-OFF-001 */
export const NONLETHAL_PENALTY = [
  adds(AttackBonus, NONLETHAL, {
    rule: 'HD-OFF-001',
    label: 'nonlethal',
    only: 'on a nonlethal attack',
    when: (_view, _who, _against, attack) => attack.act === 'nonlethal-attack',
  }),
];

/** One melee attack, cheaper by 2 AP, whose wound is a level lower. @rule HD-OFF-006 HD-OFF-007 */
export const QuickAttack = defineIntent<Target>('quick-attack', {
  rule: 'HD-OFF-006',
  title: 'Quick attack',
  ...IN_MELEE,
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAp(view, meleeWeapon(view, by), 'quick-attack') }],
  perform(play, by, { at }) {
    resolve(play, weaponAttack(play, by, at, 'quick-attack', -1, meleeWeapon(play, by)));
    return true;
  },
});

const d6 = die(6);

/** One melee attack, dearer, with 1d6 more damage on a hit. @rule HD-OFF-012 HD-OFF-013 */
export const StrongAttack = defineIntent<Target>('strong-attack', {
  rule: 'HD-OFF-012',
  title: 'Strong attack',
  ...IN_MELEE,
  price: (view, by) => [
    { resource: ActionPoints, amount: weaponAp(view, meleeWeapon(view, by), 'strong-attack') },
    { resource: Stamina, amount: COSTS['strong-attack'].stamina },
  ],
  perform(play, by, { at }) {
    resolve(play, weaponAttack(play, by, at, 'strong-attack', 0, meleeWeapon(play, by)), (p) => p.roll(ExtraDamage, by, d6));
    return true;
  },
});
