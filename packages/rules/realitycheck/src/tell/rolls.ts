import type { Explanation } from '@riposte/kernel';
import { minus, type Name, type RollItem, type Telling } from '@riposte/ruleset';
import { CombatRoll, CRITICAL, EXPOSES_SELF, MISSES, REACHES, STRIKES_ARMOUR } from '../attacks/combat-roll.ts';
import { EvasionRoll, FortitudeRoll, WillRoll } from '../attacks/defenses.ts';
import { HitRoll, RangedEvasionRoll } from '../attacks/ranged.ts';
import { Exposed } from '../conditions/exposed.ts';
import { dice, numberOf, onTopOf, type Speaker, sum } from './dice.ts';

/** The rolls of an attack that are told. */
interface Rolls {
  /** In melee the Combat roll, at range the Hit roll. */
  readonly combat: RollItem | null;
  /** The roll of a target that could defend in melee. */
  readonly defence: RollItem | null;
}

/** Tells the rolls of one attack, in melee or at range. A maneuver is evaded, and resisted only behind that. */
export function tellRolls(telling: Telling, say: Speaker, at: Name, hits: boolean, isManeuver: boolean): Rolls {
  const shot = telling.roll(HitRoll);
  if (shot !== null) {
    tellHitRoll(telling, say, shot, at, hits);
    return { combat: shot, defence: null };
  }
  const combat = telling.roll(CombatRoll);
  const defence = telling.roll(EvasionRoll) ?? (isManeuver ? null : (telling.roll(FortitudeRoll) ?? telling.roll(WillRoll)));
  // A Combat roll that did nothing by itself is opened with the line of the defence.
  const silent = combat === null || tellCombatRoll(telling, say, combat, at, hits) ? [] : [combat];
  if (defence !== null) tellDefence(say, defence, silent, hits);
  else if (combat !== null && hits && (combat.outcome & CRITICAL) === 0) say.line('no-evasion', { at }, { at: combat, rolls: silent });
  return { combat, defence };
}

/** "Combat roll d20 20: a critical hit, no Evasion roll; Odo is exposed": only where the roll itself did something. Returns whether it was told. */
function tellCombatRoll(telling: Telling, say: Speaker, roll: RollItem, at: Name, hits: boolean): boolean {
  const what: string[] = [];
  if ((roll.outcome & CRITICAL) !== 0) what.push(say.text('combat-critical', { least: criticalFrom(roll) }));
  if ((roll.outcome & MISSES) !== 0 && !hits) what.push(say.text('combat-miss', {}));
  if (hits && isOnArmour(telling, roll)) what.push(say.text('combat-armour', { below: coverageOf(roll, 'armor coverage') }));
  what.push(...exposures(telling, say, roll, at));
  if (what.length > 0) say.line('combat', { dice: dice(say, roll), what: what.join('; ') }, { rule: CombatRoll.rule, at: roll, rolls: [roll] });
  return what.length > 0;
}

/** Whether a blow or shot strikes armour that protects. */
const isOnArmour = (telling: Telling, roll: RollItem): boolean =>
  (roll.outcome & STRIKES_ARMOUR) !== 0 && numbersBehind(telling, roll).some(({ query, value }) => query === 'armor rating' && value > 0);

/** What a roll must stay below to strike armour; "none" where no number says so. */
function coverageOf(roll: RollItem, query: string): number | 'none' {
  const covered = numberOf(roll, query)?.value ?? 0;
  return roll.total < covered ? covered : 'none';
}

/** The lowest roll that is a critical hit: 20, or less with a precise weapon. */
const criticalFrom = (roll: RollItem): number => 20 - (numberOf(roll, 'precision')?.value ?? 0);

/** The highest roll that exposes its user: 3, moved by weapon and shield; "none" where no number says so. */
function exposingBand(roll: RollItem): number | 'none' {
  const moved = numberOf(roll, 'exposing')?.value;
  return moved === undefined || roll.total > Math.max(1, 3 + moved) ? 'none' : Math.max(1, 3 + moved);
}

/** Whom a Combat or Hit roll exposes: the attacker by a low roll, the target by a critical hit. */
function exposures(telling: Telling, say: Speaker, roll: RollItem, at: Name): string[] {
  const { by } = telling.act;
  const { outcome } = roll;
  const opened = [...((outcome & EXPOSES_SELF) === 0 ? [] : [by]), ...((outcome & CRITICAL) === 0 ? [] : [at])];
  return opened
    .filter((who) => telling.given(Exposed, who) !== null)
    .map((who) => say.text('combat-exposed', { who, least: who === by ? exposingBand(roll) : 'none' }));
}

/** What was asked for the roll and for those after it in the same act. */
function numbersBehind({ act }: Telling, roll: RollItem): RollItem['numbers'] {
  const from = act.items.indexOf(roll);
  return act.items.slice(from).flatMap((item) => (item.kind === 'roll' ? [...(item === roll ? [] : item.numbers), ...item.after] : []));
}

