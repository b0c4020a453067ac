import { defineAsk, defineChange, endAll, give, type Id, oneWord, type Play, type View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { withOpening } from '../actions/openings.ts';
import { hasTrait, weaponAt } from '../catalogue/weapon.ts';
import { interposed } from '../grappling/interpose.ts';
import { ailmentValue } from '../health/ailments.ts';
import { alive } from '../health/alive.ts';
import { Bleeding, holdsOnWhileAttacking, suffer } from '../health/damage.ts';
import { ALL_ARMOUR, BaseToughness, Toughness } from '../health/toughness.ts';
import { MODERATE, SEVERE } from '../health/wound-levels.ts';
import { WoundSteps } from '../health/wounds.ts';
import { ruled } from '../rulings.ts';
import { Initiative } from '../sequence/initiative.ts';
import { halvedByWater } from '../situations/underwater.ts';
import { fighter } from '../state/fighter.ts';
import { type Attack, AttackBonus, Damage } from './attack.ts';
import { AttackRoll, swing } from './critical-rolls.ts';
import { Defence, type Guard, SKILL_DEFENCES } from './defence.ts';
import { Circumstance, gmRulings, LowWall } from './modifiers.ts';
import { canSee } from './sight.ts';

const GUARDS = ['braced', ...SKILL_DEFENCES] as const;
type GuardChoice = (typeof GUARDS)[number];

function guardOf(attack: Attack, choice: GuardChoice): Guard {
  return choice === 'braced' ? { kind: attack.targets, braced: true } : { kind: choice, braced: false };
}

/** The defender in posture chooses its Defense when it is targeted, before the roll. @rule HD-COM-004 HD-COM-005 */
export const ChooseGuard = defineAsk<Attack, GuardChoice>('choose-guard', {
  rule: 'HD-COM-004',
  answer: oneWord('HD-COM-004', () => GUARDS),
  fallback: (view, who, attack) => {
    const worth = (choice: GuardChoice): number => Defence(view, who, attack.by, guardOf(attack, choice));
    return GUARDS.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
  },
});

/** The Defense that the attack must reach: the one it targets, or what a defender who sees it puts in its place. @rule HD-DEF-002 HD-COM-004 HD-COM-006 */
function guardAgainst(play: Play, attack: Attack): Guard {
  const open = (attack.targets === 'melee' || attack.targets === 'ranged') && play.has(attack.at, Defending) && canSee(play, attack.at, attack.by);
  return open ? guardOf(attack, play.ask(ChooseGuard, attack.at, attack)) : { kind: attack.targets, braced: false };
}

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _total: number, _defence: number): void => {}, {
  names: [0, 1],
});

/** What an attack roll came to. */
interface Outcome {
  readonly hit: boolean;
  readonly total: number;
  readonly defence: number;
}

/** Rolls an attack: it hits when it reaches the Defense. Penetrating attacks add their damage before. @rule HD-ATK-002 HD-ROL-001 HD-PEN-002 */
export function attackRoll(play: Play, attack: Attack): Outcome {
  const { by, at } = attack;
  const guard = guardAgainst(play, attack);
  const { modifier, lowWall } = gmRulings(play, attack);
  if (modifier !== 0) give(play, by, Circumstance, { value: modifier });
  if (lowWall !== 0) give(play, at, LowWall, { value: lowWall });
  const defence = withOpening(play, attack, Defence(play, at, by, guard));
  const bonus = AttackBonus(play, by, at, attack);
  const harm = attack.penetrating ? Damage(play, by, at, attack) : 0;
  endAll(play, by, Circumstance);
  endAll(play, at, LowWall);
  const holds = holdsOnWhileAttacking(play, by);
  const roll = play.roll(AttackRoll, by, ruled(play).wild.dice);
  const total = roll + bonus + harm;
  Attacked(play, by, at, total, defence);
  swing(play, by, at, roll);
  return { hit: holds && total >= defence, total, defence };
}

/** Final damage of a hit: roll and damage, less Defense and Toughness. @rule HD-THR-003 HD-THR-006 HD-ATK-004 HD-TGH-001 HD-TGH-004 */
export function finalDamage(view: View, attack: Attack, { total, defence }: Outcome, extra: number): number {
  const { by, at } = attack;
  const dealt = total + (attack.penetrating ? 0 : Damage(view, by, at, attack)) + extra;
  const toughness = attack.piercing >= ALL_ARMOUR ? BaseToughness : Toughness;
  return halvedByWater(view, attack, dealt) - defence - toughness(view, at, by, attack);
}

/** An attack that wounds. `extra` is damage that a hit adds. Returns the level of the wound. */
export function resolve(play: Play, planned: Attack, extra: (play: Play) => number = () => 0): number {
  const attack = interposed(play, planned);
  const { by, at } = attack;
  const outcome = attackRoll(play, attack);
  if (!outcome.hit) return 0;
  const damage = finalDamage(play, attack, outcome, extra(play));
  const level = suffer(play, at, damage, WoundSteps(play, by, at, attack), by);
  weaponEffects(play, attack, level);
  return level;
}

/** Concussive weapons shake, slicing ones open veins (R-GEAR). */
function weaponEffects(play: Play, { by, at, weapon, way }: Attack, level: number): void {
  if (way === 'spell' || weapon < 0 || !alive(play, at)) return;
  const { concussive, slicing } = weaponAt(play, weapon);
  if (concussive && level >= MODERATE) Initiative.spend(play, at, 2);
  if (slicing && level >= SEVERE && !hasTrait(play, fighter(play, at), 'bloodless')) {
    give(play, at, Bleeding, { source: by, value: ailmentValue({ level: 1, tn: 0, successes: 0 }) });
  }
}
