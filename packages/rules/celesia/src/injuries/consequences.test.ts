import { Fight, makeRules, type View } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { celesia, muster, type Part, partsOf } from '../index.ts';
import { type PartKind } from './body-parts.ts';
import { PLANS } from './body-plans.ts';
import { consequence, consequenceNow } from './consequences.ts';

const rules = makeRules(celesia);
const ANN = 1;

type Injuries = { readonly [K in PartKind]?: readonly number[] };

/** A fighter with this body and these injuries, in the order of its parts. */
function body(plan: string, injuries: Injuries, con: number | null = 0): View {
  const state = muster(rules, { width: 8, height: 8, opening: 'ready' }, [{ name: 'Ann', side: 0, at: [1, 2], body: PLANS[plan], con }]);
  for (const [kind, list] of Object.entries(injuries)) {
    const parts = state.entities.filter((entity): entity is Part => entity.kind === 'part' && (entity as Part).part === kind);
    for (const [i, many] of list.entries()) parts[i].injuries = many;
  }
  return Fight.open(rules, state, { seed: 'words' }).view;
}

describe('what an injury would do, in words', () => {
  it.each<[string, Injuries, PartKind, number, string]>([
    ['humanoid', {}, 'eye', 1, 'attacks and sees worse'],
    ['humanoid', { eye: [1, 0] }, 'eye', 1, 'attacks and sees worse, blind'],
    ['humanoid', { eye: [1, 0] }, 'eye', 2, 'destroyed'],
    ['humanoid', { ear: [2, 0] }, 'ear', 1, 'hears worse, deaf'],
    ['humanoid', { foot: [0, 0], leg: [3, 0] }, 'foot', 1, 'worse at Acrobatics and Athletics, needs 1 more AP to stand up, falls prone and cannot stand up'],
    ['winged', {}, 'wing', 1, 'flies slower and worse, cannot strike with it, can no longer fly'],
    ['tentacled', { arm: [1, 1, 0, 1] }, 'arm', 1, 'much worse at Athletics, Thievery and crafts and Acrobatics'],
    ['tentacled', { arm: [1, 1, 1, 0] }, 'arm', 1, 'much worse at Athletics, Thievery and crafts and Acrobatics, falls prone and cannot stand up'],
  ])('%s with %j: %s', (plan, injuries, kind, nth, said) => {
    const view = body(plan, injuries);
    const parts = partsOf(view, ANN, kind);
    expect(consequence(view, parts[parts.length - 1], nth)).toBe(said);
  });

  it('an injury too many destroys what has no Constitution', () => {
    const view = body('skeleton', { leg: [2, 0] }, null);
    const [leg] = partsOf(view, ANN, 'leg');
    expect([1, 2].map((more) => consequence(view, leg, 2 + more))).toEqual(['destroyed', 'one injury too many: death']);
  });

  it('of a part as it is says each thing once', () => {
    const view = body('humanoid', { nose: [4] });
    expect(consequenceNow(view, partsOf(view, ANN, 'nose')[0])).toBe('smells worse, scent lost; no further effect');
  });
});
