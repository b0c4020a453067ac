import { type Condition, type ConditionDef, carried, end, give, type Id, NOBODY, type Play, type Until, type View } from '@riposte/kernel';
import type { ByHand, Problem, SaidByHand } from '@riposte/ruleset';
import { canBear, putDown } from '../actions-in-combat/carry.ts';
import { Carried, Carrying } from '../actions-in-combat/carrying.ts';
import { Disengaged } from '../actions-in-combat/disengage.ts';
import { endHold, isFirm } from '../actions-in-combat/grapple.ts';
import { Grappled, Grappling } from '../actions-in-combat/holds.ts';
import { goTo } from '../actions-in-combat/nets.ts';
import { Unloaded } from '../actions-in-combat/reload.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { Dazed } from '../attacking-and-defending/dazed.ts';
import { Braced } from '../attacking-and-defending/defence.ts';
import { Feinting } from '../attacking-and-defending/feint.ts';
import { fighter } from '../characters/fighter.ts';
import { DamagedArmour, DamagedShield } from '../damage-and-health/damaged-armour.ts';
import { Bleeding, FATAL } from '../damage-and-health/dying.ts';
import { EXHAUSTED, Fatigued } from '../damage-and-health/fatigued.ts';
import { Scorched } from '../damage-and-health/healing.ts';
import { Dead, Dying, Unconscious } from '../damage-and-health/unconscious.ts';
import { isWeapon, Mounted, shieldOf, weaponAt } from '../gear/in-hand.ts';
import type { Weapon } from '../gear/weapons.ts';
import { endOfNextTurn, endOfThisTurn, endOfTurns, renew, rounds } from '../initiative-structure/clocks.ts';
import { Gone, hasYielded, isPresent, Prisoner } from '../initiative-structure/out-of-the-fight.ts';
import { scene } from '../initiative-structure/scene.ts';
import { isSamePoint, pointOf } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { DREAD_ROUNDS, FLAME_ROUNDS, FlameBlade, Frightened, SLOWED_ROUNDS, Slowed, Warded } from '../using-magic/effects.ts';

/** Who can be given a condition, in words, where not everybody can. */
type Fits = readonly [is: (view: View, who: Id, value: number) => boolean, expected: string];

const isConscious = (view: View, who: Id): boolean => !view.has(who, Unconscious);
const CONSCIOUS: Fits = [(view, who) => isConscious(view, who) && !view.has(who, Gone), 'a fighter who is there and not unconscious'];

/** Whom a condition would not stay with. */
const FITS: ReadonlyMap<ConditionDef, Fits> = new Map([
  [
    Hidden,
    [
      (view, who, value) => CONSCIOUS[0](view, who, value) && !hasYielded(view, who) && !view.has(who, Grappled) && !view.has(who, Grappling),
      'a fighter who is there, is not unconscious, has not surrendered, holds nobody and is not held',
    ],
  ],
  [Braced, CONSCIOUS],
  [Feinting, CONSCIOUS],
  [Disengaged, CONSCIOUS],
  [Mounted, [(view, who) => isConscious(view, who) && !view.has(who, Prone) && !view.has(who, Carried), 'a fighter on its feet whom nobody carries']],
  [Dying, [(view, who) => !view.has(who, Dead), 'a condition of the living']],
  [FlameBlade, [(view, who, hand) => inHand(view, who, hand).reach > 0, 'a condition of a blade in hand; the value is the hand, 0 the first, 1 the other']],
  [Unloaded, [(view, who, hand) => inHand(view, who, hand).reload > 0, 'a condition of a crossbow in hand; the value is the hand, 0 the first, 1 the other']],
  [DamagedShield, [(view, who) => shieldOf(view, who) !== null, 'a condition of a shield in hand']],
  [DamagedArmour, [(view, who) => fighter(view, who).features.some((code) => 'level' in view.rules.things[code]), 'a condition of armour that is worn']],
]);

const NOTHING = { reach: 0, reload: 0 };

/** The weapon in a hand: 0 the first, 1 the other. */
function inHand(view: View, who: Id, hand: number): Pick<Weapon, 'reach' | 'reload'> {
  const { weapon, other } = fighter(view, who);
  const code = hand === 0 ? weapon : other;
  return isWeapon(view, code) ? weaponAt(view, code) : NOTHING;
}

/** The least and the most value of conditions. */
const VALUES: ReadonlyMap<ConditionDef, readonly [least: number, most: number]> = new Map([
  [Fatigued, [1, EXHAUSTED]],
  [Dying, [0, FATAL - 1]],
  [Bleeding, [1, 1000]],
  [Warded, [1, 1000]],
  [DamagedArmour, [1, 1000]],
  [DamagedShield, [1, 1000]],
]);

/** What a condition lacks; null = it can be given so. */
function lacks(view: View, on: Id, def: ConditionDef, said: SaidByHand): Problem | null {
  const fits = FITS.get(def);
  const { source = NOBODY } = said;
  if (def === Prisoner && source >= 0 && fighter(view, source).side === fighter(view, on).side) return { path: ['by'], expected: 'a foe' };
  const [least, most] = VALUES.get(def) ?? [0, 1000];
  const { value = least } = said;
  if (fits !== undefined && !fits[0](view, on, value)) return { path: ['condition'], expected: fits[1] };
  if (value < least || value > most) return { path: ['value'], expected: `${least} to ${most}` };
  return hasAlready(view, on, def, said) ? { path: ['condition'], expected: 'a condition that the fighter does not have yet' } : null;
}

