import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide, fightOf, guests, MISSING, mustBeAccessible } from './browser.ts';

const FILE = 'encounters/sea-of-shadows/duel-at-dawn.json';
const FIGHT = encodeURIComponent(FILE);
const REEF = 'encounters/heroes-of-destiny/reef-of-sharks.json';

describe.skipIf(MISSING !== null)('the lab in a browser', () => {
  const house = guests([fightOf(FILE), fightOf(REEF)]);

  it('runs, stops and goes on by keyboard, compares, and saves numbers alone', async () => {
    const { page, faults } = await house.come(`/lab?fight=${FIGHT}&vs=Ilse.hp%3D6&n=20000`);
    await page.getByRole('heading', { level: 1, name: 'Duel at dawn' }).waitFor();
    await page.keyboard.press('r');
    const stop = page.getByRole('button', { name: 'Stop' });
    await stop.waitFor();
    await page.locator('.lead .big', { hasText: /^[+−±][\d.]+ points$/ }).waitFor({ timeout: 30_000 });
    await page.keyboard.press('r');
    const on = page.getByRole('button', { name: 'Continue' });
    await on.waitFor();
    const fought = async (): Promise<number> => Number(await page.getByRole('progressbar').getAttribute('value'));
    const before = await fought();
    expect(before).toBeLessThan(20_000);
    await on.click();
    await expect.poll(fought, { timeout: 30_000 }).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Stop' }).click();
    await on.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Figures (CSV)' }).click()]);
    const rows = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    for (const row of rows) expect(Number.isFinite(Number(row.split(',')[3]))).toBe(true);
    expect(faults).toEqual([]);
    await mustBeAccessible(page, 'the lab');
  });

  it('takes an act apart, and sliders make the variant', async () => {
    const { page, faults } = await house.come(`/lab?fight=${FIGHT}&view=odds&as=Ilse&act=Strike+Odo`);
    await page.locator('.lead .big', { hasText: '56.6' }).waitFor();
    await page.getByRole('heading', { name: 'How much each part matters' }).waitFor();
    const slider = page.getByRole('slider', { name: 'Odo: Defence' });
    await slider.press('ArrowRight');
    await page.locator('.lead .big', { hasText: 'instead of 56.6 %' }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('vs')).toEqual(['Odo.dice.DEF=D8']);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Tables (CSV)' }).click()]);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^section,row,column,value,least,most,unit,text\r\n.*\bVariant,60\.2,,,%,\r\n/s);
    expect(faults).toEqual([]);
    await mustBeAccessible(page, 'an act taken apart');
  });

  it('shows no chance of an act without dice, and its command is of the act that is shown', async () => {
    const { page, faults } = await house.come(`/lab?fight=${encodeURIComponent(REEF)}&view=odds`);
    await page.locator('.lead h2').waitFor();
    const act = await page.locator('.lead h2').innerText();
    expect(await page.locator('.lead').innerText()).not.toContain('%');
    await page.getByRole('button', { name: 'Report (HTML)' }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report (HTML)' }).click()]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(`--action '${act}'`);
    expect(faults).toEqual([]);
  });

  it('fights on from where a table stands, for who may see everything', async () => {
    const one = await house.sit('Duel at dawn');
    const { page, faults } = one;
    for (let n = 0; n < 3; n++) await decide(one);
    await page.getByRole('button', { name: 'Keys and colours' }).click();
    await page.getByRole('button', { name: 'Ask the lab' }).click();
    await page.getByText(/as it stood after entry \d+, in round \d+/).waitFor();
    expect(new URL(page.url()).searchParams.get('fight')).toMatch(/^table:/);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText(/more on average; the chart counts from round 1/).waitFor({ timeout: 30_000 });
    expect(faults).toEqual([]);
    await mustBeAccessible(page, 'a fight from a table');
    // The address alone says nothing of the fight.
    const other = await one.context.newPage();
    await other.goto(page.url());
    await other.getByRole('alert').getByText('opened in another tab').waitFor();
  });

  it('draws wins over two numbers as a map, whose numbers stand in a table', async () => {
    const { page, faults } = await house.come(`/lab?fight=${FIGHT}&view=grid&x=Odo.dice.DEF&y=Ilse.hp&n=10`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 60_000 });
    const map = page.getByRole('img', { name: /^How often Ilse wins: / });
    await map.waitFor();
    const table = page.locator('.as-table').first();
    await table.locator('summary').click();
    const columns = (await table.locator('thead th').count()) - 1;
    const cells = await table.locator('tbody td').allTextContents();
    const down = await table.locator('tbody tr').count();
    expect([columns > 3, down > 3]).toEqual([true, true]);
    // A row begins with the number that it is of.
    const shares = cells.filter((cell) => /^[\d.]+$/.test(cell.trim()));
    expect(shares).toHaveLength(columns * down);
    expect(await map.locator('rect').count()).toBeGreaterThanOrEqual(columns * down);
    // The pair of the fight as it is stands in a frame.
    await expect.poll(() => map.locator('.as-it-is').count()).toBe(1);
    await page.getByText('framed: the fight as it is').waitFor();
    expect(faults).toEqual([]);
    await mustBeAccessible(page, 'a map of two numbers');
  });

  it('counts days, not fights, where it lives a day', async () => {
    const { page, faults } = await house.come(`/lab?fight=${FIGHT}&view=day&then=long-rest&then=${FIGHT}&n=20`);
    await page.getByLabel('Days', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('20 of 20 days').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('progressbar', { name: 'Days so far' }).getAttribute('value')).toBe('20');
    expect(await page.getByText(/\d of 20 fights/).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('takes a change by form into the address', async () => {
    const { page } = await house.come(`/lab?fight=${FIGHT}&n=20`);
    await page.getByRole('button', { name: 'Change something' }).click();
    await page.getByLabel('What kind of change').selectOption('without');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    expect(new URL(page.url()).searchParams.getAll('vs')).toHaveLength(1);
    const change = async (sort: string, what: string, to: string): Promise<void> => {
      await page.getByRole('button', { name: 'Change something else' }).click();
      await page.getByLabel('What kind of change').selectOption(sort);
      await page.getByLabel('Change what').selectOption(what);
      await page.getByLabel('New value').selectOption(to);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await page.getByRole('button', { name: /^Take back: / }).click();
    await page.getByRole('button', { name: 'Change something' }).click();
    await page.getByLabel('What kind of change').selectOption('more');
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await change('gear', 'Ilse: sword', 'axe');
    await change('gear', 'Ilse: dagger', 'nothing');
    expect(new URL(page.url()).searchParams.getAll('vs')).toEqual(['+Ilse*2', 'Ilse.gear=["axe"]']);
    await page.getByRole('button', { name: 'Run' }).click();
    const others = page.getByRole('region', { name: 'What else changes' });
    await others.getByRole('row', { name: /^Ilse: out at the end .* points \(/ }).waitFor({ timeout: 30_000 });
    await page.getByText('20 of 20 fights').waitFor({ timeout: 30_000 });
    await mustBeAccessible(page, 'a variant with gear');
  });

  it('fits a small telephone, and so do dice and rules', async () => {
    const { page, faults } = await house.come(`/lab?fight=${FIGHT}&n=30`, { viewport: { width: 360, height: 740 } });
    const fits = (): Promise<boolean> => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('heading', { name: 'Decisive moments' }).waitFor({ timeout: 30_000 });
    expect(await fits()).toBe(true);
    await page.goto(`${house.base()}/lab/dice?dice=2d6%20%3E%3D%208`);
    await page.getByText('true: 41.7 %').waitFor();
    expect(await fits()).toBe(true);
    await mustBeAccessible(page, 'the dice');
    await page.goto(`${house.base()}/rules/sea-of-shadows`);
    await page.getByRole('searchbox').waitFor();
    expect(await fits()).toBe(true);
    await mustBeAccessible(page, 'the rules');
    expect(faults).toEqual([]);
  });
});
