import type { Arg, ChangeItem, Name, RollItem, Teller, Telling } from '@riposte/ruleset';
import { CombatRoll, CRITICAL, EXPOSES_SELF, MISSES, REACHES, STRIKES_ARMOUR } from '../attacks/combat-roll.ts';
import { EvasionRoll, FortitudeRoll, WillRoll } from '../attacks/defenses.ts';
import { Attacked } from '../attacks/outcome.ts';
import { BlindShot, HitRoll, RangedEvasionRoll } from '../attacks/ranged.ts';
import { Exposed } from '../conditions/exposed.ts';
import { Prone } from '../conditions/prone.ts';
import { ItemBroken, ItemMoved } from '../gear/items.ts';
import { Dead } from '../harm/unconscious.ts';
import { Fling, WhichWeapon } from '../maneuvers/disarm.ts';
import { Held, Holding, Restrained, Restraining } from '../maneuvers/hold.ts';
import { PushWhere } from '../maneuvers/push.ts';
import { Moved } from '../movement/steps.ts';
import { interruption, tellContest } from './contest.ts';
import { dice, numberOf, onTopOf, type Speaker, sum } from './dice.ts';
import { type Harm, tellHarm, UNHURT } from './harm.ts';
import type { Messages } from './messages.gen.ts';

/** How an attack ended, and what a hit did. */
export interface Ending extends Harm {
  readonly how: string;
}

type Key = 'strike' | 'swift' | 'shoot' | 'throw' | 'trip' | 'disarm' | 'restrain' | 'push';

/** "Combat roll d20 20: a critical hit; Odo is exposed": only where the roll itself did something. Returns whether it was told. */
function tellCombatRoll(telling: Telling, say: Speaker, roll: RollItem, at: Name, hits: boolean): boolean {
  const what: string[] = [];
  if ((roll.outcome & CRITICAL) !== 0) what.push(say.text('combat-critical', {}));
  if ((roll.outcome & MISSES) !== 0 && !hits) what.push(say.text('combat-miss', {}));
  if (hits && isOnArmour(telling, roll)) what.push(say.text('combat-armour', {}));
  what.push(...exposures(telling, say, roll, at));
  if (what.length > 0) say.line('combat', { dice: dice(say, roll), what: what.join('; ') }, { rule: CombatRoll.rule, at: roll, rolls: [roll] });
  return what.length > 0;
}

/** Whether a blow or shot strikes armour that protects. */
const isOnArmour = (telling: Telling, roll: RollItem): boolean =>
  (roll.outcome & STRIKES_ARMOUR) !== 0 && numbersBehind(telling, roll).some(({ query, value }) => query === 'armor rating' && value > 0);

/** Whom a Combat or Hit roll exposes: the attacker by a low roll, the target by a critical hit. */
function exposures(telling: Telling, say: Speaker, { outcome }: RollItem, at: Name): string[] {
  const { by } = telling.act;
  const opened = [...((outcome & EXPOSES_SELF) === 0 ? [] : [by]), ...((outcome & CRITICAL) === 0 ? [] : [at])];
  return opened.filter((who) => telling.given(Exposed, who) !== null).map((who) => say.text('combat-exposed', { who }));
}

/** What was asked for the roll and for those after it in the same act. */
function numbersBehind({ act }: Telling, roll: RollItem): RollItem['numbers'] {
  const from = act.items.indexOf(roll);
  return act.items.slice(from).flatMap((one) => (one.kind === 'roll' ? [...(one === roll ? [] : one.numbers), ...one.after] : []));
}

/** "Attack value 15 + 4 weapon = 19 vs Evasion 16 + d10 2 = 18: hit". */
function tellEvasion(say: Speaker, roll: RollItem, silent: readonly RollItem[], hits: boolean): void {
  const more = { rule: roll.roll.rule, at: roll, rolls: [...silent, roll] };
  const value = numberOf(roll, 'attack value');
  const kind = roll.roll === FortitudeRoll ? 'fortitude' : roll.roll === WillRoll ? 'will' : 'evasion';
  const defence = say.text(`defence-${kind}`, {});
  const base = numberOf(roll, kind) ?? numberOf(roll, 'unarmed evasion');
  const evasion = base === undefined ? dice(say, roll) : onTopOf(say, base.value, roll);
  const plainly = hits ? 'hit' : kind === 'evasion' ? 'evaded' : 'resisted';
  if (value === undefined || base === undefined) return say.line('evasion-only', { defence, evasion, result: plainly }, more);
  const over = value.value - base.value - roll.total;
  const result = over > 0 === hits && over !== 0 ? plainly : `${over === 0 ? 'tie' : 'declared'}-${hits ? 'hit' : 'evaded'}`;
  say.line('evasion', { value: sum(say, value), defence, evasion, result, at: roll.who }, more);
}

