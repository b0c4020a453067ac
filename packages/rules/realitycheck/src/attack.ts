import { carried, defineAsk, defineChange, defineRoll, endAll, GM, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { expose } from './afflict.ts';
import {
  alive,
  Bound,
  Defending,
  Exposed,
  Hidden,
  outOfSight,
  Resentful,
  Restrained,
  Surprised,
  Unaware,
  Unconscious,
  Unguarded,
  Unresisting,
  untilEndOfRound,
} from './conditions.ts';
import { metresOfReach } from './contributions.ts';
import { d20, defenceDie } from './dice.ts';
import { everybody, type Fighter, fighter, isFighter, nameOf } from './fighter.ts';
import { knows, statsOf } from './gear.ts';
import { type Attack, isMelee, MANOEUVRES, type Manoeuvre } from './gear-numbers.ts';
import { facesSomebody, metresBetween, metresFrom } from './grid.ts';
import { land } from './harm.ts';
import { ArmourCoverage, AttackValue, advantage, Evasion, Exposing, Fortitude, Precision, UnarmedEvasion, Will } from './numbers.ts';
import { ruled } from './rulings.ts';
import { techniqueAt } from './traits.ts';

export { MANOEUVRES, type Manoeuvre };

export const CombatRoll = defineRoll('combat', { rule: 'RC-MEL-013', title: 'Combat roll' });
export const EvasionRoll = defineRoll('evasion', { rule: 'RC-DEF-006', title: 'Evasion' });
export const FortitudeRoll = defineRoll('fortitude', { rule: 'RC-DEF-025', title: 'Fortitude' });
export const WillRoll = defineRoll('will', { rule: 'RC-DEF-029', title: 'Will' });

/** What a Combat or Hit roll means, as bits that can come together. */
export const CRITICAL = 1;
export const MISSES = 2;
export const EXPOSES_SELF = 4;
export const STRIKES_ARMOUR = 8;
export const NATURAL_20 = 16;
/** Of a Hit roll: it reaches the Miss Chance. */
export const REACHES = 32;

/**
 * The bands of a Combat or Hit roll, before armour: 1 misses and always exposes.
 * @rule RC-MEL-014 RC-MEL-015 RC-MEL-018 RC-CRT-001 RC-EXP-005
 */
export function bands(roll: number, precise: number, exposing: number): number {
  return (
    (roll >= 20 - precise ? CRITICAL : 0) | (roll === 20 ? NATURAL_20 : 0) | (roll === 1 ? MISSES : 0) | (roll === 1 || roll <= 3 + exposing ? EXPOSES_SELF : 0)
  );
}

/** Rolls below the coverage strike the armour, unless they are critical. @rule RC-MEL-021 RC-MEL-022 RC-CRT-004 */
const combatBand = (roll: number, precise: number, exposing: number, coverage: number): number => {
  const band = bands(roll, precise, exposing);
  return (band & CRITICAL) === 0 && roll < coverage ? band | STRIKES_ARMOUR : band;
};

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _hits: boolean): void => {}, {
  names: [0, 1],
  say: (name, by, at, hits) => `${name(by)} ${hits ? 'hits' : 'misses'} ${name(at)}`,
});

/** Who attacked somebody last, while it has not acted since. */
export const StruckBy = defineChange('struck-by', (store, who: Id, by: Id): boolean => {
  if ((store.state.entities[who] as Fighter).struckBy === by) return false;
  (store.edit(who) as Fighter).struckBy = by;
  return true;
});

/** Whether an attack hits is known: its target remembers who made it, and who misses with a reckless ability is exposed. R-STYLES */
export function concludes(play: Play, { by, at, enhance }: Attack, hits: boolean): void {
  Attacked(play, by, at, hits);
  StruckBy(play, at, by);
  if (knows(play, at, 'vindictive-duelist')) resent(play, at, by);
  if (!hits && enhance.some((code) => techniqueAt(play, code)!.reckless)) expose(play, by);
}

