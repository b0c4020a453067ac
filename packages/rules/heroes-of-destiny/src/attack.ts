import {
  type AnyIntent,
  defineAsk,
  defineChange,
  defineIntent,
  defineRoll,
  endAll,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  oneWord,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { sees } from '@riposte/space';
import { ailmentValue, Bleeding, Blinded } from './ailments.ts';
import { bearsFrom, Grappling } from './company.ts';
import { alive, Defending, Hidden } from './conditions.ts';
import { Circumstance, judged, LowWall } from './cover.ts';
import { board, bodyOf, Distance } from './distance.ts';
import { fighter, isFighter, scene } from './fighter.ts';
import { foesWithin } from './grid.ts';
import { interposed } from './interpose.ts';
import { dropAt } from './items.ts';
import { ALL_ARMOUR, type Attack, AttackBonus, BaseToughness, Damage, Defence, type Guard, SKILL_DEFENCES, Toughness, WoundSteps } from './numbers.ts';
import { withOpening } from './openings.ts';
import { ActionPoints, Initiative } from './pools.ts';

import { ruled } from './rulings.ts';
import { COSTS, type Costly } from './tables.ts';
import { halvedByWater, holdsOnWhileAttacking } from './water.ts';
import { hasTrait, isRanged, meleeWeapon, rangeOf, weaponAt } from './weapon.ts';
import { suffer } from './wounds.ts';

export const AttackRoll = defineRoll('attack', { rule: 'HD-ATK-001', title: 'attack' });

/** Whether somebody sees another: not blind, the other in view. */
export function canSee(view: View, who: Id, other: Id): boolean {
  return !view.has(who, Blinded) && !view.has(other, Hidden) && hasLine(view, who, other);
}

/** Whether rocks and walls leave a straight line between two; without one nothing can be attacked (R-GEAR). */
export function hasLine(view: View, a: Id, b: Id): boolean {
  const { board: described } = scene(view);
  return !('walls' in described || 'solid' in described) || sees(board(view), bodyOf(fighter(view, a)), bodyOf(fighter(view, b)));
}

const GUARDS = ['braced', ...SKILL_DEFENCES] as const;
type GuardChoice = (typeof GUARDS)[number];

function guardOf(attack: Attack, choice: GuardChoice): Guard {
  return choice === 'braced' ? { kind: attack.targets, braced: true } : { kind: choice, braced: false };
}

/** The defender in posture chooses its Defense when it is targeted, before the roll. @rule HD-COM-004 HD-COM-005 */
export const ChooseGuard = defineAsk<Attack, GuardChoice>('choose-guard', {
  rule: 'HD-COM-004',
  because: (view, _who, { by }) => `${fighter(view, by).name} attacks; the defensive posture gives +2 or another Defense`,
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
  say: (name, by, at, total, defence) => `${name(by)} ${total < defence ? 'misses' : 'hits'} ${name(at)}: ${total} against ${defence}`,
});

/** A critical roll moves initiative, whether it hits or not. @rule HD-CRT-001 HD-CRT-002 HD-CRT-003 */
export function swing(play: Play, by: Id, at: Id, roll: number): void {
  const { wild } = ruled(play);
  if (roll >= wild.success) {
    Initiative.gain(play, by, 2);
    Initiative.spend(play, at, 2);
  } else if (roll <= wild.failure) Initiative.spend(play, by, 2);
}

/** What an attack roll came to. */
export interface Outcome {
  readonly hit: boolean;
  readonly total: number;
  readonly defence: number;
}

/** Rolls an attack: it hits when it reaches the Defense. Penetrating attacks add their damage before. @rule HD-ATK-002 HD-ROL-001 HD-PEN-002 */
export function attackRoll(play: Play, attack: Attack): Outcome {
  const { by, at } = attack;
  const guard = guardAgainst(play, attack);
  const { modifier, lowWall } = judged(play, attack);
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

const MODERATE = 2;
const SEVERE = 3;

/** Concussive weapons shake, slicing ones open veins (R-GEAR). */
function weaponEffects(play: Play, { by, at, weapon, way }: Attack, level: number): void {
  if (way === 'spell' || weapon < 0 || !alive(play, at)) return;
  const { concussive, slicing } = weaponAt(play, weapon);
  if (concussive && level >= MODERATE) Initiative.spend(play, at, 2);
  if (slicing && level >= SEVERE && !hasTrait(play, fighter(play, at), 'bloodless')) {
    give(play, at, Bleeding, { source: by, value: ailmentValue({ level: 1, tn: 0, successes: 0 }) });
  }
}

/** An attack with a weapon in hand: a melee weapon strikes, or is thrown at whom it cannot reach. @rule HD-DEF-002 HD-UWC-006 HD-UWC-007 */
export function weaponAttack(view: View, by: Id, at: Id, act: string, steps: number, code = fighter(view, by).weapon): Attack {
  const weapon = weaponAt(view, code);
  const distance = Distance(view, by, at);
  const way = isRanged(weapon) || (weapon.thrown > 0 && distance > weapon.reach + 1) ? 'ranged' : 'melee';
  const { piercing, penetrating } = weapon;
  const wet = fighter(view, by).medium === 'underwater' && !weapon.aquatic && !hasTrait(view, fighter(view, by), 'aquatic');
  const damage = wet ? Math.floor(weapon.damage / 2) : weapon.damage;
  return { by, at, way, act, weapon: code, school: '', targets: way, distance, damage, piercing, penetrating, steps, element: '', stead: NOBODY };
}

/** Whether nothing but a lack of AP is against an act whose AP are paid already. */
export const isPaidFor = (view: View, intent: AnyIntent): boolean => view.refusals(intent).every((one) => one.rule === NO_AP);

const NO_AP = 'HD-APS-007';

/** Refuses an action without any AP; with too few it may be paid over several turns. @rule HD-APS-004 HD-APS-007 */
export function needsAp(view: View, by: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, by) < 1 && !scene(view).peace) refuse(NO_AP, 'no AP to spend');
}

