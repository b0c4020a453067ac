import { defineIntent } from './intent.ts';
import type { Json } from './json.ts';
import { GM, type Id } from './state.ts';
import type { AnyIntent, ChangeJson, Checkpoint, IntentDef, Param, Rules } from './vocabulary.ts';

/** A checkpoint by its id, and for whom it settles. */
type Due = readonly [checkpoint: string, who: Id];
type Consequent = { readonly of: readonly Due[] };

const anything: Param<unknown, readonly Due[]> = { kind: 'some of', check: () => {}, candidates: () => [] };

/** The id of the command that a decree of the game master sets off. */
export const CONSEQUENCES = 'consequences';

/** What a decree of the game master sets off by itself; the loop starts it, and the runner settles it. */
export const Consequences: IntentDef<Consequent> = defineIntent<Consequent>(CONSEQUENCES, {
  rule: '',
  title: 'Consequences',
  automatic: true,
  params: { of: anything },
  perform: () => true,
});

/** The consequences of changes that no act made, behind those in `before`; null = no checkpoint watches them. */
export function consequencesOf(rules: Rules, events: readonly ChangeJson[], before: Json = { of: [] }): AnyIntent | null {
  const of = [...(before as unknown as Consequent).of];
  for (const [id, who] of events) {
    for (const { id: checkpoint } of rules.watchers[rules.change(id).index] ?? []) {
      if (!of.some((due) => due[0] === checkpoint && due[1] === who)) of.push([checkpoint, who as Id]);
    }
  }
  return of.length === 0 ? null : Consequences.of(GM, { of });
}

/** The checkpoints that are due, each with whom it is for. */
export const due = (rules: Rules, { with: { of } }: AnyIntent): readonly [Checkpoint, Id][] =>
  (of as Consequent['of']).map(([id, who]) => [rules.def.checkpoints.find((checkpoint) => checkpoint.id === id)!, who]);
