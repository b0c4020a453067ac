import { ConditionEnded, ConditionGiven } from '@riposte/kernel';
import type { ActItem, ChangeItem, Name, Teller } from '@riposte/ruleset';
import { ArmourBroken } from '../gear/armour.ts';
import { Cracked, Dropped, HoldsNow, Stowed } from '../gear/take-and-drop.ts';
import { Grappled, Pinned } from '../manoeuvres/grapple.ts';
import type { Maneuver } from '../manoeuvres/modifiers.ts';
import { Moved, Pushed } from '../positioning/board.ts';
import { Prone } from '../positioning/prone.ts';
import { blowsOf, endOf, tellRolls } from './blows.ts';
import { tellChecks } from './checks.ts';
import { tellHarm } from './harm.ts';
import type { Messages } from './messages.gen.ts';

const placeOf = (item: ChangeItem | undefined): string => (item === undefined ? 'none' : `(${String(item.values[1])},${String(item.values[2])})`);

const isGiven = ({ items }: ActItem, condition: { readonly id: string }): boolean =>
  items.some((item) => item.kind === 'change' && item.change[0] === ConditionGiven.id && item.condition?.id === condition.id);

/** A manoeuvre, as an action or as a reaction: what was tried, its roll, and what became of it. */
export const tellManoeuvre: Teller<Messages> = (telling, say) => {
  const { act } = telling;
  const { by, with: given, def, chosen } = act;
  const maneuver = (def.id === 'reactive-maneuver' ? chosen.maneuver : def.id) as Maneuver;
  const [blow] = blowsOf(telling);
  const isDone = blow?.how === 'open';
  if (isDone) blow.how = 'done';
  if (blow !== undefined) tellRolls(say, blow, 'CE-MAN-003', `name-${maneuver}`);
  const at = given.at as Name;
  const effect = isDone ? effectOf(maneuver) : { how: blow === undefined ? 'open' : endOf(blow), to: 'none' };
  tellChecks(telling, say);
  tellHarm(telling, say, 'harm', [], maneuver);
  say.head(maneuver, { by, at, thing: (maneuver === 'steal' ? given.gear : given.held) ?? 'none', ...effect });

  /** What a manoeuvre that succeeded did; takes what the headline says. */
  function effectOf(what: Maneuver): { readonly how: string; readonly to: string } {
    const last = (change: { readonly id: string }, who: Name): ChangeItem | undefined => telling.changes(change).findLast((item) => item.who?.id === who.id);
    const moved = (place: ChangeItem | undefined): { readonly how: string; readonly to: string } => ({
      how: place === undefined ? 'nothing' : 'done',
      to: placeOf(place),
    });
    switch (what) {
      case 'disarm': {
        const [dropped] = telling.changes(Dropped);
        const isTaken = telling.changes(HoldsNow).length > 1;
        if (isTaken) return { how: 'taken', to: 'none' };
        return { how: dropped === undefined ? 'nothing' : 'done', to: String(dropped?.also?.to ?? 'none') };
      }
      case 'drag':
      case 'reposition':
      case 'shove':
        return moved(last(Pushed, at));
      case 'overrun':
        return moved(last(Moved, by));
      case 'grapple': {
        telling.given(Grappled, at);
        return { how: telling.given(Pinned, at) === null ? 'done' : 'pinned', to: 'none' };
      }
      case 'steal':
        return { how: telling.changes(Stowed).length > 0 ? 'done' : 'nothing', to: 'none' };
      case 'sunder': {
        const isCracked = isGiven(act, Cracked);
        telling.given(Cracked);
        telling.changes(ConditionEnded);
        const isBroken = telling.given(ArmourBroken) !== null || telling.changes(HoldsNow).length > 0;
        return { how: isBroken ? 'broken' : isCracked ? 'done' : 'nothing', to: 'none' };
      }
      case 'trip':
        telling.given(Prone, at);
        return { how: 'done', to: 'none' };
      case 'trick':
        return { how: 'done', to: 'none' };
    }
  }
};
