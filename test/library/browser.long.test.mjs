import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'entry.mjs');

/** What a bundle for browsers holds that starts with this code: what it imports of Node, whether threads of Node, and which games at once. */
async function bundled(code) {
  const plugin = { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) };
  const bundle = await rolldown({ input: entry, cwd: root, platform: 'browser', plugins: [plugin], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  const imports = output.flatMap((chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]);
  const modules = Object.keys(output.find((chunk) => chunk.isEntry).modules);
  const games = new Set(modules.flatMap((path) => /packages[\\/]rules[\\/]([^\\/]+)/.exec(path)?.[1] ?? []));
  return {
    node: imports.filter((name) => name.startsWith('node:')),
    piscina: output.some((chunk) => chunk.moduleIds?.some((id) => id.includes('piscina'))),
    games: [...games],
  };
}

const NOTHING = { node: [], piscina: false };

describe('a page', () => {
  it('plays one game without the other four and without Node', async () => {
    const code = "import { openGame } from '@riposte/files'; import { ruleSet } from '@riposte/celesia'; console.log(openGame('', '', [ruleSet]));";
    expect(await bundled(code)).toEqual({ ...NOTHING, games: ['celesia'] });
  });
  it.each(['fights', 'charts'])('uses @riposte/sim/%s without Node, and loads no game that it does not ask for', async (name) => {
    expect(await bundled(`import * as all from '@riposte/sim/${name}'; console.log(all);`)).toEqual({ ...NOTHING, games: [] });
  });
  it('that took the threads of Node would be found', async () => {
    expect(await bundled("import * as all from '@riposte/sim'; console.log(all);")).toMatchObject({
      node: expect.arrayContaining(['node:timers/promises']),
      piscina: true,
    });
  });
  it('that took all games would be found', async () => {
    const { games } = await bundled("import { RULE_SETS } from '@riposte/rule-sets'; console.log(RULE_SETS);");
    expect(games.length).toBe(5);
  });
});
