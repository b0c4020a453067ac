import type { Brush, Drawing } from '@riposte/ruleset';
import { GROUNDS, LIGHTS } from '../state/scene.ts';
import { DRAWN } from './look.ts';

/** Walls stand between cells; ground and solid rock fill them. */
export const drawing: Drawing = {
  writes: 'text',
  first: 0,
  boards: [
    { ground: 'square', says: { kind: 'square' } },
    { ground: 'hex-pointy', says: { kind: 'hex' } },
  ],
  most: { width: 200, height: 200, places: 40_000 },
  brushes: [
    { id: 'wall', title: 'wall', on: 'edge', as: 'wall', means: 'wall', path: ['walls'], entry: { stops: 'all' }, most: 5000 },
    { id: 'door', title: 'door', on: 'edge', as: 'door', means: 'door', path: ['doors', 'closed'], most: 500 },
    { id: 'open-door', title: 'open door', on: 'edge', as: 'open-door', means: 'open-door', path: ['doors', 'open'], most: 500 },
    { id: 'fence', title: 'fence one sees through', on: 'edge', as: 'cover', means: 'window', path: ['walls'], entry: { stops: 'move' }, most: 5000 },
    { id: 'curtain', title: 'curtain', on: 'edge', as: 'hedge', path: ['walls'], entry: { stops: 'sight' }, most: 5000 },
    { id: 'parapet', title: 'parapet', on: 'edge', as: 'cover', path: ['walls'], entry: { stops: 'cover' }, most: 5000 },
    { id: 'solid', title: 'solid', on: 'cell', as: 'wall', path: ['solid'], most: 10_000 },
    ...GROUNDS.map((ground): Brush => {
      return {
        id: ground,
        title: ground.replaceAll('-', ' '),
        on: 'cell',
        ...(DRAWN[ground] && { as: DRAWN[ground] }),
        path: ['ground', ground],
        most: 10_000,
      };
    }),
    { id: 'exit', title: 'exit', on: 'cell', path: ['exits'], most: 10_000 },
  ],
  lights: LIGHTS,
  usual: { walls: { stops: 'all' } },
};
