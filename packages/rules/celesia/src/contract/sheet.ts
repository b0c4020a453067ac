import { type AnyQuery, type Id, type View } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { AttackAdvantage, AttackBonus, attackOf, MELEE_ATTRIBUTES } from '../attack/attack-roll.ts';
import { ARMED, DefenceValue, TOUCH } from '../attack/defence-value.ts';
import { SaveBonus } from '../fighters/saves.ts';
import { SKILL_IDS, SkillAdvantage, SkillBonus } from '../fighters/skills.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { Speed, StandUpCost } from '../positioning/speed.ts';
import { ApTotal } from '../rounds/action-points.ts';
import { ReactionTotal } from '../rounds/reactions.ts';
import { MaxExhaustion, MaxStamina } from '../stamina/stamina.ts';

/** The numbers of a character now, against no particular enemy: what a sheet shows, each with its reasons. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const line = (label: string, value: AnyQuery, context?: unknown, advantage: AnyQuery | null = null): SheetLine => ({
    label,
    value: view.explain(value, who, -1, context),
    advantage: advantage === null ? null : view.explain(advantage, who, -1, context),
  });
  const attacks = strikers(view, who).flatMap((part) =>
    MELEE_ATTRIBUTES.map((attribute) => {
      const code = weaponCode(view, part);
      return line(`${view.rules.things[code].title} by ${attribute}`, AttackBonus, attackOf(who, -1, part, code, { attribute }), AttackAdvantage);
    }),
  );
  return [
    ...attacks,
    line('DV', DefenceValue, ARMED),
    line('touch DV', DefenceValue, TOUCH),
    line('Stamina', MaxStamina),
    line('Exhaustion', MaxExhaustion),
    line('AP', ApTotal),
    line('reactions', ReactionTotal),
    { ...line('speed', Speed, { gait: 'speed' }), unit: 'ft' },
    line('standing up', StandUpCost),
    line('Constitution save', SaveBonus, { save: 'constitution' }),
    ...SKILL_IDS.map((skill) => line(skill, SkillBonus, { skill, sense: '' }, SkillAdvantage)),
  ];
}
