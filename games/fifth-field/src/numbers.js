import { anyCancels, defineQuery, defineResource, highest, lowest, plainSum } from '@riposte/kernel';
import { coverBetween } from './board.js';
import { fighter, modifier, SKILLS, trained } from './fighter.js';

/**
 * @import { Entity, Id, View } from '@riposte/kernel'
 * @import { Ability, Armour, Fighter, Skill, Weapon, With } from './types.d.ts'
 */

/** @type {(view: View, code: number) => Weapon} */
export const weaponOf = ({ rules }, code) => /** @type {Weapon} */ (rules.things[code]);

/** @type {(view: View, code: number) => boolean} */
export const isWeapon = ({ rules }, code) => 'weapon' in rules.things[code];

/** The ability of an attack: Strength near, Dexterity from afar, the better with finesse; what throws keeps its own. @rule FF-ATK-4 FF-WPN-1 @type {(view: View, who: Id, used: With) => number} */
export function abilityOfAttack(view, who, { by }) {
  if (!isWeapon(view, by)) return castingModifier(view, who);
  const { finesse, ranged } = weaponOf(view, by);
  const dex = modifier(view, who, 'dex');
  const str = modifier(view, who, 'str');
  return ranged ? dex : finesse ? Math.max(str, dex) : str;
}

/** @rule FF-SPL-2 @type {(view: View, who: Id) => number} */
export const castingModifier = (view, who) => modifier(view, who, fighter(view, who).casts ?? 'int');

/** Feet in a turn; conditions set a limit. @rule FF-MOV-1 */
export const Speed = defineQuery('speed', {
  rule: 'FF-MOV-1',
  from: 'own speed',
  base: (view, who) => fighter(view, who).speed,
  combine: plainSum,
  later: [{ stage: 'at most', combine: lowest }],
});

/** 10 and Dexterity, or what armour or hide makes of it. @rule FF-AC-1 */
export const ArmourClass = defineQuery('armour class', {
  rule: 'FF-AC-1',
  from: 'armour and Dexterity',
  base(view, who) {
    const { hide, features } = fighter(view, who);
    const dex = modifier(view, who, 'dex');
    const code = features.find((worn) => 'armour' in view.rules.things[worn]);
    if (code === undefined) return hide > 0 ? hide : 10 + dex;
    const { base, dexterity } = /** @type {Armour} */ (view.rules.things[code]);
    return base + Math.min(dex, dexterity);
  },
  combine: plainSum,
});

/** What cover adds to the armour class and to Dexterity saves. @rule FF-COV-1 FF-COV-2 */
export const Cover = defineQuery('cover', {
  rule: 'FF-COV-1',
  from: 'what stands between',
  base: (view, who, against) => (against < 1 ? 0 : coverBetween(view, against, who)),
  combine: plainSum,
});

/** What is added to the d20 of an attack. @rule FF-ATK-1 @type {import('@riposte/kernel').Query<With>} */
export const AttackBonus = defineQuery('attack bonus', {
  rule: 'FF-ATK-1',
  from: 'ability and proficiency',
  base: (view, who, _against, used) => abilityOfAttack(view, who, used) + fighter(view, who).proficiency,
  combine: plainSum,
});

/** Advantage 1, disadvantage -1; one of each is none. @rule FF-ATK-3 @type {import('@riposte/kernel').Query<With>} */
export const AttackAdvantage = defineQuery('attack advantage', { rule: 'FF-ATK-3', from: 'the rules', base: () => 0, combine: anyCancels });

/** Whether a hit is critical whatever the die shows. @rule FF-ATK-2 @type {import('@riposte/kernel').Query<With>} */
export const SureCritical = defineQuery('sure critical', { rule: 'FF-ATK-2', from: 'the rules', base: () => 0, combine: highest });

