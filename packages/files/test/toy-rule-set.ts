import type { Names, RuleSet, Words } from '@riposte/ruleset';
import * as z from 'zod';
import { type Duellist, duellist, toyDef, toyState } from '../../kernel/test/toy.ts';

const NAMES = ['scene', 'Ann', 'Bea', 'Cid'];

const names: Names = (view) => new Map([...view.state.entities.map((entity): [number, string] => [entity.id, NAMES[entity.id]]), [-2, 'gm']]);

const words: Words = {
  fighter: z.strictObject({ name: z.string(), points: z.int().optional(), coins: z.int().optional(), axe: z.boolean().default(false) }),
  scene: z.strictObject({ payday: z.literal('due').optional() }),
  begin(rules, given) {
    const { fighters, payday } = given as { fighters: { points?: number; coins?: number; axe: boolean }[]; payday?: 'due' };
    const state = toyState(fighters.length);
    (state.entities[0] as Duellist).hits = payday === 'due' ? 0 : 1;
    fighters.forEach(({ points, coins, axe }, i) => {
      const mine = state.entities[i + 1] as Duellist;
      mine.points = points ?? 9;
      mine.coins = coins ?? 0;
      mine.features = axe ? [rules.codeNamed('axe')] : [];
    });
    return { ok: true, value: state };
  },
  names,
  gm: 0,
  values: { at: names },
  changes: {},
  facts: (view, who) => {
    const { points, coins, hits } = duellist(view, who);
    return { points, coins, hits };
  },
  settables: { hits: { range: () => ({ kind: 'number', least: 1, most: 1 }), changes: (_view, who) => [['counted', who]] } },
  context: () => ({ ok: true, value: undefined }),
  dice: (pool) => pool.toUpperCase(),
  over: (view, over) => (over === null ? null : { winner: names(view).get((over as { winner: number }).winner) ?? 'nobody' }),
};

/** The kernel's toy as a book with a language of the table. */
export const TOY: RuleSet = {
  rules: toyDef(),
  board: z.strictObject({}),
  fighter: z.strictObject({ name: z.string(), side: z.string(), creature: z.string().optional(), points: z.int().optional(), coins: z.int().optional() }),
  setUp: (rules, { fighters }) => words.begin(rules, { fighters }),
  policy: { declare: () => null, answer: () => null },
  words,
};

/** One scenario of the toy, from its given and steps. */
export function toyScenario(given: object, steps: readonly object[], more: object = {}): string {
  return JSON.stringify({
    format: 'riposte/scenario/1',
    ruleset: 'toy',
    title: 'toy',
    given: { fighters: [{ name: 'Ann' }, { name: 'Bea' }], ...given },
    steps,
    ...more,
  });
}
