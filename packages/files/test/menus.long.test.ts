import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decide, languageOf, optionsOf, readEncounter } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';
import { isTurnOf } from './tenth.ts';

const root = join(import.meta.dirname, '../../../encounters');

const GAMES = readdirSync(root);

/** What only files say: an id with hyphens, a body part by its number, a value that stands for nothing. */
const BARE = /\b[a-z]+-\d|\b(hand|arm|eye|ear|leg|foot|head) \d|\b(none|nobody|null|undefined|NaN)\b|[{}[\]_]|-1\b/;

/** Menus of a fight that are looked at where it is its turn, and else; commands between them. */
const [MENUS, FEW, BETWEEN] = [12, 2, 7];

/** What is wrong with the rows of so many menus of a ready fight, each once. */
function faultsOf(path: string, menus: number): string[] {
  const { rules, state, ruleSet, policy } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'menus' });
  const faults = new Set<string>();
  for (let n = 0, seen = 0; n < 1000 && seen < menus && fight.over === null; n++) {
    if (fight.pending === null && n % BETWEEN === 0) {
      seen++;
      for (const who of fight.declarers) {
        const rows = optionsOf(fight, { ruleSet, view: fight.view }, who, { reactions: false }).filter(({ refusals }) => refusals.length === 0);
        const texts = rows.map(({ text }) => text);
        for (const [i, text] of texts.entries()) {
          if (BARE.test(text)) faults.add(`bare: ${text}`);
          if (texts.indexOf(text) < i) faults.add(`twice: ${text}`);
        }
      }
    }
    decide(
      fight,
      () => policy,
      () => true,
    );
  }
  return [...faults];
}

const filesOf = (game: string): string[] => readdirSync(join(root, game)).filter((name) => name.endsWith('.json'));
const ALL = GAMES.flatMap((game) => filesOf(game).map((file) => join(root, game, file)));

describe.each(GAMES)('the menus of %s', (game) => {
  const files = filesOf(game);

  it.each(files)(
    '%s: rows differ, and none has a bare id',
    (file) => {
      const path = join(root, game, file);
      expect(faultsOf(path, isTurnOf(ALL.indexOf(path), 10) ? MENUS : FEW)).toEqual([]);
    },
    60_000,
  );

  it('have a form for every act with something to choose', () => {
    const { rules, ruleSet } = readEncounter(readFileSync(join(root, game, files[0]), 'utf8'), files[0], RULE_SETS);
    const language = languageOf(ruleSet.tale, 'en');
    const walks = (def: { readonly params: readonly { readonly kind: string }[] }): boolean =>
      def.params.every(({ kind }) => kind === 'path' || kind === 'place');
    expect(rules.def.intents.filter((def) => !walks(def) && !language.has(`act-${def.id}.form`)).map(({ id }) => id)).toEqual([]);
  });
});
