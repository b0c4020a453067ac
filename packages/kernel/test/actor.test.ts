import { expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { defineIntent, Fight } from '../src/index.ts';
import { toy, toyDef, toyState } from './toy.ts';

/** What the scene does, and what only somebody with a body can even think of. */
const Thunder = defineIntent('thunder', { rule: 'T-1', title: 'Thunder', actor: 'scene', perform: () => true });
const Sing = defineIntent('sing', {
  rule: 'T-2',
  title: 'Sing',
  available(view, by) {
    if (view.state.entities[by].kind === 'scene') throw new Error('asked of a scene');
  },
  perform: () => true,
});

const rules = toy({ intents: [...toyDef().intents, Thunder, Sing], next: () => ({ declare: [0, 1, 2], run: null, over: null }) });

it('an act is listed for, legal for and asked of whoever does it, and nobody else', () => {
  const fight = Fight.open(rules, toyState(), { seed: 'actors' });
  const acts = (who: number, list: readonly { readonly def: { readonly id: string } }[]) => [
    who,
    [...new Set(list.map((one) => one.def.id))].filter((id) => id === 'thunder' || id === 'sing'),
  ];
  expect([0, 1].map((who) => acts(who, fight.legal(who)))).toEqual([
    [0, ['thunder']],
    [1, ['sing']],
  ]);
  expect(
    [0, 1].map((who) =>
      acts(
        who,
        fight.menu(who).map((one) => one.intent),
      ),
    ),
  ).toEqual([
    [0, ['thunder']],
    [1, ['sing']],
  ]);
  expect(fight.view.refusals(Thunder.of(1, {}))).toEqual([{ rule: 'T-1', reason: 'not-of-this-kind', facts: { kind: 'fighter' } }]);
  expect(fight.view.refusals(Sing.of(0, {}))).toEqual([{ rule: 'T-2', reason: 'not-of-this-kind', facts: { kind: 'scene' } }]);
  expect(faultOf(() => fight.submit({ do: 'sing', by: 0, with: {} }))).toBe('illegal-intent');
  fight.submit({ do: 'thunder', by: 0, with: {} });
  expect(fight.lines[0]).toMatchObject({ in: 'command', do: 'thunder', by: 0 });
});
