import type { Json } from '@riposte/kernel';
import { type Ground, placesOf, type RuleSet } from '@riposte/ruleset';
import { toJSONSchema, type ZodType } from 'zod';
import type { GameBook, Shape } from './requests.ts';

/** A schema as forms read it. */
export function shapeOf(schema: ZodType): Shape {
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** How a game writes a place. */
export function placing({ fighter }: RuleSet): GameBook['at'] {
  const { at } = shapeOf(fighter).properties ?? {};
  if (at?.type === 'array') return 'pair';
  return at?.pattern === undefined ? 'name' : 'text';
}

/** How a file of this game writes a place. */
export function writing(ruleSet: RuleSet, ground: Ground): (place: number) => Json {
  if (ground.kind === 'regions') return (place) => ground.regions[place]?.name ?? null;
  const { first = 0 } = ground;
  const columns = columnsOf(ground);
  const isPair = placing(ruleSet) === 'pair';
  return (place) => {
    const [x, y] = [(place % columns) + first, Math.floor(place / columns) + first];
    return isPair ? [x, y] : `${x},${y}`;
  };
}

const columnsOf = (ground: Exclude<Ground, { readonly kind: 'regions' }>): number => (ground.kind === 'metres' ? ground.width + 1 : ground.width);

/** The places of a ground, those first that are nearest to one. */
export function nearest(ground: Ground, to: number): number[] {
  const all = Array.from({ length: placesOf(ground) }, (_, place) => place);
  if (ground.kind === 'regions') return [to, ...all.filter((place) => place !== to)];
  const columns = columnsOf(ground);
  const far = (place: number): number => Math.hypot((place % columns) - (to % columns), Math.floor(place / columns) - Math.floor(to / columns));
  return all.sort((a, b) => far(a) - far(b) || a - b);
}

/** Where a side begins: the first on the left, the last on the right. */
export function homeOf(ground: Ground, side: number, sides: number): number {
  const share = sides < 2 ? 0.5 : Math.max(0, side) / (sides - 1);
  if (ground.kind === 'regions') return Math.round(share * (ground.regions.length - 1));
  const columns = columnsOf(ground);
  const rows = placesOf(ground) / columns;
  return Math.floor(rows / 2) * columns + Math.round((0.15 + 0.7 * share) * (columns - 1));
}
