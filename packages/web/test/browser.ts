import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { intentJson } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Library } from '@riposte/server';
import type { Act, Scene } from '@riposte/server/protocol';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { Stream } from '../../server/src/stream.ts';
import type { Table } from '../../server/src/table.ts';
import { LIBRARY, ownFolder, post, type Running, start } from '../../server/test/harness.ts';

const CHROMIUM = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (one) => one !== '' && existsSync(one),
);

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'packages/web/dist');

/** Why the tests in a real browser cannot run here; null = they can. */
export const MISSING: string | null =
  CHROMIUM === undefined
    ? 'NOT TESTED in a browser: there is no Chromium. Install it with: apt-get install chromium, or name one in the variable CHROMIUM.'
    : null;
if (MISSING !== null) process.stderr.write(`\n${MISSING}\n\n`);

/** A server with the ready fights of all rule sets and the fight of the tests' own, with its pages. */
export async function openHouse(
  folder: string,
  fights: readonly { readonly file: string; readonly text: string }[],
  more: Partial<Library> = {},
): Promise<Running> {
  const newest = newestSource();
  if (!existsSync(join(built, 'index.html')) || statSync(join(built, 'index.html')).mtimeMs < newest) {
    const done = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        join(root, 'packages/web'),
        '--config',
        join(root, 'packages/web/vite.config.mjs'),
        '--logLevel',
        'error',
      ],
      // The tests' own NODE_ENV would make it a page for developers.
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (done.status !== 0) throw new Error(done.stderr);
  }
  const library = { ...LIBRARY, ruleSets: [...RULE_SETS, ...LIBRARY.ruleSets], fights: [...fights, ...LIBRARY.fights], ...more };
  return start(folder, { pages: built, library, names: () => [LOCAL], makers: 'anyone', makerTokens: [MAKER], webhooks: { ofTables: true } });
}

/** When the newest source of all packages was written. */
export const newestSource = (): number =>
  Math.max(...['packages', 'packages/rules'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => newestIn(join(root, parent, name, 'src')))));

/** When the newest source of a folder was written; 0 where there is none. */
function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return Math.max(0, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)).mtimeMs));
}

/** Lets those make tables who bring it. */
export const MAKER = 'a-token-of-these-tests';

/** A name of this machine that browsers do not trust without TLS, like an address in a local network. */
export const LOCAL = 'table.lan';

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${LOCAL} 127.0.0.1`] });
}

/** A person with a browser of their own. Every byte from the server is kept; no error may show in the console. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly bytes: string[];
  readonly faults: string[];
  /** How often they gave an answer. */
  readonly given: Map<string, number>;
}

/** Answers alike before somebody orders them. */
const MAX_ALIKE = 2;

type PersonOptions = Parameters<Browser['newContext']>[0];

export async function person(browser: Browser, options: PersonOptions = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, reducedMotion: 'reduce', ...options });
  // Who clicks for a test answers what is asked; the dial has a test of its own.
  await context.addInitScript(`localStorage.getItem('riposte-reactions') ?? localStorage.setItem('riposte-reactions', '"all"')`);
  const page = await context.newPage();
  const bytes: string[] = [];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => bytes.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => bytes.push(text),
        () => undefined,
      );
  });
  return { context, page, bytes, faults, given: new Map() };
}

/** One of the ready fights, in place of that of the library. */
export const fightOf = (file: string): { readonly file: string; readonly text: string } => ({ file, text: readFileSync(join(root, file), 'utf8') });

/** A house with pages and a browser for the tests of one file; whoever comes leaves when the test ends. */
export function guests(fights: readonly { readonly file: string; readonly text: string }[] = [], more: Partial<Library> = {}) {
  const folder = ownFolder();
  let browser: Browser;
  let house: Running;
  beforeAll(async () => {
    house = await openHouse(folder, fights, more);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  /** Somebody at an address of the house. */
  async function come(address: string, options: PersonOptions = {}): Promise<Person> {
    const one = await person(browser, options);
    onTestFinished(() => one.context.close());
    if (address !== '') await one.page.goto(house.base + address);
    return one;
  }
  return {
    base: () => house.base,
    running: () => house,
    come,
    /** Somebody alone at a ready fight. */
    async sit(title: string, options: PersonOptions = {}): Promise<Person> {
      const one = await come('', options);
      await alone(one, house, title);
      return one;
    },
    /** The addresses of a new table: of the game master, of the players, of spectators. */
    async table(fight = 'yard.json'): Promise<readonly string[]> {
      const { body } = await post(house.base, '/api/tables', { fight, mode: 'table' });
      return (body as unknown as { readonly links: readonly { readonly path: string }[] }).links.map(({ path }) => path);
    },
  };
}

/** Plays a ready fight alone against the computer. */
export async function alone({ page }: Person, { base }: Running, title: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('searchbox').fill(title);
  // In whatever language: to play alone stands first.
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click();
  await page.locator('.board').waitFor();
}

/** Nothing serious for people who use the page in other ways. */
export async function mustBeAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes[0].html.slice(0, 200)}`);
  expect({ what, found }).toEqual({ what, found: [] });
}

