import { defineCondition } from '@riposte/kernel';

/** The encounter is over: no turns, no attacks; treatment and rest instead. */
export const AfterEncounter = defineCondition('after-encounter', {
  rule: 'SS-KNO-005',
  title: 'after the encounter',
  forbids: [{ tags: ['action', 'free', 'word', 'turn'], rule: 'SS-KNO-005', reason: 'encounter-over' }],
});

/** The game master ended the fight; the value is the side that won, plus 1. */
export const FightEnded = defineCondition('fight-ended', { rule: 'R-GAME-MASTER', title: 'ended by the game master' });
