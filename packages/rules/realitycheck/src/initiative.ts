import { type AnyIntent, defineAsk, defineRoll, die, type Id, type IntentJson, intentJson, oneOf, type Play, type Pool, sum, through } from '@riposte/kernel';
import { DoneThisRound } from './energy.ts';
import { fighter, nameOf } from './fighter.ts';
import { ruled } from './rulings.ts';
import { Challenge, type Declared, inOrder } from './windows.ts';

export const InitiativeRoll = defineRoll('initiative', { rule: 'RC-INI-005', title: 'Initiative' });

const D4 = die(4);
const D6 = die(6);
const D8 = die(8);
const D10 = die(10);
const D12 = die(12);

/** Dice by skill bonus in steps of three: up to 0, 1 to 3, 4 to 6 and so on. @rule RC-INI-005 */
const DICE: readonly Pool[] = [
  D4,
  D6,
  D8,
  D10,
  D12,
  sum(D4, D8),
  sum(D6, D8),
  sum(D8, D8),
  sum(D8, D10),
  sum(D8, D12),
  sum(D10, D12),
  sum(D12, D12),
  sum(D6, D8, D10),
  sum(D6, D8, D12),
  sum(D8, D8, D12),
  sum(D8, D10, D12),
  sum(D10, D10, D12),
];

/** The total of the dice only: the bonus picks them. @rule RC-INI-005 */
export const diceLadder = (bonus: number): Pool => DICE[Math.max(0, Math.min(DICE.length - 1, Math.ceil(bonus / 3)))];

/** The other reading. @rule RC-INI-005 */
export const d20PlusBonus = (bonus: number): Pool => through(die(20), `+${bonus}`, (roll) => roll + bonus);

function rollInitiative(play: Play, who: Id): number {
  DoneThisRound(play, who, 'rolled');
  return play.roll(InitiativeRoll, who, ruled(play).initiativeDice(fighter(play, who).initiative));
}

/** Who is challenged may keep the roll for later and counts as beaten. @rule RC-INI-012 */
export const MeetChallenge = defineAsk<Declared, boolean>('meet-challenge', {
  rule: 'RC-INI-012',
  because: (view, who) => `${nameOf(view, who)} is challenged: roll Initiative, or keep the roll for later and lose?`,
  open: (view, who) => !fighter(view, who).rolled,
  answer: oneOf({ rule: 'RC-INI-012', candidates: (view, { who }) => (fighter(view, who).rolled ? [false] : [true, false]) }),
  otherwise: (view, who) => !fighter(view, who).rolled,
});

/** Below every total of dice: the Initiative of who does not roll. */
const LOST = Number.NEGATIVE_INFINITY;

/** What challenges make of a declared action. */
export interface Contest {
  /** Whether another action came first. */
  readonly preceded: boolean;
  /** Actions that come after it. */
  readonly after: readonly AnyIntent[];
}

/** Nobody came in between. */
export const UNCONTESTED: Contest = { preceded: false, after: [] };

/**
 * A declared action may be challenged by several at once. One roll of the challenged stands against all of them; who
 * wins acts at the same time, and the game master rules in which order. A lost challenge costs the roll only.
 * @rule RC-INI-005 RC-INI-006 RC-INI-007 RC-INI-009 RC-INI-011
 */
export function contest(play: Play, intent: AnyIntent): Contest {
  const about: Declared = { act: intentJson(intent) };
  const able = Challenge.who(play, about);
  if (able.length === 0) return UNCONTESTED;
  const acts = (play.askAll(Challenge.ask, able, about) as (IntentJson | null)[]).filter((act) => act !== null);
  if (acts.length === 0) return UNCONTESTED;
  const standing = play.ask(MeetChallenge, intent.by, about) ? rollInitiative(play, intent.by) : LOST;
  const rolls = acts.map((act) => ({ act, total: rollInitiative(play, act.by) }));
  const won = rolls.filter(({ total }) => ruled(play).winsInitiative(total, standing)).sort((a, b) => b.total - a.total);
  return won.length === 0
    ? UNCONTESTED
    : atOnce(
        play,
        intent,
        won.map(({ act }) => play.rules.intent(act)),
      );
}

/** @rule RC-INI-007 RC-INI-008 */
function atOnce(play: Play, intent: AnyIntent, others: readonly AnyIntent[]): Contest {
  const order = inOrder(play, [...others, intent].map(intentJson));
  const mine = order.indexOf(others.length);
  let preceded = false;
  for (const one of order.slice(0, mine)) {
    if (!play.legal(others[one])) continue;
    play.perform(others[one]);
    preceded = true;
  }
  return { preceded, after: order.slice(mine + 1).map((one) => others[one]) };
}
