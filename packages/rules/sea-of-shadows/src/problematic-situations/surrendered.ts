import { defineCondition } from '@riposte/kernel';

/** Gave itself up, and waits for a foe to accept it: it takes no turns. An attack by a foe refuses it (R-SURRENDER). */
export const Surrendered = defineCondition('surrendered', {
  rule: 'R-SURRENDER',
  title: 'surrendered',
  forbids: [{ tags: ['action', 'turn'], rule: 'R-SURRENDER', reason: 'surrendered' }],
});

/** Prisoner of its source, and out of the fight until a friend frees it or a foe attacks it (R-SURRENDER). */
export const Prisoner = defineCondition('prisoner', {
  rule: 'R-SURRENDER',
  title: 'prisoner',
  forbids: [{ tags: ['action', 'turn'], rule: 'R-SURRENDER', reason: 'prisoner' }],
});
