import { defineAsk, defineChange, defineIntent, defineRoll, type Id, type IntentContext, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { alive, Defending } from './conditions.ts';
import { fighter } from './fighter.ts';
import { distance, foesWithin } from './grid.ts';
import { type Attack, AttackBonus, Damage, Defence, type Guard, SKILL_DEFENCES, Toughness, WoundSteps } from './numbers.ts';
import { ActionPoints, Initiative } from './pools.ts';
import { ruled } from './rulings.ts';
import { isRanged, rangeOf, weaponAt } from './weapon.ts';
import { suffer } from './wounds.ts';

export const AttackRoll = defineRoll('attack', { rule: 'HD-ATK-001', title: 'attack' });

const GUARDS = ['braced', ...SKILL_DEFENCES] as const;
type GuardChoice = (typeof GUARDS)[number];

function guardOf(attack: Attack, choice: GuardChoice): Guard {
  return choice === 'braced' ? { kind: attack.targets, braced: true } : { kind: choice, braced: false };
}

/** The defender in posture chooses its Defense when it is targeted, before the roll. @rule HD-COM-004 HD-COM-005 */
export const ChooseGuard = defineAsk<Attack, GuardChoice>('choose-guard', {
  rule: 'HD-COM-004',
  because: (view, _who, { by }) => `${fighter(view, by).name} attacks; the defensive posture gives +2 or another Defense`,
  answer: oneOf({ rule: 'HD-COM-004', candidates: () => GUARDS }),
  otherwise: (view, who, attack) => {
    const worth = (choice: GuardChoice): number => Defence(view, who, attack.by, guardOf(attack, choice));
    return GUARDS.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
  },
});

/** The Defense that the attack must reach: the one it targets, or what the defender puts in its place. @rule HD-DEF-001 HD-DEF-002 HD-COM-004 */
function guardAgainst(play: Play, attack: Attack): Guard {
  const open = (attack.targets === 'melee' || attack.targets === 'ranged') && play.has(attack.at, Defending);
  return open ? guardOf(attack, play.ask(ChooseGuard, attack.at, attack)) : { kind: attack.targets, braced: false };
}

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _total: number, _defence: number): void => {}, {
  names: [0, 1],
  say: (name, by, at, total, defence) => `${name(by)} ${total < defence ? 'misses' : 'hits'} ${name(at)}: ${total} against ${defence}`,
});

/** A critical roll moves initiative, whether it hits or not. @rule HD-CRT-001 HD-CRT-002 HD-CRT-003 */
function swing(play: Play, { by, at }: Attack, roll: number): void {
  const { wild } = ruled(play);
  if (roll >= wild.success) {
    Initiative.gain(play, by, 2);
    Initiative.spend(play, at, 2);
  } else if (roll <= wild.failure) Initiative.spend(play, by, 2);
}

/** Rolls an attack. Returns by how much it reaches the Defense, below 0 for a miss. @rule HD-ATK-001 HD-ATK-002 HD-ROL-001 */
export function attackRoll(play: Play, attack: Attack): number {
  const { by, at } = attack;
  const defence = Defence(play, at, by, guardAgainst(play, attack));
  const bonus = AttackBonus(play, by, at, attack);
  const roll = play.roll(AttackRoll, by, ruled(play).wild.dice);
  Attacked(play, by, at, roll + bonus, defence);
  swing(play, attack, roll);
  return roll + bonus - defence;
}

/** An attack that wounds: roll and damage, less Defense and Toughness. @rule HD-THR-003 HD-THR-006 HD-ATK-004 HD-TGH-001 */
export function resolve(play: Play, attack: Attack): void {
  const { by, at } = attack;
  const margin = attackRoll(play, attack);
  if (margin < 0) return;
  const damage = margin + Damage(play, by, at, attack) - Toughness(play, at, by, attack);
  suffer(play, at, damage, WoundSteps(play, by, at, attack), by);
}

/** An attack with the weapon in hand. @rule HD-DEF-002 */
export function weaponAttack(view: View, by: Id, at: Id, steps: number): Attack {
  const code = fighter(view, by).weapon;
  const weapon = weaponAt(view, code);
  const way = isRanged(weapon) ? 'ranged' : 'melee';
  return { by, at, way, weapon: code, school: '', targets: way, distance: distance(view, by, at), damage: weapon.damage, piercing: weapon.piercing, steps };
}

/** Refuses an action without any AP; with too few it may be paid over several turns. @rule HD-APS-004 HD-APS-007 */
export function needsAp(view: View, by: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, by) < 1) refuse('HD-APS-007', 'no AP to spend');
}

/** A parameter: a foe at most so many yards away. */
export function foe<P extends object>(range: (view: View, by: Id, chosen: P) => number): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'HD-ATK-001',
    candidates: (view, { by, with: chosen }) => foesWithin(view, by, range(view, by, chosen)),
    check(view, { by, with: chosen }, at, refuse) {
      if (view.state.entities[at]?.kind !== 'fighter' || fighter(view, at).side === fighter(view, by).side) return refuse('HD-ATK-001', 'no such target');
      if (!alive(view, at)) refuse('HD-ATK-001', 'the target is dead');
      if (distance(view, by, at) > range(view, by, chosen)) refuse('HD-OFF-011', 'the target is out of range');
    },
  });
}

/** One attack on a target in range. @rule HD-OFF-011 */
export const StandardAttack = defineIntent<{ readonly at: Id }>('attack', {
  rule: 'HD-OFF-011',
  title: 'Standard attack',
  tags: ['action'],
  available: needsAp,
  params: { at: foe((view, by) => rangeOf(weaponAt(view, fighter(view, by).weapon))) },
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAt(view, fighter(view, by).weapon).ap }],
  perform(play, by, { at }) {
    resolve(play, weaponAttack(play, by, at, 0));
    return true;
  },
});
