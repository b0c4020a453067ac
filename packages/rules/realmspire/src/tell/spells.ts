import type { Name, Teller, Telling } from '@riposte/ruleset';
import { Resolved } from '../attacking-and-defending/combat-roll.ts';
import { ChooseDefence, DefenceRoll } from '../attacking-and-defending/defence.ts';
import { DamageRoll } from '../damage-and-health/damage.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Teleported } from '../positioning/places.ts';
import { HealRoll, SorceryRoll, UsedUp } from '../using-magic/casting.ts';
import { Mana } from '../using-magic/mana.ts';
import { CALLED_OFF, isName, tellBlow } from './attacks.ts';
import { blowOf, type Harms, harmsOf, tellDamage } from './damage.ts';
import type { Messages } from './messages.gen.ts';
import { nextTest, type Speaker } from './tests.ts';

/** A spell, or an item with a spell in it: at one foe, at all around, on a friend or on oneself. */
export const tellMagic: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  const at = isName(given.at) ? given.at : by;
  const magic = given.magic ?? '';
  // The price of a failed spell is paid, then half of it comes back.
  if (telling.act.items.filter((item) => item.kind === 'change' && item.resource === Mana.id && item.who?.id === by.id).length > 1) say.line('half-price', {});
  if (given.aim === 'storm') return tellStorm(telling, say, magic as Name, at);
  if (given.aim === 'foe') {
    const ended = tellBlow(telling, say, { by, at }) ?? CALLED_OFF;
    const isEndured = ended.how === 'failed' && ended.defence === say.text('with-withstand', {});
    return say.head('spell-at', { by, at, magic, ...ended, ...(isEndured && { how: 'endured' }) });
  }
  telling.changes(UsedUp);
  const [leap] = telling.changes(Teleported);
  const test = nextTest(telling, say, SorceryRoll);
  if (test !== null) say.line('sorcery', { test: test.text }, { rule: SorceryRoll.rule, at: test.rolls[0], rolls: test.rolls });
  tellHealing(telling, say);
  const how = result === true ? (given.item === 'yes' ? 'used' : 'works') : test === null ? 'off' : 'failed';
  if (leap !== undefined) say.head('spell-leap', { by, magic, x: leap.values[1], y: leap.values[2] });
  else if (at.id === by.id) say.head('spell-self', { by, magic, how });
  else say.head('spell-on', { by, at, magic, how });
};

/** "Ann: healing 2d6 3, 5 = 8 (health 4 → 12)". */
function tellHealing(telling: Telling, say: Speaker): void {
  const roll = telling.roll(HealRoll);
  const [healed] = telling.changes(Healed);
  if (healed === undefined || healed.who === null) return;
  const dice = roll === null ? '' : say.dice(roll);
  const more = { rule: HealRoll.rule, at: healed, ...(roll && { rolls: [roll] }) };
  const said = { who: healed.who, dice, points: Number(healed.values[1]) };
  if (healed.pool === undefined || roll === null) say.line('healing-unseen', said, more);
  else say.line('healing', { ...said, from: healed.pool.from, to: healed.pool.to }, more);
}

/** One test of Sorcery against all around; each defends alone. */
function tellStorm(telling: Telling, say: Speaker, magic: Name, at: Name): void {
  const { by } = telling.act;
  const all = telling.changes(Resolved);
  if (all.length === 0) return say.head('spell-at', { by, at, magic, ...CALLED_OFF });
  const sorcery = nextTest(telling, say, SorceryRoll);
  if (sorcery !== null) say.line('sorcery', { test: sorcery.text }, { rule: SorceryRoll.rule, at: sorcery.rolls[0], rolls: sorcery.rolls });
  const defences = new Map<number | undefined, string>();
  for (let answer = telling.answer(ChooseDefence); answer !== null; answer = telling.answer(ChooseDefence)) defences.set(answer.who.id, String(answer.value));
  const harms = harmsOf(telling);
  const struck = all.flatMap((resolved): Name[] => {
    const [target, won, met] = [resolved.values[1] as Name, Number(resolved.values[2]), Number(resolved.values[3])];
    const defence = (defences.get(target.id) ?? 'none').split(' ')[0];
    const points = tellReached(telling, say, { target, defence, isReached: won > 0, isMet: met > 0 }, harms);
    return points === 0 ? [] : [{ ...target, text: say.text('struck', { who: target.text, points }) }];
  });
  const how = sorcery === null || sorcery.successes === 0 ? 'failed' : struck.length === 0 ? 'spares' : 'strikes';
  say.head('storm', { by, at, magic, struck, how });
}

interface Reached {
  readonly target: Name;
  readonly defence: string;
  readonly isReached: boolean;
  readonly isMet: boolean;
}

/** One of those in a storm; returns the damage that it took. */
function tellReached(telling: Telling, say: Speaker, { target, defence, isReached, isMet }: Reached, harms: Harms): number {
  const test = defence === 'none' ? null : nextTest(telling, say, DefenceRoll);
  const damage = isReached ? telling.roll(DamageRoll) : null;
  const how = damage === null ? 'spared' : !isMet ? (test === null ? 'struck' : 'failed') : defence;
  const way = defence === 'none' ? '' : say.text(`with-${defence}` as 'with-block', {});
  const first = test?.rolls[0] ?? damage ?? undefined;
  if (damage !== null || test !== null)
    say.line('in-storm', { who: target, how, with: way, test: test?.text ?? '' }, { rule: 'R-MAGIC', ...(first && { at: first }), rolls: test?.rolls ?? [] });
  return damage === null ? 0 : tellDamage(telling, say, target, [blowOf(say, damage, 0, defence === 'dodge' && isMet)], harms);
}
