import { classified } from './dice.ts';
import { fail } from './errors.ts';
import type { AnyIntent, Result, Ruleset, View } from './model.ts';
import { type Choose, type Entry, Runner } from './runner.ts';
import type { State } from './state.ts';

/**
 * Runs an intent once for every way in which its dice can fall, equal outcomes merged, and calls `visit` with the
 * probability and the state at the end of each. The mass adds up to 1. The given state is left alone.
 * @param options.given Rolls and answers that the intent begins with: only what follows them is enumerated.
 * @throws RiposteError `too-deep` after `most` paths (default 200,000).
 */
export function explore(
  rules: Ruleset,
  state: State,
  intent: AnyIntent,
  options: { readonly choose: Choose; readonly given?: readonly Entry[]; readonly most?: number | undefined },
  visit: (probability: number, view: View, result: Result) => void,
): number {
  const most = options.most ?? 200_000;
  interface Path {
    readonly tape: Entry[];
    readonly probability: number;
  }
  const open: Path[] = [{ tape: [...(options.given ?? [])], probability: 1 }];
  let probability = 1;
  const runner = Runner.recording(
    rules,
    { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() },
    {
      roll(roll, who, pool, see, tape) {
        const outcomes = [...classified(pool.distribution(), see ?? ((total) => total))].filter(([, share]) => share > 0);
        const entries = outcomes.map(([outcome]) => ({ in: 'outcome' as const, roll: roll.id, who, outcome }));
        for (let i = outcomes.length - 1; i > 0; i--) open.push({ tape: [...tape, entries[i]], probability: probability * outcomes[i][1] });
        probability *= outcomes[0][1];
        return entries[0];
      },
      answer: (ask, who, about) => ({ in: 'answer', ask: ask.id, who, about, value: options.choose(runner, ask, who, about), from: 'policy' }),
    },
  );
  let mass = 0;
  for (let paths = 0; open.length > 0; paths++) {
    if (paths >= most) fail('too-deep', `more than ${most} ways for the dice to fall`);
    const path = open.pop()!;
    probability = path.probability;
    const result = runner.execute(intent, path.tape);
    if (result === null) return fail('waiting', 'an enumeration cannot wait');
    visit(probability, runner, result);
    mass += probability;
    runner.abandon();
  }
  return mass;
}
