import { type AnyIntentDef, defineIntent, type Id, type IntentContext, oneOf, type Param } from '@riposte/kernel';
import { checkCreature } from '../actions/melee.ts';
import { isUninterrupted } from '../actions/reactive-attack.ts';
import { AttackMade } from '../attack/attack.ts';
import { fighter, opponents } from '../fighters/fighter.ts';
import { canManeuver } from '../positioning/reach.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { alive } from '../stamina/dead.ts';
import { aims, loot, tryManeuver } from './effects.ts';
import { GOING, MANEUVER_MODIFIERS, type Maneuver } from './modifiers.ts';

interface Aimed {
  readonly at: Id;
  /** What is disarmed or sundered: the part that holds it, or its wearer for armour. */
  readonly part?: Id;
  /** What is stolen. */
  readonly gear?: number;
}

type ManeuverContext = IntentContext<Aimed>;

const AT = oneOf<ManeuverContext, Id>({
  rule: 'CE-MAN-002',
  candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at) && canManeuver(view, by, at)),
  check(view, { by }, at, refuse) {
    checkCreature(view, by, at, refuse);
    if (view.state.entities[at]?.kind !== 'fighter' || at === by) return;
    if (isWalledOff(view, by, at)) refuse('CE-MAN-002', 'wall');
    else if (!canManeuver(view, by, at)) refuse('CE-MAN-002', 'out-of-reach');
  },
});

const aimed = (maneuver: Maneuver): Param<ManeuverContext, Id> =>
  oneOf<ManeuverContext, Id>({ rule: 'CE-MNV-001', candidates: (view, { with: { at } }) => aims(view, maneuver, at) });

/** What a disarm or a sunder is aimed at, and what a thief takes. */
const PARAMS: { readonly [M in Maneuver]?: object } = {
  disarm: { at: AT, part: aimed('disarm') },
  steal: { at: AT, gear: oneOf<ManeuverContext, number>({ rule: 'CE-MNV-001', candidates: (view, { with: { at } }) => loot(view, at) }) },
  sunder: { at: AT, part: aimed('sunder') },
};

/** A manoeuvre as an action: counts as an attack, and lets the target strike first when the skill is untrained. @rule CE-MNV-001 CE-MAN-005 CE-ACT-004 */
function maneuver(id: Maneuver, title: string): AnyIntentDef {
  return defineIntent<Aimed>(id, {
    rule: 'CE-MNV-003',
    title,
    tags: ['action', 'attack', ...(GOING[id] ?? [])],
    available: needsSimple,
    params: (PARAMS[id] ?? { at: AT }) as { at: Param<ManeuverContext, Id> },
    perform(play, by, { at, part, gear }) {
      paySimple(play, by);
      const earlier = fighter(play, by).attacks;
      AttackMade(play, by, 1);
      if (!isUninterrupted(play, by, at, id)) return false;
      return tryManeuver(play, { by, at, maneuver: id, way: 'action', earlier, to: part ?? gear ?? null });
    },
  });
}

const TITLES: { readonly [M in Maneuver]: string } = {
  disarm: 'Disarm',
  drag: 'Drag',
  grapple: 'Grapple',
  overrun: 'Overrun',
  reposition: 'Reposition',
  shove: 'Shove',
  steal: 'Steal',
  sunder: 'Sunder',
  trick: 'Trick',
  trip: 'Trip',
};

/** @rule CE-ACT-002 CE-MNV-003 */
export const MANEUVER_INTENTS: readonly AnyIntentDef[] = (Object.keys(MANEUVER_MODIFIERS) as Maneuver[]).map((id) => maneuver(id, TITLES[id]));
