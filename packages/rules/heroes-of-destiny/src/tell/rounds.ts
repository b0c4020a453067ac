import { ConditionGiven, type Explanation, ResourceSet } from '@riposte/kernel';
import { type Arg, added, type ChangeItem, type Item, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { ailmentOf, SUCCESSES_TO_OVERCOME } from '../health/ailments.ts';
import { FailureCounted, LAST_FAILURE } from '../health/dying.ts';
import { CRITICAL } from '../health/wound-levels.ts';
import { WoundTaken } from '../health/wounds.ts';
import { rollOf } from '../rolls/checks.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { Initiative, LotsDrawn } from '../sequence/initiative.ts';
import { RoundBegan } from '../sequence/rounds.ts';
import { Surprised } from '../sequence/surprise.ts';
import { TurnBegan } from '../sequence/turns.ts';
import { tellHead, tellMoves, tellRest } from './acts.ts';
import { bonusOf } from './checks.ts';
import type { Messages } from './messages.gen.ts';
import { dice, folded, type Speaker, sum } from './sums.ts';

/** Perception rolls for initiative add this. */
const INITIATIVE_MORE = 5;

/** Gains and losses of initiative and what else is paid. AP gained are told by those who call this. */
function tellGains(telling: Telling, say: Speaker, initiative: boolean): readonly ChangeItem[] {
  const all = telling.changes(ResourceSet);
  const told = all.filter(({ resource, pool }) => {
    if (pool === undefined || pool.from === pool.to) return false;
    if (resource === Initiative.id) return initiative;
    return resource !== ActionPoints.id || pool.to < pool.from;
  });
  for (const item of told) {
    const { title, from, to } = item.pool!;
    say.line('resource', { who: item.who!, title, from, to, way: to < from ? 'down' : 'up', amount: Math.abs(to - from) }, { at: item });
  }
  return all;
}

/** "3 − 5 + 4 + 5 − 1 wounded": a roll for initiative, whose parts the line names once for all. */
function rollOfAll(say: Speaker, roll: RollItem, bonus: Explanation): string {
  const { base, ...rest } = folded(bonus);
  const skill = base.amount < 0 ? added(base.amount) : ` + ${base.amount}`;
  return `${dice(roll).replaceAll('d6 ', '')}${skill}${added(INITIATIVE_MORE)}${say.parts({ base, ...rest })}`;
}

/** "Ann 12, Bea and Cid 8 (random order)": who acts when; a mount that shares the turn of its rider stands with it, at the lower of both. */
function orderText({ act }: Telling, say: Speaker, gains: readonly ChangeItem[]): string {
  const pairs = (act.with.pairs ?? []) as readonly (readonly [rider: Name, mount: Name])[];
  const gained = gains.flatMap(({ resource, who, pool }) => (resource === Initiative.id && pool !== undefined ? [{ who: who!, to: pool.to }] : []));
  // Who rolled and gained nothing has 0; of those whose dice a seat does not see, it does not know what they gained.
  const none = act.items.flatMap((item) => (item.kind === 'roll' && item.roll === rollOf('initiative') && item.faces !== null ? [item.who] : []));
  const all = [...gained, ...none.filter(({ id }) => !gained.some(({ who }) => who.id === id)).map((who) => ({ who, to: 0 }))];
  const drawn = act.items.findLast((item): item is ChangeItem => item.kind === 'change' && item.change[0] === LotsDrawn.id);
  const lots = (drawn?.values[1] ?? []) as readonly Name[];
  const places = all
    .filter(({ who }) => !pairs.some(([, mount]) => mount.id === who.id))
    .map(({ who, to }) => {
      const mount = pairs.find(([rider]) => rider.id === who.id)?.[1];
      const initiative = Math.min(to, all.find((other) => other.who.id === mount?.id)?.to ?? to);
      const lot = lots.findIndex(({ id }) => id === who.id);
      return { initiative, lot, text: mount === undefined ? who : say.text('rider', { rider: who, mount }) };
    })
    .sort((a, b) => b.initiative - a.initiative || a.lot - b.lot);
  // Those without a lot draw one when their turn comes, if they are still tied then.
  const isOpen = ({ lot, initiative }: (typeof places)[number]): boolean => lot < 0 && places.filter((other) => other.initiative === initiative).length > 1;
  const groups = places.filter((place, n) => !isOpen(place) || place.initiative !== places[n - 1]?.initiative);
  return groups
    .map((place) => {
      const tied = isOpen(place) ? places.filter(({ initiative }) => initiative === place.initiative) : [place];
      return say.text('initiative-of', { who: tied.map(({ text }): Arg => text), initiative: place.initiative, tied: tied.length > 1 ? 'yes' : 'no' });
    })
    .join(', ');
}

/** All roll for initiative: the order on one line, the dice below. */
function tellInitiative(telling: Telling, say: Speaker, gains: readonly ChangeItem[]): void {
  const { items } = telling.act;
  const order = orderText(telling, say, gains);
  if (order !== '') say.head('initiative', { order });
  const reachedBy = ({ who }: RollItem): number => gains.findLast((gain) => gain.resource === Initiative.id && gain.who?.id === who.id)?.pool?.to ?? 0;
  const rolls = [...telling.rolls(rollOf('initiative'))].sort((a, b) => reachedBy(b) - reachedBy(a));
  // Surprise takes some off, and nothing takes it below 0.
  const reached = (roll: RollItem, total: number): string => {
    const has = reachedBy(roll);
    if (has < total) return `${added(has - total)} ${say.label('surprised')} = ${has}`;
    return has > total ? ` = ${minus(total)}, ${say.text('at-least', { number: has })}` : ` = ${total}`;
  };
  const sums = rolls.flatMap((roll) => {
    const bonus = bonusOf(items, roll);
    return bonus === undefined || roll.faces === null
      ? []
      : [`${roll.who.text} ${rollOfAll(say, roll, bonus)}${reached(roll, roll.total + bonus.value + INITIATIVE_MORE)}`];
  });
  if (sums.length > 0)
    say.line('initiative-rolls', { rolls: sums.join(', '), more: INITIATIVE_MORE }, { rule: rollOf('initiative').rule, at: rolls[0], rolls });
}

/** Who might be surprised looks, and the foe who hides worst hides: one line for both. */
function tellSurprise(telling: Telling, say: Speaker): void {
  const { items } = telling.act;
  for (const hiding of telling.rolls(rollOf('hiding'))) {
    const observation = telling.roll(rollOf('observation'));
    if (observation === null) return;
    const how = telling.given(Surprised, observation.who) === null ? 'aware' : 'surprised';
    const [seen, hidden] = [bonusOf(items, observation), bonusOf(items, hiding)];
    const given = { who: observation.who, hider: hiding.who, how };
    const where = { rule: 'HD-SUR-003', at: hiding, rolls: [hiding, observation] };
    if (seen === undefined || hidden === undefined || observation.faces === null || hiding.faces === null) say.line('notices-unseen', given, where);
    else {
      const sums = { observation: sum(say, observation, seen, 'skill'), hiding: sum(say, hiding, hidden, 'skill') };
      say.line('notices', { ...given, ...sums, total: observation.total + seen.value, against: hiding.total + hidden.value }, where);
    }
  }
}

/** The fight begins: the heading of the first round, who acts first, and who is surprised. */
export const tellBegin: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(RoundBegan);
  if (began !== undefined) say.heading('round', { round: began.values[1] });
  tellSurprise(telling, say);
  const gains = tellGains(telling, say, false);
  tellInitiative(telling, say, gains);
  tellApGained(telling, say, gains);
  tellRest(telling, say);
};

