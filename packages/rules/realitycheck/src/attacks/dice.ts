import { best, defineRoll, die, exploding, type Pool, worst } from '@riposte/kernel';

const D20 = die(20);
const D20_TWICE = [worst(D20, 2), D20, best(D20, 2)];

/** A d20 under Advantage (1), Disadvantage (-1) or neither. */
export const d20 = (by = 0): Pool => D20_TWICE[by + 1];

const exploder = (sides: number): readonly Pool[] => {
  const single = die(sides);
  return [exploding(worst(single, 2), sides), exploding(single, sides), exploding(best(single, 2), sides)];
};

const D10 = exploder(10);
const D4 = exploder(4);

/** The die of a defence: its highest face is rolled again and added, with Advantage at each of these rolls. @rule RC-DEF-003 RC-DEF-004 RC-DEF-006 RC-DEF-015 */
export const defenceDie = (by: number): Pool => D10[by + 1];

/** Against shots a d4. @rule RC-DEF-011 RC-RNG-010 */
export const rangedDefenceDie = (by: number): Pool => D4[by + 1];

/** A roll of luck: a d20, as a rule against 10. @rule RC-CHA-001 RC-CHA-002 RC-CHA-003 */
export const ChanceRoll = defineRoll('chance', { rule: 'RC-CHA-001', title: 'Chance' });
