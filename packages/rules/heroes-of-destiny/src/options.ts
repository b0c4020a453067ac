import type { Options, RuleOption } from '@riposte/kernel';
import { d12Minus6, openEnded } from './dice.ts';
import { scene } from './fighter.ts';
import type { Rulings } from './rulings.ts';
import { doomOfDying, doomOfGm, stepsAfterOverflow, stepsBeforeOverflow } from './wounds.ts';

/** The options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  wildRoll: { rule: 'HD-ROL-001', values: ['d12Minus6', 'openEndedD6MinusD6'], otherwise: 'd12Minus6' },
  outOfTurnActionsCanBeInterrupted: { rule: 'HD-ACT-004', values: [false, true], otherwise: false },
  woundStepTiming: { rule: 'HD-OFF-010', values: ['beforeOverflow', 'afterOverflow'], otherwise: 'beforeOverflow' },
  fatalDeadline: { rule: 'HD-HDH-004', values: ['dyingCondition', 'gm'], otherwise: 'dyingCondition' },
} as const satisfies Record<string, RuleOption>;

export function rulings(options: Options): Rulings {
  return {
    wild: options.wildRoll === 'openEndedD6MinusD6' ? openEnded : d12Minus6,
    interruptible: options.outOfTurnActionsCanBeInterrupted === true ? () => true : (view, by) => scene(view).acting === by,
    recordedAt: options.woundStepTiming === 'afterOverflow' ? stepsAfterOverflow : stepsBeforeOverflow,
    doom: options.fatalDeadline === 'gm' ? doomOfGm : doomOfDying,
  };
}
