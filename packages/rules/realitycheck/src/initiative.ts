import { type AnyIntent, defineAsk, defineRoll, type Id, type IntentJson, intentJson, judging, NOBODY, oneOf, type Play } from '@riposte/kernel';
import { DoneThisRound } from './energy.ts';
import { fighter, nameOf } from './fighter.ts';
import { advantage, SkillBonus } from './numbers.ts';
import { ruled } from './rulings.ts';
import { Challenge, type Declared, inOrder } from './windows.ts';

export const InitiativeRoll = defineRoll('initiative', { rule: 'RC-INI-005', title: 'Initiative' });

function rollInitiative(play: Play, who: Id): number {
  DoneThisRound(play, who, 'rolled');
  const by = advantage(play, who, NOBODY, { roll: 'check', attack: null, skill: 'initiative' });
  return play.roll(InitiativeRoll, who, ruled(play).initiativeDice(SkillBonus(play, who, NOBODY, { skill: 'initiative' }), by));
}

/** Who is challenged may keep the roll for later and counts as beaten; who has rolled this round has lost. @rule RC-INI-012 RC-INI-013 */
export const MeetChallenge = defineAsk<Declared, boolean>('meet-challenge', {
  rule: 'RC-INI-012',
  because: (view, who) => `${nameOf(view, who)} is challenged: roll Initiative, or keep the roll for later and lose?`,
  open: (view, who) => !fighter(view, who).rolled,
  answer: oneOf({ rule: 'RC-INI-012', candidates: (view, { who }) => (fighter(view, who).rolled ? [false] : [true, false]) }),
  fallback: (view, who) => !fighter(view, who).rolled,
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
 * A declared action may be challenged by several at once. One roll stands against all of them; who wins acts at the
 * same time, the highest first unless the game master rules otherwise. A lost challenge costs the roll only. In a race
 * for the same thing equal totals are simultaneous.
 * @rule RC-INI-006 RC-INI-007 RC-INI-009 RC-INI-010 RC-INI-014
 */
export function contest(play: Play, intent: AnyIntent): Contest {
  const about: Declared = { act: intentJson(intent) };
  const able = Challenge.who(play, about);
  if (able.length === 0) return UNCONTESTED;
  const acts = (play.askAll(Challenge.ask, able, about) as (IntentJson | null)[]).filter((act) => act !== null);
  if (acts.length === 0) return UNCONTESTED;
  const standing = play.ask(MeetChallenge, intent.by, about) ? rollInitiative(play, intent.by) : LOST;
  const rolls = acts.map((act) => ({ act, total: rollInitiative(play, act.by) }));
  const won = rolls
    .filter(({ act, total }) => (isRace(about.act, act) && total === standing) || ruled(play).winsInitiative(total, standing))
    .sort((a, b) => b.total - a.total);
  return won.length === 0
    ? UNCONTESTED
    : atOnce(
        play,
        intent,
        won.map(({ act }) => play.rules.intent(act)),
      );
}

/** Both reach for the same thing: who is equally quick is there at the same time. @rule RC-INI-010 */
const isRace = (one: IntentJson, other: IntentJson): boolean => one.do === other.do && one.with.item !== undefined && one.with.item === other.with.item;

/** @rule RC-INI-007 RC-INI-008 */
function atOnce(play: Play, intent: AnyIntent, others: readonly AnyIntent[]): Contest {
  const order = inOrder(play, [...others, intent].map(intentJson));
  const mine = order.indexOf(others.length);
  let preceded = false;
  for (const one of order.slice(0, mine)) {
    if (!judging(play, others[one].by).legal(others[one])) continue;
    play.perform(others[one]);
    preceded = true;
  }
  return { preceded, after: order.slice(mine + 1).map((one) => others[one]) };
}
