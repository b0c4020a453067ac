import type { Id, View } from '@riposte/kernel';
import { type Badness, doorMarks, type Terrain } from '@riposte/ruleset';
import { isWithin } from '../attacks/reach.ts';
import { everybody, fighter, type Item, itemsOf, scene, type Zone } from '../fighters/fighter.ts';
import { meleeWeapons } from '../gear/carried.ts';
import { AuraStrength } from '../harm/aura.ts';
import { recovers } from '../harm/rest.ts';
import { conscious } from '../harm/unconscious.ts';
import { cellsOf, metres, metresBetween } from '../movement/board.ts';
import { faces } from '../movement/facing.ts';
import { isClear, isClearTo } from '../movement/sight.ts';
import { isPresent } from '../rounds/presence.ts';
import { acts, conditions, tags, things } from './pictures.ts';

const DEGREES = { square: [0, 45, 90, 135, 180, 225, 270, 315], hex: [30, 90, 150, 210, 270, 330] } as const;

/** How a fight is drawn. */
export const look = {
  emblem: 'mailed-fist',
  gauges: [
    { fact: 'energy', title: 'Energy', as: 'pips' as const, most: 'maxEnergy' },
    { fact: 'stamina', title: 'Stamina', as: 'pips' as const, most: 'maxStamina' },
    { fact: 'agility', title: 'Agility', as: 'pips' as const, most: 'maxAgility' },
    { fact: 'aura', title: 'Aura', as: 'bar' as const, most: 'maxAura', harm: true as const },
    { fact: 'marks', title: 'This round', as: 'text' as const, nothing: 'none', aside: true as const },
    { fact: 'hands', title: 'In hand', as: 'text' as const },
  ],
  ground: (view: View) => {
    const { grid, width, height, solid, zones, doors = [] } = scene(view);
    const walls = solid.filter((cell) => !doors.includes(cell));
    return {
      kind: grid === 'square' ? ('square' as const) : ('hex-pointy' as const),
      width,
      height,
      unit: '1 m',
      first: 1 as const,
      marks: [
        ...(walls.length === 0 ? [] : [{ title: 'wall', as: 'wall' as const, places: walls }]),
        ...doorMarks(doors, solid),
        ...zones.map((zone) => ({ title: zone.title, places: zone.places, ...drawnAs(zone) })),
      ],
    };
  },
  tokens: (view: View) => [
    ...everybody(view).flatMap((id) =>
      isPresent(view, id) ? [{ id, places: cellsOf(view, id), facing: DEGREES[scene(view).grid][fighter(view, id).facing] }] : [],
    ),
    ...view.state.entities.flatMap((entity) => {
      const item = entity as Item;
      return entity.kind === 'item' && (item.slot === 'ground' || item.slot === 'table') ? [{ id: entity.id, places: [item.place], facing: null }] : [];
    }),
  ],
  threatens,
  line: (view: View, from: Id, to: Id) => `${metresBetween(view, from, to)} m${isClear(view, from, to) ? '' : ', behind a wall'}`,
  flank: (view: View, by: Id, of: Id) => (faces(view, of, by) ? null : 'from behind'),
  out: (view: View, id: Id) => !conscious(view, id) && !recovers(view, id),
  left: (view: View, id: Id) => fighter(view, id).aura,
  hurt: { fact: 'harm', badness: auraLost },
  held: (view: View, id: Id) => itemsOf(view, id, 'hand').map((item) => item.thing),
  inSight: (view: View, id: Id) => (['hand', 'worn'] as const).flatMap((slot) => itemsOf(view, id, slot).map((item) => item.thing)),
  lying: (view: View, id: Id) => (view.state.entities[id] as Item).thing,
  acts,
  tags,
  conditions,
  things,
};

/** Ground by what it does: fire and ice feed spells, cover keeps shots off, what is slow to cross is thick. */
function drawnAs({ holds, missChance, cost }: Zone): { readonly as?: Terrain } {
  if (holds !== 'none') return { as: holds === 'fire' ? 'fire' : 'snow' };
  return missChance > 0 ? { as: 'cover' } : cost > 1 ? { as: 'hedge' } : {};
}

/** An aura that is whole, shaken or gone. */
function auraLost(view: View, id: Id): Badness {
  const { aura } = fighter(view, id);
  return aura >= AuraStrength(view, id) ? 0 : aura > 0 ? 2 : 3;
}

/** The places that a fighter's melee weapons reach. */
function threatens(view: View, id: Id): number[] {
  const on = scene(view);
  const own = cellsOf(view, id);
  const weapons = conscious(view, id) ? meleeWeapons(view, id) : [];
  return Array.from({ length: on.width * on.height }, (_, place) => place).filter((place) => {
    const away = Math.min(...own.map((cell) => metres(on, cell, place)));
    return away > 0 && isClearTo(view, id, place) && weapons.some((weapon) => isWithin(view, id, weapon.id, away));
  });
}
