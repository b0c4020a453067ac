import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decide, ending, narrateAll, plain, readEncounter, tongueOf } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const root = join(import.meta.dirname, '../../..');

/** Two fights of each game, with the seeds of their dice. */
const STORIES: { readonly [game: string]: readonly (readonly [encounter: string, seed: string])[] } = {
  'sea-of-shadows': [
    ['crypt-of-the-wraith', '1'],
    ['wrestling-pit', '1'],
  ],
  'heroes-of-destiny': [
    ['duel-at-the-mill', '1'],
    ['broken-spell', '1'],
  ],
  realmspire: [
    ['troll-bridge', '1'],
    ['nets-in-the-arena', '1'],
  ],
  celesia: [
    ['duel-of-parries', '3'],
    ['mage-and-golem', '1'],
  ],
  realitycheck: [
    ['duel-on-the-bridge', '1'],
    ['archery-at-the-ford', '1'],
  ],
};

/** The pages: each game in English, and in what other languages it is told. */
const PAGES: readonly (readonly [page: string, game: string, lang: string])[] = [
  ...Object.keys(STORIES).map((game) => [game, game, 'en'] as const),
  ['sea-of-shadows.de', 'sea-of-shadows', 'de'],
];

/** A fight that the computer plays to its end, as a page of the docs. */
function story(game: string, encounter: string, seed: string, lang: string): string {
  const path = join(root, 'encounters', game, `${encounter}.json`);
  const { rules, state, ruleSet, policy, title, sides } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const fight = Fight.open(rules, state, { seed });
  const tongue = tongueOf({ ruleSet }, lang);
  for (let n = 0; n < 2000 && fight.over === null; n++)
    decide(
      fight,
      () => policy,
      () => true,
    );
  const lines = narrateAll(fight, tongue).flatMap(({ told }) => told);
  const end = ending({ fight, ruleSet, sides, ended: () => null }, tongue.language) ?? plain(tongue.language.say('end-not-yet')!);
  // Acts and rounds stand apart; a turn stands above its first act.
  const isRound = (line: string): boolean => /^(Round|Runde) \d+$/.test(line);
  const isHeading = (line: string): boolean => isRound(line) || /('s turn|ist am Zug)/.test(line);
  const all = [...lines, `${end}.`];
  const text = all.map((line, n) => (line.startsWith(' ') || (isHeading(all[n - 1] ?? '') && !isRound(line)) ? line : `\n${line}`)).join('\n');
  return `## ${title}\n\n\`riposte fight encounters/${game}/${encounter}.json --seed ${seed}${lang === 'en' ? '' : ` --lang ${lang}`} --no-rules\`\n\n\`\`\`text${text}\n\`\`\`\n`;
}

describe('the stories in docs/stories', () => {
  it.each(PAGES)('%s reads as it is told now', (page, game, lang) => {
    const file = join(root, 'docs/stories', `${page}.md`);
    const { ruleSet } = readEncounter(readFileSync(join(root, 'encounters', game, `${STORIES[game][0][0]}.json`), 'utf8'), game, RULE_SETS);
    const language = lang === 'en' ? '' : ` in ${new Intl.DisplayNames('en', { type: 'language' }).of(lang)}`;
    const text = `# Two fights of ${ruleSet.rules.title}${language}\n\nThe fights stand here as the program prints them, with a blank line above each entry. A test checks this.\n\n${STORIES[game].map(([encounter, seed]) => story(game, encounter, seed, lang)).join('\n')}`;
    if (process.env.UPDATE === '1') writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });
});
