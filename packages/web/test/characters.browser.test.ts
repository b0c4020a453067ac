import { join } from 'node:path';
import { chosenAt, listOf, numberOf, randomCharacter, withChosen } from '@riposte/files';
import { makeRules } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { CharacterBuilder, CharacterField, CharacterOption, RuleSet } from '@riposte/ruleset';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guests, MISSING, mustBeAccessible, type Person } from './browser.ts';

type Choices = Readonly<Record<string, unknown>>;

/** Ten characters of each game are made by clicks in the deep run; two of them with each commit, other ones with the next. */
const turn = Number(process.env.RIPOSTE_TURN ?? 0);
const made = process.env.RIPOSTE_DEEP === undefined ? [turn, (turn + 5) % 10] : Array.from({ length: 10 }, (_, i) => i);

const house = guests();

/** A character on the shelf with the choices of the first archetype, opened. */
async function begun({ page }: Person, game: string, id: string): Promise<void> {
  await page.goto(`${house.base()}/settings`);
  await page.evaluate(
    async ({ game, id }) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/workshop', { method: 'POST', headers, body: '{}' });
      await fetch(`/api/workshop/character/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ format: 'riposte/character/1', ruleset: game, title: 'Nobody' }),
      });
    },
    { game, id },
  );
  await page.goto(`${house.base()}/characters/${id}`);
  await page.getByRole('heading', { name: 'Results' }).waitFor();
}

/** What the shelf keeps of a character, once all of it is kept. */
async function kept(page: Page, id: string): Promise<{ readonly choices: Choices; readonly title: string; readonly allowed: readonly object[] }> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  return page.evaluate(async (one) => {
    const response = await fetch(`/api/workshop/character/${one}`);
    const { body } = (await response.json()) as { readonly body: never };
    return body;
  }, id);
}

/** Makes a choice as a person does: by what its field is called and by the names of its options. */
class Clicker {
  readonly #page: Page;
  readonly #builder: CharacterBuilder;
  readonly #title: (option: CharacterOption) => string;
  now: Choices;

  constructor(page: Page, ruleSet: RuleSet) {
    this.#page = page;
    this.#builder = ruleSet.character!;
    const names = new Map(
      ruleSet.catalogue!(makeRules(ruleSet.rules)).flatMap(({ sort, id, name }) => (sort === 'creature' || sort === 'condition' ? [] : [[id, name]])),
    );
    this.#title = ({ value, title }) => {
      const name = title ?? names.get(value) ?? value;
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    };
    this.now = { name: 'Nobody', ...this.#builder.archetypes[0].choices };
  }

  async make(wanted: Choices): Promise<void> {
    await this.#page.getByLabel('Name', { exact: true }).first().fill(String(wanted.name));
    for (const { fields } of this.#builder.blocks)
      for (const field of fields) await this.#choose(this.#page.locator('.maker'), field, wanted, this.now, [field.path[0]]);
  }

  async #choose(within: Locator, field: CharacterField, wanted: unknown, now: unknown, place: readonly (string | number)[]): Promise<void> {
    const value = chosenAt(wanted, field.path);
    switch (field.kind) {
      case 'number': {
        const [from, to] = [numberOf(field, now), numberOf(field, wanted)];
        if (from !== null && to !== null) await this.#step(within, field.title, to - from);
        break;
      }
      case 'one': {
        const option = field.options.find((one) => one.value === (value ?? field.usual));
        if (field.none !== undefined || field.options.length > 13) await within.getByLabel(field.title, { exact: true }).selectOption(option?.value ?? '');
        else await within.getByLabel(`${field.title}: ${this.#title(option!)}`, { exact: true }).check({ force: true });
        break;
      }
      case 'toggle':
        await within.getByLabel(field.title, { exact: true }).setChecked((value ?? field.usual) === true);
        break;
      case 'text':
        await within.getByLabel(field.title).fill(String(value));
        break;
      case 'many':
        await this.#list(within, field.title, field.options, listOf(field, now), listOf(field, wanted));
        break;
      case 'words':
        for (const _ of (chosenAt(now, field.path) ?? []) as readonly string[])
          await within.getByRole('list', { name: field.title, exact: true }).getByRole('button').first().click();
        for (const word of (value ?? []) as readonly string[]) {
          await within.getByLabel(`${field.title}: Another one`).fill(word);
          await within.getByLabel(`${field.title}: Another one`).press('Enter');
        }
        break;
      case 'ranks':
        await this.#ranks(
          within,
          field.title,
          field.options,
          (chosenAt(now, field.path) ?? {}) as Readonly<Record<string, number>>,
          (value ?? {}) as Readonly<Record<string, number>>,
        );
        break;
      case 'list':
        await this.#items(within, field, (chosenAt(now, field.path) ?? []) as readonly object[], (value ?? []) as readonly object[], place);
    }
  }

  async #step(within: Locator, title: string, by: number): Promise<void> {
    for (let i = 0; i < Math.abs(by); i++) await within.getByRole('button', { name: `${title}: ${by > 0 ? 'more' : 'less'}`, exact: true }).click();
  }

  async #list(within: Locator, title: string, options: readonly CharacterOption[], now: readonly string[], wanted: readonly string[]): Promise<void> {
    if (JSON.stringify(now) === JSON.stringify(wanted)) return;
    for (const _ of now) await within.getByRole('list', { name: title, exact: true }).getByRole('button').first().click();
    await this.#pick(within, title, options, wanted);
  }

  /** Adds from the list that opens. */
  async #pick(within: Locator, title: string, options: readonly CharacterOption[], wanted: readonly string[]): Promise<void> {
    if (wanted.length === 0) return;
    const opener = within.getByRole('button', { name: `Add to ${title}`, exact: true });
    await opener.click();
    for (const value of wanted)
      await within.getByRole('button', { name: `Add ${this.#title(options.find((option) => option.value === value)!)}`, exact: true }).click();
    await opener.click();
  }

  async #ranks(
    within: Locator,
    title: string,
    options: readonly CharacterOption[],
    now: Readonly<Record<string, number>>,
    wanted: Readonly<Record<string, number>>,
  ): Promise<void> {
    const called = (value: string): string => this.#title(options.find((option) => option.value === value)!);
    for (const value of Object.keys(now))
      if (!Object.hasOwn(wanted, value))
        await within
          .getByRole('table')
          .getByRole('button', { name: `Remove ${called(value)}`, exact: true })
          .click();
    await this.#pick(
      within,
      title,
      options,
      Object.keys(wanted).filter((value) => !Object.hasOwn(now, value)),
    );
    for (const [value, rank] of Object.entries(wanted))
      await this.#step(within.getByRole('table'), called(value), rank - (Object.hasOwn(now, value) ? now[value] : 1));
  }

  async #items(
    within: Locator,
    field: CharacterField & { readonly kind: 'list' },
    now: readonly object[],
    wanted: readonly object[],
    place: readonly (string | number)[],
  ): Promise<void> {
    for (let i = now.length; i > wanted.length; i--) await within.getByRole('button', { name: `Remove ${field.title} ${i}`, exact: true }).click();
    for (let i = now.length; i < wanted.length; i++) await within.getByRole('button', { name: `Add to ${field.title}`, exact: true }).click();
    for (const [i, item] of wanted.entries()) {
      let had: unknown = now[i] ?? field.fresh;
      for (const inner of field.fields) {
        await this.#choose(within.getByRole('group', { name: `${field.title} ${i + 1}`, exact: true }), inner, item, had, [...place, i]);
        // What goes without saying follows what was chosen just now.
        had = withChosen(had, inner.path, chosenAt(item, inner.path));
      }
    }
  }
}

