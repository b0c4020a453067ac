import {
  type AnyIntent,
  defineChange,
  defineIntent,
  type Id,
  type IntentContext,
  type IntentDef,
  oneOf,
  type Param,
  type Play,
  someOf,
  type View,
} from '@riposte/kernel';
import { unguard } from './afflict.ts';
import { attackWith, foes, helpless, inReach, isTarget, type Manoeuvre, OUT_OF_REACH, strike } from './attack.ts';
import { conscious, Exposed } from './conditions.ts';
import { Energy, type Pay, payment, payWhole, priced, spendStamina } from './energy.ts';
import { type Fighter, fighter, isFighter } from './fighter.ts';
import { isRain, meleeWeapons, shieldOf } from './gear.ts';
import { facesSomebody } from './grid.ts';
import { leavesOpen, obstacle } from './manoeuvres.ts';
import { energyOf, strikeEnergy } from './prices.ts';
import { ruled } from './rulings.ts';
import { type Technique, techniqueAt, techniquesOf } from './traits.ts';

/** Whether the target was exposed when the attack was declared. */
export const OpeningSeen = defineChange('opening-seen', (store, who: Id, opening: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).opening === opening) return false;
  (store.edit(who) as Fighter).opening = opening;
  return true;
});

export const SparingSet = defineChange('sparing-set', (store, who: Id, steps: number): boolean => {
  if ((store.state.entities[who] as Fighter).sparing === steps) return false;
  (store.edit(who) as Fighter).sparing = steps;
  return true;
});

export const MAX_SPARING = 6;

/** Says once for all whether to spare those one attacks, and at what penalty; each attack may still say otherwise. @rule RC-NLD-013 RC-NLD-017 */
export const HoldBack = defineIntent<{ readonly spare: number }>('hold-back', {
  rule: 'RC-NLD-013',
  title: 'Hold back',
  tags: ['free'],
  params: {
    spare: oneOf<IntentContext<{ readonly spare: number }>, number>({
      rule: 'RC-NLD-013',
      candidates: (view, { by }) => [-1, 0, 1, 2].filter((steps) => steps !== fighter(view, by).sparing),
      check: (_view, _context, steps, refuse) => checkSteps(steps, refuse),
    }),
  },
  perform(play, by, { spare }) {
    SparingSet(play, by, spare);
    return true;
  },
});

function checkSteps(steps: number, refuse: (rule: string, reason: string) => void): void {
  if (!Number.isInteger(steps) || steps < -1 || steps > MAX_SPARING) refuse('RC-NLD-017', `-1 to ${MAX_SPARING} steps of penalty`);
}

/** Steps of penalty to spare the target, -1 = it is not spared. @rule RC-NLD-013 RC-NLD-017 */
export function sparing<P extends object>(): Param<IntentContext<P>, number> {
  return oneOf<IntentContext<P>, number>({
    rule: 'RC-NLD-013',
    candidates: (view, { by }) => [fighter(view, by).sparing],
    check: (_view, _context, steps, refuse) => checkSteps(steps, refuse),
  });
}

/** The melee weapon used, one in hand. @rule RC-MEL-008 */
export function meleeWeapon<P extends object>(): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'RC-MEL-008',
    candidates: (view, { by }) => meleeWeapons(view, by).map((one) => one.id),
    check(view, { by }, item, refuse) {
      if (!meleeWeapons(view, by).some((one) => one.id === item)) refuse('RC-MEL-008', 'no melee weapon in hand');
    },
  });
}

/** Somebody within reach of the weapon, whom the attacker faces. @rule RC-ENE-010 RC-FAC-009 */
export function target<P extends object>(itemOfChoice: (chosen: P) => Id): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'RC-ENE-010',
    candidates: (view, { by, with: chosen }) => foes(view, by).filter((at) => inReach(view, by, at, itemOfChoice(chosen)) && facesSomebody(view, by, at)),
    check(view, { by, with: chosen }, at, refuse) {
      if (!isTarget(view, by, at)) refuse('RC-MEL-010', 'no such target');
      else if (!inReach(view, by, at, itemOfChoice(chosen))) refuse(OUT_OF_REACH, 'the target is out of reach');
      else if (!facesSomebody(view, by, at)) refuse('RC-FAC-009', 'turn to face the target first');
    },
  });
}