/** What the server told this person last, put together from the frames. */
export function sceneOf({ bytes }: Person): Scene | null {
  const read = told.get(bytes) ?? { frames: 0, scene: null };
  let { scene } = read;
  for (const text of bytes.slice(read.frames)) {
    if (text.startsWith('{"kind":"snapshot"')) scene = (JSON.parse(text) as { scene: Scene }).scene;
    else if (scene !== null && text.startsWith('{"kind":"step"')) scene = { ...scene, ...(JSON.parse(text) as { set: Partial<Scene> }).set };
  }
  told.set(bytes, { frames: bytes.length, scene });
  return scene;
}

/** What was put together so far, for it is asked again and again. */
const told = new WeakMap<readonly string[], { readonly frames: number; readonly scene: Scene | null }>();

/**
 * One decision by this person, if it is theirs, without knowing the rules: an answer in turn, else the first act aimed
 * at a foe, else the first that leads nearer, else the last, which ends most turns.
 */
export async function decide(one: Person, nth = 0): Promise<void> {
  const { page } = one;
  const choice = page.locator('.prompt:not(.mirror) [data-choice]');
  const choices = await choice.count();
  const click = (selector: string): Promise<boolean> => pressed(page.locator(selector).first());
  if (choices > 0) {
    await pressed(choice.nth(nth % choices));
    return;
  }
  const scene = sceneOf(one);
  if (scene === null || !scene.waiting.mine || scene.waiting.kind !== 'turn') return;
  const { fighters } = scene;
  const mine = fighters.find(
    ({ ref }) => ref === scene.menu.acts.find((act) => act.ways.length > 0 && fighters.some((other) => other.ref === act.by && other.mine))?.by,
  );
  if (mine === undefined) return;
  const acts = scene.menu.acts.filter((act) => act.by === mine.ref && act.ways.length > 0);
  const foes = fighters.filter((other) => other.side !== mine.side && other.places.length > 0);
  const isFoe = new Set(foes.map((other) => other.ref));
  const aimed = acts.find((act) => act.targets.some((ref) => isFoe.has(ref)));
  const leading = acts.find((act) => act.path);
  const act = aimed ?? leading ?? acts[acts.length - 1];
  // A menu that is gone by now is chosen from the next time.
  if (!(await open(page, act.id)) || act.ends) return;
  if (act.ways.length === 1 && act.more === 0 && !act.path) return void (await click('[data-commit]'));
  if (aimed !== undefined) {
    const way = (await wholeOf(one, act))?.ways.find((each) => each.targets.some((ref) => isFoe.has(ref)));
    if (way !== undefined) await click(`[data-way="${way.key}"]`);
  } else if (act.path) {
    // The server looks for the places, which may take long beside other work; that they come is part of the test.
    await page.locator('.ways [data-place]').first().waitFor({ timeout: 60_000 });
    const width = scene.ground === null || scene.ground.kind === 'regions' ? 1 : scene.ground.width + (scene.ground.kind === 'metres' ? 1 : 0);
    const far = (a: number, b: number): number => Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
    const goals = await page
      .locator('.ways [data-place]')
      .evaluateAll((list) => list.map((each) => Number((each as unknown as { dataset: { place: string } }).dataset.place)));
    const toFoe = (place: number): number => Math.min(...foes.map((foe) => far(place, foe.places[0])));
    await click(`.ways [data-place="${goals.sort((a, b) => toFoe(a) - toFoe(b))[0]}"]`);
  } else await click(`[data-way="${act.ways[0].key}"]`);
}

