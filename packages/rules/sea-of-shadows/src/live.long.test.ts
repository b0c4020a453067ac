import { Fight, intentJson, type Json, RiposteError, readLog, writeLog } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { aimless, type Ready, readyFights } from '../../../rule-sets/test/ready-fights.ts';
import { ruleSet } from './index.ts';

const GARBAGE: readonly Json[] = [-1, 0, 1, 99, 1.5, '', 'strike', null, true, [], [99], [0, 0, 0, 0], {}];

/** Plays a fight at the table with choices at random, looking at every menu on the way. */
function playLive({ file, rules, state }: Ready, commands: number, each: (fight: Fight) => void): Fight {
  const fight = Fight.open(rules, state, { seed: file, strict: true });
  const policy = aimless(file, ruleSet);
  for (let i = 0; i < commands && fight.over === null; i++) {
    each(fight);
    const { pending } = fight;
    if (pending?.kind === 'answer') fight.answer(policy.answer(fight.view, pending.ask, pending.whos[0], pending.about), { who: pending.whos[0] });
    else {
      const declared = fight.declarers.map((who) => policy.declare(fight.view, who)).find((intent) => intent !== null);
      if (declared) fight.submit(intentJson(declared));
    }
  }
  return fight;
}

describe.each(readyFights(ruleSet))('$file at the table', (ready) => {
  it('verifies, and loads to the same state', () => {
    const fight = playLive(ready, 150, () => {});
    expect(fight.verify()).toMatchObject({ ok: true });
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    expect(JSON.stringify(Fight.load(ready.rules, header, lines, { seed: ready.file }).state)).toBe(JSON.stringify(fight.state));
  });

  it('refuses nonsense with reasons, whoever says it, and changes nothing', () => {
    let tried = 0;
    playLive(ready, 40, (fight) => {
      if (fight.pending !== null || tried++ % 2 !== 0) return;
      const before = JSON.stringify(fight.state);
      for (const { id: by } of fight.state.entities)
        for (const def of fight.rules.def.intents) for (const value of GARBAGE) nonsense(fight, def.id, by, def.paramNames, value);
      expect(JSON.stringify(fight.state)).toBe(before);
    });
    expect(tried).toBeGreaterThan(2);
  });
});

function nonsense(fight: Fight, act: string, by: number, names: readonly string[], value: Json): void {
  const intent = fight.rules.intent({ do: act, by, with: Object.fromEntries(names.map((name) => [name, value])) });
  if (names.length > 0 && intent.def.automatic === false && fight.view.refusals(intent).length > 0 && fight.declarers.includes(by)) {
    expect(() => fight.submit(intentJson(intent))).toThrow(RiposteError);
  }
}
