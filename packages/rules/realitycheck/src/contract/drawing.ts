import type { Json } from '@riposte/kernel';
import type { Brush, Drawing, Terrain } from '@riposte/ruleset';

const zone = (title: string, as: Terrain, says: { readonly [key: string]: Json }): Brush => {
  return { id: title.replaceAll(' ', '-'), title, on: 'cell', as, path: ['zones'], entry: { title, ...says }, most: 400 };
};

/** Walls fill their cells; ground is a zone with what it does. */
export const drawing: Drawing = {
  writes: 'text',
  first: 1,
  boards: [
    { ground: 'square', says: { grid: 'square' } },
    { ground: 'hex-pointy', says: { grid: 'hex' } },
  ],
  most: { width: 500, height: 500, places: 3600 },
  brushes: [
    { id: 'wall', title: 'wall', on: 'cell', as: 'wall', means: 'wall', path: ['solid'], most: 400 },
    { id: 'door', title: 'door', on: 'cell', as: 'door', means: 'door', path: ['doors', 'closed'], most: 400 },
    { id: 'open-door', title: 'open door', on: 'cell', as: 'open-door', means: 'open-door', path: ['doors', 'open'], most: 400 },
    zone('hedge', 'hedge', { missChance: 3, hides: true }),
    zone('parapet', 'cover', { missChance: 6, evasion: 2 }),
    zone('deep snow', 'snow', { condition: 'slowed', cost: 2 }),
    zone('water', 'water', { cost: 2 }),
    zone('fire', 'fire', { holds: 'fire' }),
    zone('ice', 'snow', { holds: 'ice' }),
    zone('pit', 'stone', { fall: 3 }),
    { id: 'exit', title: 'exit', on: 'cell', path: ['exits'], most: 400 },
  ],
  usual: { zones: { missChance: 0, evasion: 0, agileMoves: true, cost: 1, hides: false, holds: 'none', fall: 0 } },
};
