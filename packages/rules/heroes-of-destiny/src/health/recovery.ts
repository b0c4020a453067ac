import { defineAsk, defineChange, type Id, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { hasKit } from '../catalogue/weapon.ts';
import { NO_KIT, roll } from '../rolls/checks.ts';
import { type Fighter, fighter, fighters, type Rest } from '../state/fighter.ts';
import { awake } from './alive.ts';
import { stabilized, triesToWake } from './dying.ts';
import { FATAL, LEVELS, WoundSlots } from './wound-levels.ts';
import { openLevel, WoundHealed, WoundTaken, woundCount } from './wounds.ts';

/** What recovery checks must reach for a wound of each level, light to fatal. @rule HD-RCV-001 */
const RECOVERY_TN: readonly number[] = [-8, -5, -1, 4, 10];

/** What failed recovery checks add to later ones. */
export const RecoveryBonusSet = defineChange('recovery-bonus-set', (store, who: Id, bonus: number): boolean => {
  if ((store.state.entities[who] as Fighter).recoveryBonus === bonus) return false;
  (store.edit(who) as Fighter).recoveryBonus = bonus;
  return true;
});

/** A wound drops from one level to another, 0 = gone; the fatal wound gone ends dying, the last one gone the bonus of failures. Returns where it came to lie. @rule HD-WND-007 HD-RCV-008 */
export function dropWound(play: Play, who: Id, from: number, to: number): number {
  WoundHealed(play, who, from);
  const at = to <= 0 ? 0 : openLevel(play, who, to);
  if (at > 0) WoundTaken(play, who, at);
  if (from === FATAL && at < FATAL) stabilized(play, who);
  if (woundCount(fighter(play, who)) === 0) RecoveryBonusSet(play, who, 0);
  if (at < from) triesToWake(play, who);
  return at;
}

const TENDING_MINUTES = 120;

export const TendingSet = defineChange('tending-set', (store, who: Id, patient: Id): boolean => {
  if ((store.state.entities[who] as Fighter).tending === patient) return false;
  (store.edit(who) as Fighter).tending = patient;
  return true;
});

/** The resting patient whom a fighter tends now; -1 = none. */
export function tendedBy(view: View, who: Id): Id {
  const { tending } = fighter(view, who);
  return tending >= 0 && fighter(view, tending).rest !== null ? tending : NOBODY;
}

export const Recovered = defineChange('recovery', (_store, _who: Id, _total: number): void => {});

/** Which wound drops a level. @rule HD-RCV-005 HD-RCV-006 */
export const ChooseRecovery = defineAsk<{ readonly who: Id; readonly total: number }, number>('choose-recovery', {
  rule: 'HD-RCV-005',
  answer: oneOf<{ readonly who: Id; readonly about: { readonly who: Id; readonly total: number } }, number>({
    rule: 'HD-RCV-006',
    candidates: (view, { about: { who, total } }) => curable(view, who, total),
  }),
  fallback: (view, _who, { who, total }) => Math.max(...curable(view, who, total)),
});

/** Levels of wounds that a total reaches and that have an empty slot below. @rule HD-RCV-004 HD-RCV-006 */
function curable(view: View, who: Id, total: number): number[] {
  const { wounds } = fighter(view, who);
  return LEVELS.flatMap((_level, i) => {
    const reached = total >= RECOVERY_TN[i] && wounds[i] > 0;
    const room = i === 0 || wounds[i - 1] < WoundSlots(view, who, who, i);
    return reached && room ? [i + 1] : [];
  });
}

/** One recovery check: Vitality less fatigue, with what failures have added. @rule HD-RCV-002 HD-RCV-003 HD-RCV-007 HD-LRT-010 */
export function recover(play: Play, who: Id, tended: Rest['tended'] = []): void {
  const { fatigue, recoveryBonus } = fighter(play, who);
  const own = roll(play, who, 'recovery', recoveryBonus - fatigue);
  const total = Math.max(own, ...tenders(play, tended).map((tender) => roll(play, tender, 'healing-wounds', hasKit(play, tender, true) ? 0 : NO_KIT)));
  Recovered(play, who, total);
  const open = curable(play, who, total);
  if (open.length === 0) return RecoveryBonusSet(play, who, recoveryBonus + 1);
  const level = play.ask(ChooseRecovery, who, { who, total });
  dropWound(play, who, level, level - 1);
  RecoveryBonusSet(play, who, 0);
}

/** Those who have tended the patient for two hours of a rest. Their total counts if it is higher. @rule HD-LRT-012 HD-LRT-013 */
function tenders(view: View, tended: Rest['tended']): Id[] {
  return tended.flatMap(({ by, minutes }) => (minutes >= TENDING_MINUTES && awake(view, by) ? [by] : []));
}

/** The minutes that a patient has been tended, with so many more for those who tend it now. @rule HD-LRT-012 */
export function tendedOn(view: View, patient: Id, { tended }: Rest, span: number): Rest['tended'] {
  const before = (by: Id): number => tended.find((tender) => tender.by === by)?.minutes ?? 0;
  const now = fighters(view).flatMap(({ id, tending }) => (tending === patient ? [{ by: id, minutes: before(id) + span }] : []));
  return [...tended.filter(({ by }) => now.every((tender) => tender.by !== by)), ...now];
}
