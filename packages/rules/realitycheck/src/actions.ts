import { defineChange, defineIntent, endAll, GM, give, type Id, type Play, type View } from '@riposte/kernel';
import { recoverGuard, unguard } from './afflict.ts';
import { conscious, Defending, Kneeling, Prone } from './conditions.ts';
import { Energy, gainStamina, type Pay, payment, payWhole, priced } from './energy.ts';
import { everybody, type Fighter, fighter } from './fighter.ts';
import { EnergyPerRound } from './numbers.ts';
import { ruled } from './rulings.ts';
import { CloseRound, interrupted } from './windows.ts';

/** Ready for attacks: guarded, not exposed, and the winner of ties. @rule RC-ENE-037 RC-ENE-038 RC-ENE-039 RC-ENE-040 RC-UNG-005 */
export const Defend = defineIntent<{ readonly pay: Pay }>('defend', {
  rule: 'RC-ENE-037',
  title: 'Defend',
  tags: ['action'],
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    recoverGuard(play, by);
    give(play, by, Defending);
    return true;
  },
});

/** From prone to a kneel; who does so is unguarded. @rule RC-ENE-034 RC-ENE-035 RC-INC-007 */
export const KneelUp = defineIntent<{ readonly pay: Pay }>('kneel-up', {
  rule: 'RC-ENE-034',
  title: 'Kneel from prone',
  tags: ['action'],
  available(view, by, refuse) {
    if (!view.has(by, Prone)) refuse('RC-ENE-034', 'not prone');
  },
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    endAll(play, by, Prone);
    give(play, by, Kneeling);
    unguard(play, by);
    interrupted(play, by, KneelUp.id);
    return true;
  },
});

/** From a kneel to standing. @rule RC-ENE-008 RC-ENE-036 */
export const StandUp = defineIntent<{ readonly pay: Pay }>('stand-up', {
  rule: 'RC-ENE-036',
  title: 'Stand up',
  tags: ['action'],
  available(view, by, refuse) {
    if (!view.has(by, Kneeling)) refuse('RC-ENE-008', 'only from a kneel');
  },
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    endAll(play, by, Kneeling);
    return true;
  },
});

/** Three Energy, or all that is left when it is less; 0 where it cannot be paid. @rule RC-ENE-052 RC-ENE-053 */
const breathPrice = (view: View, by: Id): number => ruled(view).breathPrice(Energy.left(view, by), EnergyPerRound(view, by)) ?? 0;

/** Gives back 1 Stamina. @rule RC-ENE-052 RC-ENE-053 RC-STA-005 */
export const CatchBreath = defineIntent('catch-breath', {
  rule: 'RC-ENE-052',
  title: 'Catch your breath',
  tags: ['action'],
  available(view, by, refuse) {
    if (breathPrice(view, by) === 0) refuse('RC-ENE-053', 'not enough Energy left');
  },
  price: (view, by) => priced(breathPrice(view, by), 'energy'),
  perform(play, by) {
    payWhole(play, by, breathPrice(play, by), 'energy');
    gainStamina(play, by, 1);
    return true;
  },
});

export const Waits = defineChange(
  'waits',
  (store, who: Id, waits: boolean): boolean => {
    if ((store.state.entities[who] as Fighter).waits === waits) return false;
    (store.edit(who) as Fighter).waits = waits;
    return true;
  },
  { say: (name, who, waits) => `${name(who)} ${waits ? 'waits' : 'no longer waits'}` },
);

/** Holds the rest of the Energy back. Where most do so the game master may close the round. @rule RC-INC-008 */
export const Wait = defineIntent('wait', {
  rule: 'RC-INC-008',
  title: 'Wait',
  tags: ['wait'],
  available(view, by, refuse) {
    const { energy, waits } = fighter(view, by);
    if (energy === 0) refuse('RC-INC-008', 'no Energy to hold back');
    if (waits) refuse('RC-INC-008', 'waits already');
  },
  perform(play, by) {
    Waits(play, by, true);
    const able = everybody(play).filter((who) => conscious(play, who) && Energy.left(play, who) > 0);
    const waiting = able.filter((who) => fighter(play, who).waits).length;
    const most = waiting < able.length && waiting * 2 > able.length;
    if (most && play.ask(CloseRound, GM, { waiting, of: able.length })) for (const who of able) Waits(play, who, true);
    return true;
  },
});

/** Something happened: whoever waited may think again. @rule RC-INC-008 */
export function stirEverybody(play: Play): void {
  for (const who of everybody(play)) Waits(play, who, false);
}
