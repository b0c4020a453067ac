import { describe, expect, it, vi } from 'vitest';
import { fightOf, guests, MISSING, mustBeAccessible, type Person, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const MAX_LINES = 150;

const mill = fightOf('encounters/heroes-of-destiny/duel-at-the-mill.json');
/** A fight whose fighters have many acts of many forms. */
const ALDA_FIRST = { ...mill, text: JSON.stringify({ ...JSON.parse(mill.text), title: 'Duel of the line', seed: 'line' }) };

describe.skipIf(MISSING !== null)('the line to type in', () => {
  const { sit } = guests([fightOf('encounters/sea-of-shadows/duel-at-dawn.json'), ALDA_FIRST]);

  /** Somebody alone at a fight with the line open, who types lines and hears what is said. */
  async function typist(title: string, options = {}): Promise<{ readonly one: Person; readonly type: (line: string) => Promise<string> }> {
    const one = await sit(title, options);
    await one.page.keyboard.press(':');
    await one.page.locator('.typed-line input').waitFor();
    const type = async (line: string): Promise<string> => {
      const said = one.page.locator('.typed-line .said > div');
      const before = Number((await said.last().getAttribute('data-nth')) ?? 0);
      const latest = async (): Promise<string> =>
        (
          await said.evaluateAll(
            (all, nth) =>
              all.flatMap((each) =>
                Number(each.getAttribute('data-nth')) > nth ? [...each.querySelectorAll('p:not(.typed)')].map((one) => one.textContent) : [],
              ),
            before,
          )
        ).join(' ');
      await one.page.keyboard.type(line);
      await one.page.keyboard.press('Enter');
      await expect.poll(latest).not.toBe('');
      // An action leads to another decision, which is said, too.
      await one.page.waitForTimeout(150);
      return latest();
    };
    return { one, type };
  }

  it('plays a whole fight with words alone', async () => {
    const { one, type } = await typist('The yard');
    await expect.poll(() => one.page.locator('[data-line-said]').textContent()).toContain('Throw oil');
    for (let n = 0; n < MAX_LINES && sceneOf(one)!.over === null; n++) {
      const { question, waiting, fighters } = sceneOf(one)!;
      if (!waiting.mine) await one.page.waitForTimeout(50);
      else if (question !== null) await type('shut');
      else {
        const foe = fighters.find((each) => each.sideName === 'Moths' && !each.out)!;
        const said = await type(`throw ${foe.name}`);
        // Nobody in sight: a step to the first place that is named.
        if (said.includes('You cannot do')) await type(`walk ${/\d,\d/.exec(await type('walk'))![0]}`);
      }
    }
    expect(sceneOf(one)!.over).not.toBeNull();
    await expect.poll(() => one.page.locator('.typed-line .said').textContent()).toContain('The fight is over');
    expect(await one.page.evaluate('document.activeElement.matches(".typed-line input")')).toBe(true);
    expect(one.faults).toEqual([]);
  });

  it('says on demand where everybody is, what lies around, what an act may lead to and why', async () => {
    const { one, type } = await typist('Duel at dawn');
    const { fighters } = sceneOf(one)!;
    const own = fighters.find((each) => each.mine)!;
    const foe = fighters.find((each) => !each.mine)!;
    expect(await type('where')).toContain(foe.name);
    expect(await type('near')).toContain(own.name);
    expect(await type(`who is near ${foe.name}`)).toContain(own.name);
    expect(await type(`look ${foe.name}`)).toContain(foe.name);
    expect(await type('strike nobody')).toContain('You cannot do');
    expect(await type('help')).toContain('who is near');
    const act = sceneOf(one)!.menu.acts.find((each) => each.targets.includes(foe.ref));
    // On a busy machine they cannot be counted at once.
    if (act !== undefined) await expect.poll(() => type(`odds ${act.title} ${foe.name}`), { timeout: 30_000, interval: 1000 }).toMatch(/%/);
    await one.page.keyboard.type('look');
    await one.page.getByRole('option', { name: `look ${foe.name}` }).waitFor();
    await mustBeAccessible(one.page, 'the line with completion');
    await one.page.keyboard.press('ArrowDown');
    await one.page.keyboard.press('Tab');
    expect(await one.page.locator('.typed-line input').inputValue()).toMatch(/^look/);
    await one.page.keyboard.press('Escape');
    await one.page.keyboard.press('Escape');
    expect(await one.page.locator('.typed-line').count()).toBe(0);
  });

  it('says everything once, in order, and the same words again when they are asked for again', async () => {
    const { one, type } = await typist('Duel of the line');
    const { page } = one;
    const spoken = page.locator('[data-line-said]');
    await expect.poll(() => spoken.textContent()).toMatch(/^Your turn: Alda\. .*Ready, 2 AP: \d+ to \d+\. /);
    expect(await spoken.textContent()).not.toMatch(/[.?!:]\. |not listed/);
    // The bar at the top shows whom all wait for; the line says it.
    expect(await page.locator('.waiting .pill').getAttribute('aria-live')).toBe('off');
    expect(await type('ready')).toContain('Ready a dash');
    await page.evaluate(`
      window.heard = [];
      new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((each) => heard.push(each.textContent))))
        .observe(document.querySelector('[data-line-said]'), { childList: true });
    `);
    await type('help');
    await type('help');
    expect(await page.evaluate('heard.length')).toBe(2);
    const before = await page.locator('.typed-line .said p').count();
    await type('end');
    await expect.poll(() => page.locator('.typed-line .said p').nth(before).textContent()).toBe('end');
  });

  it('knows its words in the language of the page, and the English ones too', async () => {
    const { one, type } = await typist('Duel at dawn', { locale: 'de-DE' });
    const foe = sceneOf(one)!.fighters.find((each) => !each.mine)!;
    expect(await type('wo')).toContain(foe.name);
    expect(await type(`schau ${foe.name}`)).toContain(foe.name);
    expect(await type('hilfe')).toContain('chancen');
    expect(await type('where')).toContain(foe.name);
  });
});
