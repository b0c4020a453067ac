import { defineAsk, defineIntent, endAll, GM, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { ActionPoints, needsGreater, needsStandard, payGreater, payStandard, Reactions, startOfNextTurn } from './actions.ts';
import { AttackMade, bySize } from './attack.ts';
import { DIRECTIONS, gap, isAdjacent, isFree, type Square, side } from './board.ts';
import { healCheck } from './checks.ts';
import { alive, Helpless } from './conditions.ts';
import { type Attribute, fighter, fighters, nameOf, opponents } from './fighter.ts';
import { checkTarget, commit, meleeAttack, notBeyondTheCap, STRUCK, strikeAndCleave } from './melee.ts';
import { goAlong, type Walk, way } from './movement.ts';
import { ApTotal, FEET, MaxStamina, Speed } from './numbers.ts';
import { MELEE_ATTRIBUTES } from './parry.ts';
import { inReach, reachWith, threatens } from './position.ts';
import { Bleeding, InRoundAction, OpenByCharge } from './postures.ts';
import { canGoOn } from './reactions.ts';
import { ruled } from './rulings.ts';
import { needsStamina, Stamina, strain } from './stamina.ts';
import { canStrike, strikers, weaponCode, weaponOf } from './weapon.ts';
import { wound } from './wounds.ts';

interface Charging {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
  readonly along: readonly Square[];
}

type Chosen = IntentContext<Charging>;

const RUN_UP = 2;

/** The straight ways, by the eight directions, that end as soon as the target is in reach: at least 10 ft, at most twice the speed. @rule CE-STD-001 */
function runUps(view: View, by: Id, at: Id, part: Id): Square[][] {
  const me = fighter(view, by);
  const foe = fighter(view, at);
  const most = Math.floor((2 * Speed(view, by, -1, { gait: 'speed' })) / FEET);
  const reach = reachWith(view, by, part) / FEET;
  if (foe.height !== me.height) return [];
  return DIRECTIONS.flatMap((way) => {
    const along: Square[] = [];
    for (let i = 1; i <= most; i++) {
      const to = { x: me.x + i * way.x, y: me.y + i * way.y };
      if (!isFree(view, by, to)) return [];
      along.push(to);
      const far = Math.max(gap(to.x, side(me.size), foe.x, side(foe.size)), gap(to.y, side(me.size), foe.y, side(foe.size)));
      if (far <= reach) return i >= RUN_UP ? [along] : [];
    }
    return [];
  });
}

/** Up to twice the speed in a line and one blow with advantage, for a Stamina and an opening (R-ACTIONS). @rule CE-STD-001 CE-ACT-004 CE-DFN-003 */
export const Charge = defineIntent<Charging>('charge', {
  rule: 'CE-STD-001',
  title: 'Charge',
  tags: ['action', 'attack', 'movement', 'on-foot'],
  available(view, by, refuse) {
    needsStandard(view, by, refuse);
    needsStamina(view, by, 1, refuse);
  },
  params: {
    weapon: oneOf<Chosen, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => strikers(view, by) }),
    at: oneOf<Chosen, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at)) }),
    attribute: oneOf<Chosen, Attribute>({ rule: 'CE-MEL-002', candidates: () => MELEE_ATTRIBUTES }),
    along: oneOf<Chosen, readonly Square[]>({ rule: 'CE-STD-001', candidates: (view, { by, with: { weapon, at } }) => runUps(view, by, at, weapon) }),
  },
  check: (view, by, chosen, refuse) => notBeyondTheCap(view, meleeAttack(view, by, chosen, { charging: true }), refuse),
  perform(play, by, { weapon, at, attribute, along }) {
    payStandard(play, by);
    Stamina.spend(play, by, 1);
    const attack = meleeAttack(play, by, { weapon, at, attribute }, { charging: true });
    AttackMade(play, by, 1);
    commit(play, by, STRUCK);
    give(play, by, OpenByCharge, { until: startOfNextTurn(play, by) });
    const twice = (view: View, who: Id): number => 2 * Speed(view, who, -1, { gait: 'speed' });
    if (!goAlong(play, by, along, { feet: twice, safe: 0, flying: false })) return false;
    // What it meant to strike with may have been struck from its hand on the way.
    const armed = canStrike(play, weapon) && weaponCode(play, weapon) === attack.weapon;
    return armed && inReach(play, at, by, weapon) && strikeAndCleave(play, attack);
  },
});

const SURE_DEGREES = 3;

interface Finishing {
  readonly weapon: Id;
  readonly at: Id;
}

