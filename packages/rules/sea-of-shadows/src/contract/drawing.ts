import type { Drawing } from '@riposte/ruleset';

/** Regions by name, the ways between them, and where the ground is hard. */
export const drawing: Drawing = {
  writes: 'name',
  first: 0,
  boards: [{ ground: 'regions', says: {} }],
  most: { width: 1, height: 200, places: 200 },
  brushes: [
    { id: 'path', title: 'path', on: 'edge', path: ['paths'], most: 2000 },
    { id: 'door', title: 'door', on: 'edge', as: 'door', means: 'door', path: ['doors', 'closed'], most: 200 },
    { id: 'open-door', title: 'open door', on: 'edge', as: 'open-door', means: 'open-door', path: ['doors', 'open'], most: 200 },
    { id: 'hard', title: 'hard ground', on: 'region', as: 'stone', path: ['hard'], most: 200 },
    { id: 'exit', title: 'exit', on: 'region', path: ['exits'], most: 200 },
  ],
};
