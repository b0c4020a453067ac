import { adds, carried, defineCondition, defineRoll, end, give, type Id, type Play } from '@riposte/kernel';
import { test } from '../characters/skill-test.ts';
import { Boons, skillTest } from '../characters/target-number.ts';
import { endOfNextTurn } from '../initiative-structure/clocks.ts';
import { ruled } from '../rulings.ts';

/** A feint against the source; with the value UNTESTED it still needs its Deception test. @rule RS-MAN-011 */
export const Feinting = defineCondition('feinting', {
  rule: 'RS-MAN-011',
  title: 'feinting',
  stacks: true,
  contributes: [
    adds(Boons, 1, {
      rule: 'RS-MAN-011',
      label: 'feint',
      only: 'on Fighting Style attacks against the deceived foe',
      when: (_view, _who, against, { use, skill }, feint) => use === 'attack' && skill === 'fighting style' && feint!.source === against,
    }),
  ],
});

export const TESTED = 0;
export const UNTESTED = 1;

export const DeceptionRoll = defineRoll('deception', { rule: 'RS-MAN-010', title: 'Deception' });

/** Whether a Deception test passes. @rule RS-MAN-010 */
const deceives = (play: Play, who: Id, at: Id): boolean => test(play, DeceptionRoll, who, at, skillTest('deception')) > 0;

/** The next action, if a Strike on the same target, has a boon. @rule RS-MAN-010 RS-MAN-011 */
export function feint(play: Play, winner: Id, loser: Id): void {
  const atOnce = ruled(play).feintTestedAtOnce;
  if (atOnce && !deceives(play, winner, loser)) return;
  give(play, winner, Feinting, { source: loser, value: atOnce ? TESTED : UNTESTED, until: endOfNextTurn(play, winner) });
}

/** Before a Strike on the target each untested feint needs its Deception test; one that fails ends. @rule RS-MAN-010 */
export function testFeints(play: Play, by: Id, at: Id): void {
  for (const pretence of carried(play, by, Feinting)) {
    if (pretence.value === UNTESTED && pretence.source === at && !deceives(play, by, at)) end(play, by, pretence.id);
  }
}

/** A feint serves the very next action only; one gained by that action, with an id after `before`, is for the one after it. @rule RS-MAN-011 */
export function endFeints(play: Play, by: Id, before: number): void {
  for (const pretence of carried(play, by, Feinting)) if (pretence.id <= before) end(play, by, pretence.id);
}
