import {
  adds,
  after,
  borne,
  type ConditionDef,
  defineClock,
  defineCondition,
  end,
  endAll,
  give,
  type Id,
  type Play,
  type Until,
  type View,
} from '@riposte/kernel';
import { SCENE, scene } from './fighter.ts';
import { CombatAdvantage, EnergyPerRound, EvasionAdvantage } from './numbers.ts';
import { ruled } from './rulings.ts';

/** Rounds begun. What lasts until the end of a round ends as the one after it begins. */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Until the end of this round (1), of the next (2). */
export const untilEndOfRound = (view: View, rounds: number): Until => after(view, Rounds, SCENE, rounds);

/** Open to Combat Maneuvers. Borne once for each cause. @rule RC-EXP-001 RC-CND-001 RC-CND-021 */
export const Exposed = defineCondition('exposed', { rule: 'RC-EXP-001', title: 'exposed', stacks: true });

const exposed = (): readonly ConditionDef[] => [Exposed];

/** Open to Swift Attacks, and exposed. @rule RC-UNG-001 RC-UNG-003 RC-CND-016 */
export const Unguarded = defineCondition('unguarded', { rule: 'RC-UNG-001', title: 'unguarded', stacks: true, carries: exposed });

const unguarded = (): readonly ConditionDef[] => [Unguarded];

/** Wins ties on defences. @rule RC-ENE-040 */
export const Defending = defineCondition('defending', { rule: 'RC-ENE-040', title: 'defending' });

/** @rule RC-SUR-003 RC-SUR-004 RC-CND-015 */
export const Surprised = defineCondition('surprised', {
  rule: 'RC-CND-015',
  title: 'surprised',
  carries: unguarded,
  contributes: [adds(EvasionAdvantage, -1, { rule: 'RC-SUR-004', label: 'surprised' })],
});

/** @rule RC-CND-012 RC-CND-013 RC-CND-014 */
export const Prone = defineCondition('prone', {
  rule: 'RC-CND-012',
  title: 'prone',
  carries: exposed,
  contributes: [adds(EvasionAdvantage, -1, { rule: 'RC-CND-012', label: 'prone' })],
  forbids: [{ tags: ['run'], rule: 'RC-CND-014', reason: 'prone: get up first' }],
});

/** Between prone and standing; a posture without effects of its own. @rule RC-ENE-034 */
export const Kneeling = defineCondition('kneeling', { rule: 'RC-ENE-034', title: 'kneeling' });

/** @rule RC-CND-008 RC-CND-009 */
export const Blinded = defineCondition('blinded', {
  rule: 'RC-CND-008',
  title: 'blinded',
  carries: unguarded,
  contributes: [adds(CombatAdvantage, -1, { rule: 'RC-CND-008', label: 'blinded' }), adds(EvasionAdvantage, -1, { rule: 'RC-CND-008', label: 'blinded' })],
});

/** @rule RC-CND-006 RC-CND-007 */
export const Dazed = defineCondition('dazed', {
  rule: 'RC-CND-006',
  title: 'dazed',
  carries: exposed,
  contributes: [adds(CombatAdvantage, -1, { rule: 'RC-CND-006', label: 'dazed' }), adds(EvasionAdvantage, -1, { rule: 'RC-CND-006', label: 'dazed' })],
});

/** Spends no Stamina and has less Energy. @rule RC-CND-004 RC-CND-005 RC-DTH-008 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'RC-CND-005',
  title: 'exhausted',
  contributes: [adds(EnergyPerRound, -2, { rule: 'RC-CND-005', label: 'exhausted' })],
});

/** An arm, leg or hand out of action; which one is for the game master. @rule RC-DTH-005 */
export const MajorInjury = defineCondition('major-injury', { rule: 'RC-DTH-005', title: 'major injury', stacks: true });

/** Makes a Death Save each round until stabilized. @rule RC-DTH-007 */
export const BleedingOut = defineCondition('bleeding-out', { rule: 'RC-DTH-007', title: 'bleeding out' });

const IDLE = ['action', 'interrupt', 'wait'];

/** Why somebody is unconscious; the value of the condition. */
export const FROM_STAMINA = 0;
export const FROM_PAIN = 1;

/** Borne once for each cause. @rule RC-UNC-001 RC-UNC-004 RC-CND-019 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RC-UNC-001',
  title: 'unconscious',
  stacks: true,
  carries: unguarded,
  forbids: [{ tags: IDLE, rule: 'RC-UNC-004', reason: 'unconscious' }],
});

export const Dead = defineCondition('dead', { rule: 'RC-DTH-001', title: 'dead', forbids: [{ tags: IDLE, rule: 'RC-DTH-001', reason: 'dead' }] });

export const CONDITIONS: readonly ConditionDef[] = [
  Exposed,
  Unguarded,
  Defending,
  Surprised,
  Prone,
  Kneeling,
  Blinded,
  Dazed,
  Exhausted,
  MajorInjury,
  BleedingOut,
  Unconscious,
  Dead,
];

export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

export function conscious(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}

/** Exposes somebody; a longer exposure of the same kind covers a shorter one. @rule RC-EXP-002 RC-EXP-003 RC-MEL-016 */
export function expose(play: Play, who: Id, rounds: number = ruled(play).exposedRounds): void {
  const until = untilEndOfRound(play, rounds);
  if (borne(play, who, Exposed).some((one) => one.parent < 0 && one.at >= until.at)) return;
  give(play, who, Exposed, { until });
}

/** Until the end of the round. @rule RC-UNG-004 */
export function unguard(play: Play, who: Id): void {
  give(play, who, Unguarded, { until: untilEndOfRound(play, 1) });
}

/** Exhausts somebody for so many rounds, or without end; the longer of two exhaustions counts. @rule RC-DTH-005 */
export function exhaust(play: Play, who: Id, rounds: number | null): void {
  const until = rounds === null ? null : untilEndOfRound(play, rounds);
  for (const one of borne(play, who, Exhausted)) {
    if (one.clock < 0 || (until !== null && one.at >= until.at)) return;
    end(play, who, one.id);
  }
  give(play, who, Exhausted, until === null ? {} : { until });
}

/** Ends every own exposure and unguardedness; what another condition imposes stays. @rule RC-ENE-038 RC-ENE-039 RC-CND-020 RC-CND-022 RC-SUR-007 */
export function recoverGuard(play: Play, who: Id): void {
  endAll(play, who, Unguarded);
  endAll(play, who, Exposed);
}

/** Until a Short Rest, which no fight gives. @rule RC-DTH-005 */
export const isExhaustedForGood = (view: View, who: Id): boolean => borne(view, who, Exhausted).some((one) => one.clock < 0);
