import { expect, it } from 'vitest';
import { type Option, offerLines } from '../src/menu.ts';

const form = (words: string, cost: Option['cost']): Option => ({
  intent: { do: 'cast', by: 0, with: { words } },
  title: 'Cast as a reaction',
  text: `Cast as a reaction: ${words}`,
  to: null,
  cost,
  refusals: [],
  provokes: [],
});

it('an act whose words begin with a colon has one', () => {
  expect(offerLines([form('arcane ward', { AP: 1 }), form('stone skin', { AP: 1 })])).toEqual(['Cast as a reaction: arcane ward, stone skin — 1 AP']);
  expect(offerLines([form('arcane ward', { AP: 1 }), form('stone skin', { AP: 2 })])).toEqual(['Cast as a reaction — arcane ward: 1 AP; stone skin: 2 AP']);
});

it('one of a resource is told as one', () => {
  expect(offerLines([form('arcane ward', { reactions: 1 })])).toEqual(['Cast as a reaction: arcane ward — 1 reaction']);
});
