import {
  adds,
  ConditionGiven,
  carried,
  defineChange,
  defineCheckpoint,
  defineCondition,
  definitionOf,
  end,
  type Id,
  type Play,
  type Refuse,
  sourceSeen,
  type View,
} from '@riposte/kernel';
import { ActionPoints, ApTotal, OwnAp } from '../actions/action-points.ts';
import { Moved, RunDistance } from '../actions/regions.ts';
import { TurnEnded } from '../actions/turn.ts';
import { type Attack, AttackAdvantage, isPhysical } from '../attack-and-defence/attack-dice.ts';
import { ActiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage, isPhysicalCheck } from '../characters/checks.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { weaponAt } from '../equipment/weapon.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { ruled } from '../rulings.ts';
import { awake } from '../taking-damage/knocked-out.ts';

const isSkilled = (view: View, rider: Id): boolean => hasFeature(view, rider, 'riding');

/** Whether a one-handed attack from the saddle strikes down: the mount stands, its target is on foot and has no long weapon. @rule SS-MNT-015 SS-MNT-016 */
function strikesDown(view: View, mount: Id, against: Id, attack: Attack): boolean {
  if (attack.way !== 'melee' || weaponAt(view, attack.weapon)?.hands !== 1 || view.has(against, Mounted) || view.has(against, Ridden)) return false;
  if (view.has(mount, Prone)) return false;
  return weaponAt(view, fighter(view, against).weapon)?.long !== true;
}

