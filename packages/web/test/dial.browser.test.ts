import { describe, expect, it, vi } from 'vitest';
import { alone, decideWell, fightOf, guests, MISSING, mustBeAccessible, type Person, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Milliseconds that a fight may take to come to something. */
const WITHIN = 150_000;
/** Fights of which one comes to what is tried: the dice of a single one may end it before. */
const MANY = 6;
/** A server that is busy with other fights answers later. */
const PATIENT = { timeout: 60_000 };

describe.skipIf(MISSING !== null)('the dial and stops in a browser', () => {
  const { come, running } = guests([fightOf('encounters/heroes-of-destiny/goblin-ambush.json')]);

  /** Somebody who never chose how often to be asked. */
  async function newcomer(): Promise<Person> {
    const one = await come('');
    await one.context.addInitScript(`localStorage.removeItem('riposte-reactions')`);
    await alone(one, running(), 'Goblins in the undergrowth');
    return one;
  }

  /** Plays on until something is so; false where the fight ends before. */
  async function comesTo(one: Person, test: () => boolean): Promise<boolean> {
    const late = Date.now() + WITHIN;
    for (let n = 0; Date.now() < late && !test() && sceneOf(one)!.over === null; n++)
      if (!(await decideWell(one, running(), n))) await one.page.waitForTimeout(30);
    return test();
  }

  /** Tries it in one fight after another, until one comes so far. */
  async function inSomeFight(tried: (one: Person) => Promise<boolean>): Promise<void> {
    for (let n = 0; n < MANY; n++) if (await tried(await newcomer())) return;
    expect.fail(`none of ${MANY} fights came so far`);
  }

  it('lets moments pass by itself, says which, and takes one up', () => inSomeFight(takesUp));

  async function takesUp(one: Person): Promise<boolean> {
    if (!(await comesTo(one, () => sceneOf(one)!.passed.length > 0 && sceneOf(one)!.waiting.mine))) return false;
    const last = sceneOf(one)!.passed.at(-1)!;
    await one.page.locator('.passed').getByText(last.because).waitFor();
    await one.page.locator('.passed').getByRole('button', { name: 'Go back to it' }).click();
    await one.page.locator('.prompt').getByText(last.because).waitFor();
    await mustBeAccessible(one.page, 'a moment that was taken up');
    return true;
  }

  it('is turned for each kind of moment, takes stops, and asks everything while Shift is held', () => inSomeFight(stops));

  async function stops(one: Person): Promise<boolean> {
    const { page } = one;
    await page.locator('.kinds summary').click();
    await page.locator('[data-kind="turn"]').selectOption('none');
    await expect.poll(() => sceneOf(one)!.dial!.to.turn, PATIENT).toBe('none');
    await page.getByRole('button', { name: 'As in the book' }).click();
    await expect.poll(() => sceneOf(one)!.dial!.to.turn, PATIENT).toBe('touching');
    await page.getByLabel('Stop at').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Set the stop' }).click();
    await expect.poll(() => sceneOf(one)!.dial!.stops.length, PATIENT).toBe(1);
    const [{ of }] = sceneOf(one)!.dial!.stops;
    await mustBeAccessible(page, 'the dial with a stop');
    if (!(await comesTo(one, () => sceneOf(one)!.question?.moment?.actors.includes(of) === true))) return false;
    await page.locator('.stops').getByRole('button').click();
    await expect.poll(() => sceneOf(one)!.dial!.stops.length, PATIENT).toBe(0);
    await page.locator('body').focus();
    await page.keyboard.down('Shift');
    await page.waitForTimeout(500);
    const came = await comesTo(one, () => sceneOf(one)!.question?.moment?.kind === 'turn' && !sceneOf(one)!.question!.moment!.touches);
    await page.keyboard.up('Shift');
    expect(one.faults).toEqual([]);
    return came;
  }
});
