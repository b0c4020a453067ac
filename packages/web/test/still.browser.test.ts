import { describe, expect, it, vi } from 'vitest';
import { alone, decideWell, fightOf, guests, MISSING, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/**
 * Records what moved without a click or a key just before. Left out are the story, whose sentences change while it is written, and the list of acts,
 * which are others when the fight has gone on.
 */
const WATCH = `
  window.shifts = [];
  const pathOf = (node) => {
    const path = [];
    for (let one = node?.parentElement && node.nodeType === 3 ? node.parentElement : node; one?.tagName; one = one.parentElement) path.unshift([one.tagName.toLowerCase(), ...one.classList].join('.'));
    return path.slice(-5).join(' > ');
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(...sources.filter(({ node }) => node?.isConnected && !(node.parentElement ?? node).closest('.log li, .lately, .acts')).map(({ node }) => pathOf(node)));
  }).observe({ type: 'layout-shift', buffered: true });
`;

const FIGHTS = [
  ['celesia/village-green', 'Guards and orcs'],
  ['realitycheck/turnless-brawl', 'A brawl of three'],
  ['sea-of-shadows/harbour-gate', 'The harbour gate'],
  ['heroes-of-destiny/goblin-ambush', 'Goblins in the undergrowth'],
  ['realmspire/wolf-winter', 'A pack of wolves'],
] as const;
const SIZES = [
  { name: 'a desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
] as const;
/** Decisions of one's own, each with what the computer does after it. */
const ACTS = Number(process.env.ACTS ?? 6);
const WITHIN = 5_000 * ACTS;

describe.skipIf(MISSING !== null)('nothing moves at the table', () => {
  const { come, running } = guests(FIGHTS.map(([file]) => fightOf(`encounters/${file}.json`)));

  it.each(FIGHTS.flatMap(([, title]) => SIZES.map((size) => ({ title, ...size }))))(
    'while it opens, odds come and go, and others act: $title on $name',
    async ({ title, options }) => {
      const one = await come('', options);
      await one.context.addInitScript(WATCH);
      const { page } = one;
      await alone(one, running(), title);
      const late = Date.now() + WITHIN;
      for (let acts = 0; acts < ACTS && Date.now() < late && sceneOf(one)?.over == null; ) {
        if (acts % 4 === 0)
          for (const act of (await page.locator('.acts [data-act]').all()).slice(0, 3)) {
            await act.hover({ timeout: 1000 }).catch(() => undefined);
            await page.waitForTimeout(200);
          }
        if (await decideWell(one, running(), acts)) acts++;
        // What moves later than half a second after a click is nobody's doing.
        await page.waitForTimeout(acts % 3 === 0 ? 600 : 30);
      }
      expect(await page.evaluate('window.shifts')).toEqual([]);
      expect(one.faults).toEqual([]);
    },
  );
});
