import { type ConditionDef, carried, type Id, type View } from '@riposte/kernel';
import { MaximumStamina } from '../actions/stamina.ts';
import { Kneeling, Prone } from '../conditions/prone.ts';
import { everybody, fighter, isFighter, SIZES } from '../fighters/fighter.ts';
import { HANDS, handsFull } from '../gear/carried.ts';
import { AuraStrength } from '../harm/aura.ts';
import { BleedingOut } from '../harm/death.ts';
import { alive, conscious, Unconscious } from '../harm/unconscious.ts';
import { Held, Holding, heldBy, Restrained, Restraining } from '../maneuvers/hold.ts';
import { areAtArmsLength, OTHER_SIDES } from '../maneuvers/pairs.ts';
import { areTogether, loadOf } from '../movement/along.ts';
import { Carried } from '../movement/borne.ts';
import { letsItselfBeCarried } from '../movement/company.ts';
import { isFree } from '../movement/room.ts';
import { areAllies, isPresent, Surrendered } from '../rounds/presence.ts';
import { ruled } from '../rulings.ts';

/** What a given state says of a fighter and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { 'hard-to-hit': 'value', 'ill-fitting': 'value', carried: 'by', carrying: 'by', mounted: 'by', ridden: 'by' } as const;

/**
 * What no rule lets be given: more Aura or Stamina than there can be, two of the living in one place, a foe that is carried against its will, more in
 * hand than hands can hold, a hold over a distance, and what no rule leaves so.
 */
export function impossible(view: View): Impossible[] {
  const given = everybody(view).flatMap((who) => [ofPools, ofPlace, ofLoad, ofHands, ofReach].flatMap((wrong) => wrong(view, who)));
  return [...given, ...unsettled(view)];
}

/** What no rule leaves so, once all that follows has followed: the fallen who hold, captives of friends, pairs that do not agree. */
export function unsettled(view: View): Impossible[] {
  return everybody(view).flatMap((who) => [...ofBody(view, who), ...ofPairs(view, who)]);
}

function ofPools(view: View, who: Id): Impossible[] {
  const { aura, stamina } = fighter(view, who);
  const maxAura = AuraStrength(view, who);
  const maxStamina = MaximumStamina(view, who);
  return [
    ...(aura > maxAura ? [{ who, fact: ['aura'], expected: `at most ${maxAura}` }] : []),
    ...(stamina > maxStamina ? [{ who, fact: ['stamina'], expected: `at most ${maxStamina}` }] : []),
  ];
}

function ofPlace(view: View, who: Id): Impossible[] {
  const isInPlace = alive(view, who) && isPresent(view, who);
  return !isInPlace || isFree(view, who, fighter(view, who).place)
    ? []
    : [{ who, fact: ['at'], expected: 'a place that nothing solid and nobody else takes up' }];
}

/** R-GEAR */
function ofHands(view: View, who: Id): Impossible[] {
  const full = handsFull(view, who);
  return full <= HANDS ? [] : [{ who, fact: ['gear'], expected: `what ${HANDS} hands can hold, not ${full}: give a piece the slot "stowed"` }];
}

/** R-HOLDS */
function ofReach(view: View, who: Id): Impossible[] {
  const isFar = HOLDS.some((def) => carried(view, who, def).some(({ source }) => isFighter(view, source) && !areAtArmsLength(view, who, source)));
  return isFar ? [{ who, fact: ['conditions'], expected: "a hold within arm's reach" }] : [];
}

const HOLDS = [Restrained, Restraining, Held, Holding];

/** R-CARRY */
function ofLoad(view: View, who: Id): Impossible[] {
  const load = loadOf(view, who);
  return load < 0 || letsItselfBeCarried(view, who, load) ? [] : [{ who, fact: ['conditions'], expected: 'a friend to carry, or one who cannot help it' }];
}

function ofBody(view: View, who: Id): Impossible[] {
  const { aura, stamina, inanimate } = fighter(view, who);
  const wrong: string[] = [];
  const isUp = conscious(view, who);
  if (!isUp && isPresent(view, who) && heldBy(view, who).length > 0) wrong.push('no hold by who is unconscious or dead');
  if (!inanimate && stamina === 0 && alive(view, who) && !view.has(who, Unconscious)) wrong.push('unconscious without Stamina');
  if (aura > 0 && view.has(who, BleedingOut)) wrong.push('no bleeding out while there is Aura');
  if (isUpright(view, who)) wrong.push('prone, as it is unconscious');
  if (view.has(who, Prone) && view.has(who, Kneeling)) wrong.push('either prone or kneeling');
  if (carried(view, who, Surrendered).some(({ source }) => source > 0 && areAllies(view, who, source))) wrong.push('a captive of a foe');
  return wrong.map((expected) => ({ who, fact: ['conditions'], expected }));
}

/** @rule RC-UNC-004 */
const isUpright = (view: View, who: Id): boolean =>
  ruled(view).unconsciousFallsProne && view.has(who, Unconscious) && alive(view, who) && !view.has(who, Prone) && !view.has(who, Carried);

/** Of two who are bound to each other both say so; a hold over a distance, as a scenario may give it, is on one side. */
function ofPairs(view: View, who: Id): Impossible[] {
  return [...OTHER_SIDES].flatMap(([def, others]) =>
    carried(view, who, def).flatMap(({ source }) => {
      if (source <= 0) return [];
      const expected = pairFault(view, who, source, def, others);
      return expected === null ? [] : [{ who, fact: ['conditions'], expected }];
    }),
  );
}

function pairFault(view: View, who: Id, source: Id, def: ConditionDef, others: readonly ConditionDef[]): string | null {
  const isAnswered = others.some((other) => carried(view, source, other).some((condition) => condition.source === who));
  const isTie = others.length === 1;
  if (!isTie) return isAnswered || !areAtArmsLength(view, who, source) ? null : `${def.id} on both sides`;
  if (!isAnswered) return `${def.id} on both sides`;
  if (isPresent(view, who) !== isPresent(view, source)) return `${def.id} only with who is there`;
  if (!areTogether(view, who, source) || fighter(view, who).place !== fighter(view, source).place) return `${def.id} in one place`;
  if (def.id === 'mounted' && !areAllies(view, who, source)) return 'a mount of its own side';
  const larger = SIZES.indexOf(fighter(view, source).size) - SIZES.indexOf(fighter(view, who).size);
  if (def.id === 'mounted' && larger <= 0) return 'a mount larger than its rider';
  return def.id === 'carried' && larger < 0 ? 'a carrier no smaller than its load' : null;
}
