import { describe, expect, it, vi } from 'vitest';
import { alone, decideWell, fightOf, guests, MISSING, mustBeAccessible, type Person, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Milliseconds that a fight may take to come to something. */
const WITHIN = 150_000;
/** A server that is busy with other fights answers later. */
const PATIENT = { timeout: 15_000 };

describe.skipIf(MISSING !== null)('the dial and stops in a browser', () => {
  const { come, running } = guests([fightOf('encounters/heroes-of-destiny/goblin-ambush.json')]);

  /** Somebody who never chose how often to be asked. */
  async function newcomer(): Promise<Person> {
    const one = await come('');
    await one.context.addInitScript(`localStorage.removeItem('riposte-reactions')`);
    await alone(one, running(), 'Goblins in the undergrowth');
    return one;
  }

  async function until(one: Person, test: () => boolean): Promise<void> {
    const late = Date.now() + WITHIN;
    for (let n = 0; Date.now() < late && !test() && sceneOf(one)!.over === null; n++)
      if (!(await decideWell(one, running(), n))) await one.page.waitForTimeout(30);
    expect(test()).toBe(true);
  }

  it('lets moments pass by itself, says which, and takes one up', async () => {
    const one = await newcomer();
    await until(one, () => sceneOf(one)!.passed.length > 0 && sceneOf(one)!.waiting.mine);
    const last = sceneOf(one)!.passed.at(-1)!;
    await one.page.locator('.passed').getByText(last.because).waitFor();
    await one.page.locator('.passed').getByRole('button', { name: 'Take it up' }).click();
    await one.page.locator('.prompt').getByText(last.because).waitFor();
    await mustBeAccessible(one.page, 'a moment that was taken up');
  });

  it('is turned for each kind of moment, takes stops, and asks everything while Shift is held', async () => {
    const one = await newcomer();
    const { page } = one;
    await page.locator('.kinds summary').click();
    await page.locator('[data-kind="turn"]').selectOption('none');
    await expect.poll(() => sceneOf(one)!.dial!.to.turn, PATIENT).toBe('none');
    await page.getByRole('button', { name: 'As the book plays' }).click();
    await expect.poll(() => sceneOf(one)!.dial!.to.turn, PATIENT).toBe('touching');
    await page.getByLabel('Stop at').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Set the stop' }).click();
    await expect.poll(() => sceneOf(one)!.dial!.stops.length, PATIENT).toBe(1);
    const [{ of }] = sceneOf(one)!.dial!.stops;
    await mustBeAccessible(page, 'the dial with a stop');
    await until(one, () => sceneOf(one)!.question?.moment?.actors.includes(of) === true);
    await page.locator('.stops').getByRole('button').click();
    await expect.poll(() => sceneOf(one)!.dial!.stops.length, PATIENT).toBe(0);
    await page.locator('body').focus();
    await page.keyboard.down('Shift');
    await page.waitForTimeout(500);
    await until(one, () => sceneOf(one)!.question?.moment?.kind === 'turn' && !sceneOf(one)!.question!.moment!.touches);
    await page.keyboard.up('Shift');
    expect(one.faults).toEqual([]);
  });
});
