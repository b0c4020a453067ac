import { adds, defineAsk, defineCondition, defineRoll, GM, give, type Id, NOBODY, oneOf, type Play } from '@riposte/kernel';
import { Advantages, advantage } from '../attacks/advantage.ts';
import { d20 } from '../attacks/dice.ts';
import { Exposed } from '../conditions/exposed.ts';
import { type Skill, SkillBonus } from '../fighters/skills.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { ruled } from '../rulings.ts';

export const CheckRoll = defineRoll('check', { rule: 'RC-CMB-022', title: 'check' });

/** A skill check: a d20 and the bonus. Returns the total. */
export const check = (play: Play, who: Id, skill: Skill): number => naturalCheck(play, who, skill) + SkillBonus(play, who, NOBODY, { skill });

/** The d20 of a skill check. @rule RC-CRT-006 RC-CRT-008 */
export function naturalCheck(play: Play, who: Id, skill: Skill): number {
  const rolling = { roll: 'check', attack: null, skill } as const;
  const roll = play.roll(CheckRoll, who, d20(advantage(play, who, NOBODY, rolling)));
  if (ruled(play).criticalsEverywhere && (roll === 20 || roll === 1)) critical(play, who, roll === 20);
  return roll;
}

/** @rule RC-CRT-007 RC-CRT-009 */
export const Favoured = defineCondition('favoured', {
  rule: 'RC-CRT-007',
  title: 'critical bonus',
  contributes: [
    adds(Advantages, 1, {
      rule: 'RC-CRT-007',
      label: 'critical success',
      only: 'on rolls other than Combat rolls',
      when: (_view, _who, _against, { roll }) => roll !== 'combat',
    }),
  ],
});

/** By the optional rule, what else a 20 or a 1 brings: nothing, or what the game master says. @rule RC-CRT-006 RC-CRT-007 RC-CRT-008 RC-CRT-009 */
export const CriticalOutcome = defineAsk<{ readonly who: Id; readonly good: boolean }, 'nothing' | 'favoured' | 'exposed'>('critical-outcome', {
  rule: 'RC-CRT-007',
  answer: oneOf({
    rule: 'RC-CRT-007',
    candidates: (_view, { about: { good } }) => ['nothing', good ? 'favoured' : 'exposed'],
    words: () => ['nothing', 'favoured', 'exposed'],
  }),
  fallback: () => 'nothing',
});

function critical(play: Play, who: Id, good: boolean): void {
  const outcome = play.ask(CriticalOutcome, GM, { who, good });
  if (outcome === 'nothing') return;
  give(play, who, outcome === 'favoured' ? Favoured : Exposed, { until: untilEndOfRound(play, 1) });
}
