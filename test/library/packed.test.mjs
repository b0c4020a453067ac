import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packLibraries, packOthers } from '../../tools/pack.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Runs a program and returns what it printed. */
function run(program, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}${stderr}`);
  return stdout;
}
const tool = (path, args, cwd) => run(process.execPath, [join(root, 'node_modules', path), ...args], cwd);

const ours = packLibraries(folder);
const others = packOthers(folder);
/** A rule set whose rules text is not written yet is not ready to be published. */
const publishable = ours.filter(({ name }) => {
  const rules = join(root, 'packages/rules', basename(name));
  return !existsSync(rules) || existsSync(join(rules, 'rules.json'));
});

describe.each(publishable)('the package $name', ({ name, file }) => {
  it('has the licence, and a page that says what it is', () => {
    const read = (path) => run('tar', ['-xOf', file, `package/${path}`]);
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(read('README.md')).toMatch(existsSync(join(root, 'packages/rules', basename(name))) ? /^# \w/ : new RegExp(`^# ${name}\n`));
  });
  it('is as publint wants it', () => {
    expect(tool('publint/src/cli.js', [file, '--strict'])).toContain('All good!');
  });
  it('has types that resolve', () => {
    expect(tool('@arethetypeswrong/cli/dist/index.js', [file, '--profile', 'esm-only', '--format', 'ascii'])).toContain('node16 (from ESM): 🟢');
  });
});

it('the checks of packages find an export without a file and one without types', () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  const made = { name: 'broken', version: '1.0.0', type: 'module', types: './index.d.ts', exports: { '.': './index.js', './more': './more.js' } };
  writeFileSync(join(broken, 'package.json'), JSON.stringify(made));
  writeFileSync(join(broken, 'index.js'), 'export const one = 1;\n');
  writeFileSync(join(broken, 'index.d.ts'), 'export declare const one = 1;\n');
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], broken);
  const file = join(folder, 'broken-1.0.0.tgz');
  expect(() => tool('publint/src/cli.js', [file, '--strict'])).toThrow(/does not exist/);
  expect(() => tool('@arethetypeswrong/cli/dist/index.js', [file, '--profile', 'esm-only', '--format', 'ascii'])).toThrow(
    /no-resolution|NoResolution|untyped/i,
  );
});

describe('the sample of docs/library.md, from the packed library in an empty project', () => {
  const [, sample] = /```typescript\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/library.md'), 'utf8'));
  const encounter = 'encounters/sea-of-shadows/duel-at-dawn.json';

  beforeAll(() => {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
    // A registry that is not there: nothing may come from anywhere but the tarballs.
    const offline = ['--offline', '--registry', 'http://127.0.0.1:9', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund'];
    run('npm', ['install', ...offline, ...[...ours, ...others].map((one) => one.file)], project);
    copyFileSync(join(root, encounter), join(project, basename(encounter)));
    writeFileSync(join(project, 'sample.ts'), sample);
    const compilerOptions = { module: 'nodenext', target: 'es2023', strict: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['sample.ts'] }));
  }, 240_000);

  it('has fifteen lines', () => {
    expect(sample.trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('has the types that it thinks, and does what it says', () => {
    tool('typescript/bin/tsc', ['-p', '.'], project);
    const printed = run(process.execPath, ['sample.js'], project);
    expect(printed).toMatch(/^Ilse may /);
    expect(printed).toContain('attacked Ilse Odo');
    expect(printed).toMatch(/attack die D8/);
    expect(printed).toMatch(/next to act: Odo\n$/);
    expect(readFileSync(join(project, 'duel.jsonl'), 'utf8')).toMatch(/^\{"format":"riposte\/log\/1"/);
  });

  describe('and docs/recipes.md', () => {
    const recipes = [...readFileSync(join(root, 'docs/recipes.md'), 'utf8').matchAll(/```(?:js|html)\n(?:\/\/ |<!-- )(\S+).*\n([\s\S]*?)```/g)];
    beforeAll(() => recipes.forEach(([, name, text]) => writeFileSync(join(project, name), text)));

    it('Node: a fight to its end', () => {
      expect(recipes.map(([, name]) => name)).toEqual(['duel.js', 'index.html', 'page.js', 'worker.js', 'notebook.js']);
      expect(run(process.execPath, ['duel.js'], project)).toMatch(/^Turn order: [\s\S]*Ilse[\s\S]*Odo/);
    });
    it('a notebook: answers compared, and taken back', () => {
      const printed = run(process.execPath, ['notebook.js'], project);
      expect(printed).toMatch(/^choose-defence\npassive: .*\d+ %/);
      expect(printed).toMatch(/\nD8\n$/);
    });
    it('Vite and a worker: a page that shows odds', async () => {
      tool('vite/bin/vite.js', ['build', '--logLevel', 'error'], project);
      const types = { html: 'text/html', js: 'text/javascript' };
      const server = createServer(({ url }, response) => {
        const path = join(project, 'dist', url === '/' ? 'index.html' : url);
        if (!existsSync(path)) return response.writeHead(404).end();
        response.writeHead(200, { 'content-type': types[path.split('.').at(-1)] ?? 'text/plain' }).end(readFileSync(path));
      });
      const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
      await new Promise((done) => server.listen(0, '127.0.0.1', done));
      try {
        const page = await browser.newPage();
        await page.goto(`http://127.0.0.1:${server.address().port}/`);
        await page.waitForFunction("document.querySelector('#odds').textContent !== '...'");
        expect(await page.textContent('#odds')).toMatch(/Odo.*\d+ %/);
      } finally {
        await browser.close();
        server.close();
      }
    }, 120_000);
  });
});
