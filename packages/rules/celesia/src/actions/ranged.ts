import { defineChange, defineIntent, endAll, give, type Id, number, oneOf, type Param, type Play, type Refuse, type View } from '@riposte/kernel';
import { AttackMade, resolveAttack } from '../attack/attack.ts';
import { type Attack, AttackAdvantage, attackOf } from '../attack/attack-roll.ts';
import { type Attribute, bodyPart, type Fighter, fighter, opponents } from '../fighters/fighter.ts';
import { weaponOf } from '../gear/in-hand.ts';
import { canShoot, shooters, whyUnready } from '../gear/ready-weapons.ts';
import { Unloaded } from '../gear/take-and-drop.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { ActionPoints, needsAp, needsSimple, paySimple } from '../rounds/action-points.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { Aiming } from './aim.ts';
import { commit } from './declared.ts';
import { checkCreature } from './melee.ts';
import { canGoOn, provokeAll } from './reactive-attack.ts';

/** @rule CE-RNG-003 */
const RANGED_ATTRIBUTES: readonly Attribute[] = ['dexterity', 'wisdom'];

export const AmmoUsed = defineChange('ammo-used', (store, who: Id): boolean => {
  // By a ruling one shoots without any.
  if ((store.state.entities[who] as Fighter).ammo < 1) return false;
  (store.edit(who) as Fighter).ammo--;
  return true;
});

interface ShootWith {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
}

type ShotContext = { readonly by: Id; readonly with: ShootWith };

/** Whether something can be shot or thrown at a creature; walls that leave no way stop it by one reading (R-WALLS). @rule CE-ATK-001 CE-COV-002 */
function checkMark(view: View, by: Id, at: Id, refuse: Refuse): void {
  checkCreature(view, by, at, refuse);
  if (view.state.entities[at]?.kind === 'fighter' && ruled(view).wallsStopShots && isWalledOff(view, by, at)) refuse('CE-COV-002', 'wall');
}

/** Whom a fighter can shoot or throw at: any other living creature; there is no maximum range. @rule CE-ATK-001 */
export const MARK = oneOf<{ readonly by: Id }, Id>({
  rule: 'CE-ATK-001',
  candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at)),
  check: (view, { by }, at, refuse) => checkMark(view, by, at, refuse),
});

const SHOT_BY = oneOf<{ readonly by: Id }, Attribute>({ rule: 'CE-RNG-003', candidates: () => RANGED_ATTRIBUTES });

function checkShooter(view: View, by: Id, part: Id, refuse: Refuse): void {
  if (!fighter(view, by).parts.includes(part)) return refuse('CE-RNG-001', 'not-your-part');
  const weapon = weaponOf(view, part);
  if (weapon === null || weapon.melee) return refuse('CE-RNG-001', 'cannot-shoot-with');
  const why = whyUnready(view, part);
  if (why !== null) refuse(...why);
  else if (view.has(part, Unloaded)) refuse('CE-RPD-001', 'not-loaded');
  else if (!canShoot(view, part)) refuse('CE-PRN-006', 'prone-bow');
  if (fighter(view, by).ammo < 1) refuse('CE-RPD-001', 'no-ammunition');
}

const SHOOT_WITH = {
  weapon: oneOf<ShotContext, Id>({
    rule: 'CE-RNG-001',
    candidates: (view, { by }) => shooters(view, by),
    check: (view, { by }, part, refuse) => checkShooter(view, by, part, refuse),
  }),
  at: MARK,
  attribute: SHOT_BY,
};

/** A ranged attack with what a part holds and with what was declared for it. */
export function attackFromAfar(view: View, by: Id, at: Id, part: Id, more: Partial<Attack>): Attack {
  const { attacks, aimed } = fighter(view, by);
  return attackOf(by, at, part, bodyPart(view, part).holds, { earlier: attacks, power: aimed, ...more });
}

/** Pays for a ranged attack, which provokes. Returns whether it can still be made. */
export function canStillAim(play: Play, by: Id, why: string): boolean {
  paySimple(play, by);
  provokeAll(play, by, why);
  return canGoOn(play, by);
}

