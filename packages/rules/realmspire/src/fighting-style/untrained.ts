import { type AnyContribution, adds, type Id, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { Boons, TargetNumber, type Test } from '../characters/target-number.ts';
import type { Armour } from '../damage-and-health/armour.ts';
import { isWeapon, weaponAt, weaponOf } from '../gear/in-hand.ts';
import { UNARMED, type Weapon } from '../gear/weapons.ts';
import { ruled } from '../rulings.ts';

const isFightingStyle = (skill: string): boolean => skill === 'fighting style';

const takesBane = (skill: string): boolean => isFightingStyle(skill) || skill === 'dodge' || skill === 'sorcery';

/** Untrained weapons cost 2 points once, untrained armour what the ruling says. @rule RS-ATK-007 RS-UNT-002 RS-UNT-003 */
export const UNTRAINED: readonly AnyContribution[] = [
  adds(TargetNumber, -2, {
    rule: 'RS-UNT-002',
    label: 'untrained weapon',
    only: 'with an untrained weapon',
    when: (view, who, _against, asked) => isFightingStyle(asked.skill) && wieldsUntrained(view, who, asked),
  }),
  adds(TargetNumber, (view) => -ruled(view).untrainedArmour.points, {
    rule: 'RS-ATK-007',
    label: 'untrained armour',
    only: 'for fighting in untrained armour, if that costs points',
    when: (view, who, _against, asked) => isFightingStyle(asked.skill) && ruled(view).untrainedArmour.points > 0 && wearsUntrained(view, who, asked),
  }),
  adds(Boons, (view) => -ruled(view).untrainedArmour.bane, {
    rule: 'RS-UNT-003',
    label: 'untrained armour',
    only: 'for fighting, dodging and sorcery in untrained armour, if that is a bane',
    when: (view, who, _against, asked) => takesBane(asked.skill) && ruled(view).untrainedArmour.bane > 0 && wearsUntrained(view, who, asked),
  }),
];

/** Whether the style does not train a weapon or shield in use. A fighter with a shield alone blocks and strikes with that. @rule RS-UNT-002 RS-STY-004 RS-ATK-007 */
function wieldsUntrained(view: View, who: Id, { style, defence, how, use, weapon }: Test): boolean {
  const { styles, shield, other } = fighter(view, who);
  const gear = styles[style]?.gear ?? NO_GEAR;
  const byShield = shield >= 0 && (defence === 'block' || defence === 'none');
  const isTrained = ({ id, trains, natural }: Weapon): boolean =>
    gear.includes(trains) || (id === UNARMED.id ? byShield || ruled(view).unarmedAlwaysTrained : natural);
  const first = how === 'thrown' && use === 'attack' ? weaponAt(view, weapon) : weaponOf(view, who);
  return !isTrained(first) || (isWeapon(view, other) && !isTrained(weaponAt(view, other))) || (shield >= 0 && !gear.includes('shield'));
}

const NO_GEAR: readonly string[] = [];

/** Whether the worn level of armour is untrained: in the style of the test, or for other skills in all styles. @rule RS-STY-005 RS-STY-006 RS-UNT-003 */
function wearsUntrained(view: View, who: Id, { skill, style }: Test): boolean {
  const { styles, features } = fighter(view, who);
  for (const code of features) {
    const gear = view.rules.things[code];
    if ('level' in gear && !styles.some((known, i) => (skill !== 'fighting style' || i === style) && known.gear.includes((gear as Armour).level))) return true;
  }
  return false;
}
