import {
  type ChangeJson,
  type ConditionDef,
  ConditionGiven,
  carried,
  defineChange,
  defineResource,
  defineRoll,
  end,
  endAll,
  give,
  type Id,
  NOBODY,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { countInjuries, valueOfInjuries } from './body.ts';
import { alive, Dead, FROM_EXHAUSTION, Unconscious } from './conditions.ts';
import { d20 } from './d20.ts';
import { type Attribute, type Fighter, fighter } from './fighter.ts';
import { CheckAdvantage, exhaustionPool, MaxExhaustion, MaxStamina, MEDIUM, SaveAdvantage, SaveBonus, staminaPool } from './numbers.ts';
import { Bleeding, Prone } from './postures.ts';
import { ruled } from './rulings.ts';

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
  if (fighter(view, who).con === null) refuse('CE-STA-011', 'creatures without Constitution have no Stamina to spend');
  else if (Stamina.left(view, who) < points) refuse('CE-STA-008', `it costs ${points} Stamina`);
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

const CONSTITUTION = { save: 'constitution' } as const;
export const SaveRoll = defineRoll('save', { rule: 'CE-UNC-002', title: 'saving throw' });

/** Any other saving throw: reaching the DC is enough. @rule CE-UNC-005 */
export function savesAgainst(play: Play, who: Id, save: Attribute, dc: number): boolean {
  const bonus = SaveBonus(play, who, -1, { save });
  return play.roll(SaveRoll, who, d20(play, SaveAdvantage(play, who, -1, { save })), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}

export const ConstitutionRoll = defineRoll('constitution', { rule: 'CE-UNC-002', title: 'Constitution' });

export const Strained = defineChange(
  'strained',
  (store, who: Id, points: number): void => {
    (store.edit(who) as Fighter).strain += points;
  },
  { say: (name, who, points) => `${name(who)} suffers ${points} strain` },
);

/** A hit strains; each point costs a point of Stamina and of its maximum. @rule CE-STN-001 CE-STN-002 CE-STA-012 */
export function strain(play: Play, who: Id, points: number): void {
  if (fighter(play, who).con === null) return;
  Strained(play, who, points);
  loseStamina(play, who, points);
}

/** Stamina damage; what exceeds the Stamina left comes out of the Exhaustion pool. @rule CE-STA-006 CE-STA-009 CE-STA-012 */
export function loseStamina(play: Play, who: Id, points: number): void {
  if (fighter(play, who).con === null) return;
  const room = Math.max(0, Stamina.left(play, who) - ruled(play).leastStamina);
  Stamina.spend(play, who, Math.min(points, room));
  if (points > room) loseExhaustion(play, who, points - room);
}

/** At the end of the Exhaustion pool one faints. @rule CE-STA-007 CE-UNC-001 */
export function loseExhaustion(play: Play, who: Id, points: number): void {
  Exhaustion.spend(play, who, points);
  if (Exhaustion.left(play, who) > 0 || carried(play, who, Unconscious).some((one) => one.value === FROM_EXHAUSTION)) return;
  give(play, who, Unconscious, { value: FROM_EXHAUSTION });
  give(play, who, Prone);
}

/** A check of Constitution; without the attribute the bare die. Reaching the DC is enough. @rule CE-UNC-005 CE-STA-012 */
export function constitutionCheck(play: Play, who: Id, dc: number): boolean {
  const bonus = fighter(play, who).con ?? 0;
  return play.roll(ConstitutionRoll, who, d20(play, CheckAdvantage(play, who)), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}

/** Stamina lost at the start of each turn by all bleeding together. @rule CE-UNC-003 */
export const bleeding = (view: View, who: Id): number => carried(view, who, Bleeding).reduce((total, one) => total + one.value, 0);

const FAILED = 0;
const CRITICAL = 2;

/**
 * The save of the unconscious who are hurt again: fail and die, critically succeed and wake; else nothing changes.
 * @rule CE-UNC-002 CE-UNC-003 CE-UNC-004 CE-UNC-005 CE-UNC-009
 */
export function saveOrDie(play: Play, who: Id, dc: number): void {
  const bonus = SaveBonus(play, who, -1, CONSTITUTION);
  const { criticalSave } = ruled(play);
  const outcome = play.roll(ConstitutionRoll, who, d20(play, SaveAdvantage(play, who, -1, CONSTITUTION)), (face) =>
    criticalSave(face, face + bonus - dc) ? CRITICAL : face + bonus >= dc ? 1 : FAILED,
  );
  if (outcome === FAILED) die(play, who);
  else if (outcome === CRITICAL) wakeRefreshed(play, who);
}

/** @rule CE-UNC-004 */
export const saveDc = (view: View, who: Id): number => ruled(view).saveBase + valueOfInjuries(view, who) + bleeding(view, who);

/** Ends all bleeding and the faint, but no coma. @rule CE-UNC-006 CE-UNC-007 CE-UNC-008 CE-HED-010 */
function wakeRefreshed(play: Play, who: Id): void {
  endAll(play, who, Bleeding);
  Exhaustion.refill(play, who, MaxExhaustion(play, who));
  if (Stamina.left(play, who) < 1) Stamina.gain(play, who, 1 - Stamina.left(play, who));
  for (const one of carried(play, who, Unconscious)) if (one.value === FROM_EXHAUSTION) end(play, who, one.id);
}

/** Ends a life. @rule CE-UNC-009 */
export function die(play: Play, who: Id): void {
  give(play, who, Dead);
}

/** The modifier of Constitution changes. */
export const ConstitutionSet = defineChange('constitution-set', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).con === to) return false;
  (store.edit(who) as Fighter).con = to;
  return true;
});