function resent(play: Play, who: Id, by: Id): void {
  if (carried(play, who, Resentful).some((one) => one.source === by)) return;
  endAll(play, who, Resentful);
  give(play, who, Resentful, { source: by });
}

/** An attack as it is declared: with whom and what, from where, and whether the target was exposed then. */
export function attackWith(view: View, by: Id, at: Id, item: Id, more: Partial<Attack> = {}): Attack {
  const known = isFighter(view, at);
  return {
    by,
    at,
    item,
    way: more.way ?? (item < 0 ? 'unarmed' : statsOf(view, item)!.shoots ? 'ranged' : 'melee'),
    manoeuvre: more.manoeuvre ?? 'none',
    aim: more.aim ?? 'body',
    spare: more.spare ?? -1,
    swift: more.swift ?? false,
    metres: more.metres ?? (known ? metresBetween(view, by, at) : 0),
    behind: more.behind ?? (known && !fighter(view, at).inanimate && !facesSomebody(view, at, by)),
    exposed: more.exposed ?? (known && view.has(at, Exposed)),
    enhance: more.enhance ?? [],
    cast: more.cast ?? null,
  };
}

/** Who cannot or will not defend: what has no life, the unconscious, the fully restrained, the unresisting. @rule RC-DEF-019 RC-UNC-002 RC-CMB-025 RC-MEL-002 */
export function helpless(view: View, who: Id): boolean {
  if (fighter(view, who).inanimate) return true;
  return view.has(who, Unconscious) || view.has(who, Bound) || view.has(who, Unresisting) || (ruled(view).restrainedCannotEvade && view.has(who, Restrained));
}

/** Who does not notice an attack of somebody at all. @rule RC-SWF-005 RC-FAC-007 */
export function unaware(view: View, who: Id, by: Id): boolean {
  if (view.has(who, Unaware) || outOfSight(view, by)) return true;
  const hidden = view.rules.codeOf(Hidden);
  return view.state.entities[by].conditions.some((one) => one.kind === hidden && one.source === who);
}

/** Who is open to the Swift Attacks of somebody, whether it moves or not. @rule RC-UNG-002 RC-SWF-005 */
export const isUnready = (view: View, who: Id, by: Id): boolean => view.has(who, Unguarded) || unaware(view, who, by) || helpless(view, who);

/** Against a point-blank attack that the target has no inkling of, the game master may deny the Evasion roll; the target is surprised. @rule RC-SUR-006 */
export const DenyEvasion = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('deny-evasion', {
  rule: 'RC-SUR-006',
  because: (view, _gm, { by, at }) => `${nameOf(view, at)} has no inkling of the attack by ${nameOf(view, by)}: does it hit without an Evasion roll?`,
  answer: oneOf({ rule: 'RC-SUR-006', candidates: () => [true, false] }),
  fallback: () => false,
});

/**
 * A melee attack from the Combat roll on: Combat roll, defence, Chance roll, damage, or by one reading the defence
 * first. What the Combat roll exposes is exposed at once. Returns whether it hit.
 * @rule RC-MEL-012 RC-MEL-013 RC-MEL-019 RC-CRT-005 RC-ENE-041
 */
export function strike(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  endAll(play, by, Defending);
  endAll(play, by, Hidden);
  const denied = unaware(play, at, by) && play.ask(DenyEvasion, GM, { by, at });
  if (denied) give(play, at, Surprised, { until: untilEndOfRound(play, 1) });
  const defenceless = helpless(play, at) || denied;
  const early = ruled(play).defenceFirst && !defenceless ? evades(play, attack) : null;
  const combat = combatRoll(play, attack);
  if ((combat & EXPOSES_SELF) !== 0) expose(play, by, 2);
  if ((combat & CRITICAL) !== 0) expose(play, at);
  const hits = landsOn(play, attack, combat, defenceless, early);
  concludes(play, attack, hits);
  if (hits) land(play, attack, combat);
  return hits;
}

