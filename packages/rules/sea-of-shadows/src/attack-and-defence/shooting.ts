import {
  adds,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  end,
  endAll,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  type Play,
} from '@riposte/kernel';
import { needsAp, payMajor, payMinor } from '../actions/action-points.ts';
import { distance } from '../actions/regions.ts';
import { untilNextTurnEnds, untilTurnEnds } from '../actions/turn.ts';
import { fighter, isPresent } from '../characters/fighter.ts';
import { dropAt, Wielded } from '../equipment/arms.ts';
import { Unloaded, unloaded } from '../equipment/loading.ts';
import { type Weapon, weaponAt } from '../equipment/weapon.ts';
import { Mounted } from '../mounted-combat/mounted.ts';
import { Riding, StandingStill } from '../mounted-combat/riding.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { foes, land, resolve } from './attack.ts';
import { type Attack, AttackAdvantage } from './attack-dice.ts';
import { survivesOpening } from './opportunity-attacks.ts';

/** The next shot is made with advantage. @rule SS-OPP-003 */
export const Aiming = defineCondition('aiming', {
  rule: 'SS-OPP-003',
  title: 'aiming',
  contributes: [
    adds(AttackAdvantage, 1, { rule: 'SS-OPP-003', label: 'aimed', only: 'on shots', when: (_view, _who, _against, attack) => attack.way === 'ranged' }),
  ],
});

/** Who takes another weapon in hand aims no longer. */
export const AimLost = defineCheckpoint('aim-lost', {
  rule: 'SS-OPP-003',
  watches: [Wielded],
  settle: (play, who) => endAll(play, who, Aiming),
});

/** Aims: a minor action that gives an opening and helps the next shot. @rule SS-OPP-003 */
export const Aim = defineIntent('aim', {
  rule: 'SS-OPP-003',
  title: 'Aim',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    const held = weaponAt(view, fighter(view, by).weapon);
    if (held === null || (held.melee && held.thrown === 0)) refuse('SS-OPP-003', 'nothing-to-aim');
    if (view.has(by, Aiming)) refuse('SS-OPP-003', 'aiming');
    needsAp(view, by, refuse);
  },
  perform(play, by) {
    if (!survivesOpening(play, by, NOBODY, 'aims')) return false;
    payMinor(play, by);
    give(play, by, Aiming, { until: untilNextTurnEnds(play, by) });
    return true;
  },
});

interface Shot {
  readonly at: Id;
  /** At point-blank range: no minimum defence. */
  readonly close: boolean;
}

/** A parameter: a target as far as the weapon in hand reaches. @rule SS-MIN-004 */
function inRange(reach: (weapon: Weapon) => number) {
  return oneOf<IntentContext<Shot>, Id>({
    rule: 'SS-MIN-004',
    candidates: (view, { by }) => {
      const weapon = weaponAt(view, fighter(view, by).weapon);
      return weapon === null ? [] : foes(view, by).filter((at) => distance(view, by, at) <= reach(weapon));
    },
    check(view, { by }, at, refuse) {
      const weapon = weaponAt(view, fighter(view, by).weapon);
      if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('SS-ATK-001', 'no-such-target');
      if (!alive(view, at)) refuse('SS-ATK-001', 'target-dead');
      if (!isPresent(view, at)) return refuse('R-LEAVE', 'target-gone');
      if (weapon !== null && distance(view, by, at) > reach(weapon)) refuse('SS-MIN-004', 'weapon-range', { reach: reach(weapon) });
    },
  });
}

const close = oneOf<IntentContext<Shot>, boolean>({
  rule: 'SS-HLP-003',
  candidates: (view, { by, with: { at } }) => (distance(view, by, at) === 0 ? [false, true] : [false]),
});

function shoot(play: Play, by: Id, { at, close }: Shot): void {
  const { weapon } = fighter(play, by);
  const attack: Attack = {
    by,
    at,
    way: 'ranged',
    weapon,
    distance: close ? -1 : distance(play, by, at),
    active: true,
    thrown: false,
    spell: NOBODY,
    seen: 0,
  };
  const won = resolve(play, attack);
  endAll(play, by, Aiming);
  if (won > 0) land(play, attack, won);
}

/** After a shot from a standing mount the pair does not move in this turn. @rule SS-MNT-017 */
function standStill(play: Play, by: Id): void {
  if (play.has(by, Mounted) && !play.has(by, Riding)) give(play, by, StandingStill, { until: untilTurnEnds(play, by) });
}

/** A shot at a target in range. @rule SS-ATK-001 SS-ATK-002 */
export const Shoot = defineIntent<Shot>('shoot', {
  rule: 'SS-ATK-001',
  title: 'Shoot',
  tags: ['action', 'physical', 'attack'],
  needs(view, by, refuse) {
    const held = weaponAt(view, fighter(view, by).weapon);
    if (held === null || held.melee) refuse('SS-ATK-002', 'no-ranged-weapon');
  },
  available(view, by, refuse) {
    if (unloaded(view, by, fighter(view, by).weapon) !== undefined) refuse('R-GEAR', 'not-loaded');
    needsAp(view, by, refuse);
  },
  params: { at: inRange((weapon) => weapon.range), close },
  perform(play, by, shot) {
    if (ruled(play).shotsProvoke && !survivesOpening(play, by, NOBODY, 'shoots')) return false;
    payMajor(play, by);
    shoot(play, by, shot);
    const { weapon } = fighter(play, by);
    if (weaponAt(play, weapon)?.reload !== 'none') give(play, by, Unloaded, { value: weapon });
    standStill(play, by);
    return true;
  },
});

/** Throws the weapon in hand, which then lies where the target is. @rule SS-ATK-002 */
export const Throw = defineIntent<Shot>('throw', {
  rule: 'SS-ATK-002',
  title: 'Throw',
  tags: ['action', 'physical', 'attack'],
  needs(view, by, refuse) {
    const held = weaponAt(view, fighter(view, by).weapon);
    if (held === null || held.thrown === 0) refuse('R-GEAR', 'nothing-to-throw');
  },
  available: needsAp,
  params: { at: inRange((weapon) => weapon.thrown), close },
  perform(play, by, shot) {
    if (ruled(play).shotsProvoke && !survivesOpening(play, by, NOBODY, 'throws')) return false;
    payMajor(play, by);
    const { weapon } = fighter(play, by);
    shoot(play, by, shot);
    dropAt(play, by, weapon, fighter(play, shot.at).region);
    standStill(play, by);
    return true;
  },
});

/** Reloads the weapon in hand: a minor action for bows and slings, a major one for crossbows and firearms. */
export const Reload = defineIntent('reload', {
  rule: 'R-GEAR',
  title: 'Reload',
  tags: ['action', 'physical'],
  needs(view, by, refuse) {
    if (unloaded(view, by, fighter(view, by).weapon) === undefined) refuse('R-GEAR', 'nothing-to-reload');
  },
  available: needsAp,
  perform(play, by) {
    const { weapon } = fighter(play, by);
    if (weaponAt(play, weapon)!.reload === 'major') payMajor(play, by);
    else payMinor(play, by);
    end(play, by, unloaded(play, by, weapon)!.id);
    return true;
  },
});
