import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it, onTestFinished } from 'vitest';
import type { Founded } from '../src/index.ts';
import { ownFolder, type Page, post, start, takeSeat } from './harness.ts';

// What a German browser gets of a fight of Sea of Shadows has no English word: for the game master, a player and a spectator.

const packages = join(import.meta.dirname, '../..');
const folder = ownFolder();
const { rules } = RULE_SETS.find((one) => one.rules.id === 'sea-of-shadows')!;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const messagesIn = (language: string): string =>
  ['files', 'rules/sea-of-shadows'].map((name) => readFileSync(join(packages, name, `messages/${language}.ftl`), 'utf8')).join('\n');
/** The texts of messages, without their keys, variables and comments. */
const textsIn = (language: string): string => messagesIn(language).replaceAll(/^#.*$|^ *\.?[\w-]+ = |\[[\w-]+\]|\{ .*?[ }]/gm, ' ');

const called = [...rules.conditions, ...rules.features].flatMap(({ id, title }) => [title, id.replaceAll('-', ' ')]);
const english = new Set(wordsIn([textsIn('en'), ...called, 'unhurt hurt badly hard ground'].join(' ')));
for (const word of wordsIn(textsIn('de'))) english.delete(word);

/** What people read of a scene and a log, by the names of its parts; names of pictures, kinds and ids are for the page. */
const READ = /(title|text|names?|value|label|why|of|looks|line|undo|redo|reason|because|asks|costs?|sum|shown)$|^scene\.fighters\.facts/;
const FOR_THE_PAGE = /creatures|waiting\.text|table\.|seats\.|me\.|lesson/;

function readIn(value: unknown, path: string, read: (text: string) => void): void {
  // What a fighter looks like is shown without the name of the fact.
  if (path.endsWith('.looks'))
    return readIn(
      (value as [string, string][]).map(([, told]) => told),
      `${path}.value`,
      read,
    );
  if (typeof value === 'string' && READ.test(path) && !FOR_THE_PAGE.test(path)) read(value);
  else if (Array.isArray(value)) for (const one of value) readIn(one, path, read);
  else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) readIn(one, `${path}.${key}`, read);
}

/** The game master plays everyone, in turn what comes first and what comes later. */
async function playOn(gm: Page, n: number): Promise<void> {
  const { question, menu } = gm.scene;
  const before = gm.after!.seq;
  const open = menu.acts.filter(({ ways, id }) => ways.length > 0 && id !== 'leave' && id !== 'surrender');
  const attacks = open.filter(({ group }) => group === 'attack');
  const act = n % 3 !== 0 && attacks.length > 0 ? attacks[n % attacks.length] : open[(n * 7) % Math.max(1, open.length)];
  if (question !== null) await gm.say({ do: 'answer', question: question.number, choice: question.choices[n % question.choices.length].key });
  else if (act !== undefined) await gm.say({ do: 'act', menu: menu.number, way: act.ways[n % act.ways.length].key });
  await gm.until(() => gm.after!.seq > before);
}

it.each(['harbour-gate.json', 'crypt-of-the-wraith.json', 'lancers-charge.json'])('a German browser reads no English in %s', async (file) => {
  const text = readFileSync(join(packages, '../encounters/sea-of-shadows', file), 'utf8');
  const run = await start(folder, { library: { ruleSets: RULE_SETS, fights: [{ file, text }], rule: () => null } });
  onTestFinished(() => run.stop());
  const { links } = (await post(run.base, '/api/tables', { fight: file, mode: 'table' })).body as unknown as Founded;
  const pages: Page[] = [];
  for (const { path } of [links[0], links[1], links[links.length - 1]]) {
    const page = await takeSeat(run.base, path);
    page.languages = ['de'];
    pages.push(await page.open());
  }
  const [gm] = pages;
  const left = new Set<string>();
  let lines = 0;
  for (let n = 0; n < 40 && gm.scene.over === null; n++) {
    const [one, other] = gm.scene.fighters;
    const aids = await gm.say({ do: 'look', of: one.ref, from: other.ref, seen: 0 });
    const hand = await gm.say({ do: 'boardHand' });
    const names = new RegExp(gm.scene.fighters.map(({ name }) => name).join('|'), 'gi');
    for (const { scene, log } of pages)
      readIn({ scene, log, aids, hand }, '', (said) => {
        lines++;
        const words = wordsIn(said.replaceAll(names, '')).filter((word) => english.has(word));
        if (words.length > 0) left.add(`${said} [${words.join(', ')}]`);
      });
    await playOn(gm, n);
  }
  expect([...left]).toEqual([]);
  expect(lines).toBeGreaterThan(1000);
});