function combatRoll(play: Play, attack: Attack): number {
  const { by, at } = attack;
  const precise = Precision(play, by, at, attack);
  const exposing = Exposing(play, by, at, attack);
  const coverage = targetsEvasion(play, attack) ? ArmourCoverage(play, at) : 0;
  const die = d20(advantage(play, by, at, { roll: 'combat', attack, skill: null }));
  return play.roll(CombatRoll, by, die, (roll) => combatBand(roll, precise, exposing, coverage));
}

/** An attack that names no defence is against Evasion; only such can strike armour. @rule RC-DEF-017 RC-DEF-018 RC-DEF-022 */
const targetsEvasion = (view: View, { item }: Attack): boolean => (statsOf(view, item)?.targets ?? 'evasion') === 'evasion';

/** @rule RC-MEL-017 RC-CRT-003 RC-DEF-019 RC-DEF-021 */
function landsOn(play: Play, attack: Attack, combat: number, defenceless: boolean, early: boolean | null): boolean {
  if ((combat & CRITICAL) !== 0) return true;
  if (defenceless) return (combat & MISSES) === 0 || !ruled(play).oneMissesHelpless;
  if ((combat & MISSES) !== 0) return false;
  return !(early ?? evades(play, attack));
}

/** The attack hits on a tie unless the target defends. @rule RC-MEL-010 RC-MEL-011 RC-ENE-040 RC-DEF-002 */
function evades(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  const bar = AttackValue(play, by, at, attack) + (play.has(at, Defending) ? 0 : 1);
  return defends(play, attack, bar, statsOf(play, attack.item)?.targets ?? 'evasion');
}

/** Whether a Defense roll of the target reaches a bar. @rule RC-DEF-006 RC-DEF-014 RC-DEF-015 RC-DEF-024 RC-DEF-029 */
export function defends(play: Play, attack: Attack, bar: number, by: 'evasion' | 'fortitude' | 'will'): boolean {
  const { at } = attack;
  const value =
    by === 'fortitude' ? Fortitude(play, at) : by === 'will' ? Will(play, at) : (attack.behind ? UnarmedEvasion : Evasion)(play, at, attack.by, attack);
  const needed = bar - value;
  const die = defenceDie(advantage(play, at, attack.by, { roll: by, attack, skill: null }));
  return play.roll(by === 'evasion' ? EvasionRoll : by === 'fortitude' ? FortitudeRoll : WillRoll, at, die, (roll) => (roll >= needed ? 1 : 0)) === 1;
}

export const inReach = (view: View, by: Id, at: Id, item: Id): boolean => isWithin(view, by, item, metresBetween(view, by, at));

export function isWithin(view: View, by: Id, item: Id, metres: number): boolean {
  return metres <= metresOfReach(view, by, item) && metres >= (statsOf(view, item)?.closest ?? 0);
}

/** Whether a step that somebody is taking began within reach. */
export const beganInReach = (view: View, by: Id, at: Id, item: Id): boolean => {
  const { cameFrom } = fighter(view, at);
  return cameFrom >= 0 && isWithin(view, by, item, metresFrom(view, at, cameFrom, by));
};

/** Fighters of other sides that are alive and not out of sight (R-HIDDEN). */
export const foes = (view: View, who: Id): Id[] => everybody(view).filter((one) => isFoe(view, who, one));

export const isFoe = (view: View, who: Id, one: Id): boolean =>
  fighter(view, one).side !== fighter(view, who).side && alive(view, one) && !outOfSight(view, one);

/** Who may be attacked at all. */
export const isTarget = (view: View, by: Id, at: Id): boolean =>
  isFighter(view, at) && at !== by && alive(view, at) && (!outOfSight(view, at) || fighter(view, at).side === fighter(view, by).side);

export const OUT_OF_REACH = 'RC-ENE-010';

/** Whether the target is exposed, or was when a melee attack was declared: that lasts, and may use what began or ended meanwhile. @rule RC-MEL-004 RC-MEL-020 */
export const isExposedTo = (view: View, attack: Attack): boolean => view.has(attack.at, Exposed) || (isMelee(attack) && attack.exposed);
