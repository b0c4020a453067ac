import { defineAsk, give, type Id, oneOf, type Play, type Reason, type ReasonFacts, type View } from '@riposte/kernel';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { drop } from '../actions-in-combat/manipulate.ts';
import { goTo } from '../actions-in-combat/nets.ts';
import { meets } from '../actions-in-combat/stealth.ts';
import { fighter, type Skill } from '../characters/fighter.ts';
import { ChooseSkill, skillTestOn } from '../characters/resisting.ts';
import { LOCATIONS, type Location } from '../damage-and-health/hit-location.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { HELD, type Held, isTwoHanded, itemsHeld, reachOf, shieldOf, weaponAt, wieldsHeavy } from '../gear/in-hand.ts';
import { endOfNextTurn, renew } from '../initiative-structure/clocks.ts';
import { isBarred } from '../positioning/cover.ts';
import { isInReach } from '../positioning/distances.ts';
import { isFree } from '../positioning/free-places.ts';
import { Pushed, pointOf } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { ruled } from '../rulings.ts';
import { Dazed } from './dazed.ts';
import { Braced } from './defence.ts';
import { feint } from './feint.ts';
import type { Attack } from './ways.ts';

/** The manoeuvres; those with more than one object, once for each. @rule RS-MAN-002 */
const MANOEUVRES = [
  'none',
  'bash',
  'brace',
  'disarm weapon',
  'disarm shield',
  'disarm other',
  'feint',
  'precision torso',
  'precision legs',
  'precision arms',
  'precision head',
  'push',
  'trip',
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** Who (`by`) beat whom (`at`); `attacked` = the winner was the attacker, `struck` = by a Strike, `ranged` = from beyond reach. */
export interface CriticalWin {
  readonly by: Id;
  readonly at: Id;
  readonly attacked: boolean;
  readonly struck: boolean;
  readonly ranged: boolean;
}

/** One manoeuvre against the loser, or none; it costs nothing. @rule RS-MAN-001 RS-RES-007 */
export const ChooseManoeuvre = defineAsk<CriticalWin, Manoeuvre>('choose-manoeuvre', {
  rule: 'RS-MAN-001',
  answer: oneOf({
    rule: 'RS-MAN-001',
    candidates: (view, { about }) => MANOEUVRES.filter((manoeuvre) => whyNot(view, about, manoeuvre) === null),
    words: () => MANOEUVRES,
    check(view, { about }, manoeuvre, refuse) {
      const why = whyNot(view, about, manoeuvre);
      if (why !== null) refuse(...why);
    },
  }),
  fallback: () => 'none',
});

/** Why a manoeuvre is not allowed, or null. The physical ones need the loser within reach (R-REACH); Precision is part of a Strike; who lies is not tripped. @rule RS-MAN-001 RS-MAN-004 RS-MAN-006 RS-MAN-014 RS-MAN-016 */
function whyNot(
  view: View,
  { by: winner, at: loser, attacked, struck, ranged }: CriticalWin,
  manoeuvre: Manoeuvre,
): readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null {
  if (!MANOEUVRES.includes(manoeuvre)) return ['RS-MAN-002', 'one-of', { list: MANOEUVRES }];
  if (manoeuvre === 'none' || manoeuvre === 'brace' || manoeuvre === 'feint') return null;
  if (preciseTo(manoeuvre) !== null) return struck ? null : ['RS-MAN-014', 'no-precision'];
  if (!awake(view, loser)) return ['RS-MAN-001', 'unconscious-foe'];
  if (view.has(winner, Carrying)) return ['R-CARRY', 'carrying'];
  const needsReach = !attacked || (ranged && !ruled(view).manoeuvresBeyondReach);
  if (needsReach && !isInReach(view, winner, loser, Math.max(1, reachOf(view, winner)))) return ['RS-MAN-001', 'foe-out-of-reach'];
  if (manoeuvre === 'bash' && shieldOf(view, winner) === null && !wieldsHeavy(view, winner)) return ['RS-MAN-004', 'no-bash'];
  if (manoeuvre === 'trip' && view.has(loser, Prone)) return ['RS-MAN-016', 'foe-prone'];
  const item = itemOf(manoeuvre);
  return item !== null && !itemsHeld(view, loser).includes(item) ? ['RS-MAN-006', 'nothing-to-disarm', { item }] : null;
}

/** What a disarming takes; null for every other manoeuvre. @rule RS-MAN-006 */
const itemOf = (manoeuvre: Manoeuvre): Held | null => HELD.find((item) => manoeuvre === `disarm ${item}`) ?? null;

/** The manoeuvre that the winner chooses. */
export const chooseManoeuvre = (play: Play, win: CriticalWin): Manoeuvre => play.ask(ChooseManoeuvre, win.by, win);

/** The hit location that Precision picks; null for every other manoeuvre. @rule RS-MAN-012 */
export const preciseTo = (manoeuvre: Manoeuvre): Location | null => LOCATIONS.find((where) => manoeuvre === `precision ${where}`) ?? null;

/** Carries a manoeuvre out; the physical ones only against a loser who is awake. @rule RS-MAN-001 */
export function carryOut(play: Play, winner: Id, loser: Id, manoeuvre: Manoeuvre): void {
  if (manoeuvre === 'brace') give(play, winner, Braced);
  else if (manoeuvre === 'feint') feint(play, winner, loser);
  else if (awake(play, loser)) physical(play, winner, loser, manoeuvre, 0);
}

function physical(play: Play, winner: Id, loser: Id, manoeuvre: Manoeuvre, boons: number): void {
  const item = itemOf(manoeuvre);
  if (item !== null) return disarm(play, winner, loser, item, boons);
  switch (manoeuvre) {
    case 'bash':
      return bash(play, winner, loser);
    case 'push':
      return push(play, winner, loser);
    case 'trip':
      return trip(play, winner, loser, boons);
    default:
  }
}

/** Steps of size that the loser has over the winner. @rule RS-SIZ-001 */
const largerBy = (view: View, winner: Id, loser: Id): number => fighter(view, loser).size - fighter(view, winner).size;

/**
 * The loser's test, eased or hampered by its size; two steps of size or more decide without a roll.
 * @rule RS-SIZ-001 RS-SIZ-002 RS-SIZ-003 RS-SIZ-004 RS-SIZ-005
 */
function resists(play: Play, winner: Id, loser: Id, skill: Skill, boons: number): boolean {
  const larger = largerBy(play, winner, loser);
  if (larger > 1) return true;
  if (larger < -1) return false;
  return skillTestOn(play, loser, winner, skill, boons + larger) > 0;
}

/** The loser is dazed unless it resists. @rule RS-MAN-003 */
function bash(play: Play, winner: Id, loser: Id): void {
  if (!resists(play, winner, loser, 'athletics', 0)) renew(play, loser, Dazed, { source: winner, until: endOfNextTurn(play, loser) });
}

/** The loser falls unless it resists. @rule RS-MAN-016 */
function trip(play: Play, winner: Id, loser: Id, boons: number): void {
  if (!resists(play, winner, loser, 'acrobatics', boons)) give(play, loser, Prone, { source: winner });
}

/** One metre away from the winner, unless the way is barred or the stage ends. It is no opening. @rule RS-MAN-015 RS-OPP-004 */
function push(play: Play, winner: Id, loser: Id): void {
  if (resists(play, winner, loser, 'athletics', 0)) return;
  const [fromX, fromY] = pointOf(play, winner);
  const [x, y] = pointOf(play, loser);
  const [dx, dy] = [x - fromX, y - fromY];
  const [toX, toY] = Math.abs(dx) >= Math.abs(dy) ? [x + Math.sign(dx), y] : [x, y + Math.sign(dy)];
  if (isBarred(play, [x, y], [toX, toY]) || meets(play, loser, [toX, toY])) return;
  if (isFree(play, loser, [toX, toY])) goTo(play, loser, [toX, toY], Pushed);
}

const HOLDING_ON: readonly Skill[] = ['athletics', 'sleight of hand'];

/** The one to be disarmed picks the skill; a shield or a weapon in both hands is easier to keep, no other thing. @rule RS-MAN-006 RS-MAN-007 RS-MAN-008 RS-MAN-009 */
function disarm(play: Play, winner: Id, loser: Id, item: Held, boons: number): void {
  const firm = item === 'shield' || (item === 'weapon' && isTwoHanded(play, loser));
  const sure = Math.abs(largerBy(play, winner, loser)) > 1;
  const skill = sure ? 'athletics' : play.ask(ChooseSkill, loser, { by: winner, what: 'disarm', skills: HOLDING_ON });
  if (!resists(play, winner, loser, skill, boons + (firm ? 1 : 0))) drop(play, loser, item, pointOf(play, loser));
}

const TRICKS: readonly Manoeuvre[] = ['none', 'trip', 'disarm weapon', 'disarm shield', 'disarm other'];

function tricksOf(view: View, { by, at, weapon }: Attack): Manoeuvre[] {
  const { tricks } = weaponAt(view, weapon);
  const win: CriticalWin = { by, at, attacked: true, struck: true, ranged: false };
  return TRICKS.filter((manoeuvre) => manoeuvre === 'none' || (tricks.some((trick) => manoeuvre.startsWith(trick)) && whyNot(view, win, manoeuvre) === null));
}

/** What whips and bites may do on any hit (R-GEAR). */
export const ChooseTrick = defineAsk<Attack, Manoeuvre>('choose-trick', {
  rule: 'R-GEAR',
  open: (view, _who, attack) => tricksOf(view, attack).length > 1,
  answer: oneOf({ rule: 'R-GEAR', candidates: (view, { about }) => tricksOf(view, about), words: () => TRICKS }),
  fallback: () => 'none',
});

/** Without a critical win the target's test has a boon (R-GEAR). */
export function playTrick(play: Play, attack: Attack): void {
  const trick = play.ask(ChooseTrick, attack.by, attack);
  if (trick !== 'none') physical(play, attack.by, attack.at, trick, 1);
}
