import { type Id, type Json, type View } from '@riposte/kernel';
import { doorMarks } from '@riposte/ruleset';
import { OffGuard } from '../attack/off-guard.ts';
import { bodyPart, type Fighter, fighter, partName, present, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { FEET, feetBetween, gap, type Square } from '../positioning/board.ts';
import { coverFrom } from '../positioning/cover.ts';
import { flankers } from '../positioning/flanking.ts';
import { farthestReach } from '../positioning/reach.ts';
import { fights } from '../rounds/yielded.ts';
import { awake } from '../stamina/unconscious.ts';
import { acts, conditions, tags, things } from './pictures.ts';

const COVERS = ['no cover', 'cover', 'total cover'];

/** How a fight is drawn. */
export const look = {
  emblem: 'anatomy',
  gauges: [
    { fact: 'stamina', title: 'Stamina', as: 'bar' as const, most: 'maxStamina', harm: true as const },
    { fact: 'exhaustion', title: 'Exhaustion', as: 'bar' as const, most: 'maxExhaustion' },
    { fact: 'strain', title: 'Strain', as: 'text' as const },
    { fact: 'ap', title: 'AP', as: 'text' as const },
    { fact: 'reactions', title: 'Reactions', as: 'text' as const },
    { fact: 'body', title: 'Body', as: 'body' as const, harm: true as const, nothing: 'whole' },
    { fact: 'holds', title: 'In hand', as: 'text' as const },
  ],
  ground: (view: View) => {
    const { width, height, solid, ground, exits = [], doors = [] } = scene(view);
    const lying = ground.filter((item) => item.in < 0).map((item) => item.y * width + item.x);
    return {
      kind: 'square' as const,
      width,
      height,
      unit: '5 ft',
      marks: [
        { title: 'wall', as: 'wall' as const, places: solid.filter((cell) => !doors.includes(cell)) },
        ...doorMarks(doors, solid),
        { title: 'something on the ground', places: lying },
        ...(exits.length > 0 ? [{ title: 'exit', places: exits }] : []),
      ],
    };
  },
  tokens: (view: View) => present(view).map((f) => ({ id: f.id, places: places(f, scene(view).width), facing: null })),
  places: {
    of: (view: View, value: Json) => (isSquare(value) ? value.y * scene(view).width + value.x : null),
    value: (view: View, place: number): Square => ({ x: place % scene(view).width, y: Math.floor(place / scene(view).width) }),
  },
  part: (view: View, id: Id) => (view.state.entities[id]?.kind === 'part' ? partName(view, id) : null),
  threatens: threatenedPlaces,
  line: (view: View, from: Id, to: Id) => `${feetBetween(view, from, to)} ft, ${COVERS[coverFrom(view, to, from)]}`,
  flank: (view: View, by: Id, of: Id) => {
    const names = flankers(view, by, of).map((id) => fighter(view, id).name);
    return names.length === 0 ? null : `flanked with ${names.join(' and ')} opposite`;
  },
  // After the fight all who are awake tend each other.
  out: (view: View, id: Id) => (scene(view).ended ? !awake(view, id) : !fights(view, id)),
  left: (view: View, id: Id) => fighter(view, id).stamina,
  held: (view: View, id: Id) => fighter(view, id).parts.flatMap((part) => (bodyPart(view, part).holds < 0 ? [] : [bodyPart(view, part).holds])),
  order: (view: View) => scene(view).order,
  creature: (view: View, id: Id) => CREATURES.get(fighter(view, id).species) ?? null,
  defences: { 'choose-parry': 'sword-clash', 'choose-ward': 'magic-shield' },
  acts,
  tags,
  conditions,
  things,
};

/** Pictures of those that fight with what they were born with, by their species. */
const CREATURES: ReadonlyMap<string, string> = new Map([
  ['goblin', 'goblin-head'],
  ['golem', 'rock-golem'],
  ['hydra', 'hydra'],
  ['ogre', 'ogre'],
  ['orc', 'orc-head'],
  ['skeleton', 'skull-crossed-bones'],
  ['wolf', 'wolf-head'],
  ['wyvern', 'wyvern'],
]);

/** The squares that a fighter threatens. */
function threatenedPlaces(view: View, id: Id): number[] {
  const { x, y, size } = fighter(view, id);
  if (!awake(view, id) || view.has(id, OffGuard)) return [];
  const reach = farthestReach(view, id);
  const { width, height } = scene(view);
  return Array.from({ length: width * height }, (_, place) => place).filter((place) => {
    const away = Math.max(gap(x, side(size), place % width, 1), gap(y, side(size), Math.floor(place / width), 1));
    return away > 0 && away * FEET <= reach;
  });
}

const isSquare = (value: Json): value is Square => typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The squares of a body, its north-west one first. */
function places({ x, y, size }: Fighter, width: number): number[] {
  const length = side(size);
  return Array.from({ length: length * length }, (_, i) => (y + Math.floor(i / length)) * width + x + (i % length));
}
