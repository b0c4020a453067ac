import { defineAsk, defineChange, defineRoll, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { endOfNextTurn } from './actions.ts';
import { awake, Braced, Dazed, Feinting, Prone, TESTED, UNTESTED } from './conditions.ts';
import { type Fighter, fighter, nameOf } from './fighter.ts';
import { Dropped, type Held, reaches, shieldOf, weaponOf } from './held.ts';
import { Boons, skillTest, TargetNumber } from './numbers.ts';
import { ruled } from './rulings.ts';
import { test } from './skill-test.ts';
import { isFree } from './stage.ts';

export const MANOEUVRES = ['none', 'bash', 'brace', 'disarm weapon', 'disarm shield', 'feint', 'push', 'trip'] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** Who beat whom; `attacked` = the winner was the attacker. */
export interface CriticalWin {
  readonly winner: Id;
  readonly loser: Id;
  readonly attacked: boolean;
}

/** One manoeuvre against the loser, or none. @rule RS-MAN-001 RS-MAN-002 RS-RES-007 */
export const ChooseManoeuvre = defineAsk<CriticalWin, Manoeuvre>('choose-manoeuvre', {
  rule: 'RS-MAN-001',
  because: (view, who, { loser }) => `${nameOf(view, who)} has a critical win against ${nameOf(view, loser)}`,
  answer: oneOf({
    rule: 'RS-MAN-001',
    candidates: (view, { about }) => MANOEUVRES.filter((one) => whyNot(view, about, one) === null),
    check(view, { about }, one, refuse) {
      const why = whyNot(view, about, one);
      if (why !== null) refuse(why[0], why[1]);
    },
  }),
  otherwise: () => 'none',
});

/** A defender must reach the attacker for the physical ones. @rule RS-MAN-001 RS-MAN-004 RS-MAN-006 */
function whyNot(view: View, { winner, loser, attacked }: CriticalWin, one: Manoeuvre): readonly [rule: string, reason: string] | null {
  if (!MANOEUVRES.includes(one)) return ['RS-MAN-002', `${String(one)} is no manoeuvre`];
  if (one === 'none' || one === 'brace' || one === 'feint') return null;
  if (!attacked && !reaches(view, winner, loser)) return ['RS-MAN-001', 'the attacker is out of reach'];
  if (one === 'bash' && shieldOf(view, winner) === null && !weaponOf(view, winner).heavy) return ['RS-MAN-004', 'bash needs a shield or a heavy weapon'];
  if (one === 'disarm weapon' && fighter(view, loser).weapon < 0) return ['RS-MAN-006', 'no weapon in hand'];
  if (one === 'disarm shield' && fighter(view, loser).shield < 0) return ['RS-MAN-006', 'no shield in hand'];
  return null;
}

export const chooseManoeuvre = (play: Play, win: CriticalWin): Manoeuvre => play.ask(ChooseManoeuvre, win.winner, win);

/** Carries a manoeuvre out; whoever is down already needs no more. @rule RS-MAN-001 RS-MAN-002 */
export function carryOut(play: Play, winner: Id, loser: Id, manoeuvre: Manoeuvre): void {
  switch (manoeuvre) {
    case 'none':
      return;
    case 'brace':
      give(play, winner, Braced);
      return;
    case 'feint':
      return feint(play, winner, loser);
    default:
      if (awake(play, loser)) physical(play, winner, loser, manoeuvre);
  }
}

function physical(play: Play, winner: Id, loser: Id, manoeuvre: Exclude<Manoeuvre, 'none' | 'brace' | 'feint'>): void {
  switch (manoeuvre) {
    case 'bash':
      return bash(play, winner, loser);
    case 'push':
      return push(play, winner, loser);
    case 'trip':
      return trip(play, winner, loser);
    default:
      return disarm(play, winner, loser, manoeuvre === 'disarm weapon' ? 'weapon' : 'shield');
  }
}

export const ResistRoll = defineRoll('resist', { rule: 'RS-MAN-002', title: 'against a manoeuvre' });
export const DeceptionRoll = defineRoll('deception', { rule: 'RS-MAN-010', title: 'Deception' });

/**
 * The loser's test, eased or hampered by its size; two steps of size or more decide without a roll.
 * @rule RS-SIZ-001 RS-SIZ-002 RS-SIZ-003 RS-SIZ-004 RS-SIZ-005
 */
function resists(play: Play, winner: Id, loser: Id, skill: 'athletics' | 'acrobatics' | 'sleight of hand', boons = 0): boolean {
  const larger = fighter(play, loser).size - fighter(play, winner).size;
  if (larger > 1) return true;
  if (larger < -1) return false;
  return test(play, ResistRoll, loser, winner, skillTest(skill, 'manoeuvre', boons + larger)) > 0;
}

/** @rule RS-MAN-003 */
function bash(play: Play, winner: Id, loser: Id): void {
  if (!resists(play, winner, loser, 'athletics')) give(play, loser, Dazed, { source: winner, until: endOfNextTurn(play, loser) });
}

/** @rule RS-MAN-016 */
function trip(play: Play, winner: Id, loser: Id): void {
  if (!resists(play, winner, loser, 'acrobatics')) give(play, loser, Prone, { source: winner });
}

export const Pushed = defineChange(
  'pushed',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who) => `${name(who)} is pushed back` },
);

