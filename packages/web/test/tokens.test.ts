import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
const css = readFileSync(join(src, 'tokens.css'), 'utf8');

/** The colours of a theme by their names. */
function themeOf(name: string): ReadonlyMap<string, string> {
  const [, body] = new RegExp(`\\[data-theme="${name}"\\]\\s*\\{([^}]*)\\}`).exec(css)!;
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, token, colour]) => [token, colour]));
}

function channels(colour: string): readonly number[] {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

const linear = (one: number): number => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);

/** Relative luminance as WCAG 2 has it. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How far two colours are apart, by CIE76. */
function distance(one: string, other: string): number {
  const lab = (colour: string): readonly number[] => {
    const [r, g, b] = channels(colour).map(linear);
    const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const [x, y, z] = [
      curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
      curve(0.2126 * r + 0.7152 * g + 0.0722 * b),
      curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
    ];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, i) => value - b[i]));
}

/** Words on what they stand on. */
const TEXTS = `ink panel, ink page, ink sunken, ink raised, soft panel, soft sunken, soft page, faint panel, faint sunken, act-ink panel, act-ink act-wash, on-act act,
  on-act act-hover, on-now now, now-ink panel, now-ink now-wash, soft now-wash, harm panel, harm harm-wash,
  ink act-wash, ink now-wash, good good-wash,  good panel, ink o0, on-o12 o1, on-o12 o2, on-o34 o3, on-o34 o4,
  on-side side0, on-side side1, on-side2 side2, on-side side3, ink land, ink wood, ink water`;
/** Edges and marks on what they stand on. */
const EDGES = 'edge panel, wall rock, now-edge panel, act panel, wall land, wall stone, token-rim side0, token-rim side1, token-edge token-rim';

const pairs = (list: string): [string, string][] => list.split(',').map((pair) => pair.trim().split(/\s+/) as [string, string]);

describe.each(['light', 'dark', 'contrast'])('the colours of the theme %s', (name) => {
  const theme = themeOf(name);
  const colour = (token: string): string => theme.get(token) ?? expect.fail(`${name} has no colour ${token}`);

  it.each(pairs(TEXTS))('%s can be read on %s', (text, ground) => expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5));

  it.each(pairs(EDGES))('%s can be seen on %s', (edge, ground) => expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3));

  it('shows what is chosen, asked or hurt by another ground', () => {
    const washes = ['sunken', 'act-wash', 'now-wash', 'harm-wash', 'good-wash'].map(colour);
    expect(new Set([colour('panel'), ...washes]).size).toBe(washes.length + 1);
  });

  it('tells the sides apart', () => {
    const sides = [0, 1, 2, 3].map((side) => colour(`side${side}`));
    const apart = sides.flatMap((one, i) => sides.slice(i + 1).map((other) => distance(one, other)));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(35);
  });
});

it('every theme has every colour', () => {
  const [light, dark, high] = ['light', 'dark', 'contrast'].map((name) => [...themeOf(name).keys()].sort());
  expect(dark).toEqual(light.filter((token) => dark.includes(token)));
  expect(light.filter((token) => !dark.includes(token) || !high.includes(token))).toEqual([]);
});

it('styles use only names that exist', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name));
  const all = files.map((name) => readFileSync(join(src, name), 'utf8')).join('\n');
  const defined = new Set([...all.matchAll(/(--[a-z0-9-]+)['"]?\]?\s*:/g)].map(([, name]) => name));
  const used = [...new Set([...all.matchAll(/var\((--[a-z0-9-]+)[,)]/g)].map(([, name]) => name))];
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
