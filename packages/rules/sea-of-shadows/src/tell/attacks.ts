import { ConditionGiven, type Explanation } from '@riposte/kernel';
import type { ChangeItem, Item, Name, RollItem, Say, Teller, Telling } from '@riposte/ruleset';
import { Attacked, AttackRoll, DefenceRoll } from '../attack-and-defence/attack.ts';
import { ChooseDefence, MinimumStands } from '../attack-and-defence/defences.ts';
import { Hurt } from '../taking-damage/hit-points.ts';
import { Grabbed, Grappling } from '../unarmed-combat/grabbed.ts';
import type { Messages } from './messages.gen.ts';

type Speaker = Say<Messages>;
type Blow = 'strike' | 'shoot' | 'throw' | 'unarmed-strike' | 'grab' | 'opportunity-attack' | 'mount-strike';

/** How an attack ended: a hit against no active defence or one that failed, a miss, or the defence that stopped it. */
function ending(won: number, defence: string): string {
  if (defence === 'passive') return won > 0 ? 'hit' : 'missed';
  return won > 0 ? 'failed' : defence;
}

/** Dice with why they are as they are: "D10 8 (best of 3, 8: block; raised from D8: light armour)". */
export function dice(say: Speaker, roll: RollItem): string {
  const [, thrown, kept] = /^(.*?)(?: \((.*)\))?$/.exec(say.dice(roll))!;
  const favour = roll.numbers.filter(({ query }) => query.endsWith(' advantage')).flatMap(({ parts }) => parts.map(({ label }) => say.label(label)));
  const why = kept === undefined || favour.length === 0 ? kept : say.text('dice-for', { dice: kept, why: favour });
  const rank = roll.numbers.find(({ query, parts }) => query.endsWith(' die') && stepsOf(parts) !== 0);
  const notes = [...(why === undefined ? [] : [why]), ...(rank === undefined ? [] : [rankText(say, rank)])];
  return notes.length === 0 ? thrown : `${thrown} (${notes.join('; ')})`;
}

/** Why a die is not the usual one: "raised from D8: light armour". */
function rankText(say: Speaker, { base, parts }: Explanation): string {
  const steps = stepsOf(parts);
  const why = parts.filter(({ amount }) => amount !== 0).map(({ label }) => say.label(label));
  return say.text('die-rank', { die: base.shown, way: steps > 0 ? 'up' : 'down', why });
}

const stepsOf = (parts: Explanation['parts']): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The rolls of one attack and the damage of its hit; returns how it ended. One attack of several says whom it meets. */
function tellBlow(
  telling: Telling,
  say: Speaker,
  attacked: ChangeItem,
  hurts: ChangeItem[],
  weapon: Name | null,
  isOneOfMany = false,
): { readonly how: string; readonly defence: string } {
  const attack = telling.roll(AttackRoll, attacked);
  const defended = telling.roll(DefenceRoll, attacked);
  const answer = telling.answer(ChooseDefence, attacked);
  const by = typeof answer?.value === 'string' ? answer.value : 'passive';
  const defence = say.text(`with-${by}` as 'with-passive', {});
  const won = Number(attacked.values[2]);
  if (attack !== null && defended !== null) {
    const on = isOneOfMany ? attacked.values[1] : 'none';
    const [thrown, against] = [attack.total, defended.total];
    const share = won < Math.floor(thrown / against) ? 'capped' : thrown % against === 0 ? 'even' : 'rounded';
    const sum = { won, thrown, against, share, how: ending(won, by) };
    const given = { on, attack: dice(say, attack), defence: dice(say, defended), with: defence, ...sum };
    say.line('attack-rolls', given, { rule: 'SS-ATK-012', at: attack, rolls: [attack, defended] });
  }
  const hurt = hurts.find((other) => other.who?.id === (attacked.values[1] as Name).id);
  if (hurt !== undefined) tellDamage(say, hurts.splice(hurts.indexOf(hurt), 1)[0], won, weapon);
  return { how: ending(won, by), defence };
}

/** "Damage 8 + 1 axe (double success) = 9 (HP 4 → 0)". */
export function tellDamage(say: Speaker, hurt: ChangeItem, won: number, weapon: Name | null): void {
  const points = Number(hurt.values[1]);
  const { from, to } = hurt.pool ?? { from: 0, to: 0 };
  const isKnown = hurt.pool !== undefined;
  const more = { rule: 'SS-DMG-002', at: hurt, harm: true };
  if (hurt.values[2] === 'no')
    return isKnown ? say.line('damage-nonlethal', { points, from, to }, more) : say.line('damage-nonlethal-unseen', { points }, more);
  if (weapon !== null && points > won) {
    const sum = { points: won, more: points - won, thing: weapon, sum: points };
    return isKnown ? say.line('damage-with', { ...sum, from, to }, more) : say.line('damage-with-unseen', sum, more);
  }
  return isKnown ? say.line('damage', { points, from, to }, more) : say.line('damage-unseen', { points }, more);
}

/** The value of a full hold. */
const FULLY = 2;

/** Who holds whom: the headline of a grab says it. */
const isHold = (item: Item): boolean => item.kind === 'change' && (item.condition === Grabbed || item.condition === Grappling);

/** Whether an item is a grab that holds fully. */
const isFirm = (item: Item): boolean =>
  item.kind === 'change' && item.condition === Grabbed && item.change[0] === ConditionGiven.id && item.change[4] === FULLY;

/** An attack on one target: with a weapon, bare hands, or on a mount. */
export const tellAttack =
  (key: Blow): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const at = given.at ?? 'none';
    const weapon = given.weapon as Name | 'none';
    const isBare = weapon === 'none';
    const [attacked] = telling.changes(Attacked);
    telling.changes(MinimumStands);
    const hurts = [...telling.changes(Hurt)];
    const { how, defence } = attacked === undefined ? { how: 'open', defence: '' } : tellBlow(telling, say, attacked, hurts, isBare ? null : weapon);
    for (const hurt of hurts) tellDamage(say, hurt, Number(hurt.values[1]), null);
    const said = key === 'strike' && isBare ? 'unarmed-strike' : key;
    const holds = key === 'grab' && ['hit', 'failed'].includes(how) ? telling.act.items.filter(isHold) : [];
    telling.take(holds);
    say.head(said, { by, at, weapon, defence, how: holds.some(isFirm) ? `firm-${how}` : how });
  };

/** An attack on one who is held, against which there is no active defence. */
export const tellHeld =
  (key: 'crush' | 'throw-down'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const [attacked] = telling.changes(Attacked);
    if (attacked === undefined) return say.head(key, { by, at: given['held-one'], how: 'open' });
    const { how } = tellBlow(telling, say, attacked, [...telling.changes(Hurt)], null);
    say.head(key, { by, at: attacked.values[1], how });
  };

/** A spell, which may attack one, several or nobody. */
export const tellCast: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  const spell = given.spell;
  const at = given.at ?? 'none';
  const all = telling.changes(Attacked);
  telling.changes(MinimumStands);
  const hurts = [...telling.changes(Hurt)];
  const ends = all.map((attacked) => tellBlow(telling, say, attacked, hurts, null, all.length > 1));
  for (const hurt of hurts) tellDamage(say, hurt, Number(hurt.values[1]), null);
  const isOther = typeof at === 'object' && !Array.isArray(at) && (at as Name).id !== by.id;
  if (ends.length === 1) say.head('cast-at', { by, at, spell, ...ends[0] });
  else if (ends.length > 1) say.head('cast-area', { by, at, spell });
  else if (isOther) say.head('cast-on', { by, at, spell });
  else say.head('cast-self', { by, spell });
};
