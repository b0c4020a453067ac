import { expect, it, vi } from 'vitest';
import { serveBench } from '../src/workbench/serve.ts';

vi.mock('../src/workbench/answers.ts', () => ({ answer: (ask: string) => Promise.reject(ask === 'book' ? UNLOADED : new Error('no such fight')) }));
vi.mock('../src/workbench/crew.ts', () => ({ crew: null }));

const UNLOADED = new TypeError('Failed to fetch dynamically imported module: http://here/assets/rules.js');

it('a part of the program that did not load is lost, and no sentence of the browser reaches the page', async () => {
  let ask: (event: { readonly data: object }) => void = () => undefined;
  const said = vi.fn();
  vi.stubGlobal('self', { addEventListener: (_: string, listen: typeof ask) => (ask = listen), postMessage: said });
  serveBench();
  ask({ data: { id: 1, ask: 'book', about: {} } });
  ask({ data: { id: 2, ask: 'lab', about: {} } });
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(said.mock.calls).toEqual([[{ id: 1, lost: true }], [{ id: 2, failed: 'no such fight' }]]);
  vi.unstubAllGlobals();
});