const AIMS = ['body', 'shield'] as const;

export type Enhanced = { readonly enhance: readonly number[] };

/** Abilities that enhance the attack, for Stamina: together at most 4, or a single dearer one. @rule RC-STA-015 RC-STA-016 */
export function enhancing<P extends object>(): Param<IntentContext<P>, readonly number[]> {
  const some = someOf<IntentContext<P>, number>({ rule: 'RC-STA-015', from: (view, { by }) => techniquesOf(view, by) });
  return {
    ...some,
    candidates: (view, context) => [[], ...techniquesOf(view, context.by).flatMap((code) => (isAffordable(view, context.by, [code]) ? [[code]] : []))],
    check(view, context, codes, refuse) {
      some.check(view, context, codes, refuse);
      if (!Array.isArray(codes)) return;
      if (isTooMuch(view, codes)) refuse('RC-STA-015', 'at most 4 Stamina, or one dearer ability alone, go into one attack');
      if (!isAffordable(view, context.by, codes)) refuse('RC-STA-016', 'not enough Stamina for that');
    },
  };
}

const MAX_STAMINA = 4;

const staminaOf = (view: View, codes: readonly number[]): number => codes.reduce((sum, code) => sum + (techniqueAt(view, code)?.stamina ?? 0), 0);

/** @rule RC-STA-015 RC-STA-016 */
const isTooMuch = (view: View, codes: readonly number[]): boolean => codes.length > 1 && staminaOf(view, codes) > MAX_STAMINA;

function isAffordable(view: View, by: Id, codes: readonly number[]): boolean {
  const stamina = staminaOf(view, codes);
  return stamina === 0 || (fighter(view, by).stamina >= stamina && view.legal(SpendsStamina.of(by, {})));
}

/** Stands for every spending of Stamina, so that what forbids it forbids abilities. */
const SpendsStamina = defineIntent('spends-stamina', { rule: 'RC-STA-001', title: 'Stamina', tags: ['stamina'], automatic: true, perform: () => true });
export const AUTOMATIC = [SpendsStamina];

/** Energy that abilities take beside that of the attack. */
export const energyOfAll = (view: View, codes: readonly number[]): number => codes.reduce((sum, code) => sum + (techniqueAt(view, code)?.energy ?? 0), 0);

/** Pays for the abilities of an attack. @rule RC-STA-015 RC-STA-017 */
export function payEnhancements(play: Play, by: Id, codes: readonly number[]): void {
  const stamina = staminaOf(play, codes);
  if (stamina === 0) return;
  spendStamina(play, by, stamina);
  play.settle();
}
export type { Technique };

type MeleeChoice = Enhanced & { readonly weapon: Id; readonly at: Id; readonly aim: (typeof AIMS)[number]; readonly spare: number; readonly pay: Pay };

/** Three Energy, two for a pair of Light weapons in a rain; one for a single strike at who cannot defend. @rule RC-ENE-009 RC-MEL-001 RC-MEL-002 RC-MEL-003 */
const meleePrice = (view: View, by: Id, { weapon, at, enhance }: Pick<MeleeChoice, 'weapon' | 'at' | 'enhance'>): number =>
  (isFighter(view, at) && helpless(view, at) ? strikeEnergy(view) : isRain(view, by, weapon) ? 2 : 3) + energyOfAll(view, enhance);

