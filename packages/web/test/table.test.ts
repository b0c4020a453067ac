import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder, type Running } from '../../server/test/harness.ts';
import { badLine } from '../../server/test/proxy.ts';
import { CANARY } from '../../server/test/toy.ts';
import { act, decide, decideWell, LOCAL, launch, MAKER, MISSING, mustBeAccessible, openHouse, type Person, person, sceneOf } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = ownFolder();
const root = join(import.meta.dirname, '../../..');

/** Rounds of looking at who has something to decide. */
const MAX_DECISIONS = 2000;

/** The ready fight with the fewest fighters of each rule set, two of them on the side of the players. */
const smallest = RULE_SETS.flatMap(({ rules: { id } }) => {
  const home = join(root, 'encounters', id);
  const files = readdirSync(home).filter((one) => one.endsWith('.json'));
  const fights = files.map((name) => ({ file: `${id}/${name}`, text: readFileSync(join(home, name), 'utf8') })).filter((one) => !one.text.includes('"packs"'));
  const said = fights.map((fight) => ({ ...fight, ...(JSON.parse(fight.text) as { fighters: { side: string }[]; sides: string[] }) }));
  const ofTwo = said.filter(({ fighters, sides }) => fighters.filter((fighter) => fighter.side === sides[0]).length === 2);
  return ofTwo.sort((a, b) => a.fighters.length - b.fighters.length).slice(0, 1);
});

