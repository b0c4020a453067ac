import { describe, expect, it, vi } from 'vitest';
import { alone, decideWell, fightOf, guests, MISSING, sceneOf } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('an act with many forms', () => {
  const { come, running } = guests([fightOf('encounters/heroes-of-destiny/goblin-ambush.json')]);

  it('lists those that have a key, and the rest below them when somebody asks', async () => {
    const one = await come('');
    const { page } = one;
    await alone(one, running(), 'Goblins in the undergrowth');
    const many = () => sceneOf(one)?.menu.acts.find((act) => act.ways.length + act.more > 12);
    for (let n = 0; many() === undefined && n < 400; n++) if (!(await decideWell(one, running(), n))) await page.waitForTimeout(30);
    await page.locator('.tabs [data-group="all"]').click({ timeout: 20_000 });
    await page.locator(`.acts [data-act="${many()!.id}"]`).click({ timeout: 20_000 });
    const forms = page.locator('.ways [data-way]');
    const more = page.locator('.ways [data-more]');
    await more.waitFor({ timeout: 20_000 });
    const first = await forms.allTextContents();
    const left = Number(/\d+/.exec((await more.textContent())!)![0]);
    expect(first.length).toBe(9);
    expect(left).toBeGreaterThan(3);
    const before = await forms.first().boundingBox();
    // The second click of a double click takes nothing of what came under the pointer.
    await more.dblclick();
    expect(await more.count()).toBe(0);
    const whole = await forms.allTextContents();
    expect(whole.length).toBe(9 + left);
    expect(whole.slice(0, 9)).toEqual(first);
    expect((await forms.first().boundingBox())!.x).toBe(before!.x);
  });
});

describe.skipIf(MISSING !== null)('a chance to come in with many acts', () => {
  const { come, running } = guests([fightOf('encounters/realitycheck/turnless-brawl.json')]);

  it('shows the likely answers, and all of them behind one more button', async () => {
    const one = await come('');
    const { page } = one;
    await alone(one, running(), 'A brawl of three against three');
    const question = () => sceneOf(one)?.question;
    const acts = () => new Set(question()?.choices.map(({ act }) => act)).size;
    for (let n = 0; acts() <= 9 && n < 400; n++) if (!(await decideWell(one, running(), n))) await page.waitForTimeout(30);
    const listed = page.locator('.prompt .choices .act');
    await expect.poll(() => listed.count()).toBe(6);
    const first = await listed.allTextContents();
    expect(first[0]).toContain('No reaction');
    expect(first.join()).toContain('Defend');
    // All six are seen without scrolling.
    const place = (await page.locator('.prompt .choices').boundingBox())!;
    const last = (await listed.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(place.y + place.height + 1);
    await page.keyboard.press('6');
    await expect.poll(() => listed.count()).toBe(acts());
    await page.locator('.prompt .row button').click();
    expect(await listed.allTextContents()).toEqual(first);
  });
});

describe.skipIf(MISSING !== null)('questions one after another', () => {
  const { sit, running } = guests([fightOf('encounters/realitycheck/turnless-brawl.json')]);

  it('stand in the dock one at a time, each with its own sentence alone', async () => {
    const one = await sit('A brawl of three against three');
    const { page } = one;
    // Looks at every picture of the page, so that no question is missed.
    await page.evaluate(`{
      window.most = 0; window.asked = new Set();
      const look = () => {
        const all = document.querySelectorAll('.prompt .why');
        window.most = Math.max(window.most, all.length);
        for (const each of all) window.asked.add(each);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }`);
    const asked = (): Promise<number> => page.evaluate<number>('window.asked.size');
    for (let n = 0; (await asked()) < 6 && n < 400; n++) if (!(await decideWell(one, running(), n))) await page.waitForTimeout(30);
    expect(await asked()).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate('window.most')).toBe(1);
  });
});