/** A parameter: a foe at most so many yards away. */
export function foe<P extends object>(range: (view: View, by: Id, chosen: P) => number): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'HD-ATK-001',
    candidates: (view, { by, with: chosen }) => foesWithin(view, by, range(view, by, chosen)),
    check(view, { by, with: chosen }, at, refuse) {
      if (!isFighter(view, at) || fighter(view, at).side === fighter(view, by).side) return refuse('HD-ATK-001', 'no such target');
      if (!alive(view, at)) refuse('HD-ATK-001', 'the target is dead');
      if (Distance(view, by, at) > range(view, by, chosen)) refuse('HD-OFF-011', 'the target is out of range');
      if (!hasLine(view, by, at)) refuse('R-GEAR', 'a wall is between');
    },
  });
}

/** In a grapple one acts only against those in it. @rule HD-GRP-012 */
export function onlyInGrapple(view: View, by: Id, at: Id, refuse: Refuse): void {
  if (view.has(by, Grappling) && !bearsFrom(view, by, Grappling, at)) refuse('HD-GRP-012', 'in a grapple: only against those in it');
}

/** What stands against any attack with a weapon: in a grapple only those in it, with short weapons; no shots under water. @rule HD-GRP-012 HD-UWC-003 */
export function weaponAllowed(view: View, by: Id, at: Id, code: number, refuse: Refuse): void {
  const weapon = weaponAt(view, code);
  onlyInGrapple(view, by, at, refuse);
  if (view.has(by, Grappling) && (weapon.reach > 0 || isRanged(weapon))) refuse('HD-GRP-012', 'in a grapple: only weapons of reach 0');
  if (fighter(view, by).medium === 'underwater' && !hasTrait(view, fighter(view, by), 'aquatic') && rangedAt(view, by, at, code)) {
    refuse('HD-UWC-003', 'no ranged attacks under water');
  }
  if (weapon.load > 0 && !fighter(view, by).loaded) refuse('R-GEAR', 'not loaded');
}

const rangedAt = (view: View, by: Id, at: Id, code: number): boolean => {
  const weapon = weaponAt(view, code);
  return isRanged(weapon) || Distance(view, by, at) > weapon.reach + 1;
};

/** AP of an attack: those of the weapon and what the kind of attack adds, at least 2. */
export function weaponAp(view: View, code: number, kind: Costly | null): number {
  const { ap } = weaponAt(view, code);
  return kind === null ? ap : Math.max(2, ap + COSTS[kind].ap);
}

export const LoadedSet = defineChange('loaded-set', (store, who: Id, loaded: boolean): boolean => {
  const f = store.state.entities[who] as { loaded?: boolean };
  if (f.loaded === loaded) return false;
  (store.edit(who) as { loaded?: boolean }).loaded = loaded;
  return true;
});

/** After a shot: the weapon must be loaded again, the thrown one lies where it flew. */
export function spent(play: Play, by: Id, at: Id, { weapon: code, way }: Attack): void {
  const weapon = weaponAt(play, code);
  if (weapon.load > 0) LoadedSet(play, by, false);
  if (way === 'ranged' && !isRanged(weapon)) dropAt(play, by, code, fighter(play, at).at);
}

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

/** A melee attack needs a melee weapon, or the bare hands. */
export const meleeFoe = foe((view, by) => weaponAt(view, meleeWeapon(view, by)).reach + 1);
