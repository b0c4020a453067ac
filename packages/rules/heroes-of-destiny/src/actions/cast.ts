import {
  adds,
  carried,
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
  type View,
} from '@riposte/kernel';
import { type Spell, spellAt, spellsOf } from '../catalogue/spells.ts';
import { Bound } from '../grappling/escape.ts';
import { interposed } from '../grappling/interpose.ts';
import { ailmentValue } from '../health/ailments.ts';
import { alive } from '../health/alive.ts';
import { Burning, cools, suffer } from '../health/damage.ts';
import { Invested, investMana, Mana, retrieveMana } from '../health/mana.ts';
import { dropWound } from '../health/recovery.ts';
import { Toughness } from '../health/toughness.ts';
import { WoundSteps } from '../health/wounds.ts';
import { Distance } from '../movement/distance.ts';
import { othersWithin } from '../movement/grid.ts';
import { type Attack, Damage } from '../rolls/attack.ts';
import { attackRoll, finalDamage } from '../rolls/attack-roll.ts';
import { roll } from '../rolls/checks.ts';
import { onAllRolls } from '../rolls/penalties.ts';
import { hasLine } from '../rolls/sight.ts';
import { onlyInGrapple } from '../rolls/targets.ts';
import { ActionPoints, ApSpeed, needsAp } from '../sequence/action-points.ts';
import { holdCaps } from '../sequence/caps.ts';
import { giveForRounds } from '../sequence/rounds.ts';
import { fightsAgain } from '../sequence/surrender.ts';
import { isInWater } from '../situations/swimming-and-climbing.ts';
import { boils, spreads } from '../situations/underwater.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { TREATMENT_TN } from './treat.ts';

type Casting = { readonly spell: number; readonly at: Id };

/** Mana is tied up in it already. */
const isKeptUp = (view: View, by: Id, { invests, effect }: Spell): boolean =>
  invests && fighter(view, by).invested.some((investment) => investment.by === effect);

const isCastable = (view: View, by: Id, cast: Spell): boolean => cast.mana <= Mana.left(view, by) && !isKeptUp(view, by, cast);

/** Whom a spell may be cast at. */
function targets(view: View, by: Id, { targets: attacks, range }: Spell): Id[] {
  if (range === 0) return [by];
  const mine = fighter(view, by).side;
  const others = othersWithin(view, by, range).filter((other) => (attacks === null) === (fighter(view, other).side === mine));
  return attacks === null ? [by, ...others] : others;
}

/** Activates a spell. @rule HD-COM-001 HD-ATK-012 HD-MAN-004 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'HD-COM-001',
  title: 'Cast',
  tags: ['action', 'spell'],
  available(view, by, refuse) {
    if (spellsOf(view, by).length === 0) return refuse('HD-COM-001', 'no-spells');
    needsAp(view, by, refuse);
  },
  params: {
    spell: oneOf<IntentContext<Casting>, number>({
      rule: 'HD-COM-001',
      candidates: (view, { by }) => spellsOf(view, by).filter((code) => isCastable(view, by, spellAt(view, code)!)),
      check(view, { by }, code, refuse) {
        if (!spellsOf(view, by).includes(code)) refuse('HD-COM-001', 'spell-unknown');
      },
    }),
    at: oneOf<IntentContext<Casting>, Id>({
      rule: 'HD-COM-001',
      candidates: (view, { by, with: chosen }) => targets(view, by, spellAt(view, chosen.spell)!),
      check(view, { by, with: chosen }, at, refuse) {
        const { range, targets: attacks } = spellAt(view, chosen.spell)!;
        if (!isFighter(view, at) || !alive(view, at)) return refuse('HD-COM-001', 'no-such-target');
        if (at !== by && Distance(view, by, at) > range) refuse('HD-COM-001', 'out-of-range', { yards: range });
        if (!hasLine(view, by, at)) refuse('R-GEAR', 'wall-between');
        if (at === by && attacks !== null) refuse('HD-COM-001', 'not-on-yourself');
        if (at !== by) onlyInGrapple(view, by, at, refuse);
      },
    }),
  },
  check(view, by, chosen, refuse) {
    const cast = spellAt(view, chosen.spell)!;
    if (cast.mana > Mana.left(view, by)) refuse('HD-MAN-001', 'needs-mana', { mana: cast.mana });
    if (isKeptUp(view, by, cast)) refuse('HD-MAN-006', 'spell-running');
  },
  price(view, _by, chosen) {
    const { ap, mana, invests } = spellAt(view, chosen.spell)!;
    return invests
      ? [{ resource: ActionPoints, amount: ap }]
      : [
          { resource: ActionPoints, amount: ap },
          { resource: Mana, amount: mana },
        ];
  },
  perform(play, by, { spell: code, at }) {
    const cast = spellAt(play, code)!;
    if (cast.targets === null) takesEffect(play, by, at, cast);
    else for (const target of targetsInArea(play, at, cast)) castAt(play, by, target, cast);
    return true;
  },
});

/** The target and all others within the radius, friend or foe; walls protect. */
const targetsInArea = (view: View, at: Id, { radius }: Spell): Id[] =>
  radius === 0 ? [at] : [at, ...othersWithin(view, at, radius).filter((other) => hasLine(view, at, other))];

