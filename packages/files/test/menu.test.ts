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
  expect(offerLines([form('Arcane Ward', { AP: 1 }), form('Stone Skin', { AP: 1 })])).toEqual(['Cast as a reaction: Arcane Ward, Stone Skin — 1 AP']);
  expect(offerLines([form('Arcane Ward', { AP: 1 }), form('Stone Skin', { AP: 2 })])).toEqual(['Cast as a reaction — Arcane Ward: 1 AP; Stone Skin: 2 AP']);
});

it('one of a resource is told as one', () => {
  expect(offerLines([form('Arcane Ward', { reactions: 1 })])).toEqual(['Cast as a reaction: Arcane Ward — 1 reaction']);
});
