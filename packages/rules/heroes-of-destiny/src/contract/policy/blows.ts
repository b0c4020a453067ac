import type { AnyIntent, Id, View } from '@riposte/kernel';
import { COSTS, weaponAp } from '../../actions/costs.ts';
import { Distracted, Hinder } from '../../actions/hinder.ts';
import { QuickAttack, StandardAttack, StrongAttack } from '../../actions/offensive.ts';
import { isRanged, meleeWeapon, rangeOf, weaponAt } from '../../catalogue/weapon.ts';
import { Stamina } from '../../health/stamina.ts';
import { Distance } from '../../movement/distance.ts';
import { Prone } from '../../movement/posture.ts';
import { type Attack, weaponAttack } from '../../rolls/attack.ts';
import { hardest } from '../../rolls/defence.ts';
import { ActionPoints } from '../../sequence/action-points.ts';
import { apCost } from '../../sequence/out-of-turn.ts';
import { fighter } from '../../state/fighter.ts';
import { chanceAgainst, chanceOf, expectedHarm } from './expected-harm.ts';

/** What costs more than there is is not begun: a reaction would undo it. */
export const affordable = (view: View, intent: AnyIntent): boolean => apCost(view, intent) <= ActionPoints.left(view, intent.by);

interface Blow {
  readonly intent: AnyIntent;
  readonly attack: Attack;
  readonly extra: number;
  /** Mean worth for each AP. */
  readonly worth: number;
}

const STRONGER = 3;

/** Every blow at those within range, the best first; what cannot wound is none. */
function blows(view: View, who: Id, near: readonly Id[]): Blow[] {
  const { weapon } = fighter(view, who);
  const ranged = isRanged(weaponAt(view, weapon));
  const range = rangeOf(weaponAt(view, weapon));
  const all: Blow[] = [];
  const consider = (intent: AnyIntent, attack: Attack, extra: number): void => {
    const worth = expectedHarm(view, attack, 0, extra) / Math.max(1, apCost(view, intent));
    if (worth > 0) all.push({ intent, attack, extra, worth });
  };
  for (const at of near) {
    if (Distance(view, who, at) > range) continue;
    consider(StandardAttack.of(who, { at }), weaponAttack(view, who, at, 'attack', 0), 0);
    if (ranged) continue;
    if (Stamina.left(view, who) > 0) consider(StrongAttack.of(who, { at }), weaponAttack(view, who, at, 'strong-attack', 0, weapon), STRONGER);
    consider(QuickAttack.of(who, { at }), weaponAttack(view, who, at, 'quick-attack', -1, weapon), 0);
  }
  return all.sort((a, b) => b.worth - a.worth);
}

/** The best blow at one of these foes, behind what makes it better. */
export function strikes(view: View, who: Id, near: readonly Id[]): AnyIntent[] {
  const open = blows(view, who, near);
  const first = open.find(({ intent }) => affordable(view, intent) && view.legal(intent)) ?? null;
  return [...unbalances(view, who, first, near), ...(first === null ? [] : [first.intent])];
}

const PRONE = 3;
const DISTRACTED = 2;

/** Trips or distracts first, whichever promises more, where more comes of the AP that are left. */
function unbalances(view: View, who: Id, blow: Blow | null, near: readonly Id[]): AnyIntent[] {
  const at = blow === null ? near[0] : blow.attack.at;
  if (Distance(view, who, at) > weaponAt(view, meleeWeapon(view, who)).reach + 1 || blow?.attack.way === 'ranged') return [];
  const { attack, extra } = blow ?? { attack: weaponAttack(view, who, at, 'attack', 0, meleeWeapon(view, who)), extra: 0 };
  const cost = blow === null ? weaponAp(view, attack.weapon, null) : apCost(view, blow.intent);
  const left = ActionPoints.left(view, who);
  const plain = expectedHarm(view, attack, 0, extra);
  const now = Math.floor(left / cost) * plain;
  const after = Math.floor((left - COSTS.hinder.ap) / cost);
  const promises = (chance: number, shift: number): number => after * (chance * expectedHarm(view, attack, shift, extra) + (1 - chance) * plain);
  const ways = [
    ...(view.has(at, Prone) ? [] : [{ how: 'trip', worth: promises(chanceOf(view, who, 'power', hardest(view, at, who)), PRONE) } as const]),
    ...(view.has(at, Distracted) ? [] : [{ how: 'distract', worth: promises(chanceAgainst(view, who, 'deceive', at, 'see-through'), DISTRACTED) } as const]),
  ];
  return ways
    .filter(({ worth }) => worth > now)
    .sort((a, b) => b.worth - a.worth)
    .map(({ how }) => Hinder.of(who, { at, how, item: -1, to: -1 }));
}
