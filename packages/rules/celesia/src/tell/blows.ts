import type { ChangeItem, Item, Name, RollItem, Telling } from '@riposte/ruleset';
import { ChooseCleave } from '../actions/melee.ts';
import { ParryRoll } from '../actions/parry.ts';
import { Attacked, AttackMade, AttackRoll, Deflected, Hit, Missed } from '../attack/attack.ts';
import { AttackAdvantage, AttackBonus } from '../attack/attack-roll.ts';
import { ConfirmationRoll, NATURAL_20 } from '../attack/critical-hits.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { Injured } from '../injuries/body.ts';
import { AddInjuries } from '../injuries/wounds.ts';
import { defenceText, numberOf, type Speaker, sumWhy } from './sums.ts';

/** One attack of an act, from its roll to its wounds. */
export interface Blow {
  at: Name | null;
  readonly attack: RollItem | null;
  parry: RollItem | null;
  confirmation: RollItem | null;
  value: number | null;
  how: 'open' | 'missed' | 'parried' | 'hit' | 'done';
  degrees: number;
  /** The hit, with what the rules count for degrees. */
  hit: ChangeItem | null;
  /** Injuries that spare degrees added. */
  added: number;
  readonly wounds: ChangeItem[];
  readonly isCleave: boolean;
  /** Whether it is still to be said where it hits. */
  readonly isOpen: boolean;
  /** Where it stands among what happened. */
  readonly item: Item;
}

const isChange = (item: ChangeItem, change: { readonly id: string }): boolean => item.change[0] === change.id;

/** The attacks of an act in their order; takes all that belongs to them, but not what they did to their targets. */
export function blowsOf(telling: Telling): Blow[] {
  const blows: Blow[] = [];
  let isCleave = false;
  const begin = (attack: RollItem | null, item: Item): Blow => {
    const value = attack === null ? null : (numberOf(attack, DefenceValue.id)?.value ?? null);
    const none = { at: null, parry: null, confirmation: null, how: 'open', degrees: 0, hit: null, added: 0, wounds: [] } as const;
    const blow: Blow = { ...none, attack, value, isCleave, isOpen: telling.act.isOpen === true, item, wounds: [] };
    blows.push(blow);
    return blow;
  };
  for (const item of telling.act.items) {
    const now = blows.at(-1);
    if (item.kind === 'roll') {
      if (item.roll === AttackRoll) begin(item, item);
      else if (item.roll === ParryRoll && now !== undefined) now.parry = item;
      else if (item.roll === ConfirmationRoll && now !== undefined) now.confirmation = item;
    } else if (item.kind === 'answer') {
      if (item.ask === ChooseCleave.id) isCleave = item.value !== null;
      if (item.ask === AddInjuries.id && now !== undefined) now.added = Number(item.value);
    } else if (item.kind === 'change') follow(item, now?.how === 'open' ? now : undefined, now, () => begin(null, item));
  }
  for (const roll of [AttackRoll, ParryRoll, ConfirmationRoll]) telling.rolls(roll);
  for (const change of [Attacked, Missed, Deflected, Hit, AttackMade]) telling.changes(change);
  return blows;
}

/** What a change says of the attack on the table; `open` is that attack while nothing has come of it. */
function follow(item: ChangeItem, open: Blow | undefined, now: Blow | undefined, begin: () => Blow): void {
  if (isChange(item, Attacked)) {
    const blow = open ?? begin();
    blow.at = item.values[1] as Name;
    blow.value = Number(item.values[3]);
  } else if (now === undefined) return;
  else if (isChange(item, Missed)) {
    now.at = item.values[1] as Name;
    now.how = 'missed';
  } else if (isChange(item, Deflected)) now.how = 'parried';
  else if (isChange(item, Hit)) {
    now.how = 'hit';
    now.hit = item;
    now.degrees = Number(item.values[2]);
  } else if (isChange(item, Injured) && now.how === 'hit') now.wounds.push(item);
}

/** The die of an attack or a parry with what is added to it. */
const attackSum = (say: Speaker, roll: RollItem): string => sumWhy(say, roll, numberOf(roll, AttackBonus.id), AttackAdvantage.id, 'bonus');

const attackTotal = (roll: RollItem): number => roll.total + (numberOf(roll, AttackBonus.id)?.value ?? 0);

/** How far an attack got over the defence; null where the dice or the defence are not known. */
const marginOf = ({ attack, value }: Blow): number | null => (attack === null || attack.faces === null || value === null ? null : attackTotal(attack) - value);

export const wasCritical = ({ attack, confirmation }: Blow): boolean => attack?.total === NATURAL_20 || confirmation?.outcome === 1;

/** A part of the degrees of a hit: "+ 1 critical". */
type Term = readonly [amount: number, why: string];

/** Below that a Power Attack with a heavy weapon is nothing special. */
const HEAVY_POWER = 4;

/** What the degrees of a hit come from, the dice first; null where that is not known. */
function degreeTerms(blow: Blow): readonly Term[] | null {
  const { attack, parry, hit, degrees } = blow;
  const margin = marginOf(blow);
  if (attack === null || margin === null || margin < 0 || hit?.also?.step === undefined) return null;
  const { step, size, helpless, one } = hit.also as { readonly [name: string]: number };
  const reckless = numberOf(attack, AttackAdvantage.id)?.parts.find(({ label }) => label === 'Reckless Attack')?.amount ?? 0;
  const known: Term[] = [
    [Math.floor(margin / step), 'margin'],
    [wasCritical(blow) ? 1 : 0, 'critical'],
    [helpless, 'helpless'],
    [-reckless, 'reckless'],
    [-Math.max(0, parry?.outcome ?? 0), 'parry'],
    [size, size < 0 ? 'larger' : 'smaller'],
    [attack.total === 1 ? -one : 0, 'one'],
  ];
  const rest = degrees - known.reduce((sum, [amount]) => sum + amount, 0);
  const power = numberOf(attack, AttackBonus.id)?.parts.find(({ label }) => label === 'Power Attack')?.amount ?? 0;
  const more: readonly Term[] = rest === 1 ? [[1, power >= HEAVY_POWER ? 'heavy' : 'metal']] : [];
  return rest === 0 || rest === 1 ? [...known, ...more].filter(([amount], n) => n === 0 || amount !== 0) : null;
}

