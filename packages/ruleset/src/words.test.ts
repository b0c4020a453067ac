import type { Rules, View } from '@riposte/kernel';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineWords } from './words.ts';

const state = { serial: 0, ignored: [], entities: [] };
const parts = {
  fighter: z.strictObject({ name: z.string() }),
  scene: z.strictObject({}),
  begin: () => state,
  names: () => new Map(),
  gm: 0,
  values: {},
  facts: () => ({}),
  settables: {},
  over: () => null,
};

it('words that leave out what the game has no use for do the usual', () => {
  const { changes, dice, begin, context } = defineWords(parts);
  expect([changes, dice('2d6')]).toEqual([{}, '2D6']);
  expect(begin({} as Rules, { fighters: [] })).toEqual({ ok: true, value: state });
  expect(context({} as View, 'heft', 1, -1, {})).toEqual({ ok: true, value: undefined });
  expect(context({} as View, 'heft', 1, -1, { weapon: 3 })).toMatchObject({ ok: false, problems: [{ path: ['weapon'] }] });
});
