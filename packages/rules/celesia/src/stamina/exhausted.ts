import { adds, defineCondition, type Id, type Play } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { fighter, isFighter } from '../fighters/fighter.ts';
import { CheckAdvantage } from '../fighters/saves.ts';
import { attributeOf, SkillAdvantage } from '../fighters/skills.ts';
import { loseExhaustion } from './stamina.ts';
import { awake } from './unconscious.ts';

const BODILY = ['strength', 'dexterity', 'constitution'];

/** Worse at attacks and checks of the body, not at saves. @rule CE-STA-006 CE-STA-010 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'CE-STA-006',
  title: 'exhausted',
  while: (view, on) => isFighter(view, on) && fighter(view, on).con !== null && fighter(view, on).stamina <= 0,
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'CE-STA-006', label: 'exhausted' }),
    adds(CheckAdvantage, -1, { rule: 'CE-STA-006', label: 'exhausted' }),
    adds(SkillAdvantage, -1, {
      rule: 'CE-STA-006',
      label: 'exhausted',
      only: 'on physical skills',
      when: (_view, _who, _against, { skill }) => BODILY.includes(attributeOf(skill)),
    }),
  ],
});

/** At the end of a turn with an attack or a move the exhausted lose a point of Exhaustion. @rule CE-STA-006 CE-STA-007 */
export function wearOut(play: Play, who: Id): void {
  if (awake(play, who) && play.has(who, Exhausted)) loseExhaustion(play, who, 1);
}
