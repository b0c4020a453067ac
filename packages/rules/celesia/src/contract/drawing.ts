import type { Drawing } from '@riposte/ruleset';

/** What can be drawn on a board of squares: who is in the way of whom goes by whole squares. */
export const drawing: Drawing = {
  writes: 'pair',
  first: 0,
  boards: [{ ground: 'square', says: {} }],
  most: { width: 60, height: 60, places: 3600 },
  brushes: [
    { id: 'wall', title: 'wall', on: 'cell', as: 'wall', means: 'wall', path: ['solid'], most: 1000 },
    { id: 'door', title: 'door', on: 'cell', as: 'door', means: 'door', path: ['doors', 'closed'], most: 200 },
    { id: 'open-door', title: 'open door', on: 'cell', as: 'open-door', means: 'open-door', path: ['doors', 'open'], most: 200 },
    { id: 'exit', title: 'exit', on: 'cell', path: ['exits'], most: 1000 },
  ],
};
