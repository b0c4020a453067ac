import { type AnyIntent, defineAsk, defineRoll, type Id, type IntentJson, intentJson, judging, NOBODY, oneOf, type Play } from '@riposte/kernel';
import { advantage } from '../attacks/advantage.ts';
import { fighter } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { ruled } from '../rulings.ts';
import { inOrder } from './interrupts.ts';
import { DoneThisRound } from './once-a-round.ts';
import { Challenge, type Declared } from './responses.ts';

export const InitiativeRoll = defineRoll('initiative', { rule: 'RC-INI-005', title: 'Initiative' });

function rollInitiative(play: Play, who: Id): number {
  DoneThisRound(play, who, 'rolled');
  const by = advantage(play, who, NOBODY, { roll: 'check', attack: null, skill: 'initiative' });
  return play.roll(InitiativeRoll, who, ruled(play).initiativeDice(SkillBonus(play, who, NOBODY, { skill: 'initiative' }), by));
}

/** A challenged fighter may keep its roll for later and counts as beaten; one that has rolled this round has lost. @rule RC-INI-012 RC-INI-013 */
export const MeetChallenge = defineAsk<Declared, boolean>('meet-challenge', {
  rule: 'RC-INI-012',
  open: (view, who) => !fighter(view, who).rolled,
  answer: oneOf({ rule: 'RC-INI-012', candidates: (view, { who }) => (fighter(view, who).rolled ? [false] : [true, false]) }),
  fallback: (view, who) => !fighter(view, who).rolled,
});

/** Below every total of dice: the Initiative of a fighter that does not roll. */
const LOST = Number.NEGATIVE_INFINITY;

/** What challenges make of a declared action. */
interface Contest {
  /** Whether another action came first. */
  readonly preceded: boolean;
  /** Actions that come after it. */
  readonly after: readonly AnyIntent[];
}

/** No one came in between. */
export const UNCONTESTED: Contest = { preceded: false, after: [] };

/**
 * A declared action may be challenged by several at once. One roll stands against all of them; winners act at the
 * same time, the highest first or in the game master's order. A lost challenge costs the roll only. In a race
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

/** Both reach for the same thing: the equally quick are there at the same time. @rule RC-INI-010 */
const isRace = (mine: IntentJson, other: IntentJson): boolean => mine.do === other.do && mine.with.item !== undefined && mine.with.item === other.with.item;

/** @rule RC-INI-007 RC-INI-008 */
function atOnce(play: Play, intent: AnyIntent, others: readonly AnyIntent[]): Contest {
  const order = inOrder(play, [...others, intent].map(intentJson));
  const mine = order.indexOf(others.length);
  let preceded = false;
  for (const place of order.slice(0, mine)) {
    if (!judging(play, others[place].by).legal(others[place])) continue;
    play.perform(others[place]);
    preceded = true;
  }
  return { preceded, after: order.slice(mine + 1).map((place) => others[place]) };
}
