import { readdirSync, readFileSync } from 'node:fs';
import { BOOKS } from '@riposte/books';
import { decide, fightersOf, readEncounter } from '@riposte/files';
import { Fight, type View } from '@riposte/kernel';
import { type Book } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';

/** Ready fights of a rule set, played for some decisions. */
function views({ ruleset: { id } }: Book): View[] {
  const files = readdirSync(`encounters/${id}`).filter((one) => one.endsWith('.json'));
  return files.slice(0, 4).map((name) => {
    const path = `encounters/${id}/${name}`;
    const { rules, state, book } = readEncounter(readFileSync(path, 'utf8'), path, BOOKS, (file) => readFileSync(file, 'utf8'));
    const fight = Fight.open(rules, state, { seed: '1' });
    for (let n = 0; n < 40 && fight.rules.def.next(fight.view).over === null; n++)
      decide(
        fight,
        () => book.policy,
        () => true,
      );
    return fight.view;
  });
}

describe.each(BOOKS)('the board of $ruleset.id', (book) => {
  const look = book.look!;

  it('marks places that are on it, each once, and somebody threatens some', () => {
    let threatened = 0;
    for (const view of views(book)) {
      const ground = look.ground(view);
      const count =
        ground.kind === 'regions' ? ground.regions.length : ground.kind === 'metres' ? (ground.width + 1) * (ground.height + 1) : ground.width * ground.height;
      for (const id of fightersOf(view)) {
        const places = look.threatens!(view, id);
        threatened += places.length;
        expect(new Set(places).size).toBe(places.length);
        expect(places.filter((one) => !Number.isInteger(one) || one < 0 || one >= count)).toEqual([]);
      }
    }
    expect(threatened).toBeGreaterThan(0);
  });

  it('says what lies between any two and who has whose flank', () => {
    for (const view of views(book)) {
      for (const from of fightersOf(view))
        for (const to of fightersOf(view)) {
          if (from === to) continue;
          expect(look.line!(view, from, to)).toMatch(/^\S.*\S$/);
          expect(look.flank?.(view, from, to) ?? null).toSatisfy((why: string | null) => why === null || why.length > 3);
        }
    }
  });
});