/** One metre away from the winner, unless somebody stands there or the stage ends; provokes nobody. @rule RS-MAN-015 RS-OPP-004 */
function push(play: Play, winner: Id, loser: Id): void {
  if (resists(play, winner, loser, 'athletics')) return;
  const from = fighter(play, winner);
  const { x, y } = fighter(play, loser);
  const dx = x - from.x;
  const dy = y - from.y;
  const to = Math.abs(dx) >= Math.abs(dy) ? { x: x + Math.sign(dx), y } : { x, y: y + Math.sign(dy) };
  if (isFree(play, loser, to)) Pushed(play, loser, to.x, to.y);
}

const HOLDING_ON = ['athletics', 'sleight of hand'] as const;
type HoldingOn = (typeof HOLDING_ON)[number];

export interface Disarming {
  readonly by: Id;
  readonly item: Held;
}

/** The one to be disarmed picks the skill, by default the likelier. @rule RS-MAN-007 */
export const ChooseGrip = defineAsk<Disarming, HoldingOn>('choose-grip', {
  rule: 'RS-MAN-007',
  because: (view, who, { by, item }) => `${nameOf(view, by)} tries to disarm ${nameOf(view, who)} of the ${item}`,
  answer: oneOf({ rule: 'RS-MAN-007', candidates: () => HOLDING_ON }),
  otherwise(view, who, { by }) {
    const [athletics, sleight] = HOLDING_ON.map((skill) => {
      const asked = skillTest(skill, 'manoeuvre');
      return TargetNumber(view, who, by, asked) * 4 + Boons(view, who, by, asked) * 10;
    });
    return sleight > athletics ? 'sleight of hand' : 'athletics';
  },
});

/** A shield or a weapon in both hands is easier to keep. @rule RS-MAN-006 RS-MAN-007 RS-MAN-008 RS-MAN-009 */
function disarm(play: Play, winner: Id, loser: Id, item: Held): void {
  const firm = item === 'shield' || weaponOf(play, loser).twoHanded;
  const sure = Math.abs(fighter(play, loser).size - fighter(play, winner).size) > 1;
  const skill = sure ? 'athletics' : play.ask(ChooseGrip, loser, { by: winner, item });
  if (!resists(play, winner, loser, skill, firm ? 1 : 0)) Dropped(play, loser, item);
}

/** @rule RS-MAN-010 */
export const deceives = (play: Play, who: Id, at: Id): boolean => test(play, DeceptionRoll, who, at, skillTest('deception', 'manoeuvre')) > 0;

/** The next action, if a Strike on the same target, has a boon. @rule RS-MAN-010 RS-MAN-011 */
function feint(play: Play, winner: Id, loser: Id): void {
  const atOnce = ruled(play).feintTestedAtOnce;
  if (atOnce && !deceives(play, winner, loser)) return;
  give(play, winner, Feinting, { source: loser, value: atOnce ? TESTED : UNTESTED, until: endOfNextTurn(play, winner) });
}