/** A Fortitude roll against the attack value of a maneuver. */
function tellFortitude(say: Speaker, roll: RollItem): void {
  const base = numberOf(roll, 'fortitude');
  const bar = numberOf(roll, 'attack value');
  const fortitude = base === undefined ? dice(say, roll) : onTopOf(say, base.value, roll);
  const isTie = bar !== undefined && base !== undefined && base.value + roll.total === bar.value;
  const isHeld = roll.outcome === 1;
  const result = isTie ? (isHeld ? 'tie-resisted' : 'tie') : isHeld ? 'resisted' : 'failed';
  say.line('fortitude', { fortitude, bar: bar === undefined ? 'none' : bar.value, result }, { rule: FortitudeRoll.rule, at: roll, rolls: [roll] });
}

/** "Hit roll d20 13 vs Miss Chance 5 + Ranged Evasion 3 + d4 2 = 10: hit". */
function tellHitRoll(telling: Telling, say: Speaker, roll: RollItem, at: Name, hits: boolean): void {
  const dodge = telling.roll(RangedEvasionRoll) ?? telling.roll(EvasionRoll);
  const how = !hits ? 'missed' : (roll.outcome & CRITICAL) !== 0 ? 'critical' : isOnArmour(telling, roll) ? 'armour' : 'hit';
  const what = [say.text('hit-outcome', { how }), ...exposures(telling, say, roll, at)].join('; ');
  const chance = numberOf(roll, 'miss chance');
  const more = { rule: HitRoll.rule, at: roll, rolls: dodge === null ? [roll] : [roll, dodge] };
  const hit = dice(say, roll);
  if (chance === undefined) return say.line('hit-roll-only', { hit, what }, more);
  if (dodge === null) return say.line('hit-roll', { hit, needed: sum(say, chance), what }, more);
  const evasion = numberOf(dodge, 'ranged evasion') ?? numberOf(dodge, 'unarmed evasion');
  const mine = evasion === undefined || evasion.value === 0 ? '' : `${evasion.value} + `;
  const needed = { base: chance.value, dodge: `${mine}${dice(say, dodge)}`, sum: chance.value + dodge.total + (evasion?.value ?? 0) };
  say.line('hit-roll', { hit, needed: say.text('miss-chance', needed), what }, more);
}

/** The rolls of one attack, in melee or at range, from the first to what the hit did. */
export function tellBlow(telling: Telling, say: Speaker, at: Name, attacked: ChangeItem, maneuver: Key, more?: number): Ending {
  const hits = attacked.values[2] === 'yes';
  const ranged = telling.roll(HitRoll);
  const melee = ranged === null ? telling.roll(CombatRoll) : null;
  const combat = ranged ?? melee;
  if (ranged !== null) tellHitRoll(telling, say, ranged, at, hits);
  const evasion = ranged === null ? (telling.roll(EvasionRoll) ?? (isManeuver(maneuver) ? null : otherDefence(telling))) : null;
  // A Combat roll that did nothing by itself is opened with the line of the defence.
  const silent = melee === null || tellCombatRoll(telling, say, melee, at, hits) ? [] : [melee];
  if (evasion !== null) tellEvasion(say, evasion, silent, hits);
  const isCritical = combat !== null && (combat.outcome & CRITICAL) !== 0;
  if (melee !== null && evasion === null && hits && !isCritical) say.line('no-evasion', { at }, { at: melee, rolls: silent });
  if (!hits) return { how: ranged !== null || evasion === null || missed(combat) ? 'missed' : evasion.roll === EvasionRoll ? 'evaded' : 'resisted', ...UNHURT };
  const how = isCritical ? 'critical' : 'hit';
  const isArmoured = combat !== null && (combat.outcome & STRIKES_ARMOUR) !== 0;
  const blow = { isArmoured, last: evasion ?? combat, ...(more !== undefined && { more }) };
  if (telling.act.chosen.aim === 'shield' && telling.changes(ItemBroken).length > 0) say.line('shield-breaks', { at });
  const special = MANEUVERS[maneuver]?.(telling, say, at);
  if (special === undefined) return isLifeless(telling, at) ? destroyed(telling, say, at, blow, how) : { how, ...tellHarm(telling, say, at, blow) };
  if (special.how === 'resisted') return { ...special, effect: '' };
  const dealsDamage = telling.act.items.some((one) => one.kind === 'roll' && one.roll.id === 'damage');
  const harm = dealsDamage ? tellHarm(telling, say, at, blow) : UNHURT;
  return { how, place: special.place, effect: `${harm.effect}${special.effect}` };
}

const isManeuver = (key: Key): boolean => MANEUVERS[key] !== undefined;

