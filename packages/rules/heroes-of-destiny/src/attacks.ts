import { adds, defineAsk, defineIntent, die, type Id, oneOf, oneWord, type Refuse, type View } from '@riposte/kernel';
import { attackRoll, finalDamage, meleeFoe, needsAp, resolve, weaponAllowed, weaponAp, weaponAttack } from './attack.ts';
import { Helpless } from './conditions.ts';
import { fighter } from './fighter.ts';
import { interposed } from './interpose.ts';
import { AttackBonus, WoundSteps } from './numbers.ts';
import { ActionPoints, Stamina } from './pools.ts';
import { giveForRounds } from './rounds.ts';
import { COSTS, LEVELS } from './tables.ts';
import { meleeWeapon } from './weapon.ts';
import { ExtraDamage, type KnockOut, levelOf, openLevel, record } from './wounds.ts';

type At = { readonly at: Id };

/** What is the same for every attack with a melee weapon or the bare hands. */
const IN_MELEE = {
  tags: ['action', 'attack'],
  available: needsAp,
  params: { at: meleeFoe },
  check: (view: View, by: Id, { at }: At, refuse: Refuse): void => weaponAllowed(view, by, at, meleeWeapon(view, by), refuse),
};

const NONLETHAL = -2;
const HELPLESS_ROUNDS = 2;

/** How bad a nonlethal wound is: any level up to the one the damage indicates. @rule HD-OFF-003 */
export const ChooseLevel = defineAsk<{ readonly at: Id; readonly most: number }, number>('choose-level', {
  rule: 'HD-OFF-003',
  because: (view, _who, { at }) => `your nonlethal attack hits ${fighter(view, at).name}; how hard?`,
  answer: oneOf({ rule: 'HD-OFF-003', candidates: (_view, { about: { most } }) => Array.from({ length: most }, (_, i) => i + 1) }),
  fallback: (_view, _who, { most }) => Math.min(most, LEVELS.length - 1),
});

/** Whom a nonlethal wound would knock out: unconscious without dying, or awake and helpless. @rule HD-OFF-004 HD-OFF-005 */
export const ChooseMercy = defineAsk<At, KnockOut>('choose-mercy', {
  rule: 'HD-OFF-004',
  because: (view, _who, { at }) => `${fighter(view, at).name} would fall unconscious, and will not die of it`,
  answer: oneWord('HD-OFF-005', () => ['unconscious', 'helpless']),
  fallback: () => 'unconscious',
});

/** One melee attack at -2 that wounds no worse than wanted; what the weapon does besides does not count. @rule HD-OFF-001 HD-OFF-002 HD-OFF-003 */
export const NonlethalAttack = defineIntent<At>('nonlethal-attack', {
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
export const ALWAYS = [
  adds(AttackBonus, NONLETHAL, {
    rule: 'HD-OFF-001',
    label: 'nonlethal',
    only: 'on a nonlethal attack',
    when: (_view, _who, _against, attack) => attack.act === 'nonlethal-attack',
  }),
];

/** One melee attack, cheaper by 2 AP, whose wound is a level lower. @rule HD-OFF-006 HD-OFF-007 */
export const QuickAttack = defineIntent<At>('quick-attack', {
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
export const StrongAttack = defineIntent<At>('strong-attack', {
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

export const INTENTS = [NonlethalAttack, QuickAttack, StrongAttack];
export const ASKS = [ChooseLevel, ChooseMercy];