/** A check that was passed brings an ailment nearer to its end: "success 1 of 3". */
function progressOf(telling: Telling, say: Speaker, roll: RollItem, what: string): string {
  const { items } = telling.act;
  const behind = items.slice(items.indexOf(roll) + 1);
  const next = behind.findIndex(({ kind }) => kind === 'roll');
  const changes = behind
    .slice(0, next < 0 ? undefined : next)
    .filter((item): item is ChangeItem => item.kind === 'change' && item.condition?.id === what && item.who?.id === roll.who.id);
  const given = changes.find(({ change }) => change[0] === ConditionGiven.id);
  if (given === undefined) return 'none';
  telling.take(changes);
  const { successes } = ailmentOf(Number(given.change[4]));
  return successes === 0 ? 'none' : say.text('successes', { successes, most: SUCCESSES_TO_OVERCOME });
}

/** What an ailment does as a round ends: the check against it, on one line. */
function tellToll(telling: Telling, say: Speaker): void {
  const { items, with: given } = telling.act;
  const toll = [...((given.toll ?? []) as readonly (readonly [Name, string, number])[])];
  const failures = telling.changes(FailureCounted);
  const isAwakening = (roll: Item): boolean => {
    const before = items[items.indexOf(roll) - 1];
    return before?.kind === 'change' && before.change[0] === WoundTaken.id && Number(before.change[2]) === CRITICAL;
  };
  const told = new Map<Item, string>();
  const tell = (roll: RollItem, bonus: Explanation | undefined, what: string, target: number): void => {
    const how = roll.outcome > 1 ? 'stable' : roll.outcome > 0 ? 'passed' : 'failed';
    const isKnown = bonus !== undefined && roll.faces !== null;
    const check = isKnown
      ? say.text('toll-sum', { what, sum: `${sum(say, roll, bonus, 'skill')} = ${minus(roll.total + bonus.value)}`, target })
      : say.text('toll-dice', { total: dice(roll) });
    const where = { rule: roll.roll.rule, at: roll, rolls: [roll] };
    const counted = failures.find((failure) => failure.who?.id === roll.who.id && items.indexOf(failure) > items.indexOf(roll));
    const count =
      counted === undefined || how !== 'failed'
        ? progressOf(telling, say, roll, what)
        : say.text('failures', { failures: counted.values[1], most: LAST_FAILURE });
    const nth = items
      .slice(0, items.indexOf(roll))
      .filter((item) => item.kind === 'roll' && told.has(item) && told.get(item) === `${roll.who.id} ${what}`).length;
    told.set(roll, `${roll.who.id} ${what}`);
    say.line('toll', { who: roll.who, what: nth > 0 ? `${what}-again` : what, count, check, how }, where);
  };
  for (const item of items) {
    if (item.kind !== 'roll') continue;
    const isDying = item.roll === rollOf('death');
    if (!isDying && (item.roll !== rollOf('fortitude') || isAwakening(item))) continue;
    const at = toll.findIndex(([who, what]) => who.id === item.who.id && (what === 'dying') === isDying);
    if (at < 0) continue;
    const [[, what, target]] = toll.splice(at, 1);
    // Those before it are told already, so the first that is left is this one.
    if (telling.roll(item.roll) !== null) tell(item, bonusOf(items, item), what, target);
  }
}

