// node tools/golden.mjs: records the golden fights into fixtures/golden. They are kept for ever: what is there is never written again;
// fights of a later version of the rules stand beside them, with the version in their name.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import config from '../vitest.config.mjs';

const root = join(import.meta.dirname, '..');
const { module } = await runnerImport(join(root, 'packages/files/test/record.ts'), { root, resolve: config.resolve, configFile: false });

const versionOf = (log) => JSON.parse(log.slice(0, log.indexOf('\n'))).version;

let refused = 0;
for (const { id, fights } of module.recordings()) {
  const folder = join(root, 'fixtures/golden', id);
  mkdirSync(folder, { recursive: true });
  for (const { name, log, hash } of fights) {
    const first = join(folder, `${name}.jsonl`);
    const isLater = existsSync(first) && versionOf(readFileSync(first, 'utf8')) !== versionOf(log);
    const path = isLater ? join(folder, `${name}-${versionOf(log)}.jsonl`) : first;
    if (existsSync(path)) {
      if (readFileSync(path, 'utf8') === log) continue;
      console.error(`${path} is there and stays as it is, but the fight is now another: raise the version in rules.ts`);
      refused++;
      continue;
    }
    writeFileSync(path, log, { flag: 'wx' });
    writeFileSync(path.replace(/jsonl$/, 'sha256'), `${hash}\n`);
    console.log(`${path}: ${log.split('\n').length - 1} lines`);
  }
}
process.exitCode = refused > 0 ? 1 : 0;
