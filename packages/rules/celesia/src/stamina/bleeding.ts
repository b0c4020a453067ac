import { carried, defineCondition, defineIntent, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { fighter, present } from '../fighters/fighter.ts';
import { healCheck } from '../fighters/skills.ts';
import { isAdjacent } from '../positioning/board.ts';
import { needsStandard, payStandard } from '../rounds/action-points.ts';
import { alive } from './dead.ts';
import { loseStamina } from './stamina.ts';
import { Unconscious } from './unconscious.ts';

/** Loses so much Stamina at the start of each turn. @rule CE-UNC-003 */
export const Bleeding = defineCondition('bleeding', { rule: 'CE-UNC-003', title: 'bleeding', stacks: true });

/** Stamina lost at the start of each turn by all bleeding together. @rule CE-UNC-003 */
export const bleeding = (view: View, who: Id): number => carried(view, who, Bleeding).reduce((total, condition) => total + condition.value, 0);

/** What all bleeding together does at the start of a turn. Returns whether it hurt an unconscious fighter, who must save. @rule CE-UNC-003 */
export function bleed(play: Play, who: Id): boolean {
  const points = bleeding(play, who);
  if (points === 0 || fighter(play, who).con === null || !alive(play, who)) return false;
  const wasUnconscious = play.has(who, Unconscious);
  loseStamina(play, who, points);
  return wasUnconscious;
}

export const FIRST_AID_DC = 15;

/** Stops the bleeding of an adjacent creature (R-ACTIONS). @rule CE-STD-001 CE-UNC-003 */
export const FirstAid = defineIntent<{ readonly patient: Id }>('first-aid', {
  rule: 'CE-STD-001',
  title: 'First aid',
  tags: ['action'],
  available: needsStandard,
  params: {
    patient: oneOf({
      rule: 'CE-STD-001',
      candidates: (view, { by }) => present(view).flatMap(({ id }) => (alive(view, id) && view.has(id, Bleeding) && isAdjacent(view, by, id) ? [id] : [])),
    }),
  },
  perform(play, by, { patient }) {
    payStandard(play, by);
    const stops = healCheck(play, by, patient, FIRST_AID_DC);
    if (stops) endAll(play, patient, Bleeding);
    return stops;
  },
});
