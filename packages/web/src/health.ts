import type { ShownFighter, ShownGauge } from '@riposte/server/protocol';

/** Words for how those look who are seen in part, with the share that such a fighter has lost. */
const LOOKS: readonly (readonly [RegExp, number])[] = [
  [/unhurt|whole|fresh|unharmed/, 0],
  [/dead|dying|fatal|down/, 1],
  [/bad|heav|severe|mortal|crit|broken/, 0.65],
  [/shaken|moderate|wounded|hurt/, 0.4],
  [/light|slight|scratch/, 0.2],
];

/** The share of its health that a fighter has lost, as far as this seat knows. */
export function lostBy({ gauges, looks, out }: Pick<ShownFighter, 'gauges' | 'looks' | 'out'>): number {
  if (out) return 1;
  const harm = looks.find(([title]) => title === 'harm')?.[1].toLowerCase();
  if (harm !== undefined) return LOOKS.find(([words]) => words.test(harm))?.[1] ?? 0;
  return Math.max(0, ...gauges.filter((gauge) => gauge.harm).map(lostOf));
}

function lostOf({ as, value, most }: ShownGauge): number {
  if (typeof value === 'number') return most === null || most === 0 ? 0 : 1 - Math.max(0, value) / most;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
  const states = Object.values(value);
  if (as === 'body') return states.filter((state) => state !== 'whole').length / Math.max(1, states.length);
  // Kinds of wounds from the least to the worst.
  const worst = states.findLastIndex((count) => typeof count === 'number' && count > 0);
  return (worst + 1) / (states.length + 1);
}
