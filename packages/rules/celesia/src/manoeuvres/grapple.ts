import {
  adds,
  type ConditionDef,
  ConditionGiven,
  carried,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  defineRoll,
  end,
  type Id,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { d20 } from '../attack/d20.ts';
import { ARMED, DefenceValue } from '../attack/defence-value.ts';
import { FactSet } from '../fighters/facts-set.ts';
import { fighter, fighters, owner, SCENE, scene } from '../fighters/fighter.ts';
import { SkillAdvantage, SkillBonus } from '../fighters/skills.ts';
import { Dropped, HoldsNow, Taken } from '../gear/take-and-drop.ts';
import { Injured } from '../injuries/body.ts';
import { Stunned } from '../injuries/stunned.ts';
import { Moved, Pushed } from '../positioning/board.ts';
import { carrierOf } from '../positioning/carried.ts';
import { Landed } from '../positioning/flying.ts';
import { canManeuver } from '../positioning/reach.ts';
import { BoardRedrawn } from '../positioning/redrawn.ts';
import { Speed } from '../positioning/speed.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { fights } from '../rounds/yielded.ts';

/** By its source, the grappler (R-MANEUVERS). @rule CE-MNV-001 */
export const Grappled: ConditionDef = defineCondition('grappled', {
  rule: 'CE-MNV-001',
  title: 'grappled',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'CE-MNV-001',
      label: 'grappled',
      only: 'against anyone but the grappler',
      when: (_view, _who, against, _attack, held) => held!.source !== against,
    }),
    adds(Speed, (view, who, _against, context) => -(fighter(view, who)[context?.gait ?? 'speed'] ?? 0), { rule: 'CE-MNV-001', label: 'grappled' }),
  ],
  forbids: [{ tags: ['movement'], rule: 'CE-MNV-001', reason: 'grappled' }],
});

/** Held fast by the second degree of a grapple: may still try to escape (R-MANEUVERS). */
export const Pinned = defineCondition('pinned', {
  rule: 'CE-MNV-001',
  title: 'pinned',
  stacks: true,
  forbids: [{ tags: ['attack', 'movement', 'casting', 'reaction'], rule: 'CE-MNV-001', reason: 'pinned' }],
});

/** Taken off guard by a trick or a hold. */
export const Exposed = defineCondition('exposed', { rule: 'CE-MNV-001', title: 'off guard', stacks: true });

/** Whether a fighter is in this grappler's hold. */
export const isHeldBy = (view: View, who: Id, grappler: Id): boolean => carried(view, who, Grappled).some((condition) => condition.source === grappler);

/** Whether this grappler's hold has pinned a fighter, or taken it off guard. */
export const isHeldAs = (view: View, def: ConditionDef, who: Id, grappler: Id): boolean =>
  carried(view, who, def).some((condition) => condition.source === grappler && condition.clock < 0);

/** Ends all that a grappler's holds did. */
export function release(play: Play, grappler: Id): void {
  for (const { kind, conditions, id } of play.state.entities) if (kind === 'fighter' && conditions.length > 0) letLoose(play, grappler, id);
}

/** A grappler that goes its way lets go of all but those whom it carries (R-CARRY). */
export function releaseToGo(play: Play, grappler: Id): void {
  for (const { kind, conditions, id } of play.state.entities) {
    if (kind === 'fighter' && conditions.length > 0 && carrierOf(play, id) !== grappler) letLoose(play, grappler, id);
  }
}

/** Ends all that a grappler's hold did to one fighter; a trick lasts for its time. */
export function letLoose(play: Play, grappler: Id, who: Id): void {
  for (const def of HOLDS)
    for (const condition of carried(play, who, def)) if (condition.source === grappler && condition.clock < 0) end(play, who, condition.id);
}

const HOLDS = [Grappled, Pinned, Exposed];

/** Whether a fighter is in a state to hold another. */
export const canHold = (view: View, who: Id): boolean => fights(view, who) && !view.has(who, Stunned) && !view.has(who, Pinned);

/** A grappler that faints, dies, gives up, is stunned or pinned lets go. */
export const LetsGo = defineCheckpoint('lets-go', {
  rule: 'CE-MNV-001',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.state.entities[who].kind === 'fighter' && !canHold(play, who)) release(play, who);
  },
});

/** A hold ends out of the grappler's reach: by distance, by a wall, or when the weapon that reached so far is gone. */
export const SlipsFree = defineCheckpoint('slips-free', {
  rule: 'CE-MNV-001',
  watches: [Moved, Pushed, Landed, FactSet, Dropped, HoldsNow, Taken, Injured, BoardRedrawn],
  settle(play, changed) {
    const who = owner(play, changed);
    for (const id of scene(play).order) {
      for (const { source } of carried(play, id, Grappled)) {
        const concerned = id === who || source === who || who === SCENE;
        if (source >= 0 && concerned && !canManeuver(play, source, id)) letLoose(play, source, id);
      }
    }
  },
});

export const EscapeRoll = defineRoll('escape', { rule: 'CE-MNV-001', title: 'escape' });

/** Acrobatics or Athletics, whichever is better, against the grappler's DV (R-MANEUVERS). @rule CE-ACT-002 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'CE-MNV-001',
  title: 'Escape',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Grappled)) refuse('CE-MNV-001', 'not-grappled');
  },
  params: {
    from: oneOf({ rule: 'CE-MNV-001', candidates: (view, { by }) => carried(view, by, Grappled).map((condition) => condition.source) }),
  },
  perform(play, by, { from }) {
    paySimple(play, by);
    const [acrobatics, athletics] = (['acrobatics', 'athletics'] as const).map((skill) => ({ skill, sense: '' as const }));
    const check = SkillBonus(play, by, from, athletics) > SkillBonus(play, by, from, acrobatics) ? athletics : acrobatics;
    const bonus = SkillBonus(play, by, from, check);
    const value = DefenceValue(play, from, by, ARMED);
    const free = play.roll(EscapeRoll, by, d20(play, SkillAdvantage(play, by, from, check)), (face) => (face + bonus >= value ? 1 : 0)) === 1;
    if (!free) return false;
    letLoose(play, from, by);
    return true;
  },
});

/** Lets go of all who are held (R-MANEUVERS). */
export const Release = defineIntent('release', {
  rule: 'CE-FRE-001',
  title: 'Let go',
  tags: ['free'],
  available(view, by, refuse) {
    if (!fighters(view).some(({ id }) => isHeldBy(view, id, by))) refuse('CE-MNV-001', 'holding-nobody');
  },
  perform(play, by) {
    release(play, by);
    return true;
  },
});
