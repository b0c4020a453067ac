import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { Speed } from '../characters/speed.ts';
import { TargetNumber, type Test } from '../characters/target-number.ts';

const onAttack =
  (ranged: boolean) =>
  (_view: View, _who: Id, _against: Id, asked: Test): boolean =>
    asked.use === 'attack' && asked.ranged === ranged;

export const fightsOrDodges = (_view: View, _who: Id, _against: Id, { skill }: Test): boolean => skill === 'fighting style' || skill === 'dodge';

/** Metres that the prone crawl. @rule RS-MAN-016 */
export const CRAWL = 2;

/** Down: worse at fighting and dodging, easier to strike, harder to shoot. @rule RS-MAN-016 */
export const Prone = defineCondition('prone', {
  rule: 'RS-MAN-016',
  title: 'prone',
  contributes: [
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'prone', only: 'for fighting and dodging', when: fightsOrDodges }),
    adds(TargetNumber, 2, { rule: 'RS-MAN-016', label: 'against the prone', as: 'against', only: 'on melee attacks', when: onAttack(false) }),
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'shooting at the prone', as: 'against', only: 'on ranged attacks', when: onAttack(true) }),
    adds(Speed, CRAWL, { rule: 'RS-MAN-016', label: 'crawling', stage: 'crawling' }),
  ],
});
