import { defineCondition, endAll, type Id, type Play } from '@riposte/kernel';

/** An animal that attacks nobody for a while. R-ANIMAL */
export const Calmed = defineCondition('calmed', {
  rule: 'R-ANIMAL',
  title: 'calmed',
  forbids: [{ tags: ['attack', 'cast', 'breath'], rule: 'R-ANIMAL', reason: 'calmed' }],
});

/** An attack on a calmed animal ends its calm. R-ANIMAL */
export const rouse = (play: Play, who: Id): void => endAll(play, who, Calmed);
