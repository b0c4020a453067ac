import { defineCondition } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { BadlyWounded } from './badly-wounded.ts';
import { alive } from './instant-death.ts';
import { MortallyWounded } from './mortally-wounded.ts';

/** Below full HP and nothing worse: no penalty. @rule SS-WND-001 */
export const Wounded = defineCondition('wounded', {
  rule: 'SS-WND-001',
  title: 'wounded',
  while: (view, on) =>
    view.state.entities[on].kind === 'fighter' &&
    fighter(view, on).hp < fighter(view, on).maxHp &&
    !view.has(on, BadlyWounded) &&
    !view.has(on, MortallyWounded) &&
    alive(view, on),
});
