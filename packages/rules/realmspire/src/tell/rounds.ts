import { ConditionEnded, ResourceSet } from '@riposte/kernel';
import { added, type ChangeItem, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { AfflictionRoll } from '../damage-and-health/afflictions.ts';
import { EnduranceRoll } from '../damage-and-health/dying.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { Dead, Dying } from '../damage-and-health/unconscious.ts';
import { Arrived } from '../initiative-structure/arriving.ts';
import { EncounterEnded, WentOn } from '../initiative-structure/encounter-end.ts';
import { InitiativeBonus, InitiativeRoll, InitiativeRolled, OrderSet, TieRoll } from '../initiative-structure/initiative.ts';
import { RoundBegan } from '../initiative-structure/rounds.ts';
import { Surprised } from '../initiative-structure/surprise.ts';
import { TurnBegan } from '../initiative-structure/turns.ts';
import { Moved } from '../positioning/places.ts';
import { sayStealth } from './acts.ts';
import { blowOf, harmsOf, tellDamage } from './damage.ts';
import type { Messages } from './messages.gen.ts';
import { nextTest, type Speaker, type TestTold } from './tests.ts';

/** Who comes near unnoticed, and who is surprised. */
export const tellSurprise: Teller<Messages> = (telling, say) => {
  const surprised: Name[] = [];
  for (let given = telling.given(Surprised); given !== null; given = telling.given(Surprised)) surprised.push(given.who!);
  if (telling.act.items.every(({ kind }) => kind !== 'roll')) return;
  sayStealth(telling, say);
  if (surprised.length === 0) say.head('noticed', {});
  else say.head('surprised', { who: surprised, number: surprised.length });
};

/** Everyone rolls for the order of turns: one line for the order, one for the dice, one for the lots. No die is thrown against another. */
export const tellInitiative: Teller<Messages> = (telling, say) => {
  const all = telling.rolls(InitiativeRoll);
  const lots = telling.rolls(TieRoll);
  const [set] = telling.changes(OrderSet);
  telling.changes(InitiativeRolled);
  const order = (set?.values[1] as readonly Name[] | undefined) ?? all.map(({ who }) => who);
  const rollOf = (who: Name): RollItem | undefined => all.find((roll) => roll.who.id === who.id);
  const bonusOf = (roll: RollItem): number => roll.numbers.findLast(({ query, who }) => query === InitiativeBonus.id && who === roll.who.id)?.value ?? 0;
  // Of whom a seat sees in part only the die is known, which is no initiative.
  const isKnown = (roll: RollItem | undefined): boolean => roll === undefined || roll.faces !== null || roll.numbers.length > 0;
  const named = (text: (roll: RollItem) => string): Name[] =>
    order.flatMap((who) => {
      const roll = rollOf(who);
      return roll === undefined ? [who] : [{ ...who, text: `${who.text} ${text(roll)}`.trimEnd() }];
    });
  const totalOf = (roll: RollItem | undefined): number => (roll === undefined ? 0 : roll.total + bonusOf(roll));
  say.head('initiative', { order: named((roll) => (isKnown(roll) ? String(totalOf(roll)) : '')) });
  if (all.some(({ faces }) => faces !== null))
    say.line(
      'initiative-rolls',
      { rolls: named((roll) => `${say.dice(roll)}${added(bonusOf(roll))}`) },
      { rule: InitiativeRoll.rule, at: all[0], rolls: all, sums: [] },
    );
  const lotOf = ({ id }: Name): RollItem | undefined => lots.find(({ who }) => who.id === id);
  // Who is as fast as the one before, without lots for both.
  const isByAgility = (who: Name, n: number): boolean =>
    n > 0 &&
    [who, order[n - 1]].every((one) => isKnown(rollOf(one))) &&
    totalOf(rollOf(who)) === totalOf(rollOf(order[n - 1])) &&
    (lotOf(who) === undefined || lotOf(order[n - 1]) === undefined);
  if (order.some(isByAgility)) say.line('initiative-equal', {}, { rule: TieRoll.rule, ...(all.length > 0 && { at: all[all.length - 1] }) });
  if (lots.length === 0) return;
  const tied = order.flatMap((who) => {
    const lot = lotOf(who);
    return lot === undefined ? [] : [{ ...who, text: `${who.text} ${lot.total}` }];
  });
  say.line('initiative-ties', { who: tiesOf(say, tied, (who) => totalOf(rollOf(who))) }, { rule: TieRoll.rule, at: lots[0], rolls: lots, sums: [] });
};

/** "Ann before Bea" for those of each total, in their order. */
function tiesOf(say: Speaker, tied: readonly Name[], totalOf: (who: Name) => number): string {
  const groups = new Map<number, string>();
  for (const who of tied) {
    const first = groups.get(totalOf(who));
    groups.set(totalOf(who), first === undefined ? who.text : say.text('before', { first, second: who.text }));
  }
  return [...groups.values()].join('; ');
}

/** A round: its heading, who arrives, and what ails those who have no turn. */
export const tellRound: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(RoundBegan);
  if (began !== undefined) say.heading('round', { round: began.values[1] });
  telling.changes(ResourceSet);
  tellArrivals(telling, say);
  tellUpkeep(telling, say);
};

