import type { Id, View } from '@riposte/kernel';
import { ARMOUR } from '../catalogue/gear.ts';
import { alive } from '../health/alive.ts';
import { MaxMana } from '../health/mana.ts';
import { MaxStamina } from '../health/stamina.ts';
import { LEVELS, WoundSlots } from '../health/wound-levels.ts';
import { hasRoom } from '../movement/grid.ts';
import { CHECKS } from '../rolls/checks.ts';
import { MaxAp } from '../sequence/action-points.ts';
import { type Fighter, fighters } from '../state/fighter.ts';

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
    ];
  });
}

/** Suits of the catalogue that are worn; those of packs may go together. */
const armours = (view: View, f: Fighter): number => f.features.filter((code) => ARMOUR.some(({ id }) => id === view.rules.things[code].id)).length;

const crowded = (view: View, { id, at }: Fighter): Impossible[] =>
  !alive(view, id) || hasRoom(view, id, at) ? [] : [{ who: id, fact: ['at'], expected: 'a place that no rock and nobody else takes up' }];
