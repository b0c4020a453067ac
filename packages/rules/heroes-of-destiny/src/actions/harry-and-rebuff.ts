import { adds, after, carried, defineCondition, defineIntent, give, type Id, type Refuse, type View } from '@riposte/kernel';
import { isRanged, weaponAt } from '../catalogue/weapon.ts';
import { Stamina } from '../health/stamina.ts';
import { Distance } from '../movement/distance.ts';
import { foesWithin, wouldReach } from '../movement/grid.ts';
import { AttackBonus, weaponAttack } from '../rolls/attack.ts';
import { resolve } from '../rolls/attack-roll.ts';
import { canSee, hasLine } from '../rolls/sight.ts';
import { weaponAllowed } from '../rolls/targets.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { apCost } from '../sequence/out-of-turn.ts';
import { RoundsEnded } from '../sequence/rounds.ts';
import { type Happening, needsReaction } from '../sequence/triggers.ts';
import { fighter } from '../state/fighter.ts';
import { SCENE } from '../state/scene.ts';
import { COSTS, weaponAp } from './costs.ts';

/** Harried by the source until the round ends. @rule HD-COM-008 */
export const Harried = defineCondition('harried', {
  rule: 'HD-COM-008',
  title: 'harried',
  stacks: true,
  contributes: [
    adds(AttackBonus, -2, {
      rule: 'HD-COM-008',
      label: 'harried',
      only: 'on ranged attacks',
      when: (_view, _who, _against, attack) => attack.way === 'ranged',
    }),
  ],
});

const REBUFF_STEPS = 1;

function needsMeleeWeapon(view: View, by: Id, refuse: Refuse): void {
  if (isRanged(weaponAt(view, fighter(view, by).weapon))) refuse('HD-OFF-008', 'no-melee-weapon');
}

const anyFoe = {
  kind: 'one of',
  check(view: View, { by }: { readonly by: Id }, at: Id, refuse: Refuse): void {
    if (!foesWithin(view, by, Number.POSITIVE_INFINITY).includes(at)) refuse('HD-ATK-001', 'not-a-foe');
  },
  candidates: (view: View, { by }: { readonly by: Id }): readonly Id[] => foesWithin(view, by, Number.POSITIVE_INFINITY),
} as const;

/** Whether a foe attempts a ranged weapon attack within reach of this fighter's melee weapon. @rule HD-COM-007 */
export function seesShot(view: View, who: Id, { what, by, action }: Happening): boolean {
  if (what !== 'attempts' || action?.do !== 'attack') return false;
  const weapon = weaponAt(view, fighter(view, by).weapon);
  const thrown = weapon.thrown > 0 && Distance(view, by, action.with.at as Id) > weapon.reach + 1;
  if (!isRanged(weapon) && !thrown) return false;
  return Distance(view, who, by) <= weaponAt(view, fighter(view, who).weapon).reach + 1 && hasLine(view, who, by);
}

/** -2 to all ranged weapon attacks of the target in this round; once a round for each target. @rule HD-COM-007 HD-COM-008 HD-COM-009 */
export const Harry = defineIntent<{ readonly at: Id }>('harry', {
  rule: 'HD-COM-007',
  title: 'Harry',
  tags: ['reaction'],
  automatic: true,
  available: needsMeleeWeapon,
  params: { at: anyFoe },
  check(view, by, { at }, refuse) {
    if (carried(view, at, Harried).some((condition) => condition.source === by)) refuse('HD-COM-009', 'harried-already');
    needsReaction(view, by, apCost(view, Harry.of(by, { at })), refuse);
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.harry.ap }],
  perform(play, by, { at }) {
    give(play, at, Harried, { source: by, until: after(play, RoundsEnded, SCENE, 1) });
    return true;
  },
});

/** Whether the next step of a foe in sight leads inside the reach of this fighter's weapon. @rule HD-OFF-008 HD-OFF-009 */
export function seesApproach(view: View, who: Id, { what, by, to }: Happening): boolean {
  if (what !== 'approaches' || to === null) return false;
  const { reach } = weaponAt(view, fighter(view, who).weapon);
  return reach > 0 && wouldReach(view, fighter(view, who), reach - 1, fighter(view, by), to) && Distance(view, who, by) > reach && canSee(view, who, by);
}

/** An attack on a foe who is about to come closer than the reach, before the step; wounds go one step up. @rule HD-OFF-008 HD-OFF-009 HD-OFF-010 */
export const Rebuff = defineIntent<{ readonly at: Id }>('rebuff', {
  rule: 'HD-OFF-008',
  title: 'Rebuff',
  tags: ['reaction', 'attack'],
  automatic: true,
  available: needsMeleeWeapon,
  params: { at: anyFoe },
  check(view, by, { at }, refuse) {
    weaponAllowed(view, by, at, fighter(view, by).weapon, refuse);
    needsReaction(view, by, apCost(view, Rebuff.of(by, { at })), refuse);
  },
  price: (view, by) => [
    { resource: ActionPoints, amount: weaponAp(view, fighter(view, by).weapon, 'rebuff') },
    { resource: Stamina, amount: COSTS.rebuff.stamina },
  ],
  perform(play, by, { at }) {
    // A large foe, or one who comes askew, stands a little beyond the reach: the weapon is thrust, never thrown.
    resolve(play, { ...weaponAttack(play, by, at, 'rebuff', REBUFF_STEPS), way: 'melee', targets: 'melee' });
    return true;
  },
});