/** A series of strikes at somebody in reach. Whoever carries on against a target that is gone spends it all on nothing. @rule RC-ENE-009 RC-ENE-010 RC-ENE-041 RC-INC-006 RC-DTH-015 */
export const MeleeAttack = defineIntent<MeleeChoice>('melee-attack', {
  rule: 'RC-MEL-001',
  title: 'Melee attack',
  tags: ['action', 'attack'],
  params: {
    weapon: meleeWeapon<MeleeChoice>(),
    at: target<MeleeChoice>((chosen) => chosen.weapon),
    aim: oneOf<IntentContext<MeleeChoice>, (typeof AIMS)[number]>({ rule: 'R-GEAR', candidates: () => ['body'], check: checkAim }),
    spare: sparing<MeleeChoice>(),
    enhance: enhancing<MeleeChoice>(),
    pay: payment<MeleeChoice>((view, context) => meleePrice(view, context.by, context.with)),
  },
  price: (view, by, chosen) => priced(meleePrice(view, by, chosen), chosen.pay, staminaOf(view, chosen.enhance)),
  perform(play, by, { weapon, at, aim, spare, enhance, pay }) {
    payWhole(play, by, meleePrice(play, by, { weapon, at, enhance }), pay);
    if (helpless(play, at) && ruled(play).asksStrikeEnergy) Energy.spend(play, by, energyOf(play, by, 'a strike at who cannot defend', 1) - 1);
    payEnhancements(play, by, enhance);
    if (!conscious(play, by) || !isTarget(play, by, at) || !inReach(play, by, at, weapon)) return false;
    return strike(play, attackWith(play, by, at, weapon, { aim, spare, enhance, exposed: fighter(play, by).opening }));
  },
});

function checkAim(view: View, { with: { at } }: IntentContext<MeleeChoice>, aim: (typeof AIMS)[number], refuse: (rule: string, reason: string) => void): void {
  if (!AIMS.includes(aim)) refuse('R-GEAR', 'aim at the body or at the shield');
  else if (aim === 'shield' && isFighter(view, at) && shieldOf(view, at) === null) refuse('R-GEAR', 'there is no shield to strike');
}

type UnarmedChoice = Enhanced & { readonly at: Id; readonly spare: number; readonly pay: Pay };

/** @rule RC-UNA-004 */
const unarmedPrice = (view: View, at: Id, enhance: readonly number[]): number =>
  (isFighter(view, at) && helpless(view, at) ? strikeEnergy(view) : 2) + energyOfAll(view, enhance);

/** With the body, whatever the hands hold. @rule RC-UNA-002 RC-UNA-003 RC-UNA-004 RC-UNA-005 RC-UNA-006 */
export const UnarmedAttack = defineIntent<UnarmedChoice>('unarmed-attack', {
  rule: 'RC-UNA-004',
  title: 'Unarmed attack',
  tags: ['action', 'attack'],
  params: {
    at: target<UnarmedChoice>(() => -1),
    spare: sparing<UnarmedChoice>(),
    enhance: enhancing<UnarmedChoice>(),
    pay: payment<UnarmedChoice>((view, { with: { at, enhance } }) => unarmedPrice(view, at, enhance)),
  },
  price: (view, _by, { at, enhance, pay }) => priced(unarmedPrice(view, at, enhance), pay, staminaOf(view, enhance)),
  perform(play, by, { at, spare, enhance, pay }) {
    payWhole(play, by, unarmedPrice(play, at, enhance), pay);
    payEnhancements(play, by, enhance);
    const goes = conscious(play, by) && isTarget(play, by, at) && inReach(play, by, at, -1);
    return goes && strike(play, attackWith(play, by, at, -1, { spare, enhance, exposed: fighter(play, by).opening }));
  },
});

/** A maneuver with a weapon or the bare hand costs what such an attack costs. @rule RC-CMB-001 RC-CMB-002 */
export const manoeuvrePrice = (view: View, item: Id): number => ruled(view).manoeuvrePrice(item < 0 ? 2 : 3);

type WeaponManoeuvre = { readonly weapon: Id; readonly at: Id; readonly pay: Pay };

