import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, spawned } from './command.ts';

const GAME = ['--ruleset', join(root, 'examples/brookside')];
const ford = join(root, 'examples/brookside/encounters/ford.json');

it('the example game passes its scenarios', () => {
  const { code, out } = spawned(['scenario', join(root, 'examples/brookside/scenarios'), ...GAME]);
  expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(code).toBe(0);
});

it('the example game passes conformance, and keeps nerve a secret though its fights begin with a question', () => {
  const { code, out } = spawned(['conformance', ...GAME]);
  expect(out).toContain('not shown to foes: nerve');
  expect(out).not.toMatch(/^fault/m);
  expect(code).toBe(0);
});

it('the example game is fought, simulated, told in German and played', () => {
  expect(spawned(['fight', ford, '--lang', 'de', ...GAME])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('stürmt gegen') });
  const { tally } = JSON.parse(spawned(['simulate', ford, '--fights', '20', '--json', ...GAME]).out) as { readonly tally: object };
  expect(tally).toMatchObject({ fights: 20, unfinished: 0 });
  expect(spawned(['play', ford, ...GAME], { input: 'march\nvolley\nlook\nquit\n' }).out).toContain('which card do you lay?');
});
