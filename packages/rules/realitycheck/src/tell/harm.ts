import type { Explanation } from '@riposte/kernel';
import { added, type ChangeItem, isShownOnly, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { Stamina } from '../actions/stamina.ts';
import { ChanceRoll } from '../attacks/dice.ts';
import { ItemBroken } from '../gear/items.ts';
import { Aura } from '../harm/aura.ts';
import { BonusRoll, DamageRoll } from '../harm/damage.ts';
import { BleedingOut, DeathRoll } from '../harm/death.ts';
import { FallRoll } from '../harm/fall.ts';
import { LOCATIONS, MajorInjury } from '../harm/injuries.ts';
import { Dead } from '../harm/unconscious.ts';
import { dice, type Speaker } from './dice.ts';
import type { Messages } from './messages.gen.ts';

/** What a hit did, for the headline: where it landed, and what came of it. */
export interface HarmTold {
  readonly place: string;
  readonly effect: string;
}

export const UNHURT: HarmTold = { place: '', effect: '' };

/** Whether armour takes part in the damage: it was struck. */
export interface Blow {
  readonly isArmoured: boolean;
  /** A critical hit lands "on Odo's arm", another one "hits Odo in the arm". */
  readonly isCritical?: boolean;
  /** What an ability adds that no number holds. */
  readonly more?: number;
  /** Whether it is one of several, who are told apart by name. */
  readonly isNamed?: boolean;
  /** The last roll before the damage, behind which the numbers of a blow without damage dice stand. */
  readonly last: RollItem | null;
}

/** The damage of a hit, the Death roll if it came to that, and the injury. */
export function tellHarm(telling: Telling, say: Speaker, at: Name, blow: Blow): HarmTold {
  const chance = telling.roll(ChanceRoll);
  const isSpared = Number(telling.act.chosen.spare ?? -1) >= 0 && chance?.outcome !== 0;
  if (chance !== null)
    say.line('chance', { dice: dice(say, chance), spares: chance.outcome === 1 ? 'yes' : 'no' }, { rule: ChanceRoll.rule, at: chance, rolls: [chance] });
  const bonus = telling.roll(BonusRoll);
  const rolled = telling.roll(DamageRoll);
  const lost = telling.resource(Aura, at);
  const isShown = isShownOnly(telling, at);
  const points = rolled?.outcome ?? bareDamage(telling, at, blow, bonus, lost);
  if (points !== null && (rolled !== null || points > 0)) tellDamage(say, at, { blow, bonus, rolled, lost, points, isShown });
  if (telling.changes(ItemBroken).length > 0) say.line('armour-breaks', { at }, rolled === null ? {} : { at: rolled });
  const worst = tellDeathRoll(telling, say, at, blow.isCritical);
  if (worst !== null) return worst;
  const isWorn = telling.act.items.some((item) => item.kind === 'change' && item.resource === Stamina.id && item.who?.id === at.id);
  if (points !== null && points > 0 && lost === null && isWorn) say.line('no-death-roll', {}, rolled === null ? {} : { at: rolled });
  if (points === null) return UNHURT;
  if (points === 0) return { place: '', effect: say.text('effect-none', {}) };
  const isLast = lost?.pool !== undefined && lost.pool.to === 0;
  if (isLast) return { place: '', effect: say.text(isSpared ? 'effect-gentle-last' : 'effect-last', { points, who: at }) };
  return { place: '', effect: say.text(isSpared ? 'effect-gentle' : 'effect-damage', { points }) };
}

/** Damage without dice: of the bare hand, or of a fall, as far as the numbers or the lost Aura say; null where the reader may not know those. */
function bareDamage(telling: Telling, at: Name, { last, isArmoured }: Blow, bonus: RollItem | null, lost: ChangeItem | null): number | null {
  const taken = lost?.pool === undefined ? 0 : lost.pool.from - lost.pool.to;
  if (lost?.pool !== undefined && lost.pool.to > 0) return taken;
  if (last !== null && [telling.act.by, at].some((who) => isShownOnly(telling, who))) return null;
  // By one reading the bonus to attack counts.
  const asked = (query: string): Explanation | undefined => last?.after.find((one) => one.query === query);
  const ability = asked('melee ability damage bonus') ?? asked('melee ability attack bonus');
  if (last === null || ability === undefined) return taken;
  const kept = isArmoured ? (asked('armor rating')?.value ?? 0) : 0;
  return Math.max(taken, Math.max(1, ability.value) + (asked('damage bonus')?.value ?? 0) + (bonus?.total ?? 0) - kept);
}

interface Dealt {
  readonly blow: Blow;
  readonly bonus: RollItem | null;
  readonly rolled: RollItem | null;
  readonly lost: ChangeItem | null;
  readonly points: number;
  /** Of whom it met the reader sees neither armour nor Aura. */
  readonly isShown: boolean;
}

/** "Damage d8 5 + 2 − 3 armour = 4 (Aura 6 → 2)". */
function tellDamage(say: Speaker, who: Name, dealt: Dealt): void {
  const { rolled, bonus, lost, points, isShown } = dealt;
  const text = rolled === null || rolled.faces === null ? minus(points) : damageSum(say, dealt, rolled);
  const rolls = [bonus, rolled].filter((one) => one !== null);
  const at = rolled ?? dealt.blow.last;
  const more = { rule: DamageRoll.rule, harm: points > 0, ...(at !== null && { at }), rolls };
  if (lost?.pool !== undefined && dealt.blow.isNamed === true) say.line('damage-of', { who, sum: text, from: lost.pool.from, to: lost.pool.to }, more);
  else if (lost?.pool !== undefined) say.line('damage', { sum: text, from: lost.pool.from, to: lost.pool.to }, more);
  else if (points > 0 && !isShown) say.line('damage-body', { sum: text }, more);
  else say.line('damage-none', { sum: text }, more);
}

function damageSum(say: Speaker, { blow, bonus, points, isShown }: Dealt, rolled: RollItem): string {
  const asked = [...(bonus?.numbers ?? []), ...(bonus?.after ?? []), ...rolled.numbers];
  const valueOf = (query: string): number => asked.findLast((one) => one.query === query)?.value ?? 0;
  const ability = valueOf('melee ability damage bonus') + (blow.more ?? 0);
  const other = asked.findLast((one) => one.query === 'damage bonus');
  const plus = ability + (other?.value ?? 0) + (bonus?.total ?? 0);
  const rating = blow.isArmoured ? valueOf('armor rating') : 0;
  const whole = rolled.total + plus;
  const isHalf = rating > 0 && Math.max(0, whole - rating) !== points && Math.max(0, whole - Math.floor(rating / 2)) === points;
  const kept = isHalf ? Math.floor(rating / 2) : rating;
  const base = Math.max(0, whole - kept);
  const die = bonus === null ? '' : ` + ${say.text('bonus-dice', { dice: dice(say, bonus) })}`;
  const shield = kept === 0 ? '' : ` − ${kept} ${say.text(isHalf ? 'armour-half' : 'armour', {})}`;
  const named = ability === 0 ? '' : `${added(ability)} ${say.text('ability', {})}`;
  const terms = `${dice(say, rolled)}${named}${other === undefined ? '' : say.parts(other)}${die}${shield}`;
  const total = whole === rolled.total && kept === 0 ? terms : `${terms} = ${base}`;
  if (points === base) return total;
  if (isShown) return say.text('damage-through', { sum: terms, points });
  const times = points === base * 2 ? 'damage-doubled' : points === Math.floor(base / 2) ? 'damage-halved' : 'damage-times';
  return `${total}, ${say.text(times, { points })}`;
}

const DEATH_ROLLS = ['scratch', 'winded', 'injured', 'bleeding', 'unconscious', 'dead'] as const;

/** The Death roll of who was harmed without Aura; null where there was none. */
export function tellDeathRoll(telling: Telling, say: Speaker, at: Name, isCritical = false): HarmTold | null {
  const roll = telling.roll(DeathRoll);
  const injury = telling.given(MajorInjury, at);
  const isBleeding = telling.given(BleedingOut, at) !== null;
  if (roll === null) return isDead(telling, at) ? UNHURT : null;
  const how = DEATH_ROLLS[roll.outcome];
  say.line('death-roll', { dice: dice(say, roll), how }, { rule: DeathRoll.rule, at: roll, rolls: [roll] });
  const place = injury === null ? '' : placeText(say, injury, isCritical);
  if (how === 'scratch') return { place, effect: isDead(telling, at) ? '' : say.text('effect-scratch', {}) };
  if (how === 'winded') return { place, effect: isDead(telling, at) ? '' : say.text('effect-winded', { who: at }) };
  if (how === 'dead') return { place, effect: '' };
  if (how === 'injured') return { place, effect: say.text('effect-injured', {}) };
  return { place, effect: say.text(isBleeding ? 'effect-bleeding' : 'effect-still-bleeding', { who: at }) };
}

/** Where an injury is: a hit lands " in the arm", a critical hit lands on Odo"'s arm". */
function placeText(say: Speaker, injury: ChangeItem, isCritical: boolean): string {
  const part = say.text('part', { place: LOCATIONS[Number(injury.change[4])].replace(' ', '-') });
  return say.text(isCritical ? 'place-of' : 'place-in', { part });
}

/** Whether it killed its target, which the narrator tells. */
const isDead = ({ act }: Telling, at: Name): boolean =>
  act.items.some((item) => item.kind === 'change' && item.condition === Dead && item.change[0] === 'condition-given' && item.who?.id === at.id);

/** The game master harms a fighter, or lets one fall. */
export const tellGmHarm: Teller<Messages> = (telling, say) => {
  const { with: given, chosen, def } = telling.act;
  const who = given.who as Name;
  const fall = telling.roll(FallRoll);
  if (fall !== null) say.line('fall-roll', { dice: dice(say, fall) }, { rule: FallRoll.rule, at: fall, rolls: [fall] });
  const { place, effect: came } = tellHarm(telling, say, who, { isArmoured: false, last: null });
  const effect = came === say.text('effect-none', {}) ? say.text('effect-none-taken', {}) : came;
  if (given.lifeless === 'yes' && telling.given(Dead, who) !== null) return say.head('harm', { who, how: 'destroyed', effect });
  if (def.id === 'fall') return say.head('fall', { who, metres: given.metres, effect: `${place}${effect}` });
  say.head('harm', { who, how: chosen.cause === 'fall' ? 'fall' : 'blow', effect: `${place}${effect}` });
};
