import { ConditionEnded, ResourceSet } from '@riposte/kernel';
import type { ActItem, Arg, ChangeItem, Item, Name, RollItem, Teller, Telling } from '@riposte/ruleset';
import { Agility } from '../actions/agility.ts';
import { Energy, EnergyPerRound, MAX_ENERGY } from '../actions/energy.ts';
import { Prone } from '../conditions/prone.ts';
import { BleedingOut, DeathSave } from '../harm/death.ts';
import { Dead, Unconscious, WakeRoll } from '../harm/unconscious.ts';
import { Placed } from '../movement/steps.ts';
import { Arrived } from '../rounds/arrive.ts';
import { Gone } from '../rounds/presence.ts';
import { RoundBegan } from '../rounds/rounds.ts';
import { FightSettled, SideSet } from '../rounds/sides.ts';
import { sayAct } from './contest.ts';
import { dice, type Speaker } from './dice.ts';
import type { Messages } from './messages.gen.ts';

const SAVES = ['stable', 'bleeding', 'bleeding', 'bleeding', 'unconscious', 'dead'] as const;

/** A round begins: a heading, then the fallen, and who has less Energy than others. What ends for the dead is no news. */
export const tellRound: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(RoundBegan);
  if (began === undefined) return;
  say.heading('round', { round: began.values[1] });
  const dead = (telling.act.with.dead ?? []) as readonly Name[];
  telling.take(telling.act.items.filter((item) => isEnd(item) && dead.some(({ id }) => id === item.who?.id)));
  tellFallen(telling, say);
  telling.resource(Agility);
  tellEnergy(telling, say);
};

/** The Death Saves and waking rolls of a round or a rest. */
function tellFallen(telling: Telling, say: Speaker): void {
  for (const roll of telling.rolls(DeathSave)) {
    const isFelled = telling.given(Unconscious, roll.who) !== null;
    const how = SAVES[roll.outcome] === 'unconscious' && !isFelled ? 'bleeding' : SAVES[roll.outcome];
    if (isFelled) telling.given(Prone, roll.who);
    if (how === 'dead') telling.given(Dead, roll.who);
    if (how === 'stable') telling.take(telling.act.items.filter((item) => isEnd(item) && item.condition === BleedingOut && item.who?.id === roll.who.id));
    say.line('death-save', { who: roll.who, dice: dice(say, roll), how }, saved(roll));
  }
  for (const roll of telling.rolls(WakeRoll))
    say.line('wake', { who: roll.who, dice: dice(say, roll), how: roll.outcome === 1 ? 'wakes' : 'sleeps' }, saved(roll));
}

const isEnd = (item: Item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionEnded.id;

const saved = (roll: RollItem) => ({ rule: roll.roll.rule, at: roll, rolls: [roll] });

/** Whether a fighter died or fell in this act, so that less Energy is no news. */
const isOut = ({ items }: ActItem, who: Name): boolean =>
  items.some((item) => item.kind === 'change' && item.who?.id === who.id && (item.condition === Dead || item.condition === Unconscious));

/** A rest: the saves of those who bleed meanwhile. */
export const tellRest: Teller<Messages> = (telling, say) => {
  tellFallen(telling, say);
  const { def, with: given, by } = telling.act;
  sayAct(say, def.id, { ...given, by });
};

/** A fighter dies, comes, goes or changes sides by a decree of the game master, or the fight ends: the headline says it all. */
export const tellDecided: Teller<Messages> = (telling, say) => {
  const { def, with: given, by } = telling.act;
  const who = given.who as Name | undefined;
  for (const change of [Arrived, SideSet, FightSettled]) telling.changes(change);
  for (const condition of [Dead, Gone]) telling.given(condition, who);
  const [stands] = telling.changes(Placed);
  if (def.id === 'join' && stands !== undefined) say.head('join-at', { who: given.who, to: stands.values[1] });
  else sayAct(say, def.id, { ...given, by });
};

/** "Odo has only 3 Energy this round, being exhausted.": most have all of it. */
function tellEnergy(telling: Telling, say: Speaker): void {
  const { act } = telling;
  const all = act.items.filter((item): item is ChangeItem => item.kind === 'change' && item.change[0] === ResourceSet.id && item.resource === Energy.id);
  telling.resource(Energy);
  const short = all.filter(({ who, pool }) => who !== null && pool !== undefined && pool.to > 0 && pool.to < MAX_ENERGY && !isOut(act, who));
  const amounts = [...new Set(short.map(({ pool }) => pool!.to))].sort((a, b) => b - a);
  for (const energy of amounts)
    for (const why of ['armour', 'both', 'exhausted', 'stamina', 'none']) {
      const who = short.filter(({ pool, who }) => pool!.to === energy && whyShort(act, who!) === why).map((one) => one.who!);
      if (who.length > 0) say.line('short-of-energy', { who, number: who.length, energy, why }, { rule: EnergyPerRound.rule });
    }
}

/** What takes a fighter's Energy. */
function whyShort({ with: given }: ActItem, { id }: Name): string {
  const isAmong = (all: Arg | undefined): boolean => ((all ?? []) as readonly Name[]).some((one) => one.id === id);
  if (isAmong(given.burdened)) return isAmong(given.exhausted) ? 'both' : 'armour';
  return isAmong(given.exhausted) ? 'exhausted' : isAmong(given.weary) ? 'stamina' : 'none';
}

/** Who holds the rest of the Energy back: told when the last one does, with all who do, for until then any of them may still act. */
export const tellWait: Teller<Messages> = (telling, say) => {
  const who = telling.act.with.waiting as readonly Name[] | undefined;
  if (who !== undefined) say.head('wait', { who, number: who.length });
};
