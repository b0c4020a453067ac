import type { Drawing } from '@riposte/ruleset';

/** Obstacles are straight pieces between points of a whole metre. */
export const drawing: Drawing = {
  writes: 'pair',
  first: 0,
  boards: [{ ground: 'metres', says: {} }],
  most: { width: 200, height: 200, places: 201 * 201 },
  brushes: [
    { id: 'wall', title: 'wall', on: 'line', as: 'wall', means: 'wall', path: ['obstacles'], entry: { protects: 100, conceals: true }, most: 100 },
    { id: 'door', title: 'door', on: 'line', as: 'door', means: 'door', path: ['doors', 'closed'], entry: {}, most: 50 },
    { id: 'open-door', title: 'open door', on: 'line', as: 'open-door', means: 'open-door', path: ['doors', 'open'], entry: {}, most: 50 },
    { id: 'high-cover', title: 'high cover', on: 'line', as: 'cover', means: 'window', path: ['obstacles'], entry: { protects: 75 }, most: 100 },
    { id: 'low-cover', title: 'low cover', on: 'line', as: 'hedge', path: ['obstacles'], entry: { protects: 50 }, most: 100 },
    { id: 'exit', title: 'exit', on: 'cell', path: ['exits'], most: 40 },
  ],
  usual: { obstacles: { conceals: false } },
};