describe.skipIf(MISSING !== null)('characters made by clicks', () => {
  it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))(
    '%s: they are those that a script makes',
    async (game, ruleSet) => {
      const { schema, build } = ruleSet.character!;
      const guest = await house.come('');
      for (const i of made) {
        const wanted = randomCharacter(ruleSet.character!, `by clicks ${i}`);
        await begun(guest, game, `${game}-${i}`);
        await new Clicker(guest.page, ruleSet).make(wanted);
        const { choices, title } = await kept(guest.page, `${game}-${i}`);
        expect(title).toBe(wanted.name);
        expect(build(schema.parse(choices))).toEqual(build(schema.parse(wanted)));
      }
      expect(guest.faults).toEqual([]);
    },
    600_000,
  );
});

describe.skipIf(MISSING !== null)('the page of a character', () => {
  const [ruleSet] = RULE_SETS;
  const game = ruleSet.rules.id;

  it('is accessible, and all of it works by keyboard', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, game, 'keys');
    await page.getByRole('list').filter({ hasText: 'to hurt' }).waitFor();
    await mustBeAccessible(page, 'a character');
    const attack = page.getByRole('spinbutton', { name: 'Attack', exact: true });
    const before = Number(await attack.getAttribute('aria-valuenow'));
    await attack.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: `Undo: Attack ${before + 1}` }).waitFor();
    await page.getByText('Against the rules').or(page.getByLabel('Against the rules')).first().waitFor();
    await page.getByRole('button', { name: 'The game master allows it' }).first().press('Enter');
    await page.keyboard.type('Mia');
    await page.keyboard.press('Enter');
    await page.getByText('Mia allowed it on').waitFor();
    expect((await kept(page, 'keys')).allowed).toMatchObject([{ by: 'Mia', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    await page.locator('body').press('z');
    await page.locator('body').press('z');
    expect(Number(await attack.getAttribute('aria-valuenow'))).toBe(before);
    await page.locator('body').press('Shift+Z');
    expect(Number(await attack.getAttribute('aria-valuenow'))).toBe(before + 1);
    expect(guest.faults).toEqual([]);
  });

  it('takes back the last choice by Ctrl+Z, and not what was typed before it', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, game, 'back');
    const name = page.getByLabel('Name', { exact: true }).first();
    await name.click();
    await page.keyboard.type('Ann');
    const attack = page.getByRole('spinbutton', { name: 'Attack', exact: true });
    const before = await attack.getAttribute('aria-valuenow');
    await attack.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+z');
    await expect.poll(() => attack.getAttribute('aria-valuenow')).toBe(before);
    const typed = await name.inputValue();
    expect(typed).toContain('Ann');
    await page.keyboard.press('Control+y');
    await expect.poll(() => attack.getAttribute('aria-valuenow')).not.toBe(before);
    expect(await name.inputValue()).toBe(typed);
  });

  it.each([360, 1280, 1440])('fits a screen %i px wide', async (width) => {
    const guest = await house.come('', { viewport: { width, height: 800 } });
    for (const { rules } of RULE_SETS) {
      await begun(guest, rules.id, `wide-${width}-${rules.id}`);
      expect(await guest.page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
    }
    // Points left are in sight while they are spent, also on a phone.
    await begun(guest, game, `points-${width}`);
    const pools = (await guest.page.locator('.pools').boundingBox())!;
    expect(pools.y + pools.height).toBeLessThanOrEqual(800);
  });

  it('takes over what a fight left, from its log', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, game, 'carried');
    await page.getByLabel('Choose the replay').setInputFiles(join(import.meta.dirname, `../../../fixtures/golden/${game}/to-the-end.jsonl`));
    await page.getByRole('group', { name: 'Which of them is Nobody?' }).getByRole('button', { name: 'Cilly', exact: true }).click();
    await page.getByText('Knocked out (nonlethal)').waitFor();
    await page.getByRole('button', { name: 'Undo: After the fight' }).click();
    await page.getByText('Knocked out (nonlethal)').waitFor({ state: 'detached' });
    await page.getByLabel('Choose the replay').setInputFiles({ name: 'fight.jsonl', mimeType: 'text/plain', buffer: Buffer.from('no log\n') });
    await page.getByRole('region', { name: 'After the fight' }).getByRole('alert').waitFor();
    expect(guest.faults).toEqual([]);
  });

  it('has a sheet with a box for each point, which is accessible', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, game, 'sheet');
    await page.getByRole('link', { name: 'Sheet' }).click();
    const sheet = page.getByRole('article', { name: 'Character sheet of Nobody' });
    await sheet.getByRole('img', { name: 'HP: 4 boxes' }).waitFor();
    await mustBeAccessible(page, 'a sheet');
    // On paper it is one page, and no empty one follows.
    expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(/\/Type \/Pages\s*\/Count 1\b/);
    // What does not fit beside the numbers stands below them: no column is half empty beside a long one.
    await begun(guest, 'realitycheck', 'columns');
    await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ label: 'Mage' });
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.getByRole('heading', { name: 'Spells' }).waitFor();
    const [left, right] = await page.locator('.paper-columns > *').evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
    expect(Math.min(left, right) / Math.max(left, right)).toBeGreaterThan(0.7);
    await begun(guest, 'celesia', 'level');
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.getByText('Level 1 · Martial · Armour: Chain shirt').waitFor();
    await begun(guest, 'heroes-of-destiny', 'words');
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.getByText('11, arming sword +1, buckler +1').waitFor();
    expect(guest.faults).toEqual([]);
  });

  it.each(RULE_SETS.map(({ rules }) => [rules.id]))('has each number once on its sheet (%s)', async (id) => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, id, `once-${id}`);
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.locator('.numbers-box').waitFor();
    const words = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? one.textContent ?? '').trim().toLowerCase()));
    const rows = await words('.track-box li:has(.boxes) > span:first-of-type');
    const numbers = await words('.numbers-box li > span');
    expect(rows.length * numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((label) => rows.includes(label))).toEqual([]);
  });

  it('keeps a choice made just before leaving: its sheet and its builder have it, however late the server is', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, 'realitycheck', 'late');
    // The server gets a write a second later than what is asked after it.
    await page.route('**/api/workshop/character/late*', async (route) => {
      if (route.request().method() === 'PUT') await new Promise((go) => setTimeout(go, 1000));
      await route.continue();
    });
    await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ label: 'Mage' });
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.getByRole('heading', { name: 'Numbers' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Spells' }).count()).toBe(1);
    // Back and forth faster than the server: nothing of this is another window's.
    await page.getByRole('link', { name: 'Back to the character' }).click();
    const name = page.getByLabel('Name', { exact: true }).first();
    await name.fill('Mira');
    await page.getByRole('link', { name: 'Sheet' }).click();
    await page.getByRole('link', { name: 'Back to the character' }).click();
    await name.fill('Mirabel');
    const { title, ...body } = await kept(page, 'late');
    expect(title).toBe('Mirabel');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(guest.faults).toEqual([]);
    // What another window wrote meanwhile stays, and so does what this one had when it was left.
    const other = { ...body, title: 'Other', choices: { ...body.choices, name: 'Other' } };
    const written = await page.evaluate(async (text) => {
      const at = '/api/workshop/character/late';
      const { version } = (await (await fetch(at)).json()) as { readonly version: number };
      return (await fetch(`${at}?was=${version}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: text })).status;
    }, JSON.stringify(other));
    expect(written).toBe(200);
    await name.fill('Mirabelle');
    await page.getByRole('link', { name: 'Characters' }).click();
    await page.getByText('Mirabelle').first().waitFor();
    await page.getByText('Other', { exact: true }).first().waitFor();
  });

  it('shows every kind of advice in its place, and sums that add up, each number once', async () => {
    const guest = await house.come('');
    const { page } = guest;
    await begun(guest, 'celesia', 'advised');
    const hint = page.locator('.advice').getByText('A shield counts only when it is readied');
    await hint.waitFor();
    const box = (await page.locator('.advice').boundingBox())!;
    const { y } = (await hint.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThan(box.y + box.height);
    for (const { rules } of RULE_SETS) {
      await begun(guest, rules.id, `sums-${rules.id}`);
      const labels = await page.locator('.number summary > span').allTextContents();
      expect(new Set(labels).size).toBe(labels.length);
    }
    await page.goto(`${house.base()}/characters/advised`);
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    expect(await page.getByText('at least 1', { exact: true }).count()).toBe(0);
    expect(guest.faults).toEqual([]);
  }, 240_000);

  it('is put into a fight of its own against a foe, as the last fight left it', async () => {
    const guest = await house.come('');
    const { page } = guest;
    // A board of regions, one with places in pairs, one with places as text.
    for (const id of ['sea-of-shadows', 'realmspire', 'realitycheck']) {
      await begun(guest, id, `fights-${id}`);
      await page.getByRole('button', { name: 'Prepare this fight' }).click();
      await page.waitForURL(/\/prepare\//);
      await expect.poll(() => page.locator('.roster .fighter').count(), { timeout: 20_000 }).toBe(2);
      await page.getByText(/the true share lies between/).waitFor({ timeout: 30_000 });
    }
    expect(guest.faults).toEqual([]);
  }, 240_000);
});
