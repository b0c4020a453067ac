import { defineChange, defineIntent, endAll, give, type Id, number, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { ActionPoints, needsAp, needsFree, needsSimple, paySimple, startOfNextTurn, takeFree } from './actions.ts';
import { AttackMade, resolve } from './attack.ts';
import { alive } from './conditions.ts';
import { type Attribute, bodyPart, type Fighter, fighter, opponents } from './fighter.ts';
import { Committed } from './melee.ts';
import { type Attack, AttackAdvantage, attackOf } from './numbers.ts';
import { Aiming, Unloaded } from './postures.ts';
import { canGoOn, provokeAll } from './reactions.ts';
import { ruled } from './rulings.ts';
import { needsStamina, Stamina } from './stamina.ts';
import { canShoot, isReady, weaponCode, weaponOf } from './weapon.ts';

/** @rule CE-RNG-003 */
export const RANGED_ATTRIBUTES: readonly Attribute[] = ['dexterity', 'wisdom'];

export const AmmoUsed = defineChange('ammo-used', (store, who: Id): void => {
  (store.edit(who) as Fighter).ammo--;
});

/** Parts that can shoot now. */
export const shooters = (view: View, who: Id): Id[] => fighter(view, who).parts.filter((part) => canShoot(view, part) && fighter(view, who).ammo > 0);

export interface ShootWith {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
}

type Chosen = { readonly by: Id; readonly with: ShootWith };

/** Whether somebody can be shot or thrown at: anybody else alive; there is no longest range. @rule CE-ATK-001 */
export function checkMark(view: View, by: Id, at: Id, refuse: Refuse): void {
  if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('CE-ATK-001', 'no such target');
  if (!alive(view, at)) refuse('CE-ATK-001', 'the target is dead');
}

export const marks = (view: View, by: Id): Id[] => opponents(view, by).filter((at) => alive(view, at));

function checkShooter(view: View, by: Id, part: Id, refuse: Refuse): void {
  if (!fighter(view, by).parts.includes(part)) return refuse('CE-RNG-001', 'no part of the attacker');
  const weapon = weaponOf(view, part);
  if (weapon?.bow && isReady(view, part) && !canShoot(view, part)) refuse('CE-PRN-006', 'no bow can be used lying down');
  else if (!canShoot(view, part)) refuse('CE-RPD-001', 'nothing there that can be shot now');
  if (fighter(view, by).ammo < 1) refuse('CE-RPD-001', 'nothing left to shoot');
}

const SHOOT_WITH = {
  weapon: oneOf<Chosen, Id>({
    rule: 'CE-RNG-001',
    candidates: (view, { by }) => shooters(view, by),
    check: (view, { by }, part, refuse) => checkShooter(view, by, part, refuse),
  }),
  at: oneOf<Chosen, Id>({
    rule: 'CE-RNG-001',
    candidates: (view, { by }) => marks(view, by),
    check: (view, { by }, at, refuse) => checkMark(view, by, at, refuse),
  }),
  attribute: oneOf<Chosen, Attribute>({ rule: 'CE-RNG-003', candidates: () => RANGED_ATTRIBUTES }),
};

/** @rule CE-RNG-001 CE-RNG-002 CE-RNG-003 */
export const Shoot = defineIntent<ShootWith>('shoot', {
  rule: 'CE-RNG-001',
  title: 'Shoot',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: SHOOT_WITH,
  perform(play, by, { weapon, at, attribute }) {
    paySimple(play, by);
    provokeAll(play, by, 'shoots');
    if (!canGoOn(play, by) || !canShoot(play, weapon)) return false;
    const { attacks, aimed } = fighter(play, by);
    AttackMade(play, by, 1);
    return loose(play, attackOf(by, at, weapon, weaponCode(play, weapon), { attribute, form: 'ranged', earlier: attacks, power: aimed }));
  },
});

/** One shot: what was declared for it is used up, the weapon is empty. */
function loose(play: Play, attack: Attack): boolean {
  const { by, part } = attack;
  const { power, reckless, lunging } = fighter(play, by);
  Committed(play, by, power, reckless, lunging, 0);
  AmmoUsed(play, by);
  const { reload } = weaponOf(play, part)!;
  const struck = resolve(play, attack);
  endAll(play, by, Aiming);
  if (reload > 0 && bodyPart(play, part).holds >= 0) give(play, part, Unloaded);
  return struck.hit;
}

/** Whether several shots can be made at once with a part: its weapon reloads for nothing. @rule CE-RPD-001 */
const isRapid = (view: View, part: Id): boolean => canShoot(view, part) && weaponOf(view, part)!.reload === 0;

/** Shots that may be declared: as ammunition and the cap of disadvantages allow. @rule CE-RPD-001 CE-RPD-003 */
const mostShots = (view: View, who: Id): number => Math.min(fighter(view, who).ammo, 1 + Math.min(9, ruled(view).mostAdvantage) - fighter(view, who).attacks);

interface Volley extends ShootWith {
  readonly shots: number;
}

type Volleying = { readonly by: Id; readonly with: Volley };

/** A volley: so many shots at one target for one action, all declared before the first. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003 */
export const RapidShot = defineIntent<Volley>('rapid-shot', {
  rule: 'CE-RPD-001',
  title: 'Rapid Shot',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: {
    weapon: oneOf<Volleying, Id>({
      rule: 'CE-RPD-001',
      candidates: (view, { by }) => shooters(view, by).filter((part) => isRapid(view, part)),
      check(view, { by }, part, refuse) {
        checkShooter(view, by, part, refuse);
        if (view.state.entities[part]?.kind === 'part' && !isRapid(view, part)) refuse('CE-RPD-001', 'only what reloads as a free action');
      },
    }),
    at: oneOf<Volleying, Id>({
      rule: 'CE-RNG-001',
      candidates: (view, { by }) => marks(view, by),
      check: (view, { by }, at, refuse) => checkMark(view, by, at, refuse),
    }),
    attribute: oneOf<Volleying, Attribute>({ rule: 'CE-RNG-003', candidates: () => RANGED_ATTRIBUTES }),
    shots: number<Volleying>({ rule: 'CE-RPD-003', least: () => 2, most: (view, { by }) => mostShots(view, by) }),
  },
  check(view, by, { weapon, at, attribute, shots }, refuse) {
    const net = AttackAdvantage(
      view,
      by,
      at,
      attackOf(by, at, weapon, weaponCode(view, weapon), { attribute, form: 'ranged', earlier: fighter(view, by).attacks, volley: shots - 1 }),
    );
    if (-net > ruled(view).mostAdvantage) refuse('CE-RPD-001', 'more disadvantages than count: fewer shots');
  },
  perform(play, by, { weapon, at, attribute, shots }) {
    paySimple(play, by);
    provokeAll(play, by, 'shoots');
    if (!canGoOn(play, by) || !canShoot(play, weapon)) return false;
    const { attacks, aimed } = fighter(play, by);
    AttackMade(play, by, ruled(play).rapidShotActions(shots));
    let hit = false;
    for (let nth = 0; nth < shots; nth++) {
      if (!canShoot(play, weapon) || !alive(play, at)) break;
      const volley = ruled(play).rapidShotPenalty(shots, nth);
      const attack = attackOf(by, at, weapon, weaponCode(play, weapon), { attribute, form: 'ranged', earlier: attacks, volley, power: nth === 0 ? aimed : 0 });
      if (loose(play, attack)) hit = true;
    }
    return hit;
  },
});

const mostAim = (view: View, who: Id): number => Math.min(fighter(view, who).mb, Stamina.left(view, who));

/** +2 to the next ranged attack for each Stamina. @rule CE-AIM-001 CE-AIM-003 CE-STA-008 */
export const DeadlyAim = defineIntent<{ readonly stamina: number }>('deadly-aim', {
  rule: 'CE-AIM-001',
  title: 'Deadly Aim',
  tags: ['free', 'attack'],
  available(view, by, refuse) {
    needsFree(view, by, 'deadly-aim', refuse);
    needsStamina(view, by, 1, refuse);
  },
  params: { stamina: number({ rule: 'CE-AIM-001', least: () => 1, most: (view, { by }) => mostAim(view, by) }) },
  perform(play, by, { stamina }) {
    if (!takeFree(play, by, 'deadly-aim')) return false;
    Stamina.spend(play, by, stamina);
    const { power, reckless, lunging } = fighter(play, by);
    Committed(play, by, power, reckless, lunging, stamina);
    return true;
  },
});

/** The next ranged attack in this turn or the next has +1 advantage (R-ACTIONS). @rule CE-ACT-001 */
export const Aim = defineIntent('aim', {
  rule: 'CE-ACT-001',
  title: 'Aim',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (view.has(by, Aiming)) refuse('CE-ACT-001', 'aiming already');
    if (!fighter(view, by).parts.some((part) => weaponOf(view, part)?.melee === false || (weaponOf(view, part)?.thrown ?? 0) > 0))
      refuse('CE-RNG-001', 'nothing to aim with');
  },
  perform(play, by) {
    paySimple(play, by);
    const { clock, of, at } = startOfNextTurn(play, by);
    give(play, by, Aiming, { until: { clock, of, at: at + 1 } });
    return true;
  },
});

const reloadCost = (view: View, part: Id): number => weaponOf(view, part)?.reload ?? 0;

/** Crossbows and firearms are reloaded by an action of their own (R-ACTIONS). @rule CE-RPD-001 */
export const Reload = defineIntent<{ readonly weapon: Id }>('reload', {
  rule: 'CE-RPD-001',
  title: 'Reload',
  tags: ['action'],
  available: needsSimple,
  params: {
    weapon: oneOf({
      rule: 'CE-RPD-001',
      candidates: (view, { by }) => fighter(view, by).parts.filter((part) => view.has(part, Unloaded) && isReady(view, part)),
    }),
  },
  check: (view, by, { weapon }, refuse) => needsAp(view, by, reloadCost(view, weapon), refuse),
  perform(play, by, { weapon }) {
    ActionPoints.spend(play, by, reloadCost(play, weapon));
    endAll(play, weapon, Unloaded);
    return true;
  },
});