/** One attack of a spell: wounds, or what a hit brings. @rule HD-DEF-003 HD-PEN-002 */
function castAt(play: Play, by: Id, target: Id, cast: Spell): void {
  const attack = interposed(play, spellAttack(play, by, target, cast));
  const { at } = attack;
  fightsAgain(play, at, by);
  boils(play, attack);
  const outcome = attackRoll(play, attack);
  if (!outcome.hit) return;
  if (cast.damage !== null) {
    suffer(play, at, finalDamage(play, attack, outcome, 0), WoundSteps(play, by, at, attack), by);
    spreads(play, attack, outcome.total - outcome.defence + (attack.penetrating ? 0 : Damage(play, by, at, attack)));
    if (cast.element === 'cold') cools(play, at, cast.damage);
  }
  if (!alive(play, at)) return;
  if (cast.effect === 'burn' && !isInWater(play, at)) give(play, at, Burning, { source: by, value: ailmentValue({ level: 1, tn: BURNING_TN, successes: 0 }) });
  if (cast.effect === 'bind') binds(play, by, at, BINDING_TN + outcome.total - outcome.defence);
  if (cast.effect === 'daze') giveForRounds(play, at, Dazed, by, DAZED_ROUNDS);
}

/** Of two bonds the stronger holds. */
export function binds(play: Play, by: Id, at: Id, value: number): void {
  const [bond] = carried(play, at, Bound);
  if (bond !== undefined && bond.value >= value) return;
  if (bond !== undefined) end(play, at, bond.id);
  give(play, at, Bound, { source: by, value });
}

/** To put out the flames of a spell (R-SPELLS). */
export const BURNING_TN = 2;
/** To escape from a bond, and 1 for each point by which the spell hit (R-SPELLS). */
export const BINDING_TN = 10;
/** Rounds that a spell dazes (R-SPELLS). */
export const DAZED_ROUNDS = 2;

function spellAttack(view: View, by: Id, at: Id, { school, targets: kind, piercing, penetrating, damage, element }: Spell): Attack {
  return {
    by,
    at,
    way: 'spell',
    act: 'cast',
    weapon: -1,
    school,
    targets: kind ?? 'ranged',
    distance: Distance(view, by, at),
    damage: damage ?? 0,
    piercing,
    penetrating,
    steps: 0,
    element: element === 'cold' ? '' : element,
    stead: NOBODY,
  };
}

/** Spells without an attack. @rule HD-MAN-005 */
function takesEffect(play: Play, by: Id, at: Id, cast: Spell): void {
  if (cast.invests) investMana(play, by, { by: cast.effect, mana: cast.mana, returns: cast.effect === 'ward' ? 'after a long rest' : 'with the effect' });
  if (cast.effect === 'ward') give(play, by, Warded, { source: by });
  if (cast.effect === 'haste') give(play, by, Hasted, { source: by });
  if (cast.effect === 'mend') mends(play, by, at);
}

const POINTS_A_STEP = 2;

/** Treats the worst wound without kit and without fatigue. */
function mends(play: Play, by: Id, at: Id): void {
  const { wounds } = fighter(play, at);
  const level = wounds.length - [...wounds].reverse().findIndex((count) => count > 0);
  if (wounds.every((count) => count === 0)) return;
  const margin = roll(play, by, 'healing-wounds') - TREATMENT_TN[level - 1];
  if (margin >= 0) dropWound(play, at, level, level - 1 - Math.floor(margin / POINTS_A_STEP));
}

/** What a spell that dazes adds to all rolls, a ward to Toughness, haste to Speed for AP (R-SPELLS). */
export const DAZED = -2;
export const WARD = 2;
export const HASTE = 2;

/** Dazed by a spell. */
export const Dazed = defineCondition('dazed', { rule: 'HD-COM-002', title: 'dazed', contributes: onAllRolls(DAZED, 'R-SPELLS', 'dazed') });

/** A shell of force while mana is tied up in it. */
export const Warded = defineCondition('warded', {
  rule: 'HD-MAN-005',
  title: 'warded',
  contributes: [adds(Toughness, WARD, { rule: 'R-SPELLS', label: 'ward' })],
});

/** The value of a ward that the game master gave: no mana is tied up in it. */
export const FREE_WARD = 1;

/** The ward goes with the mana that was in it. @rule HD-MAN-006 */
export const WardFades = defineCheckpoint('ward-fades', {
  rule: 'HD-MAN-006',
  watches: [Invested],
  settle(play, who) {
    if (fighter(play, who).invested.some((investment) => investment.by === 'ward')) return;
    for (const ward of carried(play, who, Warded)) if (ward.value !== FREE_WARD) end(play, who, ward.id);
  },
});

/** Faster while mana is tied up in it. */
export const Hasted = defineCondition('hasted', {
  rule: 'HD-MAN-005',
  title: 'hasted',
  contributes: [adds(ApSpeed, HASTE, { rule: 'R-SPELLS', label: 'haste' })],
});

/** Ends a spell that one keeps up: its mana comes back. @rule HD-MAN-006 */
export const EndSpell = defineIntent('end-spell', {
  rule: 'HD-MAN-006',
  title: 'End haste',
  tags: ['free'],
  available(view, by, refuse) {
    if (!view.has(by, Hasted)) refuse('HD-MAN-006', 'no-spell-running');
  },
  perform(play, by) {
    endAll(play, by, Hasted);
    retrieveMana(play, by, 'haste');
    holdCaps(play, by);
    return true;
  },
});