/** The same condition on the bearer: of those that stack, with the same source and value. Damage adds up. */
function sameCondition(view: View, on: Id, def: ConditionDef, { source = NOBODY, value = 0 }: SaidByHand): Condition | undefined {
  if (def === DamagedArmour || def === DamagedShield) return undefined;
  return carried(view, on, def).find((one) => one.parent < 0 && (!def.stacks || (one.source === source && one.value === value)));
}

/** Whether nothing would change: no other source, value or end is said. */
function hasAlready(view: View, on: Id, def: ConditionDef, said: SaidByHand): boolean {
  const old = sameCondition(view, on, def, said);
  if (old === undefined || (said.until !== undefined && old.clock >= 0)) return false;
  return (said.source ?? old.source) === old.source && (said.value ?? old.value) === old.value;
}

/** Given again, a condition lasts until the later end, or has another source or value instead (R-LASTING). */
function giveAgain(play: Play, on: Id, def: ConditionDef, said: SaidByHand): void {
  const old = sameCondition(play, on, def, said);
  const { source = old?.source ?? NOBODY, value = old?.value ?? 0, until } = said;
  if (old === undefined || old.source !== source || old.value !== value) {
    if (old !== undefined) end(play, on, old.id);
    give(play, on, def, until === undefined ? { source, value } : { source, value, until });
  } else if (until !== undefined) renew(play, on, def, { source, value, until });
}

/** When it ends by the book, or by the rulings on spells and creatures. @rule RS-MAN-003 RS-MAN-011 RS-PRI-002 */
const USUAL: ReadonlyMap<ConditionDef, (view: View, on: Id) => Until> = new Map([
  [Dazed, endOfNextTurn],
  [Feinting, endOfNextTurn],
  [Scorched, endOfNextTurn],
  [Disengaged, (view, on) => (scene(view).acting === on ? endOfThisTurn(view, on) : endOfNextTurn(view, on))],
  [Slowed, (view, on) => endOfTurns(view, on, SLOWED_ROUNDS)],
  [Frightened, (view, on) => endOfTurns(view, on, DREAD_ROUNDS)],
  [FlameBlade, (view) => rounds(view, FLAME_ROUNDS)],
]);

/** A hold, like carrying, that is given to one side stands on both, and ends on both (R-CONDITIONS, R-CARRY). */
const PAIRS: { readonly [condition: string]: ByHand } = {
  grappled: {
    lacks: (view, foe, { source }) => lacksHold(view, source, foe),
    give: (play, foe, { source = NOBODY }) => hold(play, source, foe),
    end: (play, foe, { source }) => endHold(play, source, foe),
  },
  grappling: {
    lacks: (view, by, { source }) => lacksHold(view, by, source),
    give: (play, by, { source = NOBODY }) => hold(play, by, source),
    end: (play, by, { source }) => endHold(play, by, source),
  },
  carried: {
    lacks: (view, who, { source }) => lacksLoad(view, source, who),
    give: (play, who, { source = NOBODY }) => load(play, source, who),
    end: (play, who, { source }) => putDown(play, source, who),
  },
  carrying: {
    lacks: (view, by, { source }) => lacksLoad(view, by, source),
    give: (play, by, { source = NOBODY }) => load(play, by, source),
    end: (play, by, { source }) => putDown(play, by, source),
  },
};

function lacksHold(view: View, by: Id | undefined, foe: Id | undefined): Problem | null {
  if (by === undefined || foe === undefined) return { path: ['by'], expected: 'who is the other of the two' };
  return by !== foe && isFirm(view, by, foe) ? null : { path: ['by'], expected: 'another, both awake and within 2 m' };
}

function lacksLoad(view: View, by: Id | undefined, who: Id | undefined): Problem | null {
  if (by === undefined || who === undefined) return { path: ['by'], expected: 'who is the other of the two' };
  const others = [...carried(view, by, Carrying).map(({ source }) => source === who), ...carried(view, who, Carried).map(({ source }) => source === by)];
  if (!canBear(view, by)) return { path: ['by'], expected: 'a carrier who is awake, on its feet and has not surrendered' };
  if (!isPresent(view, who)) return { path: ['by'], expected: 'someone to carry who is there' };
  return by !== who && !others.includes(false) ? null : { path: ['by'], expected: 'one who carries nobody else, and another whom nobody else carries' };
}

/** Who is carried is where its carrier is (R-CARRY). */
function load(play: Play, by: Id, who: Id): void {
  if (!isSamePoint(pointOf(play, by), pointOf(play, who))) goTo(play, who, pointOf(play, by));
  giveSide(play, by, Carrying, who);
  giveSide(play, who, Carried, by);
}

function hold(play: Play, by: Id, foe: Id): void {
  giveSide(play, foe, Grappled, by);
  giveSide(play, by, Grappling, foe);
}

/** Gives one side of a pair, unless it is there already. */
function giveSide(play: Play, who: Id, side: ConditionDef, source: Id): void {
  if (!carried(play, who, side).some((pair) => pair.source === source)) give(play, who, side, { source });
}

/** How conditions are given and ended by hand. */
export const byHand = (conditions: readonly ConditionDef[]): { readonly [condition: string]: ByHand } => ({
  ...Object.fromEntries(
    conditions.map((def): [string, ByHand] => [
      def.id,
      {
        lacks: (view, on, said) => lacks(view, on, def, said),
        give: (play, on, said) => giveAgain(play, on, def, said),
        usual: (view, on) => USUAL.get(def)?.(view, on) ?? null,
      },
    ]),
  ),
  ...PAIRS,
});
