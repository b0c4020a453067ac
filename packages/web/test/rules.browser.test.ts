import { describe, expect, it } from 'vitest';
import { library } from '../../cli/src/serve.ts';
import { decide, guests, MISSING, mustBeAccessible, sceneOf } from './browser.ts';

const { rule, rules, scenarios } = await library();

describe.skipIf(MISSING !== null)('the rules in a browser', () => {
  const house = guests([], { rule, rules, scenarios });

  it('plays an example of a rule from where it begins', async () => {
    const one = await house.come('/rules/sea-of-shadows/SS-OPP-001');
    const { page, faults } = one;
    const examples = page.locator('.examples').first();
    const title = (await examples.locator('span').first().textContent())!;
    await mustBeAccessible(page, 'a rule with examples');
    await page.getByRole('button', { name: `Try it: ${title}`, exact: true }).click();
    await page.locator('.board').waitFor();
    await page.getByText(title).first().waitFor();
    await expect.poll(() => sceneOf(one)?.fighters.every((fighter) => fighter.mine)).toBe(true);
    // What was told before anybody did something: a round may begin by itself.
    const told = page.locator('.log li[data-index]');
    await page.waitForTimeout(1000);
    const before = await told.count();
    await expect
      .poll(
        async () => {
          await decide(one);
          return told.count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(before);
    expect(faults).toEqual([]);
  });

  it('shows where in the book a rule stands, for who comes by a link', async () => {
    const { page } = await house.come('/rules/celesia/CE-PAR-001');
    const section = page.locator('.contents a[aria-current]');
    await section.getByText('Parry').waitFor();
    const inSight = `(() => {
      const link = document.querySelector('.contents a[aria-current]').getBoundingClientRect();
      const list = document.querySelector('.contents').getBoundingClientRect();
      return link.top >= list.top - 1 && link.bottom <= Math.min(list.bottom, window.innerHeight) + 1;
    })()`;
    await expect.poll(() => page.evaluate(inSight)).toBe(true);
    expect(await page.locator('.contents').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  });

  it('names the option that a rule leaves open, and its section without the chapters', async () => {
    const { page } = await house.come('/rules/realmspire/RS-OPP-003');
    await page.getByRole('list', { name: 'entering reach provokes' }).getByText('in force').waitFor();
    await page.getByRole('heading', { name: 'Attack of Opportunity', exact: true }).waitFor();
    await page.getByRole('searchbox').fill('how do I parry?');
    await expect.poll(() => page.locator('.rule-list code').first().textContent()).toBe('RS-DEF-006');
  });

  it('fits a small telephone with its examples', async () => {
    const { page } = await house.come('/rules/celesia/CE-COV-001', { viewport: { width: 360, height: 740 } });
    await page.locator('.examples button').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await mustBeAccessible(page, 'a rule on a telephone');
  });
});
