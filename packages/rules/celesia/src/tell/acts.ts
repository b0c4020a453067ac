import { ConditionEnded, ConditionGiven } from '@riposte/kernel';
import type { ChangeItem, Item, Name, Teller, Telling } from '@riposte/ruleset';
import { SaveRoll } from '../fighters/saves.ts';
import { HoldsNow } from '../gear/take-and-drop.ts';
import { Held } from '../magic/held.ts';
import { Moved, Pushed } from '../positioning/board.ts';
import { Landed } from '../positioning/flying.ts';
import { tellSpellStrike } from './attacks.ts';
import { tellChecks } from './checks.ts';
import { tellHarm } from './harm.ts';
import type { Messages } from './messages.gen.ts';
import type { Speaker } from './sums.ts';

/** Who was answered by reactions needs no line for the AP. */
function tellAnswered(telling: Telling, say: Speaker): void {
  if (telling.act.items.some(({ kind }) => kind === 'act')) tellHarm(telling, say);
}

/** Where a fighter came to in an act, in the order of its ways: by its own steps or pushed. */
const placesOf = (items: readonly Item[], by: Name): readonly ChangeItem[] =>
  items.flatMap((item) => {
    if (item.kind === 'act') return placesOf(item.items, by);
    return item.kind === 'change' && [Moved.id, Pushed.id].includes(item.change[0]) && item.who?.id === by.id ? [item] : [];
  });

/** A way along squares: to its end, or as far as it came. */
export const tellWay =
  (key: 'move' | 'step' | 'crawl' | 'withdraw' | 'run' | 'fly'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given, result } = telling.act;
    const last = placesOf(telling.act.items, by).at(-1);
    for (const change of [Moved, Pushed, Landed]) telling.changes(change);
    tellAnswered(telling, say);
    if (last === undefined) return say.head(key, { by, to: given.along, how: 'halted' });
    say.head(key, { by, to: `(${String(last.values[1])},${String(last.values[2])})`, how: result === true ? 'done' : 'stopped' });
  };

/** An act that succeeds or fails. */
export const tellDone =
  (key: 'stand-up' | 'soar' | 'leave' | 'draw'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given, result } = telling.act;
    if (result === true && key === 'draw') telling.changes(HoldsNow);
    tellAnswered(telling, say);
    const more = { thing: given.gear ?? 'none', hand: given['hand-name'] ?? 'none', height: given.height ?? 0, weapon: 'none' };
    say.head(key, { by, done: result === true ? 'yes' : 'no', ...more });
  };

/** A body is taken up or set down: what the headline says of it is not told again. */
export const tellBurden =
  (key: 'carry' | 'put-down' | 'get-down'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    telling.changes(Pushed);
    telling.changes(Landed);
    telling.changes(key === 'carry' ? ConditionGiven : ConditionEnded);
    say.head(key, { by, at: given.of ?? given.load ?? 'none', to: given.to ?? 'none' });
  };

/** A spell: an attack, a save, or something for a friend. */
export const tellCast: Teller<Messages> = (telling, say) => {
  const { by, with: given, items, result } = telling.act;
  if (tellSpellStrike(telling, say)) return;
  const saves = items.some((item) => item.kind === 'roll' && item.roll === SaveRoll);
  const isMade = items.some((item) => item.kind === 'change' && item.resource === 'stamina' && item.who?.id === by.id) || given.free === 'yes';
  tellChecks(telling, say, given.dc);
  tellHarm(telling, say);
  if (result === true) telling.given(Held);
  const at = given.at as Name;
  const how = saves
    ? result === true
      ? 'took'
      : 'resisted'
    : !isMade && result !== true
      ? 'open'
      : result === true
        ? 'done'
        : given.foe === 'yes'
          ? 'immune'
          : 'wasted';
  say.head('spell', { by, at, spell: given.spell, how: how === 'done' && at.id === by.id ? 'self' : how });
};

/** An act whose headline is its message, with what it led to; of `told` the headline says enough. */
export const tellPlain =
  (told: readonly { readonly id: string }[], key: 'harm' | 'tires' = 'harm'): Teller<Messages> =>
  (telling, say) => {
    const { def, by, with: given, result } = telling.act;
    for (const change of told) telling.changes(change);
    tellChecks(telling, say, given.dc);
    tellHarm(telling, say, key);
    say.head(`act-${def.id}` as 'fight-over', { ...given, by, who: given.who ?? by, result: String(result) } as never);
  };