/** What is added to the dice of damage; a fist does 1. @rule FF-DMG-1 FF-ATK-9 @type {import('@riposte/kernel').Query<With>} */
export const DamageBonus = defineQuery('damage bonus', {
  rule: 'FF-DMG-1',
  from: 'ability',
  base: (view, who, _against, used) => (isWeapon(view, used.by) ? abilityOfAttack(view, who, used) + (weaponOf(view, used.by).id === 'unarmed' ? 1 : 0) : 0),
  combine: plainSum,
});

/** @rule FF-SAV-1 @type {import('@riposte/kernel').Query<{ readonly ability: Ability }>} */
export const SaveBonus = defineQuery('save bonus', {
  rule: 'FF-SAV-1',
  from: 'ability and proficiency',
  base: (view, who, _against, { ability }) => modifier(view, who, ability) + trained(view, who, ability),
  combine: plainSum,
});

/** @rule FF-SAV-1 @type {import('@riposte/kernel').Query<{ readonly ability: Ability }>} */
export const SaveAdvantage = defineQuery('save advantage', { rule: 'FF-SAV-1', from: 'the rules', base: () => 0, combine: anyCancels });

/** 1 for a save that fails without a roll. @rule FF-SAV-1 @type {import('@riposte/kernel').Query<{ readonly ability: Ability }>} */
export const SaveFails = defineQuery('save fails', { rule: 'FF-SAV-1', from: 'the rules', base: () => 0, combine: highest });

/** @rule FF-CHK-1 @type {import('@riposte/kernel').Query<{ readonly skill: Skill }>} */
export const CheckBonus = defineQuery('check bonus', {
  rule: 'FF-CHK-1',
  from: 'ability and proficiency',
  base: (view, who, _against, { skill }) => fighter(view, who).skills[skill] ?? modifier(view, who, SKILLS[skill]) + trained(view, who, skill),
  combine: plainSum,
});

/** @rule FF-CHK-1 @type {import('@riposte/kernel').Query<{ readonly skill: Skill }>} */
export const CheckAdvantage = defineQuery('check advantage', { rule: 'FF-CHK-1', from: 'the rules', base: () => 0, combine: anyCancels });

/** What notices a fighter who hides. @rule FF-HID-1 */
export const PassivePerception = defineQuery('passive perception', {
  rule: 'FF-HID-1',
  from: '10 and Perception',
  base: (view, who) => 10 + CheckBonus(view, who, -1, { skill: 'perception' }),
  combine: plainSum,
});

/** @rule FF-ORD-1 */
export const Initiative = defineQuery('initiative', {
  rule: 'FF-ORD-1',
  from: 'Dexterity',
  base: (view, who) => modifier(view, who, 'dex'),
  combine: plainSum,
});

/** What a save against a spell must reach. @rule FF-SPL-2 */
export const SpellDifficulty = defineQuery('spell difficulty', {
  rule: 'FF-SPL-2',
  from: '8, ability and proficiency',
  base: (view, who) => 8 + castingModifier(view, who) + fighter(view, who).proficiency,
  combine: plainSum,
});

/** @rule FF-HP-1 */
export const MaxHp = defineQuery('most hit points', { rule: 'FF-HP-1', from: 'the fighter', base: (view, who) => fighter(view, who).maxHp, combine: plainSum });

/** @param {'hp' | 'tempHp' | 'slots' | 'greaterSlots'} fact */
const stored = (fact) => ({
  /** @param {Entity} entity */
  read: (entity) => /** @type {Fighter} */ (entity)[fact],
  /** @param {Entity} entity @param {number} value */
  write: (entity, value) => {
    /** @type {Fighter} */ (entity)[fact] = value;
  },
});

export const Hp = defineResource('hp', { title: 'HP', ...stored('hp'), cap: MaxHp });
export const TempHp = defineResource('temporary-hp', { title: 'Temporary HP', ...stored('tempHp') });
export const Slots = defineResource('slots', { title: 'Slots', ...stored('slots') });
export const GreaterSlots = defineResource('greater-slots', { title: 'Slots of level 2', ...stored('greaterSlots') });
