import { defineIntent, type IntentContext, oneOf } from '@riposte/kernel';
import { SENSES, type Sense, SKILL_IDS, type SkillId, skillCheck } from '../fighters/skills.ts';
import { canSpeak } from '../injuries/mouth.ts';
import { Deafened } from '../injuries/senses.ts';

/** A check of any skill, for the game master to judge; its result is the total (R-SKILLS). @rule CE-EAR-003 CE-MTH-003 */
export const UseSkill = defineIntent<{ readonly skill: SkillId; readonly sense: Sense }>('use-skill', {
  rule: 'CE-BDY-001',
  title: 'Use a skill',
  tags: ['care'],
  params: {
    skill: oneOf<IntentContext<{ readonly skill: SkillId; readonly sense: Sense }>, SkillId>({ rule: 'CE-BDY-001', candidates: () => SKILL_IDS }),
    sense: oneOf<IntentContext<{ readonly skill: SkillId; readonly sense: Sense }>, Sense>({
      rule: 'CE-BDY-001',
      candidates: (_view, { with: { skill } }) => (skill === 'perception' || skill === 'survival' ? SENSES : ['']),
    }),
  },
  check(view, by, { skill, sense }, refuse) {
    if (skill === 'oratory' && !canSpeak(view, by)) refuse('CE-MTH-003', 'cannot-speak');
    if (sense === 'audio' && view.has(by, Deafened)) refuse('CE-EAR-003', 'deaf');
  },
  perform: (play, by, check) => skillCheck(play, by, check),
});