/** A sure blow at the helpless: three degrees, and what size makes of them (R-ACTIONS). @rule CE-GRT-001 CE-UNC-001 CE-SIZ-003 CE-SIZ-005 */
export const CoupDeGrace = defineIntent<Finishing>('coup-de-grace', {
  rule: 'CE-GRT-001',
  title: 'Coup de grace',
  tags: ['action', 'attack'],
  available: needsGreater,
  params: {
    weapon: oneOf<IntentContext<Finishing>, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => strikers(view, by) }),
    at: oneOf<IntentContext<Finishing>, Id>({
      rule: 'CE-GRT-001',
      candidates: (view, { by, with: { weapon } }) =>
        opponents(view, by).filter((at) => alive(view, at) && view.has(at, Helpless) && inReach(view, at, by, weapon)),
      check(view, { by, with: { weapon } }, at, refuse) {
        checkTarget(view, by, at, weapon, 0, refuse);
        if (view.state.entities[at]?.kind === 'fighter' && !view.has(at, Helpless)) refuse('CE-GRT-001', 'only against the helpless');
      },
    }),
  },
  perform(play, by, { weapon, at }) {
    payGreater(play, by);
    AttackMade(play, by, 1);
    const degrees = SURE_DEGREES + bySize(play, by, at);
    if (degrees >= 0) wound(play, by, at, degrees, Math.min(degrees, weaponOf(play, weapon)!.reach));
    strain(play, at, 1 + Math.max(0, degrees));
    return true;
  },
});

/** Gets 1 and the Constitution modifier of Stamina back, away from threats (R-ACTIONS). @rule CE-STD-001 */
export const CatchBreath = defineIntent('catch-breath', {
  rule: 'CE-STD-001',
  title: 'Catch breath',
  tags: ['action'],
  available(view, by, refuse) {
    needsStandard(view, by, refuse);
    if (fighter(view, by).con === null) refuse('CE-STA-010', 'it has no Stamina');
    else if (Stamina.left(view, by) >= MaxStamina(view, by)) refuse('CE-STA-001', 'it is not short of Stamina');
    if (opponents(view, by).some((foe) => isAdjacent(view, by, foe) && threatens(view, foe, by))) refuse('CE-STD-001', 'not beside somebody who threatens');
  },
  perform(play, by) {
    payStandard(play, by);
    Stamina.gain(play, by, Math.max(0, 1 + (fighter(play, by).con ?? 0)));
    return true;
  },
});

const FIRST_AID_DC = 15;

/** Stops the bleeding of somebody within arm's length (R-ACTIONS). @rule CE-STD-001 CE-UNC-003 */
export const FirstAid = defineIntent<{ readonly patient: Id }>('first-aid', {
  rule: 'CE-STD-001',
  title: 'First aid',
  tags: ['action'],
  available: needsStandard,
  params: {
    patient: oneOf({
      rule: 'CE-STD-001',
      candidates: (view, { by }) => fighters(view).flatMap(({ id }) => (alive(view, id) && view.has(id, Bleeding) && isAdjacent(view, by, id) ? [id] : [])),
    }),
  },
  perform(play, by, { patient }) {
    payStandard(play, by);
    const stops = healCheck(play, by, patient, FIRST_AID_DC);
    if (stops) endAll(play, patient, Bleeding);
    return stops;
  },
});

/** What more than 3 AP add to a run: so many speeds. @rule CE-RDA-005 */
export const RunBonus = defineAsk<{ readonly by: Id }, number>('run-bonus', {
  rule: 'CE-RDA-005',
  because: (view, _who, { by }) => `${nameOf(view, by)} has more than 3 AP; how many times its speed further does it run?`,
  open: (view, _who, { by }) => ActionPoints.left(view, by) > 3,
  answer: oneOf({ rule: 'CE-RDA-005', candidates: () => [0, 1, 2, 3] }),
  fallback: (view, _who, { by }) => ActionPoints.left(view, by) - 3,
});

const RUN = 4;
const runs = (view: View, who: Id, more: number): number => (RUN + more) * Speed(view, who, -1, { gait: 'speed' });

/** A round action: from the start of the turn to that of the next, with all AP and no reactions. @rule CE-RDA-001 CE-RDA-003 CE-RDA-004 CE-RND-011 CE-RND-012 */
export const Run = defineIntent<Walk>('run', {
  rule: 'CE-RDA-001',
  title: 'Run',
  tags: ['action', 'movement', 'on-foot'],
  available(view, by, refuse) {
    if (ActionPoints.left(view, by) < ApTotal(view, by)) refuse('CE-RDA-001', 'only at the start of the turn');
    if (ActionPoints.left(view, by) < 3) refuse('CE-RDA-003', 'it takes all 3 AP');
  },
  params: { along: way('CE-RDA-001', (view, who) => runs(view, who, Math.max(0, ActionPoints.left(view, who) - 3))) },
  perform(play, by, { along }) {
    const more = play.ask(RunBonus, GM, { by });
    ActionPoints.spend(play, by, ruled(play).roundActionCost(ActionPoints.left(play, by)));
    Reactions.spend(play, by, Reactions.left(play, by));
    give(play, by, InRoundAction, { until: startOfNextTurn(play, by) });
    return canGoOn(play, by) && goAlong(play, by, along, { feet: (view, who) => runs(view, who, more), safe: 0, flying: false });
  },
});
