import {
  carried,
  defineChange,
  defineQuery,
  defineResource,
  give,
  highest,
  type Id,
  isOff,
  type Play,
  plainSum,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { Prone } from '../positioning/prone.ts';
import { ruled } from '../rulings.ts';
import { FROM_EXHAUSTION, Unconscious } from './unconscious.ts';

type Frame = Pick<Fighter, 'trained' | 'con' | 'level'>;

/** Stamina by training and Constitution, before strain. @rule CE-STA-002 CE-STA-003 */
export const staminaPool = ({ trained, con, level }: Frame): number => trained + (con ?? 0) * level;

/** @rule CE-STA-003 CE-STA-010 */
export const MaxStamina = defineQuery('maximum stamina', {
  rule: 'CE-STA-003',
  from: 'training + Constitution x level',
  base: (view, who) => staminaPool(fighter(view, who)),
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** @rule CE-STA-007 */
export const exhaustionPool = ({ con }: Pick<Frame, 'con'>): number => Math.max(1, 5 + (con ?? 0));

/** The pool that the exhausted draw on. @rule CE-STA-007 */
export const MaxExhaustion = defineQuery('exhaustion pool', {
  rule: 'CE-STA-007',
  from: '5 + Constitution, at least 1',
  base: (view, who) => exhaustionPool(fighter(view, who)),
  combine: plainSum,
});

/** @rule CE-STA-001 CE-STA-005 CE-STA-009 */
export const Stamina = defineResource('stamina', {
  title: 'Stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MaxStamina,
  // By one reading it goes below 0; the ruling says how far.
  floor: -1000,
});

/** Refuses what costs more Stamina than is left, and everything to those who have no such pool. @rule CE-STA-008 CE-STA-011 */
export function needsStamina(view: View, who: Id, points: number, refuse: Refuse): void {
  if (fighter(view, who).con === null) refuse('CE-STA-011', 'no-stamina');
  else if (Stamina.left(view, who) < points) refuse('CE-STA-008', 'needs-stamina', { stamina: points });
}

/** Whether a fighter can pay so much Stamina, or a ruling waives what is needed. @rule CE-STA-008 CE-STA-011 */
export const hasStamina = (view: View, who: Id, points: number): boolean =>
  fighter(view, who).con !== null && (Stamina.left(view, who) >= points || isOff(view, 'CE-STA-008', who));

/** Pays Stamina; by a ruling that waives what is needed, as much of it as there is. @rule CE-STA-008 */
export function payStamina(play: Play, who: Id, points: number): void {
  Stamina.spend(play, who, Math.max(0, Math.min(points, Stamina.left(play, who))));
}

/** @rule CE-STA-007 */
export const Exhaustion = defineResource('exhaustion', {
  title: 'Exhaustion',
  read: (entity) => (entity as Fighter).exhaustion,
  write: (entity, value) => {
    (entity as Fighter).exhaustion = value;
  },
  cap: MaxExhaustion,
});

/** Stamina damage; what exceeds the Stamina left comes out of the Exhaustion pool. @rule CE-STA-006 CE-STA-009 CE-STA-012 */
export function loseStamina(play: Play, who: Id, points: number): void {
  if (fighter(play, who).con === null) return;
  const room = Math.max(0, Stamina.left(play, who) - ruled(play).minStamina);
  Stamina.spend(play, who, Math.min(points, room));
  if (points > room) loseExhaustion(play, who, points - room);
}

/** At the end of the Exhaustion pool one faints. @rule CE-STA-007 CE-UNC-001 */
export function loseExhaustion(play: Play, who: Id, points: number): void {
  Exhaustion.spend(play, who, points);
  if (Exhaustion.left(play, who) > 0 || carried(play, who, Unconscious).some((condition) => condition.value === FROM_EXHAUSTION)) return;
  give(play, who, Unconscious, { value: FROM_EXHAUSTION });
  give(play, who, Prone);
}

/** The modifier of Constitution changes. */
export const ConstitutionSet = defineChange('constitution-set', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).con === to) return false;
  (store.edit(who) as Fighter).con = to;
  return true;
});
