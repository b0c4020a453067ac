import type { ActItem, ChangeItem, Name, Teller, Telling } from '@riposte/ruleset';
import { Attacked } from '../attacks/outcome.ts';
import { PushAway } from '../maneuvers/maneuvers.ts';
import { Carried } from '../movement/borne.ts';
import { Turned } from '../movement/facing.ts';
import { Moved, Placed } from '../movement/steps.ts';
import { Gone } from '../rounds/presence.ts';
import { tellBlow } from './attacks.ts';
import { tellBrokenOff, tellContest, tellFalls } from './contest.ts';
import type { Messages } from './messages.gen.ts';

type Key = 'run' | 'sprint' | 'jump' | 'shift' | 'leave';

/** Swift Attacks on the one who moves: who hit, or else who missed. */
function struckBy({ act }: Telling): { readonly past: readonly Name[]; readonly isHit: boolean } {
  const blows = act.items.filter((item): item is ActItem => item.kind === 'act' && item.def.id === 'swift-attack' && item.chosen.at === act.by.id);
  const hits = blows.filter((blow) => blow.items.some((item) => item.kind === 'change' && item.change[0] === Attacked.id && item.values[2] === 'yes'));
  const isHit = hits.length > 0;
  return { past: [...new Map((isHit ? hits : blows).map(({ by }) => [by.id, by])).values()], isHit };
}

/** Where the one who moves ended, by its own steps; others that are taken along are not told. */
function lastPlace(telling: Telling): ChangeItem | undefined {
  const { act } = telling;
  const mine = act.items.filter(
    (item): item is ChangeItem => item.kind === 'change' && [Moved.id, Placed.id].includes(item.change[0]) && item.who?.id === act.by.id,
  );
  telling.changes(Moved);
  telling.changes(Placed);
  telling.changes(Turned);
  return mine.at(-1);
}

/** A movement: how far it came, whom it passed, and whether that one hit. */
export const tellMove =
  (key: Key): Teller<Messages> =>
  (telling, say) => {
    tellContest(telling, say);
    const { act } = telling;
    const { by, with: given, result } = act;
    const last = lastPlace(telling);
    const { past, isHit } = struckBy(telling);
    const goal = given.along ?? given.to ?? 'none';
    const to = last === undefined ? goal : last.values[1];
    const left = key === 'leave' && telling.given(Gone, by) !== null;
    const isThere = key === 'leave' ? left : last !== undefined && String(to) === String(goal);
    const way = past.length === 0 ? 'there' : isHit ? 'hit' : 'past';
    const short = last === undefined || key === 'leave' ? 'nowhere' : isHit ? 'halfway-hit' : 'halfway';
    say.head(key, { by, to, past, how: result === null && !isThere ? 'open' : isThere ? way : short });
  };

/** A Sprint, which may end in a Push. */
export const tellSprint: Teller<Messages> = (telling, say) => {
  const [attacked] = telling.changes(Attacked);
  if (attacked !== undefined) {
    const at = attacked.values[1] as Name;
    const ending = tellBlow(telling, say, at, attacked, 'push');
    say.line('push', { by: telling.act.by, at, ...ending }, { rule: PushAway.rule, at: attacked });
  }
  tellMove('sprint')(telling, say);
};

/** A step as an Immediate Interrupt. */
export const tellStep =
  (key: 'agile-move' | 'tactical-retreat'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    tellFalls(telling, say);
    const last = lastPlace(telling);
    say.head(key, { by, to: last?.values[1] ?? given.to, how: last === undefined ? 'nowhere' : 'there' });
  };

/** Takes up a load, or gets on a mount. */
export const tellTogether =
  (key: 'carry' | 'mount'): Teller<Messages> =>
  (telling, say) => {
    tellContest(telling, say);
    if (tellBrokenOff(telling, say)) return;
    const { by, with: given, result } = telling.act;
    telling.changes(Placed);
    const how = result === false ? 'failed' : 'done';
    if (key === 'mount') return say.head(key, { by, mount: given.mount, how });
    telling.given(Carried, given.who as Name);
    say.head(key, { by, who: given.who, how });
  };

/** Sets a load down, or gets off a mount: who comes to stand where. */
export const tellPlaced =
  (key: 'set-down' | 'dismount'): Teller<Messages> =>
  (telling, say) => {
    tellContest(telling, say);
    if (tellBrokenOff(telling, say)) return;
    const { by, with: given } = telling.act;
    telling.changes(Placed);
    if (key === 'set-down') say.head(key, { by, load: given.load, to: given.to });
    else say.head(key, { by, mount: given.ridden, to: given.to });
  };