/** One decision by this person as the policy of the rule set would make it, by clicks; false = none is theirs. */
export async function decideWell(one: Person, { server }: Running, nth: number): Promise<boolean> {
  const scene = sceneOf(one);
  if (scene === null || !scene.waiting.mine) return false;
  const table = await server.own!.get(scene.me.seat.split('.')[0]);
  const stream = table.stream(scene.me.seat);
  const { made } = stream;
  const { fight, ruleSet } = table;
  const heard = one.bytes.length;
  if (fight.pending?.kind === 'answer') {
    if (scene.question === null || scene.question.mirror || made === null || made.answering === null) return false;
    const { ask, about } = fight.pending;
    const value = ruleSet.policy.answer(fight.view, ask, made.answering, about);
    const key = Math.max(
      0,
      made.answers.findIndex((other) => JSON.stringify(other) === JSON.stringify(value)),
    );
    // The page still has the question before this one.
    if (scene.question.choices[key] === undefined) return false;
    const prompt = one.page.locator('.prompt:not(.mirror)');
    const choice = prompt.locator(`[data-choice="${key}"]`);
    // Of many the forms of one act stand behind it.
    const fold = prompt.locator('button.act:not([data-choice])', { hasText: `${scene.question.choices[key].act} …` });
    // Whoever has answered so a few times has it answered so from now on.
    const often = `${scene.question.name} ${scene.question.ask} ${key}`;
    const times = (one.given.get(often) ?? 0) + 1;
    one.given.set(often, times);
    if (scene.question.choices[key].usual && times > MAX_ALIKE) return pressed(prompt.getByRole('button', { name: 'Don’t ask again' }));
    const rest = prompt.locator('[data-rest]');
    if ((await choice.count()) + (await fold.count()) === 0 && (await rest.count()) > 0) await pressed(rest);
    if ((await fold.count()) > 0) await pressed(fold);
    if (!(await pressed(choice))) return false;
  } else if (!(await declareWell(one, { fight, ruleSet, stream }))) await decide(one, nth);
  // Whoever clicked is told what came of it before the next one looks; a click on what has just gone leads to nothing.
  for (let n = 0; n < 150 && one.bytes.length === heard; n++) await one.page.waitForTimeout(20);
  return true;
}

/** Clicks; false = what was there a moment ago is gone, as where another's answer made another question. */
const pressed = (what: Locator): Promise<boolean> =>
  what.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );

/** Chooses an act, of whatever group. */
export async function open(page: Page, act: string): Promise<boolean> {
  const all = page.locator('[data-group="all"][aria-pressed="false"]');
  if ((await all.count()) > 0) await pressed(all);
  return pressed(page.locator(`[data-act="${act}"]`));
}

/** An act with all its forms, as its page was told them when it was opened; null where another menu has come meanwhile. */
async function wholeOf(one: Person, act: Act): Promise<Act | null> {
  if (act.more === 0) return act;
  const { number } = sceneOf(one)!.menu;
  for (let n = 0; n < 3000; n++) {
    for (const text of one.bytes.toReversed()) {
      if (!text.startsWith('{"kind":"reply"') || !text.includes(`{"id":"${act.id}","by":${act.by},`)) continue;
      const { data } = JSON.parse(text) as { readonly data: readonly Act[] };
      const found = Array.isArray(data) ? data.find((told) => told.id === act.id && told.by === act.by) : undefined;
      if (found !== undefined) return found;
    }
    if (sceneOf(one)!.menu.number !== number) return null;
    await one.page.waitForTimeout(20);
  }
  throw new Error(`the forms of ${act.id} did not come`);
}

/** Does an act of one form: the first click chooses it, the second does it. */
export async function act(page: Page, id: string): Promise<void> {
  await page.locator(`[data-act="${id}"]`).click();
  await page.locator('[data-commit]').click();
}

/** What the policy would declare, by clicks; false = it is not listed. */
async function declareWell(one: Person, { fight, ruleSet, stream }: Pick<Table, 'fight' | 'ruleSet'> & { readonly stream: Stream }): Promise<boolean> {
  const { menu, fighters } = sceneOf(one)!;
  const isMine = (ref: number): boolean => fighters.some((other) => other.ref === ref && other.mine);
  const first = menu.acts.find((act) => act.ways.length > 0 && isMine(act.by));
  const ways = stream.menu(menu.number)?.ways;
  if (first === undefined || ways === undefined) return false;
  const intent = ruleSet.policy.declare(fight.view, ways.get(first.ways[0].key)!.by);
  const wanted = intent === null ? '' : JSON.stringify(intentJson(intent));
  const [key] = [...ways].find(([, way]) => JSON.stringify(way) === wanted) ?? [-1];
  const act = stream.made!.menu.whole(null, null).find((each) => each.by === first.by && each.ways.some((way) => way.key === key));
  const way = act?.ways.find((each) => each.key === key);
  if (act === undefined || way === undefined) return false;
  // Another act may be half chosen.
  if ((await one.page.locator('.ways').count()) > 0) await one.page.keyboard.press('Escape');
  const chosen = await open(one.page, act.id);
  if (act.ends) return chosen;
  if (act.path) return chosen && pressed(one.page.locator(`.ways [data-place="${way.places.at(-1)}"]`));
  return chosen && pressed(one.page.locator(act.ways.length === 1 && act.more === 0 ? '[data-commit]' : `[data-way="${key}"]`).first());
}