function withWeapon(id: 'trip' | 'disarm', rule: string, title: string): IntentDef<WeaponManoeuvre> {
  return defineIntent<WeaponManoeuvre>(id, {
    rule,
    title,
    tags: ['action', 'attack', 'maneuver'],
    params: {
      weapon: oneOf<IntentContext<WeaponManoeuvre>, Id>({
        rule,
        candidates: (view, { by }) => [...meleeWeapons(view, by).map((one) => one.id), ...(meleeWeapons(view, by).length === 0 ? [-1] : [])],
        check(view, { by }, item, refuse) {
          if (item !== -1 && !meleeWeapons(view, by).some((one) => one.id === item)) refuse('RC-MEL-008', 'no melee weapon in hand');
        },
      }),
      at: target<WeaponManoeuvre>((chosen) => chosen.weapon),
      pay: payment<WeaponManoeuvre>((view, { with: { weapon } }) => manoeuvrePrice(view, weapon)),
    },
    check: (view, by, { at, weapon }, refuse) => checkManoeuvre(view, by, at, weapon, id, refuse),
    price: (view, _by, { weapon, pay }) => priced(manoeuvrePrice(view, weapon), pay),
    perform: (play, by, { at, weapon, pay }) => tryManoeuvre(play, by, at, weapon, id, pay),
  });
}

type HandManoeuvre = { readonly at: Id; readonly pay: Pay };

function withHands(id: 'restrain' | 'push', rule: string, title: string): IntentDef<HandManoeuvre> {
  return defineIntent<HandManoeuvre>(id, {
    rule,
    title,
    tags: ['action', 'attack', 'maneuver'],
    params: { at: target<HandManoeuvre>(() => -1), pay: payment<HandManoeuvre>((view) => manoeuvrePrice(view, -1)) },
    check: (view, by, { at }, refuse) => checkManoeuvre(view, by, at, -1, id, refuse),
    price: (view, _by, { pay }) => priced(manoeuvrePrice(view, -1), pay),
    perform: (play, by, { at, pay }) => tryManoeuvre(play, by, at, -1, id, pay),
  });
}

export function checkManoeuvre(view: View, by: Id, at: Id, item: Id, manoeuvre: Manoeuvre, refuse: (rule: string, reason: string) => void): void {
  const found = obstacle(view, by, at, item, manoeuvre);
  if (found !== null) refuse(found[0], found[1]);
}

/** @rule RC-CMB-003 RC-CMB-033 */
function tryManoeuvre(play: Play, by: Id, at: Id, item: Id, manoeuvre: Manoeuvre, pay: Pay): boolean {
  payWhole(play, by, manoeuvrePrice(play, item), pay);
  if (!conscious(play, by) || !isTarget(play, by, at) || !inReach(play, by, at, item)) return false;
  const attack = attackWith(play, by, at, item, { manoeuvre, exposed: fighter(play, by).opening });
  const hit = strike(play, attack);
  if (ruled(play).unguardsAfter && leavesOpen(attack)) unguard(play, by);
  if (!hit && manoeuvre === 'push' && ruled(play).missedPushUnguards) unguard(play, by);
  return hit;
}

/** @rule RC-CMB-005 RC-CMB-006 RC-CMB-007 RC-CMB-009 */
export const Trip = withWeapon('trip', 'RC-CMB-005', 'Trip');
/** @rule RC-CMB-010 RC-CMB-011 RC-CMB-012 RC-CMB-013 RC-CMB-015 */
export const Disarm = withWeapon('disarm', 'RC-CMB-010', 'Disarm');
/** @rule RC-CMB-016 RC-CMB-017 RC-CMB-019 */
export const Restrain = withHands('restrain', 'RC-CMB-016', 'Restrain');
/** @rule RC-CMB-030 RC-CMB-031 RC-CMB-033 RC-CMB-036 */
export const PushAway = withHands('push', 'RC-CMB-030', 'Push');

/** What declaring an attack does at once: notes whether the target is exposed, and leaves the user of a maneuver open. @rule RC-MEL-004 RC-CMB-003 RC-CMB-004 */
export function declareAttack(play: Play, { def, by, with: chosen }: AnyIntent): void {
  const { at } = chosen as { readonly at: Id };
  const opening = play.has(at, Exposed);
  OpeningSeen(play, by, opening);
  if (def.tags.includes('maneuver') && !opening && !ruled(play).unguardsAfter) unguard(play, by);
}