const shotAt = (view: View, by: Id, { weapon, at, attribute }: ShootWith, more: Partial<Attack> = {}): Attack =>
  attackFromAfar(view, by, at, weapon, { attribute, form: 'ranged', ...more });

const drawn = (play: Play, by: Id, weapon: Id): boolean => canStillAim(play, by, 'shoots') && canShoot(play, weapon);

/** @rule CE-RNG-001 CE-RNG-002 CE-RNG-003 */
export const Shoot = defineIntent<ShootWith>('shoot', {
  rule: 'CE-RNG-001',
  title: 'Shoot',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!fighter(view, by).parts.some((part) => weaponOf(view, part)?.melee === false)) refuse('CE-RNG-001', 'no-ranged-weapon');
  },
  params: SHOOT_WITH,
  perform(play, by, chosen) {
    if (!drawn(play, by, chosen.weapon)) return false;
    const shot = shotAt(play, by, chosen);
    AttackMade(play, by, 1);
    return loose(play, shot);
  },
});

/** One shot: what was declared for it is used up, the weapon is empty. */
function loose(play: Play, attack: Attack): boolean {
  const { by, part } = attack;
  commit(play, by, { aimed: 0 });
  AmmoUsed(play, by);
  const { reload } = weaponOf(play, part)!;
  const struck = resolveAttack(play, attack);
  endAll(play, by, Aiming);
  if (reload > 0 && bodyPart(play, part).holds >= 0) give(play, part, Unloaded);
  return struck.hit;
}

/** Whether several shots can be made at once with a part: its weapon reloads for nothing. @rule CE-RPD-001 */
const isRapid = (view: View, part: Id): boolean => canShoot(view, part) && weaponOf(view, part)!.reload === 0;

/**
 * Shots or throws that may be declared at once: as many as there are, and as the cap of disadvantages allows; aiming helps the
 * first alone. @rule CE-RPD-001 CE-ATK-008
 */
export function maxVolley(view: View, attack: Attack, there: number): number {
  const net = AttackAdvantage(view, attack.by, attack.at, attack) - (view.has(attack.by, Aiming) ? 1 : 0);
  return Math.min(there, 1 + ruled(view).maxAdvantage + net);
}

/**
 * Makes several shots or throws, one at each of these targets, as one attack action, each with the disadvantage of those beyond the
 * first. Those at the dead are lost; it ends early when `attempt`, which makes the n-th, returns null: no more can be made. Returns
 * whether any hit. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003
 */
export function volley(play: Play, by: Id, at: readonly Id[], attempt: (at: Id, more: Partial<Attack>, nth: number) => boolean | null): boolean {
  const { attacks: earlier } = fighter(play, by);
  AttackMade(play, by, ruled(play).rapidShotActions(at.length));
  let hit = false;
  for (const [nth, target] of at.entries()) {
    if (!alive(play, target)) continue;
    const struck = attempt(target, { earlier, volley: ruled(play).rapidShotPenalty(at.length, nth) }, nth);
    if (struck === null) break;
    if (struck) hit = true;
  }
  return hit;
}

/** Several targets, each at least once and two of them different. @rule CE-RPD-001 CE-ATK-001 */
export function marks<C extends { readonly by: Id }>(most: (view: View, context: C, at: Id) => number): Param<C, readonly Id[]> {
  return {
    kind: 'allocation',
    check(view, context, at, refuse) {
      if (!Array.isArray(at) || new Set(at).size < 2) return refuse('CE-RPD-001', 'two-targets');
      let open = true;
      for (const one of new Set<Id>(at)) {
        checkMark(view, context.by, one, (rule, reason, facts) => {
          open = false;
          refuse(rule, reason, facts);
        });
      }
      if (open && at.some((one: Id) => at.length > most(view, context, one))) refuse('CE-RPD-001', 'too-many-attacks');
    },
    candidates(view, { by }) {
      const foes = opponents(view, by).filter((at) => alive(view, at));
      // Of all pairs, whose number grows by the square, those that follow each other.
      return foes.slice(1).map((other, i) => [foes[i], other]);
    },
  };
}

