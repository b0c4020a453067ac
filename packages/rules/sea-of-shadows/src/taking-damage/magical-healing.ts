import {
  adds,
  after,
  type ConditionDef,
  carried,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineCondition,
  defineRoll,
  end,
  endAll,
  extend,
  GM,
  give,
  type Id,
  oneWord,
  type Play,
} from '@riposte/kernel';
import { giveForTurns, TurnsEnding } from '../actions/action-points.ts';
import { AfterEncounter, BadlyWounded, KnockedOut, MortallyWounded, Stunned } from '../problematic-situations/helpless.ts';
import { die } from './damage.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { CheckAdvantage, CheckRank, check, PassiveAdvantage } from '../characters/checks.ts';
import { ruled } from '../rulings.ts';

/** Hit points regained, up to the full. */
export const Healed = defineChange(
  'healed',
  (store, who: Id, points: number): boolean => {
    const before = store.state.entities[who] as Fighter;
    const hp = Math.min(before.maxHp, before.hp + points);
    if (hp === before.hp) return false;
    (store.edit(who) as Fighter).hp = hp;
    return true;
  },
  { say: (name, who, points) => `${name(who)} regains ${points} HP` },
);

/** Outcomes of the survival roll; 4 stands for 4 and more. @rule SS-KNO-007 */
export const SURVIVAL = { dead: 1, mortal: 2, badly: 3, wakes: 4 } as const;

/** The survival roll of this knockout was made; the value is its outcome. */
export const Survived = defineCondition('survived', { rule: 'SS-HEA-001', title: 'survival rolled' });

export const SurvivalRoll = defineRoll('survival', { rule: 'SS-KNO-005', title: 'survival' });

/**
 * The survival roll, FOR, once per knockout and only after lethal damage; returns its outcome. 1 is death.
 * @rule SS-KNO-005 SS-KNO-008 SS-HEA-002
 */
export function survival(play: Play, who: Id, ritual: boolean): number {
  if (play.has(who, MortallyWounded)) return SURVIVAL.mortal;
  const [knockout] = carried(play, who, KnockedOut);
  if (knockout.value === 0) return SURVIVAL.wakes;
  const [known] = carried(play, who, Survived);
  if (known !== undefined) return known.value;
  const asked = check('survival', 'FOR', ritual);
  const dice = ruled(play).dice(CheckRank(play, who, who, asked), CheckAdvantage(play, who, who, asked));
  const outcome = play.roll(SurvivalRoll, who, dice, (total) => Math.min(total, SURVIVAL.wakes));
  if (outcome === SURVIVAL.dead) die(play, who, who);
  else give(play, who, Survived, { value: outcome, parent: knockout.id });
  return outcome;
}

/**
 * Magic heals, `points` of 1 or more. The knocked out roll for survival first and are then stunned for a turn at least.
 * @rule SS-HEA-001 SS-HEA-004 SS-KNO-006
 */
export function healByMagic(play: Play, who: Id, points: number, ritual: boolean): void {
  const wanted = ritual ? fighter(play, who).maxHp : points;
  if (!play.has(who, KnockedOut)) return Healed(play, who, wanted);
  const outcome = survival(play, who, ritual);
  if (outcome === SURVIVAL.dead) return;
  revive(play, who);
  Healed(play, who, wanted);
  if (outcome === SURVIVAL.mortal) recoverFromMortalWound(play, who, ritual);
  else stun(play, who);
  if (outcome === SURVIVAL.badly && !isWhole(play, who)) give(play, who, BadlyWounded);
}

const isWhole = (play: Play, who: Id): boolean => fighter(play, who).hp === fighter(play, who).maxHp;

/** No longer knocked out nor dying. @rule SS-MRT-003 */
function revive(play: Play, who: Id): void {
  endAll(play, who, MortallyWounded);
  endAll(play, who, KnockedOut);
}

