import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Founded } from '../src/index.ts';
import { ownFolder, type Page, post, start, takeSeat } from './harness.ts';

const folder = ownFolder();
const text = readFileSync(join(import.meta.dirname, '../../../encounters/sea-of-shadows/duel-at-dawn.json'), 'utf8');
const library = { ruleSets: RULE_SETS, fights: [{ file: 'duel-at-dawn.json', text }], rule: () => null };

const toldTo = (page: Page): string =>
  page.log.flatMap(({ parts }) => parts.map((part) => [part.text, ...part.rolls.map((roll) => roll.text)].join('\n'))).join('\n');

/** A duel whose first blow is struck, and the links to its seats. */
async function duel(): Promise<{ readonly gm: Page; readonly spectator: Page; readonly base: string; readonly paths: readonly string[] }> {
  const run = await start(folder, { library });
  onTestFinished(() => run.stop());
  const { links } = (await post(run.base, '/api/tables', { fight: 'duel-at-dawn.json', mode: 'table' })).body as unknown as Founded;
  const paths = links.map(({ path }) => path);
  const gm = await takeSeat(run.base, paths[0]);
  gm.languages = ['gsw', 'de-AT', 'en'];
  await gm.open();
  const spectator = await (await takeSeat(run.base, paths[paths.length - 1])).open();
  await gm.until(() => gm.scene.menu.acts.some(({ id, ways }) => id === 'strike' && ways.length > 0));
  await gm.act('strike');
  await gm.until(() => gm.scene.question !== null);
  await gm.say({ do: 'answer', question: gm.scene.question!.number, choice: 0 });
  await spectator.until(() => /Attack D/.test(toldTo(spectator)));
  return { gm, spectator, base: run.base, paths };
}

describe('the language of the log', () => {
  it('is the first that the browser reads and the game knows, and each seat has its own', async () => {
    const { gm, spectator } = await duel();
    await gm.until(() => /Angriff D/.test(toldTo(gm)));
    expect(toldTo(gm)).toMatch(/Runde 1\n.* ist am Zug: 2 AP\n/);
    expect(toldTo(gm)).toMatch(/(Ilse|Odo): Angriff D\d+ \[/);
    expect(toldTo(gm)).not.toMatch(/\b(Round|turn|Attack|Turn order)\b/);
    expect(toldTo(spectator)).toMatch(/Turn order: .*\n.*'s turn\n/s);
    expect(toldTo(spectator)).not.toMatch(/\d AP/);
    expect(spectator.bytes.join('\n')).not.toMatch(/Runde|Angriff|am Zug/);
  });

  it('changes when a page comes to the seat that reads another, for all of its pages and no other seat', async () => {
    const { gm, spectator, base, paths } = await duel();
    const before = gm.bytes.length;
    const german = await takeSeat(base, paths[paths.length - 1]);
    german.languages = ['de'];
    await german.open();
    expect(toldTo(german)).toMatch(/Reihenfolge: /);
    await spectator.until(() => /Reihenfolge: /.test(toldTo(spectator)));
    expect(toldTo(spectator)).toBe(toldTo(german));
    expect(gm.bytes.slice(before).join('\n')).not.toMatch(/"log":\{/);
    const strange = await takeSeat(base, paths[paths.length - 1]);
    strange.languages = ['xx', '__proto__', 'constructor'];
    await strange.open();
    expect(toldTo(strange)).toMatch(/Turn order: /);
    await spectator.until(() => /Turn order: /.test(toldTo(spectator)));
  });

  it('is no list of any length', async () => {
    const { base, paths } = await duel();
    const page = await takeSeat(base, paths[0]);
    page.languages = Array.from({ length: 11 }, () => 'de');
    await expect(page.open()).rejects.toThrow('The first message must be a hello.');
  });
});
