import { type Args, minus, type Name, type RollItem, type Teller } from '@riposte/ruleset';
import { Resist, WeaponRoll } from '../actions/hinder.ts';
import { SeizeRoll } from '../actions/seize-initiative.ts';
import { NOT_PINNED } from '../grappling/interpose.ts';
import { Prone } from '../movement/posture.ts';
import { rollOf } from '../rolls/checks.ts';
import { tellHead, tellMoves, tellRest, unfinished } from './acts.ts';
import { bonusOf } from './checks.ts';
import type { Messages } from './messages.gen.ts';
import { askedAfter, headBy, sum } from './sums.ts';

/** Disarming, distracting, shoving, tripping: one check against a number, or against another check. */
export const tellHinder: Teller<Messages> = (telling, say) => {
  const { by, with: given, result, items } = telling.act;
  const how = result === 'failed' ? 'failed' : 'done';
  const args: Args = { by, at: given.at ?? 'none', item: given.item ?? 'none', hindrance: given.how ?? 'trip' };
  const within = unfinished(telling);
  if (within === undefined) say.head('hinder', { by, at: args.at, item: args.item, hindrance: args.hindrance, how });
  else headBy(say, 'hinder.try', args, within);
  const resisted = telling.answer(Resist);
  const kinds = [WeaponRoll, rollOf('deceive'), rollOf('see-through'), rollOf('power')];
  const rolls = kinds.flatMap((kind) => telling.rolls(kind));
  const mine = rolls.find(({ who }) => who.id === by.id);
  const other = rolls.find(({ who }) => who.id !== by.id);
  if (mine !== undefined) {
    const sumOf = (roll: RollItem): { readonly text: string; readonly total: string } | null => {
      const { id } = roll.who;
      const weapon = [...roll.numbers, ...askedAfter(items, roll)].find(({ query, who }) => ['weapon check', 'attack'].includes(query) && who === id);
      const bonus = roll.roll === WeaponRoll ? weapon : bonusOf(items, roll);
      return bonus === undefined || roll.faces === null ? null : { text: sum(say, roll, bonus, 'skill'), total: minus(roll.total + bonus.value) };
    };
    const own = sumOf(mine);
    const theirs = other === undefined ? null : sumOf(other);
    const name = (roll: RollItem): string => say.label(roll.roll.id.replaceAll('-', ' ').replace(/ check$/, ''));
    const where = { rule: mine.roll.rule, at: mine, rolls };
    const stands = askedAfter(items, mine).find(({ query, who }) => query === 'defence' && who !== by.id);
    if (own !== null && theirs !== null && other !== undefined)
      say.line(
        'hinder-contest',
        { what: name(mine), sum: own.text, total: own.total, other: name(other), against: theirs.text, target: theirs.total, how },
        where,
      );
    else if (own !== null && stands !== undefined)
      say.line(
        'hinder-roll',
        { what: name(mine), sum: own.text, total: own.total, against: String(resisted?.value ?? 'none'), target: minus(stands.value), how },
        where,
      );
    else say.line('hinder-unseen', { what: name(mine), how }, where);
  }
  if (how === 'done' && args.hindrance === 'trip') telling.given(Prone, given.at as Name);
  tellMoves(telling, say, 'pushed-to', by.id);
  tellRest(telling, say);
};

/** Initiative rises by a die. */
export const tellSeize: Teller<Messages> = (telling, say) => {
  tellHead(telling, say);
  const roll = telling.roll(SeizeRoll);
  if (roll !== null) say.line('seize-roll', { dice: roll.total }, { rule: SeizeRoll.rule, at: roll, rolls: [roll] });
  tellRest(telling, say);
};

/** Puts an opponent in the way of an attack, or does not: the result is whom it meets then, 0 for nobody. */
export const tellInterpose: Teller<Messages> = (telling, say) => {
  const { result, with: given } = telling.act;
  tellHead(telling, say, { result: result === 0 ? 'failed' : 'done' });
  const more = given.pinned === 'yes' ? 0 : NOT_PINNED;
  tellRest(telling, say, { label: 'not pinned', more: { power: more, agility: more } });
};