interface RapidShotWith extends ShootWith {
  readonly shots: number;
}

type RapidShotContext = { readonly by: Id; readonly with: RapidShotWith };

const RAPID_WEAPON = oneOf<{ readonly by: Id }, Id>({
  rule: 'CE-RPD-001',
  candidates: (view, { by }) => shooters(view, by).filter((part) => isRapid(view, part)),
  check(view, { by }, part, refuse) {
    checkShooter(view, by, part, refuse);
    if (view.state.entities[part]?.kind === 'part' && !isRapid(view, part)) refuse('CE-RPD-001', 'not-rapid');
  },
});

/** A volley: so many shots at one target for one action, all declared before the first. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003 */
export const RapidShot = defineIntent<RapidShotWith>('rapid-shot', {
  rule: 'CE-RPD-001',
  title: 'Rapid Shot',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: {
    weapon: RAPID_WEAPON,
    at: MARK,
    attribute: SHOT_BY,
    shots: number<RapidShotContext>({
      rule: 'CE-RPD-001',
      least: () => 2,
      most: (view, { by, with: chosen }) => maxVolley(view, shotAt(view, by, chosen), fighter(view, by).ammo),
    }),
  },
  perform(play, by, chosen) {
    const { weapon, at, shots } = chosen;
    if (!drawn(play, by, weapon)) return false;
    return shootAll(
      play,
      by,
      chosen,
      Array.from({ length: shots }, () => at),
    );
  },
});

/** A shot at each of these, as long as the weapon can shoot. */
const shootAll = (play: Play, by: Id, { weapon, attribute }: Omit<ShootWith, 'at'>, targets: readonly Id[]): boolean =>
  volley(play, by, targets, (at, more) => (canShoot(play, weapon) ? loose(play, shotAt(play, by, { weapon, attribute, at }, more)) : null));

interface SpreadShotWith {
  readonly weapon: Id;
  readonly attribute: Attribute;
  readonly at: readonly Id[];
}

type SpreadShotContext = { readonly by: Id; readonly with: SpreadShotWith };

/** A Rapid Shot at several targets: one shot for each time that one is named. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003 */
export const SpreadShot = defineIntent<SpreadShotWith>('spread-shot', {
  rule: 'CE-RPD-001',
  title: 'Spread Rapid Shot',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: {
    weapon: RAPID_WEAPON,
    attribute: SHOT_BY,
    at: marks<SpreadShotContext>((view, { by, with: { weapon, attribute } }, at) =>
      maxVolley(view, shotAt(view, by, { weapon, attribute, at }), fighter(view, by).ammo),
    ),
  },
  perform(play, by, chosen) {
    return drawn(play, by, chosen.weapon) && shootAll(play, by, chosen, chosen.at);
  },
});

const reloadCost = (view: View, part: Id): number => weaponOf(view, part)?.reload ?? 0;

/** Crossbows and firearms are reloaded by an action of their own (R-ACTIONS). @rule CE-RPD-001 */
export const Reload = defineIntent<{ readonly weapon: Id }>('reload', {
  rule: 'CE-RPD-001',
  title: 'Reload',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!fighter(view, by).parts.some((part) => view.has(part, Unloaded))) refuse('CE-RPD-001', 'nothing-to-reload');
    else if (fighter(view, by).ammo < 1) refuse('CE-RPD-001', 'no-ammunition');
  },
  params: {
    weapon: oneOf({
      rule: 'CE-RPD-001',
      candidates: (view, { by }) => fighter(view, by).parts.filter((part) => view.has(part, Unloaded) && whyUnready(view, part) === null),
    }),
  },
  check: (view, by, { weapon }, refuse) => needsAp(view, by, reloadCost(view, weapon), refuse),
  perform(play, by, { weapon }) {
    ActionPoints.spend(play, by, reloadCost(play, weapon));
    endAll(play, weapon, Unloaded);
    return true;
  },
});
