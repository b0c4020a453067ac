import type { IntentJson } from '@riposte/kernel';
import type { Args, Teller, Telling } from '@riposte/ruleset';
import { FallRoll } from '../harm/fall.ts';
import { CarryOn } from '../rounds/carry-on.ts';
import { InitiativeRoll, MeetChallenge } from '../rounds/initiative.ts';
import { Challenge } from '../rounds/responses.ts';
import { diceSum, type Speaker } from './dice.ts';
import { tellDeathRoll } from './harm.ts';
import type { Messages } from './messages.gen.ts';

/** Falls in the course of an act: over an edge. */
export function tellFalls(telling: Telling, say: Speaker): void {
  for (const roll of telling.rolls(FallRoll)) {
    say.line('fall-of', { who: roll.who, dice: diceSum(say, roll) }, { rule: FallRoll.rule, at: roll, rolls: [roll] });
    tellDeathRoll(telling, say, roll.who);
  }
}

/** Who wanted to act before a declared action, and who was faster. */
export function tellContest(telling: Telling, say: Speaker): void {
  tellFalls(telling, say);
  const { act } = telling;
  const wishes = new Map<number, string>();
  for (let one = telling.answer(Challenge.ask); one !== null; one = telling.answer(Challenge.ask))
    if (one.value !== null) wishes.set(one.who.id!, (one.value as IntentJson).do);
  const meets = telling.answer(MeetChallenge);
  const rolls = telling.rolls(InitiativeRoll);
  const mine = rolls.find((roll) => roll.who.id === act.by.id);
  for (const roll of rolls) {
    if (roll === mine) continue;
    const { who } = roll;
    const isFirst = act.items.some((item) => item.kind === 'act' && item.by.id === who.id && item.def.tags.includes('action'));
    const how = mine !== undefined ? outcome(roll.total - mine.total, isFirst) : meets?.value === false ? 'kept' : 'rolled';
    const wish = say.text('verb', { act: wishes.get(who.id!) ?? 'none' });
    const said = { who, by: act.by, act: wish, mine: diceSum(say, roll), yours: mine === undefined ? '' : diceSum(say, mine), how };
    say.line('contest', said, { rule: InitiativeRoll.rule, at: roll, rolls: mine === undefined ? [roll] : [roll, mine] });
  }
}

/** Who was faster, by how much more the challenger rolled and whether it came first. */
const outcome = (lead: number, isFirst: boolean): string => (lead === 0 ? (isFirst ? 'race' : 'tie') : lead > 0 || isFirst ? 'wins' : 'loses');

/** How an action ended before it could be resolved: broken off by its doer, because the target moved away, or stopped by others. */
export function interruption({ act }: Telling): 'called-off' | 'moved-off' | 'stopped' | 'open' {
  if (act.result === null) return 'open';
  const at = act.chosen.at;
  const hasMoved = act.items.some((item) => item.kind === 'act' && item.by.id === at && item.def.tags.includes('movement'));
  if (hasMoved) return 'moved-off';
  return act.items.some((item) => item.kind === 'answer' && item.ask === CarryOn.id && item.value === false) ? 'called-off' : 'stopped';
}

/** An action that its message tells, unless it was broken off. */
export const tellAction: Teller<Messages> = (telling, say) => {
  tellContest(telling, say);
  if (tellBrokenOff(telling, say)) return;
  const { def, by, with: given, result } = telling.act;
  sayAct(say, def.id, { ...given, by, result: String(result) });
};

/** Tells an action that was broken off; returns whether it was. */
export function tellBrokenOff({ act }: Telling, say: Speaker): boolean {
  if (!act.items.some((item) => item.kind === 'answer' && item.ask === CarryOn.id && item.value === false)) return false;
  say.head('broken-off', { by: act.by, act: say.text('verb', { act: act.def.id }) });
  return true;
}

/** The message of an act, which the type of the messages leaves out. */
export function sayAct(say: Speaker, act: string, args: Args): void {
  say.head(`act-${act}` as 'round', args as Messages['round']);
}