/** The AP that each gained among these changes, with what the fighter has then; those of the fallen are no news. */
function apGained({ act }: Telling, changes: readonly ChangeItem[]): { readonly who: Name; readonly from: number; readonly to: number }[] {
  const out = (act.with.out ?? []) as readonly Name[];
  const all = changes.filter(
    ({ resource, who, pool }) => resource === ActionPoints.id && who !== null && pool !== undefined && !out.some(({ id }) => id === who.id),
  );
  return [...new Set(all.map(({ who }) => who!.id))]
    .map((id) => all.filter(({ who }) => who!.id === id))
    .map((mine) => ({ who: mine[0].who!, from: mine[0].pool!.from, to: mine[mine.length - 1].pool!.to }))
    .filter(({ from, to }) => to > from);
}

/** The AP that all gain as a round begins, on one line: those who had and have the same together. */
function tellApGained(telling: Telling, say: Speaker, changes: readonly ChangeItem[]): void {
  const gained = apGained(telling, changes);
  const pools = [...new Map(gained.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values()].sort(
    (a, b) => b.to - b.from - (a.to - a.from) || b.to - a.to,
  );
  const gains = pools.map((pool) =>
    say.text('ap-gain', {
      ...pool,
      amount: pool.to - pool.from,
      who: gained.filter(({ from, to }) => from === pool.from && to === pool.to).map(({ who }) => who),
    }),
  );
  if (gains.length > 0) say.line('ap-gained', { gains: gains.join('; ') });
}

/** What the end of a round and the start of the next bring. */
function tellUpkeep(telling: Telling, say: Speaker): void {
  tellToll(telling, say);
  tellApGained(telling, say, tellGains(telling, say, true));
  tellRest(telling, say, { more: { initiative: INITIATIVE_MORE } });
}

/** A round begins: its heading, above what the end of the last one brought. */
export const tellRound: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(RoundBegan);
  if (began !== undefined) say.heading('round', { round: began.values[1] });
  tellUpkeep(telling, say);
};

/** The game master ends a round at once. */
export const tellRoundEnd: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(RoundBegan);
  tellHead(telling, say, { round: began?.values[1] ?? 'none' });
  tellUpkeep(telling, say);
};

/** Time passes, and what it brings. */
export const tellTime: Teller<Messages> = (telling, say) => {
  telling.changes(RoundBegan);
  tellHead(telling, say);
  tellToll(telling, say);
  tellRest(telling, say);
};

/** A turn begins: its heading, lots for a tie, a mount that bolts. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began?.who != null) {
    const { ap = 0, mount, 'mount-ap': of = 0 } = began.also ?? {};
    if (mount === undefined) say.heading('turn-of', { who: began.who, ap });
    else say.heading('turn-of-both', { who: began.who, ap, mount, of });
  }
  tellMoves(telling, say, 'bolts-to', undefined);
  tellRest(telling, say);
};

/** A turn ends: told only where it brings something. */
export const tellTurnEnd: Teller<Messages> = (telling, say) => {
  const gained = tellTurnOver(telling, say);
  const own = gained.find(({ who }) => who.id === telling.act.by.id);
  if (own !== undefined) say.head('turn-over', { ...own, amount: own.to - own.from });
};

/** The game master ends a turn. */
export const tellTurnFinish: Teller<Messages> = (telling, say) => {
  tellHead(telling, say);
  tellTurnOver(telling, say);
};

/** What the end of a turn brings; returns the AP gained, of which those of another are told. */
function tellTurnOver(telling: Telling, say: Speaker): ReturnType<typeof apGained> {
  const gained = apGained(telling, tellGains(telling, say, true));
  for (const { who, from, to } of gained)
    if (who.id !== telling.act.by.id) say.line('resource', { who, title: ActionPoints.title, from, to, way: 'up', amount: to - from });
  tellMoves(telling, say, 'drifts-to', undefined);
  tellRest(telling, say);
  return gained;
}

/** A fighter joins, and rolls initiative. */
export const tellJoin: Teller<Messages> = (telling, say) => {
  tellHead(telling, say);
  telling.changes(ResourceSet);
  tellRest(telling, say, { more: { initiative: INITIATIVE_MORE } });
};