/** Whether a hit injures, as far as is known. */
const mayHarm = ({ wounds, isOpen }: Blow): boolean => isOpen || wounds.length > 0;

/** How an attack ended, for its line of dice. */
function resultOf(say: Speaker, blow: Blow, terms: readonly Term[] | null, isOfSeveral: boolean, isAttack: boolean): string {
  const { how, degrees, parry } = blow;
  const parried = Math.max(0, parry?.outcome ?? 0);
  const margin = marginOf(blow) ?? 'none';
  // The sum of degrees has its own line; no degree that injures is no news.
  const isTold = (terms === null || terms.length < 2) && (degrees !== 0 || !mayHarm(blow));
  const told = isTold ? say.text('degrees', { degrees, harms: mayHarm(blow) ? 'yes' : 'no' }) : 'none';
  const isGraze = how === 'hit' && typeof margin === 'number' && margin < 0;
  const end =
    how === 'missed'
      ? missOf(blow, isAttack)
      : how === 'hit'
        ? isGraze
          ? 'graze'
          : wasCritical(blow)
            ? 'critical'
            : 'hit'
        : how === 'done' && parried > 0
          ? 'weakened'
          : how;
  const result = say.text('result', { how: end, margin, degrees: told, parried });
  const part = blow.wounds[0]?.part;
  return isOfSeveral && how === 'hit' && part !== undefined ? say.text('result-part', { result, part: say.label(part.text) }) : result;
}

/** An attack misses; a manoeuvre fails. */
function missOf({ attack, value }: Blow, isAttack: boolean): string {
  const how = attack?.total === 1 ? 'natural-1' : attack !== null && attackTotal(attack) === value ? 'tied' : null;
  if (isAttack) return how ?? 'missed';
  return how === null ? 'failed' : `${how}-failed`;
}

/** "Attack d20 13 + 6 bonus = 19 vs defence 12: hit with a margin of 7, 1 degree"; below it what else the degrees come from. */
export function tellRolls(say: Speaker, blow: Blow, rule: string, called: string, isOfSeveral = false): void {
  const { attack, parry, confirmation, value, how, degrees } = blow;
  const terms = how === 'hit' ? degreeTerms(blow) : null;
  const result = resultOf(say, blow, terms, isOfSeveral, called === 'name-attack' || called === 'name-cleave');
  if (attack !== null) {
    const what = say.text(called as 'name-attack', {});
    const sum = attackSum(say, attack);
    const rolls = parry === null ? [attack] : [attack, parry];
    const sums = parry === null ? [attackTotal(attack), ...(value === null ? [] : [value])] : [attackTotal(attack), attackTotal(parry)];
    const more = { rule, at: attack, rolls, sums };
    const number = numberOf(attack, DefenceValue.id);
    const stands = value === null ? '' : number?.value === value ? defenceText(say, number) : value;
    if (value === null) say.line('attack-unseen', { what, sum, result }, more);
    else if (parry === null) say.line('attack-roll', { what, sum, value: stands, result }, more);
    else say.line('attack-parry', { what, sum, value: stands, parry: attackSum(say, parry), result }, more);
  }
  if (confirmation !== null && attack !== null) tellConfirmation(say, blow, confirmation, attack);
  if (terms === null || terms.length < 2) return;
  const rest = { over: marginOf(blow) ?? 0, step: Number(blow.hit?.also?.step) };
  const sign = (amount: number, n: number): string => (n === 0 ? '' : amount < 0 ? ' − ' : ' + ');
  const parts = terms.map(([amount, why], n) => say.text('degree-part', { amount: Math.abs(amount), sign: sign(amount, n), why, ...rest }));
  say.line('degree-sum', { parts: parts.join(''), degrees, harms: mayHarm(blow) ? 'yes' : 'no' }, { rule: 'CE-INJ-020', at: blow.hit! });
}

/** The second roll of what may be a critical hit. */
function tellConfirmation(say: Speaker, { value }: Blow, confirmation: RollItem, attack: RollItem): void {
  const bonus = numberOf(attack, AttackBonus.id);
  const sum = sumWhy(say, confirmation, bonus, AttackAdvantage.id, 'bonus');
  const sums = [confirmation.total + (bonus?.value ?? 0), ...(value === null ? [] : [value])];
  const more = { rule: ConfirmationRoll.rule, at: confirmation, rolls: [confirmation], sums };
  say.line('confirmation', { sum, value: value ?? '?', won: confirmation.outcome === 1 ? 'yes' : 'no' }, more);
}

/** How an attack ended, as headlines know it. */
export const endOf = ({ how, wounds }: Blow): string => (how === 'hit' && wounds.length === 0 ? 'harmless' : how);

/** How far a parry helped against a hit; empty without one. */
export const parryText = (say: Speaker, { parry }: Blow): string => (parry === null ? '' : say.text(parry.outcome > 0 ? 'parry-weak' : 'parry-failed', {}));