/** "Attack value 15 + 4 weapon = 19 vs Evasion 16 + d10 2 = 18: hit". */
function tellDefence(say: Speaker, roll: RollItem, silent: readonly RollItem[], hits: boolean): void {
  const more = { rule: roll.roll.rule, at: roll, rolls: [...silent, roll] };
  const value = numberOf(roll, 'attack value');
  const kind = roll.roll === FortitudeRoll ? 'fortitude' : roll.roll === WillRoll ? 'will' : 'evasion';
  const defence = say.text(`defence-${kind}`, {});
  const base = numberOf(roll, kind) ?? numberOf(roll, 'unarmed evasion');
  // Of whom a seat sees in part only the die is known, which is no Evasion.
  const evasion = base !== undefined ? onTopOf(say, base.value, roll) : roll.faces === null ? 'none' : dice(say, roll);
  const plainly = hits ? 'hit' : kind === 'evasion' ? 'evaded' : 'resisted';
  if (value === undefined || base === undefined) return say.line('evasion-only', { defence, evasion, result: plainly }, more);
  const over = value.value - base.value - roll.total;
  const sums = [value.value, base.value + roll.total];
  const result = over > 0 === hits && over !== 0 ? plainly : `${over === 0 ? 'tie' : 'declared'}-${hits ? 'hit' : 'evaded'}`;
  say.line('evasion', { value: sum(say, value), defence, evasion, result }, { ...more, sums });
}

/** A Fortitude roll against the attack value of a maneuver. */
export function tellFortitude(say: Speaker, roll: RollItem): void {
  const base = numberOf(roll, 'fortitude');
  const bar = numberOf(roll, 'attack value');
  const fortitude = base === undefined ? dice(say, roll) : onTopOf(say, base.value, roll);
  const isTie = bar !== undefined && base !== undefined && base.value + roll.total === bar.value;
  const isHeld = roll.outcome === 1;
  const result = isTie ? (isHeld ? 'tie-resisted' : 'tie') : isHeld ? 'resisted' : 'failed';
  const sums = [(base?.value ?? 0) + roll.total, ...(bar === undefined ? [] : [bar.value])];
  const more = { rule: FortitudeRoll.rule, at: roll, rolls: [roll], sums };
  say.line('fortitude', { fortitude, bar: bar === undefined ? 'none' : bar.value, result }, more);
}

/** "Hit roll d20 13 vs Miss Chance 5 + Ranged Evasion 3 + d4 2 = 10: hit". */
function tellHitRoll(telling: Telling, say: Speaker, roll: RollItem, at: Name, hits: boolean): void {
  const dodge = telling.roll(RangedEvasionRoll) ?? telling.roll(EvasionRoll);
  const chance = numberOf(roll, 'miss chance');
  const evasion = dodge === null ? undefined : askedFor(['ranged evasion', 'unarmed evasion'], dodge, roll);
  const isKnown = dodge === null || dodge.faces !== null || evasion !== undefined;
  const needed = chance === undefined || !isKnown ? null : chance.value + (dodge?.total ?? 0) + (evasion?.value ?? 0);
  const how = hits ? landed(telling, roll) : needed === null || roll.total < needed ? 'missed' : roll.total === 1 ? 'always' : 'tie';
  const what = [
    say.text('hit-outcome', { how, at, least: criticalFrom(roll), below: coverageOf(roll, 'ranged armor coverage') }),
    ...exposures(telling, say, roll, at),
  ].join('; ');
  const sums = needed === null ? [roll.total] : [roll.total, needed];
  const more = { rule: HitRoll.rule, at: roll, rolls: dodge === null ? [roll] : [roll, dodge], sums };
  const hit = dice(say, roll);
  if (chance === undefined || needed === null) return say.line('hit-roll-only', { hit, what }, more);
  // What it starts from is the shooter's own skill.
  const base = `${minus(chance.base.amount)}${chance.base.amount === 0 ? '' : ` ${say.label('shooter')}`}${say.parts(chance)}`;
  if (dodge === null) return say.line('hit-roll', { hit, needed: chance.parts.length === 0 ? base : `${base} = ${minus(chance.value)}`, what }, more);
  const mine = evasion === undefined || evasion.value === 0 ? '' : `${evasion.value} + `;
  say.line('hit-roll', { hit, needed: say.text('miss-chance', { base, dodge: `${mine}${dice(say, dodge)}`, sum: needed }), what }, more);
}

/** A number that was asked for one of some rolls: the evasion is added once its die has fallen, before the Hit roll. */
const askedFor = (queries: readonly string[], ...rolls: readonly RollItem[]): Explanation | undefined =>
  rolls.flatMap((roll) => queries.flatMap((query) => numberOf(roll, query) ?? [])).at(0);

/** In what way a shot hit that did. */
function landed(telling: Telling, roll: RollItem): string {
  if ((roll.outcome & CRITICAL) !== 0) return 'critical';
  if ((roll.outcome & REACHES) === 0) return 'helpless';
  return isOnArmour(telling, roll) ? 'armour' : 'hit';
}
