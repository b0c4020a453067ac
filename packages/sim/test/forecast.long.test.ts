import { readFileSync } from 'node:fs';
import { openCommand } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import { arena, FEW, type Forecast, forecast, wilson } from '../src/index.ts';
import { encounter, READY, SMALL, standing } from './encounters.ts';

const all = (made: Generator<undefined, Forecast>): { readonly told: Forecast; readonly pauses: number } => {
  for (let pauses = 0; ; pauses++) {
    const step = made.next();
    if (step.done) return { told: step.value, pauses };
  }
};
const options = { seed: 'forecast', sides: 2, fights: 60, within: Number.POSITIVE_INFINITY };

describe('the odds of a fight that goes on', () => {
  it.each(inTurn(SMALL, 5))('of $ruleSet at its beginning are those of simulated fights', async ({ file }) => {
    const read = encounter(file);
    const { told, pauses } = all(forecast(standing(read), null, { ...options, fights: 200 }));
    expect(told.fights).toBe(200);
    expect(pauses).toBeGreaterThan(200);
    const { fight } = await arena({ content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'other', players: {}, rounds: 200 });
    const won = [0, 0];
    for (let trial = 0; trial < 200; trial++) {
      const { winner } = fight(trial);
      if (winner >= 0) won[winner]++;
    }
    const [here, there] = [wilson(told.wins[0], 200), wilson(won[0], 200)];
    expect(here.least).toBeLessThanOrEqual(there.most);
    expect(here.most).toBeGreaterThanOrEqual(there.least);
  });

  it.each(READY.filter((one, nth) => READY.findIndex((other) => other.ruleSet === one.ruleSet) === nth))(
    'of $ruleSet go on from the middle of an act, and leave the fight as it is',
    ({ file }) => {
      const read = encounter(file);
      const fight = Fight.open(read.rules, read.state, { seed: 'middle' });
      while (fight.pending === null || openCommand(fight)!.given.length === 0) {
        if (fight.pending?.kind === 'answer')
          fight.answer(read.policy.answer(fight.view, fight.pending.ask, fight.pending.whos[0], fight.pending.about) as never, { who: fight.pending.whos[0] });
        else {
          const intent = read.policy.declare(fight.view, fight.declarers[0])!;
          fight.submit({ do: intent.def.id, by: intent.by, with: intent.with as never });
        }
      }
      const before = JSON.stringify(fight.state);
      const made = forecast({ ...standing(read), state: fight.state }, openCommand(fight), { ...options, fights: 5, within: 0 });
      const { told } = all(made);
      expect(told.fights).toBe(5);
      expect(JSON.stringify(fight.state)).toBe(before);
    },
  );

  it('stop for the time, but not before a few were fought', () => {
    const read = encounter(SMALL[0].file);
    expect(all(forecast(standing(read), null, { ...options, within: 0 })).told.fights).toBe(FEW);
  });
});
