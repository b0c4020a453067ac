import { defineIntent, type Id, type IntentContext, isOff, oneOf, type Refuse, type View } from '@riposte/kernel';
import { Defending, TotalDefending } from '../actions/defend.ts';
import { canGoOn, provokeAll } from '../actions/reactive-attack.ts';
import { fighter, present, scene } from '../fighters/fighter.ts';
import { canGesture } from '../gear/in-hand.ts';
import { allInjured } from '../injuries/body.ts';
import { canSpeak } from '../injuries/mouth.ts';
import { isHere } from '../positioning/away.ts';
import { FEET, feetBetween } from '../positioning/board.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { ActionPoints, needsAp } from '../rounds/action-points.ts';
import { refuseSurrender } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { needsStamina, payStamina } from '../stamina/stamina.ts';
import { type Spell } from './spells.ts';

/** The spell with this code, which must be one. */
export const spellAt = (view: View, code: number): Spell => view.rules.things[code] as Spell;

/** Codes of the spells that a fighter can cast as an action. */
export const spellsOf = (view: View, who: Id): number[] =>
  fighter(view, who).features.filter((code) => 'spell' in view.rules.things[code] && spellAt(view, code).ap >= 0);

/** Which injuries, and lack of Stamina, stand in the way of a spell. @rule CE-MTH-002 CE-HND-004 CE-EYE-005 CE-STA-008 */
function checkComponents(view: View, by: Id, { stamina, vocal, somatic, gaze }: Spell, refuse: Refuse): void {
  if (stamina > 0) needsStamina(view, by, stamina, refuse);
  if (vocal && !canSpeak(view, by)) refuse('CE-MTH-002', 'spell-needs-voice');
  if (somatic && !canGesture(view, by)) refuse('CE-HND-004', 'spell-needs-hand');
  if (gaze && allInjured(view, by, 'eye')) refuse('CE-EYE-005', 'spell-needs-eye');
}

/** Whether nothing that happened since stands in the way of a spell. */
function isFit(view: View, by: Id, spell: Spell): boolean {
  let fit = true;
  checkComponents(view, by, spell, (rule) => {
    if (!isOff(view, rule, by)) fit = false;
  });
  return fit;
}

interface Casting {
  readonly spell: number;
  readonly at: Id;
}

/** Whether a spell gets there; walls that leave no way stop it by one reading, and a touch always (R-WALLS). @rule CE-COV-002 */
const inRange = (view: View, by: Id, { range }: Spell, at: Id): boolean =>
  feetBetween(view, by, at) <= range && !((ruled(view).wallsStopShots || range <= FEET) && at !== by && isWalledOff(view, by, at));

/** Whom a spell is meant for: friends or foes. */
const isMeantFor = (view: View, by: Id, { target }: Spell, at: Id): boolean => (target === 'friend') === (fighter(view, by).side === fighter(view, at).side);

/** A spell costs its AP, usually 2, and none after the fight. Casting provokes; a reaction that makes the spell impossible wastes it (R-MAGIC). @rule CE-MTH-002 CE-HND-004 CE-STA-008 CE-RCT-001 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'CE-STA-008',
  title: 'Cast',
  tags: ['casting'],
  available(view, by, refuse) {
    if (spellsOf(view, by).length === 0) refuse('CE-STA-008', 'no-spells');
  },
  params: {
    spell: oneOf<IntentContext<Casting>, number>({ rule: 'CE-STA-008', candidates: (view, { by }) => spellsOf(view, by) }),
    at: oneOf<IntentContext<Casting>, Id>({
      rule: 'CE-STA-008',
      candidates: (view, { by, with: { spell } }) =>
        present(view).flatMap(({ id }) =>
          alive(view, id) && inRange(view, by, spellAt(view, spell), id) && isMeantFor(view, by, spellAt(view, spell), id) ? [id] : [],
        ),
      check(view, { by, with: { spell } }, at, refuse) {
        if (!spellsOf(view, by).includes(spell)) return;
        const chosen = spellAt(view, spell);
        if (view.state.entities[at]?.kind !== 'fighter' || (at === by && chosen.target === 'foe')) return refuse('CE-STA-008', 'no-such-target');
        if (!isHere(view, at)) refuse('CE-STA-008', 'target-gone');
        else if (!alive(view, at)) refuse('CE-STA-008', 'target-dead');
        else if (!inRange(view, by, chosen, at)) refuse('CE-STA-008', 'spell-range', { range: chosen.range });
      },
    }),
  },
  check(view, by, { spell }, refuse) {
    const chosen = spellAt(view, spell);
    if (scene(view).ended && chosen.target === 'foe') refuse('CE-INJ-012', 'fight-over');
    if (!scene(view).ended) needsAp(view, by, chosen.ap, refuse);
    if (chosen.strikes !== null && (view.has(by, Defending) || view.has(by, TotalDefending))) refuse('CE-DFN-003', 'defending');
    checkComponents(view, by, chosen, refuse);
  },
  perform(play, by, { spell, at }) {
    const chosen = spellAt(play, spell);
    if (!scene(play).ended) {
      ActionPoints.spend(play, by, chosen.ap);
      if (!chosen.gaze) provokeAll(play, by, 'casts a spell');
      if (!canGoOn(play, by) || !(inRange(play, by, chosen, at) || isOff(play, 'CE-STA-008', by)) || !isFit(play, by, chosen)) return false;
    }
    if (chosen.target === 'foe') refuseSurrender(play, at);
    payStamina(play, by, chosen.stamina);
    return chosen.cast(play, by, at, spell);
  },
});
