import type { ConditionDef, Id, View } from '@riposte/kernel';
import { distance } from '@riposte/space';
import { ARMOUR } from '../catalogue/gear.ts';
import { weaponsOf } from '../catalogue/weapon.ts';
import { Dragging } from '../grappling/drag.ts';
import { heldBy, inGrapple } from '../grappling/hold.ts';
import { alive, awake, Dead, Helpless, isThere, Unconscious } from '../health/alive.ts';
import { Burning } from '../health/damage.ts';
import { Dying } from '../health/dying.ts';
import { MaxMana } from '../health/mana.ts';
import { MaxStamina } from '../health/stamina.ts';
import { LEVELS, WoundSlots } from '../health/wound-levels.ts';
import { board, bodyOf } from '../movement/distance.ts';
import { hasRoom } from '../movement/grid.ts';
import { Crouching, Prone } from '../movement/posture.ts';
import { CHECKS } from '../rolls/checks.ts';
import { MaxAp } from '../sequence/action-points.ts';
import { isInWater } from '../situations/swimming-and-climbing.ts';
import { type Fighter, fighter, fighters } from '../state/fighter.ts';
import { bearsFrom, Grappling, grapplers, Mounted, Pinned, Sharing, sources } from '../state/linked-creatures.ts';
import { Captive, Surrendering } from '../state/parley.ts';
import { Carried, Carrying, Ridden } from '../state/ridden.ts';

/** A fact of a given state that the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = {
  bleeding: 'value',
  burning: 'value',
  poisoned: 'value',
  hobbled: 'value',
  cover: 'value',
  grappling: 'by',
  pinned: 'by',
  harried: 'by',
  ignoring: 'by',
  sharing: 'by',
  carrying: 'by',
  carried: 'by',
  mounted: 'by',
  ridden: 'by',
} as const;

/** Skills without a check of their own here. */
const OTHER_SKILLS = ['Melee', 'Aim', 'Arcana', 'Deception', 'Mechanics', 'Performance', 'Perception', 'Stealth'];

/** Every skill, and every specialization that something reads. */
export function skillNames(view: View): string[] {
  const ofChecks = Object.values(CHECKS).flatMap(({ skill, specialization }) => (specialization === '' ? [skill] : [skill, `${skill}/${specialization}`]));
  const ofThings = view.rules.things.flatMap((thing) =>
    'group' in thing ? [`Melee/${String(thing.group)}`, `Aim/${String(thing.group)}`] : 'school' in thing ? [`Arcana/${String(thing.school)}`] : [],
  );
  return [...new Set([...OTHER_SKILLS, ...ofChecks, ...ofThings])].filter((skill) => skill !== '');
}

/** More of something than there can be, and two in one space that the rules do not let them share. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap((f) => {
    const tooMany = (fact: readonly string[], found: number, most: number): Impossible[] =>
      found > most ? [{ who: f.id, fact, expected: `at most ${most}${fact[0] === 'gear' ? ' armour' : ''}` }] : [];
    return [
      ...tooMany(['ap'], f.ap, MaxAp(view, f.id)),
      ...tooMany(['stamina'], f.stamina, MaxStamina(view, f.id)),
      ...tooMany(['mana'], f.mana, MaxMana(view, f.id)),
      ...LEVELS.flatMap((level, i) => tooMany(['wounds', level], f.wounds[i], WoundSlots(view, f.id, f.id, i + 1))),
      ...tooMany(['gear'], armours(view, f), 1),
      ...crowded(view, f),
      ...wrongTogether(view, f.id),
    ];
  });
}

/** Whether two are in one space or next to each other on the board. */
export const isNeighbour = (view: View, a: Id, b: Id): boolean => apart(view, a, b) <= 1;

const apart = (view: View, a: Id, b: Id): number => distance(board(view), bodyOf(view, fighter(view, a)), bodyOf(view, fighter(view, b)));

/** What can be in no state once all has followed that follows; null = all is well. Tests of decrees ask it. */
export function unsettled(view: View): string | null {
  for (const { id, name } of fighters(view)) {
    const wrong = amiss(view, id);
    if (wrong !== null) return `${name}: ${wrong}`;
  }
  return null;
}

/** Conditions of two creatures: the other one bears its counterpart. */
const PAIRS: readonly (readonly [ConditionDef, ConditionDef, sameSpace: boolean])[] = [
  [Mounted, Ridden, true],
  [Ridden, Mounted, true],
  [Carrying, Carried, true],
  [Carried, Carrying, true],
  [Sharing, Sharing, false],
];

/** What should be instead of what no rule leaves so; null = all is well. */
function amiss(view: View, id: Id): string | null {
  const f = fighter(view, id);
  const has = (def: ConditionDef): boolean => view.has(id, def);
  for (const [def, counterpart, sameSpace] of PAIRS) {
    for (const other of sources(view, id, def)) {
      if (!bearsFrom(view, other, counterpart, id)) return `${counterpart.title} on the other side of "${def.title}"`;
      if (isThere(view, id) !== isThere(view, other)) return `${def.title} with both of the two there`;
      if (sameSpace ? f.at !== fighter(view, other).at : apart(view, id, other) > 0) return `${def.title} ${sameSpace ? 'in one place' : 'next to each other'}`;
    }
  }
  const holding = heldBy(view, id);
  if (holding.length > 0 && (!awake(view, id) || (has(Helpless) && !has(Pinned)))) return 'no hold of one who cannot hold';
  if (isThere(view, id) && grapplers(view, id).some((other) => !isNeighbour(view, id, other))) return 'a hold on a neighbour';
  if (sources(view, id, Pinned).some((by) => by >= 0 && !bearsFrom(view, id, Grappling, by))) return 'pinned only by one who holds on';
  if (has(Unconscious) && !(has(Helpless) && has(Prone))) return 'prone and helpless, as it is unconscious';
  if (has(Dying) && !has(Unconscious) && !has(Dead)) return 'unconscious, as it is dying';
  if (has(Prone) && (has(Crouching) || has(Mounted))) return 'prone only on the ground';
  if (isInWater(view, id) && has(Burning)) return 'no flames in the water';
  if (has(Surrendering) && has(Captive)) return 'either a surrender or a prisoner';
  if (sources(view, id, Captive).some((by) => by >= 0 && fighter(view, by).side === f.side)) return 'the prisoner of a foe';
  if (!awake(view, id) && (f.payment !== null || f.task !== null || f.readied !== '')) return 'nothing under way, as it is out';
  if (has(Dragging) && inGrapple(view, id).length === 0) return 'a drag only in a grapple';
  if (!weaponsOf(view, id).includes(f.weapon)) return 'a weapon that is at hand';
  return null;
}

function wrongTogether(view: View, who: Id): Impossible[] {
  const expected = amiss(view, who);
  return expected === null ? [] : [{ who, fact: ['conditions'], expected }];
}

/** Suits of the catalogue that are worn; those of packs may go together. */
const armours = (view: View, f: Fighter): number => f.features.filter((code) => ARMOUR.some(({ id }) => id === view.rules.things[code].id)).length;

const crowded = (view: View, { id, at }: Fighter): Impossible[] =>
  !alive(view, id) || hasRoom(view, id, at) ? [] : [{ who: id, fact: ['at'], expected: 'a place that no rock and nobody else takes up' }];
