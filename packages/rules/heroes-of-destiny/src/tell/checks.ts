import type { Explanation } from '@riposte/kernel';
import type { Item, RollItem, Telling } from '@riposte/ruleset';
import { HurryTn } from '../actions/hurry.ts';
import { AWAKE_TN } from '../health/dying.ts';
import { LandingTn, LedgeTn } from '../movement/jump.ts';
import { CHECK_ROLLS } from '../rolls/checks.ts';
import { ControlTn } from '../situations/mount-control.ts';
import { HoldTn } from '../situations/swimming-and-climbing.ts';
import { askedAfter, askedFor, dice, type Speaker, sum } from './sums.ts';

/** What the game master said must be reached. */
const TARGETS: readonly string[] = [HoldTn, LandingTn, LedgeTn, HurryTn, ControlTn].map(({ id }) => id);

const isCheck = (item: Item): item is RollItem => item.kind === 'roll' && CHECK_ROLLS.includes(item.roll);

/** What is added to a check: asked before the roll where it decides at once, behind it where a total is made of it. */
export function bonusOf(items: readonly Item[], roll: RollItem): Explanation | undefined {
  const { id } = roll.who;
  const before = askedFor(roll, 'check', id!);
  const behind = askedAfter(items, roll).find((number) => number.query === 'check' && number.who === id);
  return roll.outcome === roll.total ? (behind ?? before) : (before ?? behind);
}

/** The answer of the game master for a check: before the roll, or right behind it. */
function answered(items: readonly Item[], roll: RollItem): number | null {
  const at = items.indexOf(roll);
  const before = items.slice(0, at).findLast((item) => isCheck(item) || (item.kind === 'answer' && TARGETS.includes(item.ask)));
  const found = before?.kind === 'answer' ? before : items[at + 1];
  return found?.kind === 'answer' && TARGETS.includes(found.ask) && typeof found.value === 'number' ? found.value : null;
}

/** How a check of an act is told where nothing in it says so. */
export interface Known {
  /** What the rule of the act adds, by check: 5 for initiative, −2 for a pin. */
  readonly more?: { readonly [check: string]: number };
  /** Why it adds that. */
  readonly label?: string;
  /** What must be reached, by check. */
  readonly tn?: { readonly [check: string]: number };
}

/** Each check of the act that nothing told, on a line: dice, bonus, what it had to reach, whether it did. */
export function tellChecks(telling: Telling, say: Speaker, { more = {}, tn = {}, label = '' }: Known = {}): void {
  const { items, by } = telling.act;
  for (const id of TARGETS) while (telling.answer({ id }) !== null);
  for (const item of items) {
    if (!isCheck(item)) continue;
    const roll = telling.roll(item.roll);
    if (roll === null) continue;
    const { id } = roll.roll;
    const bonus = bonusOf(items, roll);
    const added = { amount: more[id] ?? 0, label };
    const total = bonus === undefined ? null : roll.total + bonus.value + added.amount;
    const defences = [...roll.numbers, ...roll.after].filter(({ query, who }) => query === 'defence' && who !== roll.who.id);
    const against = defences.length === 0 ? null : Math.max(...defences.map(({ value }) => value));
    const target = answered(items, roll) ?? tn[id] ?? (id === 'fortitude' ? AWAKE_TN : against);
    const isKnown = roll.outcome !== roll.total;
    const reached = isKnown ? roll.outcome > 0 : total === null || target === null ? null : total >= target;
    const how = reached === null ? 'open' : reached ? 'passed' : 'failed';
    const isAwakening = id === 'fortitude' && target === AWAKE_TN && tn[id] === undefined;
    const check = say.text(isAwakening ? 'check-awake' : 'check-of', { check: say.label(id.replaceAll('-', ' ')) });
    const given = { who: roll.who, own: roll.who.id === by.id ? 'yes' : 'no', check, how };
    const where = { rule: roll.roll.rule, at: roll, rolls: [roll] };
    if (total === null || bonus === undefined || roll.faces === null) say.line('check-unseen', { ...given, total: dice(roll) }, where);
    else if (target === null) say.line('check', { ...given, sum: sum(say, roll, bonus, 'skill', added), total }, where);
    else say.line('check-against', { ...given, sum: sum(say, roll, bonus, 'skill', added), total, target }, where);
  }
}
