import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { bodyPart, isFighter } from '../fighters/fighter.ts';
import { worseOnEveryD20 } from './every-d20.ts';
import { headUnder, wholeHas } from './heads.ts';

/** @rule CE-HED-001 */
export const Concussed = defineCondition('concussed', {
  rule: 'CE-HED-001',
  title: 'concussed',
  while: (view, on) => isFighter(view, on) && wholeHas(view, on, 1),
  contributes: worseOnEveryD20('CE-HED-001', 'concussed'),
});

/** One concussed head of several, striking itself. @rule CE-HED-001 CE-HED-012 */
function strikesWithConcussedHead(view: View, who: Id, part: Id): boolean {
  if (part < 0) return false;
  const head = headUnder(view, part);
  return head >= 0 && bodyPart(view, head).injuries > 0 && !view.has(who, Concussed);
}

/** A head that is concussed alone strikes worse. @rule CE-HED-012 */
export const CONCUSSED_HEAD = adds(AttackAdvantage, -1, {
  rule: 'CE-HED-012',
  label: 'concussed head',
  only: 'with the concussed head',
  when: (view, who, _against, { part }) => strikesWithConcussedHead(view, who, part),
});
