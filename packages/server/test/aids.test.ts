import { readdirSync, readFileSync } from 'node:fs';
import { decide, fightersOf, readEncounter } from '@riposte/files';
import { Fight, type View } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { type RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';

/** Ready fights of a rule set, played for some decisions. */
function views({ rules: { id } }: RuleSet): View[] {
  const files = readdirSync(`encounters/${id}`).filter((one) => one.endsWith('.json'));
  return files.slice(0, 4).map((name) => {
    const path = `encounters/${id}/${name}`;
    const { rules, state, ruleSet } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS, (file) => readFileSync(file, 'utf8'));
    const fight = Fight.open(rules, state, { seed: '1' });
    for (let n = 0; n < 40 && fight.rules.def.next(fight.view).over === null; n++)
      decide(
        fight,
        () => ruleSet.policy,
        () => true,
      );
    return fight.view;
  });
}

describe.each(RULE_SETS)('the board of $ruleset.id', (ruleSet) => {
  const look = ruleSet.look!;

  it('marks places that are on it, each once, and somebody threatens some', () => {
    let threatened = 0;
    for (const view of views(ruleSet)) {
      const ground = look.ground(view);
      const count =
        ground.kind === 'regions' ? ground.regions.length : ground.kind === 'metres' ? (ground.width + 1) * (ground.height + 1) : ground.width * ground.height;
      for (const id of fightersOf(view)) {
        const places = look.threatens!(view, id);
        threatened += places.length;
        expect(new Set(places).size).toBe(places.length);
        expect(places.filter((place) => !Number.isInteger(place) || place < 0 || place >= count)).toEqual([]);
      }
    }
    expect(threatened).toBeGreaterThan(0);
  });

  it('says what lies between any two and who has whose flank', () => {
    for (const view of views(ruleSet)) {
      for (const from of fightersOf(view))
        for (const to of fightersOf(view)) {
          if (from === to) continue;
          expect(look.line!(view, from, to)).toMatch(/^\S.*\S$/);
          expect(look.flank?.(view, from, to) ?? null).toSatisfy((why: string | null) => why === null || why.length > 3);
        }
    }
  });
});
