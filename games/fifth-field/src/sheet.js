import { ABILITIES, fighter, SKILLS } from './fighter.js';
import {
  ArmourClass,
  AttackAdvantage,
  AttackBonus,
  CheckAdvantage,
  CheckBonus,
  DamageBonus,
  Initiative,
  isWeapon,
  PassivePerception,
  SaveAdvantage,
  SaveBonus,
  Speed,
  SpellDifficulty,
} from './numbers.js';

/** @import { Skill } from './types.d.ts' */

/** The numbers of a fighter with their sources. @type {import('@riposte/ruleset').CharacterSheet} */
export const sheet = (view, who) => {
  const weapons = [...new Set(fighter(view, who).features.filter((code) => isWeapon(view, code)))].map((by) => ({ by, ranged: false }));
  const skills = /** @type {Skill[]} */ (Object.keys(SKILLS));
  return [
    { label: 'armour class', value: view.explain(ArmourClass, who), advantage: null },
    { label: 'speed', value: view.explain(Speed, who), advantage: null },
    { label: 'initiative', value: view.explain(Initiative, who), advantage: null },
    ...weapons.flatMap((used) => {
      const { title } = view.rules.things[used.by];
      return [
        { label: `attack with ${title}`, value: view.explain(AttackBonus, who, -1, used), advantage: view.explain(AttackAdvantage, who, -1, used) },
        { label: `damage with ${title}`, value: view.explain(DamageBonus, who, -1, used), advantage: null },
      ];
    }),
    ...ABILITIES.map((ability) => ({
      label: `${ability} save`,
      value: view.explain(SaveBonus, who, -1, { ability }),
      advantage: view.explain(SaveAdvantage, who, -1, { ability }),
    })),
    ...skills.map((skill) => ({
      label: skill,
      value: view.explain(CheckBonus, who, -1, { skill }),
      advantage: view.explain(CheckAdvantage, who, -1, { skill }),
    })),
    { label: 'passive perception', value: view.explain(PassivePerception, who), advantage: null },
    ...(fighter(view, who).casts === null ? [] : [{ label: 'spell difficulty', value: view.explain(SpellDifficulty, who), advantage: null }]),
  ];
};

/** What a sheet on paper has boxes for. @type {import('@riposte/ruleset').CharacterTracks} */
export const tracks = (view, who) => [
  {
    title: 'In play',
    as: 'boxes',
    rows: [
      { label: 'HP', boxes: fighter(view, who).maxHp },
      { label: 'Slots', boxes: fighter(view, who).slots },
      { label: 'Slots of level 2', boxes: fighter(view, who).greaterSlots },
      { label: 'Death saves made', boxes: 3 },
      { label: 'Death saves failed', boxes: 3 },
    ],
  },
];
