import { expect, it } from 'vitest';
import { gate, spawned } from './command.ts';

it('a place that is misspelt in a walk is told with the one that was probably meant', () => {
  const { code, out } = spawned(['play', gate], { input: 'run gaet\nrun 99,99\nquit\n' });
  expect(out).toMatch(/^"run" cannot go to gaet, only to .*gate.*\. Did you mean "run gate"\?$/m);
  expect(out).toMatch(/^"run" cannot go to 99,99, only to [^?]*\.$/m);
  expect(code).toBe(1);
});

it('a folder of a game that is misspelt is told with the one that was probably meant', () => {
  const { code, err } = spawned(['rules', '--ruleset', './examples/brooskide']);
  expect(err).toMatch(/There is no game at .*brooskide\. Did you mean ".*examples\/brookside"\?/);
  expect(code).toBe(2);
});
