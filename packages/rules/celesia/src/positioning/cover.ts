import { adds, carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { fighter } from '../fighters/fighter.ts';
import { walled } from './board.ts';

/** Cover from its source, or from all enemies without one, as the game master or the scenario says: 0 = cover, 1 = total cover. */
export const Covered = defineCondition('covered', { rule: 'CE-COV-001', title: 'behind cover', stacks: true });

/** 0 = none, 1 = cover, 2 = total cover: as the game master said, or by what stands between them. @rule CE-COV-001 CE-COV-002 */
export function coverFrom(view: View, who: Id, attacker: Id): number {
  const said = carried(view, who, Covered).filter((condition) => condition.source === attacker || condition.source < 0);
  if (said.length > 0) return Math.max(...said.map((condition) => 1 + condition.value));
  return walled(view, fighter(view, attacker), fighter(view, who));
}

/** What cover does to attacks, but not to parries. @rule CE-COV-001 */
export const COVER = adds(AttackAdvantage, (view, who, against) => -coverFrom(view, against, who), {
  rule: 'CE-COV-001',
  label: 'cover',
  only: 'on attacks against a target behind cover',
  when: (view, who, against, { way }) => way !== 'parry' && against >= 0 && coverFrom(view, against, who) > 0,
});