/** On the back of its source, the mount. @rule SS-MNT-004 SS-MNT-008 SS-MNT-015 SS-MNT-018 SS-MNT-019 */
export const Mounted = defineCondition('mounted', {
  rule: 'SS-MNT-001',
  title: 'mounted',
  contributes: [
    adds(ApTotal, (view, _who, _against, _context, riding) => OwnAp(view, riding!.source), { rule: 'SS-MNT-004', label: 'AP of the mount', stage: 'pair' }),
    adds(RunDistance, (view, _who, _against, _context, riding) => RunDistance(view, riding!.source) - 2, { rule: 'SS-MNT-008', label: 'the mount' }),
    adds(AttackAdvantage, 1, {
      rule: 'SS-MNT-015',
      label: 'from above',
      only: 'with one hand in melee, against a foe on foot without a long weapon',
      when: (view, _who, against, attack, riding) => strikesDown(view, riding!.source, against, attack),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'SS-MNT-018',
      label: 'unskilled rider',
      only: 'for an unskilled rider, on physical attacks',
      when: (view, who, _against, attack) => isPhysical(attack) && !isSkilled(view, who),
    }),
    adds(ActiveAdvantage, -1, { rule: 'SS-MNT-018', label: 'unskilled rider', only: 'for an unskilled rider', when: (view, who) => !isSkilled(view, who) }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-MNT-018',
      label: 'unskilled rider',
      only: 'for an unskilled rider, on physical checks',
      when: (view, who, _against, check) => isPhysicalCheck(check) && !isSkilled(view, who),
    }),
    adds(ApTotal, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve',
      only: 'for an unskilled rider, if each is halved',
      when: (view, who) => !ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
    adds(OwnAp, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve',
      only: 'for an unskilled rider, if each is halved',
      when: (view, who) => !ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
    adds(ApTotal, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve pair',
      only: 'for an unskilled rider, if the pair is halved',
      when: (view, who) => ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'SS-MNT-001', reason: 'mounted' }],
});

/** Carries its source, the rider, and acts on the rider's turn. @rule SS-MNT-001 SS-MNT-008 */
export const Ridden = defineCondition('ridden', {
  rule: 'SS-MNT-001',
  title: 'ridden',
  contributes: [adds(RunDistance, 1, { rule: 'SS-MNT-008', label: 'four legs' })],
});

/** The mount of a rider, or NOBODY; one may see a rider and not its mount (R-HIDDEN). */
export const mountOf = (view: View, rider: Id): Id => sourceSeen(view, rider, Mounted);

/** Refuses what a rider does with its mount to those who sit on none. @rule SS-MNT-001 */
export function needsMount(view: View, by: Id, refuse: Refuse): void {
  if (mountOf(view, by) < 0) refuse('SS-MNT-001', 'not-mounted');
}

/** The rider of a mount, or NOBODY. */
export const riderOf = (view: View, mount: Id): Id => sourceSeen(view, mount, Ridden);

/** A fighter with its mount or its rider. */
export const pairOf = (view: View, who: Id): Id[] => [who, mountOf(view, who), riderOf(view, who)].filter((one) => one >= 0);

/** Whose AP pay for a fighter's acts: for a ridden mount those of its rider, who stands for the pair. @rule SS-MNT-001 */
export function payerOf(view: View, who: Id): Id {
  const rider = riderOf(view, who);
  return rider < 0 ? who : rider;
}

/** The rider has so many AP in this turn that are for movement only. */
export const ExtraMovesSet = defineChange('extra-moves', (store, who: Id, moves: number): boolean => {
  if ((store.state.entities[who] as Fighter).extraMoves === moves) return false;
  (store.edit(who) as Fighter).extraMoves = moves;
  return true;
});

/**
 * Shares out the AP of the pair at the start of its turn. AP that only the mount has are for movement only; AP that only
 * the rider has are not for movement. The rider's pool holds the AP for other acts, the mount's pool how many of them may
 * also be used for movement. @rule SS-MNT-005 SS-MNT-006
 */
export function shareAp(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  const total = ActionPoints.left(play, rider);
  const own = Math.min(total, OwnAp(play, rider));
  const moves = Math.min(total, OwnAp(play, mount));
  ActionPoints.spend(play, rider, total - own);
  ActionPoints.refill(play, mount, Math.min(own, moves));
  ExtraMovesSet(play, rider, Math.max(0, moves - own));
}

/** A ridden mount begins its turn with its rider: what lasts for turns counts them. */
export const MountTurnBegan = defineChange('mount-turn-began', (store, mount: Id): void => {
  (store.edit(mount) as Fighter).turns++;
});

/** Why an act of the mount is barred by the mount's own state; it acts with its own body. @rule SS-MNT-007 */
export function mountIsFit(view: View, mount: Id, tags: readonly string[], refuse: Refuse): void {
  for (const condition of view.state.entities[mount].conditions) {
    const { forbids, title } = definitionOf(view, condition);
    if (forbids.some((forbid) => forbid.tags.some((tag) => tags.includes(tag)) && (forbid.when?.(view, mount) ?? true)))
      refuse('SS-MNT-007', 'mount-hindered', { title });
  }
}

/** Makes two fighters of rider and mount again. */
export function separate(play: Play, rider: Id): void {
  for (const { id, source: mount } of carried(play, rider, Mounted)) {
    for (const ridden of carried(play, mount, Ridden)) end(play, mount, ridden.id);
    end(play, rider, id);
  }
  ExtraMovesSet(play, rider, 0);
}

/** Whether a rider can sit on a mount: both awake, in one region, the rider not prone. @rule SS-MNT-001 */
export function canSit(view: View, rider: Id, mount: Id): boolean {
  return awake(view, rider) && awake(view, mount) && !view.has(rider, Prone) && fighter(view, rider).region === fighter(view, mount).region;
}

/** Rider and mount part when one of them goes down or is moved without the other. The rider finishes the turn on foot. */
export const Unhorsed = defineCheckpoint('unhorsed', {
  rule: 'SS-MNT-001',
  watches: [ConditionGiven, Moved],
  settle(play, who) {
    const rider = payerOf(play, who);
    if (!play.has(rider, Mounted) || canSit(play, rider, mountOf(play, rider))) return;
    separate(play, rider);
    if (!awake(play, rider)) TurnEnded(play, rider);
  },
});