/** Current Stamina moves with the maximum, up or down, never above it nor below 0; exhaustion stays within its pool. @rule CE-STA-004 CE-STA-005 CE-STA-007 */
export function constitutionBecomes(view: View, who: Id, to: number): readonly ChangeJson[] {
  const { con, stamina, strain, trained, level } = fighter(view, who);
  const most = (modifier: number): number => Math.max(1, staminaPool({ trained, level, con: modifier }) - strain);
  const left = Math.max(0, Math.min(most(to), stamina + most(to) - most(con ?? 0)));
  return [
    [ConstitutionSet.id, who, to],
    ['resource-set', who, view.rules.resourceCodes[Stamina.index], left],
    ['resource-set', who, view.rules.resourceCodes[Exhaustion.index], Math.min(Exhaustion.left(view, who), exhaustionPool({ con: to }))],
  ];
}

/** As much strain as the game master says, with the Stamina that it costs or gives back. @rule CE-STN-001 CE-STA-005 */
export function strainBecomes(view: View, who: Id, to: number): readonly ChangeJson[] {
  const { stamina, strain, con } = fighter(view, who);
  if (con === null) return [];
  const most = Math.max(1, staminaPool(fighter(view, who)) - to);
  const left = Math.max(0, Math.min(most, stamina + strain - to));
  return [
    [Strained.id, who, to - strain],
    ['resource-set', who, view.rules.resourceCodes[Stamina.index], left],
  ];
}

/** The Exhaustion pool is empty at a word of the game master. @rule CE-STA-007 CE-UNC-001 */
export function faints(view: View, who: Id): readonly ChangeJson[] {
  const given = (def: ConditionDef): ChangeJson => [ConditionGiven.id, who, view.rules.codeOf(def), NOBODY, FROM_EXHAUSTION, NOBODY, NOBODY, NOBODY, 0];
  return [
    ['resource-set', who, view.rules.resourceCodes[Exhaustion.index], 0],
    ...(fighter(view, who).con === null || view.has(who, Unconscious) ? [] : [given(Unconscious), given(Prone)]),
  ];
}

/** Injuries that destroy a creature without Constitution, by its size; no number does others. @rule CE-UNC-011 */
export function mostInjuries(view: View, who: Id): number {
  const { con, size } = fighter(view, who);
  return con === null ? 4 + Math.max(0, size - MEDIUM) : Number.POSITIVE_INFINITY;
}

/** Whether a creature without Constitution has that many. @rule CE-UNC-011 */
export const isShattered = (view: View, who: Id): boolean => countInjuries(view, who) >= mostInjuries(view, who);

/** What all bleeding together does at the start of a turn. Returns whether it hurt an unconscious fighter, who must save. @rule CE-UNC-003 */
export function bleed(play: Play, who: Id): boolean {
  const points = bleeding(play, who);
  if (points === 0 || fighter(play, who).con === null || !alive(play, who)) return false;
  const wasUnconscious = play.has(who, Unconscious);
  loseStamina(play, who, points);
  return wasUnconscious;
}