/** Stunned for one turn. @rule SS-HEA-005 SS-KNO-012 */
function stun(play: Play, who: Id): void {
  giveForTurns(play, who, Stunned, 1);
}

/** Stunned for the rest of the encounter, badly wounded afterwards, and marked for ever. @rule SS-HEA-007 SS-HEA-009 SS-HEA-012 SS-MRT-003 */
function recoverFromMortalWound(play: Play, who: Id, ritual: boolean): void {
  if (isWhole(play, who) || play.has(who, AfterEncounter)) {
    stun(play, who);
    if (!isWhole(play, who)) give(play, who, BadlyWounded);
  } else {
    endAll(play, who, Stunned);
    give(play, who, Stunned, { value: 1 + fighter(play, who).turns });
  }
  if (!ritual && !ruled(play).combatHealingPreventsInjury) injureForEver(play, who);
}

/** With full HP the penalties end, and so does a long stun, though not before a turn has passed. @rule SS-BAD-007 SS-HEA-008 SS-HEA-010 */
export const FullyRestored = defineCheckpoint('fully-restored', {
  rule: 'SS-BAD-007',
  watches: [Healed],
  settle(play, who) {
    if (!isWhole(play, who)) return;
    endAll(play, who, BadlyWounded);
    for (const one of carried(play, who, Stunned)) {
      if (one.value === 0) continue;
      if (fighter(play, who).turns >= one.value) end(play, who, one.id);
      else extend(play, who, one.id, after(play, TurnsEnding, who, 1));
    }
  },
});

/** Wakes by itself or is woken: at least one HP, stunned for the first turn after a survival roll of 4 or more. @rule SS-KNO-010 SS-KNO-011 SS-KNO-012 */
export function wake(play: Play, who: Id): void {
  const [known] = carried(play, who, Survived);
  endAll(play, who, KnockedOut);
  if (fighter(play, who).hp === 0) Healed(play, who, 1);
  if (known?.value === SURVIVAL.wakes) stun(play, who);
}

const lasting = (id: string, title: string, more: Pick<ConditionDef, 'contributes' | 'forbids'> | object = {}): ConditionDef =>
  defineCondition(id, { rule: 'SS-MRT-012', title, ...more });

/** Impairments that the game master may pick. @rule SS-MRT-012 */
export const INJURIES: readonly ConditionDef[] = [
  lasting('scar', 'scarred'),
  lasting('cannot-run', 'cannot run', { forbids: [{ tags: ['run'], rule: 'SS-MRT-012', reason: 'cannot run any more' }] }),
  lasting('lost-eye', 'lost an eye'),
  lasting('lost-hand', 'lost a hand'),
  lasting('poor-endurance', 'poor endurance', {
    contributes: [
      adds(CheckAdvantage, -1, { rule: 'SS-MRT-012', label: 'poor endurance', only: 'on FOR', when: (_view, _who, _against, asked) => asked.die === 'FOR' }),
      adds(PassiveAdvantage, -1, {
        rule: 'SS-MRT-012',
        label: 'poor endurance',
        only: 'on FOR',
        when: (_view, _who, _against, defence) => defence.die === 'FOR',
      }),
    ],
  }),
  lasting('mental-scars', 'mental scars'),
];

/** Which impairment stays. @rule SS-MRT-012 */
export const LastingInjury = defineAsk<{ readonly who: Id }, string>('lasting-injury', {
  rule: 'SS-MRT-012',
  because: (view, _who, about) => `${fighter(view, about.who).name} survives a mortal wound; what stays?`,
  answer: oneWord('SS-MRT-012', () => INJURIES.map((one) => one.id)),
  fallback: () => INJURIES[0].id,
});

/** Survived without a ritual: something stays. @rule SS-MRT-011 */
export function injureForEver(play: Play, who: Id): void {
  const chosen = play.ask(LastingInjury, GM, { who });
  give(play, who, INJURIES.find((one) => one.id === chosen)!);
}
