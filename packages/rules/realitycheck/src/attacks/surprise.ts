import { type ConditionDef, defineAsk, defineCondition, GM, give, type Id, oneOf, type Play } from '@riposte/kernel';
import { unguarded } from '../conditions/exposed.ts';
import { DEFENCES, hindered } from '../conditions/hindered.ts';
import { everybody, fighter, scene } from '../fighters/fighter.ts';
import { untilEndOfRound } from '../rounds/clock.ts';

/** @rule RC-SUR-003 RC-SUR-004 RC-CND-015 */
export const Surprised = defineCondition('surprised', {
  rule: 'RC-CND-015',
  title: 'surprised',
  stacks: true,
  carries: unguarded,
  contributes: [hindered('RC-SUR-004', 'surprised', 'on defences', (_view, { roll }) => DEFENCES.includes(roll))],
});

export const surprised = (): readonly ConditionDef[] => [Surprised];

/** Whether a side is taken unawares, all of it; the game master confirms. @rule RC-SUR-001 RC-SUR-002 RC-SUR-008 */
export const Ambush = defineAsk<{ readonly side: number }, boolean>('ambush', {
  rule: 'RC-SUR-008',
  answer: oneOf({ rule: 'RC-SUR-008', candidates: () => [true, false] }),
  fallback: () => true,
});

/** @rule RC-SUR-001 RC-SUR-002 */
export function beSurprised(play: Play): void {
  const { surprised: side } = scene(play);
  if (side < 0 || !play.ask(Ambush, GM, { side })) return;
  for (const who of everybody(play)) if (fighter(play, who).side === side) give(play, who, Surprised, { until: untilEndOfRound(play, 1) });
}

/** Against a point-blank attack that the target has no inkling of, the game master may deny the Evasion roll; the target is surprised. @rule RC-SUR-006 */
export const DenyEvasion = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('deny-evasion', {
  rule: 'RC-SUR-006',
  answer: oneOf({ rule: 'RC-SUR-006', candidates: () => [true, false] }),
  fallback: () => false,
});
