import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOf, decide, openGame } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { alongPath, reach, searched } from '../src/reach.ts';
import { seatView } from '../src/seat-view.ts';

const priced = (cost: readonly (readonly [string, number])[]): number => cost.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0);

const home = join(import.meta.dirname, '../../../encounters');

describe.each(RULE_SETS)('where the fighters of $ruleset.id can go', (ruleSet) => {
  const { id } = ruleSet.rules;
  const fights = readdirSync(join(home, id)).filter((file) => file.endsWith('.json'));
  const load = (path: string): string => readFileSync(path, 'utf8');

  it('is told in places of the board, by paths that the rules take', () => {
    let goals = 0;
    for (const file of fights.slice(0, 3)) {
      const { fight } = openGame(load(join(home, id, file)), join(home, id, file), RULE_SETS, load);
      for (let n = 0; n < 6 && fight.over === null; n++) {
        const speech = { ruleSet, view: fight.view };
        const [by] = fight.declarers;
        const walks = fight.pending === null && by >= 0 ? fight.legal(by).filter(({ def }) => def.params.some(({ kind }) => kind === 'path')) : [];
        for (const { def, with: chosen } of walks.slice(0, 1)) {
          const intent = { do: def.id, by, with: chosen as never };
          const found = searched(reach(fight, seatView(speech, { gm: true, controls: [] }), speech, def.id, by), Infinity)!;
          for (const { place, path, cost } of found) {
            expect(Number.isInteger(place)).toBe(true);
            expect(place).toBe(path[path.length - 1]);
            expect(fight.view.legal(fight.rules.intent(alongPath(speech, intent, path)))).toBe(true);
            goals++;
            // Nowhere is reached for less by going on from where the path leads to another place first.
            for (const other of found.slice(0, 4)) {
              const further = fight.rules.intent(alongPath(speech, intent, [...other.path, place]));
              if (fight.view.legal(further)) expect(priced(Object.entries(costOf(fight, further)))).toBeGreaterThanOrEqual(priced(cost));
            }
          }
        }
        decide(
          fight,
          () => ruleSet.policy,
          () => true,
        );
      }
    }
    expect(goals).toBeGreaterThan(0);
  });
});