/** Who joins the fight stands where there is room. */
function tellArrivals(telling: Telling, say: Speaker): void {
  const all = telling.changes(Arrived);
  if (all.length === 0) return;
  telling.changes(Moved);
  say.line('arrives', { who: all.map(({ who }) => who!) });
}

/** A turn begins: a heading, with what ails the fighter below it. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began !== undefined && began.who !== null) say.heading('turn-of', { who: began.who, ap: began.also?.ap ?? 0, spent: began.also?.spent ?? 0 });
  tellUpkeep(telling, say);
};

/** Poison, fire, bleeding and dying, in the order in which they come to each; then what heals. */
export function tellUpkeep(telling: Telling, say: Speaker): void {
  const { items, with: given } = telling.act;
  const poisoned = (given.poisoned ?? []) as readonly Name[];
  const harms = harmsOf(telling);
  const tested = new Set<number>();
  let isPoison = false;
  for (const item of items) {
    if (item.kind === 'roll' && item.roll === EnduranceRoll) {
      const test = nextTest(telling, say, EnduranceRoll);
      // A second roll by luck was taken with the first.
      if (test === null || !test.rolls.includes(item)) continue;
      const { who } = item;
      isPoison = poisoned.some(({ id }) => id === who.id) && !tested.has(who.id!);
      tested.add(who.id!);
      if (isPoison)
        say.line('poison', { who, test: test.text, passed: test.successes > 0 ? 'yes' : 'no' }, { rule: EnduranceRoll.rule, at: item, rolls: test.rolls });
      else sayDying(telling, say, item, test);
    } else if (item.kind === 'roll' && item.roll === AfflictionRoll) {
      const roll = telling.roll(AfflictionRoll)!;
      const what = isPoison ? say.text('damage-poison', {}) : say.text('damage-burning', { who: roll.who });
      isPoison = false;
      tellDamage(telling, say, roll.who, [blowOf(say, roll, 0)], harms, what);
    } else if (item.kind === 'change' && item.change[0] === Hurt.id && harms.hurts.includes(item) && !followsRoll(items, item)) {
      harms.hurts.splice(harms.hurts.indexOf(item), 1);
      sayBleeding(say, item);
    }
  }
  for (const healed of telling.changes(Healed)) sayHealed(say, healed);
  // What ends for those who are down is not worth a word.
  const down = (given.down ?? []) as readonly Name[];
  telling.take(items.filter((item) => item.kind === 'change' && item.change[0] === ConditionEnded.id && down.some(({ id }) => id === item.who?.id)));
}

/** A test of one who is dying; the last one that fails is the death. */
function sayDying(telling: Telling, say: Speaker, roll: RollItem, { text, successes, rolls }: TestTold): void {
  const { who } = roll;
  const fails = successes > 0 ? 'held' : failsOf(telling, who);
  // Of who dies all conditions go without a word; of who is still dying, that it is so.
  const isNoNews = ({ condition }: ChangeItem): boolean => condition !== undefined && (fails === 'dead' || condition === Dying);
  telling.take(telling.act.items.filter((item) => item.kind === 'change' && item.who?.id === who.id && isNoNews(item)));
  say.line('dying', { who, test: text, fails }, { rule: EnduranceRoll.rule, at: roll, rolls });
}

function sayHealed(say: Speaker, healed: ChangeItem): void {
  const said = { who: healed.who!, points: Number(healed.values[1]) };
  if (healed.pool === undefined) say.line('regains', said, { at: healed });
  else say.line('regains-from', { ...said, from: healed.pool.from, to: healed.pool.to }, { at: healed });
}

/** Whether the damage is that of a roll just before it, for it is told with it. */
function followsRoll(items: Telling['act']['items'], item: ChangeItem): boolean {
  const before = items[items.indexOf(item) - 1];
  return before?.kind === 'roll' && before.roll === AfflictionRoll;
}

function sayBleeding(say: Speaker, hurt: ChangeItem): void {
  const said = { who: hurt.who!, points: Number(hurt.values[1]) };
  if (hurt.pool === undefined) say.line('bleeds', said, { at: hurt });
  else say.line('bleeds-from', { ...said, from: hurt.pool.from, to: hurt.pool.to }, { at: hurt });
}

/** How many tests of one who is dying have failed now. */
function failsOf({ act: { items } }: Telling, who: Name): number | string {
  const now = items.findLast(
    (item): item is ChangeItem => item.kind === 'change' && item.who?.id === who.id && (item.condition === Dying || item.condition === Dead),
  );
  return now?.condition === Dying ? Number(now.values[1]) : 'dead';
}

/** The fight is over, which its end says: what ends with it is not worth a word. */
export const tellEnd: Teller<Messages> = (telling) => {
  isOver(telling);
};

/** The same by word of the game master. */
export const tellEndByGm: Teller<Messages> = (telling, say) => {
  if (isOver(telling)) say.head('fight-over-gm', {});
};

/** Whether the fight is over, and does not go on; takes all that ends with it. */
function isOver(telling: Telling): boolean {
  const went = telling.changes(WentOn);
  const over = telling.changes(EncounterEnded);
  if (went.length > 0 || over.length === 0) return false;
  telling.changes(ConditionEnded);
  return true;
}