describe.skipIf(MISSING !== null)('the table in a browser', () => {
  let browser: Browser;
  let house: Running;
  const people: Person[] = [];

  beforeAll(async () => {
    house = await openHouse(folder, smallest);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  const come = async (options = {}): Promise<Person> => {
    const one = await person(browser, options);
    people.push(one);
    // A page that nobody needs any more would go on drawing.
    onTestFinished(() => one.context.close());
    return one;
  };

  /** A game master and players at a new table, each in a browser of their own. */
  async function sit(title: string, options = {}): Promise<{ readonly gm: Person; readonly players: readonly Person[] }> {
    const gm = await come(options);
    await gm.page.goto(house.base);
    await gm.page.getByRole('button', { name: `Open ${title} with friends` }).click();
    await gm.page.getByRole('heading', { name: 'Invite' }).waitFor();
    const rows = gm.page.locator('.links details');
    const links: string[] = [];
    for (let i = 0; i < (await rows.count()); i++) {
      await rows.nth(i).locator('summary').click();
      links.push(await rows.nth(i).locator('input').inputValue());
    }
    expect(await gm.page.getByRole('img', { name: /^QR code/ }).count()).toBe(links.length);
    await gm.page.keyboard.press('Escape');
    const players: Person[] = [];
    for (const link of links.slice(1, -1).slice(0, 2)) {
      const player = await come(options);
      await player.page.goto(link);
      await player.page.waitForURL(/\/t\//);
      await player.page.locator('.board').waitFor();
      expect(player.page.url()).not.toContain('#');
      players.push(player);
    }
    return { gm, players };
  }

  it('keeps the secret of a seat in a cookie that no script and no other site can read', async () => {
    const { gm } = await sit('The yard');
    const [cookie] = await gm.context.cookies(house.base);
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie.name).toMatch(/^__Host-seat-/);
    await gm.page.reload();
    await gm.page.locator('.board').waitFor();
  });

  it('a game master who makes a new link for the own seat keeps it', async () => {
    const { gm } = await sit('The yard');
    const [{ value }] = await gm.context.cookies(house.base);
    await gm.page.getByRole('button', { name: 'Game master' }).click();
    await gm.page.locator('.seats').getByRole('button', { name: 'New link' }).first().click();
    await expect.poll(async () => (await gm.context.cookies(house.base))[0].value).not.toBe(value);
    await gm.page.waitForURL(/\/t\//);
    await gm.page.getByRole('button', { name: 'Game master' }).click();
    await gm.page.getByLabel('pause').click();
    await gm.page.locator('.top').getByText('paused').waitFor();
  });

  it('without TLS in a local network everything can be played and shared, from the first screen on', async () => {
    // The browser itself complains of what it does not trust.
    const { page, context } = await person(browser);
    onTestFinished(() => context.close());
    await page.goto(house.base.replace('localhost', LOCAL));
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByRole('button', { name: 'Open The yard with friends' }).click();
    await page.locator('.links summary').first().click();
    await expect.poll(() => page.locator('.links input').first().inputValue()).toContain(LOCAL);
    await page.keyboard.press('Escape');
    await act(page, 'throw');
    await page.locator('.log').getByText('Alba: Throw oil').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Share this moment' }).click();
    await page.locator('.toast').getByText(`http://${LOCAL}`).waitFor();
  });

  it('a link lets a browser make tables, and whoever is game master deletes one after a question', async () => {
    const one = await come();
    await one.page.goto(`${house.base}/m#${MAKER}`);
    await one.page.getByRole('button', { name: 'Open The yard with friends' }).waitFor();
    expect((await one.context.cookies()).filter(({ name, httpOnly }) => name === '__Host-maker' && httpOnly)).toHaveLength(1);
    await one.page.getByRole('button', { name: 'Open The yard with friends' }).click();
    await one.page.locator('.links').waitFor();
    await one.page.keyboard.press('Escape');
    await one.page.getByRole('button', { name: 'Game master' }).click();
    await one.page.getByRole('button', { name: 'Delete the table' }).click();
    await mustBeAccessible(one.page, 'the question before a table is deleted');
    await one.page.getByRole('button', { name: 'No', exact: true }).click();
    await one.page.getByRole('button', { name: 'Delete the table' }).click();
    const table = sceneOf(one)!.me.seat.split('.')[0];
    await one.page.getByRole('button', { name: 'Yes, delete it' }).click();
    await one.page.getByText('Pick one').waitFor();
    expect(await one.page.getByText('Your games').count()).toBe(0);
    await expect(house.server.own!.get(table)).rejects.toThrow(/no such table/);
  });

  it('links lead other devices to an address of this machine in its network', async () => {
    const { gm } = await sit('The yard');
    await gm.page.route('**/api/near', (route) => route.fulfill({ json: ['http://192.0.2.7:8080'] }));
    await gm.page.getByRole('button', { name: 'Invite' }).click();
    await gm.page.locator('.links summary').nth(1).click();
    await expect.poll(() => gm.page.locator('.links input').nth(1).inputValue()).toContain('http://192.0.2.7:8080/j#');
    await mustBeAccessible(gm.page, 'the links');
    await gm.page.getByLabel('Address of this machine').selectOption(house.base);
    expect(await gm.page.locator('.links input').nth(1).inputValue()).toContain(`${house.base}/j#`);
  });

  it('a game master and two players finish a fight; the hidden one is in no byte of theirs until it shows itself', async () => {
    const { gm, players } = await sit('The yard');
    let shown = false;
    for (let n = 0; n < 150; n++) {
      if (sceneOf(gm)?.over) break;
      for (const one of [gm, ...players]) await decide(one, n);
      shown ||= gm.bytes.some((text) => text.includes(`${CANARY}: Throw oil`));
      if (!shown) for (const one of players) expect(one.bytes.join('\n')).not.toContain(CANARY);
    }
    await gm.page.locator('strong').getByText('The fight is over').waitFor();
    for (const one of players) await one.page.locator('strong').getByText('The fight is over').waitFor();
    expect(gm.bytes.join('\n')).toContain(CANARY);
  });

  it.each(smallest)('a game master and two players finish the fight of $file', async ({ text }) => {
    const { title } = JSON.parse(text) as { title: string };
    const { gm, players } = await sit(title);
    expect(players.length).toBe(2);
    const entries = gm.page.locator('.log li');
    const before = await entries.count();
    // What an act costs is written on it, not beside it.
    const beside = await gm.page.locator('.act').evaluateAll((list) => list.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])));
    expect(beside).toEqual([]);
    for (let n = 0; n < MAX_DECISIONS && !sceneOf(gm)?.over; n++) {
      let decided = false;
      for (const one of [gm, ...players]) decided = (await decideWell(one, house, n)) || decided;
      if (!decided) await gm.page.waitForTimeout(20);
    }
    for (const one of [gm, ...players]) await one.page.locator('strong').getByText('The fight is over').waitFor();
    expect(await entries.count()).toBeGreaterThan(before);
  });

  it('the game master hands everybody to the computer, which brings the fight to its end', async () => {
    const { gm, players } = await sit('The yard');
    for (const { name } of sceneOf(gm)!.fighters) {
      await gm.page.locator('.tracker').getByRole('button', { name, exact: true }).click();
      // Checked once the table says so, not by the click.
      const box = gm.page.getByLabel(`the computer plays ${name}`);
      await box.click();
      await expect.poll(() => box.isChecked()).toBe(true);
    }
    // What the book leaves to the game master is still asked.
    for (let n = 0; n < 300 && !sceneOf(gm)?.over; n++) {
      await decide(gm, n);
      await gm.page.waitForTimeout(100);
    }
    for (const one of [gm, ...players]) await one.page.locator('strong').getByText('The fight is over').waitFor();
  });

  it('coming back in the middle of a question finds it open', async () => {
    const {
      gm,
      players: [alba],
    } = await sit('The yard');
    expect(await alba.page.title()).toBe('(your turn) The yard · Riposte');
    await act(alba.page, 'throw');
    await gm.page.locator('.prompt').waitFor();
    await expect.poll(() => Promise.all([alba.page.title(), gm.page.title()])).toEqual(['The yard · Riposte', '(your turn) The yard · Riposte']);
    await gm.page.reload();
    await gm.page.locator('.prompt').getByText('Alba throws oil at Murk').waitFor();
    // The question is there before its answers.
    await gm.page.locator('.prompt [data-choice]').first().waitFor();
    await gm.page.keyboard.press('1');
    await alba.page.locator('.log li:not(.open)').first().waitFor();
    await gm.page.getByRole('button', { name: 'Undo' }).click();
    await gm.page.locator('.prompt').waitFor();
    await alba.page.getByRole('button', { name: 'Undo' }).click();
    await alba.page.locator('[data-act="throw"]').waitFor();
  });

  it('C12 what is done while the line is cut is sent when it is mended, and done once', async () => {
    const line = await badLine(house.base, { slice: 65_536, late: () => 0 });
    onTestFinished(() => line.stop());
    // No request can reach the server while the line is cut, which the console says.
    const { page, context } = await person(browser);
    onTestFinished(() => context.close());
    await page.goto(line.base);
    await page.getByRole('button', { name: 'Play The yard alone against the computer' }).click();
    await page.locator('[data-act="throw"]').waitFor();
    line.cut();
    await page.getByText('connection lost').waitFor();
    await act(page, 'throw');
    await page.getByText('sending …').waitFor();
    line.mend();
    await page.locator('.log').getByText('Alba: Throw oil').first().waitFor();
    await page.getByText('sending …').waitFor({ state: 'detached' });
    expect(await page.locator('.log').getByText('Alba: Throw oil').count()).toBe(1);
  });

  it('a whole fight by keyboard alone, against the computer', async () => {
    const { page, faults } = await come();
    await page.goto(house.base);
    const start = page.getByRole('button', { name: 'Play The yard alone against the computer' });
    await start.waitFor();
    for (
      let i = 0;
      i < 60 && !(await start.evaluate((one) => one === (one as unknown as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement));
      i++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.board').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('[role=gridcell]:focus').getAttribute('aria-label')).toMatch(/^2,0; empty; wet; 2 east of Alba/);
    for (let n = 0; n < 120 && (await page.locator('strong').getByText('The fight is over').count()) === 0; n++) {
      await page.keyboard.press('1');
      await page.waitForTimeout(40);
      if (n % 10 === 9) await page.keyboard.press('Escape');
    }
    await page.locator('strong').getByText('The fight is over').waitFor();
    expect(faults).toEqual([]);
  });

  it('every number opens its rule, rolls can be amended, decrees given, the past looked at', async () => {
    const {
      gm,
      players: [alba],
    } = await sit('The yard');
    const { page } = gm;
    await act(alba.page, 'throw');
    await page.locator('.prompt [data-choice="0"]').click();
    const roll = page.locator('.log details.roll').first();
    await roll.locator('summary').click();
    await roll.getByText('glow of Alba').waitFor();
    await roll.getByRole('button', { name: 'Rule L-1' }).click();
    await page.getByText('A wick glows with two.').waitFor();
    await mustBeAccessible(page, 'a rule');
    // Escape closes it also where what had the focus can have it no more.
    await page
      .getByRole('dialog')
      .getByRole('button')
      .first()
      .evaluate((button) => {
        const pressed = button as unknown as { focus(): void; disabled: boolean };
        pressed.focus();
        pressed.disabled = true;
      });
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await roll.getByRole('button', { name: 'Correct this roll' }).click();
    await page.getByLabel('What the dice really showed').fill('6');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByText(/will be lost/).waitFor();
    await mustBeAccessible(page, 'an amendment');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.locator('.log').getByText('D6 [6] = 6').waitFor();
    await roll.getByRole('button', { name: 'Correct this roll' }).click();
    await page.getByLabel('What to correct').selectOption({ label: 'glow of Alba: 2' });
    await page.getByLabel('How much to add').fill('-1');
    await page.getByLabel('Reason').fill('fog');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByText(/will be lost/).waitFor();
    await mustBeAccessible(page, 'an amended number');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.locator('.log').getByText('GM ruling: glow of Alba −1: fog.').waitFor();
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('combobox', { name: 'Fact' }).fill('place');
    await page.getByLabel('Value', { exact: true }).fill('23');
    await mustBeAccessible(page, 'the sheet of the game master');
    await page.getByRole('button', { name: 'Apply the ruling' }).click();
    await page.keyboard.press('Escape');
    await alba.page.locator('.log').getByText('goes to 23').waitFor();
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('combobox', { name: /^What/ }).selectOption('move');
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('9,9');
    await page.getByRole('button', { name: 'Apply the ruling' }).click();
    await page.getByRole('alert').getByText('There is no place 9,9').waitFor();
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('2, 1');
    await page.getByRole('button', { name: 'Apply the ruling' }).click();
    await page.keyboard.press('Escape');
    await alba.page.locator('.log').getByText('goes to 8').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Step back' }).click();
    await page.getByText(/After entry 2 of/).waitFor();
    await mustBeAccessible(page, 'the replay');
    await page.getByRole('button', { name: 'What if: play on from here' }).click();
    await page.getByRole('heading', { name: 'The yard: what if' }).waitFor();
  });

  it('whoever looks at a choice is told its odds, and orders in words point at what does not fit', async () => {
    const {
      players: [alba],
    } = await sit('The yard');
    const { page } = alba;
    await page.locator('[data-act="throw"]').focus();
    await page
      .locator('.odds')
      .getByText(/83 % to (affect|hurt) Murk/)
      .waitFor();
    await page.getByText('Standing orders (0)').click();
    await page.getByLabel('Order', { exact: true }).fill('shut when I have 2 beer');
    await page.getByRole('button', { name: 'Give the order' }).click();
    await page.locator('.told').getByText('oil').waitFor();
    await page.getByLabel('Order', { exact: true }).fill('shut when I have at most 1 oil');
    await page.getByRole('button', { name: 'Give the order' }).click();
    await page.getByText('Standing orders (1)').waitFor();
    await mustBeAccessible(page, 'standing orders');
    await page.locator('.token').last().hover();
    await page.locator('.hint').getByText('threatens the marked places').waitFor();
  });

  it('a key held down acts once, and scrubbing through the past asks no more than a seat may', async () => {
    const {
      players: [alba],
    } = await sit('The yard');
    const { page } = alba;
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await page.reload();
    await page.locator('[data-act="snuff"]').waitFor();
    await page.keyboard.press('3');
    await page.keyboard.press('3');
    await page.locator('.log').getByText('Alba: Snuff out').waitFor();
    for (let n = 0; n < 4; n++) await page.keyboard.down('r');
    await page.keyboard.up('r');
    await page.getByLabel('Moment of the fight').focus();
    const began = performance.now();
    for (let n = 0; n < 60; n++) await page.keyboard.press(n % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
    const asked = sent.filter((one) => one.includes('"do":"at"')).length;
    expect(asked).toBeLessThanOrEqual((performance.now() - began) / 100 + 2);
    await page.getByText(/After entry 1 of/).waitFor();
  });

  it('everybody is told what was promised of the dice, and has the log once they are disclosed', async () => {
    const {
      gm,
      players: [alba],
    } = await sit('The yard');
    await alba.page.keyboard.press('?');
    await alba.page.getByText(sceneOf(alba)!.table.commitment).waitFor();
    expect(await alba.page.getByRole('link', { name: 'Save the log' }).count()).toBe(0);
    await gm.page.getByRole('button', { name: 'Game master' }).click();
    await gm.page.getByRole('button', { name: 'Reveal it now' }).click();
    expect(await alba.page.getByRole('link', { name: 'Save the log' }).count()).toBe(0);
    const promised = sceneOf(alba)!.table.commitment;
    await gm.page.getByText(/Later dice come from a new secret/).waitFor();
    await gm.page.getByRole('button', { name: 'Yes, reveal it' }).click();
    await alba.page.getByText(promised).waitFor();
    await expect.poll(() => sceneOf(alba)!.table.commitment).not.toBe(promised);
    const log = alba.page.waitForEvent('download');
    await alba.page.getByRole('link', { name: 'Save the log' }).click();
    expect((await log).suggestedFilename()).toBe('fight.jsonl');
    await mustBeAccessible(alba.page, 'the keys with the dice');
  });

  it('nothing serious for axe on any page, light, dark and of high contrast', async () => {
    const {
      gm,
      players: [alba],
    } = await sit('The yard');
    await mustBeAccessible(gm.page, 'the table of the game master');
    for (const theme of ['light', 'dark', 'contrast']) {
      await alba.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await mustBeAccessible(alba.page, `the table of a player, ${theme}`);
    }
    await alba.page.keyboard.press('/');
    await alba.page.getByRole('heading', { name: 'Commands' }).waitFor();
    await mustBeAccessible(alba.page, 'the commands');
    await alba.page.keyboard.press('Escape');
    const guest = await come();
    await guest.page.goto(house.base);
    await guest.page.locator('.card').first().waitFor();
    await mustBeAccessible(guest.page, 'the first screen');
    await guest.page.goto(`${house.base}/j#nothing-that-is-a-seat-here`);
    await guest.page.getByRole('alert').waitFor();
    await mustBeAccessible(guest.page, 'a link that is no good');
  });

  it('a phone of 360 pixels plays, and nothing is cut off', async () => {
    const {
      players: [alba],
    } = await sit('The yard', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = alba;
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    // What one has left stands where one looks first.
    await page.getByRole('region', { name: 'Yours' }).getByRole('img', { name: 'Oil 2 of 2' }).waitFor();
    expect((await page.getByRole('region', { name: 'Yours' }).boundingBox())!.y).toBeLessThan((await page.locator('.board').boundingBox())!.y);
    await mustBeAccessible(page, 'a phone');
    const small = await page.locator('button:visible').evaluateAll((list) =>
      list.flatMap((one) => {
        const { width, height } = (one as unknown as { getBoundingClientRect(): { width: number; height: number } }).getBoundingClientRect();
        const { className, textContent } = one as unknown as { className: string; textContent: string };
        return (height < 44 || width < 40) && !/plain|rule/.test(className) ? [textContent] : [];
      }),
    );
    expect(small.filter((one) => one !== '?')).toEqual([]);
    await page.locator('[data-act="walk"]').tap();
    // The first tap shows the way, the second goes it.
    await page.locator('.ways li button').first().tap();
    await page.locator('.ways li button[aria-pressed="true"]').first().tap();
    await page.locator('.phone-bar').getByRole('button', { name: 'Log' }).tap();
    await page.locator('.log').getByText('Alba: Walk').waitFor();
  });

  it('nothing moves under a resting pointer, and the odds are always of what is looked at', async () => {
    const {
      players: [alba],
    } = await sit('The yard');
    const { page } = alba;
    await page.evaluate(
      `window.shifts = []; new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => one.value))).observe({ type: 'layout-shift' })`,
    );
    const places = (): Promise<unknown> =>
      page.locator('.dock button, .board').evaluateAll((list) =>
        list.map((one) => {
          const { x, y, width, height } = (
            one as unknown as { getBoundingClientRect(): Record<'x' | 'y' | 'width' | 'height', number> }
          ).getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = await places();
    const odds = page.locator('.odds');
    for (const [act, title] of [
      ['throw', 'Throw oil'],
      ['snuff', 'Snuff out'],
      ['throw', 'Throw oil'],
    ] as const) {
      await page.locator(`[data-act="${act}"]`).hover();
      // At once it is of the new act, whose odds come later.
      expect(await odds.locator('h3').textContent()).toContain(title);
      if (act === 'snuff') expect(await odds.textContent()).not.toContain('83');
      if (act === 'throw') await odds.getByText('83', { exact: true }).waitFor();
      expect(await places()).toEqual(before);
    }
    await page.mouse.move(5, 5);
    await page.waitForTimeout(300);
    expect(await places()).toEqual(before);
    expect(await page.evaluate('window.shifts')).toEqual([]);
    // What was chosen stays what is done, whatever else is looked at.
    await page.locator('[data-act="throw"]').click();
    await page.locator('[data-act="snuff"]').hover();
    await page.mouse.move(5, 5);
    expect(await odds.locator('h3').textContent()).toContain('Throw oil');
    await page.locator('[data-commit]').click();
    await page.locator('.log').getByText('Alba: Throw oil').waitFor();
  });

  it('the board follows when the system turns dark', async () => {
    const {
      players: [alba],
    } = await sit('The yard', { colorScheme: 'light' });
    const { page } = alba;
    const corner = (): Promise<number> =>
      page.evaluate(
        `(() => { const [r, g, b] = document.querySelector('.board canvas').getContext('2d').getImageData(60, 60, 1, 1).data; return r + g + b; })()`,
      );
    await expect.poll(corner).toBeGreaterThan(450);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(corner).toBeLessThan(300);
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await mustBeAccessible(page, 'a table in the dark');
  });

  it('home finds a fight by any word, and an unknown address has a page', async () => {
    const { page } = await come();
    await page.goto(house.base);
    await page.locator('.game').first().waitFor();
    const game = page.getByRole('region', { name: 'RealityCheck' });
    await game.getByText('no turns: act whenever you have Energy').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('murk lanterns');
    await expect.poll(() => page.locator('.game li').count()).toBe(1);
    await page.getByRole('button', { name: 'Play The yard alone against the computer' }).waitFor();
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByText('No fight matches “no such thing”.').waitFor();
    await page.goto(`${house.base}/xyz`);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await mustBeAccessible(page, 'an unknown address');
    await page.getByRole('link', { name: 'Home' }).click();
    await page.locator('.card').first().waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'high contrast' }).click();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('contrast');
    await mustBeAccessible(page, 'the settings');
  });

  it('a table loads no more than its budget', async () => {
    const { page } = await come();
    const files = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/\.(js|css|woff2)$/.test(pathname)) return;
      void response.body().then(
        (body) => files.set(pathname, pathname.endsWith('woff2') ? body.length : gzipSync(body).length),
        () => undefined,
      );
    });
    const kB = (kind: string): number => {
      const sizes = [...files].flatMap(([path, size]) => (path.endsWith(kind) ? [size] : []));
      return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
    };
    const start = page.getByRole('button', { name: 'Play The yard alone against the computer' });
    await page.goto(house.base);
    await start.waitFor();
    await expect.poll(() => kB('.js')).toBeGreaterThan(0);
    expect(kB('.js')).toBeLessThanOrEqual(97);
    await start.click();
    await page.locator('[data-act="throw"]').waitFor();
    await expect.poll(() => [...files.keys()].some((path) => /table-.*\.js$/.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(kB('.js')).toBeLessThanOrEqual(147);
    expect(kB('.css')).toBeLessThanOrEqual(12);
    expect(kB('.woff2')).toBeLessThanOrEqual(82);
  });

  it('names and reasons are text, whatever they say', async () => {
    const { gm } = await sit('The yard');
    const { page } = gm;
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('combobox', { name: 'Fact' }).fill('place');
    await page.getByLabel('Value', { exact: true }).fill('5');
    await page.getByLabel('Reason', { exact: true }).fill('<img src=x onerror="document.title=1">');
    await page.getByRole('button', { name: 'Apply the ruling' }).click();
    await page.keyboard.press('Escape');
    await page.locator('.log').getByText('<img src=x onerror="document.title=1">').waitFor();
    expect(await page.locator('.log img').count()).toBe(0);
    expect(await page.title()).toMatch(/^The yard/);
  });

  it('no page showed a fault', () => {
    // A link that is no good says so in the console, as browsers do.
    const faults = people.flatMap((one) => one.faults).filter((text) => !/status of 404/.test(text));
    expect(faults).toEqual([]);
  });
});
