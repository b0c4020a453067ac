import { readFileSync } from 'node:fs';
import { BOOKS } from '@riposte/books';
import { Fight, intentJson } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decide, intentText, readEncounter } from '../src/index.ts';

/** The acts that are open after six decisions of a ready fight, as they are said. */
function menuOf(file: string): readonly string[] {
  const path = `encounters/${file}`;
  const { rules, state, book } = readEncounter(readFileSync(path, 'utf8'), path, BOOKS);
  const fight = Fight.open(rules, state, { seed: '1' });
  for (let n = 0; n < 6; n++)
    decide(
      fight,
      () => book.policy,
      () => true,
    );
  return fight.declarers.flatMap((who) => fight.menu(who).map(({ intent }) => intentText({ book, view: fight.view }, intentJson(intent))));
}

describe('an act in words', () => {
  it('leaves out what goes without saying, and whose a thing is where its owner acts', () => {
    const said = menuOf('realitycheck/archery-at-the-ford.json');
    expect(said).toContain('Load (longbow)');
    expect(said).toContain('Jump to 2,1');
    expect(said.filter((one) => /\b(none|nothing|energy)\b/.test(one))).toEqual([]);
  });

  it('says what it is made of in words, whatever its shape', () => {
    const said = menuOf('celesia/duel-of-parries.json');
    expect(said.some((one) => /^Attack at \w+ \(hand 1, strength\)$/.test(one))).toBe(true);
    expect(said.filter((one) => /[{}"]/.test(one))).toEqual([]);
  });
});