/** The roll of a defence that the weapon aims at in place of Evasion. */
const otherDefence = (telling: Telling): RollItem | null => telling.roll(FortitudeRoll) ?? telling.roll(WillRoll);

const missed = (roll: RollItem | null): boolean => roll !== null && (roll.outcome & MISSES) !== 0 && (roll.outcome & REACHES) === 0;

const isLifeless = ({ act }: Telling, at: Name): boolean => act.with.lifeless === 'yes' && act.chosen.at === at.id;

function destroyed(telling: Telling, say: Speaker, at: Name, blow: Parameters<typeof tellHarm>[3], how: string): Ending {
  const harm = tellHarm(telling, say, at, blow);
  return telling.given(Dead, at) === null ? { how, ...harm } : { how: 'destroyed', ...UNHURT };
}

/** What maneuvers do in place of damage. */
const MANEUVERS: { readonly [key in Key]?: (telling: Telling, say: Speaker, at: Name) => Ending } = {
  trip: (telling, say, at) => (isResisted(telling, say) ? { how: 'resisted', ...UNHURT } : { how: fallen(telling, at), ...UNHURT }),
  disarm(telling, say, at) {
    const isKept = isResisted(telling, say);
    const moved = telling.changes(ItemMoved);
    const which = telling.answer(WhichWeapon);
    const to = telling.answer(Fling)?.text;
    if (isKept) return { how: 'resisted', ...UNHURT };
    const [dropped] = moved;
    if (dropped === undefined || dropped.who === null) return { how: 'hit', ...UNHURT };
    const weapon = (typeof which?.text === 'object' && !Array.isArray(which.text) ? which.text : dropped.who) as Name;
    const thing = { text: weapon.text.replace(` of ${at.text}`, ''), thing: weapon.text };
    const isFlung = moved.length > 1 && to !== undefined;
    return { how: 'hit', place: '', effect: isFlung ? say.text('effect-flung', { weapon: thing, to }) : say.text('effect-dropped', { weapon: thing }) };
  },
  restrain(telling, _say, at) {
    for (const condition of [Restrained, Held]) telling.given(condition, at);
    for (const condition of [Restraining, Holding]) telling.given(condition, telling.act.by);
    return { how: 'hit', ...UNHURT };
  },
  push(telling, say, at) {
    const isHeld = isResisted(telling, say);
    telling.answer(PushWhere);
    const steps = telling.changes(Moved).filter(({ who }) => who?.id === at.id);
    const last = steps.at(-1);
    return { how: isHeld ? 'resisted' : 'hit', place: last === undefined ? '' : say.text('place-to', { place: last.values[1] }), effect: '' };
  },
};

function fallen(telling: Telling, at: Name): string {
  telling.given(Prone, at);
  return 'hit';
}

function isResisted(telling: Telling, say: Speaker): boolean {
  const roll = telling.roll(FortitudeRoll);
  if (roll === null) return false;
  tellFortitude(say, roll);
  return roll.outcome === 1;
}

/** A blow at a shield: what the shield lost. */
function tellShield(telling: Telling, say: Speaker, ending: Ending): Ending {
  if (telling.act.chosen.aim !== 'shield' || (ending.how !== 'hit' && ending.how !== 'critical')) return ending;
  return { ...ending, effect: say.text('effect-shield', {}) };
}

/** The attacks of the declared kinds: in melee, bare-handed, a maneuver, a shot, a throw. */
export const tellAttack =
  (key: Key): Teller<Messages> =>
  (telling, say) => {
    tellContest(telling, say);
    const { by, with: given, chosen } = telling.act;
    const at = (given.at ?? { text: 'none' }) as Name;
    const weapon: Arg = given.arm ?? { text: 'none' };
    if (key === 'throw' || chosen.how === 'throw') telling.changes(ItemMoved);
    const [attacked] = telling.changes(Attacked);
    const blind = telling.act.items.some((one) => one.kind === 'answer' && one.ask === BlindShot.id && one.value === false);
    const how = blind ? 'too-far' : interruption(telling);
    const ending = attacked === undefined ? { how, ...UNHURT } : tellShield(telling, say, tellBlow(telling, say, at, attacked, key));
    if (key === 'strike' && isBite(weapon)) say.head('bite', { by, at, ...ending });
    else say.head(key, { by, at, weapon, ...ending });
  };

const isBite = (weapon: Arg): boolean => (weapon as Name).thing === 'bite';

/** A Swift Attack in any of its ways. */
export const tellSwift: Teller<Messages> = (telling, say) => {
  const { how } = telling.act.chosen;
  const isManeuver = how === 'trip' || how === 'disarm' || how === 'restrain' || how === 'push';
  tellAttack(isManeuver ? how : 'swift')(telling, say);
};
