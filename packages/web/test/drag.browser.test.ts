import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { fightOf, guests, MISSING, mustBeAccessible, type Person, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

interface At {
  readonly x: number;
  readonly y: number;
}

const FIGHTS = {
  hexes: 'encounters/realitycheck/wolves-in-the-snow.json',
  metres: 'encounters/realmspire/shield-wall.json',
  regions: 'encounters/sea-of-shadows/harbour-gate.json',
} as const;

/** A server that is busy with other tests answers later. */
const PATIENT = { timeout: 30_000 };

describe.skipIf(MISSING !== null)('a token', () => {
  const { come, sit, table } = guests(Object.values(FIGHTS).map(fightOf));

  /** The middle of somebody on the screen. */
  async function middleOf(page: Page, name: string): Promise<At> {
    const box = (await page.locator(`.token[aria-label^="${name}"] .body`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The middle of a place on the screen: where an act leads there, its mark is drawn there. */
  async function goals(page: Page): Promise<readonly At[]> {
    await page.locator('.goal').first().waitFor(PATIENT);
    const boxes = await page.locator('.goal > *:first-child').evaluateAll((marks) =>
      marks.map((mark) => {
        const { left, top, width, height } = (
          mark as unknown as { getBoundingClientRect: () => { left: number; top: number; width: number; height: number } }
        ).getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
    return boxes;
  }

  const places = (one: Person, name: string): readonly number[] => sceneOf(one)!.fighters.find((fighter) => fighter.name === name)!.places;

  /** Waits until this person may act, letting pass what is asked. */
  async function turn(one: Person): Promise<string> {
    const { page } = one;
    for (let n = 0; n < 200; n++) {
      const scene = sceneOf(one);
      const act = scene?.menu.acts.find(
        (each) => each.path && each.group !== 'attack' && each.ways.length > 0 && scene.fighters.some(({ ref, mine }) => mine && ref === each.by),
      );
      if (act !== undefined && scene?.question === null) return act.name;
      const choice = page.locator('.prompt:not(.mirror) [data-choice]').first();
      if ((await choice.count()) > 0) await choice.click({ timeout: 3000 }).catch(() => undefined);
      await page.waitForTimeout(150);
    }
    throw new Error('nobody could move');
  }

  /** Drags a token by mouse to a place that its act leads to, and back before it is dropped elsewhere. */
  async function drags(one: Person, name: string): Promise<void> {
    const { page } = one;
    const from = places(one, name);
    const { undo } = sceneOf(one)!;
    const start = await middleOf(page, name);
    const hold = async (): Promise<readonly At[]> => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 });
      return goals(page);
    };
    const spots = await hold();
    const to = spots.toSorted((a, b) => Math.hypot(b.x - start.x, b.y - start.y) - Math.hypot(a.x - start.x, a.y - start.y)).at(-1)!;
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator('.way').waitFor({ state: 'attached' });
    expect(await page.locator('.held').count()).toBe(1);
    await page.locator('.hint').waitFor();
    // Escape takes it back, and the rest of the way drags nothing.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.held').count()).toBe(0);
    expect(await page.locator('.goal').count()).toBe(0);
    await page.mouse.move(to.x + 30, to.y, { steps: 2 });
    await page.mouse.up();
    expect(places(one, name)).toEqual(from);
    // So does a drop where the act does not lead: on itself.
    await hold();
    await page.mouse.move(start.x, start.y, { steps: 2 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.goal').count()).toBe(0);
    expect(places(one, name)).toEqual(from);
    await hold();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator('.way').waitFor({ state: 'attached' });
    await page.mouse.up();
    // Where others may come in before the first step, the act is declared, and they are asked.
    await expect.poll(() => [places(one, name), sceneOf(one)!.undo], PATIENT).not.toEqual([from, undo]);
    expect(await page.locator('.held').count()).toBe(0);
    expect(one.faults).toEqual([]);
  }

  it('is dragged on squares: path and price as by hovering, a drop moves, Escape and a drop elsewhere take it back', async () => {
    const one = await sit('The yard');
    await drags(one, await turn(one));
  });

  it('is dragged on hexes', async () => {
    // Without turns the wolves would act while the token is held; at a table they wait for their game master.
    const [, player] = await table(FIGHTS.hexes);
    const one = await come(player);
    await drags(one, await turn(one));
  });

  it('is dragged over ground without cells', async () => {
    const one = await sit('shield wall');
    await drags(one, await turn(one));
  });

  it('is dragged by a finger, while a finger beside it moves the map', async () => {
    const one = await sit('The yard', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = one;
    const name = await turn(one);
    const from = places(one, name);
    const line = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: At[]): Promise<unknown> =>
      line.send('Input.dispatchTouchEvent', { type, touchPoints });
    const start = await middleOf(page, name);
    await touch('touchStart', start);
    await touch('touchMove', { x: start.x + 12, y: start.y + 4 });
    const [to] = (await goals(page)).toSorted((a, b) => Math.hypot(a.x - start.x, a.y - start.y) - Math.hypot(b.x - start.x, b.y - start.y));
    await touch('touchMove', to);
    await page.locator('.held').waitFor();
    await page.locator('.way').waitFor({ state: 'attached' });
    await touch('touchEnd');
    await expect.poll(() => places(one, name), PATIENT).not.toEqual(from);
    // The same gesture beside the token moves the map.
    const before = await middleOf(page, name);
    const box = (await page.locator('.board').boundingBox())!;
    const beside = { x: before.x < 180 ? before.x + 100 : before.x - 100, y: box.y + 60 };
    await touch('touchStart', beside);
    await touch('touchMove', { x: beside.x, y: beside.y + 12 });
    await touch('touchMove', { x: beside.x, y: beside.y + 40 });
    await touch('touchEnd');
    expect((await middleOf(page, name)).y).toBeGreaterThan(before.y + 20);
    expect(one.faults).toEqual([]);
  });

  it('stays where it is when the map is moved over a place that it could go to', async () => {
    const one = await sit('The yard');
    const { page } = one;
    const name = await turn(one);
    const from = places(one, name);
    await page.locator('[data-act="walk"]').click();
    const [place] = (await goals(page)).toReversed();
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await page.mouse.move(place.x + 60, place.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(500);
    expect(places(one, name)).toEqual(from);
    expect(await page.locator('.goal').count()).toBeGreaterThan(0);
  });

  it('goes to another region by a button in it, by keys on it, and by being dragged there', async () => {
    const one = await sit('harbour');
    const { page } = one;
    // Who begins is up to the dice.
    const button = page.locator('[data-move]').first();
    for (let n = 0; n < 200 && (await button.count()) === 0; n++) {
      const choice = page.locator('.prompt:not(.mirror) [data-choice]').first();
      if ((await choice.count()) > 0) await choice.click({ timeout: 3000 }).catch(() => undefined);
      await page.waitForTimeout(150);
    }
    const { name } = sceneOf(one)!.menu.acts.find((each) => each.ways.length > 0)!;
    const from = places(one, name);
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    const label = (await button.getAttribute('aria-label'))!;
    expect(label).toMatch(/^(Move|Run): (gate|quay|yard), [12] AP/);
    const region = /: (\w+),/.exec(label)![1];
    await mustBeAccessible(page, 'regions with buttons');
    const back = async (): Promise<void> => {
      await expect.poll(() => places(one, name), PATIENT).not.toEqual(from);
      await undo.click();
      await expect.poll(() => places(one, name), PATIENT).toEqual(from);
      await button.waitFor(PATIENT);
    };
    await button.click();
    await back();
    await page.locator('.cells [tabindex="0"]').focus();
    while (!(await page.locator('[role=option]:focus').getAttribute('aria-label'))!.startsWith(region)) await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role=option]:focus').getAttribute('aria-label')).toMatch(/in reach for [12] AP/);
    await page.keyboard.press('Enter');
    await back();
    const start = await middleOf(page, name);
    const to = (await button.boundingBox())!;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y - 60, { steps: 6 });
    await page.locator('.way').waitFor({ state: 'attached' });
    await page.mouse.up();
    await back();
    expect(one.faults).toEqual([]);
  });
});
